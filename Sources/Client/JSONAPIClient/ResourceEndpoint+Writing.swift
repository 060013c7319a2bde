import JSONAPI
import JSONAPIQuery

extension Endpoint where Description: CreatableResource, Description.CreateParents == Parents {
  /// Creates a resource.
  ///
  /// ```swift
  /// let created = try await client.articles.create(draft) { $0.include(\.author) }.resource
  /// ```
  @discardableResult
  public func create(
    _ resource: Description.NewResource,
    _ build: (Query<Description>) -> any QueryBuilding<Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> WriteResponse<Description> {
    try await client.send(.create(resource, build(Query()), below: parents))
  }
}

extension Endpoint
where Description: ClientIdentifiedResource, Description.CreateParents == Parents {
  /// Creates a resource with an id that the client chooses.
  ///
  /// ```swift
  /// try await client.articles.create(draft, id: Article.Id(rawValue: UUID()))
  /// ```
  @discardableResult
  public func create(
    _ resource: Description.NewResource, id: Description.Resource.ID,
    _ build: (Query<Description>) -> any QueryBuilding<Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> WriteResponse<Description> {
    try await client.send(.create(resource, id: id, build(Query()), below: parents))
  }
}

extension Endpoint where Description: UpdatableResource, Description.UpdateParents == Parents {
  /// Updates a resource with the changes that a function makes. If there are none, no request is sent.
  ///
  /// ```swift
  /// try await client.articles.update(id) {
  ///   $0.set(\.title, to: "Kaiseki")
  ///   $0.clear(\.subtitle)
  /// }
  /// ```
  ///
  /// - Parameter query: The query for the resource in the response:
  ///   `update(id, query: { $0.include(\.author) }) { … }`.
  @discardableResult
  public func update(
    _ id: Description.Resource.ID,
    query build: (Query<Description>) -> any QueryBuilding<Description> = { $0 },
    _ change: (inout Patch<Description>) throws -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> WriteResponse<Description> {
    var patch = Patch<Description>()
    try change(&patch)
    return try await send(patch.isEmpty ? nil : .update(id, patch, build(Query()), below: parents))
  }

  /// Updates a resource with the differences between two values, except in read-only members. If there are
  /// none, no request is sent.
  @discardableResult
  public func update(
    from original: Description.Resource, to changed: Description.Resource,
    query build: (Query<Description>) -> any QueryBuilding<Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> WriteResponse<Description> {
    try await send(.update(from: original, to: changed, build(Query()), below: parents))
  }

  private func send(
    _ request: Client<Description.API>.Request<WriteResponse<Description>>?
  ) async throws -> WriteResponse<Description> {
    guard let request else {
      return WriteResponse(.nothing, operation: OperationName(.update, Description.self))
    }
    return try await client.send(request)
  }
}

extension Endpoint where Description: DeletableResource, Description.DeleteParents == Parents {
  /// Deletes a resource.
  @discardableResult
  public func delete(_ id: Description.Resource.ID) async throws -> WriteResponse<Description> {
    try await client.send(.delete(id, below: parents))
  }
}
