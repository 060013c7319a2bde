import JSONAPI

/// A comparison of resources, in order.
public struct ManyResourceObjectComparison: Hashable, Sendable {
  /// The comparisons of the resources at each index.
  public let comparisons: [ArrayElementComparison]

  /// True if each side is a single resource, whose place has no index.
  let isOfOne: Bool
}

extension ManyResourceObjectComparison: LocatingComparison {
  var located: [LocatedDifference] {
    isOfOne
      ? comparisons.filter { !$0.isSame }.map {
        LocatedDifference(place: "", difference: $0.rawValue)
      }
      : comparisons.located
  }
}

/// A comparison of the primary data of two documents.
public enum PrimaryResourceBodyComparison: Comparison, Hashable, Sendable {
  /// Both sides are resources.
  case oneOrMore(ManyResourceObjectComparison)
  /// At least one side is null, or there is no primary data.
  case optionalSingle(BasicComparison)

  public var isSame: Bool {
    switch self {
    case .oneOrMore(let comparison): comparison.isSame
    case .optionalSingle(let comparison): comparison.isSame
    }
  }

  public var rawValue: String {
    switch self {
    case .oneOrMore(let comparison): comparison.rawValue
    case .optionalSingle(let comparison): comparison.rawValue
    }
  }

  var located: [LocatedDifference] {
    switch self {
    case .oneOrMore(let comparison): comparison.located
    case .optionalSingle(let comparison): comparison.located(at: "")
    }
  }
}

extension TestableResourceBody {
  /// Compares the resource objects at each index.
  public func compare(to other: Self) -> PrimaryResourceBodyComparison {
    comparePrimaryData(self, other)
  }
}

/// Compares primary data of any kind.
func comparePrimaryData<Body: EncodableResourceBody>(
  _ left: Body, _ right: Body
) -> PrimaryResourceBodyComparison {
  if let left = left as? any ComparableResources,
    let comparison = compareResources(left, right)
  {
    return comparison
  }
  return .optionalSingle(BasicComparison(left, right))
}

private func compareResources<Body: ComparableResources>(
  _ left: Body, _ right: Any
) -> PrimaryResourceBodyComparison? {
  (right as? Body).map { left.compareResources(to: $0) }
}

/// Primary data that is one resource or many.
private protocol ComparableResources {
  func compareResources(to other: Self) -> PrimaryResourceBodyComparison
}

extension SingleResourceBody: ComparableResources {
  func compareResources(to other: Self) -> PrimaryResourceBodyComparison {
    switch (isNil(value), isNil(other.value)) {
    case (true, true): .optionalSingle(.same)
    case (true, false): .optionalSingle(.different("null", DifferenceText.single(other.value)))
    case (false, true): .optionalSingle(.different(DifferenceText.single(value), "null"))
    case (false, false):
      .oneOrMore(
        ManyResourceObjectComparison(
          comparisons: [ArrayElementComparison(value, other.value)], isOfOne: true))
    }
  }
}

extension ManyResourceBody: ComparableResources {
  func compareResources(to other: Self) -> PrimaryResourceBodyComparison {
    .oneOrMore(
      ManyResourceObjectComparison(
        comparisons: values.compareElements(to: other.values), isOfOne: false))
  }
}
