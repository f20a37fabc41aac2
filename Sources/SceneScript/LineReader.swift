/// The words of one line of a scene, taken from the front.
struct LineReader {
  let number: Int
  private var words: ArraySlice<String>

  /// Splits a line at blanks; what stands in double quotes stays together. A `#` begins a comment.
  init(_ text: Substring, number: Int) {
    self.number = number
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEmpty = true
    for character in text {
      switch character {
      case "\"":
        isQuoted.toggle()
        isEmpty = false
      case "#" where !isQuoted && isEmpty:
        self.words = words[...]
        return
      case " " where !isQuoted, "\t" where !isQuoted, "\r" where !isQuoted:
        if !isEmpty { words.append(word) }
        (word, isEmpty) = ("", true)
      default:
        word.append(character)
        isEmpty = false
      }
    }
    if !isEmpty { words.append(word) }
    self.words = words[...]
  }

  var isEmpty: Bool { words.isEmpty }
  var rest: [String] { Array(words) }

  func error(_ message: String) -> SceneError { SceneError(line: number, message) }

  mutating func word(_ what: String) throws(SceneError) -> String {
    guard let word = words.popFirst() else { throw error("\(what) is missing") }
    return word
  }

  /// All words that are left, with a blank between them.
  mutating func text(_ what: String) throws(SceneError) -> String {
    guard !words.isEmpty else { throw error("\(what) is missing") }
    defer { words = [] }
    return words.joined(separator: " ")
  }

  mutating func number(_ what: String) throws(SceneError) -> Double {
    let word = try word(what)
    guard let number = Double(word), number.isFinite, number.magnitude < 1e9 else {
      throw error("\(what) must be a number, not “\(word)”")
    }
    return number
  }

  /// A number where the next word is `keyword`; else nil.
  mutating func number(after keyword: String) throws(SceneError) -> Double? {
    guard try skip(keyword) else { return nil }
    return try number("the number after “\(keyword)”")
  }

  /// Takes the next word if it is `keyword`.
  mutating func skip(_ keyword: String) throws(SceneError) -> Bool {
    guard words.first == keyword else { return false }
    words.removeFirst()
    return true
  }

  mutating func need(_ keyword: String) throws(SceneError) {
    guard try skip(keyword) else { throw error("“\(keyword)” is expected") }
  }

  mutating func slots() throws(SceneError) -> [Int32] {
    let word = try word("the slot")
    let slots = word.split(separator: ",").compactMap { Int32($0) }
    guard !slots.isEmpty, slots.allSatisfy({ (0..<16).contains($0) }) else {
      throw error("slots are numbers from 0 to 15, not “\(word)”")
    }
    return slots
  }

  func end() throws(SceneError) {
    if let word = words.first { throw error("“\(word)” is not expected") }
  }
}
