import APIReference

extension APIReference: TemplateRecord {
  public static let recordName = "api"

  public static func declareFields(_ fields: inout TemplateFields<APIReference>) {
    fields.text("name", \.name, "The name of the API.")
    fields.text("shortName", \.shortName, "The name without `API` at its end.")
    fields.texts("description", \.description, "The paragraphs of the description.")
    fields.records("resources", \.resources, "The resource types.")
    fields.records(
      "resourcesByName", { $0.resources.sorted(by: \.type) },
      "The resource types, in alphabetical order.")
    fields.records("requests", \.requests, "All requests, in the order of their paths.")
    fields.text("errorExample", \.errorExample, "A document with errors in JSON.")
    fields.records("types", \.types, "The types of values that the schema names.")
    fields.records(
      "typesByName", { $0.types.sorted(by: \.name) },
      "The types, in alphabetical order.")
    fields.records("documents", \.documents, "The documents that the schema names.")
    fields.records(
      "documentsByName", { $0.documents.sorted(by: \.name) },
      "The documents, in alphabetical order.")
    fields.records("edges", \.edges, "All relationships between resource types, for diagrams.")
    fields.flag(
      "hasFewEdges", \.hasFewEdges,
      "There are at most \(maxEdgesOfPicture) edges, so that a diagram of the whole API is useful.")
    fields.text(
      "resourceCount", { "\($0.resources.count)" },
      "The number of resource types.")
  }
}

extension Array {
  fileprivate func sorted(by name: (Element) -> String) -> [Element] {
    sorted { name($0).lowercased() < name($1).lowercased() }
  }
}

extension APIResource: TemplateRecord {
  public static let recordName = "apiResource"

  public static func declareFields(_ fields: inout TemplateFields<APIResource>) {
    fields.text("type", \.type, "The JSON:API type.")
    fields.text("model", \.model, "The name of the model in Swift.")
    fields.text("anchor", \.anchor, "The place in a page: `resource-articles`.")
    fields.text("fileName", \.fileName, "The name of a file for it, without a suffix.")
    fields.record("node", \.node, "The node in diagrams.")
    fields.text("summary", \.summary, "The first sentence of the description; may be empty.")
    fields.texts("description", \.description, "The paragraphs of the description.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
    fields.text("idType", \.idType, "The type of ids.")
    fields.text("path", \.path, "The path of the collection.")
    fields.flag(
      "hasAddress", \.hasAddress, "It has an address: the schema declares operations or a path.")
    fields.texts("operations", \.operations, "What servers can do: `list`, `get`, …")
    fields.records("requests", \.requests, "The requests, if it has an address.")
    fields.texts("notes", \.notes, "Notes such as `Clients choose ids.`")
    fields.records("attributes", \.attributes, "The attributes, with the members of objects.")
    fields.records("relationships", \.relationships, "The relationships.")
    fields.records("links", \.links, "The links.")
    fields.records("meta", \.meta, "The members of the meta object.")
    fields.records("filters", \.filters, "The filters of lists.")
    fields.texts("sorts", \.sorts, "The names that lists can be sorted by.")
    fields.texts("includes", \.includes, "The paths that clients can include.")
    fields.records("incoming", \.incoming, "The relationships that lead here.")
    fields.records("outgoing", \.outgoing, "The relationships that lead from here.")
    fields.records("documents", \.documents, "The documents with primary data of this type.")
    fields.records("edges", \.edges, "All relationships from and to the type, for diagrams.")
    fields.records("neighbours", \.neighbours, "The nodes of these edges, its own first.")
    fields.text("example", \.example, "A resource object in JSON, on several lines.")
  }
}

extension APIMember: TemplateRecord {
  public static let recordName = "apiMember"

  public static func declareFields(_ fields: inout TemplateFields<APIMember>) {
    fields.text("name", \.name, "The name in JSON.")
    fields.text("path", \.path, "The name with those of the objects around it: `owners[].name`.")
    fields.text("anchor", \.anchor, "The place in a page; empty for members of objects.")
    fields.flag("hasAnchor", { !$0.anchor.isEmpty }, "It has a place in a page.")
    fields.text("depth", { "\($0.depth)" }, "The number of objects around it.")
    fields.records("type", \.type, "The parts of the type's name.")
    fields.flag("isOptional", \.isOptional, "It may be absent.")
    fields.flag("isNullable", \.isNullable, "It may be `null`.")
    fields.texts("description", \.description, "The paragraphs of the description.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
    fields.texts("notes", \.notes, "Notes such as `read only`.")
    fields.optionalText("example", \.example, "An example of the value.")
    fields.records("values", \.values, "The values of an enum.")
    fields.record(
      "valueList",
      { APIValueList($0.values, hasOtherValues: $0.hasOtherValues) },
      "The values to show, and the others separately.")
    fields.flag("hasOtherValues", \.hasOtherValues, "There may be values besides these.")
  }
}

extension APITypePart: TemplateRecord {
  public static let recordName = "apiTypePart"

  public static func declareFields(_ fields: inout TemplateFields<APITypePart>) {
    fields.text("text", \.text, "The text.")
    fields.optionalText("anchor", \.anchor, "The place of the type that the text names.")
  }
}

extension APIValue: TemplateRecord {
  public static let recordName = "apiValue"

