import Programs

/// Things to do, to show.
struct ToDoText {
  var text: String
  var tone = ToDoRowSnapshot.Tone.toDo
  var note = ""
  var isImportant = false
  var isDeleted = false

  static let toDo = [
    ToDoText(text: "Pay the harbour dues", isImportant: true),
    ToDoText(text: "Return the two library books", note: "Fri 27 November"),
    ToDoText(text: "Water the plants on the stairs"),
    ToDoText(text: "Order a new chain for the bicycle", isDeleted: true),
    ToDoText(text: "Write to Aunt Ida about Christmas"),
    ToDoText(text: "Sweep the leaves"),
  ]

  static let done = [
    ToDoText(text: "Call the dentist", tone: .done),
    ToDoText(text: "Bread, milk, two lemons", tone: .done, isImportant: true),
    ToDoText(text: "Book the ferry", tone: .history, note: "Sun 29 November"),
    ToDoText(text: "Mend the tap", tone: .history, note: "Sat 28 November", isDeleted: true),
    ToDoText(text: "Empty the water butts", tone: .history, note: "Thu 12 November"),
    ToDoText(text: "Rent for November", tone: .history, note: "Mon 2 November"),
  ]

  static let important = [
    ToDoText(text: "Pay the harbour dues", note: "today", isImportant: true),
    ToDoText(text: "Renew the boat's insurance", note: "Thu 14 January 2027", isImportant: true),
    ToDoText(text: "Bread, milk, two lemons", tone: .done, note: "today", isImportant: true),
    ToDoText(
      text: "Hand in the tax return", tone: .history, note: "Fri 31 July", isImportant: true),
  ]

  /// What comes from strangers, and what is hard to measure.
  static let strange = [
    ToDoText(text: "red \u{1B}[31mapple\u{7F} \u{202E}olleh\u{202C}\u{9B}2J"),
    ToDoText(text: "👩‍👩‍👧 cake for six 🎂 🇩🇪 👍🏽", isImportant: true),
    ToDoText(text: "写真を送る 田中さん", note: "火曜日"),
    ToDoText(text: "לשלם חשבונית 4711 עד 12.3", note: "יום שלישי"),
    ToDoText(
      text: "Ask the allotment society whether the water on the upper path is turned off before "
        + "or after the first frost, and who keeps the key to the shed with the long hose",
      note: "Tue 1 December"),
  ]

  static let strangeDone = [
    ToDoText(text: "اتصل بالمكتبة room 3", tone: .done),
    ToDoText(text: "牛乳を買う 🥛 and café crème", tone: .done, isDeleted: true),
    ToDoText(text: "לקנות לחם", tone: .history, note: "Sun", isDeleted: true),
  ]
}
