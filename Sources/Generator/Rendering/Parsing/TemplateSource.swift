import APIReference
import Diagnostics
import SwiftModel

/// A template with its name.
public struct TemplateSource: Sendable {
  /// The name that partials use: `property`.
  public var name: String
  public var file: SourceFile
  /// An unused built-in template causes no warning, because a user's template may replace the
  /// template that includes it.
  public var isBuiltIn = false
}

extension TemplateSource {
  /// Creates the source of a built-in template.
  init(_ template: BuiltInTemplate) {
    self.init(
      name: template.name,
      file: SourceFile(path: "<built-in>/\(template.name).mustache", text: template.text),
      isBuiltIn: true)
  }

  /// The file name suffix of templates.
  public static let fileSuffix = ".mustache"

  /// Creates a template from a user's file. Its name is the file name without the suffix.
  public init(file: SourceFile) {
    let name = file.path.split(separator: "/").last ?? ""
    self.init(name: String(name.dropLast(Self.fileSuffix.count)), file: file)
  }
}

extension SourceFile {
  /// True if the file name is that of a template.
  public var isTemplate: Bool { path.hasSuffix(TemplateSource.fileSuffix) }
}

/// The destination of a template's files, if it is not the folder of the models.
public struct TemplateDestination: Sendable, Equatable {
  /// The folder; `nil` for the folder of the models.
  public var folder: String?
  /// The name of the file in the folder, for a template that generates one file; otherwise, the
  /// front matter specifies it.
  public var file: String?
  /// The module of the models, for generated Swift outside of that module.
  public var module: String?

  public init(folder: String?, file: String? = nil, module: String? = nil) {
    self.folder = folder
    self.file = file
    self.module = module
  }
}

/// A template whose front matter declares a file for each record of a type.
public struct TemplateOutput: Sendable, Equatable {
  /// The name of the template.
  public var template: String
  /// The name of the record type.
  public var record: String
  var recordRange: Range<Int>
  /// The path in the front matter, with its tags.
  public var path: String
  var pathRange: SourceRange

  /// True if it generates a single file for every schema.
  public var isOneFile: Bool { [SwiftModel.shape.name, APIReference.shape.name].contains(record) }
}
