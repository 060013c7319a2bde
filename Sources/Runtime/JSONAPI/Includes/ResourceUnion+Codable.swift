#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ResourceUnion {
  /// Decodes a resource object by its `type`. Throws a ``ResourceObjectDecodingError``, or an
  /// ``IncludeDecodingError`` for an unrecognized type if the policy is
  /// ``UnrecognizedTypePolicy/refuse``.
  public init(from decoder: any Decoder) throws {
    let resource = try Self.open(decoder) { type in
      Self.resourceTypes.contains { $0._resourceType == type }
    }
    try self.init(type: resource.type, from: decoder)
  }

  /// Decodes the type of a resource object. Throws if the policy refuses the type.
  fileprivate static func open(
    _ decoder: any Decoder, isKnown: (String) -> Bool
  ) throws -> _OpenedResource {
    let resource: _OpenedResource
    do {
      resource = try _OpenedResource(decoder)
    } catch {
      throw ResourceObjectDecodingError(
        error, expectedType: resourceTypes.map { $0._resourceType }.alternatives,
        readFrom: decoder)
    }
    if decoder.userInfo.unrecognizedTypePolicy == .refuse {
      guard isKnown(resource.type) else {
        throw IncludeDecodingError(
          found: resource.type, expectedTypes: resourceTypes.map { $0._resourceType },
          readFrom: decoder)
      }
    }
    return resource
  }

  /// Creates a union from a resource object, or returns `nil` if no case can hold it. A resource object
  /// of another type becomes an ``UnrecognizedResource`` if the union has a case for these.
  ///
  /// ```swift
  /// let owner = ArticleOwner(person)
  /// ```
  public init?(_ resource: any UnionMember) {
    do {
      self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(resource))
    } catch {
      return nil
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try resourceObject.encode(to: encoder)
  }
}

extension ResourceEnum {
  /// Decodes a resource object by its `type`. Throws a ``ResourceObjectDecodingError``, or an
  /// ``IncludeDecodingError`` for an unrecognized type if the policy is
  /// ``UnrecognizedTypePolicy/refuse``.
  public init(from decoder: any Decoder) throws {
    self = try Self.resourceCases.decode(
      Self.open(decoder) { Self.resourceCases.contains($0) })
  }
}
