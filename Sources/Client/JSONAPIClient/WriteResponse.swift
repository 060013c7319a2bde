import HTTPTypes
import JSONAPI

/// The response to a write.
public struct WriteResponse<Description: ClientResource>: Sendable {
  /// The outcomes of a write.
  public enum Outcome: Sendable {
    /// The resource as it is now (200 or 201).
    case one(ResourceResponse<Description>)
    /// The write succeeded, and the response has no resource (204, or 200 with only meta).
    case nothing
    /// The server has accepted the write and will perform it later (202).
    case pending(PendingJob<Description>)
  }

  /// The outcome.
  public let outcome: Outcome
  /// The status and the header fields of the response; `nil` if there was nothing to change, so
  /// that no request was sent.
  public let http: HTTPResponse?
  private let operation: OperationName

  init(_ outcome: Outcome, http: HTTPResponse? = nil, operation: OperationName) {
    self.outcome = outcome
    self.http = http
    self.operation = operation
  }

  /// The response with the resource, if there is one.
  public var one: ResourceResponse<Description>? {
    if case .one(let one) = outcome { one } else { nil }
  }

  /// The job that the server works on, if it has not finished.
  public var pending: PendingJob<Description>? {
    if case .pending(let job) = outcome { job } else { nil }
  }

  /// The resource. Throws a ``RequestError`` with the reason `empty` if the response has none.
  public var resource: ResolvedResource<Description.Resource, Description.ResourceDocument> {
    get throws {
      guard let one else {
        throw RequestError<Description.API.Problem>(.empty, in: operation, http: http)
      }
      return one.resource
    }
  }
}

extension WriteResponse {
  /// Reads a response.
  ///
  /// - Parameter canHaveResource: `false` for a response to a deletion, whose body does not matter.
  init(_ received: ReceivedResponse<Description.API>, canHaveResource: Bool = true) throws {
    http = received.response.head
    operation = received.operation
    if received.response.status == .accepted {
      outcome = .pending(PendingJob(received))
    } else if !canHaveResource || received.response.body.isEmpty {
      outcome = .nothing
    } else {
      do {
        outcome = .one(try ResourceResponse(received))
      } catch {
        // Checked only after a failure, because most responses have a resource.
        guard (try? received.primaryType == nil) ?? false else { throw error }
        outcome = .nothing
      }
    }
  }
}

extension ReceivedResponse {
  /// The resource type of the primary data; `nil` if the response has no body, or only meta.
  var primaryType: String? {
    get throws {
      guard !response.body.isEmpty else { return nil }
      let document = try decode(PrimaryType.self)
      return document.errors == nil ? document.data?.type : ""
    }
  }
}

/// The part of a document that has the type of its primary data.
private struct PrimaryType: Decodable {
  let data: Resource?
  let errors: [JSONValue]?

  struct Resource: Decodable {
    let type: String
  }
}
