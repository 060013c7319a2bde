extension ResourceObject {
  /// The resource object with other attributes: those that a function makes of its own.
  public func replacingAttributes(
    _ replacement: (Description.Attributes) -> Description.Attributes
  ) -> Self {
    Self(
      id: id, attributes: replacement(attributes), relationships: relationships, meta: meta,
      links: links)
  }

  /// The resource object with attributes that a function has changed.
  ///
  /// ```swift
  /// let renamed = dog.tappingAttributes { $0.name = .init(value: "Charlie") }
  /// ```
  public func tappingAttributes(_ tap: (inout Description.Attributes) -> Void) -> Self {
    replacingAttributes { attributes in
      var attributes = attributes
      tap(&attributes)
      return attributes
    }
  }

  /// The resource object with other relationships: those that a function makes of its own.
  public func replacingRelationships(
    _ replacement: (Description.Relationships) -> Description.Relationships
  ) -> Self {
    Self(
      id: id, attributes: attributes, relationships: replacement(relationships), meta: meta,
      links: links)
  }

  /// The resource object with relationships that a function has changed.
  public func tappingRelationships(_ tap: (inout Description.Relationships) -> Void) -> Self {
    replacingRelationships { relationships in
      var relationships = relationships
      tap(&relationships)
      return relationships
    }
  }
}
