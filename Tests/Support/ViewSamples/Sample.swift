import InputModel
import Interaction
public import Programs

/// Snapshots to look at, by name. Those that begin with `phone` are on an upright surface.
public enum Sample: String, CaseIterable, Sendable {
  case rest
  case left30 = "left-30"
  case left82 = "left-82"
  case left270 = "left-270"
  case right30 = "right-30"
  case right82 = "right-82"
  case right270 = "right-270"
  case hiding
  case undone
  case deferred
  case empty
  case loading
  case strange
  case rightToLeft = "right-to-left"
  case pushing
  case menuHalf = "menu-50"
  case menu
  case options
  case lists
  case month
  case newList = "new-list"
  case draft
  case compose
  case composeHalf = "compose-50"
  case complaint
  case phone
  case phonePushing = "phone-pushing"
  case phoneMenu = "phone-menu"
  case phoneOptions = "phone-options"
  case phoneMonth = "phone-month"
  case phoneCompose = "phone-compose"
  case lock
  case lockHalf = "lock-50"
  case lockOver = "lock-81"
  case unlocked
  case refused
  case clock
  case pin
  case pinTyped = "pin-typed"
  case pinWrong = "pin-wrong"
  case pinHalf = "pin-50"
  case password
  case passwordTyped = "password-typed"
  case blank
  case phoneClock = "phone-clock"
  case phonePIN = "phone-pin"
  case phonePassword = "phone-password"
  case padPIN = "pad-pin"
  case watch
  case waiting
  case latency
  case latencyWaiting = "latency-waiting"

  /// Those of the mail program.
  public static let mail = allCases.prefix { $0 != .lock }

  public var snapshot: Snapshot {
    let (wide, phone) = (Device.wideSurface, Device.phone)
    return switch self {
    case .rest: MailboxSample.at(.zero)
    case .left30: MailboxSample.at(Points(-30))
    case .left82: MailboxSample.at(Points(-82))
    case .left270: MailboxSample.at(Points(-270))
    case .right30: MailboxSample.at(Points(30))
    case .right82: MailboxSample.at(Points(82))
    case .right270: MailboxSample.at(Points(270))
    case .hiding: MailboxSample.hiding
    case .undone: MailboxSample.undone
    case .deferred: MailboxSample.deferred
    case .empty: MailboxSample.empty
    case .loading: MailboxSample.loading
    case .strange: MailboxSample.strange
    case .rightToLeft: MailboxSample.rightToLeft
    case .pushing: MailboxSample.pushing(on: wide)
    case .menuHalf: MailboxSample.menu(openness: 0.5, on: wide)
    case .menu: MailboxSample.menu(openness: 1, on: wide)
    case .options: PanelSample.options(on: wide)
    case .lists: PanelSample.lists(on: wide)
    case .month: PanelSample.month(on: wide)
    case .newList: PanelSample.newList(on: wide)
    case .draft: PanelSample.draft(on: wide)
    case .compose: ComposeSample.writing(on: wide)
    case .composeHalf: ComposeSample.writing(on: wide, openness: 0.5)
    case .complaint: ComposeSample.refused(on: wide)
    case .phone: MailboxSample.phone
    case .phonePushing: MailboxSample.pushing(on: phone)
    case .phoneMenu: MailboxSample.menu(openness: 1, on: phone)
    case .phoneOptions: PanelSample.options(on: phone)
    case .phoneMonth: PanelSample.month(on: phone)
    case .phoneCompose: ComposeSample.writing(on: phone)
    case .lock: LockSample.at(0, .locked)
    case .lockHalf: LockSample.at(0.5, .dragging)
    case .lockOver: LockSample.at(0.81, .dragging)
    case .unlocked: LockSample.at(1, .unlocked)
    case .refused: LockSample.refused
    case .clock: SecretSample.rest(on: Device.surface)
    case .pin: SecretSample.asking(.pin, on: Device.surface)
    case .pinTyped:
      SecretSample.asking(
        .pin, on: Device.surface, typed: "258", pressing: "0",
        keyboard: KeyboardState(hasNumLock: true))
    case .pinWrong:
      SecretSample.asking(
        .pin, on: Device.surface, typed: "1111", answer: .refused(wait: Interval(seconds: 8)))
    case .pinHalf: SecretSample.asking(.pin, on: Device.surface, moving: true)
    case .password: SecretSample.asking(.password, on: Device.surface)
    case .passwordTyped:
      SecretSample.asking(
        .password, on: Device.surface, typed: "seventeen letters", pressing: "g",
        keyboard: KeyboardState(hasCapsLock: true, layout: "German"))
    case .blank: SecretSample.blank
    case .phoneClock: SecretSample.rest(on: phone)
    case .phonePIN: SecretSample.asking(.pin, on: phone, typed: "25")
    case .phonePassword: SecretSample.asking(.password, on: phone, typed: "letters")
    case .padPIN:
      SecretSample.asking(
        .pin, on: Size(width: Points(642), height: Points(385)), typed: "25", pressing: "5")
    case .watch: WatchSample.busy
    case .waiting: WatchSample.waiting
    case .latency: LatencySample.busy
    case .latencyWaiting: LatencySample.waiting
    }
  }
}
