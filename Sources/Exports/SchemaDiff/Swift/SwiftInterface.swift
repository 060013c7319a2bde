import ResourceSchema
import SwiftModel

/// The declarations in the generated Swift of a schema that code can use.
struct SwiftInterface {
  private(set) var declarations: [SwiftDeclaration] = []
  /// The lengths that include paths can have, by resource type; 0 if the paths are listed.
  private(set) var includeDepths: [String: Int] = [:]
  private var known: Set<SwiftDeclaration.Identity> = []
  /// The parts of the schema that types are for, by the names of the types.
  private var owners: [String: SchemaKey] = [:]

  init(_ schema: Schema, options: ModelOptions) {
    // Both versions have the same module and namespace.
    var options = options
    options.modelsModule = nil
    options.namespace = nil
    let model = SwiftModel.build(schema, options: options).model
    addTypes(of: model, schema)
    for resource in model.resources { add(resource) }
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
        identity: identity, name: name, signature: scope.spelling(of: type), isType: isType,
        removal: removal, addition: addition))
  }

  private mutating func add(_ deprecation: Deprecation?, of name: String, _ key: SchemaKey) {
    guard deprecation != nil else { return }
    add(name, "deprecation", key + ["deprecated"], removal: .none, addition: .possible)
  }

  private mutating func addTypes(of model: SwiftModel, _ schema: Schema) {
    for type in schema.types.reversed() {
      owners[SwiftModel.name(of: type)] = ["types", type.name.value]
    }
    for type in model.types {
      let isNew = owners[type.name] == nil && type.name.hasPrefix("New")
      if isNew { owners[type.name] = owners[String(type.name.dropFirst(3))] }
      add([type], role: isNew ? "type of requests" : "type")
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
      let (name, type) = (documentModel.alias.name, documentModel.alias.type)
      add(
        name, "document", key, type: model.sharedDocument?.expanding(type) ?? type, isType: true)
      add(documentModel.alias.deprecation, of: name, key)
      for type in documentModel.types {
        let parts = ["APIMeta": "jsonapi", "Meta": "meta", "Links": "links"] as KeyValuePairs
        owners[type.name] = key + [parts.first { type.name.hasSuffix($0.key) }?.value ?? "data"]
      }
      add(documentModel.types, role: "type")
    }
  }

  private mutating func add(_ model: ResourceModel) {
    let key = [model.type]
    let name = model.alias.name
    add(name, "model", key, isType: true)
    add(model.newAlias.name, "new model", key, isType: true)
    add(model.description.name, "description", key, isType: true)
    for (part, type) in [
      ("id", model.idType), ("meta", model.metaType), ("links", model.linksType),
    ] {
      add("\(name).\(part)", part, key + [part], type: type ?? "none")
      if let type { note(type, of: key + [part], in: Scope()) }
    }
    let description = model.description
    addFields(of: description, key, named: description.name, role: "")
    add(description.types, in: Scope(description.name, description.types), role: "type")
    // Code that makes new resource objects has one name for both descriptions: `.init(title: …)`.
    var new = model.newDescription ?? description
    if new.attributes.alias != nil { new.attributes = description.attributes }
    if new.relationships.alias != nil { new.relationships = description.relationships }
    addFields(of: new, key, named: model.newAlias.name, role: "new ")
    if let new = model.newDescription {
      add(new.types, in: Scope(new.name, new.types), role: "new type")
    }
    add(model.types, role: "type")
  }

  private mutating func addFields(
    of description: DescriptionModel, _ key: SchemaKey, named owner: String, role: String
  ) {
    let scope = Scope(description.name, description.types)
    for (part, fields) in [
      ("attributes", description.attributes), ("relationships", description.relationships),
    ] {
      guard let structure = fields.structure else { continue }
      let name = "\(owner).\(structure.name)"
      add(name, role + part, key + [part], addition: .breaking)
      addMembers(
        of: structure, named: name, key + [part], scope, role: role,
        isRelationship: part == "relationships")
    }
  }

  /// Remembers which part of the schema a type is for, and the types that it consists of.
  private mutating func note(
    _ type: String, of key: SchemaKey, in scope: Scope, part: (String) -> String? = { _ in nil }
  ) {
    for name in SwiftSpelling.names(in: [scope.spelling(of: type)]) where owners[name] == nil {
      owners[name] = key + (part(name).map { [$0] } ?? [])
    }
  }

  /// The types that can be named without their enclosing types.
  private struct Scope {
    /// The enclosing type with a dot after it.
    private var prefix = ""
    private var names: [String: String] = [:]

    init() {}

    init(_ name: String, _ types: [TypeModel], in outer: Scope = Scope()) {
      prefix = name + "."
      names = outer.names
      for type in types { names[type.name] = self.name(of: type) }
    }

    func name(of type: TypeModel) -> String { prefix + type.name }

    /// Returns a type with the full names of types.
    func spelling(of type: String) -> String {
      SwiftSpelling.replacingNames(in: type) {
        SwiftSpelling.replacingStart(of: $0, by: names)
      }
    }
  }

  /// Adds types, except for those that code does not name.
  private mutating func add(_ types: [TypeModel], in scope: Scope = Scope(), role: String) {
    for type in types {
      let name = scope.name(of: type)
      guard let key = owners[name] else { continue }
      func add(_ words: String) { self.add(name, role, key, type: words, in: scope, isType: true) }
      switch type {
      case .structure(let structure):
        add("a struct")
        addMembers(of: structure, named: name, key, scope, role: role + " ")
      case .enumeration(let enumeration):
        add("\(enumeration.isOpen ? "an open" : "a closed") enum of `\(enumeration.rawType)`")
        for value in enumeration.cases {
          addCase(value.identifier, of: name, "case", key + [value.literal.unquoted])
        }
      case .valueUnion(let union):
        add("an enum of several types")
        let inner = Scope(name, union.types, in: scope)
        for value in union.cases {
          let role = "case \(value.tag ?? value.identifier.declared)"
          addCase(value.identifier, of: name, role, key, type: value.type, in: inner)
        }
        if union.isOpen {
          self.add("\(name).unrecognized", "unrecognized case", key, addition: .possible)
        }
        for type in union.types {
          owners[inner.name(of: type)] = key
          self.add([type], in: inner, role: "type \(type.name)")
        }
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
    type: String = "", in scope: Scope = Scope()
  ) {
    add(
      "\(name).\(identifier.declared)", role, key, type: type, in: scope, addition: .possible)
  }

  private mutating func addMembers(
    of structure: StructureModel, named name: String, _ key: SchemaKey, _ scope: Scope,
    role: String, isRelationship: Bool = false
  ) {
    let scope = Scope(name, structure.types, in: scope)
    let isLinks = structure.conformances.contains("Links")
    let parts: KeyValuePairs = ["Links": "links", "IdMeta": "idMeta", "Meta": "meta"]
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
      note(property.type, of: key, in: scope) { name in
        isLinks ? "meta" : isRelationship ? parts.first { name.hasSuffix($0.key) }?.value : nil
      }
    }
    add(structure.types, in: scope, role: role + "type")
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
