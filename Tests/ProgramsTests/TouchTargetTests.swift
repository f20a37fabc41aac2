import InputModel
import Programs
import Testing

/// What can be touched is at least 44 pt in each direction on a surface that has the room.
@Suite struct TouchTargetTests {
  private static let least = Points(43.99)
  /// A phone's screen both ways, a panel of 160×90 mm and a touchpad of 100×60 mm.
  private static let surfaces = [(320, 480), (480, 320), (1027, 578), (641, 385)]

  private func small(_ bench: inout MailboxBench, less names: [String] = []) -> [String] {
    bench.runner.takeLines().compactMap { line in
      guard case .layout(let element, let frame) = line, frame.width > .zero else { return nil }
      let isSmall = frame.width < Self.least || frame.height < Self.least
      return isSmall && !names.contains(element) ? "\(element) \(frame)" : nil
    }
  }

  @Test(arguments: surfaces)
  func everythingIsLargeEnough(width: Int, height: Int) {
    var bench = MailboxBench(
      surface: Size(width: Points(Double(width)), height: Points(Double(height))))
    #expect(small(&bench) == [])
    for lines in [["defer"], ["dismiss", "file", "choose 4"], ["choose 1", "dismiss"]] {
      for line in lines { bench.perform(line) }
      #expect(small(&bench) == [])
    }
    bench.perform("menu")
    #expect(small(&bench) == [])
    bench.perform("menu", "compose")
    #expect(small(&bench) == [])
    bench.perform("type x", "cancel")
    #expect(small(&bench) == [])
  }

  /// Six weeks of days need 375 pt below the bar with the words over them.
  @Test(arguments: [(320, 480), (1027, 578)])
  func aMonthHasLargeDays(width: Int, height: Int) {
    var bench = MailboxBench(
      surface: Size(width: Points(Double(width)), height: Points(Double(height))))
    bench.perform("defer", "choose 7")
    #expect(small(&bench) == [])
    bench.perform("choose 1", "choose 1")
    #expect(small(&bench) == [])
  }
}
