extension ModelReader {
  /// Reads a member that must be present.
  public mutating func required<Format>(_ name: StaticString) throws -> Formatted<Format> {
    let attribute: TransformedAttribute<Format.From, Format> = try required(name)
    return Formatted(attribute)
  }

  /// Reads a member that may be absent.
  public mutating func optional<Format>(_ name: StaticString) throws -> OptionalFormatted<Format> {
    let attribute: TransformedAttribute<Format.From, Format>? = try optional(name)
    return OptionalFormatted(attribute)
  }

  /// Reads a member that must be present.
  public mutating func required<Transformer>(
    _ name: StaticString
  ) throws -> Transformed<Transformer> {
    let attribute: TransformedAttribute<Transformer.From, Transformer> = try required(name)
    return Transformed(wrappedValue: attribute.value)
  }

  /// Reads a member that may be absent.
  public mutating func optional<Transformer>(
    _ name: StaticString
  ) throws -> OptionalTransformed<Transformer> {
    let attribute: TransformedAttribute<Transformer.From, Transformer>? = try optional(name)
    return OptionalTransformed(wrappedValue: attribute?.value)
  }
}

extension ModelWriter {
  /// Writes a member.
  public mutating func write(_ name: StaticString, _ member: Formatted<some WireFormat>) throws {
    try write(name, member.attribute)
  }

  /// Writes a member, unless it is absent.
  public mutating func write(
    _ name: StaticString, _ member: OptionalFormatted<some WireFormat>
  ) throws {
    try write(name, member.attribute)
  }

  /// Writes a member.
  public mutating func write<Transformer>(
    _ name: StaticString, _ member: Transformed<Transformer>
  ) throws {
    try write(
      name,
      TransformedAttribute<Transformer.From, Transformer>(transformedValue: member.wrappedValue))
  }

  /// Writes a member, unless it is absent.
  public mutating func write<Transformer>(
    _ name: StaticString, _ member: OptionalTransformed<Transformer>
  ) throws {
    try write(
      name,
      TransformedAttribute<Transformer.From, Transformer>
        .ifPresent(transformedValue: member.wrappedValue))
  }
}
