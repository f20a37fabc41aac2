public import InputModel
public import Programs
public import Themes

/// A terminal that shows snapshots and tells of keys.
///
/// Nothing in it waits or runs by itself: the owner's loop polls standard input for `nextKey`,
/// calls `draw` when something has changed, `resize` after SIGWINCH, and `suspend` and `resume`
/// about a stop. Its end gives the terminal back, and so does a crash. One at a time, on one thread.
public struct Screen: ~Copyable {
  /// What the terminal shows; may be changed, to reduce motion for instance.
  public var capabilities: Capabilities {
    didSet { if capabilities != oldValue { shown = nil } }
  }
  /// Where the lock has its looks from; may be changed while it is shown.
  public var theme: Theme
  private var terminal: Terminal
  private var shown: Canvas?
  private var unanswered = 0

  /// Takes the terminal of standard input and output.
  ///
  /// - Parameter keysSignal: Whether ^C, ^Z and ^\\ send their signals, or come as nothing.
  public init(theme: Theme, keysSignal: Bool = true) throws(ScreenError) {
    let terminal = try Terminal(keysSignal: keysSignal)
    let size = terminal.size
    guard size.holds(.smallest) else {
      throw .tooSmall(columns: size.columns, rows: size.rows, needed: .smallest)
    }
    capabilities = terminal.capabilities
    self.theme = theme
    self.terminal = terminal
  }

  public var size: ScreenSize { terminal.size }

  /// Shows `snapshot`, writing the cells that differ from what is shown.
  ///
  /// - Returns: whether anything was written.
  @discardableResult
  public mutating func draw(_ snapshot: Snapshot, at time: Instant) -> Bool {
    let size = size
    let canvas =
      size.holds(.smallest)
      ? Canvas(
        drawing: snapshot, columns: size.columns, rows: size.rows, capabilities: capabilities,
        theme: theme, at: time)
      : Canvas(needing: .smallest, on: size, capabilities: capabilities)
    return show(canvas)
  }

  /// When the picture next changes though the snapshot does not; nil where it stands still.
  public func nextChange(of snapshot: Snapshot, at time: Instant) -> Instant? {
    Shimmer(capabilities: capabilities)?.nextStep(for: snapshot, after: time)
  }

  /// Asks the terminal for a sign that it has taken in all that was drawn; `.statusReport` comes as
  /// a key then, unless the terminal cannot answer.
  public mutating func queryStatus() {
    unanswered += 1
    terminal.queryStatus()
  }

  /// The next key or click; nil where none waits.
  public mutating func nextKey() -> ScreenKey? {
    let key = terminal.nextKey()
    if key == .statusReport { unanswered = max(unanswered - 1, 0) }
    return key
  }

  /// Takes in what the terminal still has to answer, so that the shell does not get it for typed keys;
  /// for a tenth of a second at most. Keys that come meanwhile are lost.
  public mutating func awaitAnswers() {
    let end = ContinuousClock.now + .milliseconds(100)
    while unanswered > 0, ContinuousClock.now < end {
      terminal.waitForInput(milliseconds: 10)
      while nextKey() != nil {}
    }
  }

  /// The place on a surface shown as a whole where a click went.
  public func location(column: Int, row: Int, on surface: Size<Points>) -> Vector<Points> {
    SurfaceMap(surface: surface, columns: size.columns, rows: size.rows)
      .location(column: column, row: row)
  }

  /// Takes over the terminal's new size, after SIGWINCH; draw again then.
  public mutating func resize() {
    terminal.resize()
    shown = nil
  }

  /// Gives the terminal to the shell, before a stop.
  public mutating func suspend() {
    terminal.suspend()
  }

  /// Takes the terminal again, after a stop, with the size that it has now; draw again then.
  public mutating func resume() {
    terminal.resume()
    resize()
  }

  private mutating func show(_ canvas: Canvas) -> Bool {
    guard canvas != shown else { return false }
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        let cell = canvas[column: column, row: row]
        if cell.isContinuation { continue }
        let isWide =
          column + 1 < canvas.columns && canvas[column: column + 1, row: row].isContinuation
        if let shown, shown[column: column, row: row] == cell,
          !isWide || shown[column: column + 1, row: row].isContinuation
        {
          continue
        }
        terminal.put(cell, column: column, row: row, width: isWide ? 2 : 1)
      }
    }
    terminal.flush()
    shown = canvas
    return true
  }
}
