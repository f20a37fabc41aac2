/// What a misspelt word may have been meant as.
enum Spelling {
  /// The candidate that differs least from `word`; nil where none is near. Large and small letters
  /// and what options begin with count for nothing.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = letters(of: word)
    guard !typed.isEmpty else { return nil }
    let distances = candidates.map { ($0, distance(typed, letters(of: $0))) }
    guard let (nearest, steps) = distances.min(by: { $0.1 < $1.1 }) else { return nil }
    // A third of the word: further away nearly everything would do for a short word.
    return steps <= max(1, typed.count / 3) ? nearest : nil
  }

  /// The same as the end of a message: `: did you mean --bound?`, or nothing.
  static func question(_ word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { ": did you mean \($0)?" } ?? ""
  }

  private static func letters(of word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
  }

  /// How many letters are to be changed, put in, left out or swapped with the next one (the distance
  /// of Damerau and Levenshtein, with each place edited once).
  static func distance(_ from: [Character], _ into: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...into.count)
    for (row, letter) in from.enumerated() {
      var next = [row + 1]
      for (column, other) in into.enumerated() {
        var least = min(
          last[column + 1] + 1, next[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == into[column - 1], from[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        next.append(least)
      }
      beforeLast = last
      last = next
    }
    return last[into.count]
  }
}
