import InputModel
import Programs
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct LockPictureTests {
  @Test func aLockAtRest() {
    #expect(
      picture(.lock).text == """
        ─────────────────────────────────── Kiosk 3 ────────────────────────────────────



                                            ╭─────╮
                                            │     │
                                          ╭─┴─────┴─╮
                                          │         │
                                          │    ●    │
                                          │         │
                                          ╰─────────╯



                      ╭──────────────────────────────────────────────────╮
                      │   ▸     ›  ›  ›  slide to unlock  ┊              │
                      ╰──────────────────────────────────────────────────╯






         cosmetic · Goodix screen · p99 0.4 ms of 8 · protects this terminal only
        """)
  }

  @Test func theTickLightsAtTheThreshold() {
    #expect(picture(.lockHalf).text.contains("50 %"))
    #expect(picture(.lockHalf).line(15).contains("┊"))
    #expect(picture(.lockOver).text.contains("let go to unlock"))
  }

  @Test func theThumbKeepsItsWidth() {
    for sample in [Sample.lock, .lockHalf, .lockOver, .unlocked] {
      let canvas = picture(sample)
      let thumb = (0..<80).filter { canvas[column: $0, row: 15].style.background != .terminal }
      #expect(thumb.count == 7)
    }
  }

  @Test func anUnlockedLockStandsOpenAndCanBeReset() {
    let canvas = picture(.unlocked)
    #expect(canvas.text.contains("unlocked"))
    #expect(canvas.line(0).hasSuffix("Reset"))
    #expect(canvas.line(6) == String(repeating: " ", count: 34) + "╭───────┴─╮")
  }

  @Test func inASCIIThePadlockClosesAndOpens() {
    let ascii = Capabilities(utf8: false)
    let closed = picture(.lock, ascii)
    #expect(closed.text.contains { $0 == "|" } && !closed.text.contains { !$0.isASCII })
    let padlock = (4...10).map { String(closed.line($0).drop { $0 == " " }) }
    #expect(
      padlock == [
        "+-----+", "|     |", "+-+-----+-+", "|         |", "|    *    |", "|         |",
        "+---------+",
      ])
    let open = picture(.unlocked, ascii)
    #expect(open.line(4) == String(repeating: " ", count: 42) + "+-----+")
    #expect(open.line(6) == String(repeating: " ", count: 34) + "+-------+-+")
  }

  /// The button comes over the right rim whole, so its word is cut and not shortened.
  @Test func theResetButtonSlidesOverTheRim() {
    var snapshot = Sample.unlocked.snapshot
    guard case .lock(let sample) = snapshot.picture, let place = sample.resetButton else {
      Issue.record("the sample shows no button")
      return
    }
    var lock = sample
    var ends: [String] = []
    for share in [1, 0.7, 0.4, 0] {
      lock.resetButton?.x = place.x + place.width * share
      snapshot.picture = .lock(lock)
      let canvas = Canvas(drawing: snapshot, columns: 80, rows: 24)
      ends.append(String(canvas.line(0).drop { $0 != "3" }.drop { $0 != " " }.dropFirst()))
    }
    #expect(ends[0].hasSuffix("──") && !ends[0].contains("R"))
    #expect(ends[1].hasSuffix("R"))
    #expect(ends[2].hasSuffix("Rese"))
    #expect(ends[3].hasSuffix("Reset"))
  }

  @Test func aRefusalStandsUnderTheTrack() {
    #expect(picture(.refused).line(18).contains("a second finger: start again"))
  }

  @Test func theArrowsShimmerUnlessMotionIsReduced() {
    let still = Capabilities(reduceMotion: true)
    let moments = stride(from: Int64(0), to: 3_000_000, by: 250_000)
    #expect(Set(moments.map { picture(.lock, at: $0) }).count == 4)
    #expect(Set(moments.map { picture(.lock, still, at: $0) }).count == 1)
    #expect(Set(moments.map { picture(.lockHalf, at: $0) }).count == 1)
  }

  @Test func theNextStepOfTheShimmerIsKnown() throws {
    let shimmer = try #require(Shimmer(capabilities: Capabilities()))
    let time = Instant(microseconds: 1_200_000)
    #expect(
      shimmer.nextStep(for: Sample.lock.snapshot, after: time)
        == Instant(microseconds: 1_500_000))
    #expect(shimmer.nextStep(for: Sample.rest.snapshot, after: time) == nil)
    #expect(Shimmer(capabilities: Capabilities(reduceMotion: true)) == nil)
  }
}
