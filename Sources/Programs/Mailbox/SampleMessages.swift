public import Interaction

extension Message {
  /// The messages of the list when no mail is given.
  public static let samples = [
    Message(
      id: "sample-1", sender: "Harbour office", subject: "Berth 14, new rates",
      excerpt: "From the first of the month the following rates apply to boats up to nine metres.",
      date: "09:12", received: 1772617200, isUnread: true),
    Message(
      id: "sample-2", sender: "Library", subject: "Two books are due",
      excerpt: "Your loan was extended until Friday, if nobody has reserved them by then.",
      date: "08:40", received: 1772588400, isUnread: true),
    Message(
      id: "sample-3", sender: "Choir", subject: "Thursday in the old hall",
      excerpt: "Please bring the blue folder; we sing the second part first.", date: "Tue",
      received: 1772559600, isUnread: false),
    Message(
      id: "sample-4", sender: "Bicycle workshop", subject: "Ready to be collected",
      excerpt: "The rear wheel is true again. We changed the brake pads as agreed.", date: "Tue",
      received: 1772530800, isUnread: false),
    Message(
      id: "sample-5", sender: "Anneke", subject: "Plums",
      excerpt: "There are far too many this year. Come with a basket, or with two.", date: "Mon",
      received: 1772502000, isUnread: true),
    Message(
      id: "sample-6", sender: "Housing association", subject: "Rent for March",
      excerpt: "Thank you, your payment has arrived. You find the statement in your box.",
      date: "Mon", received: 1772473200, isUnread: false),
    Message(
      id: "sample-7", sender: "Weather station", subject: "Battery low on the roof",
      excerpt: "Sensor 3 has reported 2.1 V since Sunday evening.", date: "Sun",
      received: 1772444400,
      isUnread: false),
    Message(
      id: "sample-8", sender: "Evening school", subject: "Welding, second course",
      excerpt: "Two places became free. Tell us until Wednesday whether you want one.", date: "Sat",
      received: 1772415600, isUnread: false),
    Message(
      id: "sample-9", sender: "Jonas", subject: "The map you asked about",
      excerpt: "It is from 1911 and shows the railway before the bridge was built.", date: "Fri",
      received: 1772386800, isUnread: false),
  ]

  /// The lists that messages can be filed in when no mail is given.
  public static let sampleLists = ["To read", "To buy", "Travel", "House"]
}
