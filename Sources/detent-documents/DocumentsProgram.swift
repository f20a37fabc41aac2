internal import Documents
internal import FoundationEssentials
internal import Glibc

/// Prints a manual page or a completion, in the folder with README.md and its like:
///
///     detent-documents detent.1|detent.5 DATE
///     detent-documents bash|zsh|fish
@main
enum DocumentsProgram {
  static func main() {
    do {
      print(try text(Array(CommandLine.arguments.dropFirst())), terminator: "")
    } catch let missing as FormatsManual.Missing {
      fail("\(missing.file) has no section “\(missing.heading)”")
    } catch {
      fail("\(error)")
    }
  }

  private static func text(_ arguments: [String]) throws -> String {
    switch (arguments.first, arguments.count) {
    case ("detent.1", 2): return CommandManual.text(date: arguments[1])
    case ("detent.5", 2):
      var documents: [String: String] = [:]
      for file in FormatsManual.files {
        documents[file] = try String(contentsOfFile: file, encoding: .utf8)
      }
      return try FormatsManual.text(of: documents, date: arguments[1])
    case ("bash", 1): return BashCompletion.text
    case ("zsh", 1): return ZshCompletion.text
    case ("fish", 1): return FishCompletion.text
    default: fail("usage: detent-documents detent.1 DATE|detent.5 DATE|bash|zsh|fish")
    }
  }

  private static func fail(_ message: String) -> Never {
    let line = "detent-documents: \(message)\n"
    _ = unsafe line.withCString { unsafe write(STDERR_FILENO, $0, strlen($0)) }
    exit(2)
  }
}
