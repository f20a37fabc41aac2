import Diagnosis
import DoctorReports
import InputModel
import JSONTrees
import Testing

@Suite struct DoctorReportTests {
  private static let refused = MadeUp.screen {
    $0.name = "Panel\u{1b}[2J"
    $0.access = .refused
  }

  private func report(_ nodes: [NodeFacts]) -> DoctorReport {
    let system = MadeUp.system()
    return DoctorReport(nodes, system, Diagnosis(nodes, system))
  }

  @Test func theTextFitsItsWidthAndEndsWithTheVerdict() {
    let nodes = [Self.refused, MadeUp.keyboard()]
    let lines = report(nodes).text(width: 80).split(separator: "\n")
    #expect(lines.last == "not ready; first: install Detent's udev rule for the seat")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count < 24)
    #expect(lines.contains("    sudo udevadm control --reload"))
  }

  @Test func anAccelerometerTellsItsUnitsItsMountAndItsRate() {
    var device = DeviceDescription(
      id: DeviceID(rawValue: 1), node: "/dev/input/event9", name: "motion", kind: .accelerometer)
    device.accelerometer = AccelerometerAxes(unitsPerG: 8192, firstCode: EventCode.absX)
    device.sizeSource = .device
    let node = NodeFacts(
      node: device.node, name: device.name, role: .device(.accelerometer), device: device,
      mountMatrix: "0, -1, 0; 1, 0, 0; 0, 0, 1",
      rate: RateFacts(reports: 500, perSecond: 249.96, jitter: Interval(microseconds: 120)))
    let words = report([node]).text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "8192 units per g, by the device; mount matrix (0, -1, 0; 1, 0, 0; 0, 0, 1);"
          + " 250 reports a second, ±0.1 ms"))
    device.accelerometer = AccelerometerAxes(unitsPerG: nil, firstCode: EventCode.absX)
    device.sizeSource = .assumed
    let other = NodeFacts(
      node: device.node, name: device.name, role: .device(.accelerometer), device: device)
    #expect(report([other]).text().contains("units per g not declared, learnt at rest"))
  }

  @Test func controlCharactersAreNotSentToTheTerminal() {
    let text = report([Self.refused]).text()
    #expect(!text.contains("\u{1b}") && text.contains("Panel\\x1b[2J"))
  }

  @Test func aCommandStaysWholeHoweverNarrowTheTerminal() {
    let text = report([Self.refused]).text(width: 40)
    #expect(
      text.contains("    detent doctor --rule seat | sudo tee /etc/udev/rules.d/70-detent.rules\n"))
  }

  @Test func theObjectIsOneLineThatSaysTheSame() throws {
    let text = report([Self.refused, MadeUp.keyboard()]).json()
    #expect(text.split(separator: "\n").count == 1)
    let tree = try JanssonValue(parsing: Array(text.utf8)).tree(depth: 10)
    guard case .object(let members) = tree else {
      Issue.record("no object")
      return
    }
    let first = members.first { $0.key == "first" }?.value
    #expect(first == .string("refused"))
    #expect(members.first { $0.key == "ready" }?.value == .boolean(false))
    guard case .array(let nodes) = members.first(where: { $0.key == "nodes" })?.value else {
      Issue.record("no nodes")
      return
    }
    #expect(nodes.count == 2)
  }
}
