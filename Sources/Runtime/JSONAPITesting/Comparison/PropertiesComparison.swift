import JSONAPI

extension Attributes {
  /// Compares the attributes, by name in Swift.
  public func compare(to other: Self) -> [String: BasicComparison] {
    compareProperties(self, other)
  }
}

extension Relationships {
  /// Compares the relationships, by name in Swift.
  public func compare(to other: Self) -> [String: BasicComparison] {
    compareProperties(self, other)
  }
}

/// The name of the difference between unequal values whose visible properties are all equal.
private let unseenProperty = "(a hidden property)"

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

/// Compares values of unknown type. Returns `nil` if they are not `Equatable`.
private func compareAsEquatable(_ left: Any, _ right: Any) -> BasicComparison? {
  func compare<Value: Equatable>(as type: Value.Type) -> BasicComparison? {
    guard let left = left as? Value, let right = right as? Value else { return nil }
    return BasicComparison(left, right)
  }
  // Uses the type, because casting an optional value would unwrap it.
  guard let type = type(of: left) as? any Equatable.Type else { return nil }
  return compare(as: type)
}
