/// An included resource that could not be decoded.
public struct IncludesDecodingError: JSONAPIDecodingError, Equatable {
  /// The error in the resource.
  public let error: any Swift.Error
  /// The index of the resource.
  public let idx: Int
  /// The total number of included resources.
  public let totalIncludesCount: Int
  public let problem: DecodingProblem

  init(error: any Swift.Error, idx: Int, totalIncludesCount: Int, readFrom decoder: any Decoder) {
    self.init(
      error: error, idx: idx, totalIncludesCount: totalIncludesCount,
      problem: DecodingProblem(error, readFrom: decoder))
  }

  package init(
    error: any Swift.Error, idx: Int, totalIncludesCount: Int, problem: DecodingProblem
  ) {
    self.error = error
    self.idx = idx
    self.totalIncludesCount = totalIncludesCount
    self.problem = problem
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.idx == right.idx && left.description == right.description
  }
}

/// A resource that could not be decoded as any of several expected types.
public struct IncludeDecodingError: JSONAPIDecodingError, Equatable {
  /// The error for each of the expected types.
  public let failures: [ResourceObjectDecodingError]
  public let problem: DecodingProblem

  package init(found type: String, expectedTypes: [String], readFrom decoder: any Decoder) {
    failures = expectedTypes.map {
      ResourceObjectDecodingError(found: type, expectedTypes: [$0], readFrom: decoder)
    }
    problem =
      ResourceObjectDecodingError(
        found: type, expectedTypes: expectedTypes, readFrom: decoder
      ).problem
  }
}
