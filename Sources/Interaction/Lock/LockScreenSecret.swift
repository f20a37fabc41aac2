internal import Gestures
public import InputModel

// What the lock screen asks for after the slide.
extension LockScreen {
  /// Whether the panel stands where its keys are taken.
  public var offersKeys: Bool { rise.phase == .rest && rise.stop == 1 }

  /// How far below its place the panel is; nil where nothing of it shows.
  public func panelOffset(at time: Instant) -> Points? {
    let position = rise.position(at: time)
    return position > .zero ? keyboard.frame.height - position : nil
  }

  /// Where the keys lie that are touched.
  public var pressedKeys: [Rectangle] { presses.frames }

  /// Whether a touch of a key does anything.
  private var takesKeys: Bool { offersKeys && secret.phase == .asking }

  /// Whether a key stays in force by itself.
  public func isInForce(_ key: SecretKey) -> Bool { key == .shift && layer == .capitals }

  /// Takes what was typed on a real keyboard.
  public mutating func handle(
    _ input: SecretInput, at time: Instant, into output: inout [LockOutput]
  ) {
    changeSecret(at: time, &output) { secret in secret.take(input, at: time) }
  }

  /// Takes what came of the secret. Nothing else opens a lock that asks for one.
  public mutating func handle(
    _ answer: SecretAnswer, at time: Instant, into output: inout [LockOutput]
  ) {
    _ = wakes(nil, at: time, &output)
    changeSecret(at: time, &output) { secret in secret.take(answer, at: time) }
  }

  /// A click of the mouse at a place.
  public mutating func click(
    at place: Vector<Points>, time: Instant, into output: inout [LockOutput]
  ) {
    if takesKeys, let key = keyboard.key(at: place) { press(key.key, at: time, &output) }
    if showsReset, layout.resetButton.contains(place) { reset(at: time, into: &output) }
  }

  /// A step of a contact, which presses a key where it landed after the panel stood.
  mutating func press(
    _ event: ContactEvent, at location: Vector<Points>, _ output: inout [LockOutput]
  ) {
    guard takesKeys else {
      presses.forget()
      return
    }
    guard let key = presses.handle(event, at: location, on: keyboard) else { return }
    press(key, at: event.time, &output)
  }

  private mutating func press(
    _ key: SecretKey, at time: Instant, _ output: inout [LockOutput]
  ) {
    switch key {
    case .character(let character):
      handle(.character(character), at: time, into: &output)
      if layer == .capitals { show(.letters, at: time, &output) }
    case .erase: handle(.eraseLast, at: time, into: &output)
    case .enter: handle(.enter, at: time, into: &output)
    case .shift: show(layer == .capitals ? .letters : .capitals, at: time, &output)
    case .layer(let layer): show(layer, at: time, &output)
    }
  }

  /// Shows other keys. Fingers that are down meant those before, where other keys lie elsewhere.
  private mutating func show(
    _ layer: KeyboardPlan.Layer, at time: Instant, _ output: inout [LockOutput]
  ) {
    guard secret.phase == .asking else { return }
    secret.stay(at: time)
    let former = keyboard.keys.map(\.frame)
    self.layer = layer
    keyboard = LockScreen.keyboard(self.secret.kind, layer, on: layout)
    if keyboard.keys.map(\.frame) != former { presses.forget() }
    output.append(.layout)
  }

  mutating func layOutKeyboard() {
    keyboard = LockScreen.keyboard(secret.kind, layer, on: layout)
    presses.forget()
  }

  static func keyboard(
    _ secret: LockSecret, _ layer: KeyboardPlan.Layer, on layout: LockLayout
  ) -> SecretLayout {
    SecretLayout(
      surface: layout.surface, bar: layout.bar,
      plan: secret == .password ? .keyboard(layer) : .keypad)
  }

  /// Lets the panel change, tells of it, and does to the lock what follows.
  mutating func changeSecret(
    at time: Instant, _ output: inout [LockOutput],
    _ change: (inout SecretPanel) -> SecretRequest?
  ) {
    let former = secret.phase
    let formerWait = secret.wait(at: time)
    if let request = change(&secret) { output.append(.request(request)) }
    guard secret.phase != former || secret.wait(at: time) != formerWait else { return }
    output.append(
      .secret(SecretReport(time: time, phase: secret.phase, wait: secret.wait(at: time))))
    guard secret.phase != former else { return }
    switch secret.phase {
    case .hidden: lower(at: time, &output)
    case .asking, .waiting: if former == .hidden || former == .accepted { lift(at: time) }
    case .checking: presses.forget()
    case .accepted:
      lock.open(at: time)
      rise.settle(on: 0, at: time)
      presses.forget()
      tellUnlocked(at: time, &output)
    }
  }

  mutating func advanceSecret(to time: Instant, _ output: inout [LockOutput]) {
    if rise.advance(to: time) != nil { output.append(.layout) }
    changeSecret(at: time, &output) { secret in secret.advance(to: time) }
  }

  private mutating func lift(at time: Instant) {
    layer = .letters
    layOutKeyboard()
    rise.settle(on: 1, at: time)
  }

  private mutating func lower(at time: Instant, _ output: inout [LockOutput]) {
    rise.settle(on: 0, at: time)
    presses.forget()
    guard lock.phase == .slid else { return }
    lock.giveUp(at: time)
    report(time, &output)
    output.append(.layout)
  }
}
