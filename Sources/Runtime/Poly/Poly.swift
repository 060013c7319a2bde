import JSONAPI
// This module is only for code that was written for mattpolzin/JSONAPI and Poly, and uses their
// names: values of one of several types (`Poly1` to `Poly15`), sparse fieldsets and compound
// resources that a program creates by hand, documents with only data or only errors, ids that
// create themselves, and meta-attributes. Generated models do not use it. New code
// should use an enum of resource types (`ResourceEnum`), `PartialResourceObject`, and documents
// with includes instead.
//
// `Polys` is written by `Scripts/write-polys`.
@_exported import JSONAPI

/// A value of any number of types.
public protocol _Poly0: _Poly {}

extension NoIncludes: _Poly0 {}

/// A poly without types, for which there is nothing to encode or decode.
public typealias Poly0 = NoIncludes
/// The included resources of a document without `included`; another name for `NoIncludes`.
public typealias Include0 = NoIncludes

/// An included resource; another name for `Include`.
public typealias EncodableJSONPoly = Include
/// A value of a poly that can be encoded.
public typealias EncodablePolyWrapped = Encodable & Equatable
/// A value of a poly that can be encoded and decoded.
public typealias CodablePolyWrapped = EncodablePolyWrapped & Decodable

/// A value of one of two types.
public typealias Either = Poly2
