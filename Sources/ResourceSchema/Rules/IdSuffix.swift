/// The endings of attributes that hold the ids of other resources, as `author_id` and `tagIds` do.
package enum IdSuffix {
  /// Returns the relationship in place of such an attribute: `author: people`, `tags: [tags]`.
  package static func relationship(for attribute: String, to target: String) -> String {
    guard let match = match(attribute) else { return "\(attribute): \(target)" }
    guard !match.isMany else {
      return
        "\(EnglishNoun.plural(of: match.stem)): \(target.hasPrefix("[") ? target : "[\(target)]")"
    }
    return "\(match.stem): \(target)"
  }

  /// Returns a name without such an ending; `nil` if it has none.
  package static func stem(of name: String) -> String? { match(name)?.stem }

  private static func match(_ name: String) -> (stem: String, isMany: Bool)? {
    name.wholeMatch(of: #/(.+?)(?:[_.\-](?:id|Id|ID)|Id|ID)(s?)/#).map {
      (String($0.output.1), !$0.output.2.isEmpty)
    }
  }
}
