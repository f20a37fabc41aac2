import InputModel
import Programs
import Testing
import ViewSamples

@testable import TerminalView

/// Frames that no layout gives must not end the program that keeps a terminal.
@Suite struct FrameTests {
  static let strange = [
    Double.nan, .infinity, -.infinity, 0, -44, -1e9, 1e9, 1e300, 0.001, 577.9, -3000,
  ]

  private func rectangle(_ index: Int) -> Rectangle {
    let values = FrameTests.strange
    func value(_ step: Int) -> Points { Points(values[(index / step + step) % values.count]) }
    return Rectangle(x: value(1), y: value(3), width: value(7), height: value(13))
  }

  /// The same picture with every frame a strange one.
  private func distorted(_ sample: Sample, _ seed: Int) -> Snapshot {
    var index = seed
    func next() -> Rectangle {
      index += 1
      return rectangle(index)
    }
    return sample.snapshot.editingMailbox { mailbox in
      mailbox.bar.frame = next()
      mailbox.bar.menuButton = next()
      mailbox.bar.composeButton = next()
      mailbox.bar.position = FrameTests.strange[seed % FrameTests.strange.count]
      for part in mailbox.bar.segments.indices { mailbox.bar.segments[part].frame = next() }
      for page in mailbox.pages.indices {
        mailbox.pages[page].frame = next()
        mailbox.pages[page].visible = -5...FrameTests.strange[5 + seed % 3].magnitude
        for row in mailbox.pages[page].rows.indices {
          mailbox.pages[page].rows[row].frame = next()
          mailbox.pages[page].rows[row].offset = next().x
        }
      }
      mailbox.menu?.frame = next()
      for item in mailbox.menu?.items.indices ?? 0..<0 { mailbox.menu?.items[item].frame = next() }
      mailbox.panel?.frame = next()
      mailbox.panel?.caption?.frame = next()
      mailbox.panel?.field?.frame = next()
      for tile in mailbox.panel?.tiles.indices ?? 0..<0 {
        mailbox.panel?.tiles[tile].frame = next()
      }
      mailbox.compose?.frame = next()
      mailbox.compose?.cancelButton = next()
      mailbox.compose?.sendButton = next()
      for field in mailbox.compose?.fields.indices ?? 0..<0 {
        mailbox.compose?.fields[field].frame = next()
        mailbox.compose?.fields[field].cursor = field * 1000 - 500
      }
    }
  }

  @Test(arguments: Sample.mail)
  func anyFrameIsDrawnWithinTheTerminal(sample: Sample) {
    for seed in 0..<60 {
      let snapshot = distorted(sample, seed * 5)
      for (columns, rows) in [(80, 24), (40, 12), (1, 1), (0, 0)] {
        let canvas = Canvas(drawing: snapshot, columns: columns, rows: rows)
        #expect(canvas.cells.count == columns * rows)
      }
    }
  }

  @Test(arguments: Sample.mail)
  func aSurfaceWithoutExtentIsDrawn(sample: Sample) {
    for size in [0, -1, .nan, .infinity] {
      var snapshot = sample.snapshot
      snapshot.surface = Size(width: Points(size), height: Points(size))
      #expect(Canvas(drawing: snapshot, columns: 80, rows: 24).cells.count == 1920)
    }
  }

  /// What sticks out is cut, and nothing reaches the strip at the bottom.
  @Test(arguments: Sample.mail)
  func nothingIsDrawnOverTheStatusStrip(sample: Sample) {
    var snapshot = sample.snapshot
    snapshot.fingers = []
    let expected = Canvas(drawing: snapshot, columns: 80, rows: 24).line(23)
    let moved = snapshot.editingMailbox { mailbox in
      mailbox.bar.frame.y = Points(560)
      mailbox.panel?.frame.height = Points(9999)
      mailbox.compose?.frame.height = Points(9999)
      mailbox.menu?.frame.height = Points(9999)
    }
    #expect(Canvas(drawing: moved, columns: 80, rows: 24).line(23) == expected)
  }
}
