import ResourceSchema
import SwiftModel

/// The declarations in the generated Swift of a schema that code can use.
struct SwiftInterface {
  private(set) var declarations: [SwiftDeclaration] = []
  /// The lengths that include paths can have, by resource type; 0 if the paths are listed.
  private(set) var includeDepths: [String: Int] = [:]
  private var known: Set<SwiftDeclaration.Identity> = []

  init(_ schema: Schema, options: ModelOptions) {
    // Both versions have the same module and namespace.
    var options = options
    options.modelsModule = nil
    options.namespace = nil
    let model = SwiftModel.build(schema, options: options).model
    addTypes(of: model, schema)
    for (model, resource) in zip(model.resources, schema.resources) { add(model, resource) }
    addDocuments(of: model, schema)
    for (query, resource) in zip(model.queries, schema.resources) { add(query, resource) }
    if let client = model.client { add(client) }
  }

  /// The key for elements of the API as a whole.
  static let apiKey: SchemaKey = ["client"]

  /// - Parameter type: The type in its spelling in the scope, or words for it.
  private mutating func add(
    _ name: String, _ role: String, _ key: SchemaKey, type: String = "", in scope: Scope = Scope(),
    isType: Bool = false, removal: Effect = .breaking, addition: Effect = .none
  ) {
    let identity = SwiftDeclaration.Identity(key: key, role: role)
    // If two types share a declaration, through an anchor or a default, it belongs to the first.
    guard known.insert(identity).inserted else { return }
    declarations.append(
      SwiftDeclaration(
        identity: identity, name: name, signature: scope.spelling(of: type),
        container: scope.container, isType: isType, removal: removal, addition: addition))
  }

  private mutating func add(_ deprecation: Deprecation?, of name: String, _ key: SchemaKey) {
    guard deprecation != nil else { return }
    add(name, "deprecation", key + ["deprecated"], removal: .none, addition: .possible)
  }

  private mutating func addTypes(of model: SwiftModel, _ schema: Schema) {
    let names = Dictionary(
      schema.types.map { (SwiftModel.name(of: $0), $0.name.value) }
    ) { first, _ in first }
    add(model.types, in: Scope()) { type in
      if let name = names[type] { return .init(key: ["types", name], role: "type") }
      guard type.hasPrefix("New"), let name = names[String(type.dropFirst(3))] else { return nil }
      return .init(key: ["types", name], role: "type of requests")
    }
  }

  private mutating func addDocuments(of model: SwiftModel, _ schema: Schema) {
    if let shared = model.sharedDocument {
      add(shared.name, "alias of documents", Self.apiKey, isType: true)
    }
    if let union = model.anyResource {
      add(union.name, "enum of all resources", Self.apiKey, isType: true)
      for value in union.cases {
        addCase(value.identifier, of: union.name, "case of all resources", [value.type])
      }
    }
    let declared = Set(schema.documents.map(\.name.value))
    for (documentModel, document) in zip(model.documents, SwiftModel.documents(of: schema)) {
      let key =
        declared.contains(document.name.value) || document.data.types.isEmpty
        ? ["documents", document.name.value]
        : [document.data.types[0].value, document.data.isMany == true ? "collection" : "document"]
      let type = documentModel.alias.type
      add(documentModel, key, type: model.sharedDocument?.expanding(type) ?? type)
    }
  }

  private mutating func add(_ document: DocumentModel, _ key: SchemaKey, type: String) {
    let name = document.alias.name
    add(name, "document", key, type: type, isType: true)
    add(document.alias.deprecation, of: name, key)
    add(document.types, in: Scope(container: name)) { type in
      let parts = [("APIMeta", "jsonapi"), ("Meta", "meta"), ("Links", "links")]
      let part = parts.first { type.hasSuffix($0.0) }?.1 ?? "data"
      return .init(key: key + [part], role: "type \(part)")
    }
  }

