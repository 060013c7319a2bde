/// The id of a resource object, typed by what it identifies: the id `1` of an article and the id `1` of a
/// person have different types.
///
/// ```swift
/// let id = Article.Id(rawValue: "1")
/// ```
public struct Id<RawType: _MaybeRawId, IdentifiableType: _JSONTyped>: _OptionalId {
  /// The raw value. For a local id it is a placeholder; use ``wireText`` instead.
  public let rawValue: RawType

  let form: IdForm

  init(rawValue: RawType, form: IdForm) {
    self.rawValue = rawValue
    self.form = form
  }

  /// Creates an id from a raw value.
  public init(rawValue: RawType) {
    self.init(rawValue: rawValue, form: .canonical)
  }

  /// Creates an id that is local to its document, encoded as `lid`. A request uses it for a resource
  /// object to create and for relationships to that object. It may be any string.
  ///
  /// ```swift
  /// let author = NewPerson(id: .init(localId: "author"), …)
  /// let article = NewArticle(…, relationships: .init(author: Person.Id(localId: "author")), …)
  /// ```
  ///
  /// Throws an error if ids of the raw type cannot be local; see
  /// ``_MaybeRawId/rawId(inPlaceOfLocalId:)``. Ids of `String`, `Int`, `UUID` and ``Unidentified`` always
  /// can.
  public init(localId text: String) throws {
    guard let rawValue = RawType.rawId(inPlaceOfLocalId: text) else {
      throw Self.invalid(
        ResourceIdentity(type: IdentifiableType.jsonType, id: text, isLocal: true))
    }
    self.init(rawValue: rawValue, form: .local(text))
  }

  /// Creates an id from its text in JSON. It is encoded as the same text.
  ///
  /// Throws an error if the text does not represent a `RawType`.
  public init(wireText: String) throws {
    if RawType.self == String.self {
      self.init(rawValue: same(wireText, as: RawType.self))
      return
    }
    do {
      let rawValue = try RawType.rawId(idText: wireText)
      let isCanonical = rawValue.idText() == wireText
      self.init(rawValue: rawValue, form: isCanonical ? .canonical : .spelled(wireText))
    } catch {
      throw Self.invalid(ResourceIdentity(type: IdentifiableType.jsonType, id: wireText))
    }
  }

  /// True if the id is local to its document: a `lid`.
  public var isLocal: Bool {
    if case .local = form { true } else { false }
  }

  /// The text of the id in JSON; empty if it has none.
  public var wireText: String { textIfAny ?? "" }

  var textIfAny: String? {
    switch form {
    case .canonical: rawValue.idText()
    case .spelled(let text), .local(let text): text
    }
  }

  public static func id(identifier: ResourceIdentity) throws -> Self {
    guard identifier.type == IdentifiableType.jsonType else { throw invalid(identifier, .type) }
    if identifier.isLocal { return try Self(localId: identifier.id) }
    if identifier.isNumber, RawType.self == String.self { throw invalid(identifier) }
    return try Self(wireText: identifier.id)
  }

  public func resourceIdentity() -> ResourceIdentity? {
    let type = IdentifiableType.jsonType
    return switch form {
    case .canonical: rawValue.idText().map { ResourceIdentity(type: type, id: $0) }
    case .spelled(let text):
      ResourceIdentity(type: type, id: text, canonicalId: rawValue.idText())
    case .local(let text): ResourceIdentity(type: type, id: text, isLocal: true)
    }
  }
}

/// The form of an id in JSON.
enum IdForm: Sendable {
  /// The text of the raw value.
  case canonical
  /// The decoded text, which differs from that of the raw value.
  case spelled(String)
  /// A local id.
  case local(String)
}

extension Id: Equatable {
  /// Compares the raw values; strings byte by byte. A local id equals only the same local id.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.form, right.form) {
    case (.local(let left), .local(let right)): String.areSame(left, right)
    case (.local, _), (_, .local): false
    default:
      RawType.areSame(left.rawValue, right.rawValue)
        // An unidentified resource object may have an id that the client proposes.
        && (RawType.self != Unidentified.self || String.areSame(left.wireText, right.wireText))
    }
  }
}

extension Id: Hashable where RawType: RawIdType {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(IdentifiableType.self))
    if case .local(let text) = form { hasher.combine(text) } else { hasher.combine(rawValue) }
  }
}

extension Id: Sendable where RawType: Sendable {}

extension Id: CustomStringConvertible, IdType where RawType: RawIdType {
  public var description: String { "Id(\(wireText))" }

  /// Creates the id in a resource identifier object.
  ///
  /// Throws an error if the type is another one or the text does not represent a
  /// `RawType`.
  public init(wireIdentity: ResourceIdentity) throws {
    self = try .id(identifier: wireIdentity)
  }

  /// The type and id in JSON.
  public var wireIdentity: ResourceIdentity {
    resourceIdentity() ?? ResourceIdentity(type: IdentifiableType.jsonType, id: "")
  }
}

extension Id where RawType == Unidentified {
  /// The id of a resource object that has none yet.
  public static var unidentified: Id { Id(rawValue: Unidentified()) }
}
