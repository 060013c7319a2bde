import SchemaReader

// What the tables of the language say of the nodes in a value.
extension LanguageValue {
  /// The table of keys for a mapping; of a filter, not that of its type.
  package var form: MappingDefinition? { forms.last }

  package func value(after key: String) -> LanguageValue? {
    if let names { return names.value }
    let key = key.withoutMark.text
    return forms.lazy.compactMap { $0.key(key)?.value }.first
  }

  package var element: LanguageValue? {
    for case .list(let element, _) in alternatives { return element }
    return nil
  }

  /// True for one or several resource types.
  var isTarget: Bool {
    for case .text(let text) in alternatives where text.names == .resourceTypes { return true }
    return false
  }
}
