import Diagnostics
import Rendering
import ResourceSchema
import SchemaReader
import SwiftModel

/// A schema and everything that is wrong with it.
struct SchemaReading {
  let schema: Schema?
  let errors: [Diagnostic]

  /// Everything that can be generated.
  static let options = {
    var options = ModelOptions()
    options.emit = Set(ModelOptions.Part.allCases)
    return options
  }()

  /// - Parameter checksHelp: False to leave out the check of suggestions, which takes most of the time of errors.
  init(of files: [SourceFile], checkingHelp checksHelp: Bool = true) {
    func missing(path: String) throws -> SourceFile {
      throw SourceFile.ReadingError(path: path, reason: .missing)
    }
    let reading =
      checksHelp
      ? SchemaReader.read(files, importing: missing)
      : SchemaReader.readWithoutCheckingHelp(files, importing: missing)
    schema = reading.schema
    let later = SwiftModel.build(reading.readable, options: Self.options).diagnostics
    errors = reading.diagnostics(with: later).filter { $0.severity == .error }
  }
}

extension Diagnostic {
  /// What it says, with its place.
  var line: String {
    "\(range.file):\(range.start.line):\(range.start.column): \(identifier): \(message)"
  }
}
