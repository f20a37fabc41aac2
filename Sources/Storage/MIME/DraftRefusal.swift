/// Why a kept draft cannot be gone on with: this would be lost when it is kept again.
package enum DraftRefusal: Error, CustomStringConvertible {
  case noMessage
  case tooLong
  case nulBytes
  case severalParts
  case flowed
  case attachment
  case type(String)

  /// To stand behind the draft's name and a colon.
  package var description: String {
    switch self {
    case .noMessage: "it is no message"
    case .tooLong: "it is longer than 1 MiB"
    case .nulBytes: "it holds NUL bytes"
    case .severalParts: "it has several parts"
    case .flowed: "its lines flow (format=flowed)"
    case .attachment: "it is an attachment"
    case .type("text/html"): "it is HTML"
    case .type(let type): "it is \(type), not plain text"
    }
  }
}
