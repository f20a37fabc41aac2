import Keyboards
import Testing

@Suite struct KeyboardLayoutTests {
  @Test func debiansFileIsRead() throws {
    let text = """
      # KEYBOARD CONFIGURATION FILE
      XKBMODEL="pc105"
      XKBLAYOUT="de,us"
      XKBVARIANT="nodeadkeys,"
      XKBOPTIONS="grp:alt_shift_toggle"

      BACKSPACE="guess"
      """
    let layout = try #require(KeyboardLayout(parsing: text))
    #expect(layout.model == "pc105")
    #expect(layout.layout == "de,us")
    #expect(layout.variant == "nodeadkeys,")
    #expect(layout.options == "grp:alt_shift_toggle")
  }

  @Test(arguments: [
    ("KEYMAP=de-latin1-nodeadkeys", KeyboardLayout(layout: "de", variant: "nodeadkeys")),
    ("KEYMAP=uk", KeyboardLayout(layout: "gb")),
    ("FONT=x\n KEYMAP='sv-latin1'\r\n", KeyboardLayout(layout: "se")),
    ("KEYMAP=dvorak", KeyboardLayout(layout: "us", variant: "dvorak")),
    ("KEYMAP=de\nXKBLAYOUT=fr", KeyboardLayout(layout: "fr")),
  ])
  func aConsolesKeymapIsAGuess(text: String, layout: KeyboardLayout) {
    #expect(KeyboardLayout(parsing: text) == layout)
  }

  @Test(arguments: ["", "XKBLAYOUT=", "#XKBLAYOUT=de", "KEYMAP=\"\"", "=", "de"])
  func whatNamesNoneIsNone(text: String) {
    #expect(KeyboardLayout(parsing: text) == nil)
  }
}
