import Foundation
import Metrics
import MetricsFiles
import Testing

/// `detent-metrics` as a process: it keeps the file, and leaves it right.
@Suite struct MetricsWriterTests {
  private static func writer(
    _ folder: borrowing MetricsFolder, _ memory: MetricsMemory,
    program: String? = MetricsFolder.program
  ) throws -> MetricsWriter {
    let file = try MetricsFile(path: "\(folder.path)/a.prom")
    return try MetricsWriter(file, MetricSource("a", .lock), memory, program: program)
  }

  private static func memory() throws -> MetricsMemory {
    let memory = try #require(MetricsMemory())
    memory.set(.up, to: true)
    memory.set(.locked, to: true)
    return memory
  }

  /// Waits for a line of the file; for minutes, since a process starts slowly under sanitizers.
  private static func await(_ line: String, _ folder: borrowing MetricsFolder) -> Bool {
    for _ in 0..<30_000 {
      if folder.text("a.prom")?.split(separator: "\n").contains(line[...]) == true { return true }
      usleep(10_000)
    }
    return false
  }

  @Test func theFileStandsFromTheStartFollowsAndIsLeftRight() throws {
    let folder = try MetricsFolder()
    let memory = try Self.memory()
    let writer = try Self.writer(folder, memory)
    #expect(folder.text("a.prom")?.contains(#"detent_lock_locked{source="a"} 1"# + "\n") == true)
    memory.add(7, to: .merged)
    let hasFollowed = Self.await(#"detent_queue_merged_total{source="a"} 7"#, folder)
    #expect(hasFollowed)
    memory.add(1, to: .merged)
    writer.end()
    #expect(writer.starts == 0)
    for line in ["detent_lock_locked{source=\"a\"} 0", "detent_up{source=\"a\"} 0"] {
      #expect(folder.text("a.prom")?.contains(line + "\n") == true)
    }
    #expect(folder.text("a.prom")?.contains(#"merged_total{source="a"} 8"# + "\n") == true)
    #expect(folder.names == ["a.prom"])
  }

  @Test func whoKeepsItIsStartedAgain() throws {
    let folder = try MetricsFolder()
    let memory = try Self.memory()
    let killer = "\(folder.path)/killer"
    // The first one ends at once.
    try
      "#!/bin/sh\n[ -e \(folder.path)/was ] && exec \(MetricsFolder.program) \"$@\"\n: > \(folder.path)/was; exit 3\n"
      .write(toFile: killer, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: killer)
    let writer = try Self.writer(folder, memory, program: killer)
    var said: [String] = []
    while writer.starts == 0 {
      said += writer.attend()
      usleep(10_000)
    }
    #expect(said == ["what keeps \(folder.path)/a.prom ended (status 3); started again"])
    memory.add(2, to: .merged)
    let hasFollowed = Self.await(#"detent_queue_merged_total{source="a"} 2"#, folder)
    #expect(hasFollowed)
    writer.end()
  }

  /// As while the program is replaced, or where there is no room for another process.
  @Test func whatCannotBeStartedAgainIsTriedAgain() throws {
    let folder = try MetricsFolder()
    let memory = try Self.memory()
    let link = "\(folder.path)/program"
    let ended = "\(folder.path)/ended"
    try "#!/bin/sh\nrm \(link)\n".write(toFile: ended, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: ended)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ended)
    let writer = try Self.writer(folder, memory, program: link)
    var said: [String] = []
    while said.isEmpty {
      said += writer.attend()
      usleep(10_000)
    }
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: MetricsFolder.program)
    while writer.starts == 0 {
      said += writer.attend()
      usleep(10_000)
    }
    #expect(said == ["detent-metrics cannot be started: No such file or directory"])
    memory.add(3, to: .merged)
    let hasFollowed = Self.await(#"detent_queue_merged_total{source="a"} 3"#, folder)
    #expect(hasFollowed)
    writer.end()
  }

  /// Nothing says that it is locked once nobody counts, with or without a process for that.
  @Test func theLastWordsNeedNoProcess() throws {
    let folder = try MetricsFolder()
    let memory = try Self.memory()
    let ended = "\(folder.path)/ended"
    try "#!/bin/sh\nrm \(ended)\n".write(toFile: ended, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: ended)
    let writer = try Self.writer(folder, memory, program: ended)
    while writer.attend().isEmpty { usleep(10_000) }
    writer.end()
    for line in ["detent_lock_locked{source=\"a\"} 0", "detent_up{source=\"a\"} 0"] {
      #expect(folder.text("a.prom")?.contains(line + "\n") == true)
    }
  }

  @Test func withoutItNothingIsLeft() throws {
    let folder = try MetricsFolder()
    let memory = try Self.memory()
    do {
      _ = try Self.writer(folder, memory, program: "\(folder.path)/none")
      Issue.record("it began")
    } catch let error as MetricsFileError {
      #expect(error.message == "detent-metrics cannot be started: No such file or directory")
    }
    #expect(folder.names.isEmpty)
  }

  /// A folder that has gone is told of once, and nothing says that it is locked.
  @Test func whatCannotBeWrittenIsToldOnce() throws {
    let folder = try MetricsFolder()
    let memory = try Self.memory()
    let place = "\(folder.path)/inner"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    let file = try MetricsFile(path: "\(place)/a.prom")
    let writer = try MetricsWriter(
      file, MetricSource("a", .lock), memory, program: MetricsFolder.program)
    try FileManager.default.removeItem(atPath: place)
    var said: [String] = []
    while said.isEmpty {
      memory.count(.merged)
      said += writer.attend()
      usleep(10_000)
    }
    for _ in 0..<150 {
      memory.count(.merged)
      said += writer.attend()
      usleep(10_000)
    }
    #expect(said == ["\(place)/a.prom cannot be written: No such file or directory"])
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    writer.end()
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text.contains(#"detent_up{source="a"} 0"# + "\n"))
  }
}
