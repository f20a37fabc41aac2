public import Diagnosis
internal import Glibc
internal import InputModel
internal import LinuxInput

/// Gathers what is so of the event nodes.
public enum NodeExamination {
  /// Looks at all nodes, and opens those that Detent reads on a seat: never a keyboard or mouse.
  public static func take(seat: String) -> [NodeFacts] {
    let holders = OpenNodes.holders()
    var facts = NodeSurvey.take().map { examined($0, holders[$0.node] ?? []) }
    describe(&facts, seat)
    return facts
  }

  private static func examined(_ survey: SurveyedNode, _ holders: [ProcessFacts]) -> NodeFacts {
    var facts = NodeFacts(
      node: survey.node, name: survey.name, seat: survey.seat, role: survey.role,
      udevKinds: survey.udevKinds, hasSeatTag: survey.hasSeatTag,
      permissions: NodePermissions(of: survey.node), grab: .unknown("it is not Detent's"),
      holders: holders, mountMatrix: survey.mountMatrix)
    guard facts.permissions != nil else {
      facts.access = .absent
      facts.grab = .unknown("there is no node")
      return facts
    }
    let isAllowed = unsafe faccessat(AT_FDCWD, survey.node, R_OK, AT_EACCESS) == 0
    facts.access = isAllowed ? .readable : .refused
    guard facts.kind != nil else { return facts }
    switch NodeSurvey.tryOut(survey.node) {
    case .free: facts.grab = .free
    case .held: facts.grab = .held
    case .touched: facts.grab = .unknown("it is being touched")
    case .refused(let code):
      let reason = unsafe String(cString: strerror(code))
      facts.grab = .unknown("it may not be read")
      if isAllowed { facts.access = .blocked(reason) }
    }
    return facts
  }

  /// What Detent takes the readable ones for, as `detent devices` has it.
  private static func describe(_ facts: inout [NodeFacts], _ seat: String) {
    let readable = facts.filter { $0.kind != nil && $0.access == .readable && $0.seat == seat }
    guard !readable.isEmpty else { return }
    var configuration = InputConfiguration(seat: seat)
    if !NodeSurvey.isUdevRunning {
      configuration.devices = readable.map {
        DeviceSelection(node: $0.node, options: configuration.options)
      }
    }
    let listing: DeviceListing
    do throws(InputError) {
      listing = try DeviceListing.take(configuration)
    } catch {
      for index in facts.indices where readable.contains(facts[index]) {
        facts[index].fault = error.message
      }
      return
    }
    for index in facts.indices where readable.contains(facts[index]) {
      let node = facts[index].node
      facts[index].device = listing.devices.first { $0.node == node }
      guard facts[index].device == nil else { continue }
      facts[index].fault =
        listing.messages.first { $0.node == node && $0.level == .error }?.message
    }
  }
}
