import Diagnostics

/// Breaking changes that are allowed: all of a kind, or those of a kind in one place.
///
/// ```text
/// removed-attribute
/// removed-attribute:articles
/// changed-type:articles.cover.width
/// ```
public struct AllowedChange: Sendable, Hashable {
  public var kind: ChangeKind
  /// The resource type or member, including its parts; `nil` for all places.
  public var place: String?

  public init(_ kind: ChangeKind, in place: String? = nil) {
    self.kind = kind
    self.place = place
  }

  /// Returns true if the changes at a place are allowed.
  func covers(_ changed: SchemaChange.Place) -> Bool {
    guard let place else { return true }
    let name = changed.name
    return name == place || name.hasPrefix(place + ".") || name.hasPrefix(place + "[")
  }

  /// Returns the place of a change that the user most likely meant.
  public func suggestion(among changes: [SchemaChange]) -> String? {
    guard let place else { return nil }
    let places = changes.filter { $0.kind == kind }.flatMap(\.places)
    return Suggestions.nearest(to: place, among: places.flatMap { [$0.name, $0.group] })
  }
}

extension SchemaChange.Place {
  /// The path with its group: `articles.title`.
  var name: String { path.isEmpty ? group : "\(group).\(path)" }
}
