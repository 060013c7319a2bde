import ResourceSchema

/// The names in Swift that a schema's own names become.
struct SchemaNames: Sendable {
  private let resources: [String: ResourceNames]
  private let types: [String: String]

  init(_ schema: Schema) {
    resources = Dictionary(
      schema.resources.map { ($0.type.value, ResourceNames($0)) },
      uniquingKeysWith: { first, _ in first })
    types = Dictionary(
      schema.types.map { ($0.name.value, Self.swiftName(of: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The names of a resource type that the schema has.
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

  static func swiftName(of type: TypeDeclaration) -> String {
    type.swiftName?.value ?? NameWords(type.name.value).upperCamelCase
  }
}
