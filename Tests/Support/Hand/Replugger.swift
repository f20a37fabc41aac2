internal import Foundation
internal import InputModel
internal import SceneScript
internal import UinputDevices

/// Plugs devices in and pulls each out again while a finger is on its way.
struct Replugger {
  /// In turn.
  private static let kinds = ["screen touchscreen 160x90 40", "pad touchpad 100x60 31"]
  private static let patience = Interval(seconds: 10)

  private let lines: FileHandle

  /// Opens the file that a program, `detent events --json`, writes its lines to.
  init(lines path: String) throws {
    lines = try FileHandle(forReadingFrom: URL(filePath: path))
  }

  /// Does it that many times. Returns how many devices were taken up and told a pan before they went.
  func replug(_ count: Int) throws -> Int {
    let scenes = try Replugger.kinds.map {
      try Scene(parsing: "device \($0)\ndetent events\ndown 0 at 50 30\nmove 0 by 12 0 in 16\n")
    }
    var taken = 0
    for number in 0..<count {
      try lines.seekToEnd()
      let scene = scenes[number % scenes.count]
      let device = try UinputDevice(scene.devices[0])
      guard awaitLine(with: "\"action\":\"added\"", "\"node\":\"\(device.node)\"") else { continue }
      var hand = Hand(scene, start: MonotonicSleep.now())
      while let due = try hand.next({ _ in nil }) {
        MonotonicSleep.sleep(until: due.time)
        if case .frame(_, let events) = due.action { device.write(events) }
      }
      if awaitLine(with: "\"phase\":\"began\"", "\"node\":\"\(device.node)\"") { taken += 1 }
    }
    return taken
  }

  /// Waits for a line that holds all words; what was read before counts no more.
  private func awaitLine(with words: String...) -> Bool {
    let end = MonotonicSleep.now() + Replugger.patience
    var text = ""
    while MonotonicSleep.now() < end {
      text += (try? lines.readToEnd()).flatMap { String(decoding: $0, as: UTF8.self) } ?? ""
      if text.split(separator: "\n").contains(where: { line in words.allSatisfy(line.contains) }) {
        return true
      }
      MonotonicSleep.sleep(until: MonotonicSleep.now() + .milliseconds(10))
    }
    return false
  }
}
