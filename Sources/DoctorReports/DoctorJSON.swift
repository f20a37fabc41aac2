internal import Diagnosis
internal import InputModel
internal import JSONTrees

// The report for a script; the keys are in doctor.md.
extension DoctorReport {
  /// One object in one line.
  public func json() -> String {
    let first = diagnosis.first.map { JSONTree.string($0.topic.rawValue) } ?? .null
    return JanssonValue(
      .object([
        .init("type", .string("doctor")),
        .init("ready", .boolean(diagnosis.isReady)),
        .init("verdict", .string(diagnosis.verdict)),
        .init("first", first),
        .init("nodes", .array(nodes.map(NodeJSON.tree))),
        .init("system", SystemJSON.tree(system)),
        .init("findings", .array(diagnosis.findings.map(DoctorReport.tree))),
      ])
    ).line + "\n"
  }

  private static func tree(_ finding: Finding) -> JSONTree {
    let weight =
      switch finding.weight {
      case .blocks: "blocks"
      case .advises: "advises"
      case .tells: "tells"
      }
    return .object([
      .init("topic", .string(finding.topic.rawValue)), .init("weight", .string(weight)),
      .init("nodes", .array(finding.nodes.map(JSONTree.string))),
      .init("message", .string(finding.sentence)),
      .init("action", finding.action.map(JSONTree.string) ?? .null),
      .init("commands", .array(finding.commands.map(JSONTree.string))),
    ])
  }
}
