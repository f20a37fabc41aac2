import InputModel
import Testing

@testable import Latency

@Suite struct RealtimeTests {
  @Test func aLineOfTheMapsIsRead() throws {
    let line: Substring =
      "7f12c000-7f13d000 r-xp 00001000 fe:01 1234                       /usr/lib/libinput.so.10.13.0"
    let mapping = try #require(MemoryMapping(line))
    #expect(mapping.size == 0x11000)
    #expect(mapping.permissions == "r-xp")
    #expect(mapping.name == "libinput.so.10.13.0")
    #expect(MemoryMapping("7f00-7e00 r-xp 0 0 0") == nil)
    #expect(MemoryMapping("") == nil)
  }

  @Test func theProgramComesFirstAndDataOfLibrariesStaysOut() {
    let text = """
      1000-2000 r--p 0 0:0 1 /bin/detent
      2000-3000 r-xp 0 0:0 1 /bin/detent
      3000-4000 rw-p 0 0:0 0 [heap]
      5000-6000 r-xp 0 0:0 2 /lib/libinput.so.10
      6000-7000 rw-p 0 0:0 2 /lib/libinput.so.10
      8000-9000 r-xp 0 0:0 3 /lib/libcrypt.so.1
      """
    let groups = HotPathMemory.groups(
      in: text.split(separator: "\n").compactMap(MemoryMapping.init))
    #expect(groups.map(\.name) == ["program", "heap", "libinput"])
    #expect(groups.map(\.mappings.count) == [2, 1, 1])
  }

  /// Where the limit is below what a queue takes, the refusal names it; else the bytes are told.
  @Test func aQueueIsLockedOrTheLimitIsNamed() {
    let queue = LatencyBoundedQueue<Step>(capacity: 64)
    do throws(MemoryLock.Refusal) {
      let bytes = try queue.lockMemory()
      #expect(bytes >= 64 * MemoryLayout<Step>.size)
    } catch {
      #expect(error.code != 0)
    }
  }

  @Test func aRefusalSaysWhatWouldGrantTheRest() {
    let refused = HotPathMemory.take(
      with: [(name: "queue", result: .failure(.init(code: 12, limit: 65536)))])
    #expect(!refused.isGranted)
    #expect(refused.sentence.contains("memlock limit is 64 kB"))
  }
}
