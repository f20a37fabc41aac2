public import InputModel

/// Launch and sign-in.
extension ToDoApp {
  /// The first picture is up: the logo stands from now on.
  public mutating func begin(at time: Instant, into output: inout [ToDoOutput]) {
    guard case .launch(until: nil) = page else { return }
    page = .launch(until: time + ToDoApp.launchTime)
    reportPage(at: time, &output)
  }

  /// A key is pressed, or a script begins: the logo gives way.
  public mutating func skipLogo(at time: Instant, into output: inout [ToDoOutput]) {
    skipLaunch(at: time, &output)
  }

  /// A touch, a key or a script: the logo gives way as soon as all is told.
  mutating func skipLaunch(at time: Instant, _ output: inout [ToDoOutput]) {
    guard case .launch(let until) = page else { return }
    page = .launch(until: until.map { min($0, time) } ?? time)
    leaveLaunch(at: time, &output)
  }

  mutating func leaveLaunch(at time: Instant, _ output: inout [ToDoOutput]) {
    guard case .launch(let until?) = page, until <= time, !isLoading else { return }
    page = account == nil ? .signIn : .main
    reportPage(at: time, &output)
    if account == nil { reportSignIn(at: time, &output) }
    output.append(.layout)
  }

  /// Somebody is signed in.
  mutating func enter(_ name: String, at time: Instant, _ output: inout [ToDoOutput]) {
    if account != nil { forgetAll() }
    account = name
    form.clear()
    (day, view) = (now.date, .day(now.date))
    showLists()
    follow(at: time)
    switch page {
    case .launch: leaveLaunch(at: time, &output)
    case .signIn:
      page = .main
      reportPage(at: time, &output)
    case .main: reportPage(at: time, &output)
    }
  }

  /// Nobody is signed in any more: nothing of theirs stays.
  mutating func leave(at time: Instant, _ output: inout [ToDoOutput]) {
    account = nil
    put(.nothing, at: time, &output)
    forgetAll()
    form.clear()
    guard case .main = page else { return }
    page = .signIn
    reportPage(at: time, &output)
    reportSignIn(at: time, &output)
  }

  private mutating func forgetAll() {
    (panes, holds, buttons, over) = ([], [], nil, .nothing)
    (draft, listing, history) = (nil, nil, History())
  }

  /// Signs in, or makes an account, with what stands in the form.
  public mutating func confirmSignIn(at time: Instant, into output: inout [ToDoOutput]) {
    guard case .signIn = page, form.phase == .editing else { return }
    if let fault = form.fault {
      (form.focus, form.complaint) = (fault.focus, fault.words)
    } else {
      form.phase = .waiting
      form.complaint = nil
      let (name, password) = (form.name.text, form.password.text)
      let isRemembered = form.isRemembered
      switch form.mode {
      case .signIn:
        request(
          .signIn(name: name, password: password, isRemembered: isRemembered), .account)
      case .create:
        request(
          .createAccount(name: name, password: password, isRemembered: isRemembered), .account)
      }
    }
    reportSignIn(at: time, &output)
  }

  /// Signs in, or makes an account, as a script does.
  public mutating func signIn(
    _ mode: SignInForm.Mode, name: String, password: String, at time: Instant,
    into output: inout [ToDoOutput]
  ) {
    guard case .signIn = page, form.phase == .editing else { return }
    form.fill(mode, name: name, password: password)
    confirmSignIn(at: time, into: &output)
  }

  /// Presses what stands in the form at a place that keys go to.
  public mutating func press(
    _ focus: SignInForm.Focus, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard case .signIn = page, form.phase == .editing else { return }
    form.focus = focus
    switch focus {
    case .name, .password, .again: break
    case .remember: form.isRemembered.toggle()
    case .other: form.switchMode()
    case .confirm: return confirmSignIn(at: time, into: &output)
    }
    reportSignIn(at: time, &output)
  }

  public mutating func moveFormFocus(by step: Int) { form.moveFocus(by: step) }

  /// The return key: from field to field, then what stands at the end; buttons are pressed.
  public mutating func confirmForm(at time: Instant, into output: inout [ToDoOutput]) {
    switch form.focus {
    case .name where form.password.text.isEmpty: form.moveFocus(by: 1)
    case .password where form.mode == .create && form.again.text.isEmpty:
      form.moveFocus(by: 1)
    case .name, .password, .again: confirmSignIn(at: time, into: &output)
    case .remember, .other, .confirm: press(form.focus, at: time, into: &output)
    }
  }

  /// Takes an account's name into the form.
  mutating func chooseAccount(
    _ index: Int, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    guard form.accounts.indices.contains(index) else { return }
    form.choose(form.accounts[index])
    reportSignIn(at: time, &output)
  }

  /// Remembers who signs in next, or no longer.
  public mutating func remember(
    _ isRemembered: Bool, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard case .signIn = page, form.phase == .editing else { return }
    form.isRemembered = isRemembered
    reportSignIn(at: time, &output)
  }

  public mutating func signOut(at time: Instant, into output: inout [ToDoOutput]) {
    // A text that could not be kept has to be seen by who typed it.
    guard case .main = page, box == nil || box?.result != nil else { return }
    closeAll(at: time, &output)
    finishRows(at: time, &output)
    request(.signOut)
    output.append(.layout)
  }

  var accountsLimit: Points {
    let places = SignInLayout(layout.surface)
    return max(places.line * Double(form.accounts.count) - places.accounts.height, .zero)
  }

  func reportSignIn(at time: Instant, _ output: inout [ToDoOutput]) {
    output.append(.layout)
    guard case .signIn = page else { return }
    output.append(
      .signIn(
        SignInReport(
          time: time, mode: form.mode, phase: form.phase, isRemembered: form.isRemembered,
          complaint: form.complaint, accounts: form.accounts)))
  }

  func reportPage(at time: Instant, _ output: inout [ToDoOutput]) {
    let name: ToDoPageReport.Page =
      switch page {
      case .launch: .launch
      case .signIn: .signIn
      case .main: .main
      }
    output.append(
      .page(ToDoPageReport(time: time, page: name, view: view, account: account)))
    output.append(.layout)
  }
}
