import Foundation
import LinuxConsole
import Testing

@Suite struct StateFolderTests {
  /// A folder in a fresh place, which goes with the test.
  static func withFolder(_ body: (borrowing StateFolder) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "detent-lock-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(StateFolder(path: path))
  }

  @Test func aRecordIsKeptReplacedAndRemoved() throws {
    try Self.withFolder { folder in
      #expect(try folder.readRecord() == .none)
      var record = ConsoleRecordTests.record
      try folder.write(record)
      #expect(try folder.readRecord() == .record(record))
      record.systemRequest = nil
      try folder.write(record)
      #expect(try folder.readRecord() == .record(record))
      try folder.removeRecord()
      #expect(try folder.readRecord() == .none)
      try folder.removeRecord()
    }
  }

  @Test func failuresAreKeptAndCleared() throws {
    try Self.withFolder { folder in
      #expect(try folder.readFailures() == 0)
      for count in [1, 7, 0, 123_456] {
        try folder.writeFailures(count)
        #expect(try folder.readFailures() == count)
      }
      try folder.removeFailures()
      #expect(try folder.readFailures() == 0)
    }
  }

  @Test(arguments: ["", "3", "-1\n", "x\n", "3\n4\n", String(repeating: "9", count: 100)])
  func damagedFailuresCountAsMany(text: String) throws {
    try Self.withFolder { folder in
      try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/failures"))
      #expect(try folder.readFailures() > 1000)
    }
  }

  /// A lock that lives puts back what another program took away.
  @Test func whatWasTakenAwayIsMissed() throws {
    try Self.withFolder { folder in
      let manager = FileManager.default
      guard let holder = try HolderLock.take(folder) else {
        Issue.record("nobody else has it")
        return
      }
      let socket = try UnlockSocket(folder)
      var isThere = [folder.isInPlace, holder.isInPlace(folder), socket.isInPlace(folder)]
      #expect(isThere == [true, true, true])
      for name in try manager.contentsOfDirectory(atPath: folder.path) {
        try manager.removeItem(atPath: "\(folder.path)/\(name)")
      }
      isThere = [folder.isInPlace, holder.isInPlace(folder), socket.isInPlace(folder)]
      #expect(isThere == [true, false, false])
      let next = try UnlockSocket(folder)
      isThere = [next.isInPlace(folder), socket.isInPlace(folder)]
      #expect(isThere == [true, false])
      try manager.removeItem(atPath: folder.path)
      let another = try StateFolder(path: folder.path)
      isThere = [another.isInPlace, folder.isInPlace]
      #expect(isThere == [true, false])
      let isTaken = try HolderLock.take(another) != nil
      #expect(isTaken)
    }
  }

  @Test func onlyTheOwnerReadsIt() throws {
    try Self.withFolder { folder in
      try folder.write(ConsoleRecordTests.record)
      let manager = FileManager.default
      let file = try manager.attributesOfItem(atPath: folder.recordPath)
      #expect(file[.posixPermissions] as? Int == 0o600)
      let path = try manager.attributesOfItem(atPath: folder.path)
      #expect(path[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test(arguments: [
    "", "detent-lock 1\nconsole 8\n", "rubbish", String(repeating: "a", count: 9000),
  ])
  func aDamagedRecordIsTold(text: String) throws {
    try Self.withFolder { folder in
      try Data(text.utf8).write(to: URL(filePath: folder.recordPath))
      guard case .damaged = try folder.readRecord() else {
        Issue.record("taken for a record: \(text.prefix(30))")
        return
      }
    }
  }

  @Test func aFolderThatOthersMayWriteInIsRefused() throws {
    try Self.withFolder { folder in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o777], ofItemAtPath: folder.path)
      let path = folder.path
      #expect(throws: ConsoleError.self) { _ = try StateFolder(path: path) }
    }
  }

  @Test func oneHolderAtATime() throws {
    try Self.withFolder { folder in
      do {
        let first = try HolderLock.take(folder)
        let isHeld = first != nil
        #expect(isHeld)
        let second = try HolderLock.take(folder)
        let isHeldTwice = second != nil
        #expect(!isHeldTwice)
      }
      let third = try HolderLock.take(folder)
      let isHeldAgain = third != nil
      #expect(isHeldAgain)
    }
  }

  @Test func anAdministratorGetsAnAnswer() throws {
    try Self.withFolder { folder in
      #expect(try UnlockRequest.ask(folder, patience: 0) == .nobody)
      var socket = try UnlockSocket(folder)
      let isAsked = socket.accept()
      #expect(!isAsked)
      #expect(try UnlockRequest.ask(folder, patience: 0) == .silence)
    }
  }
}
