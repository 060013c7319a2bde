import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the meta of a resource, a relationship, an identifier, a link or a document.
  ///
  /// - Parameters:
  ///   - name: The key of the meta.
  ///   - row: The change if required meta was added.
  mutating func compareMeta(
    _ meta: Both<MetaDeclaration?>, of owner: Subject, name: String = "meta",
    whenRequired row: ChangeRow = .addedRequiredMeta
  ) {
    var part = owner.member(name)
    part.carriers.formIntersection(.responses)
    let range = owner.places.new
    switch (meta.old, meta.new) {
    case (nil, nil): break
    case (nil, let new?):
      let isRequired = Self.isRequired(new, types.new)
      report(
        isRequired ? row : .addedOptionalMeta, part,
        "\(isRequired ? "required" : "optional") `\(part.path)` was added",
        at: .added(new.range ?? range))
    case (let old?, nil):
      report(
        Self.isRequired(old, types.old) ? .removedRequiredMeta : .removedOptionalMeta, part,
        "`\(part.path)` was removed",
        at: Places(old: old.range, new: old.range == nil ? range : nil))
    case (let old?, let new?):
      part.places = Places(old: old.range ?? range, new: new.range ?? range)
      let meta = Both(old: old, new: new)
      compare(meta.isOptional, .absence, "`\(part.path)`", part)
      compareTypes(
        meta.map { TypeUse($0.type, isOptional: $0.isOptional) }, of: part, membersAs: .meta)
    }
  }

  /// Returns true if a response must contain the meta.
  private static func isRequired(
    _ meta: MetaDeclaration, _ types: [String: TypeDeclaration]
  ) -> Bool {
    guard !meta.isOptional else { return false }
    switch ResolvedType(TypeUse(meta.type), in: types).content {
    case .object(let object): return object.members.contains { !$0.isOptional }
    case .primitive, .map: return false
    default: return true
    }
  }
}

extension MetaDeclaration {
  /// The place of the declaration, if there is one in a file.
  fileprivate var range: SourceRange? {
    if case .object(let object) = type { object.members.first?.name.range } else { placeOfName }
  }
}
