public import InputModel

/// Which devices a rule is for; what is nil does not matter.
public struct DeviceCondition: Hashable, Sendable {
  public var name: NamePattern?
  public var kind: DeviceKind?
  public var identity: DeviceIdentity?

  public init(
    name: NamePattern? = nil, kind: DeviceKind? = nil, identity: DeviceIdentity? = nil
  ) {
    self.name = name
    self.kind = kind
    self.identity = identity
  }

  public func matches(_ device: DeviceDescription) -> Bool {
    if let name, !name.matches(device.name) { return false }
    if let kind, kind != device.kind { return false }
    if let identity, identity != device.identity { return false }
    return true
  }
}

/// A name with `*` for any characters and `?` for one; letters' case does not matter.
public struct NamePattern: Hashable, Sendable {
  public let text: String
  private let characters: [Character]

  public init(_ text: String) {
    self.text = text
    characters = Array(text.lowercased())
  }

  public func matches(_ name: String) -> Bool {
    let name = Array(name.lowercased())
    var (place, index) = (0, 0)
    // Where the last star stands, and what it has swallowed up to: it takes one more where the rest
    // does not fit, which never takes more steps than the two lengths multiplied.
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < characters.count, characters[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < characters.count,
        characters[place] == "?" || characters[place] == name[index]
      {
        place += 1
        index += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return characters[place...].allSatisfy { $0 == "*" }
  }
}