  private mutating func add(_ model: ResourceModel, _ resource: Resource) {
    let key = [model.type]
    let name = model.alias.name
    add(name, "model", key, isType: true)
    add(model.newAlias.name, "new model", key, isType: true)
    add(model.description.name, "description", key, isType: true)
    for (part, type) in [
      ("id", model.idType), ("meta", model.metaType), ("links", model.linksType),
    ] {
      add("\(name).\(part)", part, key + [part], type: type ?? "none", in: Scope(container: name))
    }
    let description = model.description
    addFields(of: description, key, named: description.name, model: name, role: "")
    addTypes(nestedIn: description, key, role: "type")
    // Code that makes new resource objects has one name for both descriptions: `.init(title: …)`.
    var new = model.newDescription ?? description
    if new.attributes.alias != nil { new.attributes = description.attributes }
    if new.relationships.alias != nil { new.relationships = description.relationships }
    addFields(of: new, key, named: model.newAlias.name, model: name, role: "new ")
    if let new = model.newDescription { addTypes(nestedIn: new, key, role: "new type") }
    add(model.types, in: Scope()) { Self.identity(ofType: $0, in: model, key) }
  }

  private mutating func addFields(
    of description: DescriptionModel, _ key: SchemaKey, named owner: String, model: String,
    role: String
  ) {
    let scope = Scope().inside(description.name, description.types)
    for (part, fields) in [
      ("attributes", description.attributes), ("relationships", description.relationships),
    ] {
      guard let structure = fields.structure else { continue }
      let name = "\(owner).\(structure.name)"
      add(
        name, role + part, key + [part], in: Scope(container: model), addition: .breaking)
      addMembers(
        of: structure, named: name, key + [part], scope, role: role,
        isRelationship: part == "relationships")
    }
  }

  private mutating func addTypes(
    nestedIn description: DescriptionModel, _ key: SchemaKey, role: String
  ) {
    let properties = description.attributes.structure?.properties ?? []
    add(description.types, in: Scope().inside(description.name, description.types)) { type in
      properties.first(using: type).map {
        .init(key: key + ["attributes", $0.wireName], role: role)
      }
    }
  }

  /// The links, meta and targets of a resource type and of its relationships.
  private static func identity(
    ofType name: String, in model: ResourceModel, _ key: SchemaKey
  ) -> SwiftDeclaration.Identity? {
    let spellings: [String?] = [name, "\(name)?"]
    if spellings.contains(model.metaType) { return .init(key: key + ["meta"], role: "type") }
    if spellings.contains(model.linksType) { return .init(key: key + ["links"], role: "type") }
    let relationships =
      model.relationships + (model.newDescription?.relationships.structure?.properties ?? [])
    guard let owner = relationships.first(using: name) else { return nil }
    let parts = [("Links", "links"), ("IdMeta", "idMeta"), ("Meta", "meta")]
    let part = parts.first { name.hasSuffix($0.0) }?.1
    return .init(
      key: key + ["relationships", owner.wireName] + (part.map { [$0] } ?? []), role: "type")
  }

  /// The types that can be named without their enclosing types.
  private struct Scope {
    /// The type that all of them go with.
    var container: String?
    /// The enclosing type with a dot after it.
    private var prefix = ""
    private var names: [String: String] = [:]

    init(container: String? = nil) { self.container = container }

    func inside(_ name: String, _ types: [TypeModel]) -> Scope {
      var result = Scope(container: name)
      result.prefix = name + "."
      result.names = names
      for type in types { result.names[type.name] = "\(name).\(type.name)" }
      return result
    }

    func name(of type: TypeModel) -> String { prefix + type.name }

    /// Returns a type with the full names of types.
    func spelling(of type: String) -> String {
      SwiftSpelling.replacingNames(in: type) {
        SwiftSpelling.replacingStart(of: $0, by: names)
      }
    }
  }