  public static func declareFields(_ fields: inout TemplateFields<APIValue>) {
    fields.text("value", \.value, "The value in JSON.")
    fields.optionalText("description", \.description, "The description.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
  }
}

extension APIDeprecation: TemplateRecord {
  public static let recordName = "apiDeprecation"

  public static func declareFields(_ fields: inout TemplateFields<APIDeprecation>) {
    fields.optionalText("message", \.message, "What to use instead, or the reason.")
  }
}

extension APIRelationship: TemplateRecord {
  public static let recordName = "apiRelationship"

  public static func declareFields(_ fields: inout TemplateFields<APIRelationship>) {
    fields.text("name", \.name, "The name in JSON.")
    fields.text("anchor", \.anchor, "The place in a page.")
    fields.flag("isMany", \.isMany, "It leads to many resources.")
    fields.flag("isOptional", \.isOptional, "It may be absent.")
    fields.flag("isNullable", \.isNullable, "It may be empty.")
    fields.flag("leadsToAny", \.leadsToAny, "It leads to resources of any type.")
    fields.records("targets", \.targets, "The resource types that it leads to.")
    fields.texts("description", \.description, "The paragraphs of the description.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
    fields.texts("notes", \.notes, "Notes such as `read only`.")
  }
}

extension APITarget: TemplateRecord {
  public static let recordName = "apiTarget"

  public static func declareFields(_ fields: inout TemplateFields<APITarget>) {
    fields.text("name", \.name, "The name.")
    fields.text("anchor", \.anchor, "The place in a page.")
    fields.text("fileName", \.fileName, "The name of a file for it, without a suffix.")
  }
}

extension APIArrow: TemplateRecord {
  public static let recordName = "apiArrow"

  public static func declareFields(_ fields: inout TemplateFields<APIArrow>) {
    fields.text("relationship", \.relationship, "The name of the relationship.")
    fields.text("anchor", \.anchor, "The place of the relationship in a page.")
    fields.flag("isMany", \.isMany, "It leads to many resources.")
    fields.records("ends", \.ends, "The resource types at the other end.")
    fields.flag("leadsToAny", \.leadsToAny, "It leads to resources of any type.")
  }
}

extension APIEdge: TemplateRecord {
  public static let recordName = "apiEdge"

  public static func declareFields(_ fields: inout TemplateFields<APIEdge>) {
    fields.record("from", \.from, "The resource type with the relationship.")
    fields.record("to", \.to, "The resource type that it leads to.")
    fields.text("label", \.label, "The name of the relationship, escaped for diagrams.")
    fields.flag("isMany", \.isMany, "It leads to many resources.")
  }
}

extension APINode: TemplateRecord {
  public static let recordName = "apiNode"

  public static func declareFields(_ fields: inout TemplateFields<APINode>) {
    fields.text("key", \.key, "A name of letters and digits.")
    fields.text("label", \.label, "The JSON:API type, escaped for diagrams.")
  }
}

extension APIFilter: TemplateRecord {
  public static let recordName = "apiFilter"

  public static func declareFields(_ fields: inout TemplateFields<APIFilter>) {
    fields.text("name", \.name, "The name.")
    fields.records("type", \.type, "The parts of the name of the value's type.")
    fields.texts("operators", \.operators, "The operators.")
  }
}

extension APIType: TemplateRecord {
  public static let recordName = "apiType"

  public static func declareFields(_ fields: inout TemplateFields<APIType>) {
    fields.text("name", \.name, "The name in the schema.")
    fields.text("anchor", \.anchor, "The place in a page.")
    fields.text("fileName", \.fileName, "The name of a file for it, without a suffix.")
    fields.records("kind", \.kind, "What it is, in parts: `enum`, `object`, or a type.")
    fields.texts("description", \.description, "The paragraphs of the description.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
    fields.texts("notes", \.notes, "Notes such as `there may be other values`.")
    fields.records("values", \.values, "The values of an enum.")
    fields.record(
      "valueList",
      { APIValueList($0.values, hasOtherValues: $0.hasOtherValues) },
      "The values to show, and the others separately.")
    fields.flag("hasOtherValues", \.hasOtherValues, "There may be values besides these.")
    fields.records("members", \.members, "The members of an object.")
  }
}

extension APIDocument: TemplateRecord {
  public static let recordName = "apiDocument"

  public static func declareFields(_ fields: inout TemplateFields<APIDocument>) {
    fields.text("name", \.name, "The name.")
    fields.text("anchor", \.anchor, "The place in a page.")
    fields.text("fileName", \.fileName, "The name of a file for it, without a suffix.")
    fields.texts("description", \.description, "The paragraphs of the description.")
    fields.record("deprecation", \.deprecation, "The deprecation, if there is one.")
    fields.flag("isMany", \.isMany, "It has many resource objects.")
    fields.records("targets", \.targets, "The types of its primary data.")
    fields.optionalText(
      "data", \.data, "A description of the primary data, if its types are not listed.")
    fields.texts("includes", \.includes, "The include paths.")
    fields.records("meta", \.meta, "The members of the meta object.")
    fields.records("links", \.links, "The links.")
  }
}
