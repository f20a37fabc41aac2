internal import Interaction
internal import ToDoModel
internal import ToDoStorage

/// Does random things to the items of whoever is remembered, until it is killed, and says of each when
/// it is told as done: `done NUMBER [ID]`, `gone NUMBER`.
struct RandomHand {
  private var actions: RandomActions
  private var model = ToDoModel()

  init(seed: UInt64) {
    actions = RandomActions(seed: seed, today: ToDoHand.now.date)
  }

  consuming func play(_ store: consuming ToDoStore) {
    var hand = self
    var items: [ToDoItem] = []
    store.load { _ in }
    store.perform(ToDoRequest(number: 0, action: .follow(.all, start: 0, count: .max))) { event in
      if case .page(let page) = event { items = page.items }
    }
    hand.model = ToDoModel(items)
    store.perform(ToDoRequest(number: 0, action: .unfollow(.all))) { _ in }
    Say.line("ready")
    var number = 0
    while true {
      number += 1
      let action = hand.actions.next(hand.model)
      store.perform(ToDoRequest(number: number, action: action)) { event in
        switch event {
        case .done(let number, let id):
          hand.model.apply(action, id: id, now: ToDoHand.now)
          Say.line("done \(number)" + (id.map { " \($0)" } ?? ""))
        case .failed(let number, _, isGone: true): Say.line("gone \(number)")
        case .failed(let number, let reason, isGone: false): Say.line("failed \(number) \(reason)")
        case .trouble(let text): Say.line("trouble \(text)")
        case .signedIn, .signedOut, .accounts, .page, .newDay, .loaded: break
        }
      }
    }
  }
}
