import Diagnostics
import Rendering
import SchemaReader

/// The templates in `also` of a configuration, with the destinations of their files.
struct TemplateAdditions {
  private let additions: [(name: String, addition: Configuration.Addition)]
  /// The destinations of files, by the name of their template.
  private(set) var destinations: [String: TemplateDestination] = [:]

  init(_ additions: [Configuration.Addition], output: String?) {
    self.additions = additions.map { addition in
      let path = addition.template.value
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return (
        addition.isFile ? String(name.dropLast(TemplateSource.fileSuffix.count)) : path, addition
      )
    }
    for (name, addition) in self.additions {
      let destination = Self.destination(of: addition, besides: output)
      destinations[name] = destination
      for companion in BuiltInTemplate.extra.first(where: { $0.name == name })?.companions ?? []
      where destinations[companion] == nil {
        destinations[companion] = destination
      }
    }
  }

  func diagnostics(of templates: ModelTemplates) -> [Diagnostic] {
    additions.compactMap { name, addition in
      guard let source = templates.sources.last(where: { $0.name == name }),
        !source.isBuiltIn || BuiltInTemplate.all.allSatisfy({ $0.name != name })
      else {
        return Self.unknownTemplate(name, addition)
      }
      // Its errors are reported in the template.
      guard templates.diagnostics.allSatisfy({ $0.range.file != source.file.path }) else {
        return nil
      }
      guard templates.outputs.contains(where: { $0.template == name }) else {
        return Diagnostic(
          TemplateProblem.malformedFrontMatter,
          "the template `\(name)` has no front matter, so it generates no files",
          at: addition.template.range, suggestion: "begin it with `---`, `for:` and `file:`")
      }
      guard destinations[name]?.file == nil || makesOneFile(name, templates) else {
        return Diagnostic(
          TemplateProblem.pathCollision,
          "`\(addition.output.value)` is a file, but the template `\(name)` generates several files",
          at: addition.output.range, suggestion: "name a folder, without a dot in its name")
      }
      return nil
    }
  }

  private static func unknownTemplate(
    _ name: String, _ addition: Configuration.Addition
  ) -> Diagnostic {
    let templates = BuiltInTemplate.extra.filter { !$0.isPartial }
    let meant = Suggestions.nearest(to: name, among: templates.map(\.name))
    let all = templates.map { "`\($0.name)`, \($0.summary)" }.joined(separator: "; ")
    return Diagnostic(
      TemplateProblem.unknownTemplate, "unknown template `\(name)`",
      at: addition.template.range,
      suggestion: meant.map { "did you mean `\($0)`?" }
        ?? "the templates are \(all); and paths of files that end in `\(TemplateSource.fileSuffix)`",
      fixIts: meant.map {
        [.init("Replace with `\($0)`", [.init(addition.template.range, $0)])]
      } ?? [])
  }

  private func makesOneFile(_ name: String, _ templates: ModelTemplates) -> Bool {
    templates.makesOneFile(name)
      && BuiltInTemplate.extra.first { $0.name == name }?.companions.isEmpty != false
  }

  private static func destination(
    of addition: Configuration.Addition, besides output: String?
  ) -> TemplateDestination {
    let path = addition.output.value
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    var file: String?
    if let last = parts.last, last.contains("."), last != ".", last != ".." {
      file = String(last)
      parts.removeLast()
    }
    var folder = parts.joined(separator: "/")
    if folder.isEmpty { folder = path.hasPrefix("/") ? "/" : "." }
    return TemplateDestination(
      folder: output.map(normalized) == normalized(folder) ? nil : normalized(folder), file: file,
      module: addition.module?.value)
  }

  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let relative = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + relative : relative.isEmpty ? "." : relative
  }
}
