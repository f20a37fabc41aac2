import Glibc
import InputModel
import TerminalView
import ViewSamples

/// Shows one sample until q is pressed, or crashes as it is told.
enum Preview {
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first, let sample = Sample(rawValue: name) else {
      print(Sample.allCases.map(\.rawValue).joined(separator: "\n"))
      return 2
    }
    var keys: [String] = []
    do throws(ScreenError) {
      var screen = try Screen()
      screen.draw(sample.snapshot, at: Instant(microseconds: 0))
      if arguments.count > 1 { Crash.now(arguments[1]) }
      keys = loop(&screen, sample)
    } catch {
      print("detent-preview: \(error)")
      return 2
    }
    print(keys.joined(separator: " "))
    return 0
  }

  /// Returns the keys that were pressed before q, and `redrawn` where nothing had changed and the
  /// screen wrote all the same.
  private static func loop(_ screen: inout Screen, _ sample: Sample) -> [String] {
    var keys: [String] = []
    while true {
      if screen.draw(sample.snapshot, at: Instant(microseconds: 0)) { keys.append("redrawn") }
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&descriptor, 1, -1) < 0 {
        screen.resize()
        screen.draw(sample.snapshot, at: Instant(microseconds: 0))
      }
      while let key = screen.nextKey() {
        switch key {
        case .character("q"): return keys
        case .character("z"):
          screen.suspend()
          raise(SIGSTOP)
          screen.resume()
          screen.draw(sample.snapshot, at: Instant(microseconds: 0))
        default: keys.append("\(key)")
        }
      }
    }
  }
}
