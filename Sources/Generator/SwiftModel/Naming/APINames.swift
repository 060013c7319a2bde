import ResourceSchema

/// The Swift names of declarations that an API has once.
struct APINames: Sendable {
  let api: String

  init(_ schema: Schema) {
    let api = NameWords(schema.name.value).upperCamelCase
    self.api = api.isEmpty ? "API" : api
  }

  var anyResource: String { api + "Resource" }
  var sharedDocument: String { api + "Document" }
  var dialect: String { api + "Filters" }
  var apiDefinition: String { api + "API" }
  var client: String { api + "Client" }
}
