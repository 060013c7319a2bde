/// The id of a resource object, which knows the type of what it identifies: the ids `1` of an article
/// and of a person are values of two types.
///
/// ```swift
/// let id = Article.Id(rawValue: "1")
/// ```
public struct Id<RawType: MaybeRawId, IdentifiableType: JSONTyped>: OptionalId {
  /// The value. That of a local id only fills the place: it is its ``wireText`` that counts.
  public let rawValue: RawType

  let form: IdForm

  init(rawValue: RawType, form: IdForm) {
    self.rawValue = rawValue
    self.form = form
  }

  /// The id with a raw value.
  public init(rawValue: RawType) {
    self.init(rawValue: rawValue, form: .canonical)
  }

  /// An id that is local to its document, in which it stands under `lid`: that of a resource object
  /// that a server is asked to create, and of what leads to it. It may be any text.
  ///
  /// ```swift
  /// let author = NewPerson(id: .init(localId: "author"), …)
  /// let article = NewArticle(…, relationships: .init(author: Person.Id(localId: "author")), …)
  /// ```
  ///
  /// Throws an ``InvalidIdentifier`` if ids of the raw type cannot be local, which those of `String`,
  /// `Int`, `UUID` and ``Unidentified`` always can:
  /// see ``MaybeRawId/rawId(inPlaceOfLocalId:)``.
  public init(localId text: String) throws {
    guard let rawValue = RawType.rawId(inPlaceOfLocalId: text) else {
      throw InvalidIdentifier(
        found: ResourceIdentity(type: IdentifiableType.jsonType, id: text, isLocal: true),
        expectedTypes: [IdentifiableType.jsonType], problem: .id(expected: "\(RawType.self)"))
    }
    self.init(rawValue: rawValue, form: .local(text))
  }

  /// The id that a text in JSON stands for. It is written as that text again.
  ///
  /// Throws an ``InvalidIdentifier`` if the text stands for no `RawType`.
  public init(wireText: String) throws {
    do {
      rawValue = try RawType.rawId(idText: wireText)
    } catch {
      throw InvalidIdentifier(
        found: ResourceIdentity(type: IdentifiableType.jsonType, id: wireText),
        expectedTypes: [IdentifiableType.jsonType], problem: .id(expected: "\(RawType.self)"))
    }
    form =
      RawType.self == String.self || rawValue.idText() == wireText ? .canonical : .spelled(wireText)
  }

  /// Whether the id is local to its document: a `lid`.
  public var isLocal: Bool {
    if case .local = form { true } else { false }
  }

  /// The id as it stands in JSON; empty if there is none.
  public var wireText: String { textIfAny ?? "" }

  var textIfAny: String? {
    switch form {
    case .canonical: rawValue.idText()
    case .spelled(let text), .local(let text): text
    }
  }

  /// An id with the raw value, for use as a function.
  public static func id(from rawValue: RawType) -> Id<RawType, IdentifiableType> {
    Id(rawValue: rawValue)
  }

  public static func id(identifier: ResourceIdentity) throws -> Self {
    guard identifier.type == IdentifiableType.jsonType else {
      throw InvalidIdentifier(
        found: identifier, expectedTypes: [IdentifiableType.jsonType], problem: .type)
    }
    if identifier.isLocal { return try Self(localId: identifier.id) }
    guard !identifier.isNumber || RawType.self != String.self else {
      throw InvalidIdentifier(
        found: identifier, expectedTypes: [IdentifiableType.jsonType],
        problem: .id(expected: "\(RawType.self)"))
    }
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

/// How an id stands in JSON.
enum IdForm: Sendable {
  /// As its raw value says.
  case canonical
  /// As it was read: another text for the same raw value, or one that the raw value does not hold.
  case spelled(String)
  /// As a local id.
  case local(String)
}

extension Id: Equatable {
  /// Ids are equal if their raw values are; strings are compared byte by byte. Local ids are equal to
  /// local ids only.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.form, right.form) {
    case (.local(let left), .local(let right)): String.areSame(left, right)
    case (.local, _), (_, .local): false
    default:
      RawType.areSame(left.rawValue, right.rawValue)
        // What is asked for under an id of the client's own.
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

extension Id: CustomStringConvertible, AbstractId, IdType where RawType: RawIdType {
  public var description: String { "Id(\(wireText))" }

  /// The id that a resource identifier object stands for.
  ///
  /// Throws an ``InvalidIdentifier`` if it is of another type, or not written as such ids are.
  public init(wireIdentity: ResourceIdentity) throws {
    self = try .id(identifier: wireIdentity)
  }

  /// The type and id as they stand in JSON.
  public var wireIdentity: ResourceIdentity {
    resourceIdentity() ?? ResourceIdentity(type: IdentifiableType.jsonType, id: "")
  }
}

extension Id: CreatableIdType where RawType: CreatableRawIdType {
  public init() {
    self.init(rawValue: .unique())
  }
}

extension Id where RawType == Unidentified {
  /// The id that a resource object has which was given none yet.
  public static var unidentified: Id { Id(rawValue: Unidentified()) }
}
