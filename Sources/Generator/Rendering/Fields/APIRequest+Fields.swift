import APIReference

extension APIRequest: TemplateRecord {
  public static let recordName = "apiRequest"

  public static func declareFields(_ fields: inout TemplateFields<APIRequest>) {
    fields.text("method", \.method, "The method: `GET`.")
    fields.text("path", \.path, "The path with placeholders: `/articles/{id}`.")
    fields.text("anchor", \.anchor, "The place in a page.")
    fields.text("summary", \.summary, "What it does: `List`.")
    fields.record("resource", \.resource, "The resource type whose page describes it.")
    fields.records("parameters", \.parameters, "The parameters of the path and the query string.")
    fields.text("example", \.example, "The lines of a request.")
    fields.records("responses", \.responses, "The successful responses.")
    fields.texts("errorStatuses", \.errorStatuses, "The statuses of errors.")
  }
}

extension APIParameter: TemplateRecord {
  public static let recordName = "apiParameter"

  public static func declareFields(_ fields: inout TemplateFields<APIParameter>) {
    fields.text("name", \.name, "The name.")
    fields.flag("isInPath", \.isInPath, "It is a part of the path.")
    fields.records("type", \.type, "The parts of the type's name.")
    fields.optionalText("description", \.description, "The description.")
    fields.record(
      "valueList", { APIValueList($0.values) }, "The values, if they are listed."
    )
  }
}

extension APIResponse: TemplateRecord {
  public static let recordName = "apiResponse"

  public static func declareFields(_ fields: inout TemplateFields<APIResponse>) {
    fields.text("status", \.status, "The status.")
    fields.optionalText("example", \.example, "A document in JSON, if there is one.")
  }
}

extension APIValueList: TemplateRecord {
  public static let recordName = "apiValueList"

  public static func declareFields(_ fields: inout TemplateFields<APIValueList>) {
    fields.records("shown", \.shown, "The first values, or all if there are only a few.")
    fields.records("hidden", \.hidden, "The other values.")
    fields.text(
      "hiddenCount", { "\($0.hidden.count)" }, "The number of hidden values.")
    fields.flag("hasOtherValues", \.hasOtherValues, "There may be values besides these.")
  }
}
