internal import InputModel
internal import Interaction

extension Mailbox {
  func snapshot(at time: Instant) -> MailboxSnapshot {
    let shift = menuOffset(at: time)
    return MailboxSnapshot(
      bar: bar(at: time, movedBy: shift), pages: pageSnapshots(at: time, movedBy: shift),
      menu: shift > .zero ? menuSnapshot(at: time) : nil, panel: panel.map { picture(of: $0) },
      compose: composeSnapshot(at: time))
  }

  private func bar(at time: Instant, movedBy shift: Points) -> MailboxBarSnapshot {
    let position = pagePosition(at: time)
    return MailboxBarSnapshot(
      frame: layout.bar.moved(by: shift), title: place.label,
      menuButton: layout.menuButton.moved(by: shift),
      composeButton: layout.composeButton.moved(by: shift),
      segments: Place.segments.enumerated().map { index, place in
        MailboxBarSnapshot.Segment(place: place, frame: layout.segment(index).moved(by: shift))
      },
      position: position > Double(Place.segments.count) - 0.5 ? nil : position,
      undoDepth: undoDepth)
  }

  private func pageSnapshots(at time: Instant, movedBy shift: Points) -> [MailPageSnapshot] {
    let position = pagePosition(at: time)
    return pagePlaces.enumerated().compactMap { index, place in
      let offset = Double(index) - position
      guard offset.magnitude < 1 else { return nil }
      return page(place, movedBy: shift + layout.surface.width * offset, at: time)
    }
  }

  private func page(_ place: Place, movedBy shift: Points, at time: Instant) -> MailPageSnapshot {
    let frame = layout.list.moved(by: shift)
    return MailPageSnapshot(
      place: place, frame: frame, rows: rows(of: place, in: frame, at: time),
      count: count(of: place), isLoading: isLoading,
      visible: visibleShare(of: place, at: time))
  }

  private func rows(of place: Place, in frame: Rectangle, at time: Instant) -> [RowSnapshot] {
    visibleRows(of: place, in: frame, at: time).map { row in
      var message = row.message
      if message.sender.isEmpty { message.sender = "(no sender)" }
      if message.subject.isEmpty, message.isReadable { message.subject = "(no subject)" }
      if place == .deferred {
        message.date = message.due.map { $0.words(seenFrom: now) } ?? "someday"
      }
      return RowSnapshot(
        message: message, frame: row.frame, offset: row.offset, appearance: row.appearance,
        phase: row.phase, isSelected: row.isSelected, word: row.word)
    }
  }

  private func menuSnapshot(at time: Instant) -> MailMenuSnapshot {
    MailMenuSnapshot(
      frame: layout.menu,
      items: menuItems(at: time).enumerated().map { index, item in
        MailMenuSnapshot.Item(
          place: item.place, frame: item.frame, count: count(of: item.place),
          isCurrent: item.place == place, isSelected: isMenuOpen && index == menuSelection)
      })
  }

  private func picture(of panel: Panel) -> PanelSnapshot {
    PanelSnapshot(
      title: panel.title, frame: panel.frame,
      caption: panel.caption.map { PanelSnapshot.Caption(text: $0.text, frame: $0.frame) },
      headings: panel.headings.map { PanelSnapshot.Caption(text: $0.text, frame: $0.frame) },
      tiles: panel.tiles.map { tile in
        TileSnapshot(
          label: tile.label, icon: tile.icon, frame: tile.frame,
          isDefault: tile.isDefault, isSelected: tile.isSelected, isEnabled: tile.isEnabled,
          isToday: tile.isToday)
      },
      field: panel.field.map { field in
        FieldSnapshot(
          label: "", frame: panel.fieldFrame, text: field.text, cursor: field.cursor)
      })
  }

  private func composeSnapshot(at time: Instant) -> ComposeSnapshot? {
    sheet(at: time).map { sheet in
      ComposeSnapshot(
        frame: sheet.frame, title: sheet.isNew ? "New message" : "Draft",
        cancelButton: sheet.cancel, sendButton: sheet.send,
        fields: sheet.fields.map { field in
          FieldSnapshot(
            label: field.label, frame: field.frame, text: field.field.text,
            cursor: field.hasKeys ? field.field.cursor : nil,
            isMultiline: field.field.isMultiline)
        },
        selectedButton: sheet.selectedButton.map { $0 == .send ? .send : .cancel },
        complaint: sheet.complaint)
    }
  }

  /// What can be touched, and where.
  func elements(at time: Instant) -> [LayoutReporter.Element] {
    typealias Element = LayoutReporter.Element
    if let panel {
      var elements = panel.tiles.enumerated().map { index, tile in
        Element(name: "option \(index)", frame: tile.frame)
      }
      if panel.field != nil { elements.append(Element(name: "field", frame: panel.fieldFrame)) }
      return elements
    }
    if let sheet = sheet(at: time) {
      return sheet.fields.map { Element(name: $0.label.lowercased(), frame: $0.frame) } + [
        Element(name: "cancel", frame: sheet.cancel), Element(name: "send", frame: sheet.send),
      ]
    }
    let shift = menuOffset(at: time)
    if shift > .zero {
      return menuItems(at: time).enumerated().map { index, item in
        Element(name: "menu item \(index)", frame: item.frame)
      } + [Element(name: "list", frame: layout.list.moved(by: shift))]
    }
    return [
      Element(name: "menu button", frame: layout.menuButton),
      Element(name: "compose", frame: layout.composeButton),
      Element(name: "list", frame: layout.list),
    ] + Place.segments.indices.map { Element(name: "segment \($0)", frame: layout.segment($0)) }
      + visibleRows(of: place, in: layout.list, at: time).map {
        Element(name: "row \($0.index)", frame: $0.frame)
      }
  }

  /// The messages of the place that is shown.
  func messageLines() -> [Line] {
    let messages = messages(of: place)
    return [.messages(messages.count, place)]
      + messages.enumerated().map { .message($0.element, row: $0.offset, place) }
  }
}
