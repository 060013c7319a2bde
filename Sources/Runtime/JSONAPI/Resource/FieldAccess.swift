infix operator ~>

/// A resource object, alone or within a document, whose attributes are its own members.
@dynamicMemberLookup
public protocol _FieldAccess {
  /// The type of the attributes.
  associatedtype _Attributes
  /// The type of the relationships.
  associatedtype _Relationships

  /// The attributes.
  var attributes: _Attributes { get }
  /// The relationships.
  var relationships: _Relationships { get }
}

extension _FieldAccess {
  /// The value of an attribute: `article.title`.
  public subscript<T: _AttributeType>(
    dynamicMember member: KeyPath<_Attributes, T>
  ) -> T.ValueType {
    attributes[keyPath: member].value
  }

  /// The value of an attribute that may be absent.
  // Disfavored, because otherwise the type checker considers both this overload and the flattening one
  // below for every `??`, which takes seconds for a line with three of them.
  @_disfavoredOverload
  public subscript<T: _AttributeType>(
    dynamicMember member: KeyPath<_Attributes, T?>
  ) -> T.ValueType? {
    attributes[keyPath: member]?.value
  }

  /// The value of an attribute that may be absent or null; `nil` in both cases.
  public subscript<T: _AttributeType, U>(
    dynamicMember member: KeyPath<_Attributes, T?>
  ) -> U? where T.ValueType == U? {
    attributes[keyPath: member].flatMap(\.value)
  }

  /// Reports a misspelled name as an error at that name.
  @available(*, unavailable, message: "There is no such attribute or relationship.")
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> Never {
    fatalError("not reached: the compiler refuses every use")
  }
}

extension _FieldAccess {
  /// Returns the id of a related resource object: `article ~> \.author`.
  public static func ~> <
    Identifiable: JSONAPIIdentifiable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta,
    Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<_Relationships, ToOneRelationship<Identifiable, IdMeta, Meta, Links>>
  ) -> Identifiable.ID {
    resource.relationships[keyPath: path].id
  }

  /// Returns the ids of related resource objects.
  public static func ~> <
    Related: Relatable, IdMeta: JSONAPI.Meta, Meta: JSONAPI.Meta, Links: JSONAPI.Links
  >(
    resource: Self,
    path: KeyPath<_Relationships, ToManyRelationship<Related, IdMeta, Meta, Links>>
  ) -> [Related.ID] {
    resource.relationships[keyPath: path].ids
  }

  /// Returns the id of a related resource object, or the ids of several, in a relationship that may be absent or without
  /// `data`. `nil` if it is, if `data` is null in a to-one relationship, or not reliable in a to-many one.
  public static func ~> <Relationship: _OptionalRelationship>(
    resource: Self, path: KeyPath<_Relationships, Relationship>
  ) -> Relationship._Linkage? {
    resource.relationships[keyPath: path]._linkage
  }
}
