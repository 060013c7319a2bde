import Diagnostics
import OutputFolder

/// Checks the output paths in the front matter of templates.
enum TemplatePaths {
  /// The maximum number of diagnostics for a template. A path without tags is the same for all
  /// records.
  private static let maxInTemplate = 10

  /// Returns the diagnostics about the paths of rendered files.
  static func diagnostics(of files: [ModelTemplates.File]) -> [Diagnostic] {
    // Built-in files come first, so that a collision is reported for the user's file.
    let files = files.filter { $0.output == nil } + files.filter { $0.output != nil }
    let paths = Dictionary(grouping: files) { key($0.path) }
    var counts: [String: Int] = [:]
    var seen: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for file in files {
      let key = key(file.path)
      seen[key, default: 0] += 1
      // Only the second file with a path is reported.
      guard let count = seen[key], count <= 2, let output = file.output,
        counts[output.template, default: 0] < maxInTemplate,
        let diagnostic = diagnostic(
          of: file, output, sharingPathWith: count == 2 ? paths[key]?.first : nil, among: paths)
      else { continue }
      counts[output.template, default: 0] += 1
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }

  private static func diagnostic(
    of file: ModelTemplates.File, _ output: TemplateOutput,
    sharingPathWith other: ModelTemplates.File?, among paths: [String: [ModelTemplates.File]]
  ) -> Diagnostic? {
    if let problem = OutputPath.problem(in: file.path) {
      return Diagnostic(
        TemplateProblem.invalidPath,
        "the path `\(file.path)` of the file for \(file.subject) \(problem)",
        at: output.pathRange,
        suggestion: file.path.contains("..")
          ? "write a path below the output folder; `also` in the configuration gives a template"
            + " another folder, such as `also: { templates/page.mustache: Documentation }`" : nil)
    }
    if let other {
      let words =
        file.path == other.path
        ? "`\(file.path)`" : "`\(file.path)`, apart from the case of letters"
      return Diagnostic(
        TemplateProblem.pathCollision,
        "the files for \(file.subject) and \(other.subject) have the same path, \(words)",
        at: output.pathRange, labels: label(for: other, from: output),
        suggestion: other.output == output
          ? "put a field that differs into the path, such as `{{fileName}}`, or write `for: schema`"
            + " for one file about all of them"
          : "write another path")
    }
    let folders = OutputPath.folders(of: file.path)
    if let other = folders.lazy.compactMap({ paths[key($0)]?.first }).first {
      return Diagnostic(
        TemplateProblem.pathCollision,
        "the file `\(file.path)` for \(file.subject) is in a folder with the path of the file for "
          + other.subject,
        at: output.pathRange, labels: label(for: other, from: output),
        suggestion: "write another path")
    }
    return nil
  }

  private static func label(
    for other: ModelTemplates.File, from output: TemplateOutput
  ) -> [Diagnostic.Label] {
    guard let place = other.output?.pathRange, place != output.pathRange else { return [] }
    return [Diagnostic.Label("the other path is here", at: place)]
  }

  /// The path in lowercase, for file systems that ignore case.
  private static func key(_ path: String) -> String { path.lowercased() }
}
