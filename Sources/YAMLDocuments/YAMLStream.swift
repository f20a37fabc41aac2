internal import CYAML

/// Reads a YAML text step by step, by libyaml.
@safe public final class YAMLStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// libyaml keeps a pointer to its input.
  private let input: UnsafeMutableBufferPointer<UInt8>
  public private(set) var token = YAMLToken.end
  /// No format of ours comes near it, and libyaml's time grows with the square of the depth.
  private static let deepest = 100
  private var depth = 0

  public init(_ bytes: [UInt8]) {
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

  /// Where the token begins.
  public var place: YAMLPlace { unsafe YAMLPlace(event.pointee.start_mark) }

  /// The anchor or the tag of the token, as it is written; nil where it has neither.
  var decoration: String? {
    let data = unsafe event.pointee.data
    let (anchor, tag) =
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT: unsafe (data.scalar.anchor, data.scalar.tag)
      case YAML_SEQUENCE_START_EVENT:
        unsafe (data.sequence_start.anchor, data.sequence_start.tag)
      case YAML_MAPPING_START_EVENT: unsafe (data.mapping_start.anchor, data.mapping_start.tag)
      default: unsafe (UnsafeMutablePointer<UInt8>?.none, UnsafeMutablePointer<UInt8>?.none)
      }
    if let anchor = unsafe anchor { return unsafe "&" + String(cString: anchor) }
    return unsafe tag.map { unsafe String(cString: $0) }
  }

  /// Whether nothing but white space and comments is left behind the document.
  public func isLast() throws(YAMLFault) -> Bool {
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) != 0 else { throw fault() }
    return unsafe event.pointee.type == YAML_STREAM_END_EVENT
      || event.pointee.type == YAML_NO_EVENT
  }

  /// Goes to the next token, and returns it. Throws where it is nested more than 100 deep, too.
  @discardableResult
  public func next() throws(YAMLFault) -> YAMLToken {
    while true {
      unsafe yaml_event_delete(event)
      guard unsafe yaml_parser_parse(parser, event) != 0 else { throw fault() }
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT: token = .scalar
      case YAML_ALIAS_EVENT: token = .alias
      case YAML_SEQUENCE_START_EVENT: token = .sequenceStart
      case YAML_SEQUENCE_END_EVENT: token = .sequenceEnd
      case YAML_MAPPING_START_EVENT: token = .mappingStart
      case YAML_MAPPING_END_EVENT: token = .mappingEnd
      case YAML_STREAM_END_EVENT, YAML_DOCUMENT_END_EVENT, YAML_NO_EVENT: token = .end
      default: continue
      }
      try countDepth()
      return token
    }
  }

  private func countDepth() throws(YAMLFault) {
    switch token {
    case .sequenceStart, .mappingStart: depth += 1
    case .sequenceEnd, .mappingEnd: depth -= 1
    case .scalar, .alias, .end: break
    }
    guard depth <= YAMLStream.deepest else {
      throw YAMLFault(place, "nested more than \(YAMLStream.deepest) deep")
    }
  }

  /// The scalar's text; empty for any other token.
  public var text: String {
    unsafe withScalar { unsafe String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The scalar as a whole number; nil for anything else.
  public var integer: Int64? {
    unsafe withScalar { unsafe YAMLStream.integer($0) } ?? nil
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

  private func fault() -> YAMLFault {
    let parser = unsafe parser.pointee
    let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "no memory"
    let place = unsafe max(YAMLPlace(parser.problem_mark), YAMLPlace(parser.mark))
    return YAMLFault(place, "YAML is expected: \(problem)")
  }
}

extension YAMLPlace {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }
}
