/// The id of a resource object, which knows the type of what it identifies: the ids `1` of an article
/// and of a person are values of two types.
///
/// ```swift
/// let id = Article.Id(rawValue: "1")
/// ```
public struct Id<RawType: MaybeRawId, IdentifiableType: JSONTyped>: OptionalId {
  public let rawValue: RawType

  let form: IdForm

  init(rawValue: RawType, form: IdForm) {
    self.rawValue = rawValue
    self.form = form
  }

  public init(rawValue: RawType) {
    self.init(rawValue: rawValue, form: .canonical)
  }

  /// An id that is local to its document, in which it stands under `lid`: that of a resource object
  /// that a server is asked to create, and of what leads to it.
  public init(localId rawValue: RawType) {
    self.init(rawValue: rawValue, form: .local(rawValue.idText() ?? ""))
  }

  /// The id that a text in JSON stands for. It is written as that text again.
  ///
  /// Throws an ``InvalidIdentifier`` if the text stands for no `RawType`.
  public init(wireText: String) throws {
    try self.init(text: wireText, isLocal: false)
  }

  init(text: String, isLocal: Bool) throws {
    do {
      rawValue = try RawType.rawId(idText: text)
    } catch {
      throw InvalidIdentifier(
        found: ResourceIdentity(
          type: IdentifiableType.jsonType, id: text, isLocal: isLocal),
        expectedTypes: [IdentifiableType.jsonType], problem: .id(expected: "\(RawType.self)"))
    }
    if isLocal {
      form = .local(text)
    } else if RawType.self == String.self || rawValue.idText() == text {
      form = .canonical
    } else {
      form = .spelled(text)
    }
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
    return try Self(text: identifier.id, isLocal: identifier.isLocal)
  }

  public func resourceIdentity() -> ResourceIdentity? {
    textIfAny.map {
      ResourceIdentity(type: IdentifiableType.jsonType, id: $0, isLocal: isLocal)
    }
  }
}

/// How an id stands in JSON.
enum IdForm: Sendable {
  /// As its raw value says.
  case canonical
  /// As it was read: another text for the same raw value.
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
    default: RawType.areSame(left.rawValue, right.rawValue)
    }
  }
}

extension Id: Hashable where RawType: RawIdType {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(IdentifiableType.self))
    hasher.combine(rawValue)
  }
}

extension Id: Sendable where RawType: Sendable {}

extension Id: CustomStringConvertible, AbstractId, IdType where RawType: RawIdType {
  public var description: String { "Id(\(wireText))" }
}

extension Id: CreatableIdType where RawType: CreatableRawIdType {
  public init() {
    self.init(rawValue: .unique())
  }
}

extension Id where RawType == Unidentified {
  public static var unidentified: Id { Id(rawValue: Unidentified()) }

  /// The local id of a resource object that a server is asked to create: other resource objects of
  /// the document lead to it with the same local id.
  ///
  /// ```swift
  /// let author = NewPerson(id: .init(localId: "author"), …)
  /// let article = NewArticle(…, relationships: .init(author: Person.Id(localId: "author")), …)
  /// ```
  public init(localId: String) {
    self.init(rawValue: Unidentified(), form: .local(localId))
  }
}
