import JSONAPI
// What only code needs that was written for mattpolzin/JSONAPI and Poly, under the names that it has there: types of
// which a value has one of several (`Poly1` to `Poly15`), and the sparse fieldsets and compound resources that a
// program puts together by hand. Generated models use none of it, and new code has better: an enum of resource types
// (`ResourceEnum`), `PartialResourceObject`, and documents with their includes.
//
// `Polys` is written by `Scripts/write-polys`.
@_exported import JSONAPI

/// A value of any number of types.
public protocol _Poly0: Poly {}

extension NoIncludes: _Poly0 {}

/// A poly without types, for which there is nothing to encode or decode.
public typealias Poly0 = NoIncludes
/// The included resources of a document without `included`; another name for `NoIncludes`.
public typealias Include0 = NoIncludes

/// A value of one of two types.
public typealias Either = Poly2
