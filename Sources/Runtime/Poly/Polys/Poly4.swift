// Written by Scripts/write-polys from Scripts/poly.template. Do not edit.
// swift-format-ignore-file

import JSONAPI

/// A value of one of at least 4 types.
public protocol _Poly4: _Poly3 {
  associatedtype D

  /// The value if it is of this type; otherwise, `nil`.
  var d: D? { get }

  init(_ d: D)
}

extension _Poly4 {
  /// The value if it is of this type; otherwise, `nil`.
  public subscript(_: D.Type) -> D? { d }
}

/// A value of one of 4 types.
public enum Poly4<A, B, C, D>: _Poly4 {
  /// A value of type `A`.
  case a(A)
  /// A value of type `B`.
  case b(B)
  /// A value of type `C`.
  case c(C)
  /// A value of type `D`.
  case d(D)

  /// Creates a poly from a value of type `A`.
  public init(_ a: A) { self = .a(a) }
  /// Creates a poly from a value of type `B`.
  public init(_ b: B) { self = .b(b) }
  /// Creates a poly from a value of type `C`.
  public init(_ c: C) { self = .c(c) }
  /// Creates a poly from a value of type `D`.
  public init(_ d: D) { self = .d(d) }

  public var a: A? { if case .a(let value) = self { value } else { nil } }
  public var b: B? { if case .b(let value) = self { value } else { nil } }
  public var c: C? { if case .c(let value) = self { value } else { nil } }
  public var d: D? { if case .d(let value) = self { value } else { nil } }

  public var value: Any {
    switch self {
    case .a(let value): value
    case .b(let value): value
    case .c(let value): value
    case .d(let value): value
    }
  }

  public static var allTypes: [Any.Type] { [A.self, B.self, C.self, D.self] }
}

extension Poly4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Poly4: Hashable where A: Hashable, B: Hashable, C: Hashable, D: Hashable {}
extension Poly4: Sendable where A: Sendable, B: Sendable, C: Sendable, D: Sendable {}

extension Poly4: Encodable where A: Encodable, B: Encodable, C: Encodable, D: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .a(let value): try value.encode(to: encoder)
    case .b(let value): try value.encode(to: encoder)
    case .c(let value): try value.encode(to: encoder)
    case .d(let value): try value.encode(to: encoder)
    }
  }
}

extension Poly4: Decodable where A: Decodable, B: Decodable, C: Decodable, D: Decodable {
  public init(from decoder: any Decoder) throws {
    var dispatch = PolyDispatch(decoder)
    repeat {
      if dispatch.isOf(A.self) { do { self = .a(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 0, Self.allTypes) } }
      if dispatch.isOf(B.self) { do { self = .b(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 1, Self.allTypes) } }
      if dispatch.isOf(C.self) { do { self = .c(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 2, Self.allTypes) } }
      if dispatch.isOf(D.self) { do { self = .d(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 3, Self.allTypes) } }
    } while dispatch.triesAgain()
    throw dispatch.failure(Self.allTypes)
  }
}

extension Poly4: ModelEncodable, _OptionalEncodablePrimaryResource, _EncodablePrimaryResource where A: EncodablePolyWrapped, B: EncodablePolyWrapped, C: EncodablePolyWrapped, D: EncodablePolyWrapped {
  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .a(let value): try writer.write(value: value)
    case .b(let value): try writer.write(value: value)
    case .c(let value): try writer.write(value: value)
    case .d(let value): try writer.write(value: value)
    }
  }
}

extension Poly4: ModelDecodable where A: CodablePolyWrapped, B: CodablePolyWrapped, C: CodablePolyWrapped, D: CodablePolyWrapped {
  package init(from reader: inout ModelReader) throws {
    let index = reader.indexOfPoly(Self.allTypes)
    if index == 0, let value = try? reader.attempt({ try $0.read(A.self) }) { self = .a(value); return }
    if index == 1, let value = try? reader.attempt({ try $0.read(B.self) }) { self = .b(value); return }
    if index == 2, let value = try? reader.attempt({ try $0.read(C.self) }) { self = .c(value); return }
    if index == 3, let value = try? reader.attempt({ try $0.read(D.self) }) { self = .d(value); return }
    self = try reader.readCodable(Self.self)
  }
}

extension Poly4: CustomStringConvertible {
  public var description: String { "Poly(\(value))" }
}

extension Collection where Element: _Poly4 {
  /// The values of a given type.
  public subscript(type: Element.D.Type) -> [Element.D] { compactMap { $0.d } }
}

extension Includes where I: _Poly4 {
  /// The included resources of a given type, for which all are looked at: see ``indexed()`` for loops.
  public subscript(_: I.D.Type) -> [I.D] { values.compactMap { $0.d } }
}

/// An included resource of one of 4 types.
public typealias Include4 = Poly4
