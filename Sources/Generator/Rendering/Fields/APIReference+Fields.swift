import APIReference

extension APIReference: TemplateRecord {
  static let shape = RecordShape("api") {
    text("name", \.name, "The name of the API.")
    text("shortName", \.shortName, "The name without `API` at its end.")
    texts("description", \.description, "The paragraphs of the description.")
    records("resources", \.resources, "The resource types.")
    records(
      "resourcesByName", { $0.resources.sorted(by: \.type) },
      "The resource types, in alphabetical order.")
    records("requests", \.requests, "All requests, in the order of their paths.")
    text("errorExample", \.errorExample, "A document with errors in JSON.")
    records("types", \.types, "The types of values that the schema names.")
    records("typesByName", { $0.types.sorted(by: \.name) }, "The types, in alphabetical order.")
    records("documents", \.documents, "The documents that the schema names.")
    records(
      "documentsByName", { $0.documents.sorted(by: \.name) },
      "The documents, in alphabetical order.")
    records("edges", \.edges, "All relationships between resource types, for diagrams.")
    flag(
      "hasFewEdges", \.hasFewEdges,
      "There are at most \(maxEdgesOfPicture) edges, so that a diagram of the whole API is useful.")
    text("resourceCount", { "\($0.resources.count)" }, "The number of resource types.")
  }
}

extension Array {
  fileprivate func sorted(by name: (Element) -> String) -> [Element] {
    sorted { name($0).lowercased() < name($1).lowercased() }
  }
}

