import InputModel
import Interaction
import Programs
import Testing

/// The to-do app from its logo to its lists, by finger and by key.
@Suite struct ToDoProgramTests {
  @Test func logoGivesWayByItself() {
    var bench = ToDoBench()
    guard case .launch(let logo) = bench.picture else {
      Issue.record("no logo at first")
      return
    }
    #expect(logo.toDo.maxX < logo.done.x)
    bench.wait(1199)
    #expect(bench.main == nil)
    bench.wait(2)
    #expect(
      bench.texts() == [
        "Call the harbour office about berth 14", "Return the library books", "Buy plums",
        "Send Anneke the choir's new dates",
      ])
  }

  @Test func logoGivesWayToATap() {
    var bench = ToDoBench()
    bench.frame(.down, 80, 45)
    bench.wait(40)
    bench.frame(.up)
    bench.wait(300)
    #expect(bench.main != nil)
    #expect(bench.overlay == nil)
  }

  @Test func aRowToEitherSideIsDoneFrom60PointsAndDeletedFrom260() throws {
    for sign in [1.0, -1] {
      var bench = ToDoBench()
      bench.perform("list")
      let first = try #require(bench.main?.panes[0].rows.first)
      bench.drag(by: sign * 9.3, from: first.frame.center)
      #expect(bench.outcomes() == [])
      bench.drag(by: sign * 20, from: first.frame.center)
      #expect(bench.outcomes() == ["checked"])
      #expect(!bench.texts().contains(first.text))
      #expect(bench.texts(1).first == first.text)
      let second = try #require(bench.main?.panes[0].rows.first)
      bench.drag(by: sign * 50, from: second.frame.center)
      #expect(bench.outcomes() == ["deleted"])
      #expect(bench.main?.panes[0].rows.first?.isDeleted == true)
      bench.press(.character("u"), .character("u"))
      #expect(bench.main?.panes[0].rows.first?.text == first.text)
      #expect(bench.main?.panes[0].rows.first?.isDeleted == false)
    }
  }

  @Test func thePlusOpensThreeButtons() throws {
    var bench = ToDoBench()
    bench.perform("list")
    var row = try #require(bench.main?.panes[0].rows.last)
    bench.tap(row.plus.center)
    row = try #require(bench.main?.panes[0].rows.last)
    let buttons = try #require(row.buttons)
    #expect(buttons.fraction == 1)
    bench.tap(buttons.important.center)
    #expect(bench.outcomes() == ["starred"])
    #expect(bench.main?.panes[0].rows.contains { $0.text == row.text && $0.isImportant } == true)
    bench.perform("show important")
    #expect(bench.texts().contains(row.text))
  }

  @Test func aBoxFallsAndKeepsWhatChanged() throws {
    var bench = ToDoBench()
    bench.perform("list")
    let row = try #require(bench.main?.panes[0].rows.first)
    bench.tap(Vector(x: row.frame.x + Points(60), y: row.frame.center.y))
    guard case .box(let box) = bench.overlay else {
      Issue.record("no box")
      return
    }
    bench.press(.character("!"))
    bench.frame(.down, 2, 8)
    bench.wait(40)
    bench.frame(.up)
    bench.wait(250)
    guard case .box(let falling) = bench.overlay else {
      Issue.record("the box is gone at once")
      return
    }
    #expect(falling.frame.y > box.frame.y)
    bench.wait(1000)
    #expect(bench.overlay == nil)
    #expect(bench.outcomes() == ["edited"])
    #expect(bench.texts().first?.hasSuffix("!") == true)
  }

  @Test func nothingReadableIsBehindTheForm() {
    var bench = ToDoBench()
    bench.perform("list", "sign-out")
    guard case .signIn(let form, let behind) = bench.picture else {
      Issue.record("no form")
      return
    }
    #expect(behind.isScrambled)
    let texts = [behind.title] + behind.panes.flatMap { $0.rows.map(\.text) }
    #expect(texts.allSatisfy { $0.allSatisfy { !$0.isLetter && !$0.isNumber } })
    #expect(form.hint.contains("do not encrypt"))
    bench.perform(
      "tap \(form.fields[1].frame.center.x.value) \(form.fields[1].frame.center.y.value)",
      "type sécret")
    guard case .signIn(let typed, _) = bench.picture else { return }
    #expect(typed.fields[1].text == "••••••")
  }

  @Test func accountsKeepListsApart() {
    var bench = ToDoBench(MemoryToDo())
    bench.perform("create-account Ada secret", "add Oil the gate")
    #expect(bench.texts() == ["Oil the gate"])
    bench.perform("sign-out", "create-account Bo other")
    #expect(bench.texts() == [])
    bench.perform("undo", "sign-out", "sign-in Ada wrong")
    guard case .signIn(let form, _) = bench.picture else {
      Issue.record("a wrong password signs in")
      return
    }
    #expect(form.complaint != nil)
    bench.perform("sign-in Ada secret")
    #expect(bench.texts() == ["Oil the gate"])
  }

  /// A password that was cut would be another one elsewhere, and its beginning would do.
  @Test func noLongPasswordIsCut() {
    var bench = ToDoBench(MemoryToDo())
    let long = String(repeating: "p", count: 500)
    bench.perform("create-account Ada \(long)", "sign-out", "sign-in Ada \(long.dropLast())")
    guard case .signIn(let form, _) = bench.picture else {
      Issue.record("the beginning of a password signs in")
      return
    }
    #expect(form.complaint != nil)
    bench.perform("sign-in Ada \(long)")
    #expect(bench.main != nil)
  }

  @Test func whatOnePersonWasToldIsNothingForTheNext() {
    var bench = ToDoBench(MemoryToDo())
    bench.perform("create-account Ada secret", "add Oil the gate")
    #expect(bench.notice?.contains("Oil the gate") == true)
    bench.perform("sign-out", "create-account Bo other")
    #expect(bench.main != nil && bench.notice == nil)
    bench.perform("sign-out", "sign-in Bo wrong", "sign-in Bo other")
    #expect(bench.main != nil && bench.notice == nil)
  }

  /// Keys that come while a box, the calendar or the menu is on its way out are the page's.
  @Test func fastKeysAreNotLost() {
    var bench = ToDoBench(MemoryToDo())
    bench.perform("create-account Ada secret")
    func type(_ keys: Key..., into bench: inout ToDoBench) {
      for key in keys { bench.runner.handle(.key(key), at: bench.now) }
      bench.wait(20)
    }
    for letter in "abc" {
      type(.character("n"), .character(letter), .enter, into: &bench)
    }
    #expect(bench.texts() == ["a", "b", "c"])
    for letter in "cm" {
      type(.character(letter), into: &bench)
      bench.wait(1000)
      type(.escape, .character("j"), into: &bench)
    }
    type(.enter, .end, .character("!"), .escape, .character("x"), into: &bench)
    bench.wait(2000)
    #expect(bench.texts() == ["a", "b"])
    #expect(bench.texts(1) == ["c!"])
    type(.character("m"), into: &bench)
    bench.wait(1000)
    type(.escape, .character("u"), .character("u"), into: &bench)
    bench.wait(2000)
    #expect(bench.texts() == ["a", "b", "c"])
  }

  @Test func whatWasTypedForANewTaskWaits() {
    var bench = ToDoBench()
    bench.press(.character(" "), .character("n"), .character("x"), .escape, .character("n"))
    guard case .box(let box) = bench.overlay else {
      Issue.record("no box")
      return
    }
    #expect(box.isNew)
    #expect(box.field.text == "x")
    #expect(box.mask > 0)
    bench.press(.enter)
    #expect(bench.outcomes() == ["added"])
    #expect(bench.texts().contains("x"))
  }
}
