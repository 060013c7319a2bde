extension ResourceObject {
  /// Returns the resource object with its attributes replaced by the result of a function.
  public func replacingAttributes(
    _ replacement: (Description.Attributes) -> Description.Attributes
  ) -> Self {
    Self(
      id: id, attributes: replacement(attributes), relationships: relationships, meta: meta,
      links: links)
  }

  /// Returns the resource object with its attributes changed by a function.
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

  /// Returns the resource object with its relationships replaced by the result of a function.
  public func replacingRelationships(
    _ replacement: (Description.Relationships) -> Description.Relationships
  ) -> Self {
    Self(
      id: id, attributes: attributes, relationships: replacement(relationships), meta: meta,
      links: links)
  }

  /// Returns the resource object with its relationships changed by a function.
  public func tappingRelationships(_ tap: (inout Description.Relationships) -> Void) -> Self {
    replacingRelationships { relationships in
      var relationships = relationships
      tap(&relationships)
      return relationships
    }
  }
}
