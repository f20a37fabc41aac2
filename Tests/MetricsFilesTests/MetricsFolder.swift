import Foundation

/// A folder of its own for a test, and the programs beside the tests.
struct MetricsFolder: ~Copyable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "detent-metrics-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // As the file's own path has it, without links.
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// `detent-metrics`, as built beside the tests.
  static let program =
    (Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    .deletingLastPathComponent()
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent())
    .appending(path: "detent-metrics").path
}
