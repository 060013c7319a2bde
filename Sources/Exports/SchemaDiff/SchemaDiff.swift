import Diagnostics
import ResourceSchema

public enum SchemaDiff {
  /// Returns the changes, by resource type in the order of the new schema; then those of documents,
  /// of the settings for clients, and of declared types.
  ///
  /// Descriptions and examples are not compared, and types are compared after names are resolved.
  /// The effects on Swift are determined by comparing the generated Swift.
  ///
  /// - Parameter oldPathPrefix: A prefix for the paths of the old files, such as `origin/main:`.
  public static func changes(
    from old: Schema, to new: Schema, options: ModelOptions = everything,
    oldPathPrefix: String = ""
  ) -> [SchemaChange] {
    var comparison = Comparison(Both(old: old, new: new), oldPathPrefix: oldPathPrefix)
    comparison.compareResources()
    comparison.compareDocuments()
    comparison.compareClients()
    comparison.compareTypeDeclarations()
    comparison.compareSwift(options)
    return inOrder(comparison)
  }

  public static let everything: ModelOptions = {
    var options = ModelOptions()
    options.emit = [.models, .queries, .client]
    return options
  }()

  private static func inOrder(_ comparison: Comparison) -> [SchemaChange] {
    let types = comparison.schema.resources.map { $0.map(\.type.value) }
    var places: [String: Int] = [:]
    for group in types.new + types.old + ["documents", "client", Comparison.groupOfTypes]
    where places[group] == nil { places[group] = places.count }
    return RepeatedChanges.merged(comparison.changes).enumerated()
      .sorted {
        (places[$0.element.group] ?? 0, $0.offset) < (places[$1.element.group] ?? 0, $1.offset)
      }
      .map(\.element)
  }
}
