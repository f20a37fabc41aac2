internal import Gestures
public import InputModel
public import Interaction
public import Invocation
public import Pipeline
public import Programs

extension Invocation {
  /// What the subcommand needs of the pipeline; `draws` where it shows a picture with its contacts.
  public func pipelineSettings(draws: Bool) -> PipelineSettings {
    var settings = PipelineSettings()
    switch command {
    case .events, .watch, .run:
      // Instruments tell the pans of any number of contacts, unless one was asked for.
      settings.gestures.contactCounts = fingers.map { $0...$0 } ?? 1...5
      settings.reportsMeters = command == .watch
      settings.reportsContacts = command == .watch
      settings.gestures.palm.laysAside = true
    case .latency:
      settings.gestures.contactCounts = 1...5
      // A contact is a report of the device; its gestures would be a second element of each frame.
      settings.reportsContacts = true
      settings.reportsGestures = false
      settings.reportsMeters = true
      settings.meterInterval = .zero
    case .mailbox, .todo:
      settings.reportsContacts = draws
      settings.gestures.palm.laysAside = true
    case .lock:
      // They tell why a touch comes to nothing that ends before it is a pan.
      settings.reportsContacts = true
    case .unlock, .pin, .devices, .doctor, .calibrate, .record, .replay:
      break
    }
    return settings
  }

  /// Hands the subcommand's program to `body`; nil where the subcommand runs none.
  ///
  /// - Parameters:
  ///   - isReplay: Whether nobody touches anything, as the screen then says.
  ///   - civil: What clocks and calendars show at a moment.
  public func withProgram<Result>(
    isReplay: Bool, civil: @escaping @Sendable (Instant) -> CivilTime,
    _ body: (any Program) -> Result
  ) -> Result? {
    switch command {
    case .events: body(EventsProgram())
    case .watch: body(WatchProgram(isReplay: isReplay))
    case .mailbox:
      body(
        MailboxProgram(
          maildir == nil ? .memory(Message.samples) : .elsewhere, surface: surface,
          reducesMotion: reducesMotion, isReplay: isReplay, civil: civil))
    case .todo:
      body(
        ToDoProgram(
          toDoSource(civil),
          surface: surface, reducesMotion: reducesMotion, isReplay: isReplay, civil: civil))
    case .lock:
      body(
        LockProgram(
          title: title ?? "Locked", mode: lockMode.rawValue, surface: surface, stays: stays,
          reducesMotion: reducesMotion, secret: auth.secret, blanksAfter: blanksAfter,
          remarks: isReplay ? [] : lockMode.remarks, isReplay: isReplay, civil: civil))
    case .run, .latency, .unlock, .pin, .devices, .doctor, .calibrate, .record, .replay: nil
    }
  }
  /// Samples for a demonstration, a database where one is named, and otherwise lists in memory.
  private func toDoSource(_ civil: (Instant) -> CivilTime) -> ToDoProgram.Source {
    if isDemo { return .memory(.samples(now: civil(SceneClock.start))) }
    return database == nil ? .memory(MemoryToDo()) : .elsewhere
  }
}
