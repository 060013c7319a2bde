import Diagnostics
import ResourceSchema
import YAMLSource

/// The contents of one file, before the files are put together: names are not resolved yet.
struct FileDraft: Equatable {
  @NotCompared var file: SourceFile
  /// The text as it is written, if a formatter needs it and it is YAML without diagnostics.
  @NotCompared var syntax: SyntaxTree?
  /// The start of the schema.
  @NotCompared var start = SourcePosition.start
  var name: Located<String>?
  /// True if there is a `name`, valid or not.
  var statesName = false
  var description: String?
  var imports: [Located<String>] = []
  /// The identifiers of warnings that the file silences.
  var allowed: Set<String> = []
  /// The warnings that single declarations silence.
  var allowances: [Allowance] = []
  /// What clients know of all resource types, with the place of its key.
  var client: Located<ClientDefinition>?
  var defaults = DefaultsDraft()
  var types: [DeclaredType] = []
  var mixins: [MixinDraft] = []
  var resources: [ResourceDraft] = []
  var documents: [DocumentDraft] = []
  /// The names that the file uses outside of `types`.
  var references: [Reference] = []
  /// The names that members, links and resource types have on the wire.
  var wireNames: [Located<String>] = []
  var deprecations: [LintedFile.Deprecation] = []
  /// Values that are one of several types.
  var unions: [ValueUnion] = []
  /// The names that an error may have kept from being read, so that an undeclared one is not a
  /// diagnostic.
  var hidesNames: HiddenNames = []
  /// The places of these errors.
  @NotCompared var hidingPlaces: Set<SourceRange> = []
  /// The places of names whose declarations contain an error.
  @NotCompared var flawedNames: Set<SourceRange> = []
  /// The places of warnings that are errors unless the schema silences them.
  @NotCompared var certainMistakes: Set<SourceRange> = []
  @NotCompared var diagnostics = DiagnosticList()
  /// The number of times that advice was asked for.
  @NotCompared var advisorCount = 0
}

/// The identifiers of warnings that a declaration silences, for itself and everything in it.
struct Allowance: Equatable {
  var identifiers: Set<String>
  @NotCompared var place: SourceRange
}

/// The values of `defaults`, each with the place of its key.
struct DefaultsDraft: Equatable {
  var id: Located<Resource.IdType>?
  var links: Located<LinksDeclaration>?
  var meta: Located<MetaDeclaration>?
  var jsonapi: Located<Document.APIDescription>?
  var errors: Located<Document.Errors>?
  var relationshipLinks: Located<LinksDeclaration>?
  var relationshipMeta: Located<MetaDeclaration>?
  var linkage: Located<Relationship.Linkage>?
  /// The defaults of documents with one resource.
  var one = DocumentDefaultsDraft()
  /// The defaults of documents with many resources.
  var many = DocumentDefaultsDraft()
}

struct DocumentDefaultsDraft: Equatable {
  var links: Located<LinksDeclaration>?
  var meta: Located<MetaDeclaration>?
  var jsonapi: Located<Document.APIDescription>?
  var errors: Located<Document.Errors>?
}

/// A relationship as a resource or a mixin states it, without defaults.
struct RelationshipDraft: Equatable {
  /// The relationship without links and meta of its own.
  var relationship: Relationship
  var links: Setting<LinksDeclaration> = .inherited
  var meta: Setting<MetaDeclaration> = .inherited
  /// Whether the linkage is stated, so that no default holds. A file without defaults says the same
  /// either way.
  @NotCompared var statesLinkage = false
  /// Whether it may turn out to have neither linkage nor links nor meta.
  @NotCompared var mayBeEmpty = true

  init(_ relationship: Relationship) {
    self.relationship = relationship
  }
}

struct MixinDraft: Equatable {
  var name: Located<String>
  var description: String?
  var members: MembersDraft
}

/// Attributes and relationships, as a resource or a mixin states them.
struct MembersDraft: Equatable {
  var attributes: [Member] = []
  var relationships: [RelationshipDraft] = []
  /// True if an error may have kept members from being read.
  var hidesMembers = false
  /// The places of relationships whose targets may not have been read because of an error.
  @NotCompared var hidingTargets: [SourceRange] = []

  /// True if an attribute and a relationship have the same name.
  var repeatsName: Bool {
    relationships.contains { relationship in
      attributes.contains { $0.name.value == relationship.relationship.name.value }
    }
  }
}

/// A value of a form that `defaults` can have too.
enum Setting<Value: Equatable>: Equatable {
  /// Nothing: the default holds.
  case inherited
  /// That there is none, whatever the default.
  case none
  case some(Value)

  /// The value, with the default where nothing is said.
  func resolved(default inherited: Value?) -> Value? {
    switch self {
    case .inherited: inherited
    case .none: nil
    case .some(let value): value
    }
  }
}

struct ResourceDraft: Equatable {
  /// The resource with its own members and without defaults.
  var resource: Resource
  var id: Resource.IdType?
  var mixins: [Located<String>] = []
  var members = MembersDraft()
  var links: Setting<LinksDeclaration> = .inherited
  var meta: Setting<MetaDeclaration> = .inherited
}

struct DocumentDraft: Equatable {
  var document: Document
  /// True if an error may have kept the primary data from being read.
  var hidesData = false
  /// True if there is an `include`, valid or not, or `none`.
  var statesInclude = false
  var links: Setting<LinksDeclaration> = .inherited
  var meta: Setting<MetaDeclaration> = .inherited
  var apiDescription: Document.APIDescription?
  var errors: Document.Errors?
}
