internal import InputModel
internal import Interaction

/// Scripts, a line after the other.
extension MailboxProgram {
  /// Follows a script, each line once what the last one began is done.
  mutating func followScript(at time: Instant, into lines: inout [Line]) {
    while script.isDue, !mailbox.isLoading, !mailbox.isMoving, !mailbox.isWaiting,
      !quitting.isEnding
    {
      follow(script.removeFirst(), at: time, into: &lines)
    }
  }

  private mutating func follow(
    _ text: String, at time: Instant, into lines: inout [Line]
  ) {
    var output: [MailboxOutput] = []
    do throws(ScriptFault) {
      switch try MailboxScript(parsing: text) {
      case .tap(let point): tap(at: point, time, &output)
      case .list: lines += mailbox.messageLines()
      case let step: try perform(step, at: time, &output)
      }
    } catch {
      lines.append(.error("“\(text.prefix(40))”: \(error.message)"))
    }
    tell(output, at: time, into: &lines)
  }

  /// Does what a line asks for.
  ///
  /// Throws where nothing is there that it could be done to.
  private mutating func perform(
    _ step: MailboxScript, at time: Instant, _ output: inout [MailboxOutput]
  ) throws(ScriptFault) {
    let before = output.count
    switch step {
    case .act(let action, let row): mailbox.perform(action, on: row, at: time, into: &output)
    case .choose(let tile): mailbox.choose(tile, at: time, into: &output)
    case .dismiss: mailbox.dismiss(at: time, into: &output)
    case .undo: mailbox.undo(at: time, into: &output)
    case .redo: mailbox.redo(at: time, into: &output)
    case .show(let place):
      guard mailbox.has(place) else { break }
      if place == mailbox.place { return }
      mailbox.show(place, at: time, into: &output)
    case .menu: mailbox.toggleMenu(at: time, into: &output)
    case .compose: mailbox.compose(at: time, into: &output)
    case .send: mailbox.send(at: time, into: &output)
    case .cancel: mailbox.cancelCompose(at: time, into: &output)
    case .select(let row):
      guard row < mailbox.count(of: mailbox.place) else { break }
      mailbox.select(row, at: time, into: &output)
      return
    case .type(let text):
      guard mailbox.takesText else { break }
      mailbox.write(text, at: time, into: &output)
      return
    case .key(let key):
      press(key, at: time, &output)
      return
    case .quit:
      quit(byScript: true, at: time, &output)
      return
    case .tap, .list: return
    }
    guard output.count == before else { return }
    throw ScriptFault.idle
  }
}
