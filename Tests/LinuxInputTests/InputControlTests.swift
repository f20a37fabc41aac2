import Testing

@testable import LinuxInput

@Suite struct InputControlTests {
  @Test func aRequestToGiveGrabsBackIsHandedOutOnceTheOthersStand() {
    let control = InputControl()
    control.releaseGrabs()
    control.stop()
    #expect(control.take().mustReleaseGrabs)
    #expect(!control.take().mustReleaseGrabs)
    #expect(control.take().mustStop)
  }

  @Test func oneThatHasEndedHoldsNothing() {
    let control = InputControl()
    control.noteEnd()
    #expect(control.suspend(.stopped))
    #expect(control.take().suspensions == SuspendReason.stopped.rawValue)
  }

  @Test func aRestThatWasTakenBackDoesNotCountForTheNextOne() {
    let control = InputControl()
    #expect(!control.suspend(.stopped))
    control.acknowledge(control.take().suspensions)
    #expect(control.isAtRest(for: .stopped))
    #expect(!control.isAtRest(for: .sleep))
    let asked = control.take().suspensions
    control.resume(.stopped)
    #expect(!control.isAtRest(for: .stopped))
    // The reader carries out what it took before that.
    control.acknowledge(asked)
    #expect(!control.isAtRest(for: .stopped))
  }
}
