import InputModel
import Programs
import Testing

/// What can be touched in the to-do app is at least 44 pt in each direction on a surface that has the
/// room.
@Suite struct ToDoTargetTests {
  private static let least = Points(43.99)
  /// A phone's screen both ways, a panel of 160×90 mm, a touchpad of 100×60 mm, a tablet both ways.
  private static let surfaces = [
    (320, 480), (480, 320), (1027, 578), (642, 385), (1400, 900), (900, 1400),
  ]

  private func small(_ bench: inout ToDoBench) -> [String] {
    bench.runner.takeLines().compactMap { line in
      guard case .layout(let element, let frame) = line, frame.width > .zero else { return nil }
      let isSmall = frame.width < Self.least || frame.height < Self.least
      return isSmall ? "\(element) \(frame)" : nil
    }
  }

  /// What lies half outside of the surface, or over something else that can be touched.
  private func misplaced(_ bench: ToDoBench, _ width: Double, _ height: Double) -> [String] {
    guard case .main(_, let over) = bench.picture, let over else { return [] }
    let frame: Rectangle =
      switch over {
      case .calendar(let calendar): calendar.frame
      case .menu(let menu): menu.frame
      case .box(let box): box.frame
      }
    let isInside =
      frame.x.value >= -0.01 && frame.y.value >= -0.01 && frame.maxX.value <= width + 0.01
      && frame.maxY.value <= height + 0.01
    return isInside ? [] : ["\(frame)"]
  }

  @Test(arguments: surfaces)
  func everythingIsLargeEnough(width: Int, height: Int) {
    var bench = ToDoBench(
      surface: Size(width: Points(Double(width)), height: Points(Double(height))),
      reducesMotion: true)
    bench.wait(2000)
    #expect(small(&bench) == [])
    for lines in [
      ["plus", "plus"], ["calendar", "cancel"], ["menu", "cancel"], ["new", "cancel"],
      ["open", "cancel"], ["show all"], ["sign-out"],
    ] {
      for line in lines {
        bench.perform(line)
        #expect(small(&bench) == [], "\(line)")
        #expect(misplaced(bench, Double(width), Double(height)) == [], "\(line)")
      }
    }
  }
}
