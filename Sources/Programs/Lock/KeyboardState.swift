/// What a real keyboard would make of the next key, as far as it is not what people expect.
public struct KeyboardState: Hashable, Sendable {
  public var hasCapsLock: Bool
  public var hasNumLock: Bool
  /// The name of the layout in force, where there are several.
  public var layout: String?

  public init(hasCapsLock: Bool = false, hasNumLock: Bool = false, layout: String? = nil) {
    self.hasCapsLock = hasCapsLock
    self.hasNumLock = hasNumLock
    self.layout = layout
  }
}
