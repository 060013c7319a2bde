import ResourceSchema

/// The names of types for documentation.
struct TypeText {
  let format: TextFormat
  let types: AnchorNames

  /// Returns the name of a type in parts, some of which link to the description of a type.
  func parts(of type: ValueType) -> [APITypePart] {
    switch type {
    case .primitive(let primitive): [APITypePart(text: primitive.rawValue)]
    case .numberText(let primitive): [APITypePart(text: "\(primitive.rawValue) in text")]
    case .relativeURL(let base): [APITypePart(text: "URL, relative to \(format.name(base.value))")]
    case .named(let name):
      [APITypePart(text: format.name(name), anchor: types.anchor(of: name))]
    case .array(let element):
      [APITypePart(text: "[")] + parts(of: element) + [APITypePart(text: "]")]
    case .map(let element):
      [APITypePart(text: "[String: ")] + parts(of: element) + [APITypePart(text: "]")]
    case .nullable(let wrapped): parts(of: wrapped) + [APITypePart(text: "?")]
    case .enumeration(let enumeration): parts(of: .primitive(enumeration.base))
    case .object: [APITypePart(text: "object")]
    case .union(let union):
      Array(
        union.cases.map { alternative in
          union.tag.map {
            [APITypePart(text: format.name("\($0.value): \(alternative.name.value)") + " ")]
              + parts(of: alternative.type)
          } ?? parts(of: alternative.type)
        }
        .joined(separator: [APITypePart(text: format == .markdown ? " or " : " | ")]))
    }
  }

  /// Returns the object that a member declares inline, with the suffix for the name of the member.
  static func inlineObject(in type: ValueType) -> (object: ObjectType, suffix: String)? {
    switch type {
    case .object(let object): (object, "")
    case .nullable(let type): inlineObject(in: type)
    case .array(let type): inlineObject(in: type).map { ($0.object, "[]" + $0.suffix) }
    case .map(let type): inlineObject(in: type).map { ($0.object, ".*" + $0.suffix) }
    default: nil
    }
  }

  static func inlineEnumeration(in type: ValueType) -> Enumeration? {
    switch type {
    case .enumeration(let enumeration): enumeration
    case .nullable(let type), .array(let type), .map(let type): inlineEnumeration(in: type)
    default: nil
    }
  }
}
