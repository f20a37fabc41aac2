import Glibc
import InputModel
import TerminalView
import ViewSamples

/// Shows one sample until q is pressed, or ends as it is told.
enum Preview {
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first, let sample = Sample(rawValue: name) else {
      print(Sample.allCases.map(\.rawValue).joined(separator: "\n"))
      return 2
    }
    do {
      var screen = try Screen()
      let snapshot = sample.snapshot
      screen.draw(snapshot, at: Instant(microseconds: 0))
      if arguments.count > 1 { Crash.now(arguments[1]) }
      loop(&screen, sample)
      return 0
    } catch {
      print(error)
      return 2
    }
  }

  private static func loop(_ screen: inout Screen, _ sample: Sample) {
    while true {
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&descriptor, 1, 100) >= 0 else {
        if errno == EINTR { screen.resize(); continue }
        return
      }
      while let key = screen.nextKey() {
        if key == .character("q") { return }
      }
      screen.draw(sample.snapshot, at: Instant(microseconds: 0))
    }
  }
}
