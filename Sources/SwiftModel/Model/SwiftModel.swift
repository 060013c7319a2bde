import ResourceSchema

/// The Swift that a schema becomes: every file, type, member, name and comment, decided and
/// checked, not yet laid out.
///
/// Templates render it; nothing about names or types is decided after it.
public struct SwiftModel: Sendable {
  /// The name of the API, as the schema states it.
  public var apiName: String
  /// The name of the API as the beginning of names in Swift: `Blog`.
  public var name: String
  public var documentation: [String]
  public var options: ModelOptions

  /// The file of the value types; `nil` where there is none.
  public var typesFile: FileHeader?
  /// The file of the documents; `nil` where there is none.
  public var documentsFile: FileHeader?
  public var types: [TypeModel]
  public var resources: [ResourceModel]
  /// The enum of all resource types, which every document includes.
  public var anyResource: UnionModel?
  /// The alias that documents without members of their own share.
  public var sharedDocument: SharedDocument?
  public var documents: [DocumentModel]

  /// The header of the only file, where one holds everything.
  public var file: FileHeader?

  public var access: String {
    switch options.access {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }
  public var binding: String { options.properties.rawValue }
  public var isMutable: Bool { options.properties == .var }
  public var descriptionKind: String { options.descriptions.rawValue }
  public var namespace: String? { options.namespace?.value }
}

/// The comment and the imports that begin a file.
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
  /// The types of meta and links, where there are any.
  public var metaType: String?
  public var linksType: String?
  public var description: DescriptionModel
  /// The description of a new resource object, where it differs.
  public var newDescription: DescriptionModel?
  /// Links, meta, and the ends of polymorphic relationships.
  public var types: [TypeModel]

  public var attributes: [PropertyModel] { description.attributesStructure?.properties ?? [] }
  public var relationships: [PropertyModel] {
    description.relationshipsStructure?.properties ?? []
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
  /// The types that are written inside attributes.
  public var types: [TypeModel]
  public var spelling: Spelling

  /// The attributes or relationships of a description.
  public enum Fields: Sendable {
    case structure(StructureModel)
    /// The type of another description serves.
    case alias(String)
    /// There are none.
    case none

    fileprivate var structure: StructureModel? {
      if case .structure(let structure) = self { structure } else { nil }
    }

    fileprivate var alias: String? {
      if case .alias(let alias) = self { alias } else { nil }
    }
  }

  public var attributesStructure: StructureModel? { attributes.structure }
  public var attributesAlias: String? { attributes.alias }
  public var relationshipsStructure: StructureModel? { relationships.structure }
  public var relationshipsAlias: String? { relationships.alias }
}

/// A document.
public struct DocumentModel: Sendable {
  public var alias: AliasModel
  /// Links, meta, and polymorphic primary data.
  public var types: [TypeModel]
}

/// The generic alias of the documents of an API: `BlogDocument<Body>`.
public struct SharedDocument: Sendable {
  public var name: String
  /// The constraint of its parameter.
  public var bodyType: String
  /// What the alias means, for a parameter `Body`.
  public var type: String
}
