/// What is to be known of real time and terminal.
enum SurroundingAdvice {
  static func findings(_ system: SystemFacts) -> [Finding] {
    [terminal(system.terminal), encoding(system.terminal), colors(system.terminal)]
      .compactMap { $0 } + [realtime(system)].compactMap { $0 }
  }

  private static func terminal(_ terminal: TerminalFacts) -> Finding? {
    guard terminal.isTerminal else {
      return Finding(
        .terminal, .tells, "there is no terminal here: programs print lines instead of drawing")
    }
    guard terminal.isKnown else {
      return Finding(
        .terminal, .advises,
        "terminfo does not know the terminal “\(terminal.name)”: nothing can be drawn on it",
        action: "set TERM to a known name", commands: ["sudo apt-get install ncurses-term"])
    }
    guard terminal.columns >= terminal.neededColumns, terminal.rows >= terminal.neededRows else {
      return Finding(
        .terminal, .advises,
        "the terminal has \(terminal.columns)×\(terminal.rows) cells, and pictures need"
          + " \(terminal.neededColumns)×\(terminal.neededRows)")
    }
    return nil
  }

  private static func encoding(_ terminal: TerminalFacts) -> Finding? {
    guard terminal.isTerminal, !terminal.isUTF8 else { return nil }
    return Finding(
      .terminal, .advises, "the locale is none of UTF-8, so pictures are drawn in ASCII",
      commands: ["export LANG=C.UTF-8"])
  }

  private static func colors(_ terminal: TerminalFacts) -> Finding? {
    guard terminal.isTerminal, terminal.isKnown, terminal.lacksDirectEntry else { return nil }
    return Finding(
      .terminal, .advises, "the terminal has exact colours, and terminfo lacks its -direct entry",
      commands: ["sudo apt-get install ncurses-term"])
  }

  private static func realtime(_ system: SystemFacts) -> Finding? {
    guard !system.user.isRoot else { return nil }
    var missing: [String] = []
    var commands: [String] = []
    if system.realtime.wakeup == .refused {
      missing.append("quick wake-ups")
      commands += [
        "\(system.program) doctor --rule realtime"
          + " | sudo tee /etc/udev/rules.d/71-detent-realtime.rules",
        "sudo udevadm control --reload",
        "sudo udevadm trigger /sys/class/misc/cpu_dma_latency --action=change",
      ]
    }
    let priority = system.realtime.wantedPriority
    if system.realtime.priority < priority {
      missing.append("SCHED_FIFO at priority \(priority)")
      commands.append(
        "printf '\(system.user.name) - rtprio \(priority)\\n\(system.user.name) - memlock 16384\\n'"
          + " | sudo tee /etc/security/limits.d/70-detent-\(system.user.name).conf")
    }
    guard !missing.isEmpty else { return nil }
    return Finding(
      .realtime, .tells,
      "--realtime would not get \(missing.joined(separator: " and ")), which only a busy machine"
        + " needs", commands: commands)
  }
}
