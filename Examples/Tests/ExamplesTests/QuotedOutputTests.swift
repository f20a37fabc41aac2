import Foundation
import Testing

/// The programs that the documentation quotes print what it says.
@Suite struct QuotedOutputTests {
  static let articles = URL(filePath: #filePath)
    .appending(path: "../../../../Documentation/Detent.docc").standardizedFileURL

  static func output(of program: String) throws -> String {
    // The programs lie beside the tests.
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appending(path: program)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [
    ("FromContactToGesture", "RowFromFrames"), ("QueueWithABound", "QueueSamples"),
  ])
  func articleSaysWhatTheProgramPrints(_ article: String, _ program: String) throws {
    let file = Self.articles.appending(path: "\(article).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let output = try Self.output(of: program)
    #expect(text.contains("<!-- output of \(program) -->\n```\n\(output)```\n"))
  }
}
