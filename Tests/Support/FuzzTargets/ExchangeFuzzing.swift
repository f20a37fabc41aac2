internal import Interaction
internal import Replay
internal import ToDoExchange

/// Files of items to do that other programs may have written.
enum ExchangeFuzzing {
  /// What was read can be written, and is the same when read again.
  static func takeJSON(_ bytes: [UInt8]) {
    do throws(ExchangeError) {
      let read = try ItemJSON.items(in: bytes)
      let again = try? ItemJSON.items(in: ItemJSON.bytes(of: read.items))
      precondition(again?.items == read.items, "not written as it was")
    } catch {
      precondition(!error.reason.isEmpty)
    }
  }

  /// What was read can be written, and is as many items when read again.
  static func takeCalendar(_ bytes: [UInt8]) {
    let now = SceneClock.civil(at: SceneClock.start)
    do throws(ExchangeError) {
      let read = try ItemCalendar.items(in: bytes, now: now)
      let again = try? ItemCalendar.items(in: ItemCalendar.bytes(of: read.items), now: now)
      precondition(again?.items.count == read.items.count, "not written as it was")
    } catch {
      precondition(!error.reason.isEmpty)
    }
  }

  static let json = [
    """
    {"format": "detent-todo", "version": 1, "items": [
     {"uid": "a-1", "text": "buy milk\\nand bread \\u00e9", "planned": "2026-02-28", "important": true,
      "created": "2026-01-31T23:59:59", "done": null, "deleted": "2026-03-01T00:00:00"},
     {"uid": "b", "text": "x", "planned": "2024-02-29", "created": "2024-02-29T12:00:00"}]}
    """
  ]

  static let calendars = [
    """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//x//EN\r
    BEGIN:VTIMEZONE\r
    TZID:Europe/Berlin\r
    BEGIN:STANDARD\r
    DTSTART:19701025T030000\r
    TZOFFSETFROM:+0200\r
    TZOFFSETTO:+0100\r
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r
    END:STANDARD\r
    END:VTIMEZONE\r
    BEGIN:VTODO\r
    UID:1@x\r
    SUMMARY:buy milk\\, bread\r
    DESCRIPTION:and a long line that is fol\r
     ded\\nonce\r
    DUE;VALUE=DATE:20260301\r
    CREATED:20260131T101010Z\r
    PRIORITY:1\r
    STATUS:COMPLETED\r
    COMPLETED:20260302T101010Z\r
    END:VTODO\r
    BEGIN:VTODO\r
    SUMMARY;LANGUAGE=en:y\r
    DUE;TZID=Europe/Berlin:20261025T023000\r
    STATUS:CANCELLED\r
    X-DETENT-DELETED:20260302T101010Z\r
    BEGIN:VALARM\r
    TRIGGER:-PT15M\r
    END:VALARM\r
    END:VTODO\r
    BEGIN:VEVENT\r
    DTSTART:20260301T100000\r
    END:VEVENT\r
    END:VCALENDAR\r

    """
  ]
}
