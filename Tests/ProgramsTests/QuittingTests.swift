import Testing

@testable import Programs

@Suite struct QuittingTests {
  @Test func itEndsOnceNothingIsLeftToBeDone() {
    var quitting = Quitting.going
    #expect(!quitting.isDone(isWaiting: false))
    quitting.begin(byScript: true)
    #expect(!quitting.isDone(isWaiting: true))
    #expect(quitting.isDone(isWaiting: false))
    #expect(!quitting.hasFailed)
  }

  @Test func aPersonIsToldOfAFailureAndCanGoOn() {
    var quitting = Quitting.going
    quitting.begin(byScript: false)
    quitting.noteFailure()
    #expect(quitting == .going)
    #expect(!quitting.hasFailed)
  }

  @Test func aScriptHasFailedForGood() {
    var quitting = Quitting.going
    quitting.begin(byScript: true)
    quitting.noteFailure()
    quitting.begin(byScript: false)
    quitting.noteFailure()
    #expect(quitting.hasFailed)
    #expect(quitting.isDone(isWaiting: true))
  }

  @Test func aFailureBeforeItIsToldToEndIsNoEnd() {
    var quitting = Quitting.going
    quitting.noteFailure()
    #expect(quitting == .going)
  }
}
