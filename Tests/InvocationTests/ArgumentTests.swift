import InputModel
import Invocation
import LockHooks
import Testing
import Themes
import UdevRules

@Suite struct ArgumentTests {
  static func run(_ line: String) throws -> Invocation {
    let parsed = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
    guard case .run(let invocation) = parsed else { throw UsageError("no run: \(line)") }
    return invocation
  }

  @Test func optionsAreRead() throws {
    let invocation = try Self.run(
      "mailbox --json --fingers 3 --grab --touchpad gestures --seat seat1 --surface 320x480"
        + " --no-shake --reduce-motion --bound 12ms")
    #expect(invocation.command == .mailbox)
    #expect(invocation.printsJSON)
    #expect(invocation.deviceOptions.fingers == 3)
    #expect(invocation.deviceOptions.isGrabbed)
    #expect(invocation.deviceOptions.touchpadMode == .gestures)
    #expect(invocation.seat == "seat1")
    #expect(invocation.surface == Size(width: Points(320), height: Points(480)))
    #expect(!invocation.usesShake)
    #expect(invocation.reducesMotion)
    #expect(invocation.bound == .milliseconds(12))
  }

  @Test(arguments: ["50mm", "50", "5cm", "50.0mm"]) func rulersAreRead(_ length: String) throws {
    let invocation = try Self.run("calibrate --ruler \(length) --install --size 100x60")
    #expect(invocation.calibration.ruler == Millimetres(50))
    #expect(invocation.calibration.installs)
    #expect(invocation.size == Size(width: Millimetres(100), height: Millimetres(60)))
  }

  @Test func sizeAndRotationBelongToTheDeviceBeforeThem() throws {
    let invocation = try Self.run(
      "watch --size 100x50 --device /dev/input/event1 --rotate=90 --device b --size 10x20")
    #expect(invocation.devices.map(\.node) == ["/dev/input/event1", "b"])
    let first = invocation.options(of: invocation.devices[0])
    #expect(first.size == Size(width: Millimetres(100), height: Millimetres(50)))
    #expect(first.rotation == .clockwise)
    let second = invocation.options(of: invocation.devices[1])
    #expect(second.size == Size(width: Millimetres(10), height: Millimetres(20)))
    #expect(second.rotation == .none)
  }

  @Test(arguments: [
    "", "swipe", "mailbox extra", "mailbox --nope", "mailbox --size", "mailbox --size 10",
    "mailbox --size 10x", "mailbox --size x10", "mailbox --size 0x10", "mailbox --size -5x10",
    "mailbox --size nanx10", "mailbox --size infx10", "mailbox --size 10x20x30",
    "mailbox --size 1e9x10", "mailbox --rotate 45", "mailbox --fingers 0", "mailbox --fingers 6",
    "mailbox --fingers two", "mailbox --bound 0", "mailbox --bound -1", "mailbox --json=yes",
    "events --stay", "lock --demo", "lock --mode x", "devices --bound 8",
    "watch --touchpad mouse", "help zzz", "--version x", "mailbox --bound 1e-300",
    "calibrate --ruler 0",
    "calibrate --ruler 50in", "calibrate --ruler nan", "calibrate --check --install",
    "calibrate --device a --device b", "calibrate --fingers 1", "watch --ruler 50",
    "mailbox --surface 0x0", "lock --theme", "lock --theme dark", "lock --theme=",
    "watch --theme usual", "lock --theme Usual", "lock --mode kiosk --stay",
    "lock --auth fingerprint", "lock --auth", "lock --user mia", "lock --pin-file x",
    "lock --auth pin --user mia", "lock --auth pam --pin-file x", "lock --mode vt --auth pam",
    "lock --mode kiosk --auth pam", "pin a b", "pin --auth pin", "pin -x", "watch --auth pin",
    "lock --mode vt --json", "lock --mode vt --stay",
    "lock --token 3", "lock --mode vt --token 2", "lock --mode vt --token x", "unlock --json",
    "lock --ready-fd 2", "lock --ready-fd x", "lock --ready-fd", "lock --on-lock",
    "lock --standby", "lock --standby --mode vt --ready-fd 3", "mailbox --standby",
    "lock --on-unlock true --stay", "mailbox --on-lock true",
    "todo export", "todo import a.json b.json", "todo export a.txt", "todo export json",
    "todo sing", "todo export a.ics --json", "todo --account ada", "todo --demo --database f",
    "mailbox --database f", "todo -x",
  ])
  func whatCannotBeFollowedIsRefusedWithASentence(line: String) throws {
    #expect(throws: UsageError.self) { try Self.run(line) }
    do {
      _ = try Self.run(line)
    } catch let error as UsageError {
      #expect(error.message.count > 10)
    }
  }

  @Test(arguments: [
    ("lock", ThemeChoice.bundled(.usual)), ("lock --theme usual", .bundled(.usual)),
    ("lock --theme=high-contrast", .bundled(.highContrast)),
    ("lock --theme night.theme", .file("night.theme")), ("lock --theme ./usual", .file("./usual")),
    ("lock --theme .theme", .file(".theme")),
  ])
  func aThemeIsABundledOneOrAFile(line: String, choice: ThemeChoice) throws {
    let invocation = try Self.run(line)
    #expect(invocation.theme == choice)
  }

