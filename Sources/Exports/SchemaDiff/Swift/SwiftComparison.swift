import Diagnostics
import ResourceSchema
import SwiftModel

/// Compares the generated Swift of two versions of a schema, for changes that can break code.
struct SwiftComparison {
  struct Difference {
    enum Kind: CaseIterable {
      case renamed, retyped, reordered, removed, added

      fileprivate var row: ChangeRow {
        switch self {
        case .renamed: .changedSwiftName
        // An addition in Swift, such as an enum case, is a change of the enclosing type.
        case .retyped, .added: .changedSwiftType
        case .reordered: .changedArgumentOrder
        case .removed: .removedSwiftDeclaration
        }
      }
    }

    var kind: Kind
    var key: SchemaKey
    /// The key in the old schema, if that is another.
    var oldKey: SchemaKey?
    var effect = Effect.breaking
    var message: String
    /// The old and the new name, if they differ.
    var names: (old: String, new: String)?
    var oldType = ""
  }

  private let interface: Both<SwiftInterface>
  private var matches: [Both<SwiftDeclaration>] = []
  private var renamedTypes: [String: String] = [:]
  /// The old and new names of models and types, which other names begin with.
  private var renamedStems: [(old: String, new: String)] = []
  private(set) var differences: [Difference] = []

  /// - Parameter types: Types of the old schema that became types of other names.
  init(_ schema: Both<Schema>, options: ModelOptions, renamed types: [String: String]) {
    interface = schema.map { SwiftInterface($0, options: options) }
    let (old, new) = (interface.old, interface.new)
    let after = Dictionary(new.declarations.map { ($0.identity, $0) }) { first, _ in first }
    func identity(_ declaration: SwiftDeclaration) -> SwiftDeclaration.Identity {
      var identity = declaration.identity
      if identity.key.count > 1, identity.key[0] == "types", let name = types[identity.key[1]] {
        identity.key[1] = name
      }
      return identity
    }
    let before = Set(old.declarations.map(identity))
    let added = new.declarations.filter { !before.contains($0.identity) }
    // For code, a removed type still exists if a new type has its name, such as a document that
    // replaces a default one.
    let replacements = Dictionary(added.filter(\.isType).map { ($0.name, $0) }) { first, _ in first
    }
    var removed: [SwiftDeclaration] = []
    for declaration in old.declarations {
      let replacement = declaration.isType ? replacements[declaration.name] : nil
      if let match = after[identity(declaration)] ?? replacement {
        matches.append(Both(old: declaration, new: match))
      } else {
        removed.append(declaration)
      }
    }
    compareNames()
    for match in matches { compareSignatures(match.old, match.new) }
    compareRemoved(removed)
    add(.added, Self.outermost(added), \.addition, "is now needed in Swift")
    compareArguments()
    compareIncludeDepths()
  }

  private mutating func compareNames() {
    for match in matches where match.old.isType && match.old.name != match.new.name {
      renamedTypes[match.old.name] = match.new.name
    }
    for match in matches {
      let (old, new) = (match.old, match.new)
      let parent = old.container ?? ""
      let own = old.name.dropFirst(parent.count)
      let sameStart = new.name.hasPrefix(parent + ".") ? parent.count + 1 : 0
      let expected = SwiftSpelling.replacingStart(of: parent, by: renamedTypes) + own
      // Names that are derived from a reported name change with it.
      guard expected != new.name,
        !renamedStems.contains(where: { expected.replacing($0.old, with: $0.new) == new.name })
      else { continue }
      if old.isType { renamedStems.append((old.name, new.name)) }
      differences.append(
        Difference(
          kind: .renamed, key: new.key,
          message: "`\(old.name)` is now `\(new.name.dropFirst(sameStart))` in Swift",
          names: (old.name, new.name)))
    }
  }

  private mutating func compareSignatures(_ old: SwiftDeclaration, _ new: SwiftDeclaration) {
    guard old.signature != new.signature else { return }
    let before = SwiftSpelling.replacingNames(in: old.signature) {
      SwiftSpelling.replacingStart(of: $0, by: renamedTypes)
    }
    guard before != new.signature else { return }
    func words(_ type: String) -> String {
      type.contains("`") || type.hasPrefix("a") && type.contains(" ") ? type : "`\(type)`"
    }
    differences.append(
      Difference(
        kind: .retyped, key: new.key, oldKey: old.key,
        message:
          "`\(new.name)` is now \(words(new.signature)) in Swift, was \(words(old.signature))",
        oldType: old.signature))
  }

  private mutating func compareRemoved(_ removed: [SwiftDeclaration]) {
    // A type goes with the last member that has it.
    let types = SwiftSpelling.names(in: differences.map(\.oldType) + removed.map(\.signature))
    let unexpected = Self.outermost(removed).filter {
      !($0.isType && types.contains($0.name)) && !isStillIncluded($0)
    }
    add(.removed, unexpected, \.removal, "is no longer in Swift")
  }

  /// Returns the declarations except for those that come and go with their container.
  private static func outermost(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
    let names = Set(declarations.filter(\.hasParts).map(\.name))
    return declarations.filter { !$0.isPart || $0.container.map(names.contains) != true }
  }

