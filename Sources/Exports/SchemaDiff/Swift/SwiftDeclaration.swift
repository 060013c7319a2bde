/// A declaration in generated Swift that code can refer to.
struct SwiftDeclaration {
  /// The identity of a declaration in both versions: its place in the schema, and its role there.
  struct Identity: Hashable {
    var key: SchemaKey
    /// The role, such as `property`, `argument` or `model`.
    var role: String
  }

  var identity: Identity
  /// The name with its enclosing types: `ArticleDescription.Attributes.title`.
  var name: String
  /// The type, if there is one, with the full names of nested types.
  var signature = ""
  /// True if it is a type, whose name other declarations use.
  var isType = false
  /// The effects on code if it is gone and if it is new.
  var removal = Effect.breaking
  var addition = Effect.none

  var key: SchemaKey { identity.key }
  var role: String { identity.role }
  /// The type that contains it, or the path before it.
  var container: String? { name.lastIndex(of: ".").map { String(name[..<$0]) } }
  /// True if it comes and goes with its container.
  var isPart: Bool { role != "deprecation" }
  /// True if parts come and go with it.
  var hasParts: Bool { !["include path", "client", "API"].contains(role) }
  /// The initializer that it is an argument of.
  var initializer: [String]? { name.contains(".init(") ? [role] + key.dropLast() : nil }
}

enum SwiftSpelling {
  private static let modules: Set<Substring> = [
    "Foundation", "JSONAPI", "JSONAPIClient", "JSONAPIQuery", "JSONAPIServer", "Swift",
  ]

  /// Returns a spelling in which each name, with its enclosing types, is replaced. Prefixes of
  /// library modules are dropped, because they only appear if another type has the same name.
  static func replacingNames(
    in spelling: String, with replacement: (String) -> String
  ) -> String {
    var result = ""
    var path = ""
    func endPath() {
      guard !path.isEmpty else { return }
      if let dot = path.firstIndex(of: "."), modules.contains(path[..<dot]) {
        path.removeSubrange(...dot)
      }
      result += replacement(path)
      path = ""
    }
    for character in spelling {
      if character.isLetter || character.isNumber || "_`".contains(character)
        || character == "." && !path.isEmpty
      {
        path.append(character)
      } else {
        endPath()
        result.append(character)
      }
    }
    endPath()
    return result
  }

  /// Returns a name in which the longest prefix in the table is replaced.
  static func replacingStart(of name: String, by table: [String: String]) -> String {
    guard !table.isEmpty else { return name }
    var end = name.endIndex
    while true {
      if let replacement = table[String(name[..<end])] { return replacement + name[end...] }
      guard let dot = name[..<end].lastIndex(of: ".") else { return name }
      end = dot
    }
  }

  /// Returns the types that spellings use, each with its enclosing types.
  static func names(in spellings: [String]) -> Set<String> {
    var names: Set<String> = []
    for spelling in Set(spellings) {
      _ = replacingNames(in: spelling) { path in
        names.insert(path)
        for dot in path.indices where path[dot] == "." { names.insert(String(path[..<dot])) }
        return path
      }
    }
    return names
  }
}
