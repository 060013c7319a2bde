import SwiftModel

extension ClientModel: TemplateRecord {
  public static let recordName = "client"

  public static func declareFields(_ fields: inout TemplateFields<ClientModel>) {
    fields.record("file", \.file, "The header of the file.")
    fields.text("api", \.api, "The definition of the API: `BlogAPI`.")
    fields.text("name", \.name, "The alias of the client: `BlogClient`.")
    fields.flag("isNamespace", \.isNamespace, "The definition of the API is the namespace.")
    fields.text("apiNameLiteral", \.apiNameLiteral, "The name of the API as a string literal.")
    fields.optionalText(
      "atomicLiteral", \.atomicLiteral,
      "The path for atomic operations as a string literal, if there is one.")
    fields.text("anyResource", \.anyResource, "The enum of all resource types.")
    fields.text("problem", \.problem, "The type of an error.")
    fields.records("resources", \.resources, "The operations on each resource type.")
    fields.library([
      .string, .int, .fieldName, .apiDefinition, .atomicAPI, .client, .resourceEndpoint,
      .endpoint, .resourceOperation,
    ])
  }
}

extension ClientResourceModel: TemplateRecord {
  public static let recordName = "clientResource"

  public static func declareFields(_ fields: inout TemplateFields<ClientResourceModel>) {
    fields.text("property", \.property, "The property of the client: `articles`.")
    fields.flag(
      "hasEndpoint", \.hasEndpoint,
      "Some operations do not need the id of a parent.")
    fields.records(
      "nestedEndpoints", \.nestedEndpoints, "The operations whose paths have parents.")
    fields.records(
      "parentTypes", { $0.paths.filter { $0.parents != nil } },
      "The operations whose paths have parents, one by one.")
    fields.records(
      "ownPaths", { $0.paths.filter { $0.literal != nil } },
      "The paths that differ from the usual ones.")
    fields.text(
      "collectionLiteral", \.collectionLiteral, "The name of the property as a string literal.")
    fields.text("type", \.type, "The JSON:API type.")
    fields.text("description", \.description, "The description: `ArticleDescription`.")
    fields.text("conformances", \.conformances, "The protocols, with commas between them.")
    fields.text("model", \.model, "The resource object: `Article`.")
    fields.optionalText("newModel", \.newModel, "The resource object to create, if clients can.")
    fields.optionalText(
      "idFilter", \.idFilter, "The case of the filter for ids, if lists have one.")
    fields.flag("isUpdatable", \.isUpdatable, "Clients can update resources.")
    fields.optionalText(
      "settableReferences",
      { resource in
        resource.settableFields.isEmpty
          ? nil : resource.settableFields.map { "fields.\($0)" }.joined(separator: ", ")
      },
      "The fields of a value `fields` that an update can set, with commas between them.")
    fields.flag("hasDeprecatedFields", \.hasDeprecatedFields, "One of these is deprecated.")
    fields.text("document", \.document, "The document with one resource.")
    fields.text("listDocument", \.listDocument, "The document with many resources.")
    fields.record("total", \.total, "The number of all resources, if the meta of a list has it.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
  }
}

extension NestedEndpointModel: TemplateRecord {
  public static let recordName = "nestedEndpoint"

  public static func declareFields(_ fields: inout TemplateFields<NestedEndpointModel>) {
    fields.records("parents", \.parents, "The parents, in order.")
    fields.text("type", \.type, "The type of the ids: `Organization.Id`, or a tuple.")
    fields.record(
      "deprecation", \.deprecation, "The deprecation of the resource type, if there is one.")
  }
}

extension ParentModel: TemplateRecord {
  public static let recordName = "parent"

  public static func declareFields(_ fields: inout TemplateFields<ParentModel>) {
    fields.text("name", \.name, "The name of the parameter.")
    fields.text("type", \.type, "The type of the id.")
    fields.text("literal", \.literal, "The name in the path as a string literal.")
  }
}

extension PathModel: TemplateRecord {
  public static let recordName = "path"

  public static func declareFields(_ fields: inout TemplateFields<PathModel>) {
    fields.text("operation", \.operation, "The operation: `list`.")
    fields.optionalText("literal", \.literal, "The path as a string literal.")
    fields.optionalText(
      "parentsName", { $0.parents?.alias },
      "The name of the type of the parents' ids: `ListParents`.")
    fields.optionalText(
      "parentsType", { $0.parents?.type }, "The type of the parents' ids.")
  }
}

extension TotalModel: TemplateRecord {
  public static let recordName = "total"

  public static func declareFields(_ fields: inout TemplateFields<TotalModel>) {
    fields.text("metaType", \.metaType, "The type of the meta.")
    fields.text("path", \.path, "The total: `meta.page?.total`.")
  }
}
