// Written by Scripts/write-polys from Scripts/poly.template. Do not edit.
// swift-format-ignore-file

import JSONAPI

/// A value of one of at least 14 types.
public protocol _Poly14: _Poly13 {
  associatedtype N

  /// The value if it is of this type; otherwise, `nil`.
  var n: N? { get }

  init(_ n: N)
}

extension _Poly14 {
  /// The value if it is of this type; otherwise, `nil`.
  public subscript(_: N.Type) -> N? { n }
}

/// A value of one of 14 types.
public enum Poly14<A, B, C, D, E, F, G, H, I, J, K, L, M, N>: _Poly14 {
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
  /// A value of type `F`.
  case f(F)
  /// A value of type `G`.
  case g(G)
  /// A value of type `H`.
  case h(H)
  /// A value of type `I`.
  case i(I)
  /// A value of type `J`.
  case j(J)
  /// A value of type `K`.
  case k(K)
  /// A value of type `L`.
  case l(L)
  /// A value of type `M`.
  case m(M)
  /// A value of type `N`.
  case n(N)

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
  /// Creates a poly from a value of type `F`.
  public init(_ f: F) { self = .f(f) }
  /// Creates a poly from a value of type `G`.
  public init(_ g: G) { self = .g(g) }
  /// Creates a poly from a value of type `H`.
  public init(_ h: H) { self = .h(h) }
  /// Creates a poly from a value of type `I`.
  public init(_ i: I) { self = .i(i) }
  /// Creates a poly from a value of type `J`.
  public init(_ j: J) { self = .j(j) }
  /// Creates a poly from a value of type `K`.
  public init(_ k: K) { self = .k(k) }
  /// Creates a poly from a value of type `L`.
  public init(_ l: L) { self = .l(l) }
  /// Creates a poly from a value of type `M`.
  public init(_ m: M) { self = .m(m) }
  /// Creates a poly from a value of type `N`.
  public init(_ n: N) { self = .n(n) }

  public var a: A? { if case .a(let value) = self { value } else { nil } }
  public var b: B? { if case .b(let value) = self { value } else { nil } }
  public var c: C? { if case .c(let value) = self { value } else { nil } }
  public var d: D? { if case .d(let value) = self { value } else { nil } }
  public var e: E? { if case .e(let value) = self { value } else { nil } }
  public var f: F? { if case .f(let value) = self { value } else { nil } }
  public var g: G? { if case .g(let value) = self { value } else { nil } }
  public var h: H? { if case .h(let value) = self { value } else { nil } }
  public var i: I? { if case .i(let value) = self { value } else { nil } }
  public var j: J? { if case .j(let value) = self { value } else { nil } }
  public var k: K? { if case .k(let value) = self { value } else { nil } }
  public var l: L? { if case .l(let value) = self { value } else { nil } }
  public var m: M? { if case .m(let value) = self { value } else { nil } }
  public var n: N? { if case .n(let value) = self { value } else { nil } }

  public var value: Any {
    switch self {
    case .a(let value): value
    case .b(let value): value
    case .c(let value): value
    case .d(let value): value
    case .e(let value): value
    case .f(let value): value
    case .g(let value): value
    case .h(let value): value
    case .i(let value): value
    case .j(let value): value
    case .k(let value): value
    case .l(let value): value
    case .m(let value): value
    case .n(let value): value
    }
  }

  public static var allTypes: [Any.Type] { [A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self, I.self, J.self, K.self, L.self, M.self, N.self] }
}

extension Poly14: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable, I: Equatable, J: Equatable, K: Equatable, L: Equatable, M: Equatable, N: Equatable {}
extension Poly14: Hashable where A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable, F: Hashable, G: Hashable, H: Hashable, I: Hashable, J: Hashable, K: Hashable, L: Hashable, M: Hashable, N: Hashable {}
extension Poly14: Sendable where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, H: Sendable, I: Sendable, J: Sendable, K: Sendable, L: Sendable, M: Sendable, N: Sendable {}

extension Poly14: Encodable where A: Encodable, B: Encodable, C: Encodable, D: Encodable, E: Encodable, F: Encodable, G: Encodable, H: Encodable, I: Encodable, J: Encodable, K: Encodable, L: Encodable, M: Encodable, N: Encodable {
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .a(let value): try value.encode(to: encoder)
    case .b(let value): try value.encode(to: encoder)
    case .c(let value): try value.encode(to: encoder)
    case .d(let value): try value.encode(to: encoder)
    case .e(let value): try value.encode(to: encoder)
    case .f(let value): try value.encode(to: encoder)
    case .g(let value): try value.encode(to: encoder)
    case .h(let value): try value.encode(to: encoder)
    case .i(let value): try value.encode(to: encoder)
    case .j(let value): try value.encode(to: encoder)
    case .k(let value): try value.encode(to: encoder)
    case .l(let value): try value.encode(to: encoder)
    case .m(let value): try value.encode(to: encoder)
    case .n(let value): try value.encode(to: encoder)
    }
  }
}

