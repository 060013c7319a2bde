/// Why the included resources of a document could not be read.
public struct IncludesDecodingError: JSONAPIDecodingError, Equatable {
  /// What is wrong with the one that could not be read.
  public let error: any Swift.Error
  /// Its index.
  public let idx: Int
  /// The number of all included resources.
  public let totalIncludesCount: Int
  public let problem: DecodingProblem

  init(error: any Swift.Error, idx: Int, totalIncludesCount: Int, readFrom decoder: any Decoder) {
    self.error = error
    self.idx = idx
    self.totalIncludesCount = totalIncludesCount
    problem = DecodingProblem(error, readFrom: decoder)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.idx == right.idx && left.description == right.description
  }
}

/// Why a resource could not be read that may be of several types.
public struct IncludeDecodingError: JSONAPIDecodingError, Equatable {
  /// Why it is none of each of them.
  public let failures: [ResourceObjectDecodingError]
  public let problem: DecodingProblem

  init(found type: String, expectedTypes: [String], readFrom decoder: any Decoder) {
    failures = expectedTypes.map {
      ResourceObjectDecodingError(found: type, expectedTypes: [$0], readFrom: decoder)
    }
    problem =
      ResourceObjectDecodingError(
        found: type, expectedTypes: expectedTypes, readFrom: decoder
      ).problem
  }
}
