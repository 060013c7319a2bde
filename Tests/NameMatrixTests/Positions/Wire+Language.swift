@testable import ResourceSchema
@testable import SchemaReader

extension Wire {
  /// How the texts of a place come by on the wire, if they do.
  init?(_ form: MappingDefinition, _ key: String, _ place: TextPlace) {
    // The enums of members and of elements are made like those of attributes, where the compiler
    // needs long enough.
    if key == "enum", form == .member || form == .inlineType { return nil }
    switch (place.content, place.path) {
    case (.name(.member), "{}"), (.name(.link), "{}"), (.name(.relationship), "{}"):
      content = .names(value: place.sample?.json ?? "null")
    case (.text(.link), "[]"):
      content = .names(value: #""/x""#)
    case (.text(.listedEnumValue), "[]"), (.text(.enumValue), _):
      content = .value
    default: return nil
    }
    let holder = "\"type\":\"%owner%\",\"id\":\"1\""
    let held = "\"type\":\"%owner%x0\",\"id\":\"1\""
    let others = key == "attributes" ? "" : ",\"attributes\":{\"a\":\"x\"}"
    let spare = "\"data\":{\"type\":\"spares\",\"id\":\"1\",\"attributes\":{\"a\":\"x\"}}"
    switch form {
    case .resource:
      type = "%Owner%x0Document"
      json = Template("{\"data\":{\(held),\"\(key)\":VALUE\(others)}}")
    case .mixin, .defaults:
      type = "%Owner%Document"
      json = Template("{\"data\":{\(holder),\"\(key)\":VALUE\(others)}}")
    case .relationshipDefaults:
      let identifier = "\"type\":\"spares\",\"id\":\"1\""
      type = "%Owner%Document"
      json = Template(
        "{\"data\":{\(holder),\"relationships\":{\"m0\":{\"data\":{\(identifier)},\"\(key)\":VALUE}}}}"
      )
    case .documentDefault:
      type = "%Owner%Document"
      json = Template("{\"data\":{\(holder),\"attributes\":{\"a\":\"x\"}},\"\(key)\":VALUE}")
    case .documentDefaults: return nil
    case .attribute:
      type = "%Owner%Document"
      json = Template("{\"data\":{\(holder),\"attributes\":{\"m0\":VALUE}}}")
    case .inlineType:
      type = "%Owner%Document"
      json = Template("{\"data\":{\(holder),\"attributes\":{\"m0\":[VALUE]}}}")
    case .relationship:
      let identifier = "\"type\":\"spares\",\"id\":\"1\""
      type = "%Owner%Document"
      json = Template(
        key == "idMeta"
          ? "{\"data\":{\(holder),\"relationships\":{\"m0\":{\"data\":{\(identifier),\"meta\":VALUE}}}}}"
          : "{\"data\":{\(holder),\"relationships\":{\"m0\":{\"data\":{\(identifier)},\"\(key)\":VALUE}}}}"
      )
    case .link:
      type = "%Owner%Document"
      json = Template("{\"data\":{\(holder),\"links\":{\"m0\":{\"href\":\"/x\",\"meta\":VALUE}}}}")
    case .document:
      type = "%Owner%x0"
      json = Template("{\(spare),\"\(key)\":VALUE}")
    case .jsonapi:
      type = "%Owner%x0"
      json = Template("{\(spare),\"jsonapi\":{\"meta\":VALUE}}")
    case .typeDeclaration:
      type = key == "enum" ? "[%Owner%x0]" : "%Owner%x0"
      json = key == "enum" ? "[VALUE]" : "VALUE"
    case .enumCase:
      type = "[%Owner%]"
      json = "[VALUE]"
    case .member:
      type = "%Owner%"
      json = "{\"m0\":VALUE}"
    default: return nil
    }
  }
}