  private mutating func add(
    _ kind: Difference.Kind, _ declarations: [SwiftDeclaration],
    _ effect: KeyPath<SwiftDeclaration, Effect>, _ words: String
  ) {
    for declaration in declarations where declaration[keyPath: effect] != .none {
      differences.append(
        Difference(
          kind: kind, key: declaration.key, effect: declaration[keyPath: effect],
          message: "`\(declaration.name)` \(words)"))
    }
  }

  /// Returns true for an include path that is listed no longer, since longer ones are possible too.
  private func isStillIncluded(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.role == "include path" else { return false }
    let length = declaration.key.last?.split(separator: ".").count ?? 0
    return interface.new.includeDepths[declaration.key[0]].map { $0 >= length } ?? false
  }

  private mutating func compareArguments() {
    let before = Dictionary(grouping: interface.old.declarations, by: \.initializer)
    let after = interface.new.declarations.filter { $0.initializer != nil }
    for arguments in after.grouped(by: \.initializer) {
      let members = arguments.map(\.key)
      let earlier = before[arguments[0].initializer, default: []].map(\.key)
        .filter(Set(members).contains)
      let later = members.filter(Set(earlier).contains)
      guard let moved = zip(earlier, later).first(where: { $0 != $1 })?.1 else { continue }
      differences.append(
        Difference(
          kind: .reordered, key: moved,
          message: "the initializer of `\(arguments[0].container ?? "")` takes its arguments in "
            + "another order"))
    }
  }

  private mutating func compareIncludeDepths() {
    for (type, depth) in interface.old.includeDepths.sorted(by: \.key) {
      guard let newDepth = interface.new.includeDepths[type], newDepth < depth else { continue }
      differences.append(
        Difference(
          kind: .retyped, key: [type, "includes"],
          message: "fewer paths can now be included in Swift"))
    }
  }
}

extension Comparison {
  /// Compares the generated Swift: each difference becomes an effect of the schema change that causes
  /// it, or a change of its own.
  mutating func compareSwift(_ options: ModelOptions) {
    let swift = SwiftComparison(schema, options: options, renamed: renamedTypes)
    var indices: [SchemaKey: [Int]] = [:]
    var partIndices: [SchemaKey: [Int]] = [:]
    for (index, change) in changes.enumerated() {
      indices[change.key, default: []].append(index)
      for key in change.key.outward.dropFirst() { partIndices[key, default: []].append(index) }
    }
    func causes(of difference: SwiftComparison.Difference) -> [Int] {
      let key = difference.key
      switch difference.kind {
      case .renamed, .reordered: return []
      case .retyped:
        return indices[key] ?? partIndices[key] ?? difference.oldKey.flatMap { indices[$0] } ?? []
      case .removed, .added:
        // The contents of an added or removed element are added or removed with it.
        return key.outward.lazy.compactMap { indices[$0] }.first ?? partIndices[key] ?? []
      }
    }
    var others: [SwiftComparison.Difference] = []
    for difference in swift.differences {
      let causes = causes(of: difference)
      for index in causes { changes[index].effects.add(difference.effect, to: .source) }
      if causes.isEmpty { others.append(difference) }
    }
    let inOrder = SwiftComparison.Difference.Kind.allCases.flatMap { kind in
      others.filter { $0.kind == kind }
    }
    for differences in inOrder.grouped(by: { place(of: $0) }) { report(differences) }
  }

  /// The place for which differences are merged.
  private struct Place: Hashable {
    var group: String
    var path: String?
    /// The place of the declaration that determines the name.
    var range: SourceRange?
    var isAboutOrder = false
  }

  private func place(of difference: SwiftComparison.Difference) -> Place {
    let subject = Subject(showing: difference.key)
    return difference.kind == .renamed
      ? Place(group: subject.group, range: places(of: difference.key).new)
      : Place(
        group: subject.group, path: subject.path, isAboutOrder: difference.kind == .reordered)
  }

  /// Reports the differences at a place as one change: the others are in its note.
  private mutating func report(_ differences: [SwiftComparison.Difference]) {
    let difference = differences[0]
    let others = differences.dropFirst().compactMap(\.names).map { "`\($0.old)` is `\($0.new)`" }
    report(
      difference.kind.row, Subject(showing: difference.key), difference.message,
      at: places(of: difference.key), source: difference.effect,
      note: others.isEmpty ? nil : others.joined(separator: ", "))
  }
}

extension Subject {
  /// The parts of resource types that messages leave out.
  private static let unsaid: Set<String> = [
    "answers", "attributes", "client", "filters", "id", "includes", "links", "operations", "page",
    "path", "relationships", "sorts",
  ]

  fileprivate init(showing key: SchemaKey) {
    let isNamed = key.first == "types" || key.first == "documents"
    let path = key.dropFirst().enumerated().filter {
      isNamed && $0.offset == 0 || !Self.unsaid.contains($0.element)
    }
    self.init(group: key.first ?? "", path: path.map(\.element).joined(separator: "."))
    self.key = key
  }
}
