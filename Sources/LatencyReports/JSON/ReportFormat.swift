/// The name of the file format, with its number.
enum ReportFormat {
  static let name = "detent-latency-1"
  private static let family = "detent-latency-"

  /// Takes only files of this format, and tells a newer one from something else.
  static func check(_ root: JSONField) throws(ReportError) {
    let field = try root.member("format")
    let format = try field.string()
    guard format != name else { return }
    guard format.hasPrefix(family), let number = Int(format.dropFirst(family.count)), number > 1
    else { throw field.error("\"\(name)\"") }
    throw ReportError(
      file: field.file, place: .key(field.path),
      reason: "written by a newer detent (\(format)); this one reads \(name)")
  }
}
