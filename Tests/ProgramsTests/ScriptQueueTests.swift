import Testing

@testable import Programs

@Suite struct ScriptQueueTests {
  @Test func linesWaitForTheDevices() {
    var queue = ScriptQueue()
    queue.append("undo")
    #expect(!queue.isDue)
    queue.begin()
    #expect(queue.isDue)
  }

  @Test func linesAreFollowedInTheirOrder() {
    var queue = ScriptQueue()
    queue.begin()
    #expect(!queue.isDue)
    queue.append("first")
    queue.append("second")
    #expect(queue.removeFirst() == "first")
    #expect(queue.removeFirst() == "second")
    #expect(!queue.isDue)
  }

  @Test func aLineIsAWordAndTheRest() {
    let line = ScriptLine("  add  milk and bread")
    #expect(line.word == "add")
    #expect(line.rest == " milk and bread")
    #expect(ScriptLine("").word.isEmpty)
  }
}
