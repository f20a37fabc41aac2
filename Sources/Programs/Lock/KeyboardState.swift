/// What real keyboards would make of the next key, as far as it is not what people expect.
public struct KeyboardState: Hashable, Sendable {
  public var hasCapsLock: Bool
  public var hasNumLock: Bool
  /// The name of the layout in force, where there are several.
  public var layout: String?
  /// Whether nothing comes of the keys of one, since another program holds it.
  public var isUnread: Bool

  public init(
    hasCapsLock: Bool = false, hasNumLock: Bool = false, layout: String? = nil,
    isUnread: Bool = false
  ) {
    self.isUnread = isUnread
    self.hasCapsLock = hasCapsLock
    self.hasNumLock = hasNumLock
    self.layout = layout
  }
}
