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
    task.add(dated("DTSTAMP", utc(item.created)))
    task.add(dated("CREATED", utc(item.created)))
    task.add(unsafe icalproperty_new_summary(summary))
    if let description { task.add(unsafe icalproperty_new_description(description)) }
    task.add(dated("DUE;VALUE=DATE", day(item.planned)))
    if item.isImportant { task.add(unsafe icalproperty_new_priority(1)) }
    task.add(unsafe icalproperty_new_status(status(item)))
    if let done = item.done { task.add(dated("COMPLETED", utc(done))) }
    if let moment = item.deleted { task.add(dated(deleted, utc(moment))) }
    return task
  }

  private static func status(_ item: PortableItem) -> icalproperty_status {
    if item.deleted != nil { return ICAL_STATUS_CANCELLED }
    return item.done == nil ? ICAL_STATUS_NEEDSACTION : ICAL_STATUS_COMPLETED
  }

  /// The first line and the rest, without the control characters that no text may have there, and
  /// without white space round them, which libical does not read.
  private static func texts(_ text: String) -> (summary: String, description: String?) {
    let lines = trimmed(text[...]).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map(shown)
    let rest = trimmed(lines.dropFirst().joined(separator: "\n")[...])
    return (trimmed(lines.first ?? ""), rest.isEmpty ? nil : rest)
  }

  private static func shown(_ line: Substring) -> Substring {
    let scalars = line.unicodeScalars.map {
      $0.properties.generalCategory == .control && $0 != "\t" ? "\u{fffd}" : $0
    }
    return Substring(String(String.UnicodeScalarView(scalars)))
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// A property made of its text: those made of libical's times know no year after 3000.
  @safe private static func dated(_ name: String, _ value: String) -> OpaquePointer? {
    unsafe icalproperty_new_from_string("\(name):\(value)")
  }

  private static func utc(_ time: CivilTime) -> String {
    let zeroZone = CivilTime(CivilDate(daysSince1970: 0)).adding(
      seconds: Int(LocalTime.seconds(time)))
    return CivilText.text(zeroZone).filter { $0 != "-" && $0 != ":" } + "Z"
  }

  private static func day(_ date: CivilDate) -> String {
    CivilText.text(date).filter { $0 != "-" }
  }
}
