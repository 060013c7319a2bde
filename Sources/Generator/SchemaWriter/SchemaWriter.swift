import ResourceSchema
import SchemaReader

/// Writes a schema that was not read from files, such as an imported one, in canonical form.
///
/// Reading the text again gives an equal schema, with one exception: `jsonapi` and `errors` of
/// default documents are written once for all resource types, with the values of the first one.
public enum SchemaWriter {
  public static func yaml(of schema: Schema) -> String {
    Printer.print(FormatTree(directives: [], root: node(of: schema))).text
  }

  static func node(of schema: Schema) -> FormatNode {
    var root = FormatNode(Spelling.value(of: schema), at: .form(.schema))
    root.setStyle()
    root.shorten()
    return root
  }
}

extension FormatNode {
  /// Writes the sections of the schema as blocks, and the properties of its parts in braces.
  fileprivate mutating func setStyle() {
    guard place?.isSection == true, case .mapping(var entries) = content else { return }
    isFlow = entries.isEmpty
    for index in entries.indices {
      entries[index].value.setStyle()
      if place == .form(.schema), let name = entries[index].name,
        ["defaults", "types", "resources", "documents"].contains(name)
      {
        entries[index].hasBlankLineAbove = index > 0
      }
    }
    content = .mapping(entries)
  }
}

extension LanguageValue {
  fileprivate var isSection: Bool {
    switch self {
    case .form(.schema), .form(.resource), .definition(.resources), .definition(.documents),
      .named(.type, _, _), .named(.relationship, _, _), .named(_, .definition(.attribute), _):
      true
    default: false
    }
  }
}
