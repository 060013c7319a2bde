import ResourceSchema
import Testing

/// The type after the name of an attribute.
struct TypeExpressionTests {
  private let types = "types:\n  Color: { enum: [red] }\n"

  private func type(_ expression: String) throws -> ValueType {
    try readAttribute("a: \(expression)", with: types).type
  }

  @Test("primitive types are read")
  func primitiveTypes() throws {
    for primitive in PrimitiveType.allCases {
      #expect(try type(primitive.rawValue) == .primitive(primitive))
    }
  }

  @Test("names, arrays and maps are read")
  func namesArraysAndMaps() throws {
    #expect(try type("Color") == .named("Color"))
    #expect(try type("[String]") == .array(.primitive(.string)))
    #expect(try type("[Color?]") == .array(.nullable(.named("Color"))))
    #expect(try type("[[Int]]") == .array(.array(.primitive(.int))))
    #expect(try type("{ map: Int }") == .map(.primitive(.int)))
    #expect(try type("{ map: [Int?] }") == .map(.array(.nullable(.primitive(.int)))))
    #expect(try type("[{ map: Color }]") == .array(.map(.named("Color"))))
  }

  @Test("an array may be written on several lines")
  func anArrayMayBeWrittenInLines() throws {
    #expect(try type("\n        - String") == .array(.primitive(.string)))
  }

  @Test("a quoted text is the same expression")
  func quotedTextIsTheSameExpression() throws {
    let attribute = try readAttribute("a: '[String?]?'")
    #expect(attribute.type == .array(.nullable(.primitive(.string))))
    #expect(attribute.isNullable)
    let map = try readAttribute("a: \"{ map: [Int] }?\"")
    #expect(map.type == .map(.array(.primitive(.int))))
    #expect(map.isNullable)
    #expect(try readAttribute("a: '{map:Int}'").type == .map(.primitive(.int)))
  }

  @Test("types inside others have long forms")
  func typesInsideOthersHaveLongForms() throws {
    #expect(
      try type("[{ type: String, nullable: true }]") == .array(.nullable(.primitive(.string))))
    #expect(try type("{ map: { type: Color } }") == .map(.named("Color")))
    guard case .array(.object(let object)) = try type("[{ object: { x: Int, y: Int } }]") else {
      Issue.record("not an array of objects")
      return
    }
    #expect(object.members.map(\.name.value) == ["x", "y"])
  }

  @Test("the error for an unquoted nullable array shows both spellings")
  func anUnquotedNullableArrayIsASyntaxErrorThatShowsBothSpellings() throws {
    let text = header + article("attributes:\n  tags: [String]?")
    #expect(identifiers(text) == ["unquoted-nullable"])
  }
}
