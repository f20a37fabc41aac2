/// Which known word a misspelt one was meant to be.
enum Spelling {
  /// The nearest of the words; nil where none is near enough to be meant.
  static func nearest(to word: String, in words: [String]) -> String? {
    let most = word.count < 5 ? 1 : 2
    guard word.count <= 40 else { return nil }
    return words.map { (word: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= most }
      .min { $0.distance < $1.distance }?.word
  }

  /// Letters to add, leave out, replace or swap with their neighbour.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
    var rows = [Array(0...second.count)]
    for i in 0..<first.count {
      var row = [i + 1]
      for j in 0..<second.count {
        let isSame = first[i] == second[j]
        var least = min(rows[i][j] + (isSame ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
