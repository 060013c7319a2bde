// This folder has what only code needs that was written for mattpolzin/JSONAPI and Poly, under the names that it
// has there: types of which a value has one of several (`Poly1` to `Poly15`), the sparse fieldsets and compound
// resources that a program puts together by hand, and protocols without requirements. Generated models use none
// of it, and new code has better: an enum of resource types (``ResourceEnum``), ``PartialResourceObject``, and
// documents with their includes.
//
// `Polys` is written by `Scripts/write-polys`.

/// An id of any type.
public protocol AbstractId {}

/// An attribute of any type.
public protocol AbstractAttributeType {
  /// The type of the value in JSON.
  var rawValueType: Any.Type { get }
}

/// A resource object of any type.
public protocol AbstractResourceObject {}
