import ResourceSchema

/// Types of single values: numbers, texts and their forms.
enum ValueRule {
  /// Returns the change from one type to another; `nil` if their values are the same in JSON.
  static func row(from old: ValueType, to new: ValueType) -> ChangeRow? {
    switch (old, new) {
    case (.primitive(let old), .primitive(let new)): row(from: old, to: new)
    case (.primitive(.json), _): .fromJSON
    case (_, .primitive(.json)), (.named, _), (_, .named): .toJSON
    case (.map, .object), (.object, .map): .mapOrObject
    case (.numberText(let old), .numberText(let new)): row(from: old, to: new)
    case (.numberText, .primitive(let new)) where new.isNumber: .changedFormat
    case (.primitive(let old), .numberText) where old.isNumber: .changedFormat
    case (.relativeURL(let old), .relativeURL(let new)): old == new ? nil : .changedFormat
    case (.relativeURL, .primitive(.url)), (.primitive(.url), .relativeURL): .changedFormat
    case (.enumeration(let old), .primitive(let new)) where old.base == new:
      old.isOpen ? .openEnumToString : .formToString
    case (.primitive(let old), .enumeration(let new)) where old == new.base: .stringToEnum
    case (.numberText, .primitive(.string)), (.relativeURL, .primitive(.string)): .formToString
    case (.primitive(.string), .numberText), (.primitive(.string), .relativeURL): .stringToForm
    default: .otherType
    }
  }

  private static func row(from old: PrimitiveType, to new: PrimitiveType) -> ChangeRow? {
    switch (old, new) {
    case _ where old == new: nil
    case (.json, _): .fromJSON
    case (_, .json): .toJSON
    case _ where old.isWhole && new.isWhole, _ where old.isFractional && new.isFractional: nil
    case _ where old.isWhole && new.isFractional: .integerToNumber
    case _ where old.isFractional && new.isWhole: .numberToInteger
    case (_, .string) where old.jsonType == .string: .formToString
    case (.string, _) where new.jsonType == .string: .stringToForm
    default: .otherType
    }
  }
}

extension PrimitiveType {
  fileprivate var isWhole: Bool { definition.json == .integer }
  fileprivate var isFractional: Bool { definition.json == .number }
}
