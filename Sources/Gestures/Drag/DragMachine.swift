internal import InputModel

/// What a rule says of contacts that have not been recognised yet.
enum DragVerdict: Hashable, Sendable {
  case wait
  case begin(edge: Edge?)
  case fail
}

/// What makes a drag of contacts: the part in which a pan and an edge-pan differ.
protocol DragRule: Sendable {
  /// Judges contacts that have travelled `travel` since the group was complete at `origin`.
  func verdict(travel: Vector<Points>, from origin: ContactGroup) -> DragVerdict
}

/// What a drag machine asks for.
enum DragAction: Hashable, Sendable {
  case none
  case begin(edge: Edge?)
  case change
  case end
  case cancel(Interruption)
}

/// The life of a drag of contacts whose number lies within a range.
///
///     idle ──landed──► possible ──rule──► active ──lifted, cleared──► failed  (end)
///                       │  ▲               │ └─────interrupted──────► failed  (cancel)
///        lifted, surplus│  └──landed───────┘ (cancel: a surplus contact)
///                       ▼
///                     failed ──cleared──► idle
///
/// A contact that lands in a live drag cancels it; where the new number is allowed, the drag may be
/// recognised anew from there.
struct DragMachine<Rule: DragRule>: Sendable {
  enum State: Hashable, Sendable {
    case idle
    case possible(origin: ContactGroup)
    case active(origin: ContactGroup, recognized: Vector<Points>, edge: Edge?)
    case failed
  }

  var rule: Rule
  var counts: ClosedRange<Int>
  private(set) var state = State.idle

  var isActive: Bool {
    switch state {
    case .active: true
    case .idle, .possible, .failed: false
    }
  }

  init(rule: Rule, counts: ClosedRange<Int>) {
    self.rule = rule
    self.counts = counts
  }

  /// Another gesture won these contacts. Must not be called while active.
  mutating func yield() {
    state = .failed
  }

  mutating func handle(_ change: GroupChange) -> DragAction {
    switch (state, change) {
    case (.idle, .landed(let group)), (.possible, .landed(let group)):
      state = start(group)
      return .none
    case (.active, .landed(let group)):
      state = start(group)
      return .cancel(.surplusContact)
    case (.failed, .landed), (.failed, .moved), (.failed, .lifted), (.idle, .moved),
      (.idle, .lifted), (.idle, .rested), (.active, .rested), (.failed, .rested):
      return .none
    case (.possible, .rested(let group)):
      state = .possible(origin: group)
      return .none
    case (.possible(let origin), .moved(let group)):
      return judge(group, from: origin)
    case (.active, .moved):
      return .change
    case (.possible, .lifted):
      state = .failed
      return .none
    case (.active, .lifted):
      state = .failed
      return .end
    case (.active, .cleared):
      state = .idle
      return .end
    case (.idle, .cleared), (.possible, .cleared), (.failed, .cleared):
      state = .idle
      return .none
    case (.active, .interrupted(let interruption)):
      state = .failed
      return .cancel(interruption)
    case (.idle, .interrupted), (.possible, .interrupted), (.failed, .interrupted):
      state = .failed
      return .none
    }
  }

  private func start(_ group: ContactGroup) -> State {
    if group.count > counts.upperBound { return .failed }
    return .possible(origin: group)
  }

  private mutating func judge(_ group: ContactGroup, from origin: ContactGroup) -> DragAction {
    guard counts.contains(group.count) else { return .none }
    switch rule.verdict(travel: group.path - origin.path, from: origin) {
    case .wait:
      return .none
    case .begin(let edge):
      state = .active(origin: origin, recognized: group.location, edge: edge)
      return .begin(edge: edge)
    case .fail:
      state = .failed
      return .none
    }
  }
}
