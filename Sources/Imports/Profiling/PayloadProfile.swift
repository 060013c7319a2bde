import Diagnostics
import JSONSource

/// What payloads show about an API: numbers, names and forms, but no values except those of enums.
///
/// It is independent of the files that contain the payloads. The order of payloads only affects the
/// order of names, and the places in messages.
public struct PayloadProfile: Sendable {
  public enum Reason: Sendable, Hashable, CaseIterable {
    case failedRequest
    case noData
    /// A resource object in `data` has no type.
    case untyped
    case notJSONAPI
  }

  public struct TypeProfile: Sendable {
    public internal(set) var responses = ResourceProfile()
    public internal(set) var creates = ResourceProfile()
    public internal(set) var updates = ResourceProfile()
    /// The number of `self` links to resources in each collection.
    public internal(set) var collections: [Collection: Int] = [:]
    public struct Collection: Sendable, Hashable {
      /// The parts of the path, with ``Endpoint/id`` for ids.
      public var path: [String]
      /// True if the paths of its resources end with a slash.
      public var endsWithSlash: Bool
    }
  }

  /// A member that JSON:API does not define.
  public struct UnknownMember: Sendable, Equatable {
    public var name: String
    /// The objects that have it, for messages: a resource type, `documents` or `errors`.
    public var owner: String
  }

  /// The resource types, in the order of their first occurrence.
  public internal(set) var typeNames: [String] = []
  public internal(set) var types: [String: TypeProfile] = [:]
  public internal(set) var documents: [DocumentProfile.Key: DocumentProfile] = [:]
  public internal(set) var endpoints: [[String]: Endpoint] = [:]
  /// The primary data of responses, by the hash of the path.
  public internal(set) var primaryData: [UInt64: (types: Set<String>, isMany: Bool)] = [:]
  public internal(set) var linkages: [LinkageProfile.Key: LinkageProfile] = [:]
  public internal(set) var errors = ObjectProfile()
  public internal(set) var skipped: [Reason: ValueProfile.Occurrence] = [:]
  /// The members that were not used, in the order of their first occurrence, which is beside them.
  public private(set) var unknownMembers: [(member: UnknownMember, first: PayloadPlace)] = []
  public internal(set) var payloadCount = 0
  /// The number of resource objects in responses.
  public var objectCount: Int { types.values.reduce(0) { $0 + $1.responses.count } }
  public var isTruncated: Bool {
    cursor.freeMembers == 0 || typeNames.count == Self.maxTypes
      || unknownMembers.count == Self.maxUnknownMembers
  }

  var cursor: Cursor
  /// Hashes of ids, to recognize ids in paths.
  var ids: Set<UInt64> = []
  let typeRules: [TypeRule]

  static let maxTypes = 5_000
  static let maxUnknownMembers = 100

  /// The type of resource objects without one, by the last components of a request path or a file
  /// path; `*` matches any component.
  public typealias TypeRule = (pattern: [String], type: String)

  mutating func noteUnknownMembers(
    of object: JSONObject, _ owner: String, besides known: DefinedMembers
  ) {
    for property in object.members where !known.contains(property.name) {
      let member = UnknownMember(name: property.name, owner: owner)
      guard unknownMembers.count < Self.maxUnknownMembers,
        !unknownMembers.contains(where: { $0.member == member })
      else { continue }
      unknownMembers.append((member, cursor.place))
    }
  }

  public init(typeRules: [TypeRule] = [], keepsExamples: Bool = false) {
    self.typeRules = typeRules
    cursor = Cursor(keepsExamples: keepsExamples)
  }

