import ResourceSchema

/// The Swift names of declarations that an API has once.
struct APINames: Sendable {
  /// The prefix of names for the API: `Blog`.
  let api: String

  init(_ schema: Schema) {
    let api = NameWords(schema.name.value).upperCamelCase
    self.api = api.isEmpty ? "API" : api
  }

  var anyResource: String { api + "Resource" }

  /// The alias that plain documents share.
  var sharedDocument: String { api + "Document" }

  /// The API's own filter dialect.
  var dialect: String { api + "Filters" }

  /// The definition of the API for clients.
  var apiDefinition: String { api + "API" }

  /// The alias of the client.
  var client: String { api + "Client" }
}
