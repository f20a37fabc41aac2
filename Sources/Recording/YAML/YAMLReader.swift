internal import YAMLDocuments

/// Reads a YAML text step by step, and calls what is wrong with it damage of a recording.
struct YAMLReader {
  private let stream: YAMLStream

  init(_ bytes: [UInt8]) {
    stream = YAMLStream(bytes)
  }

  var token: YAMLToken { stream.token }

  /// The line on which the token begins, from 1.
  var line: Int { stream.place.line }

  /// The scalar's text; empty for any other token.
  var text: String { stream.text }

  /// The scalar as a whole number; nil for anything else.
  var integer: Int64? { stream.integer }

  /// Throws where a second document stands behind the one that was read.
  func finish() throws(RecordingDamage) {
    try next()
    let isLast: Bool
    do throws(YAMLFault) {
      isLast = try stream.isLast()
    } catch {
      throw RecordingDamage(line: error.place.line, error.message)
    }
    guard isLast else { throw RecordingDamage(line: line, "a second document is not expected") }
  }

  /// Goes to the next token, and returns it.
  @discardableResult
  func next() throws(RecordingDamage) -> YAMLToken {
    do throws(YAMLFault) {
      return try stream.next()
    } catch {
      throw RecordingDamage(line: error.place.line, error.message)
    }
  }
}
