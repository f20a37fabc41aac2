internal import InputModel

/// Keeps what jitters from moving, as mtdev does it for devices of protocol A, which libinput reads
/// through it: the noise of a place is 1/250 of the axis (mtdev's core.c, its signal-to-noise ratio of
/// coordinates), and the filter is the kernel's own for axes with fuzz (drivers/input/input.c).
struct NoiseFilter: Hashable, Sendable {
  private static let ratio = 250.0

  private let x: Int32
  private let y: Int32

  init(_ axes: TouchAxes) {
    x = NoiseFilter.noise(of: axes.x)
    y = NoiseFilter.noise(of: axes.y)
  }

  func x(_ value: Int32, after old: Int32) -> Int32 { NoiseFilter.quiet(value, old, x) }

  func y(_ value: Int32, after old: Int32) -> Int32 { NoiseFilter.quiet(value, old, y) }

  private static func noise(of axis: AxisScale) -> Int32 {
    let range = (Double(axis.maximum) - Double(axis.minimum)).magnitude
    return Int32(clamping: Int64(range / ratio))
  }

  /// Stays within half the noise, follows by a quarter within it, by half within twice of it.
  private static func quiet(_ value: Int32, _ old: Int32, _ noise: Int32) -> Int32 {
    let (new, was) = (Int64(value), Int64(old))
    let step = abs(new - was)
    if step < Int64(noise) / 2 { return old }
    if step < Int64(noise) { return Int32(clamping: (was * 3 + new) / 4) }
    if step < Int64(noise) * 2 { return Int32(clamping: (was + new) / 2) }
    return value
  }
}
