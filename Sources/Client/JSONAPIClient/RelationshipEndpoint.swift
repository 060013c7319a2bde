import HTTPTypes
import JSONAPI
import JSONAPIFoundation
import JSONAPIUntyped

/// The operations on the linkage of a to-one relationship.
public struct ToOneEndpoint<API: APIDefinition, Target: JSONAPIIdentifiable>: Sendable {
  let client: Client<API>
  let operation: OperationName
  let target: @Sendable () throws -> RequestTarget
}

extension ToOneEndpoint {
  /// Replaces the related resource; `nil`, where it is allowed, means none.
  public func set(_ id: Target.ID) async throws {
    try await client.send(
      .linkage(
        operation, .patch, target(),
        id.identifier.map { UntypedData.one(UntypedResource($0)) } ?? .null))
  }
}

extension ToOneEndpoint where Target.ID: Sendable {
  /// Returns the id of the related resource.
  public func id() async throws -> Target.ID {
    try await client.send(
      Client.Request(operation, .get, try target()) { received in
        let ids = try received.linkage()
        if let id = ids.first { return try Target.ID.id(identifier: id) }
        guard let none = Target.ID.idOfNull() else { throw received.error(.empty) }
        return none
      })
  }
}

/// The operations on the linkage of a to-many relationship.
public struct ToManyEndpoint<API: APIDefinition, Target: Relatable>: Sendable {
  let client: Client<API>
  let operation: OperationName
  let target: @Sendable () throws -> RequestTarget

  /// Adds members. Ids that are already members are ignored.
  public func add(_ ids: [Target.ID]) async throws { try await change(.post, ids) }

  /// Removes members. Ids that are not members are ignored.
  public func remove(_ ids: [Target.ID]) async throws { try await change(.delete, ids) }

  /// Replaces all members.
  public func replace(with ids: [Target.ID]) async throws { try await change(.patch, ids) }

  private func change(_ method: HTTPRequest.Method, _ ids: [Target.ID]) async throws {
    try await client.send(
      .linkage(
        operation, method, target(),
        .many(ids.map { UntypedResource(try UntypedIdentifier($0)) })))
  }
}

extension ToManyEndpoint where Target.ID: Sendable {
  /// Returns the ids of all members. If the response has links to further pages, follows them.
  ///
  /// - Parameter maximum: The maximum number of ids to return.
  public func ids(atMost maximum: Int = 1_000_000) async throws -> [Target.ID] {
    var ids: [Target.ID] = []
    var way = PageWay()
    var collection: String?
    var last: LinkagePage<Target.ID>?
    repeat {
      let page = try await client.send(
        Client.Request(operation, .get, try last?.next(of: collection) ?? target()) {
          try LinkagePage<Target.ID>($0)
        })
      try RequestError<API.Problem>.making(operation) {
        try way.add(page.url, isEmpty: page.ids.isEmpty)
      }
      collection = collection ?? page.url.collectionPath
      ids += page.ids
      last = page
    } while last?.link != nil && ids.count < maximum
    return Array(ids.prefix(maximum))
  }
}

/// A page of the linkage of a to-many relationship.
private struct LinkagePage<ID: IdType & Sendable>: Sendable {
  let ids: [ID]
  let url: URL
  let link: URL?

  init<API: APIDefinition>(_ received: ReceivedResponse<API>) throws {
    let url = received.url
    ids = try received.linkage().map { try ID.id(identifier: $0) }
    self.url = url
    link = try received.pageLinks()?.next?.url
  }

  func next(of collection: String?) throws -> RequestTarget? {
    try link.map { try .page($0, in: url, of: collection) }
  }
}

extension Client.Request where Output == Void {
  /// Returns the request that changes the linkage of a relationship.
  static func linkage(
    _ operation: OperationName, _ method: HTTPRequest.Method,
    _ target: @autoclosure () throws -> RequestTarget, _ data: @autoclosure () throws -> UntypedData
  ) throws(RequestError<API.Problem>) -> Self {
    try Self(
      operation, method, try target(), body: try UntypedDocument(data: data()).jsonBytes
    ) { _ in }
  }
}

extension ReceivedResponse {
  /// Returns the identities in the linkage of a relationship.
  func linkage() throws -> [ResourceIdentity] {
    let document = try decode(UntypedDocument.self)
    guard document.errors == nil, document.data != nil else {
      throw RequestError<API.Problem>(response: response, in: operation)
    }
    return try document.primary.map {
      guard let identity = $0.identity else { throw error(.empty) }
      return identity
    }
  }
}