extension APIResource: TemplateRecord {
  static let shape = RecordShape("apiResource") {
    text("type", \.type, "The JSON:API type.")
    text("model", \.model, "The name of the model in Swift.")
    text("anchor", \.anchor, "The place in a page: `resource-articles`.")
    text("fileName", \.fileName, "The name of a file for it, without a suffix.")
    record("node", \.node, "The node in diagrams.")
    text("summary", \.summary, "The first sentence of the description; may be empty.")
    texts("description", \.description, "The paragraphs of the description.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
    text("idType", \.idType, "The type of ids.")
    text("path", \.path, "The path of the collection.")
    flag("hasAddress", \.hasAddress, "It has an address: the schema declares operations or a path.")
    texts("operations", \.operations, "What servers can do: `list`, `get`, …")
    records("requests", \.requests, "The requests, if it has an address.")
    texts("notes", \.notes, "Notes such as `Clients choose ids.`")
    records("attributes", \.attributes, "The attributes, with the members of objects.")
    records("relationships", \.relationships, "The relationships.")
    records("links", \.links, "The links.")
    records("meta", \.meta, "The members of the meta object.")
    records("filters", \.filters, "The filters of lists.")
    texts("sorts", \.sorts, "The names that lists can be sorted by.")
    texts("includes", \.includes, "The paths that clients can include.")
    records("incoming", \.incoming, "The relationships that lead here.")
    records("outgoing", \.outgoing, "The relationships that lead from here.")
    records("documents", \.documents, "The documents with primary data of this type.")
    records("edges", \.edges, "All relationships from and to the type, for diagrams.")
    records("neighbours", \.neighbours, "The nodes of these edges, its own first.")
    text("example", \.example, "A resource object in JSON, on several lines.")
  }
}

extension APIMember: TemplateRecord {
  static let shape = RecordShape("apiMember") {
    text("name", \.name, "The name in JSON.")
    text("path", \.path, "The name with those of the objects around it: `owners[].name`.")
    text("anchor", \.anchor, "The place in a page; empty for members of objects.")
    flag("hasAnchor", { !$0.anchor.isEmpty }, "It has a place in a page.")
    text("depth", { "\($0.depth)" }, "The number of objects around it.")
    records("type", \.type, "The parts of the type's name.")
    flag("isOptional", \.isOptional, "It may be absent.")
    flag("isNullable", \.isNullable, "It may be `null`.")
    texts("description", \.description, "The paragraphs of the description.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
    texts("notes", \.notes, "Notes such as `read only`.")
    text("example", \.example, "An example of the value.")
    records("values", \.values, "The values of an enum.")
    record(
      "valueList", { APIValueList($0.values, hasOtherValues: $0.hasOtherValues) },
      "The values to show, and the others separately.")
    flag("hasOtherValues", \.hasOtherValues, "There may be values besides these.")
  }
}

extension APITypePart: TemplateRecord {
  static let shape = RecordShape("apiTypePart") {
    text("text", \.text, "The text.")
    text("anchor", \.anchor, "The place of the type that the text names.")
  }
}

extension APIValue: TemplateRecord {
  static let shape = RecordShape("apiValue") {
    text("value", \.value, "The value in JSON.")
    text("description", \.description, "The description.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
  }
}

extension APIDeprecation: TemplateRecord {
  static let shape = RecordShape("apiDeprecation") {
    text("message", \.message, "What to use instead, or the reason.")
  }
}

extension APIRelationship: TemplateRecord {
  static let shape = RecordShape("apiRelationship") {
    text("name", \.name, "The name in JSON.")
    text("anchor", \.anchor, "The place in a page.")
    flag("isMany", \.isMany, "It leads to many resources.")
    flag("isOptional", \.isOptional, "It may be absent.")
    flag("isNullable", \.isNullable, "It may be empty.")
    flag("leadsToAny", \.leadsToAny, "It leads to resources of any type.")
    records("targets", \.targets, "The resource types that it leads to.")
    texts("description", \.description, "The paragraphs of the description.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
    texts("notes", \.notes, "Notes such as `read only`.")
  }
}

extension APITarget: TemplateRecord {
  static let shape = RecordShape("apiTarget") {
    text("name", \.name, "The name.")
    text("anchor", \.anchor, "The place in a page.")
    text("fileName", \.fileName, "The name of a file for it, without a suffix.")
  }
}

extension APIArrow: TemplateRecord {
  static let shape = RecordShape("apiArrow") {
    text("relationship", \.relationship, "The name of the relationship.")
    text("anchor", \.anchor, "The place of the relationship in a page.")
    flag("isMany", \.isMany, "It leads to many resources.")
    records("ends", \.ends, "The resource types at the other end.")
    flag("leadsToAny", \.leadsToAny, "It leads to resources of any type.")
  }
}

extension APIEdge: TemplateRecord {
  static let shape = RecordShape("apiEdge") {
    record("from", \.from, "The resource type with the relationship.")
    record("to", \.to, "The resource type that it leads to.")
    text("label", \.label, "The name of the relationship, escaped for diagrams.")
    flag("isMany", \.isMany, "It leads to many resources.")
  }
}

extension APINode: TemplateRecord {
  static let shape = RecordShape("apiNode") {
    text("key", \.key, "A name of letters and digits.")
    text("label", \.label, "The JSON:API type, escaped for diagrams.")
  }
}

extension APIFilter: TemplateRecord {
  static let shape = RecordShape("apiFilter") {
    text("name", \.name, "The name.")
    records("type", \.type, "The parts of the name of the value's type.")
    texts("operators", \.operators, "The operators.")
  }
}

extension APIType: TemplateRecord {
  static let shape = RecordShape("apiType") {
    text("name", \.name, "The name in the schema.")
    text("anchor", \.anchor, "The place in a page.")
    text("fileName", \.fileName, "The name of a file for it, without a suffix.")
    records("kind", \.kind, "What it is, in parts: `enum`, `object`, or a type.")
    texts("description", \.description, "The paragraphs of the description.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
    texts("notes", \.notes, "Notes such as `there may be other values`.")
    records("values", \.values, "The values of an enum.")
    record(
      "valueList", { APIValueList($0.values, hasOtherValues: $0.hasOtherValues) },
      "The values to show, and the others separately.")
    flag("hasOtherValues", \.hasOtherValues, "There may be values besides these.")
    records("members", \.members, "The members of an object.")
  }
}

extension APIDocument: TemplateRecord {
  static let shape = RecordShape("apiDocument") {
    text("name", \.name, "The name.")
    text("anchor", \.anchor, "The place in a page.")
    text("fileName", \.fileName, "The name of a file for it, without a suffix.")
    texts("description", \.description, "The paragraphs of the description.")
    record("deprecation", \.deprecation, "The deprecation, if there is one.")
    flag("isMany", \.isMany, "It has many resource objects.")
    records("targets", \.targets, "The types of its primary data.")
    text("data", \.data, "A description of the primary data, if its types are not listed.")
    texts("includes", \.includes, "The include paths.")
    records("meta", \.meta, "The members of the meta object.")
    records("links", \.links, "The links.")
  }
}
