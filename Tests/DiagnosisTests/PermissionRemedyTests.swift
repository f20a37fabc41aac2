import Testing

@testable import Diagnosis

/// What a user is told who may not read a screen.
@Suite struct PermissionRemedyTests {
  private static let apply = [
    "sudo udevadm control --reload",
    "sudo udevadm trigger --subsystem-match=input --action=change",
  ]
  private static let seat =
    "detent doctor --rule seat | sudo tee /etc/udev/rules.d/70-detent.rules"
  private static let group =
    "detent doctor --rule group | sudo tee /etc/udev/rules.d/70-detent-group.rules"
  private static let create = "sudo groupadd --system detent"
  private static let join = "sudo usermod -aG detent mia"

  private func commands(
    _ change: (inout SystemFacts) -> Void, node: (inout NodeFacts) -> Void = { _ in }
  ) -> [String] {
    let refused = MadeUp.screen {
      $0.access = .refused
      node(&$0)
    }
    return PermissionRemedy(for: [refused], MadeUp.system(change)).commands
  }

  @Test func whoIsAtTheSeatInstallsItsRule() {
    #expect(commands { _ in } == [Self.seat] + Self.apply)
  }

  @Test func aRuleThatIsHiddenIsTakenAwayFirst() {
    let path = "/etc/udev/rules.d/70-detent.rules"
    let given = commands { $0.seatRule = .masked(path) }
    #expect(given == ["sudo rm \(path)", Self.seat] + Self.apply)
  }

  @Test func aRuleThatIsThereIsApplied() {
    #expect(commands { $0.seatRule = .installed("/etc/a") } == Self.apply)
    #expect(
      commands { _ in
      } node: {
        $0.hasSeatTag = true
      } == Self.apply)
  }

  @Test func whoseSessionIsNotShownSwitchesToIt() {
    let given = commands { $0.login = LoginFacts(isRunning: true, seatSession: "c2") }
    #expect(given == ["loginctl activate c2"])
  }

  @Test(arguments: [LoginFacts(), LoginFacts(isRunning: true, session: "5", activeUser: "ada")])
  func whoIsNotAtTheSeatHasTheGroup(login: LoginFacts) {
    let given = commands { $0.login = login }
    #expect(given == [Self.create, Self.group] + Self.apply + [Self.join])
  }

  @Test func whatOfTheGroupIsThereIsNotDoneTwice() {
    let member = commands {
      $0.login = LoginFacts()
      $0.user.detentGroup = .member
    }
    #expect(member == [Self.group] + Self.apply)
    let ruled = commands {
      $0.login = LoginFacts()
      $0.user.detentGroup = .stranger
      $0.groupRule = .installed("/etc/a")
    }
    #expect(ruled == [Self.join] + Self.apply)
  }

  @Test func aLoginThatIsOlderThanTheMembershipIsRenewed() {
    let given = commands {
      $0.login = LoginFacts()
      $0.user.detentGroup = .member
    } node: {
      $0.permissions = NodePermissions(owner: "root", group: "detent", mode: 0o640)
    }
    #expect(given == ["newgrp detent"])
  }
}
