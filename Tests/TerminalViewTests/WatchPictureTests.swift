import InputModel
import Programs
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct WatchPictureTests {
  @Test func aBusyInstrument() {
    #expect(
      picture(.watch).text == """
          Watch  Goodix screen · /dev/input/event4
        ────────────────────────────────────────────────────────────────────────────────
         ╭─────────────────────────────────────────────────╮  Gestures
         │ ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ │  pan      ○─●─○ changed
         │┊                                               ┊│    dx −82 dy 3 vx −410
         │┊                                               ┊│  edge-pan ○─○─● cancelled
         │┊     ·     ·     ·      ·     ·     ·      ·   ┊│    dx 12 dy 0 vx 0
         │┊                                               ┊│  tap          ● ended
         │┊                                               ┊│  shake        ● ended
         │┊     ·     ·     · ◉0••···    ·     ·      ·   ┊│
         │┊                                               ┊│  Shake
         │┊                                 ◉1            ┊│  ██████┃██╌╌╌╌╌╌╌╌╌╌ 1.3 g
         │┊     ·     ·     ·      ·     ·     ·      ·   ┊│       0.90 g · 2 reversals
         │┊                                               ┊│
         │┊                                               ┊│  Devices
         │┊     ·     ·     ·      ·     ·     ·      ·   ┊│  Goodix screen
         │ ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ │   155×86 mm declared
         ╰──────── 155×86 mm declared · grid 20 mm ────────╯   124 Hz ±0.3 ms  18204 fr
         Log                                                  SynPS/2 Synaptic… 2 drops
         libinput: palm on slot 2                              102×61 mm set
         tap at 300, 220                                       80 Hz ±1.2 ms     512 fr
         edge-pan left cancelled: surplus contact             Joy-Con IMU
         pan began                                             4096 units per g
         ◉ Goodix screen 155×86 mm · −82 pt (−12.8 mm) · 124 Hz · p99 0.4 ms of 8
        """)
  }

  @Test func sizesThatAreAssumedAreInPoints() {
    #expect(picture(.phone).line(23).contains("996×554 pt · −82 pt ·"))
  }

  @Test func aSmallInstrumentCutsNoSize() {
    let text = picture(.watch, columns: 40, rows: 12).text
    #expect(text.contains("╰─────────╯"))
    #expect(!text.contains("155×8…"))
    #expect(!text.contains("Log"))
  }

  /// Why there is no device stands in the log.
  @Test func theLogHasRoomWhileThereIsNoDevice() {
    var snapshot = Sample.waiting.snapshot
    let words = "detent info: event1: a receiver is a keyboard as well as a touch device"
    snapshot.picture = .watch(WatchSnapshot(edgeBand: Points(20), log: [words]))
    let text = Canvas(drawing: snapshot, columns: 80, rows: 24).text
    #expect(text.contains(" detent info: event1: a receiver is a keyboard as w…"))
  }

  @Test func withoutADeviceItSaysSo() {
    #expect(picture(.waiting).text.contains("no device: waiting"))
  }
}