  public mutating func add(_ payload: Payload) {
    cursor.file = payload.file
    cursor.pointer = payload.pointer
    if let exchange = payload.exchange, !exchange.isSuccess {
      addErrors(payload.root?["errors"])
      return skip(.failedRequest)
    }
    guard let root = payload.root else {
      if let exchange = payload.exchange { add(exchange, types: [], isMany: false) }
      return
    }
    guard let document = root.object else { return skip(.notJSONAPI) }
    guard let data = document["data"] else {
      addErrors(document["errors"])
      return skip(document["errors"]?.array != nil ? .failedRequest : .noData)
    }
    let objects = data.array ?? (data.isNull ? [] : [data])
    guard objects.allSatisfy({ $0.object != nil }),
      document["included"].map({ $0.array?.allSatisfy { $0.object != nil } ?? false }) ?? true
    else { return skip(.notJSONAPI) }
    let path = payload.exchange?.path ?? payload.file.split(separator: "/").map(String.init)
    let rule = typeRules.first { pattern, _ in
      path.count >= pattern.count
        && zip(path.suffix(pattern.count), pattern).allSatisfy { $1 == "*" || $0 == $1 }
    }
    let types = objects.map { $0["type"]?.string ?? rule?.type }
    guard types.allSatisfy({ $0 != nil && $0 != "" }) else { return skip(.untyped) }
    payloadCount += 1
    noteUnknownMembers(of: document, "documents", besides: .document)
    add(payload, document, data, objects, types.compactMap(\.self))
  }

  /// - Parameter objects: The resource objects or identifiers in `data`, each with its type.
  private mutating func add(
    _ payload: Payload, _ document: JSONObject, _ data: JSONNode, _ objects: [JSONNode],
    _ types: [String]
  ) {
    let path =
      payload.exchange?.path ?? document["links"]?["self"]?.url.map(URLPath.parts) ?? []
    let linkage = LinkageProfile.Key(path: path)
    for object in objects { remember(object["id"]?.string) }
    let role = payload.role ?? Self.role(of: document, data)
    let isMany = data.array != nil
    let graph = IncludeGraph(document)
    cursor.included = Set(graph.included.keys)
    forEach("data", data.isNull ? nil : data) { profile, object, index in
      profile.add(object, types[index], role, payload.exchange, isLinkage: linkage != nil)
    }
    if let linkage, let root = payload.root {
      linkages[linkage, default: LinkageProfile(key: linkage)].add(root, at: path, &cursor)
    }
    guard role == .response else { return }
    if let object = data.object, let type = types.first {
      addCollection(of: object, type, document["links"]?["self"])
    }
    forEach("included", document["included"]) { profile, object, _ in
      guard let type = object["type"]?.string, type != "" else { return }
      profile.remember(object["id"]?.string)
      profile.add(object, type, .response, payload.exchange, isLinkage: false)
    }
    let distinct = Set(types)
    if !path.isEmpty, !distinct.isEmpty {
      primaryData[URLPath.hash(path), default: ([], isMany)].types
        .formUnion(distinct)
    }
    guard linkage == nil else { return }
    if let exchange = payload.exchange { add(exchange, types: distinct, isMany: isMany) }
    let isOfResources = objects.contains { $0["attributes"] != nil || $0["relationships"] != nil }
    if isOfResources || objects.isEmpty {
      addDocument(document, payload.exchange, distinct, isMany: isMany, graph)
    }
  }

  /// Calls a function with each object in a member, which is an array or an object, at its place.
  private mutating func forEach(
    _ key: String, _ node: JSONNode?, _ body: (inout Self, JSONObject, _ index: Int) -> Void
  ) {
    guard let node else { return }
    cursor.push(.key(key))
    for (index, element) in (node.array ?? [node]).enumerated() {
      guard let object = element.object else { continue }
      if node.array != nil { cursor.push(.index(index)) }
      body(&self, object, index)
      if node.array != nil { cursor.pop() }
    }
    cursor.pop()
  }

  private mutating func addCollection(of object: JSONObject, _ type: String, _ link: JSONNode?) {
    guard let url = link?.url else { return }
    let parts = URLPath.parts(of: url)
    guard parts.count > 1, parts.last == object["id"]?.string else { return }
    let path = template(of: parts.dropLast())
    let collection = TypeProfile.Collection(
      path: path, endsWithSlash: URLPath.endsWithSlash(url))
    types[type]?.collections[collection, default: 0] += 1
  }

  /// Adds the members of error objects. Error responses provide no other evidence.
  private mutating func addErrors(_ errors: JSONNode?) {
    guard errors?.array != nil else { return }
    forEach("errors", errors) { profile, object, _ in
      profile.errors.add(object, &profile.cursor)
      profile.noteUnknownMembers(of: object, "errors", besides: .error)
    }
  }

