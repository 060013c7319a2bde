/// A schema with the additional information that lints need.
struct LintedSchema {
  var assembly: AssembledSchema
  /// The parts of the schema that are linted one by one.
  var files: [LintedFile]
  /// True if the schema has errors, so that an absent declaration may only be misspelled.
  var hasErrors: Bool
}

/// The parts of one file that are lost in the assembled schema.
package struct LintedFile {
  /// A deprecated element, with its deprecation text.
  package struct Deprecation: Hashable {
    package var name: Located<String>
    package var text: Located<String>

    package init(name: Located<String>, text: Located<String>) {
      self.name = name
      self.text = text
    }
  }

  /// The names of members, links and resource types in JSON.
  package var wireNames: [Located<String>] = []
  package var deprecations: [Deprecation] = []
  /// The names of the mixins, and of those that resource types use.
  package var mixins: [Located<String>] = []
  package var usedMixins: [Located<String>] = []
  /// The documents that neither list include paths nor state that they include nothing.
  package var documentsWithoutInclude: [Document] = []
  /// Other names of the file: of types, of documents, of resource types in Swift.
  package var otherNames: [Located<String>] = []
  /// The names of types and resource types that the file uses outside of `types`.
  package var references: [Reference] = []

  package init() {}
}
