import CommandRuns
import GestureRules
import Gestures
import InputModel
import Testing

@Suite struct CommandScheduleTests {
  private static func firing(
    _ trigger: RuleTrigger, _ rule: String = "r", timeout: Interval? = Interval(seconds: 10),
    atOnce: Int = 1, queue: Int = 2
  ) -> RuleFiring {
    Firings.firing(.shell("true"), trigger, rule, timeout: timeout, atOnce: atOnce, queue: queue)
  }

  private var schedule = CommandSchedule()
  private var steps: [CommandSchedule.Step] = []

  private static func at(_ seconds: Double) -> Instant {
    Instant(microseconds: Int64(seconds * 1e6))
  }

  @Test mutating func oneAfterTheOtherAndMovesAreLeftOut() {
    let began = Self.firing(.began)
    let changed = Self.firing(.changed)
    let ended = Self.firing(.ended)
    schedule.ask(began, at: Self.at(0), into: &steps)
    schedule.ask(changed, at: Self.at(0), into: &steps)
    schedule.ask(ended, at: Self.at(0), into: &steps)
    #expect(steps == [.start(1, began), .drop(changed, .moving)])
    steps = []
    let over = schedule.end(1, at: Self.at(1), into: &steps)
    #expect(over?.firing == began)
    #expect(steps == [.start(2, ended)])
    steps = []
    _ = schedule.end(2, at: Self.at(2), into: &steps)
    #expect(steps.isEmpty)
    #expect(schedule.isIdle)
  }

  @Test mutating func tooManyAreNotLetWait() {
    for _ in 0..<5 { schedule.ask(Self.firing(.ended), at: Self.at(0), into: &steps) }
    let firing = Self.firing(.ended)
    #expect(steps == [.start(1, firing), .drop(firing, .crowded), .drop(firing, .crowded)])
    let other = Self.firing(.ended, "another")
    schedule.ask(other, at: Self.at(0), into: &steps)
    #expect(steps.last == .start(2, other))
  }

  @Test mutating func severalRunAtOnceWhereTheyMay() {
    for _ in 0..<3 { schedule.ask(Self.firing(.ended, atOnce: 2), at: Self.at(0), into: &steps) }
    let firing = Self.firing(.ended, atOnce: 2)
    #expect(steps == [.start(1, firing), .start(2, firing)])
  }

  @Test mutating func aCommandThatTakesTooLongIsAskedAndThenKilled() {
    schedule.ask(Self.firing(.ended), at: Self.at(0), into: &steps)
    steps = []
    #expect(schedule.deadline == Self.at(10))
    schedule.advance(to: Self.at(9.9), into: &steps)
    #expect(steps.isEmpty)
    schedule.advance(to: Self.at(10), into: &steps)
    schedule.advance(to: Self.at(11), into: &steps)
    #expect(steps == [.terminate(1)])
    #expect(schedule.deadline == Self.at(12))
    schedule.advance(to: Self.at(12), into: &steps)
    schedule.advance(to: Self.at(100), into: &steps)
    #expect(steps == [.terminate(1), .kill(1)])
    #expect(schedule.deadline == nil)
    let over = schedule.end(1, at: Self.at(100), into: &steps)
    #expect(over?.isTimedOut == true)
  }

  @Test mutating func theEndDropsWhatWaitsAndLeavesLittleTime() {
    let endless = Self.firing(.ended, timeout: nil)
    schedule.ask(endless, at: Self.at(0), into: &steps)
    schedule.ask(endless, at: Self.at(0), into: &steps)
    #expect(schedule.deadline == nil)
    steps = []
    schedule.close(at: Self.at(5), into: &steps)
    #expect(steps == [.drop(endless, .ending)])
    #expect(schedule.deadline == Self.at(6))
    schedule.ask(endless, at: Self.at(5), into: &steps)
    #expect(steps.last == .drop(endless, .ending))
    schedule.close(at: Self.at(5.9), into: &steps)
    schedule.advance(to: Self.at(6), into: &steps)
    #expect(steps.last == .terminate(1))
    let over = schedule.end(1, at: Self.at(6), into: &steps)
    #expect(over?.isTimedOut == false)
    #expect(schedule.isIdle)
  }
}
