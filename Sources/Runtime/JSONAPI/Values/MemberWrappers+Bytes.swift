// Each wrapper has one stored property, and therefore the memory layout of that property.

extension Formatted: MemberWrapper {
  static var coding: any MemberCoding.Type {
    MemberTable.coding(of: TransformedAttribute<Format.From, Format>.self)
  }
  static var optionalCoding: any MemberCoding.Type {
    MemberTable.optionalCoding(of: TransformedAttribute<Format.From, Format>.self)
  }
}

extension OptionalFormatted: MemberWrapper, SelfAbsent {
  static var coding: any MemberCoding.Type {
    MemberTable.optionalCoding(of: TransformedAttribute<Format.From, Format>.self)
  }
  static var optionalCoding: any MemberCoding.Type { coding }
  static var absent: Self { Self(wrappedValue: nil) }
  var isAbsent: Bool { attribute == nil }
}

extension Transformed: ModelDecodable, ModelEncodable {
  typealias Member = TransformedAttribute<Transformer.From, Transformer>

  package init(from reader: inout ModelReader) throws {
    self.init(wrappedValue: try Member(from: &reader).value)
  }

  package static func hasNull() -> Bool { Member.hasNull() }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Transformed { self.init(wrappedValue: try Member.member(name, of: members).value) }

  package func write(to writer: inout ModelWriter) throws {
    try Member(transformedValue: wrappedValue).write(to: &writer)
  }

  package func encode(
    as name: MemberName, to members: inout KeyedEncodingContainer<MemberName>
  ) throws { try Member(transformedValue: wrappedValue).encode(as: name, to: &members) }
}

extension OptionalTransformed: MemberWrapper, SelfAbsent {
  static var coding: any MemberCoding.Type { OptionalCoding<Transformed<Transformer>>.self }
  static var optionalCoding: any MemberCoding.Type { coding }
  static var absent: Self { Self(wrappedValue: nil) }
  var isAbsent: Bool { wrappedValue == nil }
}
