import SwiftModel

extension SwiftModel: TemplateRecord {
  public static let recordName = "schema"

  public static func declareFields(_ fields: inout TemplateFields<SwiftModel>) {
    fields.text("apiName", \.apiName, "The name of the API, as written in the schema.")
    fields.text("name", \.name, "The name of the API in Swift.")
    fields.texts("documentation", \.documentation, "The lines of the schema's description.")
    fields.text(
      "access", \.access, "The access modifier with a space after it; empty for `internal`.",
      isGlobal: true)
    fields.flag(
      "isInternal", \.isInternal, "Declarations have no access modifier.",
      isGlobal: true)
    fields.text("binding", \.binding, "`var` or `let`.", isGlobal: true)
    fields.flag("isMutable", \.isMutable, "Properties are `var`.", isGlobal: true)
    fields.text(
      "descriptionKind", \.descriptionKind, "`struct` or `enum`, for descriptions.", isGlobal: true)
    fields.optionalText(
      "namespace", \.namespace, "The enum that contains all types.", isGlobal: true)
    fields.record("file", \.file, "The header, if one file holds everything.")
    fields.record("typesFile", \.typesFile, "The header of the file of value types.")
    fields.record("documentsFile", \.documentsFile, "The header of the file of documents.")
    fields.records("types", \.types, "The value types.")
    fields.records("resources", \.resources, "The resource types.")
    fields.record("anyResource", \.anyResource, "The enum of all resource types.")
    fields.record("sharedDocument", \.sharedDocument, "The alias that plain documents share.")
    fields.records("documents", \.documents, "The documents.")
    fields.flag("hasModels", \.hasModels, "Models are generated.", isGlobal: true)
    fields.records("queries", \.queries, "The vocabularies of queries, one for each resource type.")
    fields.record("dialect", \.dialect, "The API's own filter dialect.")
    fields.record("client", \.client, "The API for clients.")
  }
}

extension FileHeader: TemplateRecord {
  public static let recordName = "file"

  public static func declareFields(_ fields: inout TemplateFields<FileHeader>) {
    fields.text("path", \.path, "The path in the output folder.")
    fields.text("sources", \.sources, "The schema files: `blog.yaml and common.yaml`.")
    fields.texts("imports", \.imports, "The modules to import, in order.")
  }
}

extension ResourceModel: TemplateRecord {
  public static let recordName = "resource"

  public static func declareFields(_ fields: inout TemplateFields<ResourceModel>) {
    fields.text("type", \.type, "The JSON:API type.")
    fields.text("name", \.alias.name, "The name of the model: `Article`.")
    fields.text("fileName", \.alias.name, "The name of the resource's file, without a suffix.")
    fields.text("typeLiteral", \.description.typeLiteral, "The JSON:API type as a string literal.")
    fields.texts("documentation", \.alias.documentation, "The lines of the comment.")
    fields.records(
      "attributes", \.attributes, "The attributes in responses.")
    fields.records(
      "relationships", \.relationships, "The relationships in responses.")
    fields.text("idType", \.idType, "The type of raw ids.")
    fields.optionalText("metaType", \.metaType, "The type of the meta, if there is any.")
    fields.optionalText("linksType", \.linksType, "The type of the links, if there are any.")
    fields.record("file", \.file, "The header of the resource's file.")
    fields.record("alias", \.alias, "The alias of the resource object.")
    fields.record("newAlias", \.newAlias, "The alias of the resource object to create.")
    fields.record("description", \.description, "The attributes and relationships.")
    fields.record(
      "newDescription", \.newDescription,
      "The attributes and relationships of a resource object to create, if they differ.")
    fields.records(
      "types", \.types, "Types of links, meta and the targets of polymorphic relationships.")
  }
}

extension DescriptionModel: TemplateRecord {
  public static let recordName = "description"

  public static func declareFields(_ fields: inout TemplateFields<DescriptionModel>) {
    fields.text("name", \.name, "The name: `ArticleDescription`.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.text("typeLiteral", \.typeLiteral, "The JSON:API type as a string literal.")
    fields.record("attributes", \.attributes.structure, "The struct of the attributes.")
    fields.optionalText(
      "attributesAlias", \.attributes.alias, "The type that is used for the attributes instead.")
    fields.record("relationships", \.relationships.structure, "The struct of the relationships.")
    fields.optionalText(
      "relationshipsAlias", \.relationships.alias,
      "The type that is used for the relationships instead.")
    fields.records("types", \.types, "The types nested in attributes.")
    fields.library([.resourceObjectDescription])
  }
}

extension DocumentModel: TemplateRecord {
  public static let recordName = "document"

  public static func declareFields(_ fields: inout TemplateFields<DocumentModel>) {
    fields.text("name", \.alias.name, "The name: `ArticleDocument`.")
    fields.text("fileName", \.alias.name, "The name, for the path of a file.")
    fields.text("type", \.alias.type, "The type that the alias names.")
    fields.texts("documentation", \.alias.documentation, "The lines of the comment.")
    fields.record("alias", \.alias, "The alias of the document.")
    fields.records("types", \.types, "Types of links, meta and polymorphic primary data.")
    fields.flag("isSpaced", \.isSpaced, "An empty line comes before it.")
  }
}

extension SharedDocument: TemplateRecord {
  public static let recordName = "sharedDocument"

  public static func declareFields(_ fields: inout TemplateFields<SharedDocument>) {
    fields.text("name", \.name, "The name: `BlogDocument`.")
    fields.text("bodyType", \.bodyType, "The constraint of the parameter `Body`.")
    fields.text("type", \.type, "The document type of a `Body`.")
  }
}

extension TemplateFields where Record: Spelled {
  /// Declares library types by name: `{{String}}` is `String`, or `Swift.String` if `String` refers
  /// to another type.
  mutating func library(_ types: [LibraryType]) {
    for type in types {
      text(
        type.name, { $0.spelling[type] },
        "`\(type.module).\(type.name)`, with its module where the bare name means another type."
      )
    }
  }
}
