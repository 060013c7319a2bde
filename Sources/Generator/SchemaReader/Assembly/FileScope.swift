import Diagnostics
import ResourceSchema

/// The defaults and mixins that a file sees: its own, and those of the files it imports by name.
struct FileScope {
  private(set) var defaults: DefaultsDraft
  private(set) var mixins: [String: MixinDraft] = [:]
  private let used: Set<String>
  /// The names of the files that it does not import by name, with their mixins.
  let others: () -> [(file: SourceFile, mixins: [MixinDraft])]
  let file: SourceFile
  /// True if mixins may be absent because a file could not be read.
  let hidesNames: Bool

  init(of index: Int, in files: FileSet, _ diagnostics: inout DiagnosticList) {
    let draft = files.drafts[index]
    defaults = draft.defaults
    file = draft.file
    others = { files.drafts.map { ($0.file, $0.mixins) } }
    hidesNames = files.drafts.contains { $0.hidesNames.contains(.mixins) }
    used = Set(draft.resources.lazy.flatMap(\.mixins).map(\.value))
    for mixin in draft.mixins { mixins[mixin.name.value] = mixin }
    let governsSomething = !draft.resources.isEmpty || !draft.documents.isEmpty
    var sources = DefaultSources()
    for step in files.imports[index] where step.target != index {
      let imported = files.drafts[step.target]
      addMixins(of: imported, importedAt: step.text.range, &diagnostics)
      guard governsSomething else { continue }
      inherit(imported.defaults, importedAt: step.text.range, &sources, &diagnostics)
    }
  }

  /// The names of the mixins, those first that the file does not use.
  var mixinNames: [String] {
    let names = mixins.keys.sorted()
    return names.filter { !used.contains($0) } + names.filter(used.contains)
  }

  /// Returns the mixin with a name from a file that this file does not import by name, and the path
  /// to that file.
  func mixin(elsewhere name: String) -> (mixin: MixinDraft, path: String)? {
    for other in others() {
      guard let mixin = other.mixins.first(where: { $0.name.value == name }) else { continue }
      let folder = file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? ""
      let isBelow = other.file.path.hasPrefix(folder)
      return (
        mixin, String(isBelow ? other.file.path.dropFirst(folder.count) : other.file.path[...])
      )
    }
    return nil
  }

  private typealias DefaultSources = [String: SourceRange]

  private mutating func addMixins(
    of imported: FileDraft, importedAt range: SourceRange, _ diagnostics: inout DiagnosticList
  ) {
    for mixin in imported.mixins {
      if let first = mixins[mixin.name.value] {
        diagnostics.report(
          .duplicateName, "the file can use two mixins called `\(mixin.name.value)`", at: range,
          labels: [
            .init("one is here", at: first.name.range), .init("one is here", at: mixin.name.range),
          ], suggestion: "give one of them another name")
      } else {
        mixins[mixin.name.value] = mixin
      }
    }
  }

  /// Spells a default as nested mappings: `defaults: { documents: { one: { links: … } } }`.
  private static func spelling(of path: String) -> String {
    let keys = path.split(separator: ".")
    return "defaults: { " + keys.joined(separator: ": { ") + ": …"
      + String(repeating: " }", count: keys.count)
  }

  /// Adds imported defaults that neither the file nor an earlier import has, and reports those that
  /// an earlier import has too.
  private mutating func inherit(
    _ imported: DefaultsDraft, importedAt range: SourceRange, _ sources: inout DefaultSources,
    _ diagnostics: inout DiagnosticList
  ) {
    func add<Value>(_ path: WritableKeyPath<DefaultsDraft, Located<Value>?>, _ key: String) {
      guard let value = imported[keyPath: path] else { return }
      if let first = sources[key] {
        diagnostics.report(
          .conflictingDefaults, "two imports have a default for `\(key)`", at: range,
          labels: [.init("one is here", at: first), .init("one is here", at: value.range)],
          suggestion: "set it in this file: `\(Self.spelling(of: key))`")
      } else if defaults[keyPath: path] == nil {
        sources[key] = value.range
        defaults[keyPath: path] = value
      }
    }
    func addAll(_ path: WritableKeyPath<DefaultsDraft, SurroundingsDraft>, _ prefix: String) {
      add(path.appending(path: \.links), "\(prefix)links")
      add(path.appending(path: \.meta), "\(prefix)meta")
      add(path.appending(path: \.jsonapi), "\(prefix)jsonapi")
      add(path.appending(path: \.errors), "\(prefix)errors")
    }
    add(\.id, "id")
    addAll(\.general, "")
    addAll(\.relationships, "relationships.")
    add(\.linkage, "relationships.linkage")
    addAll(\.one, "documents.one.")
    addAll(\.many, "documents.many.")
  }

  /// Returns the defaults for documents with one resource or with many. If `isMany` is `nil`, these
  /// are the defaults for all other documents.
  func surroundings(isMany: Bool?) -> Document.Surroundings {
    let own = isMany.map { $0 ? defaults.many : defaults.one } ?? SurroundingsDraft()
    return Document.Surroundings(
      links: own.links?.value, meta: own.meta?.value,
      apiDescription: own.jsonapi?.value ?? defaults.general.jsonapi?.value ?? .none,
      errors: own.errors?.value ?? defaults.general.errors?.value ?? .basic)
  }
}
