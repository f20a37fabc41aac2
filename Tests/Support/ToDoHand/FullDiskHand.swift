internal import Glibc
internal import Interaction
internal import Storage
internal import ToDoStorage

/// Adds items until the files may not grow any more, as on a full disk, and says what was told.
struct FullDiskHand {
  /// The most bytes that a file may have.
  let limit: UInt

  func play(_ words: [String]) throws(StorageError) {
    signal(SIGXFSZ, SIG_IGN)
    var bytes = rlimit(rlim_cur: limit, rlim_max: limit)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &bytes)
    var store = try ToDoHand.store(words)
    store.load { _ in }
    var isFull = false
    for number in 1...1000 where !isFull {
      let text = "\(number) " + String(repeating: "x", count: 2000)
      let action = ToDoRequest.Action.add(text: text, planned: ToDoHand.now.date)
      store.perform(ToDoRequest(number: number, action: action)) { event in
        if case .done(_, let id?) = event { Say.line("done \(number) \(id)") }
        guard case .failed(_, let reason, _) = event else { return }
        Say.line("failed \(number) \(reason)")
        isFull = true
      }
    }
  }
}
