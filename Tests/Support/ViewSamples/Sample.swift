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
  case doLaunch = "do-launch"
  case doSignIn = "do-sign-in"
  case doFirst = "do-first"
  case doRefused = "do-refused"
  case doWaiting = "do-waiting"
  case doDay = "do-day"
  case doLeft30 = "do-left-30"
  case doRight82 = "do-right-82"
  case doLeft270 = "do-left-270"
  case doDone82 = "do-done-82"
  case doDone270 = "do-done-270"
  case doHiding = "do-hiding"
  case doUndone = "do-undone"
  case doButtons = "do-buttons"
  case doButtonsHalf = "do-buttons-50"
  case doEmpty = "do-empty"
  case doLoading = "do-loading"
  case doStrange = "do-strange"
  case doScrolled = "do-scrolled"
  case doImportant = "do-important"
  case doCalendar = "do-calendar"
  case doCalendarHalf = "do-calendar-50"
  case doCalendarTurning = "do-calendar-turning"
  case doMenu = "do-menu"
  case doMenuHalf = "do-menu-50"
  case doBox = "do-box"
  case doBoxFalling = "do-box-falling"
  case doBoxRefused = "do-box-refused"
  case doNew = "do-new"
  case doNewHalf = "do-new-50"
  case doNewRefused = "do-new-refused"
  case phoneLaunch = "phone-do-launch"
  case phoneSignIn = "phone-do-sign-in"
  case phoneDay = "phone-do-day"
  case phoneCalendar = "phone-do-calendar"
  case phoneDoMenu = "phone-do-menu"
  case phoneNew = "phone-do-new"

  /// Those of the mail program.
  public static let mail = allCases.prefix { $0 != .lock }
  /// Those of the to-do app.
  public static let toDo = allCases.drop { $0 != .doLaunch }

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
        keyboard: KeyboardState(hasCapsLock: true, layout: "German", isUnread: true))
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
    case .doLaunch: ToDoSample.launch(on: wide)
    case .doSignIn: SignInSample.known(on: wide)
    case .doFirst: SignInSample.first(on: wide)
    case .doRefused: SignInSample.refused
    case .doWaiting: SignInSample.waiting
    case .doDay: ToDoSample.day(on: wide)
    case .doLeft30: ToDoSample.swipe(-30)
    case .doRight82: ToDoSample.swipe(82)
    case .doLeft270: ToDoSample.swipe(-270)
    case .doDone82: ToDoSample.swipe(-82, ofDone: true)
    case .doDone270: ToDoSample.swipe(270, ofDone: true)
    case .doHiding: ToDoSample.hiding
    case .doUndone: ToDoSample.undone
    case .doButtons: ToDoSample.buttons(1, on: wide)
    case .doButtonsHalf: ToDoSample.buttons(0.5, on: wide)
    case .doEmpty: ToDoSample.empty
    case .doLoading: ToDoSample.loading
    case .doStrange: ToDoSample.strange
    case .doScrolled: ToDoSample.scrolled
    case .doImportant: ToDoSample.important
    case .doCalendar: ToDoSheetSample.calendar(on: wide)
    case .doCalendarHalf: ToDoSheetSample.calendar(on: wide, shown: 0.5)
    case .doCalendarTurning: ToDoSheetSample.calendar(on: wide, turned: 0.4, selected: .choose)
    case .doMenu: ToDoSheetSample.menu(on: wide)
    case .doMenuHalf: ToDoSheetSample.menu(on: wide, fraction: 0.5)
    case .doBox: ToDoSheetSample.box(on: wide)
    case .doBoxFalling: ToDoSheetSample.box(on: wide, fallen: 200, button: .date)
    case .doBoxRefused:
      ToDoSheetSample.box(
        on: wide, complaint: "It could not be kept: the disk is full", button: .keep)
    case .doNew: ToDoSheetSample.new(on: wide)
    case .doNewHalf: ToDoSheetSample.new(on: wide, out: 0.5)
    case .doNewRefused: ToDoSheetSample.new(on: wide, complaint: "There is nothing to keep yet")
    case .phoneLaunch: ToDoSample.launch(on: phone)
    case .phoneSignIn: SignInSample.known(on: phone)
    case .phoneDay: ToDoSample.buttons(1, on: phone)
    case .phoneCalendar: ToDoSheetSample.calendar(on: phone)
    case .phoneDoMenu: ToDoSheetSample.menu(on: phone)
    case .phoneNew: ToDoSheetSample.new(on: phone)
    }
  }
}
