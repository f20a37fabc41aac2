internal import Glibc

/// An errno of a call on files.
package struct FileError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32 = errno) {
    self.code = code
  }

  /// In small letters, to stand behind a colon.
  package var message: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
