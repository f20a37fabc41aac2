import InputModel
import Interaction
import Programs

/// The form of who one is.
enum SignInSample {
  private static let hint =
    "An account keeps lists apart. It encrypts nothing: who can read the file can read them."

  static func known(on surface: Size<Points>) -> Snapshot {
    form(on: surface, title: "Sign in", accounts: ["Zoë", "田中さん", "דוד"]) { form in
      form.accounts[0].isChosen = true
      form.fields[0].text = "Zoë"
      (form.fields[1].text, form.fields[1].cursor) = ("••••••••", 8)
      form.isRemembered = true
    }
  }

  /// The first account is to be made.
  static func first(on surface: Size<Points>) -> Snapshot {
    form(on: surface, title: "New account", accounts: []) { form in
      form.fields[0].cursor = 0
      form.fields.append(
        FieldSnapshot(
          label: "Again", frame: row(2, of: form.frame, surface), text: "", cursor: nil))
      form.confirm.label = "Make it"
      form.other.label = "Sign in"
    }
  }

  static var refused: Snapshot {
    form(
      on: Device.wideSurface, title: "Sign in", accounts: ["Zoë", "Ann\u{1B}[31me"]
    ) { form in
      form.fields[0].text = "Zoë"
      form.complaint = "The name or the password is wrong."
      form.confirm.isSelected = true
    }
  }

  static var waiting: Snapshot {
    form(on: Device.wideSurface, title: "Sign in", accounts: ["Zoë"]) { form in
      form.fields[0].text = "Zoë"
      form.fields[1].text = "••••"
      form.isWaiting = true
    }
  }

  private static func form(
    on surface: Size<Points>, title: String, accounts: [String],
    _ change: (inout ToDoSignInSnapshot) -> Void
  ) -> Snapshot {
    let target = ToDoScene.target
    let width = min(surface.width, Points(640))
    let isWide = surface.width >= Points(480)
    let height = Points(28) + target * (isWide ? 6 : 9)
    let frame = Rectangle(
      x: (surface.width - width) / 2, y: (surface.height - height) / 2, width: width,
      height: height)
    let first = row(0, of: frame, surface)
    let list =
      isWide
      ? Rectangle(
        x: frame.x, y: first.y, width: frame.width * 0.35, height: target * 5)
      : Rectangle(x: frame.x, y: frame.y + Points(28), width: width, height: target * 3)
    let names = accounts.enumerated().map { index, name in
      var line = list
      (line.y, line.height) = (list.y + target * Double(index), target)
      return ToDoSignInSnapshot.Account(name: name, frame: line)
    }
    var (left, right) = (row(4, of: frame, surface), row(4, of: frame, surface))
    left.width = left.width / 2
    (right.x, right.width) = (left.maxX, left.width)
    var form = ToDoSignInSnapshot(
      frame: frame, title: title,
      caption: Rectangle(x: frame.x, y: frame.y, width: width, height: Points(28)),
      accountList: list, accounts: names,
      fields: [
        FieldSnapshot(label: "Name", frame: first, text: "", cursor: nil),
        FieldSnapshot(
          label: "Password", frame: row(1, of: frame, surface), text: "", cursor: nil),
      ],
      remember: ToDoSignInSnapshot.Button(
        label: "Remember this account", frame: row(3, of: frame, surface)),
      isRemembered: false, confirm: ToDoSignInSnapshot.Button(label: "Sign in", frame: right),
      other: ToDoSignInSnapshot.Button(label: "New account", frame: left), hint: hint,
      hintFrame: Rectangle(x: frame.x, y: frame.maxY - target, width: width, height: target))
    change(&form)
    let behind = ToDoScene(surface: surface, selected: nil, isScrambled: true).main
    return ToDoScene(surface: surface).snapshot(of: .signIn(form, behind: behind))
  }

  /// A line of the form; accounts are at its left on a wide surface, and above it on a narrow one.
  private static func row(
    _ index: Int, of frame: Rectangle, _ surface: Size<Points>
  ) -> Rectangle {
    let isWide = surface.width >= Points(480)
    let side = isWide ? frame.width * 0.35 : .zero
    let top = frame.y + Points(28) + (isWide ? .zero : ToDoScene.target * 3)
    return Rectangle(
      x: frame.x + side, y: top + ToDoScene.target * Double(index), width: frame.width - side,
      height: ToDoScene.target)
  }
}
