import JSONSource

extension Evidence {
  /// Adds the evidence of a payload.
  public mutating func add(_ payload: Payload) {
    cursor.file = payload.file
    cursor.pointer = payload.pointer
    if let exchange = payload.exchange, !exchange.isSuccess {
      addErrors(payload.root?["errors"]?.array)
      return skip(.failedRequest)
    }
    guard let root = payload.root else {
      if let exchange = payload.exchange { add(exchange, types: [], isMany: false) }
      return
    }
    guard let document = root.object else { return skip(.notJSONAPI) }
    guard let data = document["data"] else {
      let errors = document["errors"]?.array
      addErrors(errors)
      return skip(errors != nil ? .failedRequest : .noData)
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
    add(
      payload, document, data, Primary(objects: objects, types: types.compactMap { $0 }))
  }

  /// The resource objects or identifiers in `data`, each with its type.
  private struct Primary {
    var objects: [JSONNode]
    var types: [String]
  }

  private mutating func add(
    _ payload: Payload, _ document: JSONObject, _ data: JSONNode, _ primary: Primary
  ) {
    let path = payload.exchange?.path ?? Self.selfPath(of: document)
    let isLinkage = LinkageEvidence.Key(path: path) != nil
    for object in primary.objects { remember(object["id"]?.string) }
    let role = Self.role(of: payload, document, data)
    let isMany = data.array != nil
    let graph = IncludeGraph(document)
    cursor.included = graph.includedHashes
    cursor.push(.key("data"))
    for (index, (node, type)) in zip(primary.objects, primary.types).enumerated() {
      guard let object = node.object else { continue }
      if isMany { cursor.push(.index(index)) }
      add(object, type, role, payload.exchange, isLinkage: isLinkage)
      if isMany { cursor.pop() }
    }
    cursor.pop()
    if isLinkage, let root = payload.root { addLinkage(root, at: path) }
    guard role == .response else { return }
    if let object = data.object, let type = primary.types.first {
      addCollection(of: object, type, document["links"]?["self"])
    }
    addIncluded(document["included"]?.array ?? [], payload.exchange)
    let types = Set(primary.types)
    if let exchange = payload.exchange {
      if !isLinkage { add(exchange, types: types, isMany: isMany) }
    }
    remember(types, isMany, at: path)
    let isOfIdentifiers = primary.objects.allSatisfy {
      $0["attributes"] == nil && $0["relationships"] == nil
    }
    if !isLinkage, !isOfIdentifiers || primary.objects.isEmpty {
      addDocument(document, payload.exchange, types, isMany: isMany, graph)
    }
  }

  /// Returns the components of the path in the `self` link of a document.
  static func selfPath(of document: JSONObject) -> [String] {
    document["links"]?["self"]?.url.map(URLPath.parts) ?? []
  }

  /// Records the collection of a resource object, from the link to itself.
  private mutating func addCollection(of object: JSONObject, _ type: String, _ link: JSONNode?) {
    guard let url = link?.url, types[type]?.wantsLinks ?? false else { return }
    let parts = URLPath.parts(of: url)
    guard parts.count > 1, parts.last == object["id"]?.string else { return }
    let path = template(of: parts.dropLast())
    types[type]?.add(.init(path: path, endsWithSlash: URLPath.endsWithSlash(url)))
  }

  private mutating func addLinkage(_ document: JSONNode, at path: [String]) {
    guard let key = LinkageEvidence.Key(path: path),
      linkages[key] != nil || linkages.count < Self.maxDocuments
    else { return }
    linkages[key, default: LinkageEvidence(key: key)].add(document, at: path, &cursor)
  }

  /// Adds the members of error objects. Error responses provide no other evidence.
  private mutating func addErrors(_ errors: [JSONNode]?) {
    cursor.push(.key("errors"))
    for (index, error) in (errors ?? []).enumerated() {
      guard let object = error.object else { continue }
      cursor.push(.index(index))
      self.errors.add(object, &cursor)
      cursor.pop()
    }
    cursor.pop()
  }

  enum Role { case response, create, update }

  private static func role(
    of payload: Payload, _ document: JSONObject, _ data: JSONNode
  ) -> Role {
    switch payload.role {
    case .response: return .response
    case .request: return payload.exchange?.method == "PATCH" ? .update : .create
    case .unknown:
      let isRequest =
        data["id"] == nil && data.object != nil && document.members.count == 1
        && (data["attributes"] != nil || data["relationships"] != nil)
      return isRequest ? .create : .response
    }
  }

  mutating func add(
    _ object: JSONObject, _ type: String, _ role: Role, _ exchange: Exchange?, isLinkage: Bool
  ) {
    guard know(type) else { return }
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

  mutating func remember(_ id: String?) {
    if let id, ids.count < Self.maxIds { ids.insert(StableHash.of(id)) }
  }

  private mutating func addIncluded(_ included: [JSONNode], _ exchange: Exchange?) {
    cursor.push(.key("included"))
    for (index, node) in included.enumerated() {
      guard let object = node.object, let type = object["type"]?.string, type != "" else {
        continue
      }
      remember(object["id"]?.string)
      cursor.push(.index(index))
      add(object, type, .response, exchange, isLinkage: false)
      cursor.pop()
    }
    cursor.pop()
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

  mutating func remember(_ types: Set<String>, _ isMany: Bool, at path: [String]) {
    guard !path.isEmpty, !types.isEmpty, answers.count < Self.maxIds else { return }
    answers[URLPath.hash(path), default: Answer(types: [], isMany: isMany)].types.formUnion(types)
  }

  mutating func addDocument(
    _ document: JSONObject, _ exchange: Exchange?, _ types: Set<String>, isMany: Bool,
    _ graph: IncludeGraph
  ) {
    let path = exchange.map { template(of: $0.path) }
    guard path != nil || !types.isEmpty else { return }
    let key = DocumentEvidence.Key(
      path: path, types: path == nil ? types.sorted() : [], isMany: isMany)
    guard documents[key] != nil || documents.count < Self.maxDocuments else { return }
    documents[key, default: DocumentEvidence(key: key)].add(
      document, types: types, includePaths: graph.paths(), &cursor)
  }

  private mutating func add(_ exchange: Exchange, types: Set<String>, isMany: Bool) {
    let path = template(of: exchange.path)
    guard !path.isEmpty, endpoints[path] != nil || endpoints.count < Self.maxDocuments else {
      return
    }
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
    part.utf8.allSatisfy(StringForm.isDigit) || StringForm(of: part) == .uuid
      || part.utf8.count >= 16 && part.utf8.contains(where: StringForm.isDigit)
  }

  private mutating func skip(_ reason: Reason) {
    skipped[reason, default: .init(count: 0, first: cursor.place)].count += 1
  }
}
