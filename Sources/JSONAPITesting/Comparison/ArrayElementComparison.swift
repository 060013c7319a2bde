import JSONAPI

/// A comparison of the elements that stand in the same place of two arrays.
public enum ArrayElementComparison: Comparison, Hashable, Sendable {
  /// The elements are equal.
  case same
  /// Only one of the arrays has an element there.
  case missing
  /// The elements are resources of two types, left and right.
  case differentTypes(String, String)
  /// The elements differ; how the left and the right one look.
  case differentValues(String, String)
  /// The elements differ, as the text says.
  case prebuilt(String)

  /// What the comparison of two resource objects found.
  public init(resourceObjectComparison: ResourceObjectComparison) {
    guard !resourceObjectComparison.isSame else {
      self = .same
      return
    }
    self = .prebuilt(
      resourceObjectComparison.located.map(\.description)
        .joined(separator: ", "))
  }

  /// Compares two resources, whatever they are: resource objects, resource identifier objects, values
  /// of one of several types.
  init<Element: Equatable>(_ left: Element, _ right: Element) {
    guard left != right else {
      self = .same
      return
    }
    let leftValue = Self.innermost(left)
    let rightValue = Self.innermost(right)
    let leftType = Self.typeName(leftValue)
    let rightType = Self.typeName(rightValue)
    guard leftType == rightType else {
      self = .differentTypes(leftType, rightType)
      return
    }
    if let leftObject = leftValue as? any ResourceObjectType,
      let comparison = Self.compare(leftObject, rightValue), !comparison.isSame
    {
      self.init(resourceObjectComparison: comparison)
      return
    }
    let texts = DifferenceText.pair(leftValue, rightValue)
    self = .differentValues(texts.left, texts.right)
  }

  public var isSame: Bool { self == .same }

  public var rawValue: String {
    switch self {
    case .same: "same"
    case .missing: "missing on one side"
    case .differentTypes(let left, let right): "type \(left) ≠ type \(right)"
    case .differentValues(let left, let right): "\(left) ≠ \(right)"
    case .prebuilt(let text): text
    }
  }

  /// What a value of one of several types holds.
  private static func innermost(_ value: Any) -> Any {
    (value as? any Poly).map { innermost($0.value) } ?? value
  }

  /// The `type` of a resource; the Swift type of what is none.
  private static func typeName(_ value: Any) -> String {
    switch value {
    case let resource as UnrecognizedResource: resource.type
    case let resource as any JSONTyped: Swift.type(of: resource).jsonType
    default: "\(Swift.type(of: value))"
    }
  }

  private static func compare<Resource: ResourceObjectType>(
    _ left: Resource, _ right: Any
  ) -> ResourceObjectComparison? {
    (right as? Resource).map { left.compare(to: $0) }
  }
}

extension Array where Element: Equatable {
  /// Compares the elements in their order.
  func compareElements(to other: [Element]) -> [ArrayElementComparison] {
    zip(self, other).map { ArrayElementComparison($0, $1) }
      + [ArrayElementComparison](
        repeating: .missing, count: Swift.max(count, other.count) - Swift.min(count, other.count))
  }
}

extension [ArrayElementComparison] {
  var located: [LocatedDifference] {
    enumerated().filter { !$0.element.isSame }.map { index, comparison in
      LocatedDifference(place: "[\(index)]", difference: comparison.rawValue)
    }
  }
}
