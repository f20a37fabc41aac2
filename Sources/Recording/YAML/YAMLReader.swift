internal import CYAML

/// A step through a YAML text.
enum YAMLToken: Hashable {
  /// A number, a word or a quoted text.
  case scalar
  case sequenceStart
  case sequenceEnd
  case mappingStart
  case mappingEnd
  /// The document is over.
  case end
}

/// Reads a YAML text step by step, by libyaml.
@safe final class YAMLReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// libyaml keeps a pointer to its input.
  private let input: UnsafeMutableBufferPointer<UInt8>
  private(set) var token = YAMLToken.end

  init(_ bytes: [UInt8]) {
    unsafe input = .allocate(capacity: bytes.count)
    _ = unsafe input.initialize(from: bytes)
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    // It fails only where there is no memory, as any allocation would.
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The line on which the token begins, from 1.
  var line: Int { unsafe Int(clamping: event.pointee.start_mark.line) + 1 }

  /// Goes to the next token, and returns it.
  @discardableResult
  func next() throws(RecordingDamage) -> YAMLToken {
    while true {
      unsafe yaml_event_delete(event)
      guard unsafe yaml_parser_parse(parser, event) != 0 else { throw fault() }
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT, YAML_ALIAS_EVENT: token = .scalar
      case YAML_SEQUENCE_START_EVENT: token = .sequenceStart
      case YAML_SEQUENCE_END_EVENT: token = .sequenceEnd
      case YAML_MAPPING_START_EVENT: token = .mappingStart
      case YAML_MAPPING_END_EVENT: token = .mappingEnd
      case YAML_STREAM_END_EVENT, YAML_DOCUMENT_END_EVENT, YAML_NO_EVENT: token = .end
      default: continue
      }
      return token
    }
  }

  /// The scalar's text; empty for any other token.
  var text: String {
    unsafe withScalar { unsafe String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The scalar as a whole number; nil for anything else.
  var integer: Int64? {
    unsafe withScalar { unsafe YAMLReader.integer($0) } ?? nil
  }

  private func withScalar<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard unsafe event.pointee.type == YAML_SCALAR_EVENT else { return nil }
    let scalar = unsafe event.pointee.data.scalar
    return unsafe body(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
  }

  /// Without a String in between, since a recording is mostly numbers.
  private static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = unsafe bytes.first == UInt8(ascii: "-")
    let digits = unsafe bytes.dropFirst(isNegative ? 1 : 0)
    guard unsafe !digits.isEmpty else { return nil }
    var number: Int64 = 0
    for index in unsafe digits.indices {
      let byte = unsafe digits[index]
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isAbove) = product.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      guard !isTooLarge, !isAbove else { return nil }
      number = sum
    }
    return isNegative ? -number : number
  }

  private func fault() -> RecordingDamage {
    let parser = unsafe parser.pointee
    let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "no memory"
    let line = unsafe max(parser.problem_mark.line, parser.mark.line)
    return RecordingDamage(line: Int(clamping: line) + 1, "YAML is expected: \(problem)")
  }
}
