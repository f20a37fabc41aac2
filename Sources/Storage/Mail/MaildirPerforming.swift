public import Interaction

extension Maildir {
  /// Does what is asked; the last that is told is `.done` or `.failed`, and a `.trouble` before it
  /// where what was done may not survive a loss of power.
  public mutating func perform(_ request: MailRequest, _ tell: (MailEvent) -> Void) {
    let number = request.number
    do throws(Refusal) {
      try perform(request.action, tell)
      setAlarm(tell)
      tellUnsynced(tell)
      tell(.done(request: number))
    } catch {
      setAlarm(tell)
      tellUnsynced(tell)
      switch error {
      case .isGone:
        tell(.failed(request: number, reason: "another program took it away", isGone: true))
      case .refused(let reason):
        tell(.failed(request: number, reason: reason, isGone: false))
      }
    }
  }

  private mutating func perform(
    _ action: MailRequest.Action, _ tell: (MailEvent) -> Void
  ) throws(Refusal) {
    switch action {
    case .move(let id, let from, let to, let due):
      try move(id, from: from, to: to, due: due, tell)
    case .createList(let name):
      try makeIfMissing(folder(of: .list(name)))
      tell(.lists(folders.listNames))
    case .send(let draft): try send(draft, tell)
    case .keep(let draft): try keep(draft, tell)
    case .discard(let id):
      try tellingWhere(id, tell) { mail throws(Refusal) in try mail.discard(id) }
    case .open(let id):
      try tellingWhere(id, tell) { mail throws(Refusal) in tell(.opened(try mail.opened(id))) }
    }
  }

  private mutating func move(
    _ id: String, from: Place, to: Place, due: CivilTime?, _ tell: (MailEvent) -> Void
  ) throws(Refusal) {
    guard let known = index[id]?.location else { throw .isGone }
    guard folders[known.folder].place == from else {
      tellStored([id], tell)
      throw .isGone
    }
    let target = try folder(of: to)
    let lists = folders.listNames
    defer { if folders.listNames != lists { tell(.lists(folders.listNames)) } }
    let seconds = to == .deferred ? due.map(LocalTime.seconds) : nil
    try tellingWhere(id, tell) { mail throws(Refusal) in
      try mail.move(id, to: target, due: seconds)
    }
  }

  /// Tells where a message is now when something fails that the asker takes for undone.
  private mutating func tellingWhere(
    _ id: String, _ tell: (MailEvent) -> Void, _ body: (inout Maildir) throws(Refusal) -> Void
  ) throws(Refusal) {
    do throws(Refusal) {
      try body(&self)
    } catch {
      switch error {
      case .isGone:
        if let location = index[id]?.location { reconcile(Findings([location]), tell) }
      case .refused: break
      }
      throw error
    }
  }

  private mutating func folder(of place: Place) throws(Refusal) -> Int {
    guard let number = folders.number(making: place) else {
      throw .refused(
        place.label.isEmpty
          ? "a list has a name"
          : "“\(place.label.prefix(40))…” is too long for the name of a folder")
    }
    return number
  }

  private mutating func makeIfMissing(_ number: Int) throws(Refusal) {
    if !isComplete(number) { try make(number) }
  }
}
