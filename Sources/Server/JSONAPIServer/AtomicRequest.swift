import HTTPTypes
import JSONAPI
import JSONAPIFoundation
import JSONAPIUntyped

/// A request with several operations, which are performed together: either all of them or none.
///
/// ```swift
/// let response = try await AtomicRequest(body).run { operation in
///   switch (operation.code, operation.target) {
///   case (.add, .type("people")):
///     let (new, _) = try operation.request.create(NewPerson.self, as: Person.self)
///     return .resource(try await insert(new))
///   …
///   }
/// }
/// ```
///
/// See [Atomic Operations](https://jsonapi.org/ext/atomic/).
public struct AtomicRequest: Hashable, Sendable {
  /// The operations, in their order.
  public let operations: [AtomicOperation]

  /// Parses a request body. Throws ``Problems`` with pointers to the invalid values.
  public init(_ body: some Sequence<UInt8>, options: RequestOptions = []) throws {
    let document = try RequestDocument(body, options: options).document
    guard case .array(let operations)? = document.otherMembers["atomic:operations"],
      !operations.isEmpty
    else {
      throw Problems(
        Problem(
          status: .badRequest, detail: "Expected an array of operations as “atomic:operations”.",
          source: .pointer("/atomic:operations"))
      ).located(in: document.json)
    }
    self.operations = try operations.enumerated().map { index, json in
      try Problems.located(at: index) { try AtomicOperation(json, options: options) }
    }
  }

  /// Performs the operations in order and returns the response. The pointers of problems are relative
  /// to the whole document.
  ///
  /// If an operation creates a resource with a local id, later operations find it by the id that the server gave it. If
  /// an operation throws, the caller must undo the ones before it, for example with a transaction around this call.
  public func run(
    _ perform: (AtomicOperation) async throws -> AtomicResult
  ) async throws -> ServerResponse {
    var ids: [ResourceIdentity: ResourceIdentity] = [:]
    var results: [AtomicResult] = []
    for (index, operation) in operations.enumerated() {
      do {
        let result = try await perform(operation.resolving(ids))
        if let local = operation.createdLocalIdentity, let resource = result.resource {
          ids[local] = resource.identity
        }
        results.append(result)
      } catch {
        throw Problems(error).located(at: index)
      }
    }
    guard results.contains(where: { $0.resource != nil }) else { return .noContent }
    var response = try ServerResponse(.ok, ResultsDocument(results: results))
    response.head.headerFields[.contentType] =
      "\(Negotiation.mediaType);ext=\"\(Negotiation.atomicOperations)\""
    return response
  }
}

/// One of several operations in a request.
public struct AtomicOperation: Hashable, Sendable {
  /// The kind of operation.
  public enum Code: String, Hashable, Sendable {
    /// Creates a resource, or adds members to a to-many relationship.
    case add
    /// Updates a resource, or replaces a relationship.
    case update
    /// Deletes a resource, or removes members from a to-many relationship.
    case remove
  }

  /// The target of an operation.
  public enum Target: Hashable, Sendable {
    /// The resources of a type.
    case type(String)
    /// A resource.
    case resource(ResourceIdentity)
    /// A relationship of a resource.
    case relationship(String, of: ResourceIdentity)
    /// The target of a URL.
    case href(String)
  }

  /// The kind of operation.
  public let code: Code
  /// The target of the operation.
  public let target: Target
  /// The data of the operation, as the document of a request of its own.
  public let request: RequestDocument

  init(_ json: JSONValue, options: RequestOptions) throws {
    func problem(_ detail: String, at name: String) -> Problems {
      Problems(
        Problem(
          status: .badRequest, detail: detail, source: .pointer(JSONPointer(components: [name])))
      ).located(in: json)
    }
    guard let code = json["op"]?.stringValue.flatMap(Code.init) else {
      throw problem("Expected “add”, “update” or “remove” as “op”.", at: "op")
    }
    self.code = code
    do {
      let data = json["data"].map { ["data": $0] as JSONValue } ?? ["meta": [:]]
      request = RequestDocument(try UntypedDocument(json: data), options: options)
    } catch {
      throw Problems(error)
    }
    if let href = json["href"]?.stringValue {
      target = .href(href)
    } else if let ref = json["ref"] {
      guard let identity = (try? UntypedIdentifier(json: ref))?.identity else {
        throw problem("Expected a type and an id.", at: "ref")
      }
      target =
        ref["relationship"]?.stringValue.map { .relationship($0, of: identity) }
        ?? .resource(identity)
    } else if case .one(let resource)? = request.document.data {
      if code == .add {
        target = .type(resource.type)
      } else if let identity = resource.identity {
        target = .resource(identity)
      } else {
        throw problem("Expected an id.", at: "data")
      }
    } else {
      throw problem(
        "Expected a resource object as “data”, or a reference to one as “ref”.", at: "ref")
    }
  }

