import Diagnostics

/// The endings of attributes that hold the ids of other resources, as `author_id` and `tagIds` do.
package enum IdSuffix {
  /// Returns the relationship that replaces such an attribute: `author: people`, `tags: [tags]`.
  package static func relationship(for attribute: String, to target: String) -> String {
    guard let match = match(attribute) else { return "\(attribute): \(target)" }
    guard !match.isMany else {
      return
        "\(EnglishNoun.plural(of: match.stem)): \(target.hasPrefix("[") ? target : "[\(target)]")"
    }
    return "\(match.stem): \(target)"
  }

  /// Returns advice on an attribute with such a suffix: the relationship to declare instead, or the
  /// existing one that already has the id.
  ///
  /// - Parameter attribute: Its name, with the place of its type.
  static func advice(
    on attribute: Located<String>, leadingTo target: String, in schema: Schema
  ) -> Advice {
    let relationship = relationship(for: attribute.value, to: target)
    let name = relationship.prefix { $0 != ":" }
    let owner = schema.resources.first { resource in
      resource.attributes.contains {
        $0.name.value == attribute.value && $0.name.range.file == attribute.range.file
          && $0.name.range.start.line == attribute.range.start.line
      }
    }
    if owner?.relationships.contains(where: { $0.name.value == name }) == true {
      return "remove it: the relationship `\(name)` has the id"
    }
    if owner?.relationships.contains(where: { $0.name.range.file == attribute.range.file }) == true
    {
      return
        "\(relationship.hasPrefix("\(attribute.value):") ? "move" : "write") `\(relationship)` below"
        + " `relationships:`"
    }
    return "write it as a relationship, beside `attributes`: `relationships: { \(relationship) }`"
  }

  /// Returns a name without its suffix; `nil` if it has none.
  package static func stem(of name: String) -> String? { match(name)?.stem }

  private static func match(_ name: String) -> (stem: String, isMany: Bool)? {
    name.wholeMatch(of: #/(.+?)(?:[_.\-](?:id|Id|ID)|Id|ID)(s?)/#).map {
      (String($0.output.1), !$0.output.2.isEmpty)
    }
  }
}
