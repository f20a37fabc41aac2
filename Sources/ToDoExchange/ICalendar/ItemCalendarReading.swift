internal import CICal
public import Interaction
internal import ToDoStorage

extension ItemCalendar {
  /// The most important half of the priorities, 1 to 4, as RFC 5545 divides them.
  private static let high: ClosedRange<Int32> = 1...4

  /// The tasks in the bytes of a file.
  /// - Parameter now: For what does not say when it was made or planned.
  public static func items(
    in bytes: [UInt8], now: CivilTime
  ) throws(ExchangeError) -> ExchangedItems {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw ExchangeError(reason: "it is no text in UTF-8")
    }
    guard let calendar = CalendarComponent(parsing: text) else {
      throw ExchangeError(reason: "it is no iCalendar file, or its end is missing")
    }
    var found = ExchangedItems(items: [])
    try collect(calendar.reader, now, into: &found)
    return found
  }

  private static func collect(
    _ component: ComponentReader, _ now: CivilTime, into found: inout ExchangedItems
  ) throws(ExchangeError) {
    switch component.kind {
    // Several calendars in a file are put in a component of libical's.
    case ICAL_XROOT_COMPONENT, ICAL_VCALENDAR_COMPONENT:
      if let fault = component.fault { throw ExchangeError(reason: fault) }
      for part in component.parts { try collect(part, now, into: &found) }
    case ICAL_VTODO_COMPONENT:
      if let item = try item(component, now) {
        found.items.append(item)
      } else {
        found.omitted += 1
      }
    case ICAL_VTIMEZONE_COMPONENT: break
    default: found.omitted += 1
    }
  }

  /// nil where it has no text.
  private static func item(
    _ task: ComponentReader, _ now: CivilTime
  ) throws(ExchangeError) -> PortableItem? {
    if let fault = task.fault { throw ExchangeError(reason: fault) }
    let parts = [task.text(ICAL_SUMMARY_PROPERTY), task.text(ICAL_DESCRIPTION_PROPERTY)]
    let text = parts.compactMap(\.self).joined(separator: "\n")
    if text.allSatisfy(\.isWhitespace) { return nil }
    if let refusal = PortableItem.refusal(of: text) {
      throw ExchangeError(reason: "a task is refused: \(refusal)")
    }
    let stamp = task.moment(ICAL_LASTMODIFIED_PROPERTY) ?? task.moment(ICAL_DTSTAMP_PROPERTY) ?? now
    let created = task.moment(ICAL_CREATED_PROPERTY) ?? stamp
    let planned =
      task.moment(ICAL_DUE_PROPERTY) ?? task.moment(ICAL_DTSTART_PROPERTY) ?? created
    let completed = task.moment(ICAL_COMPLETED_PROPERTY)
    var item = PortableItem(
      uid: task.text(ICAL_UID_PROPERTY) ?? "", text: text, planned: planned.date,
      isImportant: task.priority.map(high.contains) ?? false, created: created,
      done: task.status == ICAL_STATUS_COMPLETED ? completed ?? stamp : completed,
      deleted: task.status == ICAL_STATUS_CANCELLED ? task.moment(named: deleted) ?? stamp : nil)
    if item.uid.isEmpty { item.uid = item.contentUID }
    if let refusal = PortableItem.refusal(ofUID: item.uid) {
      throw ExchangeError(reason: "a task is refused: \(refusal)")
    }
    return item
  }
}
