internal import InputModel
internal import Interaction

/// Logic whose content lies elsewhere: it asks for what is to be done, and takes what is told.
protocol KeptLogic {
  associatedtype Request
  associatedtype Event
  associatedtype Output

  /// What clocks and calendars show.
  var now: CivilTime { get }

  mutating func takeRequests() -> [Request]
  mutating func take(_ event: Event, at time: Instant, into output: inout [Output])
}

extension Mailbox: KeptLogic {}
extension ToDoApp: KeptLogic {}

/// Keeps the content in memory, and does at once what is asked for.
protocol MemoryKeeper {
  associatedtype Logic: KeptLogic

  /// What is there at start.
  var content: [Logic.Event] { get }

  /// Does what is asked for. Returns what is told of it; `now` is what clocks show.
  mutating func perform(_ request: Logic.Request, now: CivilTime) -> [Logic.Event]
}

extension KeptLogic {
  /// Has done what is asked for, and what that leads to; nothing where the content lies elsewhere.
  mutating func settle<Keeper: MemoryKeeper>(
    with keeper: inout Keeper?, at time: Instant, into output: inout [Output]
  ) where Keeper.Logic == Self {
    while keeper != nil {
      let requests = takeRequests()
      if requests.isEmpty { return }
      for request in requests {
        for event in keeper?.perform(request, now: now) ?? [] {
          take(event, at: time, into: &output)
        }
      }
    }
  }
}
