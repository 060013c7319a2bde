import Diagnostics
import ResourceSchema

/// The settings of a configuration file, which need not be repeated on every command line: the
/// schemas to read, the folder and the style of the models, and the warnings to give.
///
/// ```yaml
/// schemas: [Schemas]
/// output: Sources/Models
/// swift: { access: internal }
/// allow: [digit-first-name]
/// ```
public struct Configuration: Sendable, Equatable {
  /// The name of the file that is read from the working folder if it exists.
  public static let fileName = "jsonapi-gen.yaml"

  /// The paths of schema files and of folders with schema files, relative to the working folder.
  public var schemas: [String] = []
  /// The path of the folder for the models, relative to the working folder.
  public var output: String?
  /// The path of the folder with the user's templates, relative to the working folder.
  public var templates: String?
  /// Templates whose files are written to another place than the models.
  public var also: [Addition] = []
  public var style = ModelOptions()
  /// Warnings that are turned off.
  public var allowed: Set<DiagnosticIdentifier> = []
  /// Warnings that are turned on in addition to the usual ones.
  public var wanted: Set<DiagnosticIdentifier> = []
  /// True if warnings are errors.
  public var isStrict = false

  public init() {}

  package static func key(meantBy word: String) -> String? {
    KeySynonyms.key(for: word, in: .configuration)
  }

  public struct Addition: Sendable, Equatable {
    /// The name of a built-in template, or the path of a template file, relative to the working
    /// folder.
    public var template: Located<String>
    /// The path of the output file or folder, relative to the working folder.
    public var output: Located<String>
    /// The module of the models, for Swift that is not in it.
    public var module: Located<String>?

    public var isFile: Bool { template.value.hasSuffix(".mustache") }
  }

  public struct Reading: Sendable {
    public var configuration: Configuration
    public var diagnostics: [Diagnostic]
    public var file: SourceFile
  }

  public static func read(contentsOf path: String) throws(SourceFile.ReadingError) -> Reading {
    read(try SourceFile(contentsOf: path))
  }

  /// Reads a configuration file. An empty file changes no setting.
  public static func read(_ file: SourceFile) -> Reading {
    var reading = readOnce(file)
    HelpCheck.removeMisleading(from: &reading.diagnostics, of: [file]) {
      readOnce($0, isAdvising: false).diagnostics
    }
    return reading
  }

  private static func readOnce(_ file: SourceFile, isAdvising: Bool = true) -> Reading {
    let reader = ConfigurationReader(context: SchemaReadingContext(file, isAdvising: isAdvising))
    let configuration = reader.configuration()
    reader.context.advise()
    return Reading(
      configuration: configuration,
      diagnostics: SchemaReader.inOrder(reader.context.draft.diagnostics.elements, of: [file]),
      file: file)
  }
}

/// The warnings that a run gives, and their severity.
package struct WarningPolicy {
  package var given: Set<DiagnosticIdentifier>
  package var isStrict: Bool

  package init(given: Set<DiagnosticIdentifier>, isStrict: Bool) {
    self.given = given
    self.isStrict = isStrict
  }

  package func applyingSeverity(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard isStrict else { return diagnostics }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = .error
      return diagnostic
    }
  }
}

extension Configuration {
  package func warnings(_ usual: Set<DiagnosticIdentifier>) -> WarningPolicy {
    WarningPolicy(given: usual.union(wanted).subtracting(allowed), isStrict: isStrict)
  }
}

extension Set<DiagnosticIdentifier> {
  package static var warningsOfEveryRun: Self { DiagnosticIdentifier.warningsOfEveryRun }
  package static var warningsOfValidation: Self { DiagnosticIdentifier.warningsOfValidation }
}
