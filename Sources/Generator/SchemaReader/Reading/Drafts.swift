import Diagnostics
import ResourceSchema
import YAMLSource

/// The contents of one file with unresolved names, before the files are combined.
struct FileDraft: Equatable {
  @NotCompared var file: SourceFile
  /// The syntax tree, if a formatter needs it and the file has no YAML diagnostics.
  @NotCompared var syntax: SyntaxTree?
  @NotCompared var start = SourcePosition.start
  var name: Located<String>?
  /// True if there is a `name`, valid or not.
  var statesName = false
  var description: String?
  var imports: [Located<String>] = []
  var allowed: Set<String> = []
  var allowances: [Allowance] = []
  var client: Located<ClientDefinition>?
  var defaults = DefaultsDraft()
  var types: [DeclaredType] = []
  var mixins: [MixinDraft] = []
  var resources: [ResourceDraft] = []
  var documents: [DocumentDraft] = []
  /// The names that the file uses outside of `types`.
  var references: [Reference] = []
  var wireNames: [Located<String>] = []
  var deprecations: [AssembledSchema.Deprecation] = []
  var unions: [ValueUnion] = []
  /// The kinds of names that an error may hide. Undeclared names of these kinds are not reported.
  var hidesNames: HiddenNames = []
  /// The places of these errors.
  @NotCompared var hidingPlaces: Set<SourceRange> = []
  /// The places of names whose declarations contain an error.
  @NotCompared var flawedNames: Set<SourceRange> = []
  /// The places of warnings that become errors unless the schema turns them off.
  @NotCompared var certainMistakes: Set<SourceRange> = []
  @NotCompared var diagnostics = DiagnosticList()
  @NotCompared var recoveryCount = 0
}

/// The identifiers of warnings that a declaration silences, for itself and everything in it.
struct Allowance: Equatable {
  var identifiers: Set<String>
  @NotCompared var place: SourceRange
}

/// The values of `defaults`, each with the place of its key.
struct DefaultsDraft: Equatable {
  var id: Located<ValueType>?
  /// The links and the meta of resources; `jsonapi` and `errors` of all documents.
  var general = SurroundingsDraft()
  var relationships = SurroundingsDraft()
  var linkage: Located<Relationship.Linkage>?
  var one = SurroundingsDraft()
  var many = SurroundingsDraft()
}

struct SurroundingsDraft: Equatable {
  var links: Located<LinksDeclaration>?
  var meta: Located<MetaDeclaration>?
  var jsonapi: Located<Document.APIDescription>?
  var errors: Located<Document.Errors>?
}

/// A relationship as a resource or a mixin states it, without defaults.
struct RelationshipDraft: Equatable {
  /// The relationship without links and meta of its own.
  var relationship: Relationship
  var links: Setting<LinksDeclaration> = nil
  var meta: Setting<MetaDeclaration> = nil
  /// True if the linkage is stated, so that the default does not apply. Without `defaults`, this
  /// does not change the meaning of a file.
  @NotCompared var statesLinkage = false
  /// True if the relationship may have no linkage, no links and no meta.
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

struct MembersDraft: Equatable {
  var attributes: [Member] = []
  var relationships: [RelationshipDraft] = []
  var hidesMembers = false
  @NotCompared var hidingTargets: [SourceRange] = []

  var repeatsName: Bool {
    relationships.contains { relationship in
      attributes.contains { $0.name.value == relationship.relationship.name.value }
    }
  }
}

/// A setting that `defaults` can state as well: `nil` if it is absent, so that the default applies,
/// and `.some(nil)` for `none`, which overrides any default.
typealias Setting<Value> = Value??

struct ResourceDraft: Equatable {
  /// The resource with its own members and without defaults.
  var resource: Resource
  var id: ValueType?
  var mixins: [Located<String>] = []
  var members = MembersDraft()
  var links: Setting<LinksDeclaration> = nil
  var meta: Setting<MetaDeclaration> = nil
}

struct DocumentDraft: Equatable {
  var document: Document
  /// True if an error may have kept the primary data from being read.
  var hidesData = false
  /// True if there is an `include`, valid or not, or `none`.
  var statesInclude = false
  var links: Setting<LinksDeclaration> = nil
  var meta: Setting<MetaDeclaration> = nil
  var apiDescription: Document.APIDescription?
  var errors: Document.Errors?
}
