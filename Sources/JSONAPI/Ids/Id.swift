/// The id of a resource object, which knows the type of what it identifies: the ids `1` of an article
/// and of a person are values of two types.
///
/// ```swift
/// let id = Article.Id(rawValue: "1")
/// ```
public struct Id<RawType: MaybeRawId, IdentifiableType: JSONTyped>: OptionalId {
  public let rawValue: RawType

  /// The text of an id that is read from JSON, where `rawValue` would be written differently.
  let spelling: String?

  public init(rawValue: RawType) {
    self.rawValue = rawValue
    spelling = nil
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
    if RawType.self == String.self {
      spelling = nil
    } else {
      spelling = rawValue.idText() == wireText ? nil : wireText
    }
  }

  /// The id as it stands in JSON; empty if there is none.
  public var wireText: String { spelling ?? rawValue.idText() ?? "" }

  /// An id with the raw value, for use as a function.
  public static func id(from rawValue: RawType) -> Id<RawType, IdentifiableType> {
    Id(rawValue: rawValue)
  }

  public static func id(identifier: ResourceIdentity) throws -> Self {
    guard identifier.type == IdentifiableType.jsonType else {
      throw InvalidIdentifier(
        found: identifier, expectedTypes: [IdentifiableType.jsonType], problem: .type)
    }
    return try Self(wireText: identifier.id)
  }

  public func resourceIdentity() -> ResourceIdentity? {
    (spelling ?? rawValue.idText()).map {
      ResourceIdentity(type: IdentifiableType.jsonType, id: $0)
    }
  }
}

extension Id: Equatable {
  /// Ids are equal if their raw values are; strings are compared byte by byte.
  public static func == (left: Self, right: Self) -> Bool {
    RawType.areSame(left.rawValue, right.rawValue)
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
}
