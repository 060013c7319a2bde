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
    return files.compactMap { file in
      // Only the second file with a path is reported.
      guard let output = file.output, let same = paths[key(file.path)],
        same.prefix(2).contains(file), counts[output.template, default: 0] < maxInTemplate
      else { return nil }
      let folders = OutputPath.folders(of: file.path).lazy.compactMap { paths[key($0)]?.first }
      guard
        let diagnostic = diagnostic(
          of: file, output, besides: same[0] == file ? folders.first : same[0])
      else { return nil }
      counts[output.template, default: 0] += 1
      return diagnostic
    }
  }

  private static func diagnostic(
    of file: ModelTemplates.File, _ output: TemplateOutput, besides other: ModelTemplates.File?
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
    guard let other else { return nil }
    let files = "for \(file.subject) and \(other.subject) have the same path, `\(file.path)`"
    let message =
      if key(file.path) != key(other.path) {
        "the file `\(file.path)` for \(file.subject) is in a folder with the path of the file for "
          + other.subject
      } else if file.path == other.path {
        "the files \(files)"
      } else { "the files \(files), apart from the case of letters" }
    let place = other.output == output ? nil : other.output?.pathRange
    return Diagnostic(
      TemplateProblem.pathCollision, message,
      at: output.pathRange,
      labels: place.map { [.init("the other path is here", at: $0)] } ?? [],
      suggestion: other.output == output
        ? "put a field that differs into the path, such as `{{fileName}}`, or write `for: schema`"
          + " for one file about all of them"
        : "write another path")
  }

  /// The path in lowercase, for file systems that ignore case.
  private static func key(_ path: String) -> String { path.lowercased() }
}
