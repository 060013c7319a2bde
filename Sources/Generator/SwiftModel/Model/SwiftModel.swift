import ResourceSchema

/// The Swift code for a schema before its layout: every file, type, member, name and comment,
/// decided and checked.
///
/// Templates render it. No names or types are decided after this stage.
public struct SwiftModel: Sendable {
  /// The name of the API, as written in the schema.
  public var apiName: String
  /// The prefix of Swift names for the API: `Blog`.
  public var name: String
  public var documentation: [String]

  /// The file of the value types, if there is one.
  public var typesFile: FileHeader?
  /// The file of the documents, if there is one.
  public var documentsFile: FileHeader?
  public var types: [TypeModel]
  public var resources: [ResourceModel]
  /// The enum of all resource types, which documents include.
  public var anyResource: UnionModel?
  /// The generic alias of documents without meta, links and `jsonapi`.
  public var sharedDocument: SharedDocument?
  public var documents: [DocumentModel]
  /// The vocabularies of queries, one for each resource type.
  public var queries: [QueryModel]
  /// The API's own filter dialect, if there is one.
  public var dialect: DialectModel?
  public var client: ClientModel?

  /// The header of the file, if all code is in a single file.
  public var file: FileHeader?

  public let options: ModelOptions

  // Inlined where templates read them, since a call would copy the whole model.

  /// True if models are generated too.
  @inlinable public var hasModels: Bool { options.emit.contains(.models) }
  /// The access modifier with a trailing space; empty for `internal`.
  @inlinable public var access: String { isInternal ? "" : options.access.rawValue + " " }
  /// True if there is no access modifier.
  @inlinable public var isInternal: Bool { options.access == .internal }
  /// `var` or `let`.
  @inlinable public var binding: String { options.properties.rawValue }
  @inlinable public var isMutable: Bool { options.properties == .var }
  /// `struct` or `enum`, for descriptions.
  @inlinable public var descriptionKind: String { options.descriptions.rawValue }
  /// The enum that all types are nested in.
  @inlinable public var namespace: String? { options.namespace?.value }
}

extension SwiftModel {
  /// Returns the name of a type from `types`.
  package static func name(of type: TypeDeclaration) -> String { SchemaNames.swiftName(of: type) }
}

/// The comment and the imports at the top of a file.
public struct FileHeader: Sendable {
  /// The path in the output folder.
  public var path: String
  /// The names of the schema files: `blog.yaml and common.yaml`.
  public var sources: String
  /// The modules, in order.
  public var imports: [String]
}

/// A resource type.
public struct ResourceModel: Sendable {
  /// The JSON:API type.
  public var type: String
  public var file: FileHeader
  /// The resource object: `Article`.
  public var alias: AliasModel
  /// The resource object without an id: `NewArticle`.
  public var newAlias: AliasModel
  /// The type of raw ids.
  public var idType: String
  /// The types of meta and links, if declared.
  public var metaType: String?
  public var linksType: String?
  public var description: DescriptionModel
  /// The description of a new resource object, if it differs.
  public var newDescription: DescriptionModel?
  /// Types of links, meta and the targets of polymorphic relationships.
  public var types: [TypeModel]

  public var attributes: [PropertyModel] { description.attributes.structure?.properties ?? [] }
  public var relationships: [PropertyModel] {
    description.relationships.structure?.properties ?? []
  }
}

/// A `ResourceObjectDescription`.
public struct DescriptionModel: Sendable, Spelled {
  public var name: String
  public var documentation: [String]
  /// The JSON:API type as a string literal.
  public var typeLiteral: String
  public var attributes: Fields
  public var relationships: Fields
  /// The types nested in attributes.
  public var types: [TypeModel]
  public var spelling: Spelling

  /// The attributes or relationships of a description; both properties are `nil` if there are none.
  public struct Fields: Sendable {
    public var structure: StructureModel?
    /// The type of another description that serves instead.
    public var alias: String?
  }
}

/// A document.
public struct DocumentModel: Sendable {
  public var alias: AliasModel
  /// Types of links, meta and polymorphic primary data.
  public var types: [TypeModel]
  /// False if it is a short alias that directly follows another alias of the same resource type.
  public var isSpaced = true
}

/// The generic alias of the documents of an API: `BlogDocument<Body>`.
public struct SharedDocument: Sendable {
  public var name: String
  /// The constraint of its parameter.
  public var bodyType: String
  /// The aliased type, with the parameter `Body`.
  public var type: String
}
