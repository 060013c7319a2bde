import JSONAPI

/// A comparison of the elements at the same index of two arrays.
public enum ArrayElementComparison: Comparison, Hashable, Sendable {
  /// The elements are equal.
  case same
  /// Only one of the arrays has an element at this index.
  case missing
  /// The elements are resources of different types. The strings are the left and the right type.
  case differentTypes(String, String)
  /// The elements differ. The strings show the left and the right element.
  case differentValues(String, String)
  /// The elements differ. The string describes the difference.
  case prebuilt(String)

  /// Creates a comparison of two elements from that of two resource objects.
  public init(resourceObjectComparison: ResourceObjectComparison) {
    guard !resourceObjectComparison.isSame else {
      self = .same
      return
    }
    self = .prebuilt(
      resourceObjectComparison.located.map(\.description)
        .joined(separator: ", "))
  }

  /// Compares two resources: resource objects, resource identifier objects or unions.
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
    case .missing: "absent on one side"
    case .differentTypes(let left, let right): "type \(left) ≠ type \(right)"
    case .differentValues(let left, let right): "\(left) ≠ \(right)"
    case .prebuilt(let text): text
    }
  }

  /// Returns the value in a union, however deep it is nested.
  private static func innermost(_ value: Any) -> Any {
    (value as? any _Poly).map { innermost($0.value) } ?? value
  }

  /// Returns the `type` of a resource, or the Swift type of another value.
  private static func typeName(_ value: Any) -> String {
    switch value {
    case let resource as UnrecognizedResource: resource.type
    case let resource as any _JSONTyped: Swift.type(of: resource).jsonType
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
  /// Compares the elements in order.
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
