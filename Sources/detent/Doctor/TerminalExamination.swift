internal import CLinux
internal import Diagnosis
internal import Glibc
internal import TerminalView
internal import Themes

extension TerminalFacts {
  /// The terminal that this process has.
  static func current() -> TerminalFacts {
    let survey = TerminalSurvey()
    return TerminalFacts(
      isTerminal: survey.isTerminal, name: survey.name, isKnown: survey.isKnown,
      colors: survey.colors.rawValue, lacksDirectEntry: survey.lacksDirectEntry,
      isUTF8: survey.isUTF8, hasMouse: survey.hasMouse,
      isConsole: linux_keyboard_mode(STDIN_FILENO) >= 0, columns: survey.size?.columns ?? 0,
      rows: survey.size?.rows ?? 0, neededColumns: ScreenSize.smallest.columns,
      neededRows: ScreenSize.smallest.rows)
  }
}
