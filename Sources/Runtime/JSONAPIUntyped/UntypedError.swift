import JSONAPI

/// An error object.
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public struct UntypedError: UntypedObject {
  /// The id of this occurrence of the problem.
  public var id: String?
  /// The links: `about` to details of this occurrence, `type` to details of this kind of problem.
  public var links: [String: UntypedLink]
  private var statusMember: LenientText?
  private var codeMember: LenientText?
  /// A summary of the problem, the same for all occurrences.
  public var title: String?
  /// An explanation of this occurrence of the problem.
  public var detail: String?
  /// The part of the request that caused the problem: `pointer`, `parameter` or `header`.
  public var source: [String: JSONValue]
  /// The meta of the error.
  public var meta: [String: JSONValue]
  /// The members without a property here, and those not in the format that the specification requires.
  public var otherMembers: [String: JSONValue]
  /// The value that a server sent instead of an error object, such as a string; `nil` for an object. It is
  /// encoded as it was decoded.
  public private(set) var nonObject: JSONValue?

  /// Creates an error object. Every member may be absent.
  public init(
    id: String? = nil, links: [String: UntypedLink] = [:], status: String? = nil,
    code: String? = nil, title: String? = nil, detail: String? = nil,
    source: [String: JSONValue] = [:], meta: [String: JSONValue] = [:],
    otherMembers: [String: JSONValue] = [:]
  ) {
    self.id = id
    self.links = links
    statusMember = status.map { LenientText($0) }
    codeMember = code.map { LenientText($0) }
    self.title = title
    self.detail = detail
    self.source = source
    self.meta = meta
    self.otherMembers = otherMembers
  }

  /// The HTTP status code. A number, which some servers send against the specification, is decoded as its
  /// digits.
  public var status: String? {
    get { statusMember?.text }
    set { statusMember = newValue.map { LenientText($0) } }
  }

  /// The application-specific error code. A number is decoded as its digits.
  public var code: String? {
    get { codeMember?.text }
    set { codeMember = newValue.map { LenientText($0) } }
  }
}

extension UntypedError {
  /// Creates an error from any JSON, because an error in an unexpected format must not be lost. A value that is not an
  /// object becomes ``nonObject``.
  public init(json: JSONValue, at pointer: JSONPointer) {
    var members = ObjectMembers(others: json.objectValue ?? [:])
    id = members.string("id")
    links = members.objects("links") { try? UntypedLink(json: $0) }
    statusMember = members.text("status")
    codeMember = members.text("code")
    title = members.string("title")
    detail = members.string("detail")
    source = members.object("source")
    meta = members.object("meta")
    otherMembers = members.others
    if case .object = json {} else { nonObject = .some(json) }
  }

  public var json: JSONValue {
    if let nonObject { return nonObject }
    var members = ObjectMembers(others: otherMembers)
    members.set("id", id)
    members.set("links", links)
    members.set("status", statusMember?.json)
    members.set("code", codeMember?.json)
    members.set("title", title)
    members.set("detail", detail)
    members.set("source", source)
    members.set("meta", meta)
    return members.json
  }
}
