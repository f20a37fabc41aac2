internal import Invocation

/// What shells offer for words and values.
enum Offer: Hashable, Sendable {
  case choices([String])
  case files([String])
  case folders
  case devices
  case users
  case nothing

  /// For the name of a value, which may have choices and a file.
  init(_ name: String) {
    let value = ValueName(name)
    if value.words.contains(.file) {
      self = .files(value.choices)
    } else if value.words.contains(.folder) {
      self = .folders
    } else if value.words.contains(.node) {
      self = .devices
    } else {
      self = value.choices.isEmpty ? .nothing : .choices(value.choices)
    }
  }

  /// For an option's value; nil for a switch.
  init?(_ option: CommandOption) {
    guard let name = option.value else { return nil }
    switch option {
    case .user: self = .users
    case .compare: self = .files([])
    default: self = Offer(name)
    }
  }
}
