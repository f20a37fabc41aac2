public import InputModel

/// What was wrong with touches that no calibration can be made from.
public enum CalibrationRefusal: Error, Hashable, Sendable {
  case severalFingers
  /// The finger went further than a touch does, as a fraction of an axis.
  case slid(Double)
  case cornersTogether(Corner, Corner)
  /// The touches of these two neighbours were made in the other order.
  case cornersOutOfOrder(Corner, Corner)
  case cornersOnOneLine
  /// The nearest mounting leaves a corner so far from its target.
  case cornersAskew(Mounting, Corner, Double)
  /// What the best matrix leaves.
  case cornersInconsistent(Double)
  case marksTooNear(DeviceUnits)
  case marksOneWay
  case marksDisagree
  case sizeUnbelievable(Size<Millimetres>)
  case dragsOneWay
  /// The share of the axis that was covered.
  case dragTooShort(Double)

  /// The reason as lines have it.
  public var code: String {
    switch self {
    case .severalFingers: "several-fingers"
    case .slid: "slid"
    case .cornersTogether: "corners-together"
    case .cornersOutOfOrder: "corners-out-of-order"
    case .cornersOnOneLine: "corners-on-one-line"
    case .cornersAskew: "corners-askew"
    case .cornersInconsistent: "corners-inconsistent"
    case .marksTooNear: "marks-too-near"
    case .marksOneWay: "marks-one-way"
    case .marksDisagree: "marks-disagree"
    case .sizeUnbelievable: "size-unbelievable"
    case .dragsOneWay: "drags-one-way"
    case .dragTooShort: "drag-too-short"
    }
  }

  /// A sentence that names what was wrong.
  public var message: String {
    switch self {
    case .severalFingers: "more than one finger was down: touch with one"
    case .slid(let share):
      "the finger slid over \(Figures.percent(share)) of the panel: put it down and lift it"
    case .cornersTogether(let first, let second):
      "\(first.name) and \(second.name) were touched at the same place"
    case .cornersOutOfOrder(let first, let second):
      "the touches do not go round: it looks as if \(first.name) and \(second.name) were touched"
        + " in the other order"
    case .cornersOnOneLine: "the four touches lie on one line"
    case .cornersAskew(let mounting, let corner, let way):
      "no way of mounting fits: the nearest is \(mounting.name), and the touch for"
        + " \(corner.name) lies \(Figures.percent(way)) of the panel beside its target"
    case .cornersInconsistent(let residual):
      "the touches do not agree: the best matrix leaves \(Figures.percent(residual)) of the panel"
    case .marksTooNear(let units):
      "the two marks are only \(Figures.text(units.value, decimals: 0)) units apart: take a longer"
        + " piece of the ruler"
    case .marksOneWay:
      "both pairs of marks lie nearly the same way: lay the ruler across for the first and down for"
        + " the second"
    case .marksDisagree: "the two pairs of marks do not agree: one of them was not as far apart"
    case .sizeUnbelievable(let size):
      "the panel would be \(Figures.millimetres(size)), which no panel is"
    case .dragsOneWay:
      "both drags went the same way: drag across for the first and down for the second"
    case .dragTooShort(let share):
      "the drag covered \(Figures.percent(share)) of its axis: drag from one edge to the other"
    }
  }
}
