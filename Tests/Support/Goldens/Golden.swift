public import Foundation
internal import InputModel
public import TerminalView
public import Themes
public import ViewSamples

/// A picture that is kept as text in `Tests/Pictures`, so that every change of one is seen.
///
/// `detent-preview write` writes them anew.
public struct Golden: Hashable, Sendable, CustomStringConvertible {
  public var sample: Sample
  public var columns = 80
  public var rows = 24
  public var look = Look.usual
  public var theme = BundledTheme.usual

  /// Such as `left-82.80x24.usual`, and with another theme `lock.80x24.usual.high-contrast`.
  public var description: String {
    "\(sample.rawValue).\(columns)x\(rows).\(look.rawValue)"
      + (theme == .usual ? "" : ".\(theme.rawValue)")
  }

  /// The picture as it is drawn now.
  public var canvas: Canvas {
    Canvas(
      drawing: sample.snapshot, columns: columns, rows: rows, capabilities: look.capabilities,
      theme: theme.complete, at: Instant(microseconds: 0))
  }

  public var file: URL { Golden.folder.appending(path: description + ".txt") }

  /// The folder of the kept pictures, found from the place of this source.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Pictures")

  public static let all: [Golden] =
    Sample.mail.map { Golden(sample: $0) }
    + [.rest, .left270, .options, .month, .menuHalf, .pushing, .compose].map {
      Golden(sample: $0, columns: 40, rows: 12)
    }
    + [.left270, .options, .month, .menu, .compose].map {
      Golden(sample: $0, columns: 200, rows: 60)
    }
    + [.left82, .options, .month, .menuHalf, .compose].map { Golden(sample: $0, look: .ascii) }
    + [.left30, .left270, .right270, .options, .menuHalf, .compose].map {
      Golden(sample: $0, look: .plain)
    }
    + strips.map { Golden(sample: $0, look: .console) }
    + strips.map { Golden(sample: $0, look: .eight) }
    + [Golden(sample: .left30, look: .direct)]
    + locks + secrets + toDo

  private static let locks = BundledTheme.allCases.flatMap { theme in
    [Look.usual, .plain, .ascii].flatMap { look in
      [Sample.lock, .lockOver, .unlocked, .refused].map {
        Golden(sample: $0, look: look, theme: theme)
      }
    } + [Look.direct, .console, .eight].map { Golden(sample: .lockOver, look: $0, theme: theme) }
  }

  private static let secrets =
    [Sample.clock, .pin, .pinTyped, .pinWrong, .pinHalf, .password, .passwordTyped, .blank]
    .map { Golden(sample: $0) }
    + [.clock, .pinTyped, .passwordTyped].flatMap { sample in
      [
        Golden(sample: sample, columns: 200, rows: 60), Golden(sample: sample, look: .ascii),
        Golden(sample: sample, look: .console), Golden(sample: sample, look: .plain),
        Golden(sample: sample, theme: .highContrast),
        Golden(sample: sample, look: .ascii, theme: .highContrast),
      ]
    }
    + [.phoneClock, .phonePIN, .phonePassword].map { Golden(sample: $0, columns: 48, rows: 36) }
    + [.clock, .pin, .password].map { Golden(sample: $0, columns: 40, rows: 12) }
    + [Golden(sample: .padPIN), Golden(sample: .blank, look: .console)]
  private static let toDo =
    Sample.toDo.map { Golden(sample: $0) }
    + [
      .doLaunch, .doSignIn, .doFirst, .doDay, .doButtons, .doRight82, .doCalendar, .doMenu, .doBox,
      .doNew,
    ].map { Golden(sample: $0, columns: 40, rows: 12) }
    + [.doLaunch, .doSignIn, .doButtons, .doLeft270, .doCalendar, .doMenu, .doBox, .doNew].map {
      Golden(sample: $0, columns: 200, rows: 60)
    }
    + [Look.ascii, .plain, .eight, .console].flatMap { look in
      [
        Sample.doLaunch, .doSignIn, .doButtons, .doRight82, .doDone270, .doCalendar, .doMenu,
        .doBox,
      ].map { Golden(sample: $0, look: look) }
    }
    + [Golden(sample: .doButtons, look: .direct), Golden(sample: .doBox, look: .direct)]
    + [Golden(sample: .doStrange, look: .ascii)]

  private static let strips = [Sample.left30, .left82, .left270, .right82, .right270]
}
