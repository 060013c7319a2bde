/// The names of fields in other generators.
enum FieldSynonyms {
  private static let rows: KeyValuePairs = [
    "wireName": "jsonName jsonKey key codingKey rawName wireKey serializedName originalName",
    "wireName": "baseName fieldName memberName attributeName",
    "name": "swiftName propertyName className classname modelName structName typeName fieldName",
    "name": "memberName attributeName caseName identifier title",
    "type": "swiftType dataType datatype datatypeWithEnum valueType propertyType fieldType",
    "type": "jsonType resourceType jsonapiType", "isOptional": "optional isNullable nullable",
    "documentation": "description summary comment comments doc docs docComment",
    "attributes": "properties vars fields members", "properties": "attributes vars fields members",
    "cases": "values elements enumVars allowableValues", "last": "isLast -last",
    "resources": "models schemas resourceTypes", "first": "isFirst -first",
  ]

  /// Returns the field that another generator's name corresponds to, if it is one of the
  /// candidates.
  static func field(for word: String, among candidates: [String]) -> String? {
    rows.first { field, words in
      candidates.contains(field) && words.split(separator: " ").contains { $0 == word }
    }?.key
  }
}
