/// A comparison of two values as wholes.
public enum BasicComparison: Comparison, Hashable, Sendable {
  /// The values are equal.
  case same
  /// The values differ; how the left and the right one look.
  case different(String, String)
  /// The values differ, as the text says.
  case prebuilt(String)

  /// Compares two values of one type.
  init<Value: Equatable>(_ left: Value, _ right: Value) {
    if left == right {
      self = .same
    } else {
      let texts = DifferenceText.pair(left, right)
      self = .different(texts.left, texts.right)
    }
  }

  public var isSame: Bool { self == .same }

  public var rawValue: String {
    switch self {
    case .same: "same"
    case .different(let left, let right): "\(left) ≠ \(right)"
    case .prebuilt(let text): text
    }
  }

  /// The difference, at a place; none if there is none.
  func located(at place: String) -> [LocatedDifference] {
    isSame ? [] : [LocatedDifference(place: place, difference: rawValue)]
  }
}
