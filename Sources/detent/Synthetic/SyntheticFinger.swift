internal import CLinux
internal import InputModel
internal import Latency
internal import LinuxInput
internal import SceneScript
internal import Synchronization
internal import UinputDevices

/// A finger that the program makes itself, on a touchscreen of its own, to measure by.
///
/// It strokes to and fro at a known rate. A frame's touch counts from just before its write, or where
/// a delay is put in on purpose, from that much before.
final class SyntheticFinger: Sendable {
  /// Delays of one stroke after the other in a self-test: those without lie between the others.
  static let delays = [0, 1, 0, 5, 0, 20].map { Interval.milliseconds(Int64($0)) }
  /// A sleep may end late by so much; the rest of the way to a moment is waited awake.
  private static let wakeful = Interval(microseconds: 300)

  let log = WriteLog()
  private let holder: Holder
  private let mustStop = Atomic(false)
  private let rate: Double
  private let delays: [Interval]

  /// A noncopyable device that its thread uses.
  private final class Holder: Sendable {
    let device: UinputDevice

    init(_ device: consuming UinputDevice) {
      self.device = device
    }
  }

  /// Plugs the touchscreen in and waits until udev knows it.
  ///
  /// Throws where uinput is absent or refused, and where udev does not take the device up.
  init(rate: Double, checksItself: Bool) throws(InputError) {
    self.rate = rate
    delays = checksItself ? SyntheticFinger.delays : [.zero]
    do throws(UinputDevice.CreationError) {
      holder = Holder(try UinputDevice(SyntheticFinger.screen))
    } catch {
      throw SyntheticFinger.failure(error)
    }
    guard UdevDatabase.awaitEntry(of: node, within: Interval(seconds: 3)) else {
      throw .noDevice("udev did not take up \(node), a device made by uinput: is udevd running?")
    }
  }

  var node: String { holder.device.node }

  /// Lets `run` end.
  func stop() {
    mustStop.store(true, ordering: .relaxed)
  }

  /// Strokes until `stop`.
  func run() {
    linux_wake_exactly()
    for number in 0... where !mustStop.load(ordering: .relaxed) {
      stroke(delay: delays[number % delays.count], isForth: number % 2 == 0)
      if mustStop.load(ordering: .relaxed) { return }
    }
  }

  /// Writes the frames of a stroke, each `delay` after its touch.
  private func stroke(delay: Interval, isForth: Bool) {
    var hand = Hand(
      SyntheticFinger.scene(rate: rate, isForth: isForth), start: MonotonicClock.now())
    var waiting: [(touched: Instant, events: [RawEvent])] = []
    var upcoming = try? hand.next { _ in nil }
    while !mustStop.load(ordering: .relaxed) {
      // A write that is due goes before the touch that comes after it.
      if let first = waiting.first, upcoming.map({ first.touched + delay <= $0.time }) ?? true {
        wait(until: first.touched + delay)
        write(first.events, touched: first.touched, delay)
        waiting.removeFirst()
        continue
      }
      guard let due = upcoming else { return }
      wait(until: due.time)
      if case .frame(_, let events) = due.action {
        let now = MonotonicClock.now()
        if delay == .zero {
          write(events, touched: now, delay)
        } else {
          waiting.append((now, events))
        }
      }
      upcoming = try? hand.next { _ in nil }
    }
  }

  private func write(_ events: [RawEvent], touched: Instant, _ delay: Interval) {
    let now = MonotonicClock.now()
    log.append(
      WrittenFrame(touched: delay == .zero ? now : touched, written: now, delay: delay))
    holder.device.write(events)
  }

  private func wait(until moment: Instant) {
    MonotonicSleep.sleep(until: moment - SyntheticFinger.wakeful)
    while MonotonicClock.now() < moment {}
  }
}

extension SyntheticFinger {
  /// 160×90 mm with 40 units a millimetre.
  private static let screen = SceneDevice(
    name: "Detent's synthetic touchscreen", kind: .touchscreen,
    x: AxisFacts(minimum: 0, maximum: 6400, resolution: 40),
    y: AxisFacts(minimum: 0, maximum: 3600, resolution: 40), scale: 40, slots: 10)

  /// Half a second of stroke and a pause, at about 200 mm/s, in whole frames.
  private static func scene(rate: Double, isForth: Bool) -> Scene {
    let milliseconds = max((rate / 2).rounded(), 1) / rate * 1000
    var scene = Scene()
    scene.devices = [screen]
    scene.steps = [
      .down([0], .at(x: isForth ? 30 : 130, y: 45)),
      .move([0], .by(x: isForth ? 100 : -100, y: 0), milliseconds: milliseconds, rate: rate),
      .up([0]),
      .wait(milliseconds: 120),
    ]
    return scene
  }

  /// Why the kernel gives no device, and what would help.
  static func failure(_ error: UinputDevice.CreationError) -> InputError {
    switch error.code {
    case EACCES, EPERM:
      .notPermitted(
        "the kernel does not let this user make devices: \(error.description). "
          + "Run as root, or let a udev rule give you /dev/uinput")
    case ENOENT, ENODEV:
      .noDevice("\(error.description). Load the module: modprobe uinput")
    default:
      .failure(error.description)
    }
  }
}
