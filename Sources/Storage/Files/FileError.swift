internal import Glibc

/// An errno of a call on files.
struct FileError: Error, Hashable, Sendable {
  let code: Int32

  init(code: Int32 = errno) {
    self.code = code
  }

  /// In small letters, to stand behind a colon.
  var message: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
