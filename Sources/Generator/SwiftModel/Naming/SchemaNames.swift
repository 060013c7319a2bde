import ResourceSchema

/// The Swift names derived from the names in a schema.
struct SchemaNames: Sendable {
  private let resources: [String: ResourceNames]
  private let types: [String: String]
  /// The prefix of names for the API: `Blog`.
  let api: String

  init(_ schema: Schema) {
    let api = NameWords(schema.name.value).upperCamelCase
    self.api = api.isEmpty ? "API" : api
    resources = Dictionary(
      schema.resources.map { ($0.type.value, ResourceNames($0)) },
      uniquingKeysWith: { first, _ in first })
    types = Dictionary(
      schema.types.map { ($0.name.value, Self.swiftName(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The enum of all resource types.
  var anyResource: String { api + "Resource" }

  /// The alias that plain documents share.
  var sharedDocument: String { api + "Document" }

  /// The API's own filter dialect.
  var dialect: String { api + "Filters" }

  /// The definition of the API for clients.
  var apiDefinition: String { api + "API" }

  /// The alias of the client.
  var client: String { api + "Client" }

  /// Returns the names of a resource type of the schema.
  subscript(resource: Resource) -> ResourceNames {
    resources[resource.type.value] ?? ResourceNames(resource)
  }

  /// The model of a JSON:API type, such as `Article` for `articles`.
  func model(ofType type: String) -> String {
    resources[type]?.model ?? NameWords(type).singular.upperCamelCase
  }

  /// The Swift name of a type from `types`.
  func type(named name: String) -> String {
    types[name] ?? NameWords(name).upperCamelCase
  }

  /// Returns the Swift name of a type from `types` in create requests, if it has another form
  /// there.
  func newType(named name: String) -> String { "New" + type(named: name) }

  static func swiftName(of type: TypeDeclaration) -> String {
    type.swiftName?.value ?? NameWords(type.name.value).upperCamelCase
  }
}