  private init(code: Code, target: Target, request: RequestDocument) {
    self.code = code
    self.target = target
    self.request = request
  }

  /// The local id of the resource that the operation creates.
  fileprivate var createdLocalIdentity: ResourceIdentity? {
    guard code == .add, case .type = target, case .one(let resource)? = request.document.data,
      let lid = resource.lid
    else { return nil }
    return ResourceIdentity(type: resource.type, id: lid, isLocal: true)
  }

  /// Returns the operation with local ids replaced by the ids that the server gave the resources.
  fileprivate func resolving(_ ids: [ResourceIdentity: ResourceIdentity]) throws -> Self {
    func resolved(_ identity: ResourceIdentity) throws -> ResourceIdentity {
      guard identity.isLocal else { return identity }
      guard let id = ids[identity] else {
        throw Problem(
          status: .badRequest,
          detail: "No earlier operation creates the local id “\(identity.id)”.")
      }
      return id
    }
    func resolve(_ identifier: inout UntypedIdentifier) throws {
      guard identifier.id == nil, let identity = identifier.identity, identity.isLocal else {
        return
      }
      identifier.id = try resolved(identity).id
      identifier.lid = nil
    }
    func resolve(_ resource: inout UntypedResource) throws {
      for name in resource.relationships.keys {
        switch resource.relationships[name]?.data {
        case .one(var identifier)?:
          try resolve(&identifier)
          resource.relationships[name]?.data = .one(identifier)
        case .many(var identifiers)?:
          for index in identifiers.indices { try resolve(&identifiers[index]) }
          resource.relationships[name]?.data = .many(identifiers)
        case .null?, nil: break
        }
      }
      guard createdLocalIdentity == nil, resource.id == nil, let identity = resource.identity
      else { return }
      resource.id = try resolved(identity).id
      resource.lid = nil
    }
    var document = request.document
    switch document.data {
    case .one(var resource)?:
      try resolve(&resource)
      document.data = .one(resource)
    case .many(var resources)?:
      for index in resources.indices { try resolve(&resources[index]) }
      document.data = .many(resources)
    case .null?, nil: break
    }
    let target: Target =
      switch target {
      case .resource(let identity): .resource(try resolved(identity))
      case .relationship(let name, let identity): .relationship(name, of: try resolved(identity))
      case .type, .href: self.target
      }
    return AtomicOperation(
      code: code, target: target, request: RequestDocument(document, options: request.options))
  }
}

/// The result of an operation: a resource, or nothing.
public struct AtomicResult: Sendable {
  let resource: OutgoingResource?

  /// The resource in its state after the operation.
  public static func resource<Resource: IdentifiableResourceObjectType & Sendable>(
    _ resource: Resource
  ) -> AtomicResult { AtomicResult(resource: OutgoingResource(resource)) }

  /// No resource, because the operation changed only what the request asked for.
  public static let nothing = AtomicResult(resource: nil)
}

private struct ResultsDocument: Encodable {
  let results: [AtomicResult]

  enum CodingKeys: String, CodingKey { case results = "atomic:results" }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(results.map(Result.init), forKey: .results)
  }

  struct Result: Encodable {
    let result: AtomicResult

    enum CodingKeys: CodingKey { case data }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: CodingKeys.self)
      guard let resource = result.resource else { return }
      try resource.encode(fields: nil, to: members.superEncoder(forKey: .data))
    }
  }
}

extension Problems {
  /// Returns the problems of an operation with pointers that are relative to the whole document.
  fileprivate func located(at index: Int) -> Problems {
    var problems = self
    let start = ["atomic:operations", "\(index)"]
    for index in problems.all.indices {
      switch problems.all[index].source {
      case .pointer(let pointer)?:
        problems.all[index].source = .pointer(
          JSONPointer(components: start + pointer.components))
      case nil: problems.all[index].source = .pointer(JSONPointer(components: start))
      case .parameter?, .header?: break
      }
    }
    return problems
  }

  fileprivate static func located<Result>(at index: Int, _ body: () throws -> Result) throws
    -> Result
  {
    do {
      return try body()
    } catch {
      throw Problems(error).located(at: index)
    }
  }
}
