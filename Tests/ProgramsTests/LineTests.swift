import InputModel
import Interaction
import Programs
import Testing

@Suite struct LineTests {
  @Test func namesCannotDriveATerminal() {
    let device = DeviceDescription(
      id: DeviceID(rawValue: 1), node: "/dev/input/event0",
      name: "evil\u{1b}]0;x\u{7}\u{9b}31m\u{202e}\"\\é\u{7f}", kind: .touchscreen)
    let json = Line.added(device).json
    #expect(json.hasSuffix("}\n"))
    #expect(
      json.contains(#""name":"evil\u001b]0;x\u0007\u009b31m\u202e\"\\é\u007f""#))
    #expect(json.dropLast().unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f })
  }

  @Test(arguments: [
    (0.0, "0.0"), (-0.0004, "0.0"), (-58.6933, "-58.693"), (0.05, "0.05"),
    (1e30, "1000000000000000.0"),
    (12.5, "12.5"), (-0.5, "-0.5"), (.nan, "null"),
  ])
  func numbersAreRoundedToThousandths(value: Double, text: String) {
    let frame = Rectangle(x: Points(value), y: .zero, width: .zero, height: .zero)
    #expect(Line.layout(element: "row 0", frame).json.contains("\"x\":\(text),"))
  }
}
