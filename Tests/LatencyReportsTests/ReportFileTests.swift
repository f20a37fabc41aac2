import Foundation
import Glibc
import LatencyReports
import Testing

@Suite struct ReportFileTests {
  /// Does `work` in a folder of its own.
  private static func inFolder(
    _ number: Int, _ work: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "detent-report-\(getpid())-\(number)").path
    try #require(unsafe mkdir(folder, 0o700) == 0)
    defer {
      unsafe unlink(folder + "/run.json")
      unsafe rmdir(folder)
    }
    try work(folder)
  }

  private static func complaint(_ path: String) -> String {
    do throws(ReportError) {
      _ = try LatencyReport(path: path)
      return "read"
    } catch {
      return error.description
    }
  }

  @Test func aFileIsReadByItsPath() throws {
    try Self.inFolder(1) { folder in
      let path = folder + "/run.json"
      let text = JSONTests.sample()
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT, 0o600)
      defer { close(descriptor) }
      #expect(unsafe write(descriptor, text, text.utf8.count) == text.utf8.count)
      let (byPath, byText) = (try LatencyReport(path: path), try JSONTests.read(text))
      #expect(byPath == byText)
      #expect(ftruncate(descriptor, 1 << 30) == 0)
      #expect(Self.complaint(path) == "\(path): larger than 16 MiB: no report is")
    }
  }

  @Test func whatIsNoReadableFileIsNamed() throws {
    try Self.inFolder(2) { folder in
      #expect(Self.complaint(folder) == "\(folder): cannot be read: Is a directory")
      let absent = folder + "/run.json"
      #expect(Self.complaint(absent) == "\(absent): cannot be read: No such file or directory")
      #expect(Self.complaint("a\u{0}b") == "a\\x00b: no file has such a name")
      #expect(Self.complaint("") == ": cannot be read: No such file or directory")
    }
  }
}
