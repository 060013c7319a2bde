import HTTPTypes
import JSONAPIFoundation

/// Stores responses that have an `ETag`, asks the server whether they are still valid instead of fetching them again,
/// and can protect writes against concurrent changes.
///
/// A stored response is never returned without asking the server, and nothing is stored on disk. Clients with copies of
/// one value share its responses, so they should use the same credentials.
public struct Conditional: ClientMiddleware {
  private let responses: StoredResponses
  private let protectsWrites: Bool

  /// Creates a middleware.
  ///
  /// - Parameters:
  ///   - maxBytes: The maximum size of all stored responses. The least recently used ones are removed first.
  ///   - protectsWrites: If true, PATCH and DELETE are sent with `If-Match` if the response to a GET of the same URL is
  ///     stored. The server then responds with 412 if the resource has changed since.
  public init(maxBytes: Int = 4 << 20, protectsWrites: Bool = false) {
    responses = StoredResponses(maxBytes: maxBytes)
    self.protectsWrites = protectsWrites
  }

  public func intercept(_ request: ClientRequest, next: Next) async throws -> HTTPExchangeResponse {
    let key = StoredResponses.Key(url: request.url, accept: request.accept)
    switch request.method {
    case .get: return try await get(request, key, next)
    case .head: return try await next(request)
    default: return try await write(request, key, next)
    }
  }

  private func get(
    _ request: ClientRequest, _ key: StoredResponses.Key,
    _ next: Next
  ) async throws -> HTTPExchangeResponse {
    guard request.headerFields[.ifNoneMatch] == nil else { return try await next(request) }
    var request = request
    let stored = await responses.response(key)
    request.headerFields[.ifNoneMatch] = stored?.headerFields[.eTag]
    var response = try await next(request)
    if response.status == .notModified, var stored {
      request.report(.notModified)
      for field in response.headerFields where !Self.bodyFields.contains(field.name) {
        stored.head.headerFields[field.name] = field.value
      }
      response = stored
    }
    await responses.store(response, key)
    return response
  }

  private func write(
    _ request: ClientRequest, _ key: StoredResponses.Key,
    _ next: Next
  ) async throws -> HTTPExchangeResponse {
    var request = request
    if protectsWrites, request.method == .patch || request.method == .delete,
      request.headerFields[.ifMatch] == nil,
      let tag = await responses.response(key)?.headerFields[.eTag], !tag.hasPrefix("W/")
    {
      request.headerFields[.ifMatch] = tag
    }
    let response = try await next(request)
    if response.status.kind == .successful || response.status == .preconditionFailed {
      await responses.remove(key)
    }
    return response
  }

  /// Fields of a response without a body that would contradict the stored body.
  private static let bodyFields: Set<HTTPField.Name> = [
    .contentLength, .contentType, .contentEncoding,
  ]
}

/// Stored responses with an `ETag`, up to a size.
private actor StoredResponses {
  struct Key: Hashable {
    let url: URL
    let accept: MediaType
  }
  private var entries: [Key: (response: HTTPExchangeResponse, lastUse: Int)] = [:]
  private var size = 0
  private var uses = 0
  private let maxBytes: Int

  init(maxBytes: Int) {
    self.maxBytes = maxBytes
  }

  func response(_ key: Key) -> HTTPExchangeResponse? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return entry.response
  }

  func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { size -= Self.size(entry.response) }
  }

  func store(_ response: HTTPExchangeResponse, _ key: Key) {
    guard response.status == .ok else { return }
    remove(key)
    let directives = response.headerFields[.cacheControl]?.lowercased() ?? ""
    guard response.headerFields[.eTag] != nil, !directives.contains("no-store"),
      Self.size(response) <= maxBytes
    else { return }
    uses += 1
    entries[key] = (response, uses)
    size += Self.size(response)
    while size > maxBytes, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      remove(oldest.key)
    }
  }

  /// Returns the size of the body plus a typical size of header fields.
  private static func size(_ response: HTTPExchangeResponse) -> Int { response.body.count + 1024 }
}
