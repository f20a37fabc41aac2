internal import CLinux
internal import Glibc
internal import InputModel
internal import Interaction
internal import Latency
internal import LinuxInput
internal import LockMessages
internal import Secrets
internal import Synchronization

/// Gathers the secret that is typed, and has it checked, on a thread of its own, so that a slow check
/// holds nothing else up.
final class SecretKeeper: Sendable {
  private struct Content {
    var requests: [SecretRequest] = []
    var isEnding = false
    var hasAccepted = false
  }

  /// What the one thread uses.
  private final class Holder: @unchecked Sendable {
    var secret: SecretBuffer
    let check: any SecretCheck
    var requests: [SecretRequest] = []
    /// Whether an answer is waited for. What is typed meanwhile belongs to the next secret.
    var isChecking = false

    init(_ secret: consuming SecretBuffer, _ check: any SecretCheck) {
      self.secret = secret
      self.check = check
    }
  }

  private let holder: Holder
  private let content = Mutex(Content())
  private let doorbell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let thread = Mutex<WorkerThread?>(nil)

  init(_ check: any SecretCheck) throws(SecretError) {
    guard let secret = SecretBuffer() else { throw .call("there is no memory") }
    holder = Holder(secret, check)
  }

  deinit {
    close(doorbell)
  }

  /// Whether a secret was right.
  var hasAccepted: Bool { content.withLock { $0.hasAccepted } }

  func start(_ tell: @escaping @Sendable (SecretAnswer) -> Void) throws(WorkerThread.StartError) {
    let started = try WorkerThread(name: "detent-secret") { [self] in
      while attend(tell) {}
      holder.secret.clear()
    }
    thread.withLock { $0 = started }
  }

  /// Takes what is to be done. Never waits for it.
  func ask(_ requests: [SecretRequest]) {
    guard !requests.isEmpty else { return }
    content.withLock { $0.requests += requests }
    ring()
  }

  /// Forgets the secret, and ends a check by force with the process.
  func end() {
    content.withLock { $0.isEnding = true }
    ring()
    thread.withLock { thread in
      thread?.join()
      thread = nil
    }
  }

  /// Waits for something to do and does it. Returns false once there is nothing more to come.
  private func attend(_ tell: (SecretAnswer) -> Void) -> Bool {
    var descriptors = [
      pollfd(fd: doorbell, events: Int16(POLLIN), revents: 0),
      pollfd(fd: holder.check.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    unsafe poll(&descriptors, 2, patience())
    var count: UInt64 = 0
    _ = unsafe read(doorbell, &count, 8)
    let isEnding = content.withLock { content in
      holder.requests += content.requests
      content.requests = []
      return content.isEnding
    }
    if descriptors[1].revents != 0 || patience() == 0 {
      take(holder.check.attend(&holder.secret), tell)
    }
    while !holder.isChecking, !holder.requests.isEmpty {
      perform(holder.requests.removeFirst(), tell)
    }
    return !isEnding
  }

  /// Milliseconds until the check has something to do; −1 for never.
  private func patience() -> Int32 {
    guard let deadline = holder.check.deadline else { return -1 }
    return Int32(max((deadline - MonotonicClock.now()).milliseconds, 0).rounded(.up))
  }

  private func perform(_ request: SecretRequest, _ tell: (SecretAnswer) -> Void) {
    switch request {
    case .add(let text): holder.secret.append(text)
    case .eraseLast: holder.secret.eraseLast()
    case .clear: holder.secret.clear()
    case .submit:
      holder.isChecking = true
      take(holder.check.submit(&holder.secret), tell)
    }
  }

  private func take(_ answers: [AttemptAnswer], _ tell: (SecretAnswer) -> Void) {
    for answer in answers {
      let isWaitedFor = holder.isChecking
      // Taken, refused or too early: a secret is typed anew each time.
      if isWaitedFor { holder.secret.clear() }
      guard let told = SecretAnswer(answer) else { continue }
      holder.isChecking = false
      if told == .accepted { content.withLock { $0.hasAccepted = true } }
      tell(told)
    }
  }

  private func ring() {
    var count: UInt64 = 1
    _ = unsafe write(doorbell, &count, 8)
  }
}

extension SecretAnswer {
  /// What the screen is told; nil for what only the keeper wants to know.
  init?(_ answer: AttemptAnswer) {
    switch answer {
    case .started: return nil
    case .accepted: self = .accepted
    case .refused(let wait): self = .refused(wait: wait)
    case .failed(let reason, let wait): self = .failed(reason: reason, wait: wait)
    case .closed(let wait): self = .closed(wait: wait)
    }
  }
}
