import Gestures
import InputModel
import Testing

@testable import Interaction

/// What becomes of a row by what the keeper answers, and when.
@Suite struct ToDoAnswerTests {
  private static let today = CivilDate(daysSince1970: 20_516)
  private static let now = CivilTime(today, hour: 9)
  private static let item = ToDoItem(id: 7, text: "First", planned: today, created: now)
  private let time = Instant(microseconds: 1_000_000)

  private func page(_ items: [ToDoItem]) -> ToDoEvent {
    .page(
      ToDoEvent.Page(list: .toDo(Self.today), total: items.count, start: 0, items: items))
  }

  private func app() -> ToDoApp {
    var app = ToDoApp(
      surface: Size(width: Points(642), height: Points(385)), now: Self.now, reducesMotion: true)
    var output: [ToDoOutput] = []
    app.take(.signedIn(name: "Ada"), at: time, into: &output)
    app.take(.loaded, at: time, into: &output)
    app.begin(at: time, into: &output)
    app.skipLogo(at: time, into: &output)
    app.take(page([Self.item]), at: time, into: &output)
    for request in app.takeRequests() {
      app.take(.done(request: request.number, item: nil), at: time, into: &output)
    }
    return app
  }

  private func rows(_ app: ToDoApp) -> [String] {
    app.visibleRows(ofPane: 0, at: time).compactMap { $0.item?.text }
  }

  /// An app in which a row has hidden, and the request for it.
  private func checked() throws -> (app: ToDoApp, request: ToDoRequest) {
    var app = app()
    var output: [ToDoOutput] = []
    app.check(7, at: time, into: &output)
    let request = try #require(app.takeRequests().first)
    #expect(request.action == .setDone(id: 7, Self.now))
    #expect(rows(app) == [])
    #expect(!output.contains { if case .outcome = $0 { true } else { false } })
    return (app, request)
  }

  /// Midnight takes who looks at today along, and leaves another day and an open box alone.
  @Test func todayTurnsOver() {
    let next = Self.today.adding(days: 1)
    var output: [ToDoOutput] = []
    func turned(_ prepare: (inout ToDoApp, inout [ToDoOutput]) -> Void) -> ToDoApp {
      var app = app()
      prepare(&app, &output)
      app.now = CivilTime(next)
      app.take(.newDay(next, after: Self.today), at: time, into: &output)
      return app
    }
    #expect(turned { _, _ in }.view == .day(next))
    let past = Self.today.adding(days: -3)
    #expect(turned { $0.show(.day(past), at: time, into: &$1) }.view == .day(past))
    #expect(turned { $0.openNew(at: time, into: &$1) }.view == .day(Self.today))
    let important = turned { $0.show(.important, at: time, into: &$1) }
    #expect(important.view == .important && important.day == next)
  }

  @Test func aRefusalBringsTheRowBack() throws {
    var (app, request) = try checked()
    var output: [ToDoOutput] = []
    app.take(
      .failed(request: request.number, reason: "Full.", isGone: false), at: time, into: &output)
    #expect(rows(app) == ["First"])
    #expect(app.undoDepth == 0)
    #expect(output.contains(.trouble("Full.")))
  }

  /// Somebody else has taken the check back before the answer came: the list is the same as before.
  @Test func aRowWhoseItemStaysComesBack() throws {
    var (app, request) = try checked()
    var output: [ToDoOutput] = []
    app.take(.done(request: request.number, item: nil), at: time, into: &output)
    let wanted = app.takeRequests().contains { request in
      if case .follow(.toDo, _, _) = request.action { true } else { false }
    }
    #expect(wanted)
    app.take(page([Self.item]), at: time, into: &output)
    #expect(rows(app) == ["First"])
  }

  @Test func anItemThatGoesUnderAFingerIsLetGo() {
    var app = app()
    var output: [ToDoOutput] = []
    func pan(_ phase: GesturePhase, _ x: Double) {
      app.handle(
        GestureEvent(
          id: GestureID(rawValue: 1), kind: .pan, phase: phase, device: DeviceID(rawValue: 1),
          time: time, translation: Vector(x: Points(x), y: .zero)),
        down: Vector(x: Points(100), y: Points(60)), into: &output)
    }
    pan(.began, 12)
    pan(.changed, 280)
    #expect(app.visibleRows(ofPane: 0, at: time).first?.phase == .dragging)
    app.take(page([]), at: time, into: &output)
    pan(.changed, 290)
    pan(.ended, 290)
    #expect(
      !app.takeRequests().contains { if case .setDeleted = $0.action { true } else { false } })
    #expect(app.holds.isEmpty)
    #expect(app.panes[0].rows.isEmpty)
  }
}
