/// Comparisons whose time does not tell where the first difference is.
public enum ConstantTime {
  public static func equal<Bytes: Collection>(_ left: Bytes, _ right: Bytes) -> Bool
  where Bytes.Element: FixedWidthInteger {
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(Bytes.Element.zero) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
