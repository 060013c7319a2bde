import ResourceSchema

/// The Swift code for a schema before its layout: every file, type, member, name and comment,
/// decided and checked.
///
/// Templates render it. No names or types are decided after this stage. Most properties are fields
/// of templates, which `Documentation/Templates.md` describes; comments here add what it does not
/// say.
public struct SwiftModel: Sendable {
  public var apiName: String
  public var name: String
  public var documentation: [String]

  public var typesFile: FileHeader?
  public var documentsFile: FileHeader?
  public var types: [TypeModel]
  public var resources: [ResourceModel]
  public var anyResource: UnionModel?
  /// The generic alias of documents without meta, links and `jsonapi`.
  public var sharedDocument: SharedDocument?
  public var documents: [DocumentModel]
  public var queries: [QueryModel]
  public var dialect: DialectModel?
  public var client: ClientModel?

  public var file: FileHeader?

  public let options: ModelOptions

  // Inlined where templates read them, since a call would copy the whole model.

  @inlinable public var hasModels: Bool { options.emit.contains(.models) }
  @inlinable public var access: String { isInternal ? "" : options.access.rawValue + " " }
  @inlinable public var isInternal: Bool { options.access == .internal }
  @inlinable public var binding: String { options.properties.rawValue }
  @inlinable public var isMutable: Bool { options.properties == .var }
  @inlinable public var descriptionKind: String { options.descriptions.rawValue }
  @inlinable public var namespace: String? { options.namespace?.value }
}

extension SwiftModel {
  package static func name(of type: TypeDeclaration) -> String {
    type.swiftName?.value ?? NameWords(type.name.value).upperCamelCase
  }

  /// Returns the documents of a schema in the order in which they are generated: the default ones of
  /// each resource type, except for those that a declared document replaces, and the declared ones.
  public static func documents(of schema: Schema) -> [Document] {
    let named = Set(schema.documents.map(\.name.value))
    // A resource type without fields is known only from linkage; no endpoint returns it.
    let defaults = schema.resources.filter(\.hasFields).flatMap { resource in
      let names = ResourceNames(resource)
      let place = resource.placeOfName
      let placeOfMany = resource.pluralName?.range ?? place
      return [
        Document(name: Located(names.document, at: place), of: resource, isMany: false),
        Document(
          name: Located(names.collectionDocument, at: placeOfMany), of: resource, isMany: true),
      ]
    }
    return defaults.filter { !named.contains($0.name.value) } + schema.documents
  }
}

public struct FileHeader: Sendable {
  public var path: String
  public var sources: String
  public var imports: [String]
}

public struct ResourceModel: Sendable {
  public var type: String
  public var file: FileHeader
  /// The resource object: `Article`.
  public var alias: AliasModel
  /// The resource object without an id: `NewArticle`.
  public var newAlias: AliasModel
  public var idType: String
  public var metaType: String?
  public var linksType: String?
  public var description: DescriptionModel
  public var newDescription: DescriptionModel?
  public var types: [TypeModel]

  public var attributes: [PropertyModel] { description.attributes.structure?.properties ?? [] }
  public var relationships: [PropertyModel] {
    description.relationships.structure?.properties ?? []
  }
}

public struct DescriptionModel: Sendable {
  public var name: String
  public var documentation: [String]
  public var typeLiteral: String
  public var attributes: Fields
  public var relationships: Fields
  public var types: [TypeModel]
  public var spelling: Spelling

  /// The attributes or relationships of a description; both properties are `nil` if there are none.
  public struct Fields: Sendable {
    public var structure: StructureModel?
    /// The type of another description that serves instead.
    public var alias: String?
  }
}

public struct DocumentModel: Sendable {
  public var alias: AliasModel
  public var types: [TypeModel]
  /// False if it is a short alias that directly follows another alias of the same resource type.
  public var isSpaced = true
}

/// The generic alias of the documents of an API: `BlogDocument<Body>`.
public struct SharedDocument: Sendable {
  public var name: String
  public var bodyType: String
  public var type: String
}
