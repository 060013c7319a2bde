import SwiftModel

extension FixtureModel: TemplateRecord {
  public static let recordName = "fixture"

  public static func declareFields(_ fields: inout TemplateFields<FixtureModel>) {
    fields.text("name", \.name, "The type to make: `Article`.")
    fields.text("fileName", \.fileName, "The name of a file for it, without a suffix.")
    fields.text("sources", \.sources, "The schema files: `blog.yaml and common.yaml`.")
    fields.texts("imports", \.imports, "The declarations of imports, in order.")
    fields.optionalText(
      "description", \.description, "The description of a resource type; absent for documents.")
    fields.text("maker", \.maker, "The type in the description that has the function.")
    fields.records("parameters", \.parameters, "The parameters for attributes and relationships.")
    fields.record("meta", \.meta, "The parameter for the meta, if there is any.")
    fields.record("links", \.links, "The parameter for the links, if there are any.")
    fields.text("everything", \.everything, "The parameter that fills optional members.")
    fields.text("variable", \.variable, "A variable name that no parameter has.", isGlobal: true)
    fields.flag("isMany", \.isMany, "The document has many resource objects.")
    fields.text("function", \.function, "The function that makes a document.")
    fields.text("required", \.required, "JSON with required members, as a string literal.")
    fields.text("complete", \.complete, "JSON with all members, as a string literal.")
    fields.library([.bool, .int])
  }
}

extension FixtureParameterModel: TemplateRecord {
  public static let recordName = "fixtureParameter"

  public static func declareFields(_ fields: inout TemplateFields<FixtureParameterModel>) {
    fields.text("label", \.label, "The argument label.")
    fields.text("name", \.name, "The name in the function.")
    fields.text("type", \.type, "The type, which is optional.")
    fields.text(
      "sectionLiteral", \.sectionLiteral,
      "`\"attributes\"`, `\"relationships\"` or an empty literal.")
    fields.text("literal", \.literal, "The name in JSON as a string literal.")
    fields.optionalText(
      "wrapper", \.wrapper, "The type that the value is converted to, if it differs.")
    fields.text("wrappingLabel", \.wrappingLabel, "The argument label of the conversion.")
    fields.flag("canThrow", \.canThrow, "The conversion can throw.")
  }
}
