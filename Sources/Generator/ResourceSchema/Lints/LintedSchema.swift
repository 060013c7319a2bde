/// A schema as lints look at it.
package struct LintedSchema {
  var assembly: AssembledSchema
  /// The parts of the schema that are linted one by one.
  var files: [LintedFile]
  /// True if the schema has errors, so that what is absent may only be misspelt.
  var hasErrors: Bool

  package init(assembly: AssembledSchema, files: [LintedFile], hasErrors: Bool) {
    self.assembly = assembly
    self.files = files
    self.hasErrors = hasErrors
  }
}

/// Parts of one file that say more than the schema does.
package struct LintedFile {
  /// Something deprecated, with the text that says so.
  package struct Deprecation: Hashable {
    package var name: Located<String>
    package var text: Located<String>

    package init(name: Located<String>, text: Located<String>) {
      self.name = name
      self.text = text
    }
  }

  /// The names that members, links and resource types have on the wire.
  package var wireNames: [Located<String>] = []
  package var deprecations: [Deprecation] = []
  /// The names of the mixins, and of those that resource types use.
  package var mixins: [Located<String>] = []
  package var usedMixins: [Located<String>] = []
  /// The documents that neither name paths to include nor say that they include nothing.
  package var documentsWithoutInclude: [Document] = []
  /// Other names of the file: of types, of documents, of resource types in Swift.
  package var otherNames: [Located<String>] = []
  /// The names of types and resource types that the file uses outside of `types`.
  package var references: [Reference] = []

  package init() {}
}
