public import Diagnosis
internal import Glibc
internal import LinuxInput
internal import Logind

/// Gathers what is so of the machine and of who asks.
public enum SystemExamination {
  /// - Parameter terminal: What whoever draws knows of the terminal.
  public static func take(seat: String, terminal: TerminalFacts) -> SystemFacts {
    SystemFacts(
      program: ProgramName.current, user: .current(), seat: seat,
      isUdevRunning: NodeSurvey.isUdevRunning,
      isSystemdRunning: SystemFiles.exists("/run/systemd/system"),
      seatRule: .of("70-detent.rules"), groupRule: .of("70-detent-group.rules"),
      login: login(seat), realtime: .current(), terminal: terminal,
      hasIndustrialAccelerometer: hasIndustrialAccelerometer)
  }

  private static func login(_ seat: String) -> LoginFacts {
    let facts = SeatFacts(user: geteuid(), seat: seat)
    return LoginFacts(
      isRunning: facts.isRunning, session: facts.session, seatSession: facts.seatSession,
      isActive: facts.isActive, activeUser: facts.activeUser.map(Names.user))
  }

  private static var hasIndustrialAccelerometer: Bool {
    let folder = "/sys/bus/iio/devices"
    return (SystemFiles.names(in: folder) ?? []).contains {
      SystemFiles.exists("\(folder)/\($0)/in_accel_x_raw")
    }
  }
}
