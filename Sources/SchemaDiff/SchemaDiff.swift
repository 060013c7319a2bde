import Diagnostics
import ResourceSchema

/// Compares two versions of a schema.
///
/// ```swift
/// for change in SchemaDiff.changes(from: old, to: new) where change.effects[.reads] == .breaking {
///   print(change.message)
/// }
/// ```
public enum SchemaDiff {
  /// Returns the changes, by resource type in the order of the new schema; then those of documents,
  /// of what clients know of all resource types, and of types that have a name.
  ///
  /// Descriptions, examples and the order of declarations are not compared, and types are compared
  /// by what they come to.
  ///
  /// - Parameter oldPathPrefix: A text before the paths of the old files, such as `origin/main:`.
  public static func changes(
    from old: Schema, to new: Schema, oldPathPrefix: String = ""
  ) -> [SchemaChange] {
    var comparison = Comparison(from: old, to: new, oldPathPrefix: oldPathPrefix)
    ResourceRule.compare(in: &comparison)
    DocumentRule.compare(in: &comparison)
    ClientRule.compare(in: &comparison)
    TypeDeclarationRule.compare(in: &comparison)
    // Names of types are compared where members lead to them.
    let isAboutType = { (change: SchemaChange) in change.group == TypeDeclarationRule.group }
    return comparison.changes.filter { !isAboutType($0) } + comparison.changes.filter(isAboutType)
  }
}
