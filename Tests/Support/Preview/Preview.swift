import Foundation
import Glibc
import Goldens
import InputModel
import Programs
import TerminalView
import Themes
import ViewSamples

/// Shows one sample until q is pressed, in a bundled theme where one is named, or crashes as it is
/// told; or writes the kept pictures anew.
enum Preview {
  nonisolated(unsafe) private static var hasNewSize = false

  static func run(_ arguments: [String]) -> Int32 {
    if arguments == ["write"] { return write() }
    guard let name = arguments.first, let sample = Sample(rawValue: name) else {
      print(Sample.allCases.map(\.rawValue).joined(separator: "\n"))
      return 2
    }
    var keys: [String] = []
    // As in detent, ncurses does not see it, and takes over no size by itself.
    signal(SIGWINCH) { _ in unsafe Preview.hasNewSize = true }
    do throws(ScreenError) {
      let theme = arguments.compactMap(BundledTheme.init(rawValue:)).first ?? .usual
      var screen = try Screen(theme: theme.complete)
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

  private static func write() -> Int32 {
    do {
      try? FileManager.default.removeItem(at: Golden.folder)
      try FileManager.default.createDirectory(
        at: Golden.folder, withIntermediateDirectories: true)
      for golden in Golden.all {
        try golden.canvas.goldenText.write(to: golden.file, atomically: true, encoding: .utf8)
      }
    } catch {
      print("detent-preview: \(error)")
      return 1
    }
    return 0
  }

  /// Returns the keys that were pressed before q, and `redrawn` where nothing had changed and the
  /// screen wrote all the same.
  private static func loop(_ screen: inout Screen, _ sample: Sample) -> [String] {
    var keys: [String] = []
    while true {
      if screen.draw(sample.snapshot, at: Instant(microseconds: 0)) { keys.append("redrawn") }
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // The signal may come just before.
      _ = unsafe poll(&descriptor, 1, 200)
      if unsafe hasNewSize {
        unsafe hasNewSize = false
        screen.resize()
        screen.draw(sample.snapshot, at: Instant(microseconds: 0))
      }
      while let key = screen.nextKey() {
        switch key {
        case .key(.character("q")): return keys
        case .key(.character("z")):
          screen.suspend()
          raise(SIGSTOP)
          screen.resume()
          screen.draw(sample.snapshot, at: Instant(microseconds: 0))
        case .key(let key): keys.append("\(key)")
        case .click, .statusReport: keys.append("\(key)")
        }
      }
    }
  }
}
