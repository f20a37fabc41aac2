public import InputModel

extension Mailbox {
  /// Takes a tap or a click on a place of the program's own surface; nil where the device tells none.
  public mutating func tap(
    at point: Vector<Points>?, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let point else { return }
    if let panel {
      guard let tile = panel.tiles.firstIndex(where: { $0.frame.contains(point) }) else {
        if panel.field == nil || !panel.fieldFrame.contains(point) {
          dismiss(at: time, into: &output)
        }
        return
      }
      choose(tile, at: time, into: &output)
    } else if !composer.isClosed {
      tapSheet(at: point, time, &output)
    } else if !menu.isClosed {
      tapMenu(at: point, time, &output)
    } else if layout.bar.contains(point) {
      tapBar(at: point, time, &output)
    } else {
      tapRow(at: point, time, &output)
    }
  }

  private mutating func tapMenu(
    at point: Vector<Points>, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard isMenuOpen else { return }
    let scroll = menu.scroller.position(at: time)
    let item = menuPlaces.indices.first { layout.menuItem($0, scroll: scroll).contains(point) }
    if layout.menu.contains(point) {
      if let item { chooseMenuItem(item, at: time, into: &output) }
    } else {
      toggleMenu(at: time, into: &output)
    }
  }

  private mutating func tapBar(
    at point: Vector<Points>, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    if layout.menuButton.contains(point) {
      toggleMenu(at: time, into: &output)
    } else if layout.composeButton.contains(point) {
      compose(at: time, into: &output)
    } else if let index = Place.segments.indices.first(where: {
      layout.segment($0).contains(point)
    }) {
      show(Place.segments[index], at: time, into: &output)
    }
  }

  /// Selects a row, which stops a list that coasts; a kept draft is opened.
  private mutating func tapRow(
    at point: Vector<Points>, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let list = listIndex(place), pages.slide.phase == .rest else { return }
    if lists[list].scroller.stop(at: time) {
      output.append(.layout)
      return
    }
    guard let index = lists[list].row(at: point, in: layout.list, time) else { return }
    lists[list].selection = index
    openSelected(at: time, into: &output)
  }

  /// Opens the selected message where it can be written on.
  public mutating func openSelected(at time: Instant, into output: inout [MailboxOutput]) {
    guard place == .drafts, composer.isClosed, let list = listIndex(place),
      let message = selectedMessage, lists[list].moving(at: lists[list].selection) == nil
    else { return }
    request(.open(id: message.id), .nothing)
  }

  /// Moves the selection and scrolls it into sight.
  public mutating func select(
    by step: Int, at time: Instant, into output: inout [MailboxOutput]
  ) {
    guard let list = listIndex(place) else { return }
    select(lists[list].selection + step, at: time, into: &output)
  }

  /// Selects a row, or the nearest one there is.
  public mutating func select(
    _ index: Int, at time: Instant, into output: inout [MailboxOutput]
  ) {
    guard let list = listIndex(place) else { return }
    lists[list].selection = min(max(index, 0), max(lists[list].messages.count - 1, 0))
    if lists[list].reveal(lists[list].selection, in: layout.list.height, at: time) {
      output.append(.layout)
    }
  }

  /// How many rows a view holds whole.
  public var rowsInView: Int { MailList.wholeRows(in: layout.list.height) }
}
