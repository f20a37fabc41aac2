internal import InputModel

/// Prints a `layout` line for each element that is new or has moved.
struct LayoutReporter: Hashable, Sendable {
  private var known: [Element] = []

  struct Element: Hashable, Sendable {
    var name: String
    var frame: Rectangle
  }

  /// Compares with what was last reported and appends a line for each difference. An element that
  /// is gone is reported once with no extent.
  mutating func report(_ elements: [Element], into lines: inout [Line]) {
    for element in known where !elements.contains(where: { $0.name == element.name }) {
      let gone = Rectangle(x: .zero, y: .zero, width: .zero, height: .zero)
      lines.append(.layout(element: element.name, gone))
    }
    for element in elements where !known.contains(element) {
      lines.append(.layout(element: element.name, element.frame))
    }
    known = elements
  }
}
