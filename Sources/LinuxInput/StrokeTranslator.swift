internal import InputModel

/// Turns libinput's scroll, swipe and tap on a touchpad into strokes in millimetres of the fingers.
///
///     idle ──scroll──► scrolling ──scroll by 0──► idle
///     idle ──button down──► pressed ──the same button up, at once──► idle, a tap
///                                  └──anything else──► idle, a physical click
///
/// A tap's two button events follow each other at once, since dragging by tap is off; those of a
/// click are frames apart.
struct StrokeTranslator: Hashable, Sendable {
  /// What a step of a stroke is, without device and time.
  struct Step: Hashable, Sendable {
    var phase: StrokeUpdate.Phase
    var fingers: Int
    var delta = Vector<Millimetres>.zero
  }

  private enum State: Hashable, Sendable {
    case idle
    case scrolling
    case pressed(button: UInt32)
  }

  /// libinput's units for a millimetre of finger travel, with the flat profile at speed 0.
  ///
  /// libinput brings every touchpad to 1000 units an inch (`normalize_for_dpi`, DEFAULT_MOUSE_DPI in
  /// filter.h), and the flat profile slows scrolls and swipes alike by one factor
  /// (TP_MAGIC_SLOWDOWN_FLAT in filter-touchpad-flat.c). Measured with libinput 1.22.1: 20 mm give
  /// 18.5 to 18.8 mm, since a stroke begins only after libinput has seen more than 1 mm of it.
  static let unitsPerMillimetre = 1000 / 25.4 * 0.2968
  /// The fingers of a scroll.
  private static let scrollFingers = 2

  private var state = State.idle

  /// Takes libinput's scroll, which ends with zero on both axes.
  mutating func scroll(x: Double, y: Double) -> Step? {
    let isEnd = x == 0 && y == 0
    switch state {
    case .scrolling:
      state = isEnd ? .idle : .scrolling
      return step(isEnd ? .ended : .moved, StrokeTranslator.scrollFingers, x, y)
    case .idle, .pressed:
      state = isEnd ? .idle : .scrolling
      return isEnd ? nil : step(.began, StrokeTranslator.scrollFingers, x, y)
    }
  }

  /// Takes a step of libinput's swipe.
  mutating func swipe(_ phase: StrokeUpdate.Phase, fingers: Int, x: Double, y: Double) -> Step {
    state = .idle
    return step(phase, fingers, x, y)
  }

  private func step(
    _ phase: StrokeUpdate.Phase, _ fingers: Int, _ x: Double, _ y: Double
  ) -> Step {
    let scale = StrokeTranslator.unitsPerMillimetre
    return Step(
      phase: phase, fingers: fingers,
      delta: Vector(x: Millimetres(x / scale), y: Millimetres(y / scale)))
  }

  /// Takes a button. A tap of one, two or three fingers is the left, right or middle one.
  mutating func button(_ code: UInt32, isDown: Bool) -> Step? {
    switch state {
    case .pressed(let button) where !isDown && button == code:
      state = .idle
      let first = UInt32(EventCode.buttonLeft)
      guard (first...first + 2).contains(code) else { return nil }
      return Step(phase: .tapped, fingers: Int(code - first) + 1)
    case .idle, .pressed:
      state = isDown ? .pressed(button: code) : .idle
      return nil
    case .scrolling:
      return nil
    }
  }

  /// Another event, or nothing more, came after a button went down: that was no tap.
  mutating func settle() {
    switch state {
    case .pressed: state = .idle
    case .idle, .scrolling: break
    }
  }
}
