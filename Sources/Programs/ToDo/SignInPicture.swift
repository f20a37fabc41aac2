internal import InputModel
internal import Interaction

extension ToDoApp {
  func formSnapshot(at time: Instant) -> ToDoSignInSnapshot {
    let places = SignInLayout(layout.surface)
    let (isNew, scroll) = (form.mode == .create, accountScroll(at: time))
    return ToDoSignInSnapshot(
      frame: places.frame, title: isNew ? "New account" : "Sign in", caption: places.caption,
      accountList: places.accounts,
      accounts: form.accounts.enumerated().compactMap { index, name in
        let frame = places.account(index, scroll: scroll)
        guard frame.maxY > places.accounts.y, frame.y < places.accounts.maxY else { return nil }
        return ToDoSignInSnapshot.Account(
          name: name, frame: frame, isChosen: !isNew && name == form.name.text)
      },
      fields: form.focuses.filter(SignInForm.isField).map { field($0, places) },
      remember: button("Remember account", .remember, places),
      isRemembered: form.isRemembered,
      confirm: button(isNew ? "Create" : "Sign in", .confirm, places),
      other: button(isNew ? "I have an account" : "New account", .other, places),
      hint: ToDoWords.accountHint, hintFrame: places.hint,
      isWaiting: form.phase == .waiting, complaint: form.complaint)
  }

  private func button(
    _ label: String, _ focus: SignInForm.Focus, _ places: SignInLayout
  ) -> ToDoSignInSnapshot.Button {
    ToDoSignInSnapshot.Button(
      label: label, frame: places.field(focus), isSelected: form.focus == focus)
  }

  /// A password is a dot for each Character, and is not in the picture.
  private func field(_ focus: SignInForm.Focus, _ places: SignInLayout) -> FieldSnapshot {
    func snapshot(_ label: String, _ text: String, _ cursor: Int) -> FieldSnapshot {
      FieldSnapshot(
        label: label, frame: places.field(focus), text: text,
        cursor: form.takesText && form.focus == focus ? cursor : nil)
    }
    func dots(_ field: TextField) -> String { String(repeating: "•", count: field.text.count) }
    return switch focus {
    case .name, .remember, .other, .confirm:
      snapshot("Name", form.name.text, form.name.cursor)
    case .password: snapshot("Password", dots(form.password), form.password.cursor)
    case .again: snapshot("Again", dots(form.again), form.again.cursor)
    }
  }
}
