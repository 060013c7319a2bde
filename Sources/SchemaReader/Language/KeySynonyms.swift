/// What to say to words of other languages, which are too far from ours for an edit distance.
enum KeySynonyms {
  /// The key of a form that another language calls so.
  static func key(for word: String, in form: LanguageForm) -> String? {
    keys(for: word).first { form.key($0) != nil }
  }

  /// Whether a word is surely one of another language, however near it is to a key of ours.
  static func isCertain(_ word: String) -> Bool {
    ["relations", "rels", "max", "min", "desc", "docs", "attrs", "rename", "secret"].contains(word)
  }

  private static func keys(for word: String) -> [String] {
    switch word {
    case "relations", "rels", "associations", "edges": ["relationships"]
    case "attrs", "columns", "props": ["attributes"]
    case "swiftName", "swift_name", "rename", "alias", "as", "propertyName": ["swift"]
    case "immutable", "writeOnce", "const": ["createOnly"]
    case "secret", "private", "confidential", "isSecret": ["sensitive"]
    case "regex", "regexp", "matches": ["pattern"]
    case "dateFormat", "date_format": ["format"]
    case "idType", "id_type", "key": ["id"]
    case "linkTo": ["links"]
    case "null", "nillable", "allowNull", "allow_nil", "allow_null": ["nullable"]
    case "values", "cases": ["enum"]
    case "anyOf", "union", "either": ["oneOf"]
    case "properties", "fields", "members": ["object", "attributes"]
    case "hasOne", "has_one", "belongsTo", "belongs_to", "toOne", "to_one", "to-one", "target":
      ["one"]
    case "hasMany", "has_many", "toMany", "to_many", "to-many": ["many"]
    case "title", "summary", "desc", "doc", "docs", "documentation", "comment", "help":
      ["description"]
    case "mixins", "include", "extends", "allOf", "traits", "concerns": ["with"]
    case "version": ["schema"]
    case "models", "entities", "schemas", "components", "serializers": ["resources"]
    case "scalars", "enums", "definitions": ["types"]
    case "endpoint", "url", "uri", "route": ["path"]
    case "order", "orderBy", "sortable": ["sorts"]
    case "pagination", "paginate", "paging": ["page"]
    case "compound", "includes": ["include"]
    case "primary", "primaryData": ["data"]
    case "type": ["alias", "data"]
    case "deprecationReason": ["deprecated"]
    default: []
    }
  }

  static func advice(for word: String, in form: LanguageForm) -> String? {
    if let key = key(for: word, in: form) { return "did you mean `\(key)`?" }
    switch word {
    case "required":
      return "every member is there unless a `?` stands behind its name: `name?: String`"
    case "items", "array":
      return form.key("type") == nil ? nil : "an array is written `[String]`"
    case "additionalProperties", "patternProperties":
      return form.key("map") == nil
        ? nil : "an object with arbitrary names is written `{ map: String }`"
    case "hasMany", "has_many", "toMany", "to_many":
      return form.key("relationships") == nil
        ? nil : "a to-many relationship is written `relationships: { comments: [comments] }`"
    case "hasOne", "has_one", "belongsTo", "belongs_to", "toOne", "to_one":
      return form.key("relationships") == nil
        ? nil : "a to-one relationship is written `relationships: { author: people }`"
    case "type", "jsonType":
      if form.key("one") != nil { return "write `one: people`, or `many: people`" }
      return form.key("relationships") == nil
        ? nil : "the JSON:API type is the name of the resource: `articles: { … }`"
    case "closed":
      return form.key("open") == nil
        ? nil : "write `open: false`: other values are an error then"
    case "max", "min", "maximum", "minimum", "maxLength", "minLength", "maxItems", "minItems",
      "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "uniqueItems":
      return form.key("pattern") == nil
        ? nil : "leave it out: a schema limits no values, except for texts with `pattern`"
    case "default":
      return form.key("example") == nil
        ? nil
        : "leave it out: a schema says what a server sends; `create: optional` says that a"
          + " create request may leave the value out"
    case "allOf" where form.key("object") != nil:
      return "types are not joined here: declare one `object` with the members of all of them"
    case "openapi", "swagger":
      return form.key("schema") == nil
        ? nil : "this reads schemas of resources, which begin with `schema: 1`, not OpenAPI"
    case "$ref":
      return form.key("type") == nil
        ? nil : "a type from `types` is used by its name: `color: Color`"
    case "sensitive":
      return form.name == LanguageForm.member.name
        ? "an attribute is sensitive as a whole: write `sensitive: true` at the attribute that has"
          + " this object, or make the secret an attribute of its own" : nil
    default: return nil
    }
  }
}
