/// How far the asking about a row has come.
enum RowQuestion: Hashable, Sendable {
  /// The times or lists, a page of them where there are more than a panel holds.
  case choices(page: Int)
  case month(CivilMonth)
  case newList(TextField)
}

/// What a tile of a panel stands for.
enum PanelChoice: Hashable, Sendable {
  case option(RowOption)
  case pickADate
  case newList
  case more
  case previousMonth
  case nextMonth
  case day(CivilDate)
  case create
  case back
  case keepDraft
  case discardDraft
  case writeOn
}
