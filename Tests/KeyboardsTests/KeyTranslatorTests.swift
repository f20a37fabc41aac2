import Keyboards
import Programs
import Testing

/// Codes as event nodes have them, through XKB.
@Suite struct KeyTranslatorTests {
  static let (leftShift, control, rightAlt, capsLock, numLock):
    (UInt16, UInt16, UInt16, UInt16, UInt16) =
      (42, 29, 100, 58, 69)

  static func translator(_ layout: String, variant: String = "", options: String = "") throws
    -> KeyTranslator
  {
    var names = KeyboardLayout(layout: layout, variant: variant)
    names.options = options
    let keymap = try #require(Keymap(names, locale: "C"))
    guard let translator = KeyTranslator(keymap) else { throw NoTranslator() }
    return translator
  }

  struct NoTranslator: Error {}

  /// Presses and lifts each key.
  static func tap(_ codes: [UInt16], _ translator: inout KeyTranslator) -> [Key] {
    codes.flatMap { code in
      [translator.take(code: code, value: 1), translator.take(code: code, value: 0)]
    }.compactMap { $0 }.filter { $0 != .paste("") }
  }

  static func hold(_ held: UInt16, _ codes: [UInt16], _ translator: inout KeyTranslator) -> [Key] {
    _ = translator.take(code: held, value: 1)
    defer { _ = translator.take(code: held, value: 0) }
    return tap(codes, &translator)
  }

  @Test func digitsAreDigits() throws {
    var us = try Self.translator("us")
    let keys = Self.tap([3, 6, 9, 11, 28], &us)
    #expect(keys == [.character("2"), .character("5"), .character("8"), .character("0"), .enter])
  }

  @Test func aKeypadHasDigitsFromTheStart() throws {
    var us = try Self.translator("us")
    #expect(us.keyboardState.hasNumLock)
    let digits = Self.tap([80, 76, 72, 82, 96], &us)
    #expect(digits == [.character("2"), .character("5"), .character("8"), .character("0"), .enter])
    _ = Self.tap([Self.numLock], &us)
    #expect(!us.keyboardState.hasNumLock)
    let arrows = Self.tap([72, 75], &us)
    #expect(arrows == [.up, .left])
  }

  @Test func aGermanKeyboardHasItsLetters() throws {
    var german = try Self.translator("de")
    let plain = Self.tap([21, 44, 40, 12], &german)
    #expect(plain == [.character("z"), .character("y"), .character("ä"), .character("ß")])
    let shifted = Self.hold(Self.leftShift, [3, 40], &german)
    #expect(shifted == [.character("\""), .character("Ä")])
    let third = Self.hold(Self.rightAlt, [16, 18], &german)
    #expect(third == [.character("@"), .character("€")])
  }

  @Test func deadKeysWaitForTheirLetter() throws {
    var german = try Self.translator("de")
    let acute = Self.tap([13, 18], &german)
    #expect(acute == [.character("é")])
    let circumflex = Self.tap([41, 30], &german)
    #expect(circumflex == [.character("â")])
    let nonsense = Self.tap([13, 45, 45], &german)
    #expect(nonsense == [.character("x")])
    let alone = Self.tap([13, 57], &german)
    #expect(alone == [.character("'")] || alone == [.character("´")])
  }

  @Test func capsLockIsShownAndMakesCapitals() throws {
    var us = try Self.translator("us")
    let capitals = Self.tap([Self.capsLock, 30, 3], &us)
    #expect(capitals == [.character("A"), .character("2")])
    #expect(us.keyboardState.hasCapsLock)
    _ = Self.tap([Self.capsLock], &us)
    #expect(!us.keyboardState.hasCapsLock)
  }

  @Test func controlEditsAndTypesNothingElse() throws {
    var us = try Self.translator("us")
    let keys = Self.hold(Self.control, [22, 17, 35, 46, 3], &us)
    #expect(keys == [.clearLine, .deleteWord, .backspace])
    let others = Self.hold(56, [30, 3], &us)
    #expect(others == [])
  }

  /// Such a key wakes the screen all the same.
  @Test func aKeyThatTypesNothingIsAnEmptyText() throws {
    var us = try Self.translator("us")
    let shift = us.take(code: Self.leftShift, value: 1)
    #expect(shift == .paste(""))
  }

  @Test func onlyEditingKeysRepeat() throws {
    var us = try Self.translator("us")
    let repeats = [UInt16(3), 30, 28, 1, 14].map { us.take(code: $0, value: 2) }
    #expect(repeats == [nil, nil, nil, nil, .backspace])
  }

  @Test func aLayoutThatDoesNotCompileIsTold() throws {
    var nowhere = try Self.translator("nowhere")
    let keys = Self.tap([21], &nowhere)
    #expect(keys == [.character("y")])
    #expect(nowhere.keyboardState.layout == "us, not “nowhere”")
  }

  @Test func twoLayoutsAreNamed() throws {
    var both = try Self.translator("us,de", variant: ",", options: "grp:caps_toggle")
    #expect(both.keyboardState.layout == "English (US)")
    let keys = Self.tap([21, Self.capsLock, 21], &both)
    #expect(keys == [.character("y"), .character("z")])
    #expect(both.keyboardState.layout == "German")
  }

  @Test func lostEventsLeaveNoKeyDown() throws {
    var us = try Self.translator("us")
    _ = Self.tap([Self.capsLock], &us)
    _ = us.take(code: Self.leftShift, value: 1)
    us.resynchronize(down: [])
    let capital = Self.tap([30], &us)
    #expect(capital == [.character("A")])
    #expect(us.keyboardState.hasCapsLock && us.keyboardState.hasNumLock)
    us.resynchronize(down: [Self.leftShift, Self.capsLock])
    let small = Self.tap([30], &us)
    #expect(small == [.character("a")])
    #expect(us.keyboardState.hasCapsLock)
  }
}
