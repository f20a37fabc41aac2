import InputModel
import Testing

@testable import Diagnosis

@Suite struct DiagnosisTests {
  @Test func aReadableScreenIsReadyWithoutRemarks() {
    let diagnosis = Diagnosis([MadeUp.screen(), MadeUp.keyboard()], MadeUp.system())
    #expect(diagnosis.isReady)
    #expect(diagnosis.findings.isEmpty)
    #expect(diagnosis.verdict == "ready: 1 touchscreen")
  }

  @Test func nothingToReadIsNotReady() {
    let diagnosis = Diagnosis([MadeUp.keyboard()], MadeUp.system())
    #expect(diagnosis.obstacle == .noDevice)
    #expect(diagnosis.first?.topic == .noDevice)
  }

  @Test func oneRefusedDeviceAmongOthersIsNotReady() {
    let refused = MadeUp.screen {
      $0.node = "/dev/input/event5"
      $0.access = .refused
    }
    let diagnosis = Diagnosis([MadeUp.screen(), refused], MadeUp.system())
    #expect(diagnosis.obstacle == .notPermitted)
    #expect(diagnosis.first?.nodes == ["/dev/input/event5"])
    #expect(diagnosis.usable.count == 1)
  }

  @Test func devicesOfAnotherSeatAreNamed() {
    let diagnosis = Diagnosis([MadeUp.screen { $0.seat = "seat1" }], MadeUp.system())
    #expect(diagnosis.first?.topic == .otherSeat)
    #expect(diagnosis.first?.commands == ["detent doctor --seat seat1"])
  }

  @Test func withoutUdevThatComesFirstAndADeviceIsNamed() throws {
    let system = MadeUp.system { $0.isUdevRunning = false }
    let diagnosis = Diagnosis([MadeUp.screen { $0.udevKinds = nil }], system)
    let first = try #require(diagnosis.first)
    #expect(first.topic == .noUdev && diagnosis.obstacle == .noDevice)
    #expect(first.sentence.contains("--device /dev/input/event4"))
    #expect(first.commands == ["sudo systemctl start systemd-udevd"])
  }

  @Test func aNodeThatIsMissingIsToldFromOneThatIsRefused() {
    let diagnosis = Diagnosis([MadeUp.screen { $0.access = .absent }], MadeUp.system())
    #expect(diagnosis.first?.topic == .noNode)
  }

  @Test func whatTheKernelBlocksThoughPermissionsAllowIsNoMatterOfRules() {
    let node = MadeUp.screen { $0.access = .blocked("Operation not permitted") }
    let diagnosis = Diagnosis([node], MadeUp.system())
    #expect(diagnosis.first?.topic == .blocked && diagnosis.obstacle == .notPermitted)
    #expect(diagnosis.first?.commands == [])
  }

  @Test func aGrabIsAFailureThatNamesItsHolder() throws {
    let held = MadeUp.screen {
      $0.grab = .held
      $0.holders = [ProcessFacts(number: 77, name: "kioskd")]
    }
    let first = try #require(Diagnosis([held], MadeUp.system()).first)
    #expect(first.obstacle == .failure)
    #expect(first.sentence.contains("by kioskd (77)"))
    #expect(first.commands == ["kill 77"])
  }

  @Test func ofSeveralHoldersNoneIsAccused() throws {
    let held = MadeUp.screen {
      $0.grab = .held
      $0.holders = [.init(number: 77, name: "a"), .init(number: 78, name: "b")]
    }
    let first = try #require(Diagnosis([held], MadeUp.system()).first)
    #expect(first.sentence.contains("by one of a (77), b (78)") && first.commands.isEmpty)
  }

  @Test func anUnseenHolderIsLookedForAsRoot() throws {
    let first = try #require(
      Diagnosis([MadeUp.screen { $0.grab = .held }], MadeUp.system()).first)
    #expect(first.commands == ["sudo fuser -v /dev/input/event4"])
  }

  @Test func anUnusableDeviceIsInTheWayOnlyWhereItIsTheOnlyOne() {
    let useless = MadeUp.screen {
      $0.node = "/dev/input/event9"
      $0.fault = "it tells no positions"
    }
    #expect(Diagnosis([useless], MadeUp.system()).obstacle == .noDevice)
    #expect(Diagnosis([useless, MadeUp.screen()], MadeUp.system()).isReady)
  }

  @Test func aDeviceThatIsAKeyboardTooIsToldAndNoObstacle() {
    let combined = MadeUp.screen {
      $0.role = .keyboard
      $0.access = .refused
    }
    let diagnosis = Diagnosis([combined, MadeUp.screen()], MadeUp.system())
    #expect(diagnosis.isReady)
    #expect(diagnosis.findings.map(\.topic) == [.keyboardCombined])
  }

  @Test func anAssumedSizeIsAdvisedAbout() {
    let node = MadeUp.screen {
      $0.device = DeviceDescription(
        id: DeviceID(rawValue: 1), node: $0.node, name: $0.name, kind: .touchscreen,
        surface: TouchSurface(native: Size(width: Millimetres(50), height: Millimetres(30))))
    }
    let diagnosis = Diagnosis([node], MadeUp.system())
    #expect(diagnosis.isReady && diagnosis.findings.map(\.topic) == [.assumedSize])
    #expect(
      diagnosis.findings.first?.commands
        == ["sudo \(MadeUp.system().program) calibrate --device \(node.node) --install"])
  }

  @Test func whoMayReadKeyboardsIsTold() {
    let system = MadeUp.system { $0.user.groups = ["input"] }
    let diagnosis = Diagnosis([MadeUp.screen(), MadeUp.keyboard(.readable)], system)
    #expect(diagnosis.findings.first?.topic == .readableKeyboard)
    #expect(diagnosis.findings.first?.commands == ["sudo gpasswd -d mia input"])
    let root = MadeUp.system { $0.user = UserFacts(name: "root", isRoot: true) }
    #expect(Diagnosis([MadeUp.screen(), MadeUp.keyboard(.readable)], root).findings.isEmpty)
  }

  @Test func aTerminalWithoutUTF8OrRoomIsAdvisedAbout() {
    let system = MadeUp.system {
      $0.terminal.isUTF8 = false
      $0.terminal.columns = 30
    }
    let diagnosis = Diagnosis([MadeUp.screen()], system)
    #expect(diagnosis.isReady && diagnosis.findings.map(\.topic) == [.terminal, .terminal])
  }

  @Test func realTimeIsNoObstacle() {
    let system = MadeUp.system { $0.realtime = RealtimeFacts(priority: 0, wakeup: .refused) }
    let diagnosis = Diagnosis([MadeUp.screen()], system)
    #expect(diagnosis.isReady && diagnosis.findings.map(\.topic) == [.realtime])
    #expect(diagnosis.findings[0].commands.count == 4)
  }
}
