/// The version of all of Detent's programs.
public enum DetentVersion {
  public static let text = "0.1.0"
}
