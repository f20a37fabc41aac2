import Testing
import Themes

@testable import TerminalView

@Suite struct TerminalColorsTests {
  @Test(arguments: [
    ("xterm-256color", "truecolor", ["alacritty-direct", "xterm-direct"]),
    ("xterm", "24bit", ["alacritty-direct", "xterm-direct"]),
    ("tmux-256color", "truecolor", ["tmux-direct"]), ("foot", "TrueColor", ["foot-direct"]),
    (
      "xterm-kitty", "truecolor",
      ["xterm-kitty-direct", "kitty-direct", "alacritty-direct", "xterm-direct"]
    ),
    ("screen-256color", "truecolor", []), ("linux", "truecolor", []), ("", "truecolor", []),
    ("xterm-256color", nil, []), ("xterm-256color", "yes", []),
  ])
  func knowsWhichEntriesMayHave24Bits(name: String, colorTerm: String?, entries: [String]) {
    #expect(TerminalColors.directEntries(of: name, colorTerm: colorTerm) == entries)
  }

  @Test(arguments: [
    (0x100_0000, true, ColorDepth.direct), (256, false, .indexed256),
    (0x100_0000, false, .indexed256), (88, false, .sixteen), (16, false, .sixteen),
    (8, false, .eight), (2, false, .none), (-1, false, .none), (32768, true, .eight),
  ])
  func countsColours(count: Int, isDirect: Bool, colors: ColorDepth) {
    #expect(ColorDepth(count: count, isDirect: isDirect) == colors)
  }
}
