internal import InputModel
internal import Interaction

extension ToDoApp {
  /// How dark the page is under a box that is all there: enough to set it off, and still to be seen.
  private static let mask = 0.6

  func overlay(at time: Instant) -> ToDoOverlaySnapshot? {
    if let calendar { return .calendar(picture(of: calendar, at: time)) }
    if let menu { return .menu(picture(of: menu, at: time)) }
    if let box { return .box(picture(of: box, at: time)) }
    return nil
  }

  private func picture(of calendar: ToDoCalendar, at time: Instant) -> ToDoCalendarSnapshot {
    let shown = calendar.shown(at: time)
    let places = CalendarLayout(layout, shown: shown)
    return ToDoCalendarSnapshot(
      frame: places.frame, mask: shown * ToDoApp.mask, title: title(of: calendar.purpose),
      caption: places.caption,
      wheels: CalendarWheel.allCases.compactMap { kind in
        calendar.wheels[kind].map { picture(of: $0, kind, calendar, places, at: time) }
      },
      today: places.today, cancel: places.cancel, choose: places.choose,
      selectedButton: selectedButton(calendar.focus))
  }

  private func title(of purpose: ToDoCalendar.Purpose) -> String {
    switch purpose {
    case .show: "Show a day"
    case .plan(_, let text): "Plan “\(text)”"
    }
  }

  private func selectedButton(_ focus: ToDoCalendar.Focus) -> ToDoCalendarSnapshot.Button? {
    switch focus {
    case .year, .month, .day: nil
    case .today: .today
    case .cancel: .cancel
    case .choose: .choose
    }
  }

  private func picture(
    of wheel: Wheel, _ kind: CalendarWheel, _ calendar: ToDoCalendar, _ places: CalendarLayout,
    at time: Instant
  ) -> ToDoWheelSnapshot {
    let position = wheel.position(at: time)
    let chosen = wheel.value(at: time)
    return ToDoWheelSnapshot(
      kind: kind, frame: places.wheel(kind), middle: places.middle(kind),
      values: places.visible(turned: position, of: wheel.count).map { index in
        ToDoWheelSnapshot.Value(
          text: text(of: index, on: kind, calendar),
          frame: places.value(index, of: kind, turned: position), isChosen: index == chosen)
      },
      isSelected: calendar.focus.rawValue == kind.rawValue, isMoving: wheel.phase != .rest)
  }

  /// A day is told with its weekday, in the month that the other wheels make for.
  private func text(
    of index: Int, on kind: CalendarWheel, _ calendar: ToDoCalendar
  ) -> String {
    let number = index + 1
    switch kind {
    case .year: return String(number)
    case .month: return CivilMonth(year: 1, month: number)?.name ?? ""
    case .day:
      let date = CivilDate(
        year: calendar.value(.year), month: calendar.value(.month), day: number)
      return date.map { "\(number) \($0.weekday.abbreviation)" } ?? String(number)
    }
  }

  private func picture(of menu: ToDoMenu, at time: Instant) -> ToDoMenuSnapshot {
    let fraction = menu.fraction(at: time)
    let places = MenuLayout(layout, scale: PopOver.scale(at: fraction))
    return ToDoMenuSnapshot(
      frame: places.frame, fraction: fraction, account: account ?? "", caption: places.caption,
      items: ToDoMenuItem.allCases.map { item in
        ToDoMenuSnapshot.Item(
          item: item,
          label: ToDoWords.label(item, day: day, asksToPurge: menu.asksToPurge),
          frame: places.item(item), isCurrent: item == currentItem,
          isSelected: menu.takesInput && item == menu.selection)
      })
  }

  private func picture(of box: ToDoBox, at time: Instant) -> ToDoBoxSnapshot {
    let places = BoxLayout(box, layout, at: time)
    return ToDoBoxSnapshot(
      frame: places.frame, mask: box.shown(at: time) * ToDoApp.mask, isNew: box.isNew,
      title: title(of: box.content), caption: places.caption,
      field: FieldSnapshot(
        label: "", frame: places.field, text: box.text.text,
        cursor: box.takesInput && box.focus == .text ? box.text.cursor : nil,
        isMultiline: true),
      cancel: places.cancel, date: datePill(of: box, places.date), keep: places.keep,
      selectedButton: selectedButton(box), details: details(of: box.content),
      complaint: box.complaint)
  }

  private func title(of content: ToDoBox.Content) -> String {
    switch content {
    case .item(let item): item.done == nil ? "To do" : "Done"
    case .new(let planned): "New, for \(ToDoWords.day(planned))"
    }
  }

  private func details(of content: ToDoBox.Content) -> String {
    switch content {
    case .item(let item): ToDoWords.details(of: item)
    case .new: ""
    }
  }

  private func datePill(of box: ToDoBox, _ frame: Rectangle) -> ToDoDatePillSnapshot? {
    switch box.content {
    case .item(let item):
      ToDoDatePillSnapshot(text: ToDoWords.day(item.planned), frame: frame)
    case .new: nil
    }
  }

  private func selectedButton(_ box: ToDoBox) -> ToDoBoxSnapshot.Button? {
    guard box.takesInput else { return nil }
    return switch box.focus {
    case .text: nil
    case .cancel: .cancel
    case .date: .date
    case .keep: .keep
    }
  }
}
