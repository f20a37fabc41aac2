internal import Diagnosis
internal import SafeText

// The report for a person.
extension DoctorReport {
  /// Lines of at most `width` characters, commands excepted, which must stay whole.
  public func text(width: Int = 80) -> String {
    var lines: [String] = []
    for node in nodes { lines += NodeText.lines(node, seat: system.seat, width: width) }
    lines += SystemText.lines(system, width: width)
    for finding in diagnosis.findings { lines += findingLines(finding, width) }
    lines += ["", Escaping.visible(diagnosis.verdict)]
    return lines.map { $0 + "\n" }.joined()
  }

  private func findingLines(_ finding: Finding, _ width: Int) -> [String] {
    let mark =
      switch finding.weight {
      case .blocks: "! "
      case .advises: "+ "
      case .tells: "- "
      }
    let sentence = mark + Escaping.visible(finding.sentence)
    return [""] + TextLines.wrapped(sentence, width: width, indent: 2)
      + finding.commands.map { "    \(Escaping.visible($0))" }
  }
}
