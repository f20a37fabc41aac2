internal import Foundation
internal import Glibc
internal import SceneChecks
internal import SceneScript

/// Plays scenes through uinput: `detent-hand run DETENT SCENE…`, `detent-hand play SCENE`,
/// `detent-hand wait SCENE`, `detent-hand decoys [combined]`, `detent-hand replug COUNT LINES`.
@main
enum DetentHand {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "run" where arguments.count > 2:
      var failures = 0
      for path in arguments.dropFirst(2) where !run(path, detent: arguments[1]) { failures += 1 }
      exit(failures == 0 ? 0 : 1)
    case "play" where arguments.count == 2:
      exit(play(arguments[1]) ? 0 : 1)
    case "wait" where arguments.count == 2:
      exit(play(arguments[1], onceTold: true) ? 0 : 1)
    case "decoys":
      let isHeld = arguments.last == "combined" ? DecoyHolder.holdCombined() : DecoyHolder.hold()
      exit(isHeld ? 0 : 1)
    case "replug" where arguments.count == 3:
      exit(replug(arguments[1], lines: arguments[2]) ? 0 : 1)
    default:
      say(
        "usage: detent-hand run DETENT SCENE… | play SCENE | wait SCENE | decoys [combined] | replug COUNT LINES"
      )
      exit(2)
    }
  }

  /// Plays a scene against the program and reports a line. Returns whether all held.
  private static func run(_ path: String, detent: String) -> Bool {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    do {
      let scene = try Scene(parsing: String(contentsOfFile: path, encoding: .utf8))
      let stage = GuestStage(scene)
      try stage.setUp()
      let run = try ProgramRun(detent, scene)
      try run.awaitReady()
      try stage.play(run)
      let faults = run.finish(scene)
      guard !faults.isEmpty else {
        say("ok \(name)")
        return true
      }
      say("not ok \(name): \(faults.joined(separator: "; "))")
      for line in run.lines.suffix(60) { say("    \(line)") }
      return false
    } catch {
      say("not ok \(name): \(error)")
      return false
    }
  }

  /// Replugs devices under a program that writes its lines to a file. Returns whether all were read.
  private static func replug(_ count: String, lines path: String) -> Bool {
    do {
      guard let count = Int(count) else { return false }
      let taken = try Replugger(lines: path).replug(count)
      say("\(taken) of \(count) devices told a pan and went")
      return taken == count
    } catch {
      say("\(error)")
      return false
    }
  }

  /// Plays a scene for whoever reads the devices, at once or when a line comes. What is there at the
  /// start is told before, a line a node, and then `ready`.
  private static func play(_ path: String, onceTold: Bool = false) -> Bool {
    do {
      let scene = try Scene(parsing: String(contentsOfFile: path, encoding: .utf8))
      let stage = GuestStage(scene)
      try stage.setUp()
      if onceTold {
        for node in stage.nodes { say("node \(node)") }
        say("ready")
        guard readLine() != nil else { return true }
      }
      try stage.play(nil)
      return true
    } catch {
      say("\(error)")
      return false
    }
  }
}