  /// A file with a new resource object, and nothing else, is a request.
  private static func role(of document: JSONObject, _ data: JSONNode) -> Role {
    let isRequest =
      data["id"] == nil && data.object != nil && document.members.count == 1
      && (data["attributes"] != nil || data["relationships"] != nil)
    return isRequest ? .create : .response
  }

  private mutating func add(
    _ object: JSONObject, _ type: String, _ role: Role, _ exchange: Exchange?, isLinkage: Bool
  ) {
    guard know(type) else { return }
    noteUnknownMembers(of: object, "`\(type)`", besides: .resource)
    let isIdentifier = !object.members.contains {
      ["attributes", "relationships", "links"].contains($0.name)
    }
    if isLinkage || isIdentifier && role == .response { return }
    cursor.owner = StableHash.of(type, object["id"]?.string ?? "")
    switch role {
    case .create: types[type]?.creates.add(object, &cursor)
    case .update: types[type]?.updates.add(object, &cursor)
    case .response:
      let isPartial = exchange?.query.contains { $0.name == "fields[\(type)]" } ?? false
      types[type]?.responses.add(object, isWhole: !isPartial, &cursor)
    }
    guard role == .response else { return }
    addCollection(of: object, type, object["links"]?["self"])
    for (_, identifier) in object.linkage {
      if let type = identifier["type"]?.string { know(type) }
    }
  }

  private mutating func remember(_ id: String?) {
    if let id { ids.insert(StableHash.of(id)) }
  }

  /// - Returns: False if there are too many types.
  @discardableResult
  private mutating func know(_ type: String) -> Bool {
    if types[type] != nil { return true }
    guard typeNames.count < Self.maxTypes, !type.isEmpty, type.utf8.count <= 200 else {
      return false
    }
    typeNames.append(type)
    types[type] = TypeProfile()
    return true
  }

  private mutating func addDocument(
    _ document: JSONObject, _ exchange: Exchange?, _ types: Set<String>, isMany: Bool,
    _ graph: IncludeGraph
  ) {
    let path = exchange.map { template(of: $0.path) }
    guard path != nil || !types.isEmpty else { return }
    let key = DocumentProfile.Key(
      path: path, types: path == nil ? types.sorted() : [], isMany: isMany)
    documents[key, default: DocumentProfile(key: key)].add(
      document, types: types, includePaths: graph.paths(), &cursor)
  }

  private mutating func add(_ exchange: Exchange, types: Set<String>, isMany: Bool) {
    let path = template(of: exchange.path)
    guard !path.isEmpty else { return }
    endpoints[path, default: Endpoint(path: path, first: cursor.place)].add(
      exchange, types: types, isMany: isMany)
  }

  private func template(of path: some Sequence<String>) -> [String] {
    path.map { part in
      let isId =
        ids.contains(StableHash.of(part)) && types[part] == nil
        || [.whole, .uuid].contains(StringForm(of: part))
        || part.utf8.count >= 16 && part.utf8.contains(where: Byte.isDigit)
      return isId ? Endpoint.id : part
    }
  }

  private mutating func skip(_ reason: Reason) {
    skipped[reason, default: .init(count: 0, first: cursor.place)].count += 1
  }
}

public struct ResourceProfile: Sendable {
  public private(set) var ids = ValueProfile()
  public private(set) var attributes = ObjectProfile()
  public private(set) var relationships = MemberList<RelationshipValue>()
  public private(set) var surroundings = ObjectProfile()

  public var wholeCount: Int { relationships.wholeCount }
  public var count: Int { relationships.count }
  public var firstWhole: PayloadPlace? { relationships.firstWhole }

  /// - Parameter isWhole: False if the request asked for some of the members, so that absent members
  ///   are not significant.
  mutating func add(_ object: JSONObject, isWhole: Bool = true, _ cursor: inout Cursor) {
    if let id = object["id"] { cursor.at(.key("id")) { ids.add(id, &$0) } }
    cursor.at(.key("attributes")) {
      attributes.add(object["attributes"]?.object, &$0, isWhole: isWhole)
    }
    cursor.at(.key("relationships")) {
      relationships.add(object["relationships"]?.object, &$0, isWhole: isWhole)
    }
    surroundings.add(object, &cursor, isWhole: isWhole) { $0 == "links" || $0 == "meta" }
  }
}
