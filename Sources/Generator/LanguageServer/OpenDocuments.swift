import Diagnostics
import Foundation
import Rendering
import ResourceSchema
import SchemaReader
import SwiftModel
import YAMLSource

/// The files that are open in the editor, with their current texts.
struct OpenDocuments {
  private var documents: [String: SourceFile] = [:]
  /// The last valid versions of files that are currently not valid YAML.
  private var readableVersions: [String: SourceFile] = [:]

  var paths: [String] { documents.keys.sorted() }

  subscript(path: String) -> SourceFile? {
    get { documents[path] }
    set { documents[path] = newValue }
  }

  /// Returns a file with the text in the editor, or the text on the disk if the file is not open.
  func file(_ path: String) -> SourceFile? {
    documents[path] ?? (try? SourceFile(contentsOf: path))
  }

  /// Returns a file on the disk, with the text in the editor if it is open.
  private func edited(_ file: SourceFile) -> SourceFile {
    documents[Self.standardized(file.path)] ?? file
  }

  /// Reads the API that a file belongs to, with the texts of the editor.
  func read(_ path: String) -> APIReading {
    if Self.isConfiguration(path), let file = file(path) {
      return APIReading(files: [file], diagnostics: Configuration.read(file).diagnostics)
    }
    if let file = file(path), file.isTemplate {
      let templates = templates(beside: file)
      let files = templates.sources.filter { !$0.isBuiltIn }.map(\.file)
      return APIReading(files: files, diagnostics: templates.diagnostics)
    }
    if let configured = configuredFiles(of: path) {
      let reading = read(configured.files, configured.configuration)
      if reading.files.contains(where: { $0.path == path }) { return reading }
    }
    return read(filesBeside(path), Configuration())
  }

  private func read(_ files: [SourceFile], _ configuration: Configuration) -> APIReading {
    let load = SchemaFiles.importer(beside: files)
    let warnings = configuration.warnings(.warningsOfValidation)
    let result = SchemaReader.read(files, warnings: warnings.given) { path in
      try documents[Self.standardized(path)] ?? load(path)
    }
    let (model, names) = SwiftModel.build(result.readable, options: configuration.style)
    return APIReading(
      files: result.files, schema: result.readable, model: model,
      diagnostics: warnings.applyingSeverity(result.diagnostics(with: names)))
  }

  func templates(beside file: SourceFile) -> ModelTemplates {
    let folder = URL(filePath: file.path).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let paths = names.filter { !$0.hasPrefix(".") && $0.hasSuffix(TemplateSource.fileSuffix) }
      .map { folder.appending(path: $0).path }
    let files = paths.sorted().filter { $0 != file.path }.compactMap { self.file($0) } + [file]
    return ModelTemplates(files.map { TemplateSource(file: $0) })
  }

  // MARK: Texts that are not YAML yet

  mutating func remember(_ file: SourceFile, in reading: APIReading) {
    if documents[file.path] != nil, reading.isYAML(file) { readableVersions[file.path] = file }
  }

  /// Returns the files of an API, with the last valid version of those that are not valid YAML.
  func readable(_ reading: APIReading) -> [SourceFile] {
    reading.files.map { reading.isYAML($0) ? $0 : readableVersions[$0.path] ?? $0 }
  }

  /// Returns the schemas and the configuration for the nearest enclosing folder that has a
  /// configuration file.
  private func configuredFiles(
    of path: String
  ) -> (files: [SourceFile], configuration: Configuration)? {
    var folder = URL(filePath: path).deletingLastPathComponent()
    while folder.path != "/" {
      let file = folder.appending(path: Configuration.fileName).path
      if let file = self.file(file) {
        let reading = Configuration.read(file)
        let schemas = reading.configuration.schemas
        let paths = schemas.isEmpty ? [folder.appending(path: "Schemas").path] : schemas
        guard let files = try? SchemaFiles.named(paths.map(Self.standardized)) else { return nil }
        return (files.map(edited), reading.configuration)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// A file with the other schemas of its folder; none if it is no schema.
  private func filesBeside(_ path: String) -> [SourceFile] {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    var files = ((try? SchemaFiles.named([folder])) ?? []).map(edited)
    // New files may not be on the disk yet.
    let known = Set(files.map { Self.standardized($0.path) })
    files += documents.values.filter { file in
      !known.contains(file.path)
        && URL(filePath: file.path).deletingLastPathComponent().path == folder
    }.sorted(by: \.path)
    // Every schema states its version.
    let schemas = files.filter {
      $0.text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("schema:") }
    }
    return schemas.contains { $0.path == path } ? schemas : []
  }

  static func isConfiguration(_ path: String) -> Bool {
    path.split(separator: "/").last.map(String.init) == Configuration.fileName
  }

  static func form(_ path: String) -> MappingDefinition {
    isConfiguration(path) ? .configuration : .schema
  }

  static func standardized(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  /// The path of a `file` URI; `nil` for others.
  static func path(_ uri: JSONTree?) -> String? {
    guard let url = uri?.string.flatMap(URL.init(string:)), url.isFileURL else { return nil }
    return standardized(url.path)
  }

  static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }
}

struct APIReading {
  /// All files of the API, imports included.
  var files: [SourceFile]
  /// The readable part of the schema, and its Swift model; `nil` if the API has no schema.
  var schema: Schema?
  var model: SwiftModel?
  var diagnostics: [Diagnostic]

  /// False if a file has an error by which it may not be YAML.
  func isYAML(_ file: SourceFile) -> Bool {
    !diagnostics.contains {
      $0.range.file == file.path && YAMLDiagnostic(rawValue: $0.identifier) != nil
    }
  }
}
