/// What to say to words of other languages, which are too far from ours for an edit distance.
enum KeySynonyms {
  static func advice(for key: String, in form: LanguageForm) -> String? {
    switch key {
    case "required":
      "every member is there unless a `?` stands behind its name: `name?: String`"
    case "null", "nillable", "allowNull":
      form.key("nullable") == nil ? nil : "did you mean `nullable`?"
    case "values", "oneOf", "cases":
      form.key("enum") == nil ? nil : "did you mean `enum`?"
    case "properties", "fields", "members":
      form.key("object") != nil
        ? "did you mean `object`?"
        : form.key("attributes") == nil ? nil : "did you mean `attributes`?"
    case "items", "array":
      form.key("type") == nil ? nil : "an array is written `[String]`"
    case "hasOne", "belongsTo", "toOne", "target":
      form.key("one") == nil ? nil : "did you mean `one`?"
    case "hasMany", "toMany":
      form.key("many") == nil ? nil : "did you mean `many`?"
    case "title", "summary", "doc", "documentation", "comment":
      form.key("description") == nil ? nil : "did you mean `description`?"
    case "mixins", "include", "extends":
      form.key("with") == nil ? nil : "did you mean `with`?"
    case "version":
      form.key("schema") == nil ? nil : "did you mean `schema`?"
    case "models", "entities":
      form.key("resources") == nil ? nil : "did you mean `resources`?"
    case "sensitive":
      form.name == LanguageForm.member.name
        ? "an attribute is sensitive as a whole: write `sensitive: true` at the attribute that has"
          + " this object, or make the secret an attribute of its own" : nil
    default: nil
    }
  }
}
