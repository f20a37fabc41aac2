internal import Foundation

/// The list of recordings of real hardware that lies beside them.
public struct Manifest: Sendable {
  /// A recording and what is known of it.
  public struct Entry: Hashable, Sendable {
    /// Its path below the folder.
    public var file: String
    /// What the person did, which is testimony; nil where nobody said.
    public var action: String?
    /// What was computed from the stream.
    public var derived: String?

    /// The file's name without its origin and its ending.
    public var name: String {
      let name = file.split(separator: "/").last?.split(separator: ".").first ?? ""
      return name.firstRange(of: "__").map { String(name[$0.upperBound...]) } ?? String(name)
    }
  }

  public var entries: [Entry]

  /// Reads `MANIFEST.tsv` of a folder; nil where there is none.
  public init?(folder: String) {
    guard let text = try? String(contentsOfFile: "\(folder)/MANIFEST.tsv", encoding: .utf8) else {
      return nil
    }
    entries = text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 3 else { return nil }
      return Entry(file: String(fields[0]), saying: String(fields[3]))
    }
  }

  /// The recordings of touchpads and touchscreens.
  public var touches: [Entry] {
    entries.filter { $0.file.hasPrefix("touch") && $0.file.hasSuffix(".evemu") }
  }
}

extension Manifest.Entry {
  fileprivate init(file: String, saying text: String) {
    self.file = file
    let parts = text.split(separator: "derived:", maxSplits: 1, omittingEmptySubsequences: false)
    let testimony = parts[0].trimmingCharacters(in: CharacterSet(charactersIn: " |"))
    action = testimony.isEmpty ? nil : testimony
    derived = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : nil
  }
}
