// Written by Scripts/write-polys from Scripts/poly.template. Do not edit.
// swift-format-ignore-file

import JSONAPI

/// A value of one of at least 5 types.
public protocol _Poly5: _Poly4 {
  associatedtype E

  /// The value if it is of this type; otherwise, `nil`.
  var e: E? { get }

  init(_ e: E)
}

extension _Poly5 {
  /// The value if it is of this type; otherwise, `nil`.
  public subscript(_: E.Type) -> E? { e }
}

/// A value of one of 5 types.
public enum Poly5<A, B, C, D, E>: _Poly5 {
  /// A value of type `A`.
  case a(A)
  /// A value of type `B`.
  case b(B)
  /// A value of type `C`.
  case c(C)
  /// A value of type `D`.
  case d(D)
  /// A value of type `E`.
  case e(E)

  /// Creates a poly from a value of type `A`.
  public init(_ a: A) { self = .a(a) }
  /// Creates a poly from a value of type `B`.
  public init(_ b: B) { self = .b(b) }
  /// Creates a poly from a value of type `C`.
  public init(_ c: C) { self = .c(c) }
  /// Creates a poly from a value of type `D`.
  public init(_ d: D) { self = .d(d) }
  /// Creates a poly from a value of type `E`.
  public init(_ e: E) { self = .e(e) }

  public var a: A? { if case .a(let value) = self { value } else { nil } }
  public var b: B? { if case .b(let value) = self { value } else { nil } }
  public var c: C? { if case .c(let value) = self { value } else { nil } }
  public var d: D? { if case .d(let value) = self { value } else { nil } }
  public var e: E? { if case .e(let value) = self { value } else { nil } }

  public var value: Any {
    switch self {
    case .a(let value): value
    case .b(let value): value
    case .c(let value): value
    case .d(let value): value
    case .e(let value): value
    }
  }

  public static var allTypes: [Any.Type] { [A.self, B.self, C.self, D.self, E.self] }
}

extension Poly5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Poly5: Hashable where A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable {}
extension Poly5: Sendable where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable {}

extension Poly5: Encodable where A: Encodable, B: Encodable, C: Encodable, D: Encodable, E: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .a(let value): try value.encode(to: encoder)
    case .b(let value): try value.encode(to: encoder)
    case .c(let value): try value.encode(to: encoder)
    case .d(let value): try value.encode(to: encoder)
    case .e(let value): try value.encode(to: encoder)
    }
  }
}

extension Poly5: Decodable where A: Decodable, B: Decodable, C: Decodable, D: Decodable, E: Decodable {
  public init(from decoder: any Decoder) throws {
    var dispatch = PolyDispatch(decoder)
    repeat {
      if dispatch.isOf(A.self) { do { self = .a(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 0, Self.allTypes) } }
      if dispatch.isOf(B.self) { do { self = .b(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 1, Self.allTypes) } }
      if dispatch.isOf(C.self) { do { self = .c(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 2, Self.allTypes) } }
      if dispatch.isOf(D.self) { do { self = .d(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 3, Self.allTypes) } }
      if dispatch.isOf(E.self) { do { self = .e(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 4, Self.allTypes) } }
    } while dispatch.triesAgain()
    throw dispatch.failure(Self.allTypes)
  }
}

extension Poly5: ModelEncodable, _OptionalEncodablePrimaryResource, _EncodablePrimaryResource where A: EncodablePolyWrapped, B: EncodablePolyWrapped, C: EncodablePolyWrapped, D: EncodablePolyWrapped, E: EncodablePolyWrapped {
  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .a(let value): try writer.write(value: value)
    case .b(let value): try writer.write(value: value)
    case .c(let value): try writer.write(value: value)
    case .d(let value): try writer.write(value: value)
    case .e(let value): try writer.write(value: value)
    }
  }
}

extension Poly5: ModelDecodable where A: CodablePolyWrapped, B: CodablePolyWrapped, C: CodablePolyWrapped, D: CodablePolyWrapped, E: CodablePolyWrapped {
  package init(from reader: inout ModelReader) throws {
    let index = reader.indexOfPoly(Self.allTypes)
    if index == 0, let value = try? reader.attempt({ try $0.read(A.self) }) { self = .a(value); return }
    if index == 1, let value = try? reader.attempt({ try $0.read(B.self) }) { self = .b(value); return }
    if index == 2, let value = try? reader.attempt({ try $0.read(C.self) }) { self = .c(value); return }
    if index == 3, let value = try? reader.attempt({ try $0.read(D.self) }) { self = .d(value); return }
    if index == 4, let value = try? reader.attempt({ try $0.read(E.self) }) { self = .e(value); return }
    self = try reader.readCodable(Self.self)
  }
}

extension Poly5: CustomStringConvertible {
  public var description: String { "Poly(\(value))" }
}

extension Collection where Element: _Poly5 {
  /// The values of a given type.
  public subscript(type: Element.E.Type) -> [Element.E] { compactMap { $0.e } }
}

extension Includes where I: _Poly5 {
  /// The included resources of a given type, for which all are looked at: see ``indexed()`` for loops.
  public subscript(_: I.E.Type) -> [I.E] { values.compactMap { $0.e } }
}

/// An included resource of one of 5 types.
public typealias Include5 = Poly5
