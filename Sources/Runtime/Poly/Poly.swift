// What only code needs that was written for mattpolzin/JSONAPI and Poly, under the names that it has there: types of
// which a value has one of several (`Poly1` to `Poly15`), and the sparse fieldsets and compound resources that a
// program puts together by hand. Generated models use none of it, and new code has better: an enum of resource types
// (`ResourceEnum`), `PartialResourceObject`, and documents with their includes.
//
// `Polys` is written by `Scripts/write-polys`.
@_exported import JSONAPI
