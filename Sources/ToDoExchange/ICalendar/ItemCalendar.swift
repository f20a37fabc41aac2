internal import CICal
internal import Interaction
internal import Storage
public import ToDoStorage

/// Items as tasks of iCalendar (RFC 5545): a VTODO each.
///
/// The first line is the summary and the rest the description; the day is when it is due, an important
/// one has priority 1, and a deleted one is cancelled. Moments are written in UTC.
public enum ItemCalendar {
  /// When an item was deleted, which iCalendar has no word for.
  static let deleted = "X-DETENT-DELETED"

  /// The bytes of a file.
  public static func bytes(of items: [PortableItem]) -> [UInt8] {
    let calendar = CalendarComponent(ICAL_VCALENDAR_COMPONENT)
    calendar.add(unsafe icalproperty_new_version("2.0"))
    calendar.add(unsafe icalproperty_new_prodid("-//Detent//DoDid//EN"))
    for item in items { calendar.add(task(item)) }
    return Array(calendar.text.utf8)
  }

  private static func task(_ item: PortableItem) -> CalendarComponent {
    let task = CalendarComponent(ICAL_VTODO_COMPONENT)
    let (summary, description) = texts(item.text)
    task.add(unsafe icalproperty_new_uid(item.uid))
    task.add(unsafe icalproperty_new_dtstamp(utc(item.created)))
    task.add(unsafe icalproperty_new_created(utc(item.created)))
    task.add(unsafe icalproperty_new_summary(summary))
    if let description { task.add(unsafe icalproperty_new_description(description)) }
    task.add(unsafe icalproperty_new_due(day(item.planned)))
    if item.isImportant { task.add(unsafe icalproperty_new_priority(1)) }
    task.add(unsafe icalproperty_new_status(status(item)))
    if let done = item.done { task.add(unsafe icalproperty_new_completed(utc(done))) }
    if let moment = item.deleted {
      let property = unsafe icalproperty_new_x(icalText(utc(moment)))
      unsafe icalproperty_set_x_name(property, deleted)
      task.add(property)
    }
    return task
  }

  private static func status(_ item: PortableItem) -> icalproperty_status {
    if item.deleted != nil { return ICAL_STATUS_CANCELLED }
    return item.done == nil ? ICAL_STATUS_NEEDSACTION : ICAL_STATUS_COMPLETED
  }

  /// The first line and the rest, without the control characters that no text may have there.
  private static func texts(_ text: String) -> (summary: String, description: String?) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let shown = lines.map { line in
      String(
        String.UnicodeScalarView(
          line.unicodeScalars.map {
            $0.properties.generalCategory == .control && $0 != "\t" ? "\u{fffd}" : $0
          }))
    }
    let rest = shown.dropFirst().joined(separator: "\n")
    return (shown.first ?? "", rest.isEmpty ? nil : rest)
  }

  private static func utc(_ time: CivilTime) -> icaltimetype {
    unsafe icaltime_from_timet_with_zone(
      time_t(LocalTime.seconds(time)), 0, icaltimezone_get_utc_timezone())
  }

  private static func day(_ date: CivilDate) -> icaltimetype {
    var time = unsafe icaltime_null_date()
    unsafe time.year = Int32(date.year)
    unsafe time.month = Int32(date.month)
    unsafe time.day = Int32(date.day)
    return unsafe time
  }

  private static func icalText(_ time: icaltimetype) -> String {
    guard let text = unsafe icaltime_as_ical_string_r(time) else { return "" }
    defer { unsafe icalmemory_free_buffer(text) }
    return unsafe String(cString: text)
  }
}
