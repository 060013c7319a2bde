// For relationships without meta and links, whose initialisers take ids.

extension ToOneRelationship
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  /// A relationship to the resource object with an id; `nil`, which is absent, without one. Where
  /// `data` may be null, the outer `nil` is absent and the inner one null.
  ///
  /// ```swift
  /// self.editor = .ifPresent(id: editor)
  /// ```
  public static func ifPresent(id: Identifiable.ID?) -> ToOneRelationship? {
    id.map { ToOneRelationship(id: $0) }
  }
}

extension ToManyRelationship
where IdMetaType == NoIdMetadata, MetaType == NoMetadata, LinksType == NoLinks {
  /// A relationship to the resource objects with some ids; `nil`, which is absent, without any array.
  public static func ifPresent(ids: [Relatable.ID]?) -> ToManyRelationship? {
    ids.map { ToManyRelationship(ids: $0) }
  }
}
