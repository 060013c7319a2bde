import Diagnostics

/// A schema with the look-up tables for rules, and with the parts that errors may hide.
package struct AssembledSchema {
  package var schema: Schema
  /// The declared types by name, with the names that they use; invalid declarations are included.
  package var types: [String: DeclaredType] = [:]
  package var typesInOrder: [DeclaredType] = []
  package var resources: [String: Int] = [:]
  package var documents: [String: Located<String>] = [:]
  package var references: [Reference] = []
  package var unions: [ValueUnion] = []
  package var hidesNames: HiddenNames = []
  package var unresolvedNames: [Located<String>] = []
  /// Resource types with members that an error may hide.
  package var hidingMembers: Set<String> = []
  /// The places of relationship names whose targets an error may hide.
  package var hidingTargets: Set<SourceRange> = []
  /// The places of document names whose primary data an error may hide.
  package var hidingData: Set<SourceRange> = []
  package var diagnostics = DiagnosticList()
  var members = MemberIndex()

  // What only lints need.
  /// The names of members, links and resource types in JSON.
  package var wireNames: [Located<String>] = []
  /// Other names: of types, of documents, of resource types in Swift.
  package var otherNames: [Located<String>] = []
  package var deprecations: [Deprecation] = []
  package var mixins: [Located<String>] = []
  package var usedMixins: [Located<String>] = []
  /// The documents that neither list include paths nor state that they include nothing.
  package var documentsWithoutInclude: [Document] = []
  /// The names of types and resource types that are used outside of `types`.
  package var referencesOutsideTypes: [Reference] = []

  package struct Deprecation: Equatable {
    package var name: Located<String>
    package var text: Located<String>

    package init(name: Located<String>, text: Located<String>) {
      self.name = name
      self.text = text
    }
  }

  package func resource(_ type: String) -> Resource? {
    resources[type].map { schema.resources[$0] }
  }

  package mutating func reportDuplicate(
    _ name: Located<String>, _ what: String, first: Located<String>
  ) {
    diagnostics.report(
      .duplicateName, "the \(what) `\(name.value)` is declared twice", at: name.range,
      labels: [.init("first declared here", at: first.range)],
      suggestion: "remove one of them, or give it another name")
  }

  package mutating func add(_ declared: [DeclaredType]) {
    for type in declared {
      if let first = types[type.name.value] {
        reportDuplicate(type.name, "type", first: first.name)
        continue
      }
      types[type.name.value] = type
      typesInOrder.append(type)
      if let declaration = type.declaration { schema.types.append(declaration) }
    }
  }

  /// A filter by a name that is not a type filters by the ids of a resource type.
  package mutating func resolveFilters() {
    for index in schema.resources.indices {
      schema.resources[index].api.filters = schema.resources[index].api.filters.map { filter in
        func isResource(_ name: String) -> Bool { types[name] == nil && resources[name] != nil }
        var filter = filter
        switch filter.subject {
        case .value(.named(let name)) where isResource(name): filter.subject = .resource(name)
        case .value(.array(.named(let name))) where isResource(name):
          filter.subject = .resources(name)
        default: break
        }
        return filter
      }
    }
  }

  package init(schema: Schema) {
    self.schema = schema
  }
}

/// The kinds of names that a file may declare in a part that an error hides.
package struct HiddenNames: OptionSet, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let types = HiddenNames(rawValue: 1)
  package static let mixins = HiddenNames(rawValue: 2)
  package static let resources = HiddenNames(rawValue: 4)
  package static let all: HiddenNames = [.types, .mixins, .resources]
}
