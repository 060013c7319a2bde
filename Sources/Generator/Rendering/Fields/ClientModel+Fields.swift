import SwiftModel

extension ClientModel: TemplateRecord {
  static let shape = RecordShape("client") {
    record("file", \.file, "The header of the file.")
    text("api", \.api, "The definition of the API: `BlogAPI`.")
    text("name", \.name, "The alias of the client: `BlogClient`.")
    flag("isNamespace", \.isNamespace, "The definition of the API is the namespace.")
    text("apiNameLiteral", \.apiNameLiteral, "The name of the API as a string literal.")
    text(
      "atomicLiteral", \.atomicLiteral,
      "The path for atomic operations as a string literal, if there is one.")
    text("anyResource", \.anyResource, "The enum of all resource types.")
    text("problem", \.problem, "The type of an error.")
    records("resources", \.resources, "The operations on each resource type.")
    library(
      .string, .int, .fieldName, .apiDefinition, .atomicAPI, .client, .resourceEndpoint, .endpoint,
      .resourceOperation)
  }
}

extension ClientResourceModel: TemplateRecord {
  static let shape = RecordShape("clientResource") {
    text("property", \.property, "The property of the client: `articles`.")
    flag("hasEndpoint", \.hasEndpoint, "Some operations do not need the id of a parent.")
    records("nestedEndpoints", \.nestedEndpoints, "The operations whose paths have parents.")
    records(
      "parentTypes", { $0.paths.filter { $0.parents != nil } },
      "The operations whose paths have parents, one by one.")
    records(
      "ownPaths", { $0.paths.filter { $0.literal != nil } },
      "The paths that differ from the usual ones.")
    text("collectionLiteral", \.collectionLiteral, "The name of the property as a string literal.")
    text("type", \.type, "The JSON:API type.")
    text("description", \.description, "The description: `ArticleDescription`.")
    text("conformances", \.conformances, "The protocols, with commas between them.")
    text("model", \.model, "The resource object: `Article`.")
    text("newModel", \.newModel, "The resource object to create, if clients can.")
    text("idFilter", \.idFilter, "The case of the filter for ids, if lists have one.")
    flag("isUpdatable", \.isUpdatable, "Clients can update resources.")
    text(
      "settableReferences",
      { resource in
        resource.settableFields.isEmpty
          ? nil : resource.settableFields.map { "fields.\($0)" }.joined(separator: ", ")
      },
      "The fields of a value `fields` that an update can set, with commas between them.")
    flag("hasDeprecatedFields", \.hasDeprecatedFields, "One of these is deprecated.")
    text("document", \.document, "The document with one resource.")
    text("listDocument", \.listDocument, "The document with many resources.")
    record("total", \.total, "The number of all resources, if the meta of a list has it.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
  }
}

extension NestedEndpointModel: TemplateRecord {
  static let shape = RecordShape("nestedEndpoint") {
    records("parents", \.parents, "The parents, in order.")
    text("type", \.type, "The type of the ids: `Organization.Id`, or a tuple.")
    record("deprecation", \.deprecation, "The deprecation of the resource type, if there is one.")
  }
}

extension ParentModel: TemplateRecord {
  static let shape = RecordShape("parent") {
    text("name", \.name, "The name of the parameter.")
    text("type", \.type, "The type of the id.")
    text("literal", \.literal, "The name in the path as a string literal.")
  }
}

extension PathModel: TemplateRecord {
  static let shape = RecordShape("path") {
    text("operation", \.operation, "The operation: `list`.")
    text("literal", \.literal, "The path as a string literal.")
    text(
      "parentsName", { $0.parents?.alias },
      "The name of the type of the parents' ids: `ListParents`.")
    text("parentsType", { $0.parents?.type }, "The type of the parents' ids.")
  }
}

extension TotalModel: TemplateRecord {
  static let shape = RecordShape("total") {
    text("metaType", \.metaType, "The type of the meta.")
    text("path", \.path, "The total: `meta.page?.total`.")
  }
}
