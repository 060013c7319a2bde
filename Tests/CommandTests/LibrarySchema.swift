import TestWorkspace

extension Workspace {
  /// A workspace with a small schema.
  static func withLibrarySchema() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(librarySchema, to: "library.yaml")
    return workspace
  }

  /// The paths of all files in the folder `Models`.
  func modelFiles() throws -> [String] {
    try contents().keys.filter { $0.hasPrefix("Models/") }.sorted()
  }

  static let librarySchema = """
    schema: 1
    name: Library
    resources:
      books:
        attributes: { title: String }
        relationships: { author: authors }
      authors:
        attributes: { name: String }

    """

  /// The same schema after a change: books are no longer, authors have a second attribute.
  static let changedLibrarySchema = """
    schema: 1
    name: Library
    resources:
      authors:
        attributes: { name: String, email?: String }
      readers:
        attributes: { name: String }

    """

  /// A schema with so many resource types that writing its models takes a while.
  static func largeSchema(count: Int) -> String {
    "schema: 1\nname: Large\nresources:\n"
      + (1...count).map { "  things-\($0):\n    attributes: { name: String }\n" }.joined()
  }
}