  @Test(arguments: [
    ("lock --mode vtt", "--mode takes cosmetic, vt or kiosk, not “vtt”"),
    ("events --rotate 45", "--rotate takes 0, 90, 180 or 270, not “45”"),
    ("replay a.yml --as run", "--as takes mailbox, lock, watch, events or latency, not “run”"),
    ("replay a.yml --through evdev", "--through takes uinput, not “evdev”"),
    (
      "lock --blank-after 500ms",
      "--blank-after takes a time from 1s to 24h, such as 90s or 5m, or never, not “500ms”"
    ),
    (
      "latency --duration 0",
      "--duration takes a time from 1ms to 24h, such as 30s or 500ms, not “0”"
    ),
    (
      "record a.yml --duration 25h",
      "--duration takes a time from 1ms to 24h, such as 30s or 500ms, not “25h”"
    ),
    (
      "latency --warmup 25h", "--warmup takes a time of 24h at most, such as 2s or 500ms, not “25h”"
    ),
  ])
  func aWordThatIsNoneIsToldOfThoseThatAre(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Self.run(line) }
    #expect(error?.message == message)
  }

  /// A scene that reads no device goes without what is said of devices, and says so.
  @Test(arguments: [
    "--device /dev/input/event4", "--seat seat1", "--grab", "--touchpad gestures", "--no-shake",
    "--bound 4ms", "--realtime",
  ])
  func aDemonstrationReadsNoDevice(option: String) throws {
    for program in ["mailbox", "todo", "watch", "events"] {
      let error = #expect(throws: UsageError.self) { try Self.run("\(program) --demo \(option)") }
      let name = option.prefix { $0 != " " }
      #expect(error?.message == "--demo reads no device: leave \(name) out")
      #expect(try Self.run("\(program) \(option)").command.rawValue == program)
      #expect(try Self.run("\(program) --demo --size 100x60 --rotate 90 --fingers 2").isDemo)
    }
  }

  @Test func anUnknownThemeIsToldOfTheBundledOnes() throws {
    let error = #expect(throws: UsageError.self) { try Self.run("lock --theme dark") }
    let message = try #require(error?.message)
    #expect(message.contains("“dark”"))
    for bundled in BundledTheme.allCases { #expect(message.contains(bundled.rawValue)) }
    #expect(HelpText.text(for: .lock).contains("high-contrast"))
  }

  @Test(arguments: Invocation.Command.allCases)
  func helpListsTheOptionsOfEachCommand(command: Invocation.Command) throws {
    let parsed = try ArgumentParser.parse([command.rawValue, "--help"])
    #expect(parsed == .help(command))
    let text = HelpText.text(for: command)
    #expect(
      text.contains("--device NODE") == ![.unlock, .replay, .pin, .doctor].contains(command))
    #expect(!text.contains("--token"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func whatADoctorIsAskedIsRead() throws {
    let invocation = try Self.run("doctor --json --seat seat1 --touch 5")
    #expect(invocation.printsJSON && invocation.seat == "seat1")
    #expect(invocation.touch == Interval(seconds: 5))
    #expect(try Self.run("doctor --rule group").rule == .group)
    for line in [
      "doctor --touch 0", "doctor --touch 11m", "doctor --rule all", "doctor --rule seat --json",
      "devices --touch 5s",
    ] {
      #expect(throws: UsageError.self) { try Self.run(line) }
    }
  }

  @Test func whatALockAsksForIsRead() throws {
    #expect(try Self.run("lock").auth == .none)
    #expect(try Self.run("lock --auth none --mode kiosk").auth == .none)
    let pin = try Self.run("lock --mode kiosk --auth pin --pin-file /etc/kiosk.pin")
    #expect(pin.auth == .pin && pin.pinFile == "/etc/kiosk.pin")
    let password = try Self.run("lock --mode vt --auth pam --user mia")
    #expect(password.auth == .pam && password.user == "mia")
    #expect(try Self.run("lock --auth pam").user == nil)
    #expect(try Self.run("pin").pinFile == nil)
    #expect(try Self.run("pin /etc/kiosk.pin").pinFile == "/etc/kiosk.pin")
  }

  @Test func lockModesAreRead() throws {
    #expect(try Self.run("lock").lockMode == .cosmetic)
    #expect(try Self.run("lock --mode vt --title Kiosk").lockMode == .vt)
    #expect(try Self.run("lock --mode kiosk").lockMode == .kiosk)
    #expect(try Self.run("lock --token 3 --mode vt").token == 3)
    #expect(try Self.run("lock --mode kiosk --standby --seat seat1").standsBy)
    #expect(try Self.run("unlock").command == .unlock)
  }

  @Test func whoIsToldOfALockIsRead() throws {
    let hooks = try Self.run("lock --on-lock a --on-unlock=b --ready-fd 7").hooks
    #expect(hooks.onLock == "a")
    #expect(hooks.onUnlock == "b")
    #expect(hooks.readyDescriptor == 7)
  }

  @Test func whatIsDoneWithItemsIsReadFromWords() throws {
    #expect(try Self.run("todo").toDoTask == .app)
    #expect(try Self.run("todo --reduce-motion --database f --json").database == "f")
    let exporting = try Self.run("todo --database f export a/b.JSON --account ada")
    #expect(exporting.toDoTask == .exportItems(.init(path: "a/b.JSON", format: .json)))
    #expect(exporting.account == "ada" && exporting.database == "f")
    #expect(
      try Self.run("todo import items.ics").toDoTask
        == .importItems(.init(path: "items.ics", format: .iCalendar)))
  }

  @Test func helpAndVersionAreNoErrors() throws {
    #expect(try ArgumentParser.parse(["--help"]) == .help(nil))
    #expect(try ArgumentParser.parse(["help", "lock"]) == .help(.lock))
    for line in [["help", "help"], ["help", "--help"], ["--help", "-h"]] {
      #expect(try ArgumentParser.parse(line) == .help(nil))
    }
    #expect(try ArgumentParser.parse(["--version"]) == .version)
  }
}
