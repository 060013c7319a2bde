extension SingleResourceBody: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension SingleResourceBody: Decodable, ModelDecodable, CodableResourceBody
where PrimaryResource: _OptionalCodablePrimaryResource {
  /// Decodes the resource. Throws a ``ResourceObjectDecodingError``.
  public init(from decoder: any Decoder) throws {
    do {
      value = try PrimaryResource(from: decoder)
    } catch {
      throw ResourceObjectDecodingError(ofPrimaryResource: error, readFrom: decoder)
    }
  }
}

extension ManyResourceBody: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
  }
}

extension ManyResourceBody: Decodable, ModelDecodable, CodableResourceBody
where PrimaryResource: CodablePrimaryResource {
  /// Decodes the resources. Throws a ``ManyResourceBodyDecodingError``, or a `DecodingError` if the
  /// value is not an array.
  public init(from decoder: any Decoder) throws {
    do {
      values = try decoder.resources(of: PrimaryResource.self)
    } catch let error as ElementDecodingError {
      throw ManyResourceBodyDecodingError(
        error: ResourceObjectDecodingError(
          ofPrimaryResource: error.underlying, readFrom: decoder),
        idx: error.index)
    }
  }
}

extension ResourceObjectDecodingError {
  /// Creates an error for a primary resource of any type.
  fileprivate init(ofPrimaryResource error: any Error, readFrom decoder: any Decoder) {
    switch error {
    case let error as ResourceObjectDecodingError: self = error
    case let error as IncludeDecodingError:
      let problem = error.problem
      self.init(
        resourceObjectJsonAPIType: error.failures.map(\.resourceObjectJsonAPIType)
          .joined(separator: " or "),
        subjectName: "self", cause: error.failures.first?.cause ?? .valueNotFound,
        location: .type, problem: problem)
    default: self.init(error, expectedType: "", readFrom: decoder)
    }
  }
}
