import Diagnostics
import JSONSource

extension Evidence {
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
      let errors = document["errors"]
      addErrors(errors)
      return skip(errors?.array != nil ? .failedRequest : .noData)
    }
    let objects = data.array ?? (data.isNull ? [] : [data])
    guard objects.allSatisfy({ $0.object != nil }),
      document["included"].map({ $0.array?.allSatisfy { $0.object != nil } ?? false }) ?? true
    else { return skip(.notJSONAPI) }
    let rule = typeRules.first { rule in
      rule.matches(payload.exchange?.path ?? payload.file.split(separator: "/").map(String.init))
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
    let path = payload.exchange?.path ?? Self.selfPath(of: document)
    let isLinkage = LinkageEvidence.Key(path: path) != nil
    for object in objects { remember(object["id"]?.string) }
    let role = payload.role ?? Self.role(of: document, data)
    let isMany = data.array != nil
    let graph = IncludeGraph(document)
    cursor.included = graph.includedHashes
    forEach("data", data.isNull ? nil : data) { evidence, object, index in
      evidence.add(object, types[index], role, payload.exchange, isLinkage: isLinkage)
    }
    if isLinkage, let root = payload.root { addLinkage(root, at: path) }
    guard role == .response else { return }
    if let object = data.object, let type = types.first {
      addCollection(of: object, type, document["links"]?["self"])
    }
    forEach("included", document["included"]) { evidence, object, _ in
      guard let type = object["type"]?.string, type != "" else { return }
      evidence.remember(object["id"]?.string)
      evidence.add(object, type, .response, payload.exchange, isLinkage: false)
    }
    let distinct = Set(types)
    if let exchange = payload.exchange, !isLinkage {
      add(exchange, types: distinct, isMany: isMany)
    }
    remember(distinct, isMany, at: path)
    let isOfIdentifiers = objects.allSatisfy {
      $0["attributes"] == nil && $0["relationships"] == nil
    }
    if !isLinkage, !isOfIdentifiers || objects.isEmpty {
      addDocument(document, payload.exchange, distinct, isMany: isMany, graph)
    }
  }

  /// Calls a function with each object in a member, which is an array or an object, at its place.
  private mutating func forEach(
    _ key: String, _ node: JSONNode?, _ body: (inout Evidence, JSONObject, _ index: Int) -> Void
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

  private static func selfPath(of document: JSONObject) -> [String] {
    document["links"]?["self"]?.url.map(URLPath.parts) ?? []
  }

  private mutating func addCollection(of object: JSONObject, _ type: String, _ link: JSONNode?) {
    guard let url = link?.url else { return }
    let parts = URLPath.parts(of: url)
    guard parts.count > 1, parts.last == object["id"]?.string else { return }
    let path = template(of: parts.dropLast())
    let collection = TypeEvidence.Collection(
      path: path, endsWithSlash: URLPath.endsWithSlash(url))
    types[type]?.collections[collection, default: 0] += 1
  }

  private mutating func addLinkage(_ document: JSONNode, at path: [String]) {
    guard let key = LinkageEvidence.Key(path: path) else { return }
    linkages[key, default: LinkageEvidence(key: key)].add(document, at: path, &cursor)
  }

  /// Adds the members of error objects. Error responses provide no other evidence.
  private mutating func addErrors(_ errors: JSONNode?) {
    guard errors?.array != nil else { return }
    forEach("errors", errors) { evidence, object, _ in
      evidence.errors.add(object, &evidence.cursor)
      evidence.noteUnknownMembers(of: object, "errors", besides: .error)
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
    cursor.owner = (type, object["id"]?.string ?? "")
    switch role {
    case .create: types[type]?.creates.add(object, &cursor)
    case .update: types[type]?.updates.add(object, &cursor)
    case .response:
      let isPartial = exchange?.query.contains { $0.name == "fields[\(type)]" } ?? false
      types[type]?.responses.add(object, isWhole: !isPartial, &cursor)
    }
    guard role == .response else { return }
    addCollection(of: object, type, object["links"]?["self"])
    for relationship in object["relationships"]?.object?.members ?? [] {
      guard let linkage = relationship.value["data"] else { continue }
      for identifier in linkage.array ?? [linkage] {
        if let type = identifier["type"]?.string { know(type) }
      }
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
    types[type] = TypeEvidence(type: type)
    return true
  }

  private mutating func remember(_ types: Set<String>, _ isMany: Bool, at path: [String]) {
    guard !path.isEmpty, !types.isEmpty else { return }
    answers[URLPath.hash(path), default: Answer(types: [], isMany: isMany)].types.formUnion(types)
  }

  private mutating func addDocument(
    _ document: JSONObject, _ exchange: Exchange?, _ types: Set<String>, isMany: Bool,
    _ graph: IncludeGraph
  ) {
    let path = exchange.map { template(of: $0.path) }
    guard path != nil || !types.isEmpty else { return }
    let key = DocumentEvidence.Key(
      path: path, types: path == nil ? types.sorted() : [], isMany: isMany)
    documents[key, default: DocumentEvidence(key: key)].add(
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
      let isId = ids.contains(StableHash.of(part)) && types[part] == nil
      return isId || Self.looksLikeId(part) ? Endpoint.id : part
    }
  }

  private static func looksLikeId(_ part: String) -> Bool {
    [.whole, .uuid].contains(StringForm(of: part))
      || part.utf8.count >= 16 && part.utf8.contains(where: Byte.isDigit)
  }

  private mutating func skip(_ reason: Reason) {
    skipped[reason, default: .init(count: 0, first: cursor.place)].count += 1
  }
}