  /// - Parameter identity: Returns the identity of a type; `nil` for a type that code does not
  ///   name.
  private mutating func add(
    _ types: [TypeModel], in scope: Scope,
    _ identity: (String) -> SwiftDeclaration.Identity?
  ) {
    for type in types {
      guard let identity = identity(type.name) else { continue }
      let (name, key) = (scope.name(of: type), identity.key)
      func add(_ words: String) {
        self.add(name, identity.role, key, type: words, in: scope, isType: true)
      }
      switch type {
      case .structure(let structure):
        add("a struct")
        addMembers(of: structure, named: name, key, scope, role: identity.role + " ")
      case .enumeration(let enumeration):
        add("\(enumeration.isOpen ? "an open" : "a closed") enum of `\(enumeration.rawType)`")
        for value in enumeration.cases {
          addCase(value.identifier, of: name, "case", key + [value.literal.unquoted])
        }
      case .valueUnion(let union):
        add("an enum of several types")
        let inner = scope.inside(name, union.types)
        for value in union.cases {
          let role = "case \(value.tag ?? value.identifier.declared)"
          addCase(value.identifier, of: name, role, key, type: value.type, in: inner)
        }
        if union.isOpen {
          self.add(
            "\(name).unrecognized", "unrecognized case", key, in: inner, addition: .possible)
        }
        self.add(union.types, in: inner) { .init(key: key, role: "type \($0)") }
      case .union(let union):
        add("an enum of resources")
        for value in union.cases { addCase(value.identifier, of: name, "case \(value.type)", key) }
      case .alias(let alias):
        add(alias.type)
        self.add(alias.deprecation, of: name, key)
      case .datePattern, .urlBase: break
      }
    }
  }

  private mutating func addCase(
    _ identifier: SwiftIdentifier, of name: String, _ role: String, _ key: SchemaKey,
    type: String = "", in scope: Scope? = nil
  ) {
    add(
      "\(name).\(identifier.declared)", role, key, type: type,
      in: scope ?? Scope(container: name), addition: .possible)
  }

  private mutating func addMembers(
    of structure: StructureModel, named name: String, _ key: SchemaKey, _ scope: Scope,
    role: String, isRelationship: Bool = false
  ) {
    let scope = scope.inside(name, structure.types)
    for property in structure.properties {
      let key = key + [property.wireName]
      // The names of coding formats in attribute types do not affect the values.
      let type = isRelationship ? property.type : property.valueType ?? property.parameterType
      add("\(name).\(property.identifier.name)", role + "property", key, type: type, in: scope)
      add(
        "\(name).init(\(property.identifier.label):)", role + "argument", key,
        type: property.parameterType, in: scope,
        addition: property.isOptional ? .none : .breaking)
      add(property.deprecation, of: "\(name).\(property.identifier.name)", key)
    }
    let isLinks = structure.conformances.contains("Links")
    add(structure.types, in: scope) { type in
      structure.properties.first(using: type).map {
        .init(key: key + [$0.wireName] + (isLinks ? ["meta"] : []), role: role + "type")
      }
    }
  }

  private mutating func add(_ query: QueryModel, _ resource: Resource) {
    let key = [resource.type.value]
    let owner = query.description
    addFields(of: query, resource)
    for (sort, model) in zip(resource.api.sorts, query.sorts) {
      add("\(owner).Sorts.\(model.identifier.declared)", "sort", key + ["sorts", sort.name.value])
    }
    for (filter, model) in zip(resource.api.filters, query.filters) {
      let key = key + ["filters", filter.name.value]
      let types = [model.operatorType, model.valueType].compactMap(\.self)
      add(
        "\(owner).Filters.\(model.identifier.declared)", "filter", key,
        type: types.joined(separator: ", "))
      for (text, value) in zip(filter.operators, model.operators?.cases ?? []) {
        add(
          "\(owner).\(model.operatorType ?? "").\(value.identifier.declared)", "operator",
          key + [text.value])
      }
    }
    switch resource.api.includes {
    case nil: includeDepths[resource.type.value] = .max
    case .depth(let depth): includeDepths[resource.type.value] = depth
    case .paths: includeDepths[resource.type.value] = 0
    }
    if let includes = query.includes {
      add(includes, "\(owner).Includes", key + ["includes"], path: "")
    }
    if let paging = query.paging {
      add("\(owner).Paging", "paging", key + ["page"], type: paging.style)
    }
  }

