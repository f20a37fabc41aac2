import Interaction

/// Messages to show.
enum MailSample {
  /// 30 November 2026, in seconds since 1970.
  static let today: Int64 = 1_795_996_800
  /// The same day by the calendar, in the morning.
  private static let now = CivilTime(
    CivilDate(daysSince1970: Int(today / 86_400)), hour: 9, minute: 41)

  static let messages = [
    Message(
      id: "1", sender: "Harbour office", subject: "Berth 14, new rates",
      excerpt: "From the first of the month the following rates apply to boats of up to nine "
        + "metres; those who pay for a year at once still get the eleventh month free.",
      date: "09:12", received: MailSample.today, isUnread: true),
    Message(
      id: "2", sender: "City library", subject: "Two books are due",
      excerpt: "Your loans were extended until Friday if nobody has reserved them in the meantime.",
      date: "08:40"),
    Message(
      id: "3", sender: "Choir", subject: "Thursday in the old hall",
      excerpt: "Please bring the blue folder; we sing the second part first and take the train "
        + "home together.", date: "Tue"),
    Message(
      id: "4", sender: "田中さん", subject: "写真をありがとう 📷 from the island",
      excerpt: "みんなで見ました。 The one with the ferry hangs in the kitchen now.", date: "Mon",
      received: MailSample.today, isUnread: true),
    Message(
      id: "5", sender: "Zoë Đặng-Müller", subject: "Rent for March",
      excerpt: "Received with thanks — the receipt follows by post.", date: "Mon"),
    Message(
      id: "6", sender: "Bicycle workshop", subject: "Ready to be fetched",
      excerpt: "New chain, new brake blocks, and the bell rings again.", date: "Sun"),
    Message(
      id: "7", sender: "Observatory", subject: "Open night cancelled: clouds",
      excerpt: "We try again next Friday from nine.", date: "12 Nov"),
    Message(
      id: "8", sender: "Allotment society", subject: "Water will be turned off on the 1st",
      excerpt: "Empty the butts before the first frost.", date: "10 Nov"),
  ]

  /// What was put off, with when it comes back.
  static let deferred: [Message] = [
    message("20", "Harbour office", "Berth contract", due(day: 30, 18)),
    message("21", "Dentist", "Time for a check-up", due(day: 4, month: 12, 8)),
    message(
      "22", "Insurance", "Renewal of the boat's policy", due(day: 14, month: 1, year: 2027, 8)),
    message("23", "Aunt Ida", "Recipes, when you have a quiet hour", nil),
  ]

  /// Names and subjects from right to left, mixed with Latin letters and numbers.
  static let rightToLeft: [Message] = [
    Message(
      id: "30", sender: "דוד כהן", subject: "חשבונית 4711 עבור Detent",
      excerpt: "שלום, מצורפת החשבונית על סך 250 ₪ לתשלום עד 12.3.", date: "09:12"),
    Message(
      id: "31", sender: "مكتبة المدينة", subject: "كتابان مستحقان",
      excerpt: "تم تمديد الإعارة حتى يوم ١٢ مارس، room 3.", date: "08:40"),
    Message(
      id: "32", sender: "Levi לוי", subject: "Re: שלום עולם", excerpt: "See you at 5, להתראות!",
      date: "Tue"),
    Message(
      id: "33", sender: "Choir", subject: "Thursday in the old hall",
      excerpt: "Please bring the blue folder.", date: "Mon"),
  ]

  static let unreadable = Message(
    id: "40", sender: "1733.M2.host", subject: "(cannot be read)",
    excerpt: "permission denied: ask the owner of the mail folder", date: "Sun", isReadable: false)

  private static func message(
    _ id: String, _ sender: String, _ subject: String, _ due: CivilTime?
  ) -> Message {
    Message(
      id: id, sender: sender, subject: subject, excerpt: "Put off until there is time for it.",
      date: due.map { $0.words(seenFrom: now) } ?? "someday", received: today, due: due)
  }

  private static func due(
    day: Int, month: Int = 11, year: Int = 2026, _ hour: Int
  ) -> CivilTime? {
    CivilDate(year: year, month: month, day: day).map { CivilTime($0, hour: hour) }
  }
}
