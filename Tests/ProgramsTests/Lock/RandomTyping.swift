import InputModel
import Interaction
import Programs
import SeededSource

/// Keys and answers at random, whether or not somebody asked for them.
enum RandomTyping {
  private static let keys: [Key] = [
    .character("2"), .character("5"), .character("8"), .character("0"), .character("x"),
    .character("r"), .backspace, .clearLine, .escape, .enter, .enter, .paste("2580"), .up,
  ]

  static func act(_ table: inout LockTable, _ random: inout Seeded) {
    let isAsking = table.lock.secret.map { $0.phase != .hidden } ?? false
    guard Int.random(in: 0..<(isAsking ? 4 : 60), using: &random) == 0 else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: table.press(keys[Int.random(in: keys.indices, using: &random)])
    case 6, 7: table.tell(.accepted)
    case 8:
      let wait = Interval(seconds: Double(Int.random(in: 0...2, using: &random)))
      let answers = [
        SecretAnswer.refused(wait: wait), .failed(reason: "no PAM", wait: wait),
        .closed(wait: wait),
      ]
      table.tell(answers[Int.random(in: 0..<3, using: &random)])
    default: table.wait(Int64.random(in: 0...3_000_000, using: &random))
    }
  }
}