  private mutating func addFields(of query: QueryModel, _ resource: Resource) {
    let names =
      resource.attributes.map { ["attributes", $0.name.value] }
      + resource.relationships.map { ["relationships", $0.name.value] }
    for (name, field) in zip(names, query.fields) {
      let key = [resource.type.value] + name
      let path = "\(query.description).Fields.\(field.name)"
      add(path, "field", key)
      // `ReadOnlyField<…>` and `MetaField` cannot be set.
      let type = field.type.prefix { $0 != "<" }
      guard type.contains("Partly") || !type.contains("ReadOnly") && !type.contains("MetaField")
      else { continue }
      add(path, "settable field", key)
    }
  }

  private mutating func add(
    _ includes: IncludesModel, _ name: String, _ key: SchemaKey, path: String
  ) {
    for step in includes.steps {
      let relationship = step.literal.filter { $0 != "\"" }
      let path = path.isEmpty ? relationship : "\(path).\(relationship)"
      if step.type.contains("IncludePath<") {
        add("\(name).\(step.name)", "include path", key + [path])
      }
      for next in step.next { add(next, "\(name).\(step.name)", key, path: path) }
    }
  }

  private mutating func add(_ client: ClientModel) {
    add(client.api, "API", Self.apiKey, isType: true)
    add(client.name, "client", Self.apiKey, isType: true)
    if client.atomicLiteral != nil {
      add("\(client.api).atomicPath", "atomic operations", Self.apiKey + ["atomic"])
    }
    for resource in client.resources { add(resource, client) }
  }

  private mutating func add(_ resource: ClientResourceModel, _ client: ClientModel) {
    let key = [resource.type]
    let name = "\(client.name).\(resource.property)"
    if resource.hasEndpoint { add(name, "endpoint", key + ["path"]) }
    for endpoint in resource.nestedEndpoints {
      let labels = endpoint.parents.map { "\($0.name):" }.joined()
      add(
        "\(name)(\(labels))", "endpoint below \(labels)", key + ["path"], type: endpoint.type)
    }
    add(resource.deprecation, of: name, key)
    for text in resource.conformances.split(separator: ", ") {
      guard let conformance = text.split(separator: ".").last else { continue }
      let operation = Self.operations.first { conformance.hasPrefix($0.key) }?.value
      guard let operation else { continue }
      add(
        "\(resource.description).\(operation.role)", "operation \(operation.role)",
        key + ["operations", operation.name])
    }
    if resource.idFilter != nil {
      add("\(resource.description).filter(ids:)", "filter of ids", key + ["filters", "id"])
    }
    let documents = [
      ("get", "ResourceDocument", resource.document),
      ("list", "ListDocument", resource.listDocument),
    ]
    for (part, name, type) in documents {
      add("\(resource.description).\(name)", "document", key + ["answers", part], type: type)
    }
    if resource.total != nil {
      add("\(resource.description).total(in:)", "total", key + ["page", "total"])
    }
  }

  /// The operations by the beginnings of the names of their protocols. One that filters by ids also
  /// lists.
  private static let operations: [String: (name: String, role: String)] = [
    "Listable": ("list", "list"), "IdFilterable": ("list", "list"), "Gettable": ("get", "get"),
    "Creatable": ("create", "create"), "ClientIdentified": ("create", "create with id"),
    "Updatable": ("update", "update"), "Deletable": ("delete", "delete"),
  ]
}

extension [PropertyModel] {
  fileprivate func first(using name: String) -> PropertyModel? {
    first { $0.type.contains(name) && SwiftSpelling.names(in: [$0.type]).contains(name) }
  }
}

extension SharedDocument {
  fileprivate func expanding(_ type: String) -> String {
    guard type.hasPrefix(name + "<"), type.hasSuffix(">") else { return type }
    let body = String(type.dropFirst(name.count + 1).dropLast())
    return SwiftSpelling.replacingNames(in: self.type) { $0 == "Body" ? body : $0 }
  }
}

extension String {
  /// The text of a string literal without escapes, or a number.
  fileprivate var unquoted: String {
    count > 1 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : self
  }
}
