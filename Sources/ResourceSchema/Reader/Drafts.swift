import YAMLSource

/// What one file says, before the files are put together: names are not resolved yet.
struct FileDraft {
  var file: SourceFile
  /// Where the schema begins.
  var start = SourcePosition.start
  var name: Located<String>?
  /// Whether there is a `name`, good or not.
  var statesName = false
  var description: String?
  var imports: [Located<String>] = []
  /// The identifiers of warnings that the file silences.
  var allowed: Set<String> = []
  var defaults = DefaultsDraft()
  var types: [TypeDraft] = []
  var mixins: [MixinDraft] = []
  var resources: [ResourceDraft] = []
  var documents: [DocumentDraft] = []
  /// The names that the file uses outside of `types`.
  var references: [Reference] = []
  /// The names that members, links and resource types have on the wire.
  var wireNames: [Located<String>] = []
  var deprecations: [DeprecationDraft] = []
  /// Values that are one of several types.
  var unions: [ValueUnion] = []
  /// The names that a mistake may have kept from being read, so that one that nobody declares is no
  /// finding.
  var hidesNames: HiddenNames = []
  /// Where these mistakes are.
  var hidingPlaces: Set<SourceRange> = []
  /// The places of names whose declarations have a mistake inside.
  var flawedNames: Set<SourceRange> = []
  var findings = Findings()
}

/// A name in a place that only some declarations can fill.
struct Reference {
  enum Role {
    /// The type of a value.
    case value
    /// An object type for a meta object.
    case meta
    case id, errors
    /// A resource type.
    case resource
    /// The type of a filter's value, or the resource type whose ids it takes.
    case filter
  }

  var name: Located<String>
  var role: Role
  /// What has the value, if it is an attribute.
  var attribute: String?
  /// Whether the name stands between brackets.
  var isMany = false
}

/// What is deprecated, and what the schema says of it.
struct DeprecationDraft {
  var name: Located<String>
  var text: Located<String>
}

/// What `defaults` says; each value with the place of its key.
struct DefaultsDraft {
  var id: Located<Resource.IdType>?
  var links: Located<LinksDeclaration>?
  var meta: Located<MetaDeclaration>?
  var jsonapi: Located<Document.APIDescription>?
  var errors: Located<Document.Errors>?
}

struct TypeDraft {
  var name: Located<String>
  /// `nil` where the declaration has a mistake.
  var declaration: TypeDeclaration?
  var references: [TypeReference] = []
  /// What `from` or `of` says that the user's code is given.
  var wireType: WireTypeDraft?
}

/// The type of what stands in the JSON, as a transformed or a validated type states it.
struct WireTypeDraft {
  /// `from` or `of`.
  var key: String
  var type: Located<ValueType>
}

struct MixinDraft {
  var name: Located<String>
  var description: String?
  var members: MembersDraft
}

/// Attributes and relationships, as a resource or a mixin states them.
struct MembersDraft {
  var attributes: [Member] = []
  var relationships: [RelationshipDraft] = []
  /// Whether a mistake may have kept members from being read.
  var hidesMembers = false
}

struct RelationshipDraft {
  var relationship: Relationship
  /// Whether a mistake may have kept its targets from being read.
  var hidesTargets = false
}

/// What a form says of something that `defaults` can say too.
enum Setting<Value> {
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

struct ResourceDraft {
  /// The resource with its own members and without defaults.
  var resource: Resource
  var id: Resource.IdType?
  var mixins: [Located<String>] = []
  var members = MembersDraft()
  var links: Setting<LinksDeclaration> = .inherited
  var meta: Setting<MetaDeclaration> = .inherited
}

struct DocumentDraft {
  var document: Document
  /// Whether a mistake may have kept the primary data from being read.
  var hidesData = false
  /// Whether there is an `include`, good or not, or `none`.
  var statesInclude = false
  var apiDescription: Document.APIDescription?
  var errors: Document.Errors?
}
