import Diagnostics
import ResourceSchema

/// The meta of a resource, a relationship, an identifier, a link or a document.
enum MetaRule {
  /// - Parameters:
  ///   - subject: The owner of the meta.
  ///   - name: The key of the meta.
  ///   - range: The place of the owner in the new schema.
  ///   - row: The change if required meta was added.
  static func compare(
    _ old: MetaDeclaration?, _ new: MetaDeclaration?, of subject: Subject, name: String = "meta",
    at range: SourceRange, whenRequired row: ChangeRow = .addedRequiredMeta,
    in comparison: inout Comparison
  ) {
    var part = subject.member(name)
    part.carriers.formIntersection(.responses)
    switch (old, new) {
    case (nil, nil): break
    case (nil, let new?):
      let isRequired = isRequired(new, comparison.newTypes)
      comparison.report(
        isRequired ? row : .addedOptionalMeta, part,
        "\(isRequired ? "required" : "optional") `\(part.path)` was added",
        new: new.range ?? range)
    case (let old?, nil):
      comparison.report(
        isRequired(old, comparison.oldTypes) ? .removedRequiredMeta : .removedOptionalMeta, part,
        "`\(part.path)` was removed", old: old.range, new: old.range == nil ? range : nil)
    case (let old?, let new?):
      let places = TypePlaces(old: old.range ?? range, new: new.range ?? range)
      if old.isOptional != new.isOptional {
        comparison.report(
          new.isOptional ? .becameOptional : .becameRequired, part,
          "`\(part.path)` \(new.isOptional ? "may now be absent" : "must now be present")",
          old: places.old, new: places.new)
      }
      TypeRule.compare(
        TypeUse(old.type, isOptional: old.isOptional),
        TypeUse(new.type, isOptional: new.isOptional), of: part, as: .meta, at: places,
        in: &comparison)
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
  /// The type of its value.
  fileprivate var type: ValueType {
    switch content {
    case .object(let object): .object(object)
    case .named(let name): .named(name.value)
    case .json: .primitive(.json)
    }
  }

  /// The place of the declaration, if there is one in a file.
  fileprivate var range: SourceRange? {
    switch content {
    case .object(let object): object.members.first?.name.range
    case .named(let name): name.range
    case .json: nil
    }
  }
}
