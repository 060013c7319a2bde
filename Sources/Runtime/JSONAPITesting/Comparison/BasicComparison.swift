/// A comparison of two values as a whole.
public enum BasicComparison: Comparison, Hashable, Sendable {
  /// The values are equal.
  case same
  /// The values differ. The strings show the left and the right value.
  case different(String, String)
  /// The values differ. The string describes the difference.
  case prebuilt(String)

  /// Compares two values of the same type.
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

  /// Returns the difference with its place, or an empty array if the values are equal.
  func located(at place: String) -> [LocatedDifference] {
    isSame ? [] : [LocatedDifference(place: place, difference: rawValue)]
  }
}
