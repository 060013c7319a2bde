// Written by Scripts/embed from the tables in Documentation/Templates.md.
// swift-format-ignore-file

import APIReference
import SwiftModel

extension ResourceModel: TemplateRecord {
  static let shape = RecordShape("resource") {
    text("type", \.type, #"The JSON:API type."#)
    text("name", \.name, #"The name of the model: `Article`."#)
    text("fileName", \.fileName, #"The name of the resource's file, without a suffix."#)
    text("typeLiteral", \.typeLiteral, #"The JSON:API type as a string literal."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    records("attributes", \.attributes, of: PropertyModel.self, #"The attributes in responses."#)
    records("relationships", \.relationships, of: PropertyModel.self, #"The relationships in responses."#)
    text("idType", \.idType, #"The type of raw ids."#)
    optionalText("metaType", \.metaType, #"The type of the meta, if there is any."#)
    optionalText("linksType", \.linksType, #"The type of the links, if there are any."#)
    record("file", \.file, of: FileHeader.self, #"The header of the resource's file."#)
    record("alias", \.alias, of: AliasModel.self, #"The alias of the resource object."#)
    record("newAlias", \.newAlias, of: AliasModel.self, #"The alias of the resource object to create."#)
    record("description", \.description, of: DescriptionModel.self, #"The attributes and relationships."#)
    record("newDescription", \.newDescription, of: DescriptionModel.self, #"The attributes and relationships of a resource object to create, if they differ."#)
    records("types", \.types, of: TypeModel.self, #"Types of links, meta and the targets of polymorphic relationships."#)
  }
}

extension DocumentModel: TemplateRecord {
  static let shape = RecordShape("document") {
    text("name", \.name, #"The name: `ArticleDocument`."#)
    text("fileName", \.fileName, #"The name, for the path of a file."#)
    text("type", \.type, #"The type that the alias names."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    record("alias", \.alias, of: AliasModel.self, #"The alias of the document."#)
    records("types", \.types, of: TypeModel.self, #"Types of links, meta and polymorphic primary data."#)
    flag("isSpaced", \.isSpaced, #"An empty line comes before it."#)
  }
}

extension TypeModel: TemplateRecord {
  static let shape = RecordShape("type") {
    text("name", \.name, #"The name of the type."#)
    text("fileName", \.fileName, #"The name, for the path of a file."#)
    record("structure", \.structure, of: StructureModel.self, #"The type, if it is a struct."#)
    record("enumeration", \.enumeration, of: EnumerationModel.self, #"The type, if it is an enum of values."#)
    record("valueUnion", \.valueUnion, of: ValueUnionModel.self, #"The type, if it is an enum of values of several types."#)
    record("union", \.union, of: UnionModel.self, #"The type, if it is an enum of resource objects."#)
    record("datePattern", \.datePattern, of: DatePatternModel.self, #"The type, if it is a date pattern."#)
    record("urlBase", \.urlBase, of: URLBaseModel.self, #"The type, if it is a base of relative URLs."#)
    record("alias", \.alias, of: AliasModel.self, #"The type, if it is a typealias."#)
  }
}

extension SwiftModel: TemplateRecord {
  static let shape = RecordShape("schema") {
    text("apiName", \.apiName, #"The name of the API, as written in the schema."#)
    text("name", \.name, #"The name of the API in Swift."#)
    texts("documentation", \.documentation, #"The lines of the schema's description."#)
    text("access", \.access, #"The access modifier with a space after it; empty for `internal`."#).global
    flag("isInternal", \.isInternal, #"Declarations have no access modifier."#).global
    text("binding", \.binding, #"`var` or `let`."#).global
    flag("isMutable", \.isMutable, #"Properties are `var`."#).global
    text("descriptionKind", \.descriptionKind, #"`struct` or `enum`, for descriptions."#).global
    optionalText("namespace", \.namespace, #"The enum that contains all types."#).global
    record("file", \.file, of: FileHeader.self, #"The header, if one file holds everything."#)
    record("typesFile", \.typesFile, of: FileHeader.self, #"The header of the file of value types."#)
    record("documentsFile", \.documentsFile, of: FileHeader.self, #"The header of the file of documents."#)
    records("types", \.types, of: TypeModel.self, #"The value types."#)
    records("resources", \.resources, of: ResourceModel.self, #"The resource types."#)
    record("anyResource", \.anyResource, of: UnionModel.self, #"The enum of all resource types."#)
    record("sharedDocument", \.sharedDocument, of: SharedDocument.self, #"The alias that plain documents share."#)
    records("documents", \.documents, of: DocumentModel.self, #"The documents."#)
    flag("hasModels", \.hasModels, #"Models are generated."#).global
    records("queries", \.queries, of: QueryModel.self, #"The vocabularies of queries, one for each resource type."#)
    record("dialect", \.dialect, of: DialectModel.self, #"The API's own filter dialect."#)
    record("client", \.client, of: ClientModel.self, #"The API for clients."#)
  }
}

extension APIReference: TemplateRecord {
  static let shape = RecordShape("api") {
    text("name", \.name, #"The name of the API."#)
    text("shortName", \.shortName, #"The name without `API` at its end."#)
    texts("description", \.description, #"The paragraphs of the description."#)
    records("resources", \.resources, of: APIResource.self, #"The resource types."#)
    records("resourcesByName", \.resourcesByName, of: APIResource.self, #"The resource types, in alphabetical order."#)
    records("requests", \.requests, of: APIRequest.self, #"All requests, in the order of their paths."#)
    text("errorExample", \.errorExample, #"A document with errors in JSON."#)
    records("types", \.types, of: APIType.self, #"The types of values that the schema names."#)
    records("typesByName", \.typesByName, of: APIType.self, #"The types, in alphabetical order."#)
    records("documents", \.documents, of: APIDocument.self, #"The documents that the schema names."#)
    records("documentsByName", \.documentsByName, of: APIDocument.self, #"The documents, in alphabetical order."#)
    records("edges", \.edges, of: APIEdge.self, #"All relationships between resource types, for diagrams."#)
    flag("hasFewEdges", \.hasFewEdges, #"There are at most 60 edges, so that a diagram of the whole API is useful."#)
    text("resourceCount", \.resourceCount, #"The number of resource types."#)
  }
}

extension APIResource: TemplateRecord {
  static let shape = RecordShape("apiResource") {
    text("type", \.type, #"The JSON:API type."#)
    text("model", \.model, #"The name of the model in Swift."#)
    text("anchor", \.anchor, #"The place in a page: `resource-articles`."#)
    text("fileName", \.fileName, #"The name of a file for it, without a suffix."#)
    record("node", \.node, of: APINode.self, #"The node in diagrams."#)
    text("summary", \.summary, #"The first sentence of the description; may be empty."#)
    texts("description", \.description, #"The paragraphs of the description."#)
    record("deprecation", \.deprecation, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    text("idType", \.idType, #"The type of ids."#)
    text("path", \.path, #"The path of the collection."#)
    flag("hasAddress", \.hasAddress, #"It has an address: the schema declares operations or a path."#)
    texts("operations", \.operations, #"What servers can do: `list`, `get`, …"#)
    records("requests", \.requests, of: APIRequest.self, #"The requests, if it has an address."#)
    texts("notes", \.notes, #"Notes such as `Clients choose ids.`"#)
    records("attributes", \.attributes, of: APIMember.self, #"The attributes, with the members of objects."#)
    records("relationships", \.relationships, of: APIRelationship.self, #"The relationships."#)
    records("links", \.links, of: APIMember.self, #"The links."#)
    records("meta", \.meta, of: APIMember.self, #"The members of the meta object."#)
    records("filters", \.filters, of: APIFilter.self, #"The filters of lists."#)
    texts("sorts", \.sorts, #"The names that lists can be sorted by."#)
    texts("includes", \.includes, #"The paths that clients can include."#)
    records("incoming", \.incoming, of: APIArrow.self, #"The relationships that lead here."#)
    records("outgoing", \.outgoing, of: APIArrow.self, #"The relationships that lead from here."#)
    records("documents", \.documents, of: APITarget.self, #"The documents with primary data of this type."#)
    records("edges", \.edges, of: APIEdge.self, #"All relationships from and to the type, for diagrams."#)
    records("neighbours", \.neighbours, of: APINode.self, #"The nodes of these edges, its own first."#)
    text("example", \.example, #"A resource object in JSON, on several lines."#)
  }
}

extension FixtureModel: TemplateRecord {
  static let shape = RecordShape("fixture") {
    text("name", \.name, #"The type to make: `Article`."#)
    text("fileName", \.fileName, #"The name of a file for it, without a suffix."#)
    text("sources", \.sources, #"The schema files: `blog.yaml and common.yaml`."#)
    texts("imports", \.imports, #"The declarations of imports, in order."#)
    optionalText("description", \.description, #"The description of a resource type; absent for documents."#)
    text("maker", \.maker, #"The type in the description that has the function."#)
    records("parameters", \.parameters, of: FixtureParameterModel.self, #"The parameters for attributes and relationships."#)
    record("meta", \.meta, of: FixtureParameterModel.self, #"The parameter for the meta, if there is any."#)
    record("links", \.links, of: FixtureParameterModel.self, #"The parameter for the links, if there are any."#)
    text("everything", \.everything, #"The parameter that fills optional members."#)
    text("variable", \.variable, #"A variable name that no parameter has."#).global
    flag("isMany", \.isMany, #"The document has many resource objects."#)
    text("function", \.function, #"The function that makes a document."#)
    text("required", \.required, #"JSON with required members, as a string literal."#)
    text("complete", \.complete, #"JSON with all members, as a string literal."#)
    text("Bool", { $0.spelling("Bool", of: "Swift") }, #"`Swift.Bool`, with its module where the bare name means another type."#)
    text("Int", { $0.spelling("Int", of: "Swift") }, #"`Swift.Int`, with its module where the bare name means another type."#)
  }
}

extension PropertyModel: TemplateRecord {
  static let shape = RecordShape("property") {
    text("name", \.name, #"The name, escaped if it is a keyword."#)
    text("label", \.label, #"The name as an argument label."#)
    text("wireName", \.wireName, #"The name in JSON."#)
    text("wireNameLiteral", \.wireNameLiteral, #"The name in JSON as a string literal."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    flag("isSpaced", \.isSpaced, #"An empty line comes before it."#)
    record("deprecation", \.deprecation, of: Deprecation.self, #"The deprecation, if there is one."#)
    optionalText("wrapper", \.wrapper, #"The property wrapper, without `@`."#)
    text("type", \.type, #"The type."#)
    text("parameterType", \.parameterType, #"The type of the initializer's parameter."#)
    flag("isOptional", \.isOptional, #"The member may be absent."#)
    flag("isWrapped", \.isWrapped, #"The parameter is converted to the property's value."#)
    text("wrappingLabel", \.wrappingLabel, #"The label in `.init(value: title)`."#)
    optionalText("optionalWrappingLabel", \.optionalWrappingLabel, #"The label in `.ifPresent(url: next)`."#)
    record("storage", \.storage, of: StorageModel.self, #"The private property that holds the value of a computed one."#)
    text("storedName", \.storedName, #"The property that holds the value, as declared."#)
    text("storedMember", \.storedMember, #"The property that holds the value, after a dot."#)
    text("codedMember", \.codedMember, #"The stored value that is read and written, after a dot: the wrapper, if there is one."#)
    flag("writesNull", \.writesNull, #"The member is never absent: `nil` is null."#)
  }
}

extension FileHeader: TemplateRecord {
  static let shape = RecordShape("file") {
    text("path", \.path, #"The path in the output folder."#)
    text("sources", \.sources, #"The schema files: `blog.yaml and common.yaml`."#)
    texts("imports", \.imports, #"The modules to import, in order."#)
  }
}

extension AliasModel: TemplateRecord {
  static let shape = RecordShape("alias") {
    text("name", \.name, #"The name: `Article`."#)
    text("type", \.type, #"The type that it names."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    record("deprecation", \.deprecation, of: Deprecation.self, #"The deprecation, if there is one."#)
  }
}

extension DescriptionModel: TemplateRecord {
  static let shape = RecordShape("description") {
    text("name", \.name, #"The name: `ArticleDescription`."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    text("typeLiteral", \.typeLiteral, #"The JSON:API type as a string literal."#)
    record("attributes", \.attributes, of: StructureModel.self, #"The struct of the attributes."#)
    optionalText("attributesAlias", \.attributesAlias, #"The type that is used for the attributes instead."#)
    record("relationships", \.relationships, of: StructureModel.self, #"The struct of the relationships."#)
    optionalText("relationshipsAlias", \.relationshipsAlias, #"The type that is used for the relationships instead."#)
    records("types", \.types, of: TypeModel.self, #"The types nested in attributes."#)
    text("ResourceObjectDescription", { $0.spelling("ResourceObjectDescription", of: "JSONAPI") }, #"`JSONAPI.ResourceObjectDescription`, with its module where the bare name means another type."#)
  }
}

extension StructureModel: TemplateRecord {
  static let shape = RecordShape("structure") {
    text("name", \.name, #"The name of the struct."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    text("conformances", \.conformances, #"The protocols, with commas between them."#)
    records("properties", \.properties, of: PropertyModel.self, #"The members, as properties."#)
    flag("isEmpty", \.isEmpty, #"There are no members."#)
    flag("isInitializerImplied", \.isInitializerImplied, #"The compiler synthesizes the same initializer."#)
    records("types", \.types, of: TypeModel.self, #"The types nested in members."#)
    records("deprecatedProperties", \.deprecatedProperties, of: PropertyModel.self, #"The properties that are computed because they are deprecated."#)
    flag("hasDeprecatedProperties", \.hasDeprecatedProperties, #"A property is deprecated."#)
    text("Members", { $0.spelling("Members", of: "JSONAPI") }, #"`JSONAPI.Members`, with its module where the bare name means another type."#)
    text("String", { $0.spelling("String", of: "Swift") }, #"`Swift.String`, with its module where the bare name means another type."#)
  }
}

extension EnumerationModel: TemplateRecord {
  static let shape = RecordShape("enumeration") {
    text("name", \.name, #"The name of the enum."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    text("conformances", \.conformances, #"The raw type and the protocols."#)
    text("rawType", \.rawType, #"`String` or `Int`."#)
    flag("isOpen", \.isOpen, #"It keeps unrecognized values."#)
    flag("isPlain", \.isPlain, #"The cases have neither raw values nor comments."#)
    records("cases", \.cases, of: EnumerationCaseModel.self, #"The cases."#)
  }
}

extension ValueUnionModel: TemplateRecord {
  static let shape = RecordShape("valueUnion") {
    text("name", \.name, #"The name of the enum."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    text("conformances", \.conformances, #"The protocols, with commas between them."#)
    records("cases", \.cases, of: ValueUnionCaseModel.self, #"The cases."#)
    optionalText("tag", \.tag, #"The member that distinguishes objects, as a literal, if there is one."#)
    texts("shapes", \.shapes, #"The shapes that the cases have in JSON."#)
    flag("isOpen", \.isOpen, #"It keeps values of other shapes."#)
    flag("isClosed", \.isClosed, #"It rejects values of other shapes."#)
    records("types", \.types, of: TypeModel.self, #"The types nested in cases."#)
    text("Decoder", { $0.spelling("Decoder", of: "Swift") }, #"`Swift.Decoder`, with its module where the bare name means another type."#)
    text("Encoder", { $0.spelling("Encoder", of: "Swift") }, #"`Swift.Encoder`, with its module where the bare name means another type."#)
    text("JSONShape", { $0.spelling("JSONShape", of: "JSONAPI") }, #"`JSONAPI.JSONShape`, with its module where the bare name means another type."#)
    text("JSONValue", { $0.spelling("JSONValue", of: "JSONAPI") }, #"`JSONAPI.JSONValue`, with its module where the bare name means another type."#)
  }
}

extension UnionModel: TemplateRecord {
  static let shape = RecordShape("union") {
    text("name", \.name, #"The name of the enum."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    flag("isRelationship", \.isRelationship, #"It is the target of a relationship, and has an `ID`."#)
    records("cases", \.cases, of: UnionCaseModel.self, #"The cases, one for each resource type."#)
    flag("isLarge", \.isLarge, #"It has too many cases for one `switch`."#)
    records("groups", \.groups, of: UnionCaseGroupModel.self, #"The cases in groups, one per `switch`, if there are too many for one."#)
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
  static let shape = RecordShape("datePattern") {
    text("name", \.name, #"The name of the type."#)
    text("pattern", \.pattern, #"The pattern as a string literal."#)
    text("Format", { $0.spelling("Format", of: "JSONAPI") }, #"`JSONAPI.Format`, with its module where the bare name means another type."#)
  }
}

extension URLBaseModel: TemplateRecord {
  static let shape = RecordShape("urlBase") {
    text("name", \.name, #"The name of the type."#)
    text("base", \.base, #"The URL as a string literal."#)
    text("Format", { $0.spelling("Format", of: "JSONAPI") }, #"`JSONAPI.Format`, with its module where the bare name means another type."#)
  }
}

extension SharedDocument: TemplateRecord {
  static let shape = RecordShape("sharedDocument") {
    text("name", \.name, #"The name: `BlogDocument`."#)
    text("bodyType", \.bodyType, #"The constraint of the parameter `Body`."#)
    text("type", \.type, #"The document type of a `Body`."#)
  }
}

extension QueryModel: TemplateRecord {
  static let shape = RecordShape("query") {
    record("file", \.file, of: FileHeader.self, #"The header of the file."#)
    text("description", \.description, #"The description: `ArticleDescription`."#)
    optionalText("pathLiteral", \.pathLiteral, #"The path of the collection as a string literal, if it is not the JSON:API type."#)
    flag("hasFields", \.hasFields, #"There are fields."#)
    records("fields", \.fields, of: QueryFieldModel.self, #"The attributes and relationships."#)
    record("includes", \.includes, of: IncludesModel.self, #"The include paths, if they are listed."#)
    optionalText("limitedIncludes", \.limitedIncludes, #"The type of the names in include paths, if their length is limited."#)
    flag("hasSorts", \.hasSorts, #"Lists can be sorted."#)
    records("sorts", \.sorts, of: EnumerationCaseModel.self, #"The fields to sort by."#)
    flag("hasFilters", \.hasFilters, #"Lists can be filtered."#)
    flag("hasOneFilter", \.hasOneFilter, #"There is one filter."#)
    records("filters", \.filters, of: FilterModel.self, #"The filters."#)
    records("operators", \.operators, of: EnumerationModel.self, #"The enums of operators of filters."#)
    optionalText("dialect", \.dialect, #"The filter dialect, if it is not the default."#)
    record("paging", \.paging, of: PagingModel.self, #"The style of pages, if there are pages."#)
    flag("hasServer", \.hasServer, #"There are tables for a server."#)
    optionalText("fieldReferences", \.fieldReferences, #"The fields of a value `fields`, with commas between them, if there are any."#)
    flag("hasDeprecatedFields", \.hasDeprecatedFields, #"A field is deprecated."#)
    optionalText("includeRule", \.includeRule, #"The include paths that a server accepts, if not all: `.paths(["author"])`."#)
    optionalText("clientIdRule", \.clientIdRule, #"The rule for ids chosen by clients, if a server accepts any: `.allowed`."#)
    records("unions", \.unions, of: QueryUnionModel.self, #"The vocabularies of enums of several types."#)
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
  static let shape = RecordShape("dialect") {
    record("file", \.file, of: FileHeader.self, #"The header of the file."#)
    text("name", \.name, #"The name: `BlogFilters`."#)
    text("apiName", \.apiName, #"The name of the API, as written in the schema."#)
    optionalText("type", \.type, #"The user's type, if it is one."#)
    text("pattern", \.pattern, #"The pattern of parameters as a string literal."#)
    flag("repeatsLists", \.repeatsLists, #"A list is written as several parameters."#)
    text("FilterPattern", { $0.spelling("FilterPattern", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FilterPattern`, with its module where the bare name means another type."#)
    text("FilterLists", { $0.spelling("FilterLists", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FilterLists`, with its module where the bare name means another type."#)
  }
}

extension ClientModel: TemplateRecord {
  static let shape = RecordShape("client") {
    record("file", \.file, of: FileHeader.self, #"The header of the file."#)
    text("api", \.api, #"The definition of the API: `BlogAPI`."#)
    text("name", \.name, #"The alias of the client: `BlogClient`."#)
    flag("isNamespace", \.isNamespace, #"The definition of the API is the namespace."#)
    text("apiNameLiteral", \.apiNameLiteral, #"The name of the API as a string literal."#)
    optionalText("atomicLiteral", \.atomicLiteral, #"The path for atomic operations as a string literal, if there is one."#)
    text("anyResource", \.anyResource, #"The enum of all resource types."#)
    text("problem", \.problem, #"The type of an error."#)
    records("resources", \.resources, of: ClientResourceModel.self, #"The operations on each resource type."#)
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
  static let shape = RecordShape("apiRequest") {
    text("method", \.method, #"The method: `GET`."#)
    text("path", \.path, #"The path with placeholders: `/articles/{id}`."#)
    text("anchor", \.anchor, #"The place in a page."#)
    text("summary", \.summary, #"What it does: `List`."#)
    record("resource", \.resource, of: APITarget.self, #"The resource type whose page describes it."#)
    records("parameters", \.parameters, of: APIParameter.self, #"The parameters of the path and the query string."#)
    text("example", \.example, #"The lines of a request."#)
    records("responses", \.responses, of: APIResponse.self, #"The successful responses."#)
    texts("errorStatuses", \.errorStatuses, #"The statuses of errors."#)
  }
}

extension APIType: TemplateRecord {
  static let shape = RecordShape("apiType") {
    text("name", \.name, #"The name in the schema."#)
    text("anchor", \.anchor, #"The place in a page."#)
    text("fileName", \.fileName, #"The name of a file for it, without a suffix."#)
    records("kind", \.kind, of: APITypePart.self, #"What it is, in parts: `enum`, `object`, or a type."#)
    texts("description", \.description, #"The paragraphs of the description."#)
    record("deprecation", \.deprecation, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    texts("notes", \.notes, #"Notes such as `there may be other values`."#)
    records("values", \.values, of: APIValue.self, #"The values of an enum."#)
    record("valueList", \.valueList, of: APIValueList.self, #"The values to show, and the others separately."#)
    flag("hasOtherValues", \.hasOtherValues, #"There may be values besides these."#)
    records("members", \.members, of: APIMember.self, #"The members of an object."#)
  }
}

extension APIDocument: TemplateRecord {
  static let shape = RecordShape("apiDocument") {
    text("name", \.name, #"The name."#)
    text("anchor", \.anchor, #"The place in a page."#)
    text("fileName", \.fileName, #"The name of a file for it, without a suffix."#)
    texts("description", \.description, #"The paragraphs of the description."#)
    record("deprecation", \.deprecation, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    flag("isMany", \.isMany, #"It has many resource objects."#)
    records("targets", \.targets, of: APITarget.self, #"The types of its primary data."#)
    optionalText("data", \.data, #"A description of the primary data, if its types are not listed."#)
    texts("includes", \.includes, #"The include paths."#)
    records("meta", \.meta, of: APIMember.self, #"The members of the meta object."#)
    records("links", \.links, of: APIMember.self, #"The links."#)
  }
}

extension APIEdge: TemplateRecord {
  static let shape = RecordShape("apiEdge") {
    record("from", \.from, of: APINode.self, #"The resource type with the relationship."#)
    record("to", \.to, of: APINode.self, #"The resource type that it leads to."#)
    text("label", \.label, #"The name of the relationship, escaped for diagrams."#)
    flag("isMany", \.isMany, #"It leads to many resources."#)
  }
}

extension APINode: TemplateRecord {
  static let shape = RecordShape("apiNode") {
    text("key", \.key, #"A name of letters and digits."#)
    text("label", \.label, #"The JSON:API type, escaped for diagrams."#)
  }
}

extension APIDeprecation: TemplateRecord {
  static let shape = RecordShape("apiDeprecation") {
    optionalText("message", \.message, #"What to use instead, or the reason."#)
  }
}

extension APIMember: TemplateRecord {
  static let shape = RecordShape("apiMember") {
    text("name", \.name, #"The name in JSON."#)
    text("path", \.path, #"The name with those of the objects around it: `owners[].name`."#)
    text("anchor", \.anchor, #"The place in a page; empty for members of objects."#)
    flag("hasAnchor", \.hasAnchor, #"It has a place in a page."#)
    text("depth", \.depth, #"The number of objects around it."#)
    records("type", \.type, of: APITypePart.self, #"The parts of the type's name."#)
    flag("isOptional", \.isOptional, #"It may be absent."#)
    flag("isNullable", \.isNullable, #"It may be `null`."#)
    texts("description", \.description, #"The paragraphs of the description."#)
    record("deprecation", \.deprecation, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    texts("notes", \.notes, #"Notes such as `read only`."#)
    optionalText("example", \.example, #"An example of the value."#)
    records("values", \.values, of: APIValue.self, #"The values of an enum."#)
    record("valueList", \.valueList, of: APIValueList.self, #"The values to show, and the others separately."#)
    flag("hasOtherValues", \.hasOtherValues, #"There may be values besides these."#)
  }
}

extension APIRelationship: TemplateRecord {
  static let shape = RecordShape("apiRelationship") {
    text("name", \.name, #"The name in JSON."#)
    text("anchor", \.anchor, #"The place in a page."#)
    flag("isMany", \.isMany, #"It leads to many resources."#)
    flag("isOptional", \.isOptional, #"It may be absent."#)
    flag("isNullable", \.isNullable, #"It may be empty."#)
    flag("leadsToAny", \.leadsToAny, #"It leads to resources of any type."#)
    records("targets", \.targets, of: APITarget.self, #"The resource types that it leads to."#)
    texts("description", \.description, #"The paragraphs of the description."#)
    record("deprecation", \.deprecation, of: APIDeprecation.self, #"The deprecation, if there is one."#)
    texts("notes", \.notes, #"Notes such as `read only`."#)
  }
}

extension APIFilter: TemplateRecord {
  static let shape = RecordShape("apiFilter") {
    text("name", \.name, #"The name."#)
    records("type", \.type, of: APITypePart.self, #"The parts of the name of the value's type."#)
    texts("operators", \.operators, #"The operators."#)
  }
}

extension APIArrow: TemplateRecord {
  static let shape = RecordShape("apiArrow") {
    text("relationship", \.relationship, #"The name of the relationship."#)
    text("anchor", \.anchor, #"The place of the relationship in a page."#)
    flag("isMany", \.isMany, #"It leads to many resources."#)
    records("ends", \.ends, of: APITarget.self, #"The resource types at the other end."#)
    flag("leadsToAny", \.leadsToAny, #"It leads to resources of any type."#)
  }
}

extension APITarget: TemplateRecord {
  static let shape = RecordShape("apiTarget") {
    text("name", \.name, #"The name."#)
    text("anchor", \.anchor, #"The place in a page."#)
    text("fileName", \.fileName, #"The name of a file for it, without a suffix."#)
  }
}

extension FixtureParameterModel: TemplateRecord {
  static let shape = RecordShape("fixtureParameter") {
    text("label", \.label, #"The argument label."#)
    text("name", \.name, #"The name in the function."#)
    text("type", \.type, #"The type, which is optional."#)
    text("sectionLiteral", \.sectionLiteral, #"`"attributes"`, `"relationships"` or an empty literal."#)
    text("literal", \.literal, #"The name in JSON as a string literal."#)
    optionalText("wrapper", \.wrapper, #"The type that the value is converted to, if it differs."#)
    text("wrappingLabel", \.wrappingLabel, #"The argument label of the conversion."#)
    flag("canThrow", \.canThrow, #"The conversion can throw."#)
  }
}

extension Deprecation: TemplateRecord {
  static let shape = RecordShape("deprecation") {
    optionalText("message", \.message, #"The message as a string literal."#)
  }
}

extension StorageModel: TemplateRecord {
  static let shape = RecordShape("storage") {
    text("name", \.name, #"The name of the private property."#)
    text("type", \.type, #"The type of both properties."#)
  }
}

extension EnumerationCaseModel: TemplateRecord {
  static let shape = RecordShape("enumerationCase") {
    text("name", \.name, #"The name, escaped if it is a keyword."#)
    text("member", \.member, #"The name after a dot."#)
    texts("documentation", \.documentation, #"The lines of the comment."#)
    flag("isSpaced", \.isSpaced, #"An empty line comes before it."#)
    text("literal", \.literal, #"The value as a literal."#)
    flag("isImplied", \.isImplied, #"The declaration of the case does not state the value."#)
  }
}

extension ValueUnionCaseModel: TemplateRecord {
  static let shape = RecordShape("valueUnionCase") {
    text("name", \.name, #"The name, escaped if it is a keyword."#)
    text("member", \.member, #"The name after a dot."#)
    text("type", \.type, #"The type of its value."#)
    text("codingType", \.codingType, #"The type that decodes and encodes the value."#)
    optionalText("tagLiteral", \.tagLiteral, #"The value of the tag, if there is one."#)
    texts("shapes", \.shapes, #"The shapes that its values have in JSON."#)
    text("noun", \.noun, #"A description of its values: `a number`."#)
  }
}

extension UnionCaseModel: TemplateRecord {
  static let shape = RecordShape("unionCase") {
    text("name", \.name, #"The name, escaped if it is a keyword."#)
    text("member", \.member, #"The name after a dot."#)
    text("model", \.model, #"The model: `Person`."#)
    text("type", \.type, #"The JSON:API type."#)
    text("typeLiteral", \.typeLiteral, #"The JSON:API type as a string literal."#)
  }
}

extension UnionCaseGroupModel: TemplateRecord {
  static let shape = RecordShape("unionCaseGroup") {
    text("number", \.number, #"Its place among the groups, from 1."#)
    text("next", \.next, #"The number of the next group."#)
    records("cases", \.cases, of: UnionCaseModel.self, #"The cases of the group."#)
  }
}

extension QueryFieldModel: TemplateRecord {
  static let shape = RecordShape("queryField") {
    text("name", \.name, #"The name, escaped if it is a keyword."#)
    text("type", \.type, #"The type: `AttributeField<Attribute<String>>`."#)
    text("literal", \.literal, #"The name in JSON as a string literal."#)
    optionalText("queryLiteral", \.queryLiteral, #"The name in query parameters as a string literal, if it differs."#)
    flag("isLinkedIfIncluded", \.isLinkedIfIncluded, #"An empty relationship is reliable only if it was included."#)
    flag("isNameAlone", \.isNameAlone, #"Only the name in JSON is needed."#)
    record("deprecation", \.deprecation, of: Deprecation.self, #"The deprecation, if there is one."#)
  }
}

extension IncludesModel: TemplateRecord {
  static let shape = RecordShape("includePaths") {
    text("name", \.name, #"The name of the struct."#)
    flag("isEmpty", \.isEmpty, #"Nothing can be included."#)
    records("steps", \.steps, of: IncludeStepModel.self, #"The relationships."#)
    text("FieldVocabulary", { $0.spelling("FieldVocabulary", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FieldVocabulary`, with its module where the bare name means another type."#)
    text("NoFields", { $0.spelling("NoFields", of: "JSONAPIQuery") }, #"`JSONAPIQuery.NoFields`, with its module where the bare name means another type."#)
  }
}

extension FilterModel: TemplateRecord {
  static let shape = RecordShape("filter") {
    text("name", \.name, #"The name, escaped if it is a keyword."#)
    text("member", \.member, #"The name after a dot."#)
    optionalText("operatorType", \.operatorType, #"The enum of operators, if it has any."#)
    text("valueType", \.valueType, #"The type of the value, or of the list of values."#)
    optionalText("attributeType", \.attributeType, #"The type of the attribute that writes values, unless they are ids."#)
    flag("isList", \.isList, #"It takes several values."#)
    text("literal", \.literal, #"The name as a string literal."#)
    flag("isWholeParameter", \.isWholeParameter, #"The name is that of the parameter."#)
    optionalText("valueLabel", \.valueLabel, #"The label in `.init("author", id: id)`."#)
  }
}

extension PagingModel: TemplateRecord {
  static let shape = RecordShape("paging") {
    text("style", \.style, #"The protocol of the style: `NumberPaging`."#)
    flag("isEmpty", \.isEmpty, #"All settings are the defaults of this style."#)
    optionalText("defaultSize", \.defaultSize, #"The usual number of resources on a page."#)
    optionalText("maximumSize", \.maximumSize, #"The largest number of resources on a page."#)
    records("names", \.names, of: PagingNameModel.self, #"The names of parameters that differ from the usual ones."#)
    flag("followsLinks", \.followsLinks, #"Links lead from page to page."#)
    text("Int", { $0.spelling("Int", of: "Swift") }, #"`Swift.Int`, with its module where the bare name means another type."#)
  }
}

extension QueryUnionModel: TemplateRecord {
  static let shape = RecordShape("queryUnion") {
    text("union", \.union, #"The enum: `ArticleOwner`."#)
    text("name", \.name, #"The vocabulary: `ArticleOwnerFields`."#)
    records("fields", \.fields, of: QueryFieldModel.self, #"The types of the enum."#)
    text("FieldVocabulary", { $0.spelling("FieldVocabulary", of: "JSONAPIQuery") }, #"`JSONAPIQuery.FieldVocabulary`, with its module where the bare name means another type."#)
    text("QueryableTarget", { $0.spelling("QueryableTarget", of: "JSONAPIQuery") }, #"`JSONAPIQuery.QueryableTarget`, with its module where the bare name means another type."#)
  }
}

extension ClientResourceModel: TemplateRecord {
  static let shape = RecordShape("clientResource") {
    text("property", \.property, #"The property of the client: `articles`."#)
    flag("hasEndpoint", \.hasEndpoint, #"Some operations do not need the id of a parent."#)
    records("nestedEndpoints", \.nestedEndpoints, of: NestedEndpointModel.self, #"The operations whose paths have parents."#)
    records("parentTypes", \.parentTypes, of: PathModel.self, #"The operations whose paths have parents, one by one."#)
    records("ownPaths", \.ownPaths, of: PathModel.self, #"The paths that differ from the usual ones."#)
    text("collectionLiteral", \.collectionLiteral, #"The name of the property as a string literal."#)
    text("type", \.type, #"The JSON:API type."#)
    text("description", \.description, #"The description: `ArticleDescription`."#)
    text("conformances", \.conformances, #"The protocols, with commas between them."#)
    text("model", \.model, #"The resource object: `Article`."#)
    optionalText("newModel", \.newModel, #"The resource object to create, if clients can."#)
    optionalText("idFilter", \.idFilter, #"The case of the filter for ids, if lists have one."#)
    flag("isUpdatable", \.isUpdatable, #"Clients can update resources."#)
    optionalText("settableReferences", \.settableReferences, #"The fields of a value `fields` that an update can set, with commas between them."#)
    flag("hasDeprecatedFields", \.hasDeprecatedFields, #"One of these is deprecated."#)
    text("document", \.document, #"The document with one resource."#)
    text("listDocument", \.listDocument, #"The document with many resources."#)
    record("total", \.total, of: TotalModel.self, #"The number of all resources, if the meta of a list has it."#)
    record("deprecation", \.deprecation, of: Deprecation.self, #"The deprecation, if there is one."#)
  }
}

extension APIParameter: TemplateRecord {
  static let shape = RecordShape("apiParameter") {
    text("name", \.name, #"The name."#)
    flag("isInPath", \.isInPath, #"It is a part of the path."#)
    records("type", \.type, of: APITypePart.self, #"The parts of the type's name."#)
    optionalText("description", \.description, #"The description."#)
    record("valueList", \.valueList, of: APIValueList.self, #"The values, if they are listed."#)
  }
}

extension APIResponse: TemplateRecord {
  static let shape = RecordShape("apiResponse") {
    text("status", \.status, #"The status."#)
    optionalText("example", \.example, #"A document in JSON, if there is one."#)
  }
}

extension APITypePart: TemplateRecord {
  static let shape = RecordShape("apiTypePart") {
    text("text", \.text, #"The text."#)
    optionalText("anchor", \.anchor, #"The place of the type that the text names."#)
  }
}

extension APIValue: TemplateRecord {
  static let shape = RecordShape("apiValue") {
    text("value", \.value, #"The value in JSON."#)
    optionalText("description", \.description, #"The description."#)
    record("deprecation", \.deprecation, of: APIDeprecation.self, #"The deprecation, if there is one."#)
  }
}

extension APIValueList: TemplateRecord {
  static let shape = RecordShape("apiValueList") {
    records("shown", \.shown, of: APIValue.self, #"The first values, or all if there are only a few."#)
    records("hidden", \.hidden, of: APIValue.self, #"The other values."#)
    text("hiddenCount", \.hiddenCount, #"The number of hidden values."#)
    flag("hasOtherValues", \.hasOtherValues, #"There may be values besides these."#)
  }
}

extension IncludeStepModel: TemplateRecord {
  static let shape = RecordShape("includeStep") {
    text("name", \.name, #"The name, escaped if it is a keyword."#)
    text("type", \.type, #"The type: `IncludePath<NoFields>`."#)
    text("literal", \.literal, #"The name in query parameters as a string literal."#)
    records("next", \.next, of: IncludesModel.self, #"The relationships that can follow, if there are any."#)
  }
}

extension PagingNameModel: TemplateRecord {
  static let shape = RecordShape("pagingName") {
    text("name", \.name, #"The requirement of the style: `sizeName`."#)
    text("literal", \.literal, #"The name of the parameter as a string literal."#)
  }
}

extension NestedEndpointModel: TemplateRecord {
  static let shape = RecordShape("nestedEndpoint") {
    records("parents", \.parents, of: ParentModel.self, #"The parents, in order."#)
    text("type", \.type, #"The type of the ids: `Organization.Id`, or a tuple."#)
    record("deprecation", \.deprecation, of: Deprecation.self, #"The deprecation of the resource type, if there is one."#)
  }
}

extension PathModel: TemplateRecord {
  static let shape = RecordShape("path") {
    text("operation", \.operation, #"The operation: `list`."#)
    optionalText("literal", \.literal, #"The path as a string literal."#)
    optionalText("parentsName", \.parentsName, #"The name of the type of the parents' ids: `ListParents`."#)
    optionalText("parentsType", \.parentsType, #"The type of the parents' ids."#)
  }
}

extension TotalModel: TemplateRecord {
  static let shape = RecordShape("total") {
    text("metaType", \.metaType, #"The type of the meta."#)
    text("path", \.path, #"The total: `meta.page?.total`."#)
  }
}

extension ParentModel: TemplateRecord {
  static let shape = RecordShape("parent") {
    text("name", \.name, #"The name of the parameter."#)
    text("type", \.type, #"The type of the id."#)
    text("literal", \.literal, #"The name in the path as a string literal."#)
  }
}
