import Testing

@testable import LinuxInput

@Suite struct NodeOrderTests {
  @Test func nodesStandByTheirNumbers() {
    let nodes = (0..<25).map { "/dev/input/event\($0)" }
    #expect(nodes.shuffled().sorted(by: NodeOrder.precedes) == nodes)
  }
}
