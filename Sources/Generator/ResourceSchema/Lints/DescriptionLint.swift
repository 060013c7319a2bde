import Diagnostics

/// Everything that becomes a declaration in Swift has documentation.
extension SchemaLints {
  mutating func checkDescriptions() {
    func check(_ what: String, _ name: Located<String>, _ description: String?) {
      guard description == nil else { return }
      diagnostics.report(
        .missingDescription, "the \(what) `\(name.value)` has no description", at: name.range)
    }
    for type in schema.types { check("type", type.name, type.description) }
    for resource in schema.resources {
      check("resource type", resource.type, resource.description)
      for attribute in resource.attributes {
        check("attribute", attribute.name, attribute.description)
      }
      for relationship in resource.relationships {
        check("relationship", relationship.name, relationship.description)
      }
    }
    for document in schema.documents { check("document", document.name, document.description) }
  }
}
