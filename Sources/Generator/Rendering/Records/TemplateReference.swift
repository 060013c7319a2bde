/// The documentation of the records that templates can use, generated from the declarations of the
/// fields.
public struct TemplateReference: Sendable, Hashable {
  public struct Record: Sendable, Hashable {
    public var name: String
    public var fields: [Field]
  }

  public struct Field: Sendable, Hashable {
    public var name: String
    public var kind: Kind
    public var words: String
    /// True if a tag inside the section of another record may use this field without a warning.
    public var isGlobal: Bool
  }

  public enum Kind: Sendable, Hashable {
    case text
    case optionalText
    case flag
    case texts
    /// A record with the given name; it may be absent.
    case record(String)
    /// A list of records with the given name.
    case records(String)
  }

  /// The given records, followed by all that are reachable from them, each once.
  public var records: [Record]

  public init(of roots: [any TemplateRecord.Type]) {
    let table = ShapeTable(roots.map { ShapeDeclaration($0) })
    records = table.shapes.map { shape in
      Record(
        name: shape.name,
        fields: table.fields[shape.fields].map { field in
          Field(
            name: field.name, kind: Self.kind(of: field.content), words: field.words,
            isGlobal: field.isGlobal)
        })
    }
  }

  private static func kind(of content: FieldContent) -> Kind {
    switch content {
    case .text: .text
    case .optionalText: .optionalText
    case .flag: .flag
    case .texts: .texts
    case .record(let shape, _): .record(shape.name)
    case .records(let shape, _): .records(shape.name)
    }
  }
}
