internal import SafeText

/// Collects the elements of a picture, with all text escaped.
struct SVGCanvas {
  private(set) var elements = ""

  enum Anchor: String {
    case start
    case middle
    case end
  }

  mutating func text(
    _ text: String, x: Double, y: Double, style: String = "body", anchor: Anchor = .start
  ) {
    elements += "<text class=\"\(style)\" x=\"\(SVGCanvas.number(x))\" y=\"\(SVGCanvas.number(y))\""
    if anchor != .start { elements += " text-anchor=\"\(anchor.rawValue)\"" }
    elements += " xml:space=\"preserve\">\(SVGCanvas.escaped(text))</text>\n"
  }

  mutating func line(x1: Double, y1: Double, x2: Double, y2: Double, style: String) {
    elements += "<path class=\"\(style)\" d=\"M\(SVGCanvas.number(x1)) \(SVGCanvas.number(y1))"
    elements += "L\(SVGCanvas.number(x2)) \(SVGCanvas.number(y2))\"/>\n"
  }

  mutating func polyline(_ points: [(x: Double, y: Double)], style: String) {
    guard !points.isEmpty else { return }
    let way = points.map { "\(SVGCanvas.number($0.x)) \(SVGCanvas.number($0.y))" }
    elements += "<path class=\"\(style)\" d=\"M\(way.joined(separator: "L"))\"/>\n"
  }

  mutating func rectangle(x: Double, y: Double, width: Double, height: Double, style: String) {
    elements +=
      "<rect class=\"\(style)\" x=\"\(SVGCanvas.number(x))\" y=\"\(SVGCanvas.number(y))\" "
    elements += "width=\"\(SVGCanvas.number(width))\" height=\"\(SVGCanvas.number(height))\"/>\n"
  }

  mutating func dot(x: Double, y: Double, style: String) {
    elements += "<circle class=\"\(style)\" cx=\"\(SVGCanvas.number(x))\" "
    elements += "cy=\"\(SVGCanvas.number(y))\" r=\"2.5\"/>\n"
  }

  private static func number(_ value: Double) -> String { Figure.short(value, 2) }

  /// `text` as XML takes it: markup escaped, and characters that XML forbids written out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Escaping.visible(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
