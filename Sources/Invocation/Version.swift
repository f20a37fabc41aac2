/// The version of all of Detent's programs.
public enum Version {
  public static let current = "0.1.0"
}
