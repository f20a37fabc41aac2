internal import CNcurses
internal import Themes

/// Which colours the terminal has, and how they are got.
///
/// 24 bits are asked for where COLORTERM promises them and terminfo has the terminal's entry for
/// them: ncurses 6.1 and later take a colour's number for red, green and blue where an entry has the
/// flag `RGB` (user_caps(5)). TERM itself names no such entry on most systems, since programs that
/// count 256 colours could not use it.
///
/// Within tmux that is right: tmux reads colours of 24 bits whatever is outside, and itself takes the
/// nearest of 256 or 16 where the terminal outside has no more; since 3.6 it sets COLORTERM for this
/// reason. GNU Screen only hands on the COLORTERM of the terminal that it was started in, whatever it
/// can show itself, and terminfo has no `screen-direct`; so 256 remain.
/// https://github.com/tmux/tmux/blob/master/environ.c
enum TerminalColors {
  /// Takes the terminal, by the entry with 24 bits where it is to be used; nil where terminfo knows
  /// neither.
  static func start(_ name: String) -> OpaquePointer? {
    for entry in directEntries(of: name) {
      if let screen = unsafe curses_start(entry) { return unsafe screen }
    }
    return unsafe curses_start(name)
  }

  /// What terminfo and NO_COLOR leave.
  static var known: ColorDepth {
    guard Environment.value("NO_COLOR") == nil else { return .none }
    return unsafe ColorDepth(
      count: Int(tigetnum("colors")), isDirect: tigetflag("RGB") > 0)
  }

  /// Linux's console takes 24 bits too, but shows the nearest of its sixteen colours.
  static var isConsole: Bool {
    Environment.value("TERM")?.hasPrefix("linux") ?? false
  }

  /// Whether entries of a small palette may be changed, because they can be put back.
  static var canHavePalette: Bool {
    guard known == .eight || known == .sixteen, can_change_color() else { return false }
    return unsafe curses_capability("oc") != nil
  }

  /// Gives entries of a small palette the exact colours; false where they stay as they are.
  ///
  /// ncurses puts the palette back with `endwin`, and takes it again with the next refresh.
  static func takePalette() -> Bool {
    guard canHavePalette else { return false }
    return PaletteEntry.all.allSatisfy { entry in
      let color = entry.shade.rgb
      return init_color(
        Int16(entry.index), thousandths(color.red), thousandths(color.green),
        thousandths(color.blue)) == curses_ok
    }
  }

  /// The share of a channel as ncurses counts it; rounded up, since terminfo's entries round down
  /// when they make 255 steps of it again.
  private static func thousandths(_ level: UInt8) -> Int16 {
    Int16((Int(level) * 1000 + 254) / 255)
  }

  /// Entries for what calls itself xterm, which most terminals do.
  ///
  /// `xterm-direct` sends colours with colons and an empty colour space, as ITU T.416 has them; not
  /// all terminals read that (Ghostty: https://github.com/ghostty-org/ghostty/issues/4325), while all
  /// that set COLORTERM read semicolons, xterm too. `alacritty-direct` has these, and is else xterm.
  private static let asXterm = ["alacritty-direct", "xterm-direct"]

  /// The names under which terminfo may have the terminal with 24 bits, the nearest first.
  static func directEntries(
    of name: String, colorTerm: String? = Environment.value("COLORTERM")
  ) -> [String] {
    let isPromised = ["truecolor", "24bit"].contains(colorTerm?.lowercased() ?? "")
    guard isPromised, !name.isEmpty, !name.hasPrefix("linux"), !name.hasPrefix("screen") else {
      return []
    }
    let suffix = "-256color"
    let base = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    if base == "xterm" { return asXterm }
    let prefix = "xterm-"
    guard base.hasPrefix(prefix) else { return [base + "-direct"] }
    return [base + "-direct", base.dropFirst(prefix.count) + "-direct"] + asXterm
  }
}
