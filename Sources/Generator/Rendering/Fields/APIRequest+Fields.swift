import APIReference

extension APIRequest: TemplateRecord {
  static let shape = RecordShape("apiRequest") {
    text("method", \.method, "The method: `GET`.")
    text("path", \.path, "The path with placeholders: `/articles/{id}`.")
    text("anchor", \.anchor, "The place in a page.")
    text("summary", \.summary, "What it does: `List`.")
    record("resource", \.resource, "The resource type whose page describes it.")
    records("parameters", \.parameters, "The parameters of the path and the query string.")
    text("example", \.example, "The lines of a request.")
    records("responses", \.responses, "The successful responses.")
    texts("errorStatuses", \.errorStatuses, "The statuses of errors.")
  }
}

extension APIParameter: TemplateRecord {
  static let shape = RecordShape("apiParameter") {
    text("name", \.name, "The name.")
    flag("isInPath", \.isInPath, "It is a part of the path.")
    records("type", \.type, "The parts of the type's name.")
    text("description", \.description, "The description.")
    record("valueList", { APIValueList($0.values) }, "The values, if they are listed.")
  }
}

extension APIResponse: TemplateRecord {
  static let shape = RecordShape("apiResponse") {
    text("status", \.status, "The status.")
    text("example", \.example, "A document in JSON, if there is one.")
  }
}

extension APIValueList: TemplateRecord {
  static let shape = RecordShape("apiValueList") {
    records("shown", \.shown, "The first values, or all if there are only a few.")
    records("hidden", \.hidden, "The other values.")
    text("hiddenCount", { "\($0.hidden.count)" }, "The number of hidden values.")
    flag("hasOtherValues", \.hasOtherValues, "There may be values besides these.")
  }
}
