internal import Calibration
internal import InputModel
internal import Invocation
internal import Latency
internal import LinuxInput
internal import Programs
internal import SafeText
internal import TerminalView
internal import Themes

/// Tells of a calibration: a picture while it is measured and text at its end, or a line each.
struct CalibrationView: ~Copyable {
  enum Keys: Hashable {
    case quit
    case nothing
  }

  private var screen: Screen?
  private var output = LineOutput(format: .json)
  private var snapshot: Snapshot
  private var picture: CalibrationSnapshot
  /// What is printed once the terminal is given back.
  private var closing: [String] = []

  /// Where the targets are: in the middles of cells on a screen.
  let targets: CornerTargets
  let draws: Bool

  init(
    _ invocation: Invocation, _ format: LineOutput.Format, _ device: DeviceDescription
  ) throws {
    draws = format == .none
    if draws {
      let screen = try Subcommand.screen(for: invocation, BundledTheme.usual.theme())
      targets = CornerTargets(
        inset: Fraction(
          x: CalibrationView.inset(screen.size.columns), y: CalibrationView.inset(screen.size.rows))
      )
      self.screen = consume screen
    } else {
      targets = CornerTargets()
    }
    picture = CalibrationSnapshot(device: Escaping.visible(device.name), facts: [])
    snapshot = Snapshot(
      surface: device.surface?.points ?? Size(width: Points(320), height: Points(480)),
      picture: .calibration(picture), status: StatusSnapshot(device: device, deviceCount: 1))
  }

  /// The middle of the cell that is a tenth of the way in.
  private static func inset(_ cells: Int) -> Double {
    let cell = (Double(cells) * CornerTargets.usualInset).rounded(.down)
    return (cell + 0.5) / Double(max(cells, 1))
  }

  /// Tells one thing. Returns the exit status where standard output does not take it.
  mutating func tell(_ line: CalibrationLine) -> Int32? {
    guard draws else { return output.write([.calibration(line)]) }
    show(line)
    draw()
    return nil
  }

  /// Says what goes on while nothing is to be touched.
  mutating func announce(_ text: String) {
    guard draws else { return }
    (picture.prompt, picture.progress, picture.complaint) = (text, "", "")
    (picture.target, picture.touched) = (nil, [])
    draw()
  }

  /// Says how the entries are installed by hand.
  mutating func offer(_ entries: [CalibrationEntry], _ node: String) -> Int32 {
    let lines = CalibrationInstallation.commandLines(entries, node)
    guard draws else {
      return output.write([.calibration(.commands(lines))]) ?? ExitStatus.done
    }
    closing += ["", "to install it, and then to prove it by detent calibrate --check:", ""] + lines
    return ExitStatus.done
  }

  /// Gives the terminal back and prints what came of it.
  mutating func end(_ status: Int32) -> Int32 {
    screen = nil
    guard draws, !closing.isEmpty else { return status }
    let text = closing.map { Escaping.visible($0) + "\n" }.joined()
    let written = PlainOutput.write(text)
    return written == ExitStatus.done ? status : written
  }

  mutating func resize() {
    screen?.resize()
    draw()
  }

  /// Gives the terminal to the shell until the process is continued.
  mutating func stop() {
    screen?.suspend()
    Stopping.stop()
    screen?.resume()
    draw()
  }

  mutating func readKeys() -> Keys {
    while let key = screen?.nextKey() {
      guard key == .key(.character("q")) else { continue }
      closing.append("ended by q before all was measured")
      return .quit
    }
    return .nothing
  }

  private mutating func draw() {
    snapshot.picture = .calibration(picture)
    _ = screen?.draw(snapshot, at: MonotonicClock.now())
  }

  private mutating func show(_ line: CalibrationLine) {
    switch line {
    case .device(let state):
      picture.facts = state.sentences
      closing += ["in force: " + state.sentences.joined(separator: "; ")]
    case .output(.asks(let step, let prompt, let number, let count), _):
      picture.prompt = prompt
      picture.progress = "\(number) of \(count), q ends it"
      picture.target = target(of: step)
      if number == 1 { picture.touched = [] }
    case .output(.took(let step, _), _):
      picture.complaint = ""
      if let target = target(of: step) { picture.touched.append(target) }
    case .output(.refused(let refusal), _):
      picture.complaint = refusal.message
      picture.touched = []
    case .output(.gaveUp(let refusal), _): closing.append("given up: " + refusal.message)
    case .output(.finished, _): break
    case .entry(let entry):
      closing += ["", "# \(entry.path)"] + entry.text.split(separator: "\n").map(String.init)
    case .installed(let entry): closing.append("written: \(entry.path)")
    case .remark(let text): closing.append(text)
    case .commands(let lines): closing += lines
    case .proof(let proof): closing += proof.sentences
    }
  }

  private func target(of step: CalibrationStep) -> Fraction? {
    switch step {
    case .corner(let corner): targets[corner]
    case .mark, .drag: nil
    }
  }
}
