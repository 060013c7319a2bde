/// Suggests what the author may have meant where a file leaves the schema language.
///
/// There is an advisor only once the file is read, so readers cannot ask one: they report
/// diagnostics with a function from the advisor to the advice.
final class Advisor: MappingReader {
  required init(context: SchemaReadingContext) { super.init(context: context) }

  @available(*, unavailable, message: "there is no advice before the file is read")
  convenience init(_ reader: MappingReader) { self.init(context: reader.context) }
}

/// A reader of what leaves the schema language, which reports it and returns what can be read. An advisor may ask one
/// what a text means, but must not let it report.
///
/// Such readers are counted: a file without errors must not need any.
class RecoveringReader: MappingReader {
  convenience init(_ reader: MappingReader) {
    reader.context.draft.recoveryCount += 1
    self.init(context: reader.context)
  }
}
