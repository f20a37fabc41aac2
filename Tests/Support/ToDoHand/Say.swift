internal import Glibc

/// Lines for the tests that read them.
enum Say {
  static func line(_ text: String) {
    print(text)
    fflush(nil)
  }
}
