internal import Glibc

/// Owns a file descriptor.
package struct Descriptor: ~Copyable {
  package let number: Int32

  /// Takes what a call returned; throws its errno for a negative number.
  package init(_ number: Int32) throws(FileError) {
    guard number >= 0 else { throw FileError() }
    self.number = number
  }

  deinit {
    close(number)
  }
}
