import ResourceSchema

/// Writes a schema that no file states, such as one that an importer made, in canonical form.
///
/// Reading the text again gives an equal schema, with one exception: `jsonapi` and `errors` of
/// default documents are said once for all resource types, as the first of them has them.
public enum SchemaWriter {
  /// Returns the text of a file that says what a schema says.
  public static func yaml(of schema: Schema) -> String {
    Printer.print(FormatTree(directives: [], root: node(of: schema))).text
  }

  static func node(of schema: Schema) -> FormatNode {
    var root = Spelling.value(of: schema).node(at: .schema)
    root.setStyle()
    root.shorten()
    return root
  }
}

extension FormatNode {
  /// Gives lines to what the schema is made of, and braces to what is said of its parts.
  fileprivate mutating func setStyle() {
    switch place {
    case .schema, .types, .resources, .documents, .resource, .attributes, .relationships:
      isFlow = false
    default: return
    }
    guard case .mapping(var entries) = content else { return }
    if entries.isEmpty { isFlow = true }
    for index in entries.indices {
      entries[index].value.setStyle()
      switch entries[index].value.place {
      case .defaults, .types, .resources, .documents: entries[index].hasBlankLineAbove = index > 0
      default: break
      }
    }
    content = .mapping(entries)
  }
}
