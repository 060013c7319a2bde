import JSONAPI

/// A value of any number of types.
public protocol _Poly0: Poly {}

extension NoIncludes: _Poly0 {}

/// A poly without types, for which there is nothing to encode or decode.
public typealias Poly0 = NoIncludes
/// The included resources of a document without `included`; another name for `NoIncludes`.
public typealias Include0 = NoIncludes

/// A value of one of two types.
public typealias Either = Poly2
