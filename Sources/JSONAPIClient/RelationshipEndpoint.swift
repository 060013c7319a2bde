import HTTPTypes
import JSONAPI

/// The operations on the linkage of a to-one relationship.
public struct ToOneEndpoint<API: APIDefinition, Target: JSONAPIIdentifiable>: Sendable {
  let client: Client<API>
  let operation: OperationName
  let target: RequestTarget
}

extension ToOneEndpoint where Target.ID: OptionalId {
  /// Replaces the related resource; `nil`, where it is allowed, means none.
  public func set(_ id: Target.ID) async throws {
    let data = try id.identifier.map { UntypedData.one(UntypedResource($0)) } ?? .null
    try await client.send(.linkage(operation, .patch, target, data))
  }
}

extension ToOneEndpoint where Target.ID: OptionalId & Sendable {
  /// Returns the id of the related resource.
  public func id() async throws -> Target.ID {
    try await client.send(
      Client.Request(operation, .get, target) { answer in
        let ids = try answer.linkage()
        if let id = ids.first { return try Target.ID.id(identifier: id) }
        guard let none = Target.ID.idOfNull() else { throw answer.error(.empty) }
        return none
      })
  }
}

/// The operations on the linkage of a to-many relationship.
public struct ToManyEndpoint<API: APIDefinition, Target: Relatable>: Sendable {
  let client: Client<API>
  let operation: OperationName
  let target: RequestTarget

  /// Adds members. Those that are there already stay.
  public func add(_ ids: [Target.ID]) async throws { try await change(.post, ids) }

  /// Removes members. Those that are not there do not matter.
  public func remove(_ ids: [Target.ID]) async throws { try await change(.delete, ids) }

  /// Replaces all members.
  public func replace(with ids: [Target.ID]) async throws { try await change(.patch, ids) }

  private func change(_ method: HTTPRequest.Method, _ ids: [Target.ID]) async throws {
    let data = UntypedData.many(try ids.map { UntypedResource(try UntypedIdentifier($0)) })
    try await client.send(.linkage(operation, method, target, data))
  }
}

extension ToManyEndpoint where Target.ID: Sendable {
  /// Returns the ids of the members that the server returns at once: where it answers with pages, those
  /// of the first.
  ///
  /// To read all of them, follow the pages of the related resources:
  /// ``ResourceEndpoint/related(_:_:_:)``.
  public func ids() async throws -> [Target.ID] {
    try await client.send(
      Client.Request(operation, .get, target) { answer in
        try answer.linkage().map { try Target.ID.id(identifier: $0) }
      })
  }
}

extension Client.Request where Output == Void {
  /// Returns the request that changes the linkage of a relationship.
  static func linkage(
    _ operation: OperationName, _ method: HTTPRequest.Method, _ target: RequestTarget,
    _ data: UntypedData
  ) throws -> Self {
    Self(operation, method, target, body: try UntypedDocument(data: data).jsonBytes) { _ in }
  }
}

extension Answer {
  /// Returns the identities in the linkage of a relationship.
  func linkage() throws -> [ResourceIdentity] {
    let document = try decode(UntypedDocument.self)
    guard document.errors == nil, document.data != nil else {
      throw RequestError<API.Problem>(answer: response, in: operation)
    }
    return try document.primary.map {
      guard let identity = $0.identity else { throw error(.empty) }
      return identity
    }
  }
}
