import InputModel
import Programs
import Testing
import ViewSamples

@testable import TerminalView

/// Frames that no layout gives must not end the program that keeps a terminal.
@Suite struct ToDoFrameTests {
  /// Gives out frames of strange values.
  private struct Frames {
    var index: Int

    mutating func next() -> Rectangle {
      index += 1
      let values = FrameTests.strange
      func value(_ step: Int) -> Points { Points(values[(index / step + step) % values.count]) }
      return Rectangle(x: value(1), y: value(3), width: value(7), height: value(13))
    }

    mutating func share() -> Double { next().width.value }

    /// Now and then, so that others are drawn where they belong.
    mutating func change(_ frame: inout Rectangle) {
      let strange = next()
      if index % 3 != 0 { frame = strange }
    }
  }

  private func distorted(_ sample: Sample, _ seed: Int) -> Snapshot {
    var snapshot = sample.snapshot
    var frames = Frames(index: seed)
    guard case .toDo(let toDo) = snapshot.picture else { return snapshot }
    snapshot.picture = .toDo(distorted(toDo, &frames))
    return snapshot
  }

  private func distorted(_ toDo: ToDoSnapshot, _ frames: inout Frames) -> ToDoSnapshot {
    switch toDo {
    case .launch(var logo):
      frames.change(&logo.toDo)
      frames.change(&logo.done)
      frames.change(&logo.caption)
      return .launch(logo)
    case .signIn(var form, var main):
      distort(&form, &frames)
      distort(&main, &frames)
      return .signIn(form, behind: main)
    case .main(var main, var overlay):
      distort(&main, &frames)
      if let over = overlay { overlay = distorted(over, &frames) }
      return .main(main, over: overlay)
    }
  }

  private func distort(_ main: inout ToDoMainSnapshot, _ frames: inout Frames) {
    frames.change(&main.bar)
    frames.change(&main.pill)
    frames.change(&main.menuButton)
    frames.change(&main.newButton)
    frames.change(&main.bottom)
    for pane in main.panes.indices {
      frames.change(&main.panes[pane].frame)
      main.panes[pane].visible = -5...frames.share().magnitude.nextUp.clampedToZero
      for row in main.panes[pane].rows.indices {
        frames.change(&main.panes[pane].rows[row].frame)
        frames.change(&main.panes[pane].rows[row].plus)
        main.panes[pane].rows[row].offset = Points(frames.share())
        var buttons = main.panes[pane].rows[row].buttons
        if row == 1 {
          buttons = ToDoRowButtonsSnapshot(
            important: frames.next(), check: frames.next(), bin: frames.next(),
            fraction: frames.share())
        }
        main.panes[pane].rows[row].buttons = buttons
      }
    }
  }

  private func distort(_ form: inout ToDoSignInSnapshot, _ frames: inout Frames) {
    frames.change(&form.frame)
    frames.change(&form.accountList)
    frames.change(&form.remember.frame)
    frames.change(&form.confirm.frame)
    frames.change(&form.other.frame)
    frames.change(&form.hintFrame)
    for field in form.fields.indices { frames.change(&form.fields[field].frame) }
    for account in form.accounts.indices { frames.change(&form.accounts[account].frame) }
  }

  private func distorted(
    _ overlay: ToDoOverlaySnapshot, _ frames: inout Frames
  ) -> ToDoOverlaySnapshot {
    switch overlay {
    case .calendar(var calendar):
      frames.change(&calendar.frame)
      frames.change(&calendar.caption)
      frames.change(&calendar.today)
      frames.change(&calendar.choose)
      calendar.mask = frames.share()
      for wheel in calendar.wheels.indices {
        frames.change(&calendar.wheels[wheel].frame)
        frames.change(&calendar.wheels[wheel].middle)
        for value in calendar.wheels[wheel].values.indices {
          frames.change(&calendar.wheels[wheel].values[value].frame)
        }
      }
      return .calendar(calendar)
    case .menu(var menu):
      frames.change(&menu.frame)
      frames.change(&menu.caption)
      for item in menu.items.indices { frames.change(&menu.items[item].frame) }
      return .menu(menu)
    case .box(var box):
      frames.change(&box.frame)
      frames.change(&box.field.frame)
      frames.change(&box.cancel)
      frames.change(&box.keep)
      if box.date != nil { box.date?.frame = frames.next() }
      box.mask = frames.share()
      return .box(box)
    }
  }

  @Test(arguments: Sample.toDo)
  func anyFrameIsDrawnWithinTheTerminal(sample: Sample) {
    for seed in 0..<12 {
      let snapshot = distorted(sample, seed * 5)
      for (columns, rows) in [(80, 24), (40, 12), (1, 1), (0, 0)] {
        let canvas = Canvas(drawing: snapshot, columns: columns, rows: rows)
        #expect(canvas.cells.count == columns * rows)
      }
    }
  }

  @Test(arguments: Sample.toDo)
  func aSurfaceWithoutExtentIsDrawn(sample: Sample) {
    for size in [0, -1, .nan, .infinity] {
      var snapshot = sample.snapshot
      snapshot.surface = Size(width: Points(size), height: Points(size))
      #expect(Canvas(drawing: snapshot, columns: 80, rows: 24).cells.count == 1920)
    }
  }
}

extension Double {
  /// A bound of a range must be a number.
  fileprivate var clampedToZero: Double { isNaN ? 0 : self }
}
