public import Interaction

extension Maildir {
  /// How long a folder that cannot be watched, or a message that cannot be brought back, waits, in
  /// seconds.
  static let patience: Int64 = 30

  /// Takes in what the descriptor is readable for: never waits for anything.
  public mutating func attend(_ tell: (MailEvent) -> Void) {
    alarm.acknowledge()
    let lists = folders.listNames
    var findings = Findings()
    for notice in watch.drain() { take(notice, into: &findings, tell) }
    if let moment = rescan, moment <= LocalTime.now() {
      rescan = nil
      findings.areIncomplete = true
    }
    if findings.areIncomplete {
      findFolders(tell)
      addAll(to: &findings, tell)
    }
    if folders.listNames != lists { tell(.lists(folders.listNames)) }
    reconcile(findings, tell)
    bringBack(tell)
    setAlarm(tell)
  }

  private mutating func take(
    _ notice: FolderWatch.Notice, into findings: inout Findings, _ tell: (MailEvent) -> Void
  ) {
    switch notice {
    case .overflow: findings.areIncomplete = true
    case .gone(.root): watch.giveUp()
    case .gone(let path):
      if let number = folders.part(of: path)?.folder ?? folders.number(of: path) {
        lookAgain(at: number, &findings, tell)
      }
    case .name(let path, let name):
      if let (folder, part) = folders.part(of: path) {
        guard let name = MessageName(listed: name) else { return }
        findings.add(Location(folder: folder, part: part, name: name))
      } else if path == .root, let number = folders.number(of: FilePath(name)) {
        lookAgain(at: number, &findings, tell)
      } else if path == .root, let number = take(folderNamed: name) {
        addAll(of: number, to: &findings, tell)
      } else if let (number, _) = folders.part(of: path.appending(name)) {
        lookAgain(at: number, &findings, tell)
      }
    }
  }

  /// A folder has come, gone or another path: what its paths lead to may be other folders now, whose
  /// notices would be taken for its own.
  private mutating func lookAgain(
    at number: Int, _ findings: inout Findings, _ tell: (MailEvent) -> Void
  ) {
    for part in Location.Part.allCases { watch.remove(folders[number].path(part)) }
    if number == FolderTable.mailbox {
      watchParts(of: number)
    } else {
      watch.remove(folders[number].path)
      take(folderNamed: folders[number].path.bytes)
    }
    addAll(of: number, to: &findings, tell)
  }

  private func addKnown(_ folder: Int, _ part: Location.Part, to findings: inout Findings) {
    for location in index.locations(inFolder: folder, part: part) { findings.add(location) }
  }

  /// Both what a folder holds and what it is known to hold.
  func addAll(
    of number: Int, to findings: inout Findings, _ tell: (MailEvent) -> Void
  ) {
    for location in listing(of: number, tell) { findings.add(location) }
    for part in Location.Part.allCases { addKnown(number, part, to: &findings) }
  }

  func addAll(to findings: inout Findings, _ tell: (MailEvent) -> Void) {
    for number in folders.folders.indices { addAll(of: number, to: &findings, tell) }
  }
}
