import ResourceSchema

/// Writes a schema that was not read from files, such as an imported one, in canonical form.
///
/// Reading the text again gives an equal schema, with one exception: `jsonapi` and `errors` of
/// default documents are written once for all resource types, with the values of the first one.
public enum SchemaWriter {
  /// Returns the text of a file that declares a schema.
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
  /// Writes the sections of the schema as blocks, and the properties of its parts in braces.
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
