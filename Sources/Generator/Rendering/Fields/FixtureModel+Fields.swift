import SwiftModel

extension FixtureModel: TemplateRecord {
  static let shape = RecordShape("fixture") {
    text("name", \.name, "The type to make: `Article`.")
    text("fileName", \.name, "The name of a file for it, without a suffix.")
    text("sources", \.sources, "The schema files: `blog.yaml and common.yaml`.")
    texts("imports", \.imports, "The declarations of imports, in order.")
    text("description", \.description, "The description of a resource type; absent for documents.")
    text("maker", \.maker, "The type in the description that has the function.")
    records("parameters", \.parameters, "The parameters for attributes and relationships.")
    record("meta", \.meta, "The parameter for the meta, if there is any.")
    record("links", \.links, "The parameter for the links, if there are any.")
    text("everything", \.everything, "The parameter that fills optional members.")
    text("variable", \.variable, "A variable name that no parameter has.").global
    flag("isMany", \.isMany, "The document has many resource objects.")
    text("function", \.function, "The function that makes a document.")
    text("required", \.required, "JSON with required members, as a string literal.")
    text("complete", \.complete, "JSON with all members, as a string literal.")
    library(.bool, .int)
  }
}

extension FixtureParameterModel: TemplateRecord {
  static let shape = RecordShape("fixtureParameter") {
    text("label", \.label, "The argument label.")
    text("name", \.name, "The name in the function.")
    text("type", \.type, "The type, which is optional.")
    text(
      "sectionLiteral", \.sectionLiteral,
      "`\"attributes\"`, `\"relationships\"` or an empty literal.")
    text("literal", \.literal, "The name in JSON as a string literal.")
    text("wrapper", \.wrapper, "The type that the value is converted to, if it differs.")
    text("wrappingLabel", \.wrappingLabel, "The argument label of the conversion.")
    flag("canThrow", \.canThrow, "The conversion can throw.")
  }
}
