import Foundation
import Interaction
import SeededSource
import Storage
import Testing
import ToDoExchange
import ToDoModel

@testable import ToDoStorage

/// Items to files and back.
struct ExchangeTests {
  static let formats = ["json", "ics"]

  private func bytes(_ items: [PortableItem], _ format: String) -> [UInt8] {
    format == "json" ? ItemJSON.bytes(of: items) : ItemCalendar.bytes(of: items)
  }

  private func items(_ bytes: [UInt8], _ format: String) throws -> ExchangedItems {
    format == "json"
      ? try ItemJSON.items(in: bytes) : try ItemCalendar.items(in: bytes, now: ToDoFixture.noon)
  }

  private func filled(_ store: inout ToDoStore) throws {
    store.begin()
    var actions = RandomActions(seed: 11, today: ToDoFixture.noon.date)
    var model = ToDoModel()
    for _ in 0..<150 {
      let action = actions.next(model)
      guard case .done(_, let id) = store.answers(action).last else { continue }
      model.apply(action, id: id, now: ToDoFixture.noon)
    }
    #expect(model.items.count > 20)
  }

  @Test(arguments: formats)
  func whatIsExportedAndImportedIsExportedTheSame(format: String) throws {
    var first = try ToDoFixture().open()
    try filled(&first)
    let file = bytes(try first.exportedItems(), format)
    var second = try ToDoFixture().open()
    second.begin()
    let found = try items(file, format)
    #expect(found.omitted == 0)
    let count = try second.importItems(found.items)
    #expect(count.added == found.items.count && count.changed + count.same == 0)
    #expect(bytes(try second.exportedItems(), format) == file)
    // Twice does not double, and into where it came from changes nothing that the file can tell.
    #expect(try second.importItems(found.items).same == found.items.count)
    #expect(try first.importItems(found.items).added == 0)
    #expect(bytes(try first.exportedItems(), format) == file)
    try second.check()
  }

  @Test func jsonKeepsEveryText() throws {
    let item = PortableItem(
      uid: "a", text: " \u{1b}[31m\r\n\t\"\\é👩‍👧\u{85}\n", planned: ToDoFixture.noon.date,
      created: ToDoFixture.noon)
    #expect(try ItemJSON.items(in: ItemJSON.bytes(of: [item])).items == [item])
  }

