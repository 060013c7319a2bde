import JSONAPI

extension ResourceObject {
  /// Checks the requirements on attributes and relationships that the compiler cannot check.
  ///
  /// Both must be structs whose stored properties are all attributes or all relationships. No attribute
  /// may be an array that can be null, because an empty array already means “no elements”.
  ///
  /// ```swift
  /// @Test func articleHasTheRightShape() throws {
  ///   try Article.check(article)
  /// }
  /// ```
  ///
  /// Throws ``ResourceObjectCheckErrors`` with all violations.
  public static func check(_ resourceObject: ResourceObject) throws {
    let problems =
      attributeProblems(Mirror(reflecting: resourceObject.attributes))
      + relationshipProblems(Mirror(reflecting: resourceObject.relationships))
    guard problems.isEmpty else {
      throw ResourceObjectCheckErrors(type: Description.jsonType, problems: problems)
    }
  }

  private static func attributeProblems(_ attributes: Mirror) -> [ResourceObjectCheckError] {
    guard attributes.displayStyle == .struct else { return [.attributesNotStruct] }
    return attributes.children.compactMap { label, value in
      let name = label ?? "unnamed"
      let type = unwrappedType(of: value)
      if let attribute = type as? any _AttributeType.Type {
        return isNullableArray(rawValue(of: attribute)) ? .nullArray(named: name) : nil
      }
      return value is any _AttributeType ? nil : .nonAttribute(named: name)
    }
  }

  private static func relationshipProblems(
    _ relationships: Mirror
  ) -> [ResourceObjectCheckError] {
    guard relationships.displayStyle == .struct else { return [.relationshipsNotStruct] }
    return relationships.children.compactMap { label, value in
      unwrappedType(of: value) is any _RelationshipType.Type
        ? nil : .nonRelationship(named: label ?? "unnamed")
    }
  }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
}

/// Returns the type of a value, without its optional.
private func unwrappedType(of value: Any) -> Any.Type {
  let type = type(of: value)
  return (type as? any OptionalType.Type)?.wrappedType ?? type
}

private func rawValue<Attribute: _AttributeType>(of type: Attribute.Type) -> Any.Type {
  Attribute.RawValue.self
}

private func isNullableArray(_ type: Any.Type) -> Bool {
  guard let wrapped = (type as? any OptionalType.Type)?.wrappedType else { return false }
  return wrapped is any JSONArray.Type
}

/// A type that is an array in JSON.
private protocol JSONArray {}
extension Array: JSONArray {}
extension ArraySlice: JSONArray {}
extension Set: JSONArray {}
