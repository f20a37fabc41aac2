import Gestures
import InputModel
import Testing

@testable import Interaction

/// Of a long list a window is known and asked for, wherever it is scrolled.
@Suite struct ToDoWindowTests {
  private static let total = 100_000
  private static let now = CivilTime(CivilDate(daysSince1970: 20_516), hour: 9)

  private func page(_ list: ToDoList, _ start: Int, _ count: Int) -> ToDoEvent {
    let end = min(start + count, Self.total)
    let items = start < end ? Array(start..<end) : []
    return .page(
      ToDoEvent.Page(
        list: list, total: Self.total, start: start,
        items: items.map {
          ToDoItem(
            id: Int64($0 + 1), text: "Item \($0)", planned: Self.now.date, created: Self.now)
        }))
  }

  /// An app in front of a keeper with long lists, which notes how much is asked for at once.
  private struct Bench {
    var app = ToDoApp(
      surface: Size(width: Points(642), height: Points(385)), now: now, reducesMotion: true)
    var time = Instant(microseconds: 1_000_000)
    var most = 0

    mutating func run(
      _ answer: (ToDoList, Int, Int) -> ToDoEvent,
      _ body: (inout ToDoApp, Instant, inout [ToDoOutput]) -> Void
    ) {
      var output: [ToDoOutput] = []
      time = time + .milliseconds(100)
      body(&app, time, &output)
      while true {
        let requests = app.takeRequests()
        if requests.isEmpty { return }
        for request in requests {
          if case .follow(let list, let start, let count) = request.action {
            most = max(most, count)
            app.take(answer(list, start, count), at: time, into: &output)
          }
          app.take(.done(request: request.number, item: nil), at: time, into: &output)
        }
      }
    }
  }

  private func bench() -> Bench {
    var bench = Bench()
    bench.run(page) { app, time, output in
      app.take(.signedIn(name: "Ada"), at: time, into: &output)
      app.take(.loaded, at: time, into: &output)
      app.begin(at: time, into: &output)
      app.skipLogo(at: time, into: &output)
    }
    return bench
  }

  private func shown(_ bench: Bench, pane: Int = 0) -> [String] {
    bench.app.visibleRows(ofPane: pane, at: bench.time).map { $0.item?.text ?? "?" }
  }

  @Test func theEndIsShownByOneKey() {
    var bench = bench()
    bench.run(page) { app, time, output in app.select(.max, at: time, into: &output) }
    #expect(shown(bench).last == "Item 99999")
    #expect(bench.most < 150)
  }

  @Test func everyRowInSightIsKnownWhereverItIsScrolled() {
    var bench = bench()
    for row in stride(from: 0, to: Self.total, by: 997) {
      bench.run(page) { app, time, output in app.select(row, at: time, into: &output) }
      #expect(shown(bench).contains("Item \(row)"))
      #expect(!shown(bench).contains("?"))
    }
    #expect(bench.most < 150)
  }

  @Test func aPanAsksForMoreOnlyNowAndThen() {
    var bench = bench()
    var asked = 0
    func answer(_ list: ToDoList, _ start: Int, _ count: Int) -> ToDoEvent {
      asked += 1
      return page(list, start, count)
    }
    for number in 0..<100 {
      let id = GestureID(rawValue: UInt64(number))
      for phase in [GesturePhase.began, .changed, .ended] {
        bench.run(answer) { app, time, output in
          app.handle(
            GestureEvent(
              id: id, kind: .pan, phase: phase, device: DeviceID(rawValue: 1), time: time,
              translation: Vector(x: .zero, y: Points(-140))),
            down: Vector(x: Points(100), y: Points(180)), into: &output)
        }
      }
      #expect(!shown(bench).contains("?"))
    }
    #expect(shown(bench).contains("Item 292"))
    #expect((5...15).contains(asked))
  }
}
