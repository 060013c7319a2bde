import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

/// The results of a batch.
public struct BatchResults<API: APIDefinition, Added: Sendable>: Sendable {
  /// The value that the function passed to ``Client/atomically(_:)`` returned.
  public let added: Added
  /// The status and the header fields of the response.
  public let http: HTTPResponse
  private let resources: [Int: any Sendable]

  /// The resource that an operation added or updated, in its current state; `nil` if it is not in the response.
  public subscript<Description: ClientResource>(
    operation: BatchOperation<Description>
  ) -> Description.Resource? {
    resources[operation.index] as? Description.Resource
  }
}

extension BatchResults {
  init(_ received: ReceivedResponse<API>, to batch: Batch<API>, added: Added) throws {
    self.added = added
    http = received.response.head
    guard !received.response.body.isEmpty else {
      resources = [:]
      return
    }
    let document = try received.decode(UntypedDocument.self)
    guard document.errors == nil else {
      throw RequestError<API.Problem>(response: received.response, in: received.operation)
    }
    let results = document.otherMembers["atomic:results"]?.arrayValue
    guard let results, results.count == batch.operations.count else {
      throw JSONAPIDecodingError(
        kind: .unexpectedQuantity, pointer: JSONPointer(components: ["atomic:results"]),
        expected: "\(batch.operations.count) results",
        found: results.map { "\($0.count)" } ?? "nothing")
    }
    var resources: [Int: any Sendable] = [:]
    for (index, read) in batch.readers {
      guard let data = results[index]["data"], !data.isNull else { continue }
      let place = JSONPointer(components: ["atomic:results", "\(index)", "data"])
      resources[index] = try read(UntypedResource(json: data, at: place))
    }
    self.resources = resources
  }
}

extension Client where API: AtomicAPI {
  /// Sends operations that the server performs in order, either all of them or none.
  ///
  /// ```swift
  /// let results = try await client.atomically { batch in
  ///   try batch.add(newPerson, lid: "author", as: PersonDescription.self)
  /// }
  /// results[results.added]?.firstName
  /// ```
  ///
  /// - Throws: ``RequestError``, whose problems refer to operations by their pointers; see
  ///   ``RequestError/problems(of:)``.
  @discardableResult
  public func atomically<Added: Sendable>(
    _ fill: (inout Batch<API>) throws -> Added,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> BatchResults<API, Added> {
    var batch = Batch<API>()
    let added = try fill(&batch)
    return try await send(.atomic(batch, added: added))
  }
}

extension Client.Request where API: AtomicAPI {
  /// Returns the request that sends a batch.
  public static func atomic(
    _ batch: Batch<API>
  ) throws(RequestError<API.Problem>) -> Self where Output == BatchResults<API, Void> {
    try atomic(batch, added: ())
  }

  static func atomic<Added: Sendable>(
    _ batch: Batch<API>, added: Added
  ) throws(RequestError<API.Problem>) -> Self where Output == BatchResults<API, Added> {
    try Self(
      .batch, .post, .path(API.atomicPath),
      body: try ["atomic:operations": batch.operations].jsonBytes, mediaType: .atomic,
      read: { try BatchResults($0, to: batch, added: added) })
  }
}

extension RequestError {
  /// The problems that the server reports for an operation of a batch.
  public func problems<Description: ClientResource>(
    of operation: BatchOperation<Description>
  ) -> [Problem] {
    problems.filter {
      $0.sourcePointer?.components.starts(with: ["atomic:operations", "\(operation.index)"])
        ?? false
    }
  }
}