extension Poly14: Decodable where A: Decodable, B: Decodable, C: Decodable, D: Decodable, E: Decodable, F: Decodable, G: Decodable, H: Decodable, I: Decodable, J: Decodable, K: Decodable, L: Decodable, M: Decodable, N: Decodable {
  public init(from decoder: any Decoder) throws {
    var dispatch = PolyDispatch(decoder)
    repeat {
      if dispatch.isOf(A.self) { do { self = .a(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 0, Self.allTypes) } }
      if dispatch.isOf(B.self) { do { self = .b(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 1, Self.allTypes) } }
      if dispatch.isOf(C.self) { do { self = .c(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 2, Self.allTypes) } }
      if dispatch.isOf(D.self) { do { self = .d(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 3, Self.allTypes) } }
      if dispatch.isOf(E.self) { do { self = .e(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 4, Self.allTypes) } }
      if dispatch.isOf(F.self) { do { self = .f(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 5, Self.allTypes) } }
      if dispatch.isOf(G.self) { do { self = .g(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 6, Self.allTypes) } }
      if dispatch.isOf(H.self) { do { self = .h(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 7, Self.allTypes) } }
      if dispatch.isOf(I.self) { do { self = .i(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 8, Self.allTypes) } }
      if dispatch.isOf(J.self) { do { self = .j(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 9, Self.allTypes) } }
      if dispatch.isOf(K.self) { do { self = .k(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 10, Self.allTypes) } }
      if dispatch.isOf(L.self) { do { self = .l(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 11, Self.allTypes) } }
      if dispatch.isOf(M.self) { do { self = .m(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 12, Self.allTypes) } }
      if dispatch.isOf(N.self) { do { self = .n(try dispatch.value()); return } catch { try dispatch.go(on: error, after: 13, Self.allTypes) } }
    } while dispatch.triesAgain()
    throw dispatch.failure(Self.allTypes)
  }
}

extension Poly14: ModelEncodable, _OptionalEncodablePrimaryResource, _EncodablePrimaryResource where A: EncodablePolyWrapped, B: EncodablePolyWrapped, C: EncodablePolyWrapped, D: EncodablePolyWrapped, E: EncodablePolyWrapped, F: EncodablePolyWrapped, G: EncodablePolyWrapped, H: EncodablePolyWrapped, I: EncodablePolyWrapped, J: EncodablePolyWrapped, K: EncodablePolyWrapped, L: EncodablePolyWrapped, M: EncodablePolyWrapped, N: EncodablePolyWrapped {
  package func write(to writer: inout ModelWriter) throws {
    switch self {
    case .a(let value): try writer.write(value: value)
    case .b(let value): try writer.write(value: value)
    case .c(let value): try writer.write(value: value)
    case .d(let value): try writer.write(value: value)
    case .e(let value): try writer.write(value: value)
    case .f(let value): try writer.write(value: value)
    case .g(let value): try writer.write(value: value)
    case .h(let value): try writer.write(value: value)
    case .i(let value): try writer.write(value: value)
    case .j(let value): try writer.write(value: value)
    case .k(let value): try writer.write(value: value)
    case .l(let value): try writer.write(value: value)
    case .m(let value): try writer.write(value: value)
    case .n(let value): try writer.write(value: value)
    }
  }
}

extension Poly14: ModelDecodable where A: CodablePolyWrapped, B: CodablePolyWrapped, C: CodablePolyWrapped, D: CodablePolyWrapped, E: CodablePolyWrapped, F: CodablePolyWrapped, G: CodablePolyWrapped, H: CodablePolyWrapped, I: CodablePolyWrapped, J: CodablePolyWrapped, K: CodablePolyWrapped, L: CodablePolyWrapped, M: CodablePolyWrapped, N: CodablePolyWrapped {
  package init(from reader: inout ModelReader) throws {
    let index = reader.indexOfPoly(Self.allTypes)
    if index == 0, let value = try? reader.attempt({ try $0.read(A.self) }) { self = .a(value); return }
    if index == 1, let value = try? reader.attempt({ try $0.read(B.self) }) { self = .b(value); return }
    if index == 2, let value = try? reader.attempt({ try $0.read(C.self) }) { self = .c(value); return }
    if index == 3, let value = try? reader.attempt({ try $0.read(D.self) }) { self = .d(value); return }
    if index == 4, let value = try? reader.attempt({ try $0.read(E.self) }) { self = .e(value); return }
    if index == 5, let value = try? reader.attempt({ try $0.read(F.self) }) { self = .f(value); return }
    if index == 6, let value = try? reader.attempt({ try $0.read(G.self) }) { self = .g(value); return }
    if index == 7, let value = try? reader.attempt({ try $0.read(H.self) }) { self = .h(value); return }
    if index == 8, let value = try? reader.attempt({ try $0.read(I.self) }) { self = .i(value); return }
    if index == 9, let value = try? reader.attempt({ try $0.read(J.self) }) { self = .j(value); return }
    if index == 10, let value = try? reader.attempt({ try $0.read(K.self) }) { self = .k(value); return }
    if index == 11, let value = try? reader.attempt({ try $0.read(L.self) }) { self = .l(value); return }
    if index == 12, let value = try? reader.attempt({ try $0.read(M.self) }) { self = .m(value); return }
    if index == 13, let value = try? reader.attempt({ try $0.read(N.self) }) { self = .n(value); return }
    self = try reader.readCodable(Self.self)
  }
}

extension Poly14: CustomStringConvertible {
  public var description: String { "Poly(\(value))" }
}

extension Collection where Element: _Poly14 {
  /// The values of a given type.
  public subscript(type: Element.N.Type) -> [Element.N] { compactMap { $0.n } }
}

extension Includes where I: _Poly14 {
  /// The included resources of a given type, for which all are looked at: see ``indexed()`` for loops.
  public subscript(_: I.N.Type) -> [I.N] { values.compactMap { $0.n } }
}

/// An included resource of one of 14 types.
public typealias Include14 = Poly14
