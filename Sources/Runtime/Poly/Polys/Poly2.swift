// Written by Scripts/write-polys from Scripts/poly.template. Do not edit.
// swift-format-ignore-file

import JSONAPI

/// A value of one of at least 2 types.
public protocol _Poly2: _Poly1 {
  associatedtype B

  /// The value if it is of this type; otherwise, `nil`.
  var b: B? { get }

  init(_ b: B)
}

extension _Poly2 {
  /// The value if it is of this type; otherwise, `nil`.
  public subscript(_: B.Type) -> B? { b }
}

/// A value of one of 2 types.
public enum Poly2<A, B>: _Poly2 {
  /// A value of type `A`.
  case a(A)
  /// A value of type `B`.
  case b(B)

  /// Creates a poly from a value of type `A`.
  public init(_ a: A) { self = .a(a) }
  /// Creates a poly from a value of type `B`.
  public init(_ b: B) { self = .b(b) }

  public var a: A? { if case .a(let value) = self { value } else { nil } }
  public var b: B? { if case .b(let value) = self { value } else { nil } }

  public var value: Any {
    switch self {
    case .a(let value): value
    case .b(let value): value
    }
  }

  public static var allTypes: [Any.Type] { [A.self, B.self] }
}

extension Poly2: Equatable where A: Equatable, B: Equatable {}
extension Poly2: Hashable where A: Hashable, B: Hashable {}
extension Poly2: Sendable where A: Sendable, B: Sendable {}

extension Poly2: Encodable where A: Encodable, B: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .a(let value): try value.encode(to: encoder)
    case .b(let value): try value.encode(to: encoder)
    }
  }
}

extension Poly2: Decodable where A: Decodable, B: Decodable {
  public init(from decoder: any Decoder) throws {
    var dispatch = PolyDispatch(decoder)
    repeat {
      if dispatch.isOf(A.self) { do { self = .a(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 0, Self.allTypes) } }
      if dispatch.isOf(B.self) { do { self = .b(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 1, Self.allTypes) } }
    } while dispatch.triesAgain()
    throw dispatch.failure(Self.allTypes)
  }
}

extension Poly2: ModelEncodable, _OptionalEncodablePrimaryResource, _EncodablePrimaryResource where A: EncodablePolyWrapped, B: EncodablePolyWrapped {
  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .a(let value): try writer.write(value: value)
    case .b(let value): try writer.write(value: value)
    }
  }
}

extension Poly2: ModelDecodable where A: CodablePolyWrapped, B: CodablePolyWrapped {
  package init(from reader: inout ModelReader) throws {
    let index = reader.indexOfPoly(Self.allTypes)
    if index == 0, let value = try? reader.attempt({ try $0.read(A.self) }) { self = .a(value); return }
    if index == 1, let value = try? reader.attempt({ try $0.read(B.self) }) { self = .b(value); return }
    self = try reader.readCodable(Self.self)
  }
}

extension Poly2: CustomStringConvertible {
  public var description: String { "Poly(\(value))" }
}

extension Collection where Element: _Poly2 {
  /// The values of a given type.
  public subscript(type: Element.B.Type) -> [Element.B] { compactMap { $0.b } }
}

extension Includes where I: _Poly2 {
  /// The included resources of a given type, for which all are looked at: see ``indexed()`` for loops.
  public subscript(_: I.B.Type) -> [I.B] { values.compactMap { $0.b } }
}

/// An included resource of one of 2 types.
public typealias Include2 = Poly2
