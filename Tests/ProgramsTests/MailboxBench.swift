import InputModel
import Interaction
import Programs

/// A mailbox in memory.
typealias MailboxBench = ProgramBench<MailboxProgram>

extension MailboxBench {
  init(surface: Size<Points>? = nil, messages: [Message] = Message.samples) {
    self.init(MailboxProgram(.memory(messages), surface: surface, civil: Self.civil))
  }

  /// The outcomes since the last call.
  mutating func outcomes() -> [OutcomeReport] {
    runner.takeLines().compactMap { if case .outcome(let report) = $0 { report } else { nil } }
  }

  var picture: MailboxSnapshot? {
    if case .mailbox(let mailbox) = runner.program.snapshot(at: now).picture {
      mailbox
    } else {
      nil
    }
  }
}
