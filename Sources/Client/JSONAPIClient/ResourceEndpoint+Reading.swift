import JSONAPI
import JSONAPIQuery

extension Endpoint where Description: ListableResource, Description.ListParents == Parents {
  /// Returns a page of the collection, by default the first.
  ///
  /// ```swift
  /// let page = try await client.articles.list {
  ///   $0.include(\.author).filter(.status(.published)).sort(.descending(.createdAt)).page(size: 20)
  /// }
  /// ```
  public func list(
    _ build: (Query<Description>) -> Query<Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Page<Description> {
    try await client.send(.page(PageOrigin(build(Query()), of: .all(below: parents))))
  }

  /// Returns the first resource that a query finds; `nil` if there is none.
  public func first(
    _ build: (Query<Description>) -> Query<Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> ResolvedResource<Description.Resource, Description.ListDocument>? {
    try await list(build).resources.first
  }

  /// The pages of the collection, one after the other.
  ///
  /// - Parameter prefetching: If true, each page is requested while the previous
  ///   one is being processed.
  public func pages(
    prefetching: Bool = false, _ build: (Query<Description>) -> Query<Description> = { $0 }
  ) -> Pages<Description> {
    Pages(
      client: client, first: PageOrigin(build(Query()), of: .all(below: parents)),
      isPrefetching: prefetching)
  }

  /// The resources of the collection, page after page.
  ///
  /// ```swift
  /// for try await article in client.articles.all() { print(article.title) }
  /// ```
  public func all(
    prefetching: Bool = false, _ build: (Query<Description>) -> Query<Description> = { $0 }
  ) -> Items<Description> {
    Items(pages: pages(prefetching: prefetching, build))
  }
}

extension Endpoint where Description: IdFilterableResource, Description.ListParents == Parents {
  /// Returns the resources with some ids, in the order of the ids. Ids that the server does not have are ignored.
  ///
  /// ```swift
  /// let books = try await client.books.list(ids: [first, second]) { $0.include(\.author) }
  /// ```
  ///
  /// Sends one request for every 50 ids, so that URLs stay short, and follows the links to further pages.
  public func list(
    ids: [Description.Resource.ID], _ build: (Query<Description>) -> Query<Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> [ResolvedResource<Description.Resource, Description.ListDocument>] {
    typealias Resolved = ResolvedResource<Description.Resource, Description.ListDocument>
    var found: [Description.Resource.ID: Resolved] = [:]
    var seen: Set<Description.Resource.ID> = []
    var rest = ids.filter { seen.insert($0).inserted }[...]
    while !rest.isEmpty {
      let some = Array(rest.prefix(50))
      rest = rest.dropFirst(50)
      for try await resource in all({ build($0).filter(Description.filter(ids: some)) }) {
        found[resource.resourceObject.id] = resource
      }
    }
    return ids.compactMap { found[$0] }
  }
}

extension Endpoint where Description: GettableResource, Description.GetParents == Parents {
  /// Returns the resource with an id.
  ///
  /// ```swift
  /// let article = try await client.articles.get(id) { $0.include(\.comments.author) }.resource
  /// ```
  public func get(
    _ id: Description.Resource.ID,
    _ build: (Query<Description>) -> Query<Description> = { $0 },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> ResourceResponse<Description> {
    try await client.send(
      .one(.operation(.get, on: Description.self, id: id, below: parents), build(Query())))
  }

  /// Returns the resources with some ids, except those that are not found (404 or 410). Sends a
  /// request for each id; the configuration limits how many are concurrent.
  public func get(
    _ ids: [Description.Resource.ID]
  ) async throws -> [Description.Resource.ID: ResourceResponse<Description>] {
    try await withThrowingTaskGroup(
      of: (Description.Resource.ID, ResourceResponse<Description>?).self
    ) { group in
      for id in Set(ids) {
        group.addTask {
          do {
            return (id, try await get(id))
          } catch let error as RequestError<Description.API.Problem>
            where error.status == .notFound || error.status == .gone
          {
            return (id, nil)
          }
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}
