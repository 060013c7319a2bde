/// An error with an error object as specified, and ids of a custom type.
public typealias BasicJSONAPIError<IdType: Codable & Equatable & Sendable> =
  GenericJSONAPIError<BasicJSONAPIErrorPayload<IdType>>

/// An error object as specified by JSON:API.
///
/// It is decoded leniently: a member of an unexpected type is ignored, so that the others are not lost. Decoding throws if
/// the value is not an object, or if it has members but none that can be decoded.
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public struct BasicJSONAPIErrorPayload<IdType: Codable & Equatable & Sendable>: Equatable, Sendable
{
  /// The id of this occurrence of the problem.
  public let id: IdType?
  /// The HTTP status code.
  public let status: String?
  /// The application-specific error code.
  public let code: String?
  /// A summary of the problem, the same for all occurrences.
  public let title: String?
  /// An explanation of this occurrence of the problem.
  public let detail: String?
  /// The part of the request that caused the problem.
  public let source: Source?
  /// The links: `about` to details of this occurrence, `type` to details of this kind of problem.
  public let links: JSONValue?
  /// The meta of the error.
  public let meta: JSONValue?

  /// Creates an error object. Every member may be absent.
  public init(
    id: IdType? = nil, status: String? = nil, code: String? = nil, title: String? = nil,
    detail: String? = nil, source: Source? = nil, links: JSONValue? = nil, meta: JSONValue? = nil
  ) {
    self.id = id
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
    self.source = source
    self.links = links
    self.meta = meta
  }

  /// The part of a request that caused a problem.
  public typealias Source = ErrorSource
}

/// The part of a request that caused a problem.
public struct ErrorSource: Hashable, Sendable {
  /// A JSON pointer into the request's document.
  public let pointer: String?
  /// A query parameter.
  public let parameter: String?
  /// A request header.
  public let header: String?

  /// Creates a source: a place in the document, a query parameter or a header.
  public init(pointer: String? = nil, parameter: String? = nil, header: String? = nil) {
    self.pointer = pointer
    self.parameter = parameter
    self.header = header
  }
}

extension ErrorSource {
  /// The JSON name of the attribute that caused the error: `title` for `/data/attributes/title`.
  public var attributeName: String? { pointer.flatMap { JSONPointer($0).attributeName } }

  /// The JSON name of the relationship that caused the error: `author` for `/data/relationships/author`.
  public var relationshipName: String? { pointer.flatMap { JSONPointer($0).relationshipName } }
}

extension BasicJSONAPIErrorPayload: Hashable where IdType: Hashable {}

extension BasicJSONAPIErrorPayload {
  /// The fields that have a value, by name.
  public var definedFields: [String: String] {
    let fields = [
      "id": id.map { String(describing: $0) }, "status": status, "code": code, "title": title,
      "detail": detail, "pointer": source?.pointer, "parameter": source?.parameter,
      "header": source?.header,
    ]
    return fields.compactMapValues { $0 }
  }
}

extension BasicJSONAPIErrorPayload: CustomStringConvertible {
  /// The fields that have a value: `status: 404, title: Not found`.
  public var description: String {
    definedFields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      .joined(separator: ", ")
  }
}
