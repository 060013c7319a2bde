import ResourceSchema

extension ModelBuilder {
  /// An attribute as a stored property.
  mutating func storedMember(
    of attribute: Member, named identifier: SwiftIdentifier, in scope: inout TypeScope
  ) -> StoredMember {
    let coding = coding(of: attribute, named: identifier, in: &scope)
    var wrapped = attribute.isNullable ? coding.nullable : coding
    if attribute.isSensitive { wrapped = wrapped.sensitive }
    use(wrapped.attribute)
    use(wrapped.value)
    let argument = coding.canFail ? "transformedValue" : "value"
    let wrapper = wrapped.format == nil ? "JSONAPI.Attribute" : "JSONAPI.TransformedAttribute"
    let attempt = coding.canFail ? "try " : ""
    let name = identifier.declared
    return StoredMember(
      identifier: identifier,
      wireName: attribute.name.value,
      paragraphs: DocumentationComment.paragraphs(of: attribute),
      deprecated: attribute.deprecated,
      type: wrapped.attribute.optional(attribute.isOptional),
      parameterType: wrapped.value.optional(attribute.isOptional),
      isNilByDefault: attribute.isOptional,
      initialValue: attribute.isOptional
        ? .mapping("\(attempt)\(name)", "\(attempt)\(wrapper)(\(argument): $0)")
        : .text("\(attempt)\(wrapper)(\(argument): \(name))"),
      canThrow: coding.canFail
    )
  }

  /// The members of an object as stored properties, and how the object must be coded.
  mutating func storedMembers(
    of object: ObjectType, in scope: inout TypeScope
  ) -> (members: [StoredMember], coding: StructCoding) {
    let identifiers = MemberNames.members(of: object, in: declarations).identifiers
    let codings = zip(object.members, identifiers).map { member, identifier in
      coding(of: member, named: identifier, in: &scope)
    }
    let isWrittenOut = zip(object.members, codings).contains { member, coding in
      (member.isNullable || coding.format != nil) && !member.type.keepsForm(in: declarations)
    }
    let members = zip(zip(object.members, identifiers), codings).map { pair, coding in
      storedMember(of: pair.0, named: pair.1, coded: coding)
    }
    return (members, isWrittenOut ? .writtenOut : .synthesized)
  }

  private mutating func storedMember(
    of member: Member, named identifier: SwiftIdentifier, coded coding: ValueCoding
  ) -> StoredMember {
    let wrapped = member.isNullable ? coding.nullable : coding
    let type = wrapped.value.optional(member.isOptional)
    use(type)
    use(wrapped.attribute)
    var result = StoredMember(
      identifier: identifier,
      wireName: member.name.value,
      paragraphs: DocumentationComment.paragraphs(of: member),
      deprecated: member.deprecated,
      type: type,
      parameterType: type,
      isNilByDefault: member.isOptional,
      initialValue: .text(identifier.declared)
    )
    if member.type.keepsForm(in: declarations) {
      let kept = KeptForm(wrapped.attribute, of: member)
      result.kept = kept
      result.initialValue = kept.holder(identifier.declared)
      result.coding = Self.coding(of: kept, optional: member.isOptional, stored: result.storage)
    } else {
      result.coding = Self.coding(of: member, stored: result.storage, coded: coding)
    }
    return result
  }

  private mutating func coding(
    of member: Member, named identifier: SwiftIdentifier, in scope: inout TypeScope
  ) -> ValueCoding {
    coding(
      of: member.type,
      InlineContext(
        name: identifier.capitalized, description: member.description, format: member.format),
      in: &scope)
  }

  /// The statements that read and write a member that is kept in the form in which it was read.
  private static func coding(
    of kept: KeptForm, optional isOptional: Bool, stored identifier: SwiftIdentifier
  ) -> (decoding: Layout, encoding: Layout) {
    let key = Layout.text("forKey: .\(identifier.member)")
    let property = "self.\(identifier.member)"
    let method = isOptional ? "IfPresent" : ""
    return (
      .listed(
        "\(property) = try container.decode\(method)(", [kept.wrapped.layout + ".self", key], ")"),
      .listed("try container.encode\(method)(", [.text(property), key], ")")
    )
  }

  /// The statements that read and write a member of an object.
  private static func coding(
    of member: Member, stored identifier: SwiftIdentifier, coded coding: ValueCoding
  ) -> (decoding: Layout, encoding: Layout) {
    let key = Layout.text("forKey: .\(identifier.member)")
    let property = "self.\(identifier.member)"
    let isPlain = !member.isNullable && coding.format == nil
    let wrapped = member.isNullable ? coding.nullable : coding
    let method = member.isOptional ? "IfPresent" : ""

    let type = isPlain ? coding.value : wrapped.attribute
    let unwrapping: String
    switch (isPlain, member.isOptional, member.isNullable) {
    case (true, _, _): unwrapping = ""
    case (false, false, _): unwrapping = ".value"
    case (false, true, false): unwrapping = "?.value"
    case (false, true, true): unwrapping = ".map(\\.value)"
    }
    let decoding = Layout.listed(
      "\(property) = try container.decode\(method)(", [type.layout + ".self", key],
      ")\(unwrapping)")

    let argument = coding.canFail ? "transformedValue" : "value"
    let wrapping = coding.format == nil ? "JSONAPI.Attribute" : nil
    func attribute(of value: String) -> Layout {
      (wrapping.map(Layout.text) ?? wrapped.attribute.layout) + .text("(\(argument): \(value))")
    }
    let value: Layout
    switch (isPlain, member.isOptional) {
    case (true, _): value = .text(property)
    case (false, false): value = attribute(of: property)
    case (false, true): value = .mapping(property, attribute(of: "$0"), canThrow: coding.canFail)
    }
    let encoding = Layout.listed("try container.encode\(method)(", [value, key], ")")
    return (decoding, encoding)
  }
}

extension Layout {
  /// `value.map { transform }`
  static func mapping(_ value: String, _ transform: String) -> Layout {
    .mapping(value, .text(transform), canThrow: false)
  }

  /// `value.map { transform }`, with `try` inside where the transform can throw.
  static func mapping(_ value: String, _ transform: Layout, canThrow: Bool) -> Layout {
    .group(
      .sequence([
        .text("\(value).map {"),
        .indented(.line + .text(canThrow ? "try " : "") + transform), .line, "}",
      ]))
  }
}

extension KeptForm {
  /// The attribute that holds a member of an object.
  fileprivate init(_ attribute: SwiftType, of member: Member) {
    wrapped = attribute
    type = attribute.optional(member.isOptional)
    let isOptional = member.isOptional
    let isNullable = member.isNullable
    value = { property in
      isOptional ? property + (isNullable ? ".map(\\.value)" : "?.value") : property + ".value"
    }
    holder = { value in
      isOptional
        ? .mapping(value, "JSONAPI.TransformedAttribute(value: $0)")
        : .text("JSONAPI.TransformedAttribute(value: \(value))")
    }
  }
}
