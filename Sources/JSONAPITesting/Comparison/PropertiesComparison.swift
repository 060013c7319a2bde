import JSONAPI

extension Attributes {
  /// Compares each attribute, by its name in Swift.
  public func compare(to other: Self) -> [String: BasicComparison] {
    compareProperties(self, other)
  }
}

extension Relationships {
  /// Compares each relationship, by its name in Swift.
  public func compare(to other: Self) -> [String: BasicComparison] {
    compareProperties(self, other)
  }
}

/// What differs in two values whose properties are all the same, as far as they can be seen.
private let unseenProperty = "(something that is not shown)"

private func compareProperties<Properties: Equatable>(
  _ left: Properties, _ right: Properties
) -> [String: BasicComparison] {
  let areEqual = left == right
  var comparisons: [String: BasicComparison] = [:]
  let pairs = zip(Mirror(reflecting: left).children, Mirror(reflecting: right).children)
  for (index, (leftChild, rightChild)) in pairs.enumerated() {
    let name = leftChild.label ?? "\(index)"
    comparisons[name] =
      areEqual ? .same : compareAsEquatable(leftChild.value, rightChild.value)
  }
  if !areEqual, comparisons.values.allSatisfy(\.isSame) {
    comparisons[unseenProperty] = .prebuilt("differs")
  }
  return comparisons
}

/// Compares values of a type that is not known; `nil` if they are not `Equatable`.
private func compareAsEquatable(_ left: Any, _ right: Any) -> BasicComparison? {
  func compare<Value: Equatable>(as type: Value.Type) -> BasicComparison? {
    guard let left = left as? Value, let right = right as? Value else { return nil }
    return BasicComparison(left, right)
  }
  // Through the type, since casting an optional value would unwrap it.
  guard let type = type(of: left) as? any Equatable.Type else { return nil }
  return compare(as: type)
}
