import Diagnostics

/// A document that the schema names.
@dynamicMemberLookup public struct Document: Sendable, Equatable {
  public indirect enum PrimaryData: Sendable, Equatable {
    case none
    case one([Located<String>], isNullable: Bool)
    case many([Located<String>])
    /// Resource objects of any type: `data: [any]`.
    case any(isMany: Bool, isNullable: Bool = false)
    /// The resource linkage of a relationship, as its relationship endpoint returns it:
    /// `linkage: articles.author`.
    case linkage(resource: Located<String>, relationship: Located<String>)

    package static func resources(of type: Located<String>, isMany: Bool) -> PrimaryData {
      isMany ? .many([type]) : .one([type], isNullable: false)
    }

    /// True if there are many resource objects, and `nil` if there are none.
    public var isMany: Bool? {
      switch self {
      case .none, .linkage: nil
      case .one: false
      case .many: true
      case .any(let isMany, _): isMany
      }
    }

    /// The resource types of its resource objects; none if they can be of any type.
    public var types: [Located<String>] {
      switch self {
      case .none, .any, .linkage: []
      case .one(let types, _), .many(let types): types
      }
    }
  }

  public indirect enum Errors: Sendable, Hashable {
    case basic, unknown
    case named(Located<String>)

    package var name: String {
      switch self {
      case .basic: "basic"
      case .unknown: "unknown"
      case .named(let name): name.value
      }
    }
  }

  /// The `jsonapi` object.
  public indirect enum APIDescription: Sendable, Equatable {
    case none, version
    case meta(MetaDeclaration)
  }

  /// The members of a document besides its primary data and the included resources.
  public struct Surroundings: Sendable, Equatable {
    public var links: LinksDeclaration?
    public var meta: MetaDeclaration?
    public var apiDescription: APIDescription
    public var errors: Errors

    public init(
      links: LinksDeclaration? = nil, meta: MetaDeclaration? = nil,
      apiDescription: APIDescription = .none, errors: Errors = .basic
    ) {
      self.links = links
      self.meta = meta
      self.apiDescription = apiDescription
      self.errors = errors
    }
  }

  /// The name of the Swift typealias.
  public var name: Located<String>
  public var data: PrimaryData
  /// True if any attribute and relationship of the primary data may be absent: `sparse: true`.
  public var isSparse = false
  public var include: [IncludePath]
  /// The JSON:API types on the paths of ``include``, in the order in which the schema declares the
  /// resource types.
  public var includedTypes: [String]
  public var surroundings = Surroundings()
  public var description: String?
  public var deprecated: String?
  @NotCompared public var range: SourceRange

  public init(
    name: Located<String>, data: PrimaryData, include: [IncludePath] = [],
    includedTypes: [String] = [], range: SourceRange = .unknown
  ) {
    self.name = name
    self.data = data
    self.include = include
    self.includedTypes = includedTypes
    self.range = range
  }

  /// The document that a resource type has by default, with one resource object or with many.
  package init(name: Located<String> = Located(""), of resource: Resource, isMany: Bool) {
    self.init(
      name: name, data: .resources(of: resource.type, isMany: isMany), range: resource.range)
    surroundings = isMany ? resource.collectionDocument : resource.document
  }

  public subscript<Value>(dynamicMember member: WritableKeyPath<Surroundings, Value>) -> Value {
    get { surroundings[keyPath: member] }
    set { surroundings[keyPath: member] = newValue }
  }
}

public struct IncludePath: Sendable, Hashable {
  /// The names of the relationships, outermost first: `comments.author`.
  public var relationships: [Located<String>]

  public init(_ relationships: [Located<String>]) {
    self.relationships = relationships
  }

  public var text: String { relationships.map(\.value).joined(separator: ".") }
}
