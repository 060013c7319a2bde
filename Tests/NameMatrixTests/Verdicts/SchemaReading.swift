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

  init(of files: [SourceFile]) {
    let reading = SchemaReader.read(files) { path in
      throw SourceFile.ReadingError(path: path, reason: .missing)
    }
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
