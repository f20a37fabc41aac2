internal import Documents
internal import Glibc

/// Prints a manual page or a completion, in the folder with README.md and its like:
///
///     detent-documents detent.1|detent.5 DATE
///     detent-documents bash|zsh|fish
@main
enum DocumentsProgram {
  static func main() {
    do throws(FormatsManual.Missing) {
      print(try text(Array(CommandLine.arguments.dropFirst())), terminator: "")
    } catch {
      fail("\(error.file) has no section “\(error.heading)”")
    }
  }

  private static func text(_ arguments: [String]) throws(FormatsManual.Missing) -> String {
    switch (arguments.first, arguments.count) {
    case ("detent.1", 2): return CommandManual.text(date: arguments[1])
    case ("detent.5", 2):
      var documents: [String: String] = [:]
      for file in FormatsManual.files {
        documents[file] = contents(of: file)
      }
      return try FormatsManual.text(of: documents, date: arguments[1])
    case ("bash", 1): return BashCompletion.text
    case ("zsh", 1): return ZshCompletion.text
    case ("fish", 1): return FishCompletion.text
    default: fail("usage: detent-documents detent.1 DATE|detent.5 DATE|bash|zsh|fish")
    }
  }

  private static func contents(of path: String) -> String {
    guard let file = unsafe fopen(path, "r") else { fail("\(path) cannot be read") }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = unsafe getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func fail(_ message: String) -> Never {
    let line = "detent-documents: \(message)\n"
    _ = unsafe line.withCString { unsafe write(STDERR_FILENO, $0, strlen($0)) }
    exit(2)
  }
}
