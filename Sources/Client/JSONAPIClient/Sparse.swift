import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery
import JSONAPIUntyped

/// A resource for which only some fields were requested, so that any field may be absent.
///
/// ```swift
/// let page = try await client.articles.list {
///   $0.include(\.author).fields(\.title, \.author).fields(of: Person.self, \.firstName)
/// }
/// page.resources.first?.title               // a String?
/// page.resources.first?.author?.firstName   // a String?
/// ```
///
/// The requested fields are checked when the response arrives, so that `nil` never hides an invalid value.
@dynamicMemberLookup
public struct Sparse<Description: ClientResource>: Sendable, Identifiable {
  /// The id.
  public let id: Description.Resource.ID
  /// The resource object as it was sent.
  public let untyped: UntypedResource
  private let others: SparseResources

  /// Returns `nil` if the resource object is of another type.
  init?(_ untyped: UntypedResource, among others: SparseResources) {
    guard let identity = untyped.identity,
      let id = try? Description.Resource.ID.id(identifier: identity)
    else { return nil }
    self.id = id
    self.untyped = untyped
    self.others = others
  }

  /// The value of an attribute; `nil` if it was not sent, or is null.
  public subscript<Field: AttributeFieldName>(
    dynamicMember field: KeyPath<Description.Fields, Field>
  ) -> Field.Attribute.ValueType? {
    value(field)
  }

  /// The value of an attribute that may be null; `nil` if it was not sent, or is null.
  public subscript<Field: AttributeFieldName, Value>(
    dynamicMember field: KeyPath<Description.Fields, Field>
  ) -> Value? where Field.Attribute.ValueType == Value? {
    value(field) ?? nil
  }

  /// The resource that a to-one relationship points to; `nil` if it is null or was not included.
  public subscript<Field: ToOneFieldName>(
    dynamicMember field: KeyPath<Description.Fields, Field>
  ) -> Sparse<Field.Target._End.Description>?
  where
    Field.Target: JSONAPIIdentifiable, Field.Target._End: ResourceObjectType,
    Field.Target._End.Description: ClientResource
  {
    others.related(relationship(field)).first.flatMap { Sparse<_>($0, among: others) }
  }

  /// The resources that a to-many relationship points to, without those that were not included.
  public subscript<Field: ToManyFieldName>(
    dynamicMember field: KeyPath<Description.Fields, Field>
  ) -> [Sparse<Field.Target.Description>]
  where Field.Target: ResourceObjectType, Field.Target.Description: ClientResource {
    others.related(relationship(field)).compactMap { Sparse<_>($0, among: others) }
  }

  /// Returns the resource that a polymorphic relationship points to; `nil` if it is null, of another
  /// type, or was not included.
  public func related<Field: ToOneFieldName, Resource: ResourceObjectType>(
    _ field: KeyPath<Description.Fields, Field>, as type: Resource.Type
  ) -> Sparse<Resource.Description>?
  where
    Field.Target: JSONAPIIdentifiable, Field.Target._End: ResourceEnum,
    Resource.Description: ClientResource
  {
    others.related(relationship(field)).first.flatMap { Sparse<_>($0, among: others) }
  }

  /// Returns the resources of a type that a polymorphic relationship points to, without those that were not included.
  public func related<Field: ToManyFieldName, Resource: ResourceObjectType>(
    _ field: KeyPath<Description.Fields, Field>, as type: Resource.Type
  ) -> [Sparse<Resource.Description>]
  where Field.Target: ResourceEnum, Resource.Description: ClientResource {
    others.related(relationship(field)).compactMap { Sparse<_>($0, among: others) }
  }

  /// Returns the whole resource object. Throws if a member that it needs was not sent.
  public func resourceObject() throws -> Description.Resource {
    try untyped.decoded(as: Description.Resource.self)
  }

  private func value<Field: AttributeFieldName>(
    _ field: KeyPath<Description.Fields, Field>
  ) -> Field.Attribute.ValueType? {
    untyped.attributes[Description.Fields.field(field)._path.name]
      .flatMap { try? Field.value(of: $0) }
  }

  private func relationship(
    _ field: KeyPath<Description.Fields, some FieldName>
  ) -> UntypedRelationship? {
    untyped.relationships[Description.Fields.field(field)._path.name]
  }
}

/// The resource objects of a document with sparse ones, by type and id.
final class SparseResources: Sendable {
  private let byIdentity: [ResourceIdentity: UntypedResource]

  init(_ document: UntypedDocument) {
    byIdentity = Dictionary(
      (document.primary + (document.included ?? [])).compactMap { resource in
        resource.identity.map { ($0, resource) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  func related(_ relationship: UntypedRelationship?) -> [UntypedResource] {
    relationship?.identifiers.compactMap { $0.identity.flatMap { byIdentity[$0] } } ?? []
  }
}

extension ReceivedResponse {
  /// Returns the resources of a response to a sparse query, after checking the requested fields.
  func sparse<Description: ClientResource>(
    _ document: UntypedDocument, _ query: SparseQuery<Description>
  ) throws -> [Sparse<Description>] {
    guard document.errors == nil else {
      throw RequestError<API.Problem>(response: response, in: operation)
    }
    let isList = if case .many? = document.data { true } else { false }
    for (index, resource) in document.primary.enumerated() {
      try check(resource, isList ? ["data", "\(index)"] : ["data"], query)
    }
    for (index, resource) in (document.included ?? []).enumerated() {
      try check(resource, ["included", "\(index)"], query)
    }
    let resources = SparseResources(document)
    return try document.primary.enumerated().map { index, resource in
      guard let sparse = Sparse<Description>(resource, among: resources) else {
        throw JSONAPIDecodingError(
          kind: .unexpectedResourceType,
          pointer: JSONPointer(components: isList ? ["data", "\(index)"] : ["data"]),
          resourceType: resource.type, resourceId: resource.id,
          expected: "a resource of type “\(Description.jsonType)”",
          found: "one of type “\(resource.type)”")
      }
      return sparse
    }
  }

  private func check<Description: ClientResource>(
    _ resource: UntypedResource, _ place: [String], _ query: SparseQuery<Description>
  ) throws {
    for field in query.clauses.sparseFields[resource.type] ?? [] {
      guard let value = resource.attributes[field.path.name] else { continue }
      do {
        try field.check(value)
      } catch let error as AttributeProblem {
        let problem = error.problem
        throw JSONAPIDecodingError(
          kind: problem.kind,
          pointer: JSONPointer(
            components: place + ["attributes", field.path.name]
              + problem.pointer.components),
          resourceType: resource.type, resourceId: resource.id, expected: problem.expected,
          found: problem.found)
      }
    }
  }
}
