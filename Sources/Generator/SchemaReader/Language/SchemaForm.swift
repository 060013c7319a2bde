/// A form of the language by its name, for tools that write schemas.
package struct SchemaForm: Sendable, Hashable {
  private let name: MappingDefinition.Name

  package static let schema = SchemaForm(.schema)
  package static let defaults = SchemaForm(.defaults)
  package static let relationshipDefaults = SchemaForm(.relationshipDefaults)
  package static let documentDefaults = SchemaForm(.documentDefaults)
  package static let documentDefault = SchemaForm(.documentDefault)
  package static let mixin = SchemaForm(.mixin)
  package static let resource = SchemaForm(.resource)
  package static let attribute = SchemaForm(.attribute)
  package static let member = SchemaForm(.member)
  package static let inlineType = SchemaForm(.inlineType)
  package static let enumCase = SchemaForm(.enumCase)
  package static let typeDeclaration = SchemaForm(.typeDeclaration)
  package static let relationship = SchemaForm(.relationship)
  package static let link = SchemaForm(.link)
  package static let document = SchemaForm(.document)
  package static let jsonapi = SchemaForm(.jsonapi)
  package static let page = SchemaForm(.page)
  package static let filter = SchemaForm(.filter)
  package static let client = SchemaForm(.client)
  package static let customFilters = SchemaForm(.customFilters)
  package static let pageNames = SchemaForm(.pageNames)
  package static let paths = SchemaForm(.paths)
  package static let sort = SchemaForm(.sort)
  package static let answers = SchemaForm(.answers)

  private init(_ name: MappingDefinition.Name) {
    self.name = name
  }

  /// The keys in the order in which the reference lists them.
  package var keys: [String] {
    name.form.keys.map(\.name)
  }
}
