import Glibc
import HandRuns
import Interaction
import Testing

@testable import Storage

/// A hand that does at random what the program can be asked for, killed at random moments.
struct RandomKillTests {
  private static let rounds = 1000
  private static let count = 200
  /// The other files of a folder: where a round ends they are thrown away, so that there are not
  /// more with every round.
  private static let most = 40

  private func fixture() throws -> MailFixture {
    let fixture = try MailFixture(isInMemory: true)
    for number in 0..<RandomKillTests.count {
      try fixture.addMessage(number, "\(number % 3 == 0 ? "new" : "cur")/\(1000 + number).a")
    }
    return fixture
  }

  /// What one moves is gone for the other, and nothing else fails.
  @Test func nothingIsLostOrDoubledByTwoProgramsAtOnce() throws {
    let fixture = try fixture()
    var isMet = false
    for round in 0..<RandomKillTests.rounds / 20 {
      let hands = try (0..<2).map {
        try HandRun(MailHandRun.program, ["random", fixture.path, "\(2 * round + $0)"])
      }
      for hand in hands { hand.awaitWord() }
      usleep(UInt32.random(in: 0...40_000))
      for hand in hands {
        kill(hand.process, SIGKILL)
        let lines = Set(hand.finish().lines).subtracting(["ready"])
        #expect(lines.isSubset(of: ["failed another program took it away"]))
        if !lines.isEmpty { isMet = true }
      }
      let faults = try faults(of: fixture, fixture.files)
      #expect(faults.isEmpty, "round \(round)")
      guard faults.isEmpty else { return }
    }
    #expect(isMet)
  }

  /// What the program can be asked for at random, and the program itself under random fingers.
  @Test(arguments: ["random", "swipes"])
  func nothingIsLostOrDoubledWheneverTheProgramIsKilled(hand: String) throws {
    let fixture = try fixture()
    var isChanged = 0
    var before: [String] = []
    for round in 0..<RandomKillTests.rounds {
      let run = try HandRun(MailHandRun.program, [hand, fixture.path, "\(round)"])
      run.awaitWord()
      usleep(UInt32.random(in: 0...20_000))
      kill(run.process, SIGKILL)
      let end = run.finish()
      #expect(end.signal == SIGKILL)
      #expect(end.lines == ["ready"], "round \(round)")
      let after = fixture.files
      let faults = try faults(of: fixture, after)
      #expect(faults.isEmpty, "round \(round)")
      guard faults.isEmpty else { return }
      if after != before { isChanged += 1 }
      before = after
    }
    // Kills before the first step say nothing.
    #expect(isChanged > RandomKillTests.rounds / 2)
  }

  /// What is wrong with the files, and with what a program makes of them.
  private func faults(of fixture: borrowing MailFixture, _ files: [String]) throws -> [String] {
    var faults: [String] = []
    var seen: [String: Int] = [:]
    var written: [String] = []
    var mail = try fixture.open()
    for file in files {
      let parts = file.split(separator: "/")
      guard parts.dropLast().last == "cur" || parts.dropLast().last == "new" else {
        let isOwn = UniqueNames.isOwn(Array((parts.last ?? "").utf8))
        if parts.last != "maildirfolder" && !(parts.dropLast().last == "tmp" && isOwn) {
          faults.append("\(file) lies about")
        }
        if isOwn { try fixture.remove(file) }
        continue
      }
      let bytes = (try? mail.files.contents(FilePath(file), limit: 1 << 16))?.bytes ?? []
      let unique = String(parts.last?.prefix { $0 != "," && $0 != ":" } ?? "")
      if let number = unique.hasSuffix(".a") ? Int(unique.dropLast(2)) : nil {
        if !bytes.elementsEqual(MailFixture.message(number - 1000).utf8) {
          faults.append("\(file) has another text")
        }
      } else {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.wholeMatch(of: /(?s).*Subject: draft\n.*\n\ndraft \d+\n/) == nil {
          faults.append("\(file) is cut")
        }
        written.append(file)
      }
      seen[unique, default: 0] += 1
    }
    for number in 0..<RandomKillTests.count where seen["\(1000 + number).a"] == nil {
      faults.append("message \(number) is lost")
    }
    for (unique, count) in seen where count > 1 {
      faults.append("\(unique) is there \(count) times")
    }
    let events = mail.loaded()
    let ids = events.stored.map(\.message.id)
    if Set(ids) != Set(seen.keys) || ids.count != seen.count {
      faults.append("it is shown otherwise")
    }
    if !events.stored.allSatisfy({ $0.message.isReadable }) { faults.append("some is unreadable") }
    faults += events.troubles
    for file in written.dropFirst(RandomKillTests.most) { try fixture.remove(file) }
    return faults
  }
}
