/// How many colours a terminal has. The raw values are the words of a theme's file.
public enum ColorDepth: String, CaseIterable, Hashable, Sendable {
  /// Bold, dim and reverse alone.
  case none = "mono"
  case eight = "8"
  case sixteen = "16"
  case indexed256 = "256"
  /// 24 bits.
  case direct
}
