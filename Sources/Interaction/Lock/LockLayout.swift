public import InputModel

/// Where everything of the lock screen lies on a surface, in points.
public struct LockLayout: Hashable, Sendable {
  static let touchTarget = Points(44)
  static let trackHeight = Points(56)
  static let widestThumb = Points(72)

  public var surface: Size<Points>

  public init(surface: Size<Points>) {
    self.surface = surface
  }

  /// The navigation bar.
  public var bar: Rectangle {
    let height = min(LockLayout.touchTarget, surface.height / 4)
    return Rectangle(x: .zero, y: .zero, width: surface.width, height: height)
  }

  /// The track, in the middle of the width and below the middle of the height. Its margin keeps the
  /// thumb out of the bands in which edge-pans start.
  public var track: Rectangle {
    let margin = min(max(LockLayout.touchTarget, surface.width * 0.12), surface.width / 4)
    let height = min(LockLayout.trackHeight, surface.height / 4)
    return Rectangle(
      x: margin, y: surface.height * 0.62 - height / 2, width: surface.width - margin * 2,
      height: height)
  }

  /// The thumb's width: 72 pt, or a quarter of a shorter track.
  public var thumbWidth: Points { min(LockLayout.widestThumb, track.width / 4) }

  /// The thumb at a distance from its start.
  public func thumb(at offset: Points) -> Rectangle {
    Rectangle(x: track.x + offset, y: track.y, width: thumbWidth, height: track.height)
  }

  /// The reset button at the right of the bar.
  public var resetButton: Rectangle {
    let width = min(LockLayout.touchTarget * 2, surface.width / 3)
    return Rectangle(x: surface.width - width, y: .zero, width: width, height: bar.height)
  }
}
