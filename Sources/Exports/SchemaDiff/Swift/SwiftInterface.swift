import ResourceSchema
import SwiftModel

/// The declarations in the generated Swift of a schema that code can use.
struct SwiftInterface {
  /// The members of a struct, in the order of the arguments of its initializer.
  struct Arguments {
    var key: SchemaKey
    /// The name of the struct.
    var name: String
    var members: [SchemaKey]
  }

  private(set) var declarations: [SwiftDeclaration] = []
  var arguments: [Arguments] = []
  /// The lengths that include paths can have, by resource type; 0 if the paths are listed.
  var includeDepths: [String: Int] = [:]
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

  // MARK: Adding

  mutating func add(
    _ name: String, _ role: String, _ key: SchemaKey, signature: String = "",
    in container: String? = nil, _ change: (inout SwiftDeclaration) -> Void = { _ in }
  ) {
    var declaration = SwiftDeclaration(
      identity: .init(key: key, role: role), name: name, signature: signature,
      container: container)
    change(&declaration)
    // If two types share a declaration, through an anchor or a default, it belongs to the first.
    guard known.insert(declaration.identity).inserted else { return }
    declarations.append(declaration)
  }

  mutating func addType(
    _ name: String, _ role: String, _ key: SchemaKey, signature: String = "",
    in container: String? = nil
  ) {
    add(name, role, key, signature: signature, in: container) { $0.isType = true }
  }

  mutating func add(_ deprecation: Deprecation?, of name: String, _ key: SchemaKey) {
    guard deprecation != nil else { return }
    add(name, "deprecation", key + ["deprecated"]) {
      $0.removal = .none
      $0.addition = .possible
    }
  }

  // MARK: Types and documents

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
      addType(shared.name, "alias of documents", Self.apiKey)
    }
    if let union = model.anyResource {
      addType(union.name, "enum of all resources", Self.apiKey)
      add(union, named: union.name) { .init(key: [$0], role: "case of all resources") }
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
    addType(name, "document", key, signature: "`\(Scope().spelling(of: type))`")
    add(document.alias.deprecation, of: name, key)
    add(document.types, in: Scope(container: name)) { type in
      let parts = [("APIMeta", "jsonapi"), ("Meta", "meta"), ("Links", "links")]
      let part = parts.first { type.hasSuffix($0.0) }?.1 ?? "data"
      return .init(key: key + [part], role: "type \(part)")
    }
  }

  // MARK: Resource types

  private mutating func add(_ model: ResourceModel, _ resource: Resource) {
    let key = [model.type]
    let name = model.alias.name
    addType(name, "model", key)
    addType(model.newAlias.name, "new model", key)
    addType(model.description.name, "description", key)
    let scope = Scope()
    for (part, type) in [
      ("id", model.idType), ("meta", model.metaType), ("links", model.linksType),
    ] {
      add(
        "\(name).\(part)", part, key + [part],
        signature: scope.spelling(of: type ?? "none"), in: name)
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
    add(model.types, in: scope) { type in
      Self.identity(ofType: type, in: model, key)
    }
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
      add(name, role + part, key + [part], in: model) { $0.addition = .breaking }
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
      properties.first { SwiftSpelling.mentions(type, in: $0.type) }
        .map { .init(key: key + ["attributes", $0.wireName], role: role) }
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
    guard let owner = relationships.first(where: { SwiftSpelling.mentions(name, in: $0.type) })
    else { return nil }
    let parts = [("Links", "links"), ("IdMeta", "idMeta"), ("Meta", "meta")]
    let part = parts.first { name.hasSuffix($0.0) }?.1
    return .init(
      key: key + ["relationships", owner.wireName] + (part.map { [$0] } ?? []), role: "type")
  }
}

extension SharedDocument {
  /// Returns a type without the alias.
  fileprivate func expanding(_ type: String) -> String {
    guard type.hasPrefix(name + "<"), type.hasSuffix(">") else { return type }
    let body = String(type.dropFirst(name.count + 1).dropLast())
    return SwiftSpelling.replacingNames(in: self.type) { $0 == "Body" ? body : $0 }
  }
}
