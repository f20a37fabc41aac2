internal import CFatalCall
internal import Glibc
internal import Interaction
internal import Storage

/// Does to a Maildir what tests cannot do in their own process: `detent-mail-hand`
/// `random DIR SEED` and `swipes DIR SEED` until it is killed, `step DIR CALLS ACTION…` up to a system call (0 for all),
/// `plain-step …` the same where no rename is exclusive, and `show DIR [USER]`; each of them in an
/// environment of its own. `as USER …` does it as another user, who is refused what root is not,
/// and `closing FOLDER step …` takes a folder's leave to be read, and so to be synced,
/// once the mail is read.
@main
enum MailHand {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "as", arguments.count > 1 {
      become(arguments[1])
      arguments.removeFirst(2)
    }
    var closed: String?
    if arguments.first == "closing", arguments.count > 1 {
      closed = arguments[1]
      arguments.removeFirst(2)
    }
    guard arguments.count > 1 else { usage() }
    if arguments[0] == "show", arguments.count > 2 { become(arguments[2]) }
    if arguments[0] == "plain-step" { fatal_call_refuse_exclusive_renames() }
    do throws(StorageError) {
      if arguments[0] == "swipes", arguments.count == 3 {
        SwipingHand(try Maildir(path: arguments[1]), seed: UInt64(arguments[2]) ?? 0).play()
      }
      var mail = try Maildir(path: arguments[1])
      switch arguments[0] {
      case "random" where arguments.count == 3:
        RandomHand(seed: UInt64(arguments[2]) ?? 0).play(&mail)
      case "step" where arguments.count > 3, "plain-step" where arguments.count > 3:
        let closed = closed.map { "\(arguments[1])/\($0)" }
        step(&mail, calls: Int32(arguments[2]) ?? 0, closing: closed, Array(arguments.dropFirst(3)))
      case "show":
        mail.load { Say.event($0) }
      default: usage()
      }
    } catch {
      print("\(error.kind): \(error)")
      exit(1)
    }
  }

  private static func become(_ user: String) {
    guard let user = UInt32(user), setgid(user) == 0, setuid(user) == 0 else { exit(1) }
  }

  /// Reads the mail, does one thing, and is killed behind a call of it.
  private static func step(
    _ mail: inout Maildir, calls: Int32, closing closed: String?, _ words: [String]
  ) {
    guard words[0] != "load" else {
      fatal_call_arm(calls)
      mail.load { Say.event($0) }
      sayCalls()
      return
    }
    guard let action = ActionWords.action(words) else { usage() }
    mail.load { _ in }
    if let closed { _ = unsafe chmod(closed, 0o300) }
    fatal_call_arm(calls)
    mail.perform(MailRequest(number: 1, action: action)) { Say.event($0) }
    sayCalls()
  }

  private static func sayCalls() {
    let count = fatal_call_count()
    let trace = unsafe String(cString: fatal_call_trace())
    for line in trace.split(separator: "\n") { print("did \(line)") }
    print("calls \(count)")
  }

  private static func usage() -> Never {
    print(
      "usage: detent-mail-hand [as USER] [closing FOLDER] random|swipes DIR SEED | [plain-]step DIR CALLS ACTION… | show DIR [USER]"
    )
    exit(2)
  }
}
