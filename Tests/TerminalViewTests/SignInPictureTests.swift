import InputModel
import Programs
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct SignInPictureTests {
  /// A main page that was not scrambled must not be read either.
  @Test(arguments: [(80, 24), (40, 12), (200, 60)], [true, false])
  func nothingBehindTheFormCanBeRead(size: (Int, Int), utf8: Bool) {
    guard case .toDo(.signIn(var form, var behind)) = Sample.doSignIn.snapshot.picture else {
      Issue.record("no form")
      return
    }
    behind.isScrambled = false
    form.title = ""
    form.accounts = []
    form.fields = []
    form.hint = ""
    form.remember.label = ""
    form.isRemembered = false
    form.confirm.label = ""
    form.other.label = ""
    form.accountList.width = .zero
    var snapshot = Sample.doSignIn.snapshot
    snapshot.picture = .toDo(.signIn(form, behind: behind))
    let canvas = Canvas(
      drawing: snapshot, columns: size.0, rows: size.1, Capabilities(utf8: utf8))
    let page = canvas.lines.dropLast().joined()
    #expect(!page.contains { $0.isLetter || $0.isNumber || $0 == "!" })
    let signs = utf8 ? Set("░▒") : Set(":%")
    #expect(page.contains(where: signs.contains))
  }

  @Test func theFormHasFieldsACheckBoxAndButtons() {
    let canvas = picture(.doSignIn)
    for words in ["Sign in", "Name      Zoë", "Password  ••••••••", "[✓] Remember this account"] {
      #expect(canvas.text.contains(words), "\(words)")
    }
    #expect(picture(.doFirst).text.contains("[ ] Remember this account"))
    #expect(picture(.doFirst).text.contains("Again"))
    #expect(picture(.doRefused).text.contains("Ann\\x1b[31me"))
    #expect(picture(.doWaiting).text.contains("Sign in…"))
  }

  /// That an account encrypts nothing is said on every terminal.
  @Test(arguments: [Sample.doSignIn, .doFirst, .phoneSignIn])
  func theHintIsWhole(sample: Sample) {
    // An upright surface has as many lines to show on any terminal, and needs 18 for them.
    let low = sample == .phoneSignIn ? [] : [(40, 12), (60, 15)]
    for (columns, rows) in low + [(80, 24), (132, 43), (200, 60)] {
      let words = picture(sample, columns: columns, rows: rows).text
        .split { !$0.isLetter && $0 != "." }.joined(separator: " ")
      #expect(words.contains("It encrypts nothing"), "\(columns)×\(rows)")
    }
  }

  @Test func eachLineOfTheFormIsSeenOnALowTerminal() {
    let text = picture(.doFirst, columns: 40, rows: 12).text
    for word in ["Name", "Password", "Again", "[ ] Remember", "Sign in", "Make it"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test func whatWentWrongStandsInThePlaceOfTheHint() {
    let canvas = picture(.doRefused)
    #expect(canvas.text.contains("The name or the password is wrong."))
    #expect(!canvas.text.contains("encrypts"))
    let pressed = Palette(Capabilities()).pressed
    #expect(canvas.cells.filter { $0.style == pressed }.count == " Sign in ".count)
  }
}
