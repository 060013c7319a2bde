import ResourceSchema

/// Decides which names of payloads a schema can have.
enum NameRule {
  static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200 && MemberName.isTolerable(name) && !name.hasSuffix("?")
      && !name.hasPrefix("…")
  }

  /// Types are also named in texts such as `people | organizations`.
  static func isUsableType(_ type: String) -> Bool {
    isUsable(type) && type != "any" && !type.contains { "|[](){}?, ".contains($0) }
  }
}
