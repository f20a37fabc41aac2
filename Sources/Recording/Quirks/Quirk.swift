internal import InputModel

/// A line of libinput's quirks that changes what a device says of itself.
///
/// `libinput record` writes the lines that are in force, as the files of quirks have them. Others, as
/// of pointers, keyboards and the speed of scrolling, change nothing that Detent reads.
enum Quirk: Hashable, Sendable {
  /// What is added or taken away.
  struct Change<Thing: Hashable & Sendable>: Hashable, Sendable {
    var thing: Thing
    var isAdded: Bool
  }

  /// The event codes of a type; all of them where none is named.
  struct Codes: Hashable, Sendable {
    var type: UInt16
    var code: UInt16?
  }

  /// AttrSizeHint: millimetres.
  case size(x: Int32, y: Int32)
  /// AttrResolutionHint: units a millimetre.
  case resolution(x: Int32, y: Int32)
  case codes([Change<Codes>])
  case properties([Change<UInt16>])

  /// Nil for one that Detent has no use for, or cannot read.
  init?(_ line: String) {
    let parts = line.split(separator: "=", maxSplits: 1).map { Quirk.trimmed($0) }
    guard parts.count == 2 else { return nil }
    // Before libinput 1.23 what was added and what was taken away had a name each.
    switch parts[0] {
    case "AttrSizeHint":
      guard let (x, y) = Quirk.pair(parts[1]) else { return nil }
      self = .size(x: x, y: y)
    case "AttrResolutionHint":
      guard let (x, y) = Quirk.pair(parts[1]) else { return nil }
      self = .resolution(x: x, y: y)
    case "AttrEventCode": self = .codes(Quirk.changes(parts[1], nil, QuirkNames.codes))
    case "AttrEventCodeEnable": self = .codes(Quirk.changes(parts[1], true, QuirkNames.codes))
    case "AttrEventCodeDisable": self = .codes(Quirk.changes(parts[1], false, QuirkNames.codes))
    case "AttrInputProp": self = .properties(Quirk.changes(parts[1], nil, QuirkNames.property))
    case "AttrInputPropEnable":
      self = .properties(Quirk.changes(parts[1], true, QuirkNames.property))
    case "AttrInputPropDisable":
      self = .properties(Quirk.changes(parts[1], false, QuirkNames.property))
    default: return nil
    }
  }

  /// `104x75`, of numbers above zero.
  private static func pair(_ text: Substring) -> (Int32, Int32)? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int32($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x > 0, y > 0 else {
      return nil
    }
    return (x, y)
  }

  /// The things of a list between semicolons that have a name here. Each begins with + or - where
  /// `isAdded` is nil.
  private static func changes<Thing>(
    _ text: Substring, _ isAdded: Bool?, _ named: (Substring) -> Thing?
  ) -> [Change<Thing>] {
    text.split(separator: ";").compactMap { part in
      var name = trimmed(part)
      var isAdded = isAdded
      if isAdded == nil {
        switch name.popFirst() {
        case "+": isAdded = true
        case "-": isAdded = false
        default: return nil
        }
      }
      guard let isAdded, let thing = named(name) else { return nil }
      return Change(thing: thing, isAdded: isAdded)
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
