public import InputModel

extension Mailbox {
  /// Something whose animation comes to its end.
  private enum Due: Hashable {
    case row(list: Int, row: Int)
    case list(Int)
    case pages
    case menu
    case menuList
    case composer
  }

  /// When time next changes something that is reported; nil while nothing moves by itself.
  public var deadline: Instant? { next?.at }

  /// Whether the picture changes with time alone.
  public var isMoving: Bool { next != nil }

  /// Lets time pass: animations go on, and what they complete is reported at its own time.
  public mutating func advance(to time: Instant, into output: inout [MailboxOutput]) {
    while let next, next.at <= time { complete(next.due, at: next.at, &output) }
  }

  /// The program is about to end: what was begun is completed at once, and what is being written is
  /// kept as a draft.
  public mutating func finish(at time: Instant, into output: inout [MailboxOutput]) {
    advance(to: time + Mailbox.longestMotion, into: &output)
    guard !composer.isClosed, composer.isChanged else { return }
    switch composer.state {
    case .opening, .open, .asking:
      composer.state = .saving(.kept)
      request(.keep(composer.draft), .compose(.kept))
    case .closed, .saving, .closing: break
    }
  }

  /// Whether something is still to be done with the mail.
  public var isWaiting: Bool { !awaited.isEmpty }

  /// Longer than all animations that can follow each other.
  private static let longestMotion = Interval(seconds: 60)

  /// What comes to its end first; of several at a moment, in the order of this search.
  private var next: (due: Due, at: Instant)? {
    var first: (due: Due, at: Instant)?
    func consider(_ due: Due, _ at: Instant?) {
      guard let at else { return }
      if let known = first, known.at <= at { return }
      first = (due, at)
    }
    for list in lists.indices {
      for row in lists[list].rows.indices {
        consider(.row(list: list, row: row), lists[list].rows[row].row.deadline)
      }
      consider(.list(list), lists[list].scroller.deadline)
    }
    consider(.pages, pages.slide.deadline)
    consider(.menu, menu.slide.deadline)
    consider(.menuList, menu.scroller.deadline)
    consider(.composer, composer.deadline)
    return first
  }

  private mutating func complete(
    _ due: Due, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    switch due {
    case .row(let list, let row):
      let index = lists[list].rows[row].index
      if let (transition, moment) = lists[list].rows[row].row.advance(to: time) {
        apply(transition, to: index, in: list, at: moment, &output)
      }
    case .list(let list):
      _ = lists[list].scroller.advance(to: time)
      output.append(.layout)
    case .pages:
      _ = pages.advance(to: time)
      reportPages(at: time, &output)
    case .menu:
      _ = menu.advance(to: time)
      reportMenu(at: time, &output)
    case .menuList:
      _ = menu.scroller.advance(to: time)
      output.append(.layout)
    case .composer:
      _ = composer.advance(to: time)
      reportCompose(at: time, &output)
      output.append(.layout)
    }
  }
}
