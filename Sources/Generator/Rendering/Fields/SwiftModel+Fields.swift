import SwiftModel

extension SwiftModel: TemplateRecord {
  static let shape = RecordShape("schema") {
    text("apiName", \.apiName, "The name of the API, as written in the schema.")
    text("name", \.name, "The name of the API in Swift.")
    texts("documentation", \.documentation, "The lines of the schema's description.")
    text(
      "access", \.access, "The access modifier with a space after it; empty for `internal`."
    ).global
    flag("isInternal", \.isInternal, "Declarations have no access modifier.").global
    text("binding", \.binding, "`var` or `let`.").global
    flag("isMutable", \.isMutable, "Properties are `var`.").global
    text("descriptionKind", \.descriptionKind, "`struct` or `enum`, for descriptions.").global
    text("namespace", \.namespace, "The enum that contains all types.").global
    record("file", \.file, "The header, if one file holds everything.")
    record("typesFile", \.typesFile, "The header of the file of value types.")
    record("documentsFile", \.documentsFile, "The header of the file of documents.")
    records("types", \.types, "The value types.")
    records("resources", \.resources, "The resource types.")
    record("anyResource", \.anyResource, "The enum of all resource types.")
    record("sharedDocument", \.sharedDocument, "The alias that plain documents share.")
    records("documents", \.documents, "The documents.")
    flag("hasModels", \.hasModels, "Models are generated.").global
    records("queries", \.queries, "The vocabularies of queries, one for each resource type.")
    record("dialect", \.dialect, "The API's own filter dialect.")
    record("client", \.client, "The API for clients.")
  }
}

extension FileHeader: TemplateRecord {
  static let shape = RecordShape("file") {
    text("path", \.path, "The path in the output folder.")
    text("sources", \.sources, "The schema files: `blog.yaml and common.yaml`.")
    texts("imports", \.imports, "The modules to import, in order.")
  }
}

extension ResourceModel: TemplateRecord {
  static let shape = RecordShape("resource") {
    text("type", \.type, "The JSON:API type.")
    text("name", \.alias.name, "The name of the model: `Article`.")
    text("fileName", \.alias.name, "The name of the resource's file, without a suffix.")
    text("typeLiteral", \.description.typeLiteral, "The JSON:API type as a string literal.")
    texts("documentation", \.alias.documentation, "The lines of the comment.")
    records("attributes", \.attributes, "The attributes in responses.")
    records("relationships", \.relationships, "The relationships in responses.")
    text("idType", \.idType, "The type of raw ids.")
    text("metaType", \.metaType, "The type of the meta, if there is any.")
    text("linksType", \.linksType, "The type of the links, if there are any.")
    record("file", \.file, "The header of the resource's file.")
    record("alias", \.alias, "The alias of the resource object.")
    record("newAlias", \.newAlias, "The alias of the resource object to create.")
    record("description", \.description, "The attributes and relationships.")
    record(
      "newDescription", \.newDescription,
      "The attributes and relationships of a resource object to create, if they differ.")
    records("types", \.types, "Types of links, meta and the targets of polymorphic relationships.")
  }
}

extension DescriptionModel: TemplateRecord {
  static let shape = RecordShape("description") {
    text("name", \.name, "The name: `ArticleDescription`.")
    texts("documentation", \.documentation, "The lines of the comment.")
    text("typeLiteral", \.typeLiteral, "The JSON:API type as a string literal.")
    record("attributes", \.attributes.structure, "The struct of the attributes.")
    text("attributesAlias", \.attributes.alias, "The type that is used for the attributes instead.")
    record("relationships", \.relationships.structure, "The struct of the relationships.")
    text(
      "relationshipsAlias", \.relationships.alias,
      "The type that is used for the relationships instead.")
    records("types", \.types, "The types nested in attributes.")
    library(.resourceObjectDescription)
  }
}

extension DocumentModel: TemplateRecord {
  static let shape = RecordShape("document") {
    text("name", \.alias.name, "The name: `ArticleDocument`.")
    text("fileName", \.alias.name, "The name, for the path of a file.")
    text("type", \.alias.type, "The type that the alias names.")
    texts("documentation", \.alias.documentation, "The lines of the comment.")
    record("alias", \.alias, "The alias of the document.")
    records("types", \.types, "Types of links, meta and polymorphic primary data.")
    flag("isSpaced", \.isSpaced, "An empty line comes before it.")
  }
}

extension SharedDocument: TemplateRecord {
  static let shape = RecordShape("sharedDocument") {
    text("name", \.name, "The name: `BlogDocument`.")
    text("bodyType", \.bodyType, "The constraint of the parameter `Body`.")
    text("type", \.type, "The document type of a `Body`.")
  }
}

extension TemplateRecord where Self: Spelled {
  /// Declares library types by name: `{{String}}` is `String`, or `Swift.String` if `String` refers
  /// to another type.
  static func library(_ types: LibraryType...) -> [RecordField] {
    types.map { type in
      text(
        type.name, { $0.spelling(type) },
        "`\(type.module).\(type.name)`, with its module where the bare name means another type.")
    }
  }
}
