import Diagnostics
import ResourceSchema
import SwiftModel

/// The effects on Swift: each difference in the generated Swift becomes an effect of the schema
/// change that causes it, or a change of its own.
struct SwiftRule {
  private var changes: [SchemaChange]
  /// The indices of the changes at a place and inside it.
  private var indices: [SchemaKey: [Int]] = [:]
  private var partIndices: [SchemaKey: [Int]] = [:]

  static func compare(_ options: ModelOptions, in comparison: inout Comparison) {
    let swift = SwiftComparison(
      comparison.schema, options: options, renamed: comparison.renamedTypes)
    var rule = SwiftRule(changes: comparison.changes)
    for (index, change) in comparison.changes.enumerated() {
      rule.indices[change.key, default: []].append(index)
      for count in change.key.indices.dropFirst() {
        rule.partIndices[Array(change.key.prefix(count)), default: []].append(index)
      }
    }
    let others = swift.differences.filter { !rule.attribute($0) }
    comparison.changes = rule.changes
    let inOrder = SwiftComparison.Difference.Kind.allCases.flatMap { kind in
      others.filter { $0.kind == kind }
    }
    for differences in inOrder.grouped(by: { Place($0, at: comparison.places(of: $0.key).new) }) {
      Self.report(differences, in: &comparison)
    }
  }

  // MARK: Effects of changes

  /// Adds a difference to the effects of the changes that cause it.
  ///
  /// - Returns: False if there are none.
  private mutating func attribute(_ difference: SwiftComparison.Difference) -> Bool {
    let causes = causes(of: difference)
    for index in causes { changes[index].effects.add(difference.effect, to: .source) }
    return !causes.isEmpty
  }

  private func causes(of difference: SwiftComparison.Difference) -> [Int] {
    let key = difference.key
    switch difference.kind {
    case .renamed, .reordered: return []
    case .retyped:
      return indices[key] ?? partIndices[key] ?? difference.oldKey.flatMap { indices[$0] } ?? []
    case .removed, .added:
      // The contents of an added or removed element are added or removed with it.
      for count in stride(from: key.count, to: 0, by: -1) {
        if let found = indices[Array(key.prefix(count))] { return found }
      }
      return partIndices[key] ?? []
    }
  }

  // MARK: Changes of their own

  /// The place for which differences are merged.
  private struct Place: Hashable {
    var group: String
    var path: String?
    /// The place of the declaration that determines the name.
    var range: SourceRange?
    var isAboutOrder: Bool

    init(_ difference: SwiftComparison.Difference, at range: SourceRange?) {
      let subject = Subject(showing: difference.key)
      group = subject.group
      if difference.kind == .renamed { self.range = range } else { path = subject.path }
      isAboutOrder = difference.kind == .reordered
    }
  }

  /// Reports the differences at a place as one change: the others are in its note.
  private static func report(
    _ differences: [SwiftComparison.Difference], in comparison: inout Comparison
  ) {
    let difference = differences[0]
    let others = differences.dropFirst().compactMap(\.names)
      .map { "`\($0.old)` is `\($0.new)`" }
    comparison.report(
      row(of: difference.kind), Subject(showing: difference.key), difference.message,
      at: comparison.places(of: difference.key), source: difference.effect,
      note: others.isEmpty ? nil : others.joined(separator: ", "))
  }

  private static func row(of kind: SwiftComparison.Difference.Kind) -> ChangeRow {
    switch kind {
    case .renamed: .changedSwiftName
    // An addition in Swift, such as an enum case, is a change of the enclosing type.
    case .retyped, .added: .changedSwiftType
    case .reordered: .changedArgumentOrder
    case .removed: .removedSwiftDeclaration
    }
  }
}

extension Subject {
  /// The parts of resource types that messages leave out.
  private static let unsaid: Set<String> = [
    "answers", "attributes", "client", "filters", "id", "includes", "links", "operations", "page",
    "path", "relationships", "sorts",
  ]

  /// Creates the name that messages use for a place in a schema.
  fileprivate init(showing key: SchemaKey) {
    let isNamed = key.first == "types" || key.first == "documents"
    let path = key.dropFirst().enumerated().filter {
      isNamed && $0.offset == 0 || !Self.unsaid.contains($0.element)
    }
    self.init(group: key.first ?? "", path: path.map(\.element).joined(separator: "."))
    self.key = key
  }
}
