internal import InputModel
internal import Interaction
internal import Invocation
internal import Pipeline
internal import Programs
internal import Replay
internal import SceneScript
internal import Themes

/// Texts that people and programs write.
enum TextFuzzing {
  static func takeArguments(_ bytes: [UInt8]) {
    let arguments = String(decoding: bytes, as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    do throws(UsageError) {
      _ = try ArgumentParser.parse(arguments)
    } catch {
      precondition(!error.message.isEmpty)
    }
  }

  static func takeTheme(_ bytes: [UInt8]) {
    do throws(ThemeError) {
      _ = try Theme(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      precondition(!error.message.isEmpty)
    }
  }

  /// A scene that can be read can be played.
  static func takeScene(_ bytes: [UInt8]) {
    do throws(SceneError) {
      let scene = try Scene(parsing: String(decoding: bytes, as: UTF8.self))
      guard scene.devices.count < 4, scene.steps.count < 100 else { return }
      var hand = Hand(scene, start: SceneClock.start)
      for _ in 0..<1000 { guard try hand.next({ _ in nil }) != nil else { return } }
    } catch {
      precondition(!error.message.isEmpty)
    }
  }

  static func takeScript(_ bytes: [UInt8]) {
    run(
      MailboxProgram(.memory(Message.samples), civil: SceneClock.civil), .mailbox, script: bytes)
  }

  static func takeToDoScript(_ bytes: [UInt8]) {
    run(ToDoProgram(.memory(MemoryToDo()), civil: SceneClock.civil), .todo, script: bytes)
  }

  private static func run(
    _ program: some Program, _ command: Invocation.Command, script bytes: [UInt8]
  ) {
    var runner = InlineRunner(
      program: program, settings: Invocation(command: command).pipelineSettings(draws: false))
    runner.becomeReady(at: SceneClock.start)
    var time = SceneClock.start
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(64) {
      time = time + .milliseconds(300)
      runner.handle(commandLine: String(line), at: time)
    }
    runner.advance(to: time + Interval(seconds: 3))
    precondition(!runner.takeLines().isEmpty)
  }

  static let arguments = [
    "mailbox --json --device /dev/input/event4 --size 154x86 --rotate 90 --surface 320x480",
    "lock --mode kiosk --title Kiosk --theme high-contrast --reduce-motion",
    "latency --duration 30s --bound 8ms --output a.json --compare a b --synthetic --rate 250",
    "replay file --as lock --speed 1 --through uinput", "--help mailbox",
  ]

  static let themes = [
    "[bar]\nmono = bold reverse\n8 = black on cyan\n16 = 8 on 12 bold\n256 = 15 on 236\ndirect = #ffffff on #202020\n"
  ]

  static let scenes = [
    "device screen touchscreen 160x90 40\ndevice pad touchpad 100x60 31\ndetent mailbox --fingers 1\n"
      + "wait 300\ntogether\nuse screen\ndown 0,1 at 40 20\nuse pad\ndown 0 at element thumb -7.5 0\nend\n"
      + "move 0 by 60 0 in 500\nup 0\nunplug pad\nplug pad\nexpect {\"type\":\"row\"}\n"
  ]

  static let toDoScripts = [
    "create-account Ann aB3-efgh\nadd buy milk\\nand bread\nstar 1\nplan 1 2026-03-01\ncheck 1\nundo\nredo\n"
      + "list history 0 10\nedit 1 text\nopen 1\nselect-date 2026-02-28\nshow done\ndelete 1\nrestore 1\n"
      + "purge\nnew\ntype x\nkey enter\nkeep\ncalendar\ncancel\nmenu\ntap 10 20\nselect 1\nplus 1\n"
      + "remember on\nsign-out\nsign-in Ann aB3-efgh\nquit"
  ]

  static let scripts = [
    "archive 1\ndelete 2\nundo\ndefer 1 tomorrow\nfile 1 work\nview archive\nview mailbox\nselect 3\n"
      + "compose {\"to\":\"a@b\"}\nkey enter\nkey ctrl-w\ntype text\nredo\nlist"
  ]
}
