// Written by Scripts/embed from the tables in Documentation/Templates.md.
// swift-format-ignore-file

import APIReference
import SwiftModel

extension ResourceModel: TemplateRecord {
  static let shape = RecordShape(name: "resource") {
    text("type", { $0.type }, #"The JSON:API type."#)
    text("name", { $0.alias.name }, #"The name of the model: `Article`."#)
    text("fileName", { $0.alias.name }, #"The name of the resource's file, without a suffix."#)
    text("typeLiteral", { $0.description.typeLiteral }, #"The JSON:API type as a string literal."#)
    texts("documentation", { $0.alias.documentation }, #"The lines of the comment."#)
    records("attributes", { $0.attributes }, of: PropertyModel.self, #"The attributes in responses."#)
    records("relationships", { $0.relationships }, of: PropertyModel.self, #"The relationships in responses."#)
    text("idType", { $0.idType }, #"The type of raw ids."#)
    optionalText("metaType", { $0.metaType }, #"The type of the meta, if there is any."#)
    optionalText("linksType", { $0.linksType }, #"The type of the links, if there are any."#)
    record("file", { $0.file }, of: FileHeader.self, #"The header of the resource's file."#)
    record("alias", { $0.alias }, of: AliasModel.self, #"The alias of the resource object."#)
    record("newAlias", { $0.newAlias }, of: AliasModel.self, #"The alias of the resource object to create."#)
    record("description", { $0.description }, of: DescriptionModel.self, #"The attributes and relationships."#)
    record("newDescription", { $0.newDescription }, of: DescriptionModel.self, #"The attributes and relationships of a resource object to create, if they differ."#)
    records("types", { $0.types }, of: TypeModel.self, #"Types of links, meta and the targets of polymorphic relationships."#)
  }
}

extension DocumentModel: TemplateRecord {
  static let shape = RecordShape(name: "document") {
    text("name", { $0.alias.name }, #"The name: `ArticleDocument`."#)
    text("fileName", { $0.alias.name }, #"The name, for the path of a file."#)
    text("type", { $0.alias.type }, #"The type that the alias names."#)
    texts("documentation", { $0.alias.documentation }, #"The lines of the comment."#)
    record("alias", { $0.alias }, of: AliasModel.self, #"The alias of the document."#)
    records("types", { $0.types }, of: TypeModel.self, #"Types of links, meta and polymorphic primary data."#)
    flag("isSpaced", { $0.isSpaced }, #"An empty line comes before it."#)
  }
}

extension TypeModel: TemplateRecord {
  static let shape = RecordShape(name: "type") {
    text("name", { $0.name }, #"The name of the type."#)
    text("fileName", { $0.name }, #"The name, for the path of a file."#)
    record("structure", { $0.structure }, of: StructureModel.self, #"The type, if it is a struct."#)
    record("enumeration", { $0.enumeration }, of: EnumerationModel.self, #"The type, if it is an enum of values."#)
    record("valueUnion", { $0.valueUnion }, of: ValueUnionModel.self, #"The type, if it is an enum of values of several types."#)
    record("union", { $0.union }, of: UnionModel.self, #"The type, if it is an enum of resource objects."#)
    record("datePattern", { $0.datePattern }, of: DatePatternModel.self, #"The type, if it is a date pattern."#)
    record("urlBase", { $0.urlBase }, of: URLBaseModel.self, #"The type, if it is a base of relative URLs."#)
    record("alias", { $0.alias }, of: AliasModel.self, #"The type, if it is a typealias."#)
  }
}

extension SwiftModel: TemplateRecord {
  static let shape = RecordShape(name: "schema") {
    text("apiName", { $0.apiName }, #"The name of the API, as written in the schema."#)
    text("name", { $0.name }, #"The name of the API in Swift."#)
    texts("documentation", { $0.documentation }, #"The lines of the schema's description."#)
    text("access", { $0.access }, #"The access modifier with a space after it; empty for `internal`."#).global
    flag("isInternal", { $0.isInternal }, #"Declarations have no access modifier."#).global
    text("binding", { $0.binding }, #"`var` or `let`."#).global
    flag("isMutable", { $0.isMutable }, #"Properties are `var`."#).global
    text("descriptionKind", { $0.descriptionKind }, #"`struct` or `enum`, for descriptions."#).global
    optionalText("namespace", { $0.namespace }, #"The enum that contains all types."#).global
    record("file", { $0.file }, of: FileHeader.self, #"The header, if one file holds everything."#)
    record("typesFile", { $0.typesFile }, of: FileHeader.self, #"The header of the file of value types."#)
    record("documentsFile", { $0.documentsFile }, of: FileHeader.self, #"The header of the file of documents."#)
    records("types", { $0.types }, of: TypeModel.self, #"The value types."#)
    records("resources", { $0.resources }, of: ResourceModel.self, #"The resource types."#)
    record("anyResource", { $0.anyResource }, of: UnionModel.self, #"The enum of all resource types."#)
    record("sharedDocument", { $0.sharedDocument }, of: SharedDocument.self, #"The alias that plain documents share."#)
    records("documents", { $0.documents }, of: DocumentModel.self, #"The documents."#)
    flag("hasModels", { $0.hasModels }, #"Models are generated."#).global
    records("queries", { $0.queries }, of: QueryModel.self, #"The vocabularies of queries, one for each resource type."#)
    record("dialect", { $0.dialect }, of: DialectModel.self, #"The API's own filter dialect."#)
    record("client", { $0.client }, of: ClientModel.self, #"The API for clients."#)
  }
}

extension APIReference: TemplateRecord {
  static let shape = RecordShape(name: "api") {
    text("name", { $0.name }, #"The name of the API."#)
    text("shortName", { $0.shortName }, #"The name without `API` at its end."#)
    texts("description", { $0.description }, #"The paragraphs of the description."#)
    records("resources", { $0.resources }, of: APIResource.self, #"The resource types."#)
    records("resourcesByName", { $0.resourcesByName }, of: APIResource.self, #"The resource types, in alphabetical order."#)
    records("requests", { $0.requests }, of: APIRequest.self, #"All requests, in the order of their paths."#)
    text("errorExample", { $0.errorExample }, #"A document with errors in JSON."#)
    records("types", { $0.types }, of: APIType.self, #"The types of values that the schema names."#)
    records("typesByName", { $0.typesByName }, of: APIType.self, #"The types, in alphabetical order."#)
    records("documents", { $0.documents }, of: APIDocument.self, #"The documents that the schema names."#)
    records("documentsByName", { $0.documentsByName }, of: APIDocument.self, #"The documents, in alphabetical order."#)
    records("edges", { $0.edges }, of: APIEdge.self, #"All relationships between resource types, for diagrams."#)
    flag("hasFewEdges", { $0.hasFewEdges }, #"There are at most 60 edges, so that a diagram of the whole API is useful."#)
    text("resourceCount", { $0.resources.count }, #"The number of resource types."#)
  }
}

extension APIResource: TemplateRecord {
  static let shape = RecordShape(name: "apiResource") {
    text("type", { $0.type }, #"The JSON:API type."#)
    text("model", { $0.model }, #"The name of the model in Swift."#)
    text("anchor", { $0.anchor }, #"The place in a page: `resource-articles`."#)
    text("fileName", { $0.fileName }, #"The name of a file for it, without a suffix."#)
    record("node", { $0.node }, of: APINode.self, #"The node in diagrams."#)
    text("summary", { $0.summary }, #"The first sentence of the description; may be empty."#)
    texts("description", { $0.description }, #"The paragraphs of the description."#)
    record("deprecation", { $0.deprecation }, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    text("idType", { $0.idType }, #"The type of ids."#)
    text("path", { $0.path }, #"The path of the collection."#)
    flag("hasAddress", { $0.hasAddress }, #"It has an address: the schema declares operations or a path."#)
    texts("operations", { $0.operations }, #"What servers can do: `list`, `get`, …"#)
    records("requests", { $0.requests }, of: APIRequest.self, #"The requests, if it has an address."#)
    texts("notes", { $0.notes }, #"Notes such as `Clients choose ids.`"#)
    records("attributes", { $0.attributes }, of: APIMember.self, #"The attributes, with the members of objects."#)
    records("relationships", { $0.relationships }, of: APIRelationship.self, #"The relationships."#)
    records("links", { $0.links }, of: APIMember.self, #"The links."#)
    records("meta", { $0.meta }, of: APIMember.self, #"The members of the meta object."#)
    records("filters", { $0.filters }, of: APIFilter.self, #"The filters of lists."#)
    texts("sorts", { $0.sorts }, #"The names that lists can be sorted by."#)
    texts("includes", { $0.includes }, #"The paths that clients can include."#)
    records("incoming", { $0.incoming }, of: APIArrow.self, #"The relationships that lead here."#)
    records("outgoing", { $0.outgoing }, of: APIArrow.self, #"The relationships that lead from here."#)
    records("documents", { $0.documents }, of: APITarget.self, #"The documents with primary data of this type."#)
    records("edges", { $0.edges }, of: APIEdge.self, #"All relationships from and to the type, for diagrams."#)
    records("neighbours", { $0.neighbours }, of: APINode.self, #"The nodes of these edges, its own first."#)
    text("example", { $0.example }, #"A resource object in JSON, on several lines."#)
  }
}

extension FixtureModel: TemplateRecord {
  static let shape = RecordShape(name: "fixture") {
    text("name", { $0.name }, #"The type to make: `Article`."#)
    text("fileName", { $0.name }, #"The name of a file for it, without a suffix."#)
    text("sources", { $0.sources }, #"The schema files: `blog.yaml and common.yaml`."#)
    texts("imports", { $0.imports }, #"The declarations of imports, in order."#)
    optionalText("description", { $0.description }, #"The description of a resource type; absent for documents."#)
    text("maker", { $0.maker }, #"The type in the description that has the function."#)
    records("parameters", { $0.parameters }, of: FixtureParameterModel.self, #"The parameters for attributes and relationships."#)
    record("meta", { $0.meta }, of: FixtureParameterModel.self, #"The parameter for the meta, if there is any."#)
    record("links", { $0.links }, of: FixtureParameterModel.self, #"The parameter for the links, if there are any."#)
    text("everything", { $0.everything }, #"The parameter that fills optional members."#)
    text("variable", { $0.variable }, #"A variable name that no parameter has."#).global
    flag("isMany", { $0.isMany }, #"The document has many resource objects."#)
    text("function", { $0.function }, #"The function that makes a document."#)
    text("required", { $0.required }, #"JSON with required members, as a string literal."#)
    text("complete", { $0.complete }, #"JSON with all members, as a string literal."#)
    text("Bool", { $0.spelling("Bool", of: "Swift") }, #"`Swift.Bool`, with its module where the bare name means another type."#)
    text("Int", { $0.spelling("Int", of: "Swift") }, #"`Swift.Int`, with its module where the bare name means another type."#)
  }
}

extension PropertyModel: TemplateRecord {
  static let shape = RecordShape(name: "property") {
    text("name", { $0.identifier.declared }, #"The name, escaped if it is a keyword."#)
    text("label", { $0.identifier.label }, #"The name as an argument label."#)
    text("wireName", { $0.wireName }, #"The name in JSON."#)
    text("wireNameLiteral", { $0.wireNameLiteral }, #"The name in JSON as a string literal."#)
    texts("documentation", { $0.documentation }, #"The lines of the comment."#)
    flag("isSpaced", { $0.isSpaced }, #"An empty line comes before it."#)
    record("deprecation", { $0.deprecation }, of: Deprecation.self, #"The deprecation, if there is one."#)
    optionalText("wrapper", { $0.wrapper }, #"The property wrapper, without `@`."#)
    text("type", { $0.type }, #"The type."#)
    text("parameterType", { $0.parameterType }, #"The type of the initializer's parameter."#)
    flag("isOptional", { $0.isOptional }, #"The member may be absent."#)
    flag("isWrapped", { $0.isWrapped }, #"The parameter is converted to the property's value."#)
    text("wrappingLabel", { $0.wrappingLabel }, #"The label in `.init(value: title)`."#)
    optionalText("optionalWrappingLabel", { $0.optionalWrappingLabel }, #"The label in `.ifPresent(url: next)`."#)
    record("storage", { $0.storage }, of: StorageModel.self, #"The private property that holds the value of a computed one."#)
    text("storedName", { $0.stored.declared }, #"The property that holds the value, as declared."#)
    text("storedMember", { $0.stored.member }, #"The property that holds the value, after a dot."#)
    text("codedMember", { $0.codedMember }, #"The stored value that is read and written, after a dot: the wrapper, if there is one."#)
    flag("writesNull", { $0.writesNull }, #"The member is never absent: `nil` is null."#)
  }
}

extension FileHeader: TemplateRecord {
  static let shape = RecordShape(name: "file") {
    text("path", { $0.path }, #"The path in the output folder."#)
    text("sources", { $0.sources }, #"The schema files: `blog.yaml and common.yaml`."#)
    texts("imports", { $0.imports }, #"The modules to import, in order."#)
  }
}

extension AliasModel: TemplateRecord {
  static let shape = RecordShape(name: "alias") {
    text("name", { $0.name }, #"The name: `Article`."#)
    text("type", { $0.type }, #"The type that it names."#)
    texts("documentation", { $0.documentation }, #"The lines of the comment."#)
    record("deprecation", { $0.deprecation }, of: Deprecation.self, #"The deprecation, if there is one."#)
  }
}

extension DescriptionModel: TemplateRecord {
  static let shape = RecordShape(name: "description") {
    text("name", { $0.name }, #"The name: `ArticleDescription`."#)
    texts("documentation", { $0.documentation }, #"The lines of the comment."#)
    text("typeLiteral", { $0.typeLiteral }, #"The JSON:API type as a string literal."#)
    record("attributes", { $0.attributes.structure }, of: StructureModel.self, #"The struct of the attributes."#)
    optionalText("attributesAlias", { $0.attributes.alias }, #"The type that is used for the attributes instead."#)
    record("relationships", { $0.relationships.structure }, of: StructureModel.self, #"The struct of the relationships."#)
    optionalText("relationshipsAlias", { $0.relationships.alias }, #"The type that is used for the relationships instead."#)
    records("types", { $0.types }, of: TypeModel.self, #"The types nested in attributes."#)
    text("ResourceObjectDescription", { $0.spelling("ResourceObjectDescription", of: "JSONAPI") }, #"`JSONAPI.ResourceObjectDescription`, with its module where the bare name means another type."#)
  }
}

extension StructureModel: TemplateRecord {
  static let shape = RecordShape(name: "structure") {
    text("name", { $0.name }, #"The name of the struct."#)
    texts("documentation", { $0.documentation }, #"The lines of the comment."#)
    text("conformances", { $0.conformances }, #"The protocols, with commas between them."#)
    records("properties", { $0.properties }, of: PropertyModel.self, #"The members, as properties."#)
    flag("isEmpty", { $0.properties.isEmpty }, #"There are no members."#)
    flag("isInitializerImplied", { $0.isInitializerImplied }, #"The compiler synthesizes the same initializer."#)
    records("types", { $0.types }, of: TypeModel.self, #"The types nested in members."#)
    records("deprecatedProperties", { $0.deprecatedProperties }, of: PropertyModel.self, #"The properties that are computed because they are deprecated."#)
    flag("hasDeprecatedProperties", { !$0.deprecatedProperties.isEmpty }, #"A property is deprecated."#)
    text("Members", { $0.spelling("Members", of: "JSONAPI") }, #"`JSONAPI.Members`, with its module where the bare name means another type."#)
    text("String", { $0.spelling("String", of: "Swift") }, #"`Swift.String`, with its module where the bare name means another type."#)
  }
}

extension EnumerationModel: TemplateRecord {
  static let shape = RecordShape(name: "enumeration") {
    text("name", { $0.name }, #"The name of the enum."#)
    texts("documentation", { $0.documentation }, #"The lines of the comment."#)
    text("conformances", { $0.conformances }, #"The raw type and the protocols."#)
    text("rawType", { $0.rawType }, #"`String` or `Int`."#)
    flag("isOpen", { $0.isOpen }, #"It keeps unrecognized values."#)
    flag("isPlain", { $0.isPlain }, #"The cases have neither raw values nor comments."#)
    records("cases", { $0.cases }, of: EnumerationCaseModel.self, #"The cases."#)
  }
}

extension ValueUnionModel: TemplateRecord {
  static let shape = RecordShape(name: "valueUnion") {
    text("name", { $0.name }, #"The name of the enum."#)
    texts("documentation", { $0.documentation }, #"The lines of the comment."#)
    text("conformances", { $0.conformances }, #"The protocols, with commas between them."#)
    records("cases", { $0.cases }, of: ValueUnionCaseModel.self, #"The cases."#)
    optionalText("tag", { $0.tag }, #"The member that distinguishes objects, as a literal, if there is one."#)
    texts("shapes", { $0.shapes }, #"The shapes that the cases have in JSON."#)
    flag("isOpen", { $0.isOpen }, #"It keeps values of other shapes."#)
    flag("isClosed", { $0.isClosed }, #"It rejects values of other shapes."#)
    records("types", { $0.types }, of: TypeModel.self, #"The types nested in cases."#)
    text("Decoder", { $0.spelling("Decoder", of: "Swift") }, #"`Swift.Decoder`, with its module where the bare name means another type."#)
    text("Encoder", { $0.spelling("Encoder", of: "Swift") }, #"`Swift.Encoder`, with its module where the bare name means another type."#)
    text("JSONShape", { $0.spelling("_JSONShape", of: "JSONAPI") }, #"`JSONAPI._JSONShape`, with its module where the bare name means another type."#)
    text("JSONValue", { $0.spelling("JSONValue", of: "JSONAPI") }, #"`JSONAPI.JSONValue`, with its module where the bare name means another type."#)
  }
}

extension UnionModel: TemplateRecord {
  static let shape = RecordShape(name: "union") {
    text("name", { $0.name }, #"The name of the enum."#)
    texts("documentation", { $0.documentation }, #"The lines of the comment."#)
    flag("isRelationship", { $0.isRelationship }, #"It is the target of a relationship, and has an `ID`."#)
    records("cases", { $0.cases }, of: UnionCaseModel.self, #"The cases, one for each resource type."#)
    flag("isLarge", { $0.isLarge }, #"It has too many cases for one `switch`."#)
    records("groups", { $0.groups }, of: UnionCaseGroupModel.self, #"The cases in groups, one per `switch`, if there are too many for one."#)
    text("String", { $0.spelling("String", of: "Swift") }, #"`Swift.String`, with its module where the bare name means another type."#)
    text("Sendable", { $0.spelling("Sendable", of: "Swift") }, #"`Swift.Sendable`, with its module where the bare name means another type."#)
    text("ResourceEnum", { $0.spelling("ResourceEnum", of: "JSONAPI") }, #"`JSONAPI.ResourceEnum`, with its module where the bare name means another type."#)
    text("ResourceCases", { $0.spelling("ResourceCases", of: "JSONAPI") }, #"`JSONAPI.ResourceCases`, with its module where the bare name means another type."#)
    text("PolymorphicRelatable", { $0.spelling("PolymorphicRelatable", of: "JSONAPI") }, #"`JSONAPI.PolymorphicRelatable`, with its module where the bare name means another type."#)
    text("PolymorphicID", { $0.spelling("PolymorphicID", of: "JSONAPI") }, #"`JSONAPI.PolymorphicID`, with its module where the bare name means another type."#)
    text("UnionMember", { $0.spelling("UnionMember", of: "JSONAPI") }, #"`JSONAPI.UnionMember`, with its module where the bare name means another type."#)
    text("UnrecognizedResource", { $0.spelling("UnrecognizedResource", of: "JSONAPI") }, #"`JSONAPI.UnrecognizedResource`, with its module where the bare name means another type."#)
    text("ResourceIdentity", { $0.spelling("ResourceIdentity", of: "JSONAPI") }, #"`JSONAPI.ResourceIdentity`, with its module where the bare name means another type."#)
  }
}

extension DatePatternModel: TemplateRecord {
  static let shape = RecordShape(name: "datePattern") {
    text("name", { $0.name }, #"The name of the type."#)
    text("pattern", { $0.pattern }, #"The pattern as a string literal."#)
    text("Format", { $0.spelling("Format", of: "JSONAPI") }, #"`JSONAPI.Format`, with its module where the bare name means another type."#)
  }
}

extension URLBaseModel: TemplateRecord {
  static let shape = RecordShape(name: "urlBase") {
    text("name", { $0.name }, #"The name of the type."#)
    text("base", { $0.base }, #"The URL as a string literal."#)
    text("Format", { $0.spelling("Format", of: "JSONAPI") }, #"`JSONAPI.Format`, with its module where the bare name means another type."#)
  }
}

extension SharedDocument: TemplateRecord {
  static let shape = RecordShape(name: "sharedDocument") {
    text("name", { $0.name }, #"The name: `BlogDocument`."#)
    text("bodyType", { $0.bodyType }, #"The constraint of the parameter `Body`."#)
    text("type", { $0.type }, #"The document type of a `Body`."#)
  }
}

extension QueryModel: TemplateRecord {
  static let shape = RecordShape(name: "query") {
    record("file", { $0.file }, of: FileHeader.self, #"The header of the file."#)
    text("description", { $0.description }, #"The description: `ArticleDescription`."#)
    optionalText("pathLiteral", { $0.pathLiteral }, #"The path of the collection as a string literal, if it is not the JSON:API type."#)
    flag("hasFields", { !$0.fields.isEmpty }, #"There are fields."#)
    records("fields", { $0.fields }, of: QueryFieldModel.self, #"The attributes and relationships."#)
    record("includes", { $0.includes }, of: IncludesModel.self, #"The include paths, if they are listed."#)
    optionalText("limitedIncludes", { $0.limitedIncludes }, #"The type of the names in include paths, if their length is limited."#)
    flag("hasSorts", { !$0.sorts.isEmpty }, #"Lists can be sorted."#)
    records("sorts", { $0.sorts }, of: EnumerationCaseModel.self, #"The fields to sort by."#)
    flag("hasFilters", { !$0.filters.isEmpty }, #"Lists can be filtered."#)
    flag("hasOneFilter", { $0.filters.count == 1 }, #"There is one filter."#)
    records("filters", { $0.filters }, of: FilterModel.self, #"The filters."#)
    records("operators", { $0.operators }, of: EnumerationModel.self, #"The enums of operators of filters."#)
    optionalText("dialect", { $0.dialect }, #"The filter dialect, if it is not the default."#)
    record("paging", { $0.paging }, of: PagingModel.self, #"The style of pages, if there are pages."#)
    flag("hasServer", { $0.hasServer }, #"There are tables for a server."#)
    optionalText("fieldReferences", { $0.fieldReferences }, #"The fields of a value `fields`, with commas between them, if there are any."#)
    flag("hasDeprecatedFields", { $0.hasDeprecatedFields }, #"A field is deprecated."#)
    optionalText("includeRule", { $0.includeRule }, #"The include paths that a server accepts, if not all: `.paths(["author"])`."#)
    optionalText("clientIdRule", { $0.clientIdRule }, #"The rule for ids chosen by clients, if a server accepts any: `.allowed`."#)
    records("unions", { $0.unions }, of: QueryUnionModel.self, #"The vocabularies of enums of several types."#)
    text("String", { $0.spelling("String", of: "Swift") }, #"`Swift.String`, with its module where the bare name means another type."#)
    text("QueryableDescription", { $0.spelling("QueryableDescription", of: "JSONAPIQuery") }, #"`JSONAPIQuery.QueryableDescription`, with its module where the bare name means another type."#)
    text("FieldVocabulary", { $0.spelling("FieldVocabulary", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FieldVocabulary`, with its module where the bare name means another type."#)
    text("NoFields", { $0.spelling("NoFields", of: "JSONAPIQuery") }, #"`JSONAPIQuery.NoFields`, with its module where the bare name means another type."#)
    text("SortVocabulary", { $0.spelling("SortVocabulary", of: "JSONAPIQuery") }, #"`JSONAPIQuery.SortVocabulary`, with its module where the bare name means another type."#)
    text("FilterVocabulary", { $0.spelling("FilterVocabulary", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FilterVocabulary`, with its module where the bare name means another type."#)
    text("FilterParameter", { $0.spelling("FilterParameter", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FilterParameter`, with its module where the bare name means another type."#)
    text("FieldName", { $0.spelling("FieldName", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FieldName`, with its module where the bare name means another type."#)
    text("ServerResource", { $0.spelling("ServerResource", of: "JSONAPIServer") }, #"`JSONAPIServer.ServerResource`, with its module where the bare name means another type."#)
    text("FilterReader", { $0.spelling("FilterReader", of: "JSONAPIServer") }, #"`JSONAPIServer.FilterReader`, with its module where the bare name means another type."#)
    text("IncludeRule", { $0.spelling("IncludeRule", of: "JSONAPIServer") }, #"`JSONAPIServer.IncludeRule`, with its module where the bare name means another type."#)
    text("ClientIdRule", { $0.spelling("ClientIdRule", of: "JSONAPIServer") }, #"`JSONAPIServer.ClientIdRule`, with its module where the bare name means another type."#)
  }
}

extension DialectModel: TemplateRecord {
  static let shape = RecordShape(name: "dialect") {
    record("file", { $0.file }, of: FileHeader.self, #"The header of the file."#)
    text("name", { $0.name }, #"The name: `BlogFilters`."#)
    text("apiName", { $0.apiName }, #"The name of the API, as written in the schema."#)
    optionalText("type", { $0.type }, #"The user's type, if it is one."#)
    text("pattern", { $0.pattern }, #"The pattern of parameters as a string literal."#)
    flag("repeatsLists", { $0.repeatsLists }, #"A list is written as several parameters."#)
    text("FilterPattern", { $0.spelling("FilterPattern", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FilterPattern`, with its module where the bare name means another type."#)
    text("FilterLists", { $0.spelling("FilterLists", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FilterLists`, with its module where the bare name means another type."#)
  }
}

extension ClientModel: TemplateRecord {
  static let shape = RecordShape(name: "client") {
    record("file", { $0.file }, of: FileHeader.self, #"The header of the file."#)
    text("api", { $0.api }, #"The definition of the API: `BlogAPI`."#)
    text("name", { $0.name }, #"The alias of the client: `BlogClient`."#)
    flag("isNamespace", { $0.isNamespace }, #"The definition of the API is the namespace."#)
    text("apiNameLiteral", { $0.apiNameLiteral }, #"The name of the API as a string literal."#)
    optionalText("atomicLiteral", { $0.atomicLiteral }, #"The path for atomic operations as a string literal, if there is one."#)
    text("anyResource", { $0.anyResource }, #"The enum of all resource types."#)
    text("problem", { $0.problem }, #"The type of an error."#)
    records("resources", { $0.resources }, of: ClientResourceModel.self, #"The operations on each resource type."#)
    text("String", { $0.spelling("String", of: "Swift") }, #"`Swift.String`, with its module where the bare name means another type."#)
    text("Int", { $0.spelling("Int", of: "Swift") }, #"`Swift.Int`, with its module where the bare name means another type."#)
    text("FieldName", { $0.spelling("FieldName", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FieldName`, with its module where the bare name means another type."#)
    text("APIDefinition", { $0.spelling("APIDefinition", of: "JSONAPIClient") }, #"`JSONAPIClient.APIDefinition`, with its module where the bare name means another type."#)
    text("AtomicAPI", { $0.spelling("AtomicAPI", of: "JSONAPIClient") }, #"`JSONAPIClient.AtomicAPI`, with its module where the bare name means another type."#)
    text("Client", { $0.spelling("Client", of: "JSONAPIClient") }, #"`JSONAPIClient.Client`, with its module where the bare name means another type."#)
    text("ResourceEndpoint", { $0.spelling("ResourceEndpoint", of: "JSONAPIClient") }, #"`JSONAPIClient.ResourceEndpoint`, with its module where the bare name means another type."#)
    text("Endpoint", { $0.spelling("Endpoint", of: "JSONAPIClient") }, #"`JSONAPIClient.Endpoint`, with its module where the bare name means another type."#)
    text("ResourceOperation", { $0.spelling("ResourceOperation", of: "JSONAPIClient") }, #"`JSONAPIClient.ResourceOperation`, with its module where the bare name means another type."#)
  }
}

extension APIRequest: TemplateRecord {
  static let shape = RecordShape(name: "apiRequest") {
    text("method", { $0.method }, #"The method: `GET`."#)
    text("path", { $0.path }, #"The path with placeholders: `/articles/{id}`."#)
    text("anchor", { $0.anchor }, #"The place in a page."#)
    text("summary", { $0.summary }, #"What it does: `List`."#)
    record("resource", { $0.resource }, of: APITarget.self, #"The resource type whose page describes it."#)
    records("parameters", { $0.parameters }, of: APIParameter.self, #"The parameters of the path and the query string."#)
    text("example", { $0.example }, #"The lines of a request."#)
    records("responses", { $0.responses }, of: APIResponse.self, #"The successful responses."#)
    texts("errorStatuses", { $0.errorStatuses }, #"The statuses of errors."#)
  }
}

extension APIType: TemplateRecord {
  static let shape = RecordShape(name: "apiType") {
    text("name", { $0.name }, #"The name in the schema."#)
    text("anchor", { $0.anchor }, #"The place in a page."#)
    text("fileName", { $0.fileName }, #"The name of a file for it, without a suffix."#)
    records("kind", { $0.kind }, of: APITypePart.self, #"What it is, in parts: `enum`, `object`, or a type."#)
    texts("description", { $0.description }, #"The paragraphs of the description."#)
    record("deprecation", { $0.deprecation }, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    texts("notes", { $0.notes }, #"Notes such as `there may be other values`."#)
    records("values", { $0.values }, of: APIValue.self, #"The values of an enum."#)
    record("valueList", { $0.valueList }, of: APIValueList.self, #"The values to show, and the others separately."#)
    flag("hasOtherValues", { $0.hasOtherValues }, #"There may be values besides these."#)
    records("members", { $0.members }, of: APIMember.self, #"The members of an object."#)
  }
}

extension APIDocument: TemplateRecord {
  static let shape = RecordShape(name: "apiDocument") {
    text("name", { $0.name }, #"The name."#)
    text("anchor", { $0.anchor }, #"The place in a page."#)
    text("fileName", { $0.fileName }, #"The name of a file for it, without a suffix."#)
    texts("description", { $0.description }, #"The paragraphs of the description."#)
    record("deprecation", { $0.deprecation }, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    flag("isMany", { $0.isMany }, #"It has many resource objects."#)
    records("targets", { $0.targets }, of: APITarget.self, #"The types of its primary data."#)
    optionalText("data", { $0.data }, #"A description of the primary data, if its types are not listed."#)
    texts("includes", { $0.includes }, #"The include paths."#)
    records("meta", { $0.meta }, of: APIMember.self, #"The members of the meta object."#)
    records("links", { $0.links }, of: APIMember.self, #"The links."#)
  }
}

extension APIEdge: TemplateRecord {
  static let shape = RecordShape(name: "apiEdge") {
    record("from", { $0.from }, of: APINode.self, #"The resource type with the relationship."#)
    record("to", { $0.to }, of: APINode.self, #"The resource type that it leads to."#)
    text("label", { $0.label }, #"The name of the relationship, escaped for diagrams."#)
    flag("isMany", { $0.isMany }, #"It leads to many resources."#)
  }
}

extension APINode: TemplateRecord {
  static let shape = RecordShape(name: "apiNode") {
    text("key", { $0.key }, #"A name of letters and digits."#)
    text("label", { $0.label }, #"The JSON:API type, escaped for diagrams."#)
  }
}

extension APIDeprecation: TemplateRecord {
  static let shape = RecordShape(name: "apiDeprecation") {
    optionalText("message", { $0.message }, #"What to use instead, or the reason."#)
  }
}

extension APIMember: TemplateRecord {
  static let shape = RecordShape(name: "apiMember") {
    text("name", { $0.name }, #"The name in JSON."#)
    text("path", { $0.path }, #"The name with those of the objects around it: `owners[].name`."#)
    text("anchor", { $0.anchor }, #"The place in a page; empty for members of objects."#)
    flag("hasAnchor", { !$0.anchor.isEmpty }, #"It has a place in a page."#)
    text("depth", { $0.depth }, #"The number of objects around it."#)
    records("type", { $0.type }, of: APITypePart.self, #"The parts of the type's name."#)
    flag("isOptional", { $0.isOptional }, #"It may be absent."#)
    flag("isNullable", { $0.isNullable }, #"It may be `null`."#)
    texts("description", { $0.description }, #"The paragraphs of the description."#)
    record("deprecation", { $0.deprecation }, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    texts("notes", { $0.notes }, #"Notes such as `read only`."#)
    optionalText("example", { $0.example }, #"An example of the value."#)
    records("values", { $0.values }, of: APIValue.self, #"The values of an enum."#)
    record("valueList", { $0.valueList }, of: APIValueList.self, #"The values to show, and the others separately."#)
    flag("hasOtherValues", { $0.hasOtherValues }, #"There may be values besides these."#)
  }
}

extension APIRelationship: TemplateRecord {
  static let shape = RecordShape(name: "apiRelationship") {
    text("name", { $0.name }, #"The name in JSON."#)
    text("anchor", { $0.anchor }, #"The place in a page."#)
    flag("isMany", { $0.isMany }, #"It leads to many resources."#)
    flag("isOptional", { $0.isOptional }, #"It may be absent."#)
    flag("isNullable", { $0.isNullable }, #"It may be empty."#)
    flag("leadsToAny", { $0.leadsToAny }, #"It leads to resources of any type."#)
    records("targets", { $0.targets }, of: APITarget.self, #"The resource types that it leads to."#)
    texts("description", { $0.description }, #"The paragraphs of the description."#)
    record("deprecation", { $0.deprecation }, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    texts("notes", { $0.notes }, #"Notes such as `read only`."#)
  }
}

extension APIFilter: TemplateRecord {
  static let shape = RecordShape(name: "apiFilter") {
    text("name", { $0.name }, #"The name."#)
    records("type", { $0.type }, of: APITypePart.self, #"The parts of the name of the value's type."#)
    texts("operators", { $0.operators }, #"The operators."#)
  }
}

extension APIArrow: TemplateRecord {
  static let shape = RecordShape(name: "apiArrow") {
    text("relationship", { $0.relationship }, #"The name of the relationship."#)
    text("anchor", { $0.anchor }, #"The place of the relationship in a page."#)
    flag("isMany", { $0.isMany }, #"It leads to many resources."#)
    records("ends", { $0.ends }, of: APITarget.self, #"The resource types at the other end."#)
    flag("leadsToAny", { $0.leadsToAny }, #"It leads to resources of any type."#)
  }
}

extension APITarget: TemplateRecord {
  static let shape = RecordShape(name: "apiTarget") {
    text("name", { $0.name }, #"The name."#)
    text("anchor", { $0.anchor }, #"The place in a page."#)
    text("fileName", { $0.fileName }, #"The name of a file for it, without a suffix."#)
  }
}

extension FixtureParameterModel: TemplateRecord {
  static let shape = RecordShape(name: "fixtureParameter") {
    text("label", { $0.label }, #"The argument label."#)
    text("name", { $0.name }, #"The name in the function."#)
    text("type", { $0.type }, #"The type, which is optional."#)
    text("sectionLiteral", { $0.sectionLiteral }, #"`"attributes"`, `"relationships"` or an empty literal."#)
    text("literal", { $0.literal }, #"The name in JSON as a string literal."#)
    optionalText("wrapper", { $0.wrapper }, #"The type that the value is converted to, if it differs."#)
    text("wrappingLabel", { $0.wrappingLabel }, #"The argument label of the conversion."#)
    flag("canThrow", { $0.canThrow }, #"The conversion can throw."#)
  }
}

extension Deprecation: TemplateRecord {
  static let shape = RecordShape(name: "deprecation") {
    optionalText("message", { $0.message }, #"The message as a string literal."#)
  }
}

extension StorageModel: TemplateRecord {
  static let shape = RecordShape(name: "storage") {
    text("name", { $0.identifier.declared }, #"The name of the private property."#)
    text("type", { $0.type }, #"The type of both properties."#)
  }
}

extension EnumerationCaseModel: TemplateRecord {
  static let shape = RecordShape(name: "enumerationCase") {
    text("name", { $0.identifier.declared }, #"The name, escaped if it is a keyword."#)
    text("member", { $0.identifier.member }, #"The name after a dot."#)
    texts("documentation", { $0.documentation }, #"The lines of the comment."#)
    flag("isSpaced", { $0.isSpaced }, #"An empty line comes before it."#)
    text("literal", { $0.literal }, #"The value as a literal."#)
    flag("isImplied", { $0.isImplied }, #"The declaration of the case does not state the value."#)
  }
}

extension ValueUnionCaseModel: TemplateRecord {
  static let shape = RecordShape(name: "valueUnionCase") {
    text("name", { $0.identifier.declared }, #"The name, escaped if it is a keyword."#)
    text("member", { $0.identifier.member }, #"The name after a dot."#)
    text("type", { $0.type }, #"The type of its value."#)
    text("codingType", { $0.codingType }, #"The type that decodes and encodes the value."#)
    optionalText("tagLiteral", { $0.tag }, #"The value of the tag, if there is one."#)
    texts("shapes", { $0.shapes }, #"The shapes that its values have in JSON."#)
    text("noun", { $0.noun }, #"A description of its values: `a number`."#)
  }
}

extension UnionCaseModel: TemplateRecord {
  static let shape = RecordShape(name: "unionCase") {
    text("name", { $0.identifier.declared }, #"The name, escaped if it is a keyword."#)
    text("member", { $0.identifier.member }, #"The name after a dot."#)
    text("model", { $0.model }, #"The model: `Person`."#)
    text("type", { $0.type }, #"The JSON:API type."#)
    text("typeLiteral", { $0.typeLiteral }, #"The JSON:API type as a string literal."#)
  }
}

extension UnionCaseGroupModel: TemplateRecord {
  static let shape = RecordShape(name: "unionCaseGroup") {
    text("number", { $0.number }, #"Its place among the groups, from 1."#)
    text("next", { $0.number + 1 }, #"The number of the next group."#)
    records("cases", { $0.cases }, of: UnionCaseModel.self, #"The cases of the group."#)
  }
}

extension QueryFieldModel: TemplateRecord {
  static let shape = RecordShape(name: "queryField") {
    text("name", { $0.name }, #"The name, escaped if it is a keyword."#)
    text("type", { $0.type }, #"The type: `AttributeField<Attribute<String>>`."#)
    text("literal", { $0.literal }, #"The name in JSON as a string literal."#)
    optionalText("queryLiteral", { $0.queryLiteral }, #"The name in query parameters as a string literal, if it differs."#)
    flag("isLinkedIfIncluded", { $0.isLinkedIfIncluded }, #"An empty relationship is reliable only if it was included."#)
    flag("isNameAlone", { $0.isNameAlone }, #"Only the name in JSON is needed."#)
    record("deprecation", { $0.deprecation }, of: Deprecation.self, #"The deprecation, if there is one."#)
  }
}

extension IncludesModel: TemplateRecord {
  static let shape = RecordShape(name: "includePaths") {
    text("name", { $0.name }, #"The name of the struct."#)
    flag("isEmpty", { $0.steps.isEmpty }, #"Nothing can be included."#)
    records("steps", { $0.steps }, of: IncludeStepModel.self, #"The relationships."#)
    text("FieldVocabulary", { $0.spelling("FieldVocabulary", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FieldVocabulary`, with its module where the bare name means another type."#)
    text("NoFields", { $0.spelling("NoFields", of: "JSONAPIQuery") }, #"`JSONAPIQuery.NoFields`, with its module where the bare name means another type."#)
  }
}

extension FilterModel: TemplateRecord {
  static let shape = RecordShape(name: "filter") {
    text("name", { $0.identifier.declared }, #"The name, escaped if it is a keyword."#)
    text("member", { $0.identifier.member }, #"The name after a dot."#)
    optionalText("operatorType", { $0.operatorType }, #"The enum of operators, if it has any."#)
    text("valueType", { $0.valueType }, #"The type of the value, or of the list of values."#)
    optionalText("attributeType", { $0.attributeType }, #"The type of the attribute that writes values, unless they are ids."#)
    flag("isList", { $0.isList }, #"It takes several values."#)
    text("literal", { $0.literal }, #"The name as a string literal."#)
    flag("isWholeParameter", { $0.isWholeParameter }, #"The name is that of the parameter."#)
    optionalText("valueLabel", { $0.valueLabel }, #"The label in `.init("author", id: id)`."#)
  }
}

extension PagingModel: TemplateRecord {
  static let shape = RecordShape(name: "paging") {
    text("style", { $0.style }, #"The protocol of the style: `NumberPaging`."#)
    flag("isEmpty", { $0.isEmpty }, #"All settings are the defaults of this style."#)
    optionalText("defaultSize", { $0.defaultSize }, #"The usual number of resources on a page."#)
    optionalText("maximumSize", { $0.maximumSize }, #"The largest number of resources on a page."#)
    records("names", { $0.names }, of: PagingNameModel.self, #"The names of parameters that differ from the usual ones."#)
    flag("followsLinks", { $0.followsLinks }, #"Links lead from page to page."#)
    text("Int", { $0.spelling("Int", of: "Swift") }, #"`Swift.Int`, with its module where the bare name means another type."#)
  }
}

extension QueryUnionModel: TemplateRecord {
  static let shape = RecordShape(name: "queryUnion") {
    text("union", { $0.union }, #"The enum: `ArticleOwner`."#)
    text("name", { $0.name }, #"The vocabulary: `ArticleOwnerFields`."#)
    records("fields", { $0.fields }, of: QueryFieldModel.self, #"The types of the enum."#)
    text("FieldVocabulary", { $0.spelling("FieldVocabulary", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FieldVocabulary`, with its module where the bare name means another type."#)
    text("QueryableTarget", { $0.spelling("QueryableTarget", of: "JSONAPIQuery") }, #"`JSONAPIQuery.QueryableTarget`, with its module where the bare name means another type."#)
  }
}

extension ClientResourceModel: TemplateRecord {
  static let shape = RecordShape(name: "clientResource") {
    text("property", { $0.property }, #"The property of the client: `articles`."#)
    flag("hasEndpoint", { $0.hasEndpoint }, #"Some operations do not need the id of a parent."#)
    records("nestedEndpoints", { $0.nestedEndpoints }, of: NestedEndpointModel.self, #"The operations whose paths have parents."#)
    records("parentTypes", { $0.parentTypes }, of: PathModel.self, #"The operations whose paths have parents, one by one."#)
    records("ownPaths", { $0.ownPaths }, of: PathModel.self, #"The paths that differ from the usual ones."#)
    text("collectionLiteral", { $0.collectionLiteral }, #"The name of the property as a string literal."#)
    text("type", { $0.type }, #"The JSON:API type."#)
    text("description", { $0.description }, #"The description: `ArticleDescription`."#)
    text("conformances", { $0.conformances }, #"The protocols, with commas between them."#)
    text("model", { $0.model }, #"The resource object: `Article`."#)
    optionalText("newModel", { $0.newModel }, #"The resource object to create, if clients can."#)
    optionalText("idFilter", { $0.idFilter }, #"The case of the filter for ids, if lists have one."#)
    flag("isUpdatable", { $0.isUpdatable }, #"Clients can update resources."#)
    optionalText("settableReferences", { $0.settableReferences }, #"The fields of a value `fields` that an update can set, with commas between them."#)
    flag("hasDeprecatedFields", { $0.hasDeprecatedFields }, #"One of these is deprecated."#)
    text("document", { $0.document }, #"The document with one resource."#)
    text("listDocument", { $0.listDocument }, #"The document with many resources."#)
    record("total", { $0.total }, of: TotalModel.self, #"The number of all resources, if the meta of a list has it."#)
    record("deprecation", { $0.deprecation }, of: Deprecation.self, #"The deprecation, if there is one."#)
  }
}

extension APIParameter: TemplateRecord {
  static let shape = RecordShape(name: "apiParameter") {
    text("name", { $0.name }, #"The name."#)
    flag("isInPath", { $0.isInPath }, #"It is a part of the path."#)
    records("type", { $0.type }, of: APITypePart.self, #"The parts of the type's name."#)
    optionalText("description", { $0.description }, #"The description."#)
    record("valueList", { $0.valueList }, of: APIValueList.self, #"The values, if they are listed."#)
  }
}

extension APIResponse: TemplateRecord {
  static let shape = RecordShape(name: "apiResponse") {
    text("status", { $0.status }, #"The status."#)
    optionalText("example", { $0.example }, #"A document in JSON, if there is one."#)
  }
}

extension APITypePart: TemplateRecord {
  static let shape = RecordShape(name: "apiTypePart") {
    text("text", { $0.text }, #"The text."#)
    optionalText("anchor", { $0.anchor }, #"The place of the type that the text names."#)
  }
}

extension APIValue: TemplateRecord {
  static let shape = RecordShape(name: "apiValue") {
    text("value", { $0.value }, #"The value in JSON."#)
    optionalText("description", { $0.description }, #"The description."#)
    record("deprecation", { $0.deprecation }, of: APIDeprecation.self, #"The deprecation, if there is one."#)
  }
}

extension APIValueList: TemplateRecord {
  static let shape = RecordShape(name: "apiValueList") {
    records("shown", { $0.shown }, of: APIValue.self, #"The first values, or all if there are only a few."#)
    records("hidden", { $0.hidden }, of: APIValue.self, #"The other values."#)
    text("hiddenCount", { $0.hidden.count }, #"The number of hidden values."#)
    flag("hasOtherValues", { $0.hasOtherValues }, #"There may be values besides these."#)
  }
}

extension IncludeStepModel: TemplateRecord {
  static let shape = RecordShape(name: "includeStep") {
    text("name", { $0.name }, #"The name, escaped if it is a keyword."#)
    text("type", { $0.type }, #"The type: `IncludePath<NoFields>`."#)
    text("literal", { $0.literal }, #"The name in query parameters as a string literal."#)
    records("next", { $0.next }, of: IncludesModel.self, #"The relationships that can follow, if there are any."#)
  }
}

extension PagingNameModel: TemplateRecord {
  static let shape = RecordShape(name: "pagingName") {
    text("name", { $0.name }, #"The requirement of the style: `sizeName`."#)
    text("literal", { $0.literal }, #"The name of the parameter as a string literal."#)
  }
}

extension NestedEndpointModel: TemplateRecord {
  static let shape = RecordShape(name: "nestedEndpoint") {
    records("parents", { $0.parents }, of: ParentModel.self, #"The parents, in order."#)
    text("type", { $0.type }, #"The type of the ids: `Organization.Id`, or a tuple."#)
    record("deprecation", { $0.deprecation }, of: Deprecation.self, #"The deprecation of the resource type, if there is one."#)
  }
}

extension PathModel: TemplateRecord {
  static let shape = RecordShape(name: "path") {
    text("operation", { $0.operation }, #"The operation: `list`."#)
    optionalText("literal", { $0.literal }, #"The path as a string literal."#)
    optionalText("parentsName", { $0.parents?.alias }, #"The name of the type of the parents' ids: `ListParents`."#)
    optionalText("parentsType", { $0.parents?.type }, #"The type of the parents' ids."#)
  }
}

extension TotalModel: TemplateRecord {
  static let shape = RecordShape(name: "total") {
    text("metaType", { $0.metaType }, #"The type of the meta."#)
    text("path", { $0.path }, #"The total: `meta.page?.total`."#)
  }
}

extension ParentModel: TemplateRecord {
  static let shape = RecordShape(name: "parent") {
    text("name", { $0.name }, #"The name of the parameter."#)
    text("type", { $0.type }, #"The type of the id."#)
    text("literal", { $0.literal }, #"The name in the path as a string literal."#)
  }
}
