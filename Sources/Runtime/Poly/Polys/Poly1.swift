// Written by Scripts/write-polys from Scripts/poly.template. Do not edit.
// swift-format-ignore-file

import JSONAPI

/// A value of one of at least 1 type.
public protocol _Poly1: _Poly0 {
  associatedtype A

  /// The value if it is of this type; otherwise, `nil`.
  var a: A? { get }

  init(_ a: A)
}

extension _Poly1 {
  /// The value if it is of this type; otherwise, `nil`.
  public subscript(_: A.Type) -> A? { a }
}

/// A value of one of 1 type.
public enum Poly1<A>: _Poly1 {
  /// A value of type `A`.
  case a(A)

  /// Creates a poly from a value of type `A`.
  public init(_ a: A) { self = .a(a) }

  public var a: A? { if case .a(let value) = self { value } else { nil } }

  public var value: Any {
    switch self {
    case .a(let value): value
    }
  }

  public static var allTypes: [Any.Type] { [A.self] }
}

extension Poly1: Equatable where A: Equatable {}
extension Poly1: Hashable where A: Hashable {}
extension Poly1: Sendable where A: Sendable {}

extension Poly1: Encodable where A: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .a(let value): try value.encode(to: encoder)
    }
  }
}

extension Poly1: Decodable where A: Decodable {
  public init(from decoder: any Decoder) throws {
    var dispatch = PolyDispatch(decoder)
    repeat {
      if dispatch.isOf(A.self) { do { self = .a(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 0, Self.allTypes) } }
    } while dispatch.triesAgain()
    throw dispatch.failure(Self.allTypes)
  }
}

extension Poly1: ModelEncodable, _OptionalEncodablePrimaryResource, _EncodablePrimaryResource where A: EncodablePolyWrapped {
  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .a(let value): try writer.write(value: value)
    }
  }
}

extension Poly1: ModelDecodable where A: CodablePolyWrapped {
  package init(from reader: inout ModelReader) throws {
    let index = reader.indexOfPoly(Self.allTypes)
    if index == 0, let value = try? reader.attempt({ try $0.read(A.self) }) { self = .a(value); return }
    self = try reader.readCodable(Self.self)
  }
}

extension Poly1: CustomStringConvertible {
  public var description: String { "Poly(\(value))" }
}

extension Collection where Element: _Poly1 {
  /// The values of a given type.
  public subscript(type: Element.A.Type) -> [Element.A] { compactMap { $0.a } }
}

extension Includes where I: _Poly1 {
  /// The included resources of a given type, for which all are looked at: see ``indexed()`` for loops.
  public subscript(_: I.A.Type) -> [I.A] { values.compactMap { $0.a } }
}

/// An included resource of one of 1 type.
public typealias Include1 = Poly1
