import Diagnostics
import ResourceSchema

extension FileDraft {
  mutating func hide(_ names: HiddenNames, at place: SourceRange) {
    hidesNames.formUnion(names)
    hidingPlaces.insert(place)
  }
}

extension FileSet {
  /// Returns diagnostics with a note on each error that may hide names. The note lists the names
  /// that were not checked because of it.
  func annotating(unresolved names: [Located<String>], in diagnostics: [Diagnostic]) -> [Diagnostic]
  {
    guard !names.isEmpty else { return diagnostics }
    var unique: [String] = []
    for name in names where !unique.contains("`\(name.value)`") && unique.count <= Self.mostNames {
      unique.append("`\(name.value)`")
    }
    let list = unique.prefix(Self.mostNames).joined(separator: ", ")
    let more = unique.count > Self.mostNames ? " and others" : ""
    let note = "names that may be declared here were not checked: \(list)\(more)"
    let places = drafts.reduce(into: Set<SourceRange>()) { $0.formUnion($1.hidingPlaces) }
    return diagnostics.map { diagnostic in
      guard places.contains(diagnostic.range), diagnostic.severity == .error else {
        return diagnostic
      }
      var result = diagnostic
      result.note = [diagnostic.note, note].compactMap { $0 }.joined(separator: "; ")
      return result
    }
  }

  private static let mostNames = 4
}
