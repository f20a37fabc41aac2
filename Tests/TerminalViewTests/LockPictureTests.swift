import InputModel
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
