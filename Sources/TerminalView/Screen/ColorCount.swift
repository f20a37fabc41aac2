internal import Themes

extension ColorDepth {
  /// The colours of a terminal whose terminfo entry counts `count`; `isDirect` where it says that
  /// their numbers are red, green and blue.
  init(count: Int, isDirect: Bool = false) {
    self =
      switch count {
      case 0x100_0000... where isDirect: .direct
      case 256... where !isDirect: .indexed256
      case 16... where !isDirect: .sixteen
      case 8...: .eight
      default: .none
      }
  }
}
