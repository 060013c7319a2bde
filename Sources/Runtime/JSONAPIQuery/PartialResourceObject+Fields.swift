import JSONAPI

extension PartialResourceObject where Resource.Description: QueryableDescription {
  /// The value of an attribute: `partial.title`. `nil` if it was not sent, is null, or has another type. To find out
  /// which, use ``PartialResourceObject/attribute(_:named:with:)``.
  public subscript<Field: AttributeFieldName>(
    dynamicMember field: KeyPath<Resource.Description.Fields, Field>
  ) -> Field.Attribute.ValueType? {
    value(field)
  }

  /// The value of an attribute that may be null; `nil` if it was not sent, or is null.
  public subscript<Field: AttributeFieldName, Value>(
    dynamicMember field: KeyPath<Resource.Description.Fields, Field>
  ) -> Value? where Field.Attribute.ValueType == Value? {
    value(field) ?? nil
  }

  /// The id that a to-one relationship links to; `nil` if it was not sent, and an inner `nil` for null.
  public subscript<Field: ToOneFieldName>(
    dynamicMember field: KeyPath<Resource.Description.Fields, Field>
  ) -> Field.Target.ID? {
    let relationship: ToOne<Field.Target>? = try? relationship(named: name(field))
    return relationship?.id
  }

  /// The ids that a to-many relationship links to; `nil` if it was not sent.
  public subscript<Field: ToManyFieldName>(
    dynamicMember field: KeyPath<Resource.Description.Fields, Field>
  ) -> [Field.Target.ID]? {
    let relationship: ToMany<Field.Target>? = try? relationship(named: name(field))
    return relationship?.ids
  }

  private func name(_ field: KeyPath<Resource.Description.Fields, some FieldName>) -> String {
    Resource.Description.Fields.field(field)._path.name
  }

  private func value<Field: AttributeFieldName>(
    _ field: KeyPath<Resource.Description.Fields, Field>
  ) -> Field.Attribute.ValueType? {
    json["attributes"]?[name(field)].flatMap { try? Field.value(of: $0) }
  }
}