  @Test func linesAreEscapedAndFolded() throws {
    let long = String(repeating: "日本語 ", count: 60)
    let item = PortableItem(
      uid: "a", text: "first; line, \\ \u{7}\n\(long)\nlast", planned: ToDoFixture.noon.date,
      isImportant: true, created: ToDoFixture.noon)
    let file = String(decoding: ItemCalendar.bytes(of: [item]), as: UTF8.self)
    let lines = file.components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.contains("SUMMARY:first\\; line\\, \\\\ \u{fffd}"))
    #expect(lines.contains("DUE;VALUE=DATE:20241004"))
    #expect(lines.contains("PRIORITY:1"))
    let back = try ItemCalendar.items(in: Array(file.utf8), now: ToDoFixture.noon).items
    #expect(back.first?.text == "first; line, \\ \u{fffd}\n\(long)\nlast")
  }

  @Test func othersTasksAreTaken() throws {
    let file = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Other//EN
      X-WR-CALNAME:Work
      BEGIN:VEVENT
      UID:event
      DTSTART:20260310T120000Z
      SUMMARY:A meeting
      END:VEVENT
      BEGIN:VTODO
      UID:one
      DTSTAMP:20260301T080000Z
      DUE:20260310T120000
      SUMMARY:Water the
        plants
      LOCATION:
      PRIORITY:3
      CATEGORIES:home
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:-PT15M
      END:VALARM
      END:VTODO
      BEGIN:VTODO
      DTSTAMP:20260301T080000Z
      DESCRIPTION:without a summary
      STATUS:CANCELLED
      PRIORITY:9
      END:VTODO
      BEGIN:VTODO
      UID:empty
      END:VTODO
      END:VCALENDAR

      """
    let found = try ItemCalendar.items(in: Array(file.utf8), now: ToDoFixture.noon)
    #expect(found.omitted == 2)
    #expect(found.items.count == 2)
    #expect(found.items[0].text == "Water the plants")
    #expect(found.items[0].planned == CivilDate(year: 2026, month: 3, day: 10))
    #expect(found.items[0].isImportant)
    #expect(found.items[1].text == "without a summary")
    #expect(found.items[1].uid.hasPrefix("detent-") && !found.items[1].isImportant)
    #expect(found.items[1].deleted?.date == CivilDate(year: 2026, month: 3, day: 1))
    #expect(try ItemCalendar.items(in: Array(file.utf8), now: ToDoFixture.noon) == found)
  }

  @Test(arguments: [
    ("json", "", "line 1"), ("json", "[", "line 1"), ("json", "{}", "no items"),
    ("json", "{\"format\": \"detent-todo\", \"version\": 2, \"items\": []}", "another version"),
    (
      "json",
      "{\"format\": \"detent-todo\", \"version\": 1, \"items\": [{\"uid\": \"a\", \"text\": 1}]}",
      "items[0].text"
    ),
    (
      "json",
      "{\"format\": \"detent-todo\", \"version\": 1, \"items\": [{\"uid\": \"a\", \"text\": \"a\", \"planned\": \"2025-02-29\"}]}",
      "items[0].planned"
    ),
    ("ics", "", "no iCalendar"), ("ics", "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n", "end is missing"),
    (
      "ics", "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY\r\nEND:VTODO\r\nEND:VCALENDAR\r\n",
      "SUMMARY"
    ),
    ("ics", "BEGIN:VCALENDAR\r\nNAME:a\u{0}b\r\nEND:VCALENDAR\r\n", "no text"),
  ])
  func brokenFilesAreRefused(format: String, text: String, reason: String) throws {
    do {
      _ = try items(Array(text.utf8), format)
      Issue.record("taken")
    } catch let error as ExchangeError {
      #expect(error.reason.contains(reason), "\(error.reason)")
    }
  }

  @Test func anImportIsAllOrNothing() throws {
    var store = try ToDoFixture().open()
    store.begin()
    let good = PortableItem(
      uid: "a", text: "good", planned: ToDoFixture.noon.date, created: ToDoFixture.noon)
    var bad = good
    bad.uid = "b"
    bad.text = ""
    var message = ""
    do {
      _ = try store.importItems([good, bad])
    } catch {
      message = error.description
    }
    #expect(message.hasSuffix("the text is empty"))
    #expect(try store.everything().isEmpty)
  }

  /// Files with bytes changed, cut, doubled and swapped: taken or refused, and what is taken can be
  /// kept.
  @Test(arguments: formats)
  func changedFilesAreTakenOrRefused(format: String) throws {
    var store = try ToDoFixture().open()
    try filled(&store)
    let sound = bytes(Array(try store.exportedItems().prefix(6)), format)
    var random = Seeded(seed: 17)
    var (taken, refused) = (0, 0)
    for _ in 0..<1500 {
      var file = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<file.count, using: &random)
        let length = min(Int.random(in: 1..<40, using: &random), file.count - place)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: file[place] = UInt8.random(in: 0...255, using: &random)
        case 1 where length < file.count: file.removeSubrange(place..<place + length)
        case 2: file.insert(contentsOf: file[place..<place + length], at: place)
        default: file.swapAt(place, Int.random(in: 0..<file.count, using: &random))
        }
      }
      do {
        for item in try items(file, format).items {
          #expect(PortableItem.refusal(of: item.text) == nil)
          #expect(PortableItem.refusal(ofUID: item.uid) == nil)
        }
        taken += 1
      } catch is ExchangeError {
        refused += 1
      }
    }
    #expect(taken > 20 && refused > 100)
  }
}
