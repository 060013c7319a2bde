/// An error object.
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public struct UntypedError: UntypedObject {
  /// What tells this occurrence of the problem from others.
  public var id: String?
  /// `about` leads to this problem's own page, `type` to that of its kind.
  public var links: [String: UntypedLink]
  private var statusMember: LenientText?
  private var codeMember: LenientText?
  /// What the problem is, the same for all occurrences.
  public var title: String?
  /// What the problem is here.
  public var detail: String?
  /// What in the request it is about: `pointer`, `parameter`, `header`.
  public var source: [String: JSONValue]
  /// What the specification leaves open.
  public var meta: [String: JSONValue]
  /// What has no property here, and what is not of the shape that the specification gives it.
  public var otherMembers: [String: JSONValue]

  /// An error of which every member may be missing.
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

  /// The HTTP status. A number, which servers write against the specification, is read as its digits.
  public var status: String? {
    get { statusMember?.text }
    set { statusMember = newValue.map { LenientText($0) } }
  }

  /// The application's own code of the problem; the digits of a number.
  public var code: String? {
    get { codeMember?.text }
    set { codeMember = newValue.map { LenientText($0) } }
  }
}

extension UntypedError {
  public init(json: JSONValue, at pointer: JSONPointer) throws {
    var members = try ObjectMembers(json, of: "an error object", at: pointer)
    id = members.string("id")
    links = members.objects("links") { try? UntypedLink(json: $0) }
    statusMember = members.text("status")
    codeMember = members.text("code")
    title = members.string("title")
    detail = members.string("detail")
    source = members.object("source")
    meta = members.object("meta")
    otherMembers = members.others
  }

  public var json: JSONValue {
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
