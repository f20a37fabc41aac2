internal import InputModel

/// Where a message is known to lie while moves of it are asked for: what is shown runs ahead.
struct Whereabouts: Hashable, Sendable {
  var place: Place
  var due: CivilTime?
  /// Moves that are not answered yet.
  var pending = 0
}

extension Mailbox {
  /// Asks for a message to be moved from where it lies, after the moves that are asked for already.
  mutating func requestMove(
    of message: Message, from origin: Place, to goal: Place, due: CivilTime?, _ awaited: Awaited
  ) {
    whereabouts[message.id, default: Whereabouts(place: origin, due: message.due)].pending += 1
    request(.move(id: message.id, from: origin, to: goal, due: due), awaited)
  }

  /// A move was answered. Once none is pending, a message that is shown elsewhere than it lies, after
  /// steps that failed, is shown where it lies.
  mutating func settleMove(
    of id: String, to arrival: (place: Place, due: CivilTime?)?, at time: Instant,
    _ output: inout [MailboxOutput]
  ) {
    guard var known = whereabouts[id] else { return }
    known.pending -= 1
    if let arrival { (known.place, known.due) = arrival }
    whereabouts[id] = known.pending > 0 ? known : nil
    guard known.pending == 0, let (list, index) = whereShown(id),
      lists[list].place != known.place, lists[list].moving(at: index)?.isConfirmed != true
    else { return }
    var message = lists[list].messages[index]
    forget(id, except: known.place, at: time, &output)
    message.due = known.due
    lists[needList(known.place)].insert([message])
  }

  func whereShown(_ id: String) -> (list: Int, index: Int)? {
    for list in lists.indices {
      if let index = lists[list].index(of: id) { return (list, index) }
    }
    return nil
  }
}
