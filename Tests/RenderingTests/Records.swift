import Diagnostics
import Rendering

/// Records as a generator has them: a resource has properties, and types that may be nested.
struct Resource: TemplateRecord {
  var name = "Article"
  var fileName = "article"
  var access = "public"
  var properties: [Property] = []
  var types: [NestedType] = []

  static let recordName = "resource"

  static func declareFields(_ fields: inout TemplateFields<Resource>) {
    fields.text("name", \.name, "The name in Swift.")
    fields.text("fileName", \.fileName, "The name of its file.")
    fields.text("access", \.access, "The access level.", isGlobal: true)
    fields.records("properties", \.properties, "The properties.")
    fields.records("types", \.types, "The types nested in it.")
  }
}

struct Property: TemplateRecord {
  var name: String
  var type = "String"
  var defaultValue: String?
  var isOptional = false
  var documentation: [String] = []
  var storage: Storage?

  /// A property that is computed is read like one that is stored.
  var uppercased: String { name.uppercased() }
  var shoutedDefault: String? { defaultValue?.uppercased() }
  var isRequired: Bool { !isOptional }
  var letters: [String] { name.map(String.init) }

  static let recordName = "property"

  static func declareFields(_ fields: inout TemplateFields<Property>) {
    fields.text("name", \.name, "The name in Swift.")
    fields.text("type", \.type, "The type.")
    fields.optionalText("default", \.defaultValue, "The default value.")
    fields.flag("isOptional", \.isOptional, "It may be absent.")
    fields.texts("documentation", \.documentation, "The lines of the comment.")
    fields.record("storage", \.storage, "The private storage.")
    fields.text("uppercased", \.uppercased, "")
    fields.optionalText("shoutedDefault", \.shoutedDefault, "")
    fields.flag("isRequired", \.isRequired, "")
    fields.texts("letters", \.letters, "")
  }
}

struct Storage: TemplateRecord {
  var key = "storage"
  var note: String?
  var isLazy = false

  static let recordName = "storage"

  static func declareFields(_ fields: inout TemplateFields<Storage>) {
    fields.text("key", \.key, "The name of the storage.")
    fields.optionalText("note", \.note, "A note.")
    fields.flag("isLazy", \.isLazy, "It is made when it is first read.")
  }
}

struct NestedType: TemplateRecord {
  var typeName: String
  var nested: [NestedType] = []
  var cases: [String] = []

  static let recordName = "nestedType"

  static func declareFields(_ fields: inout TemplateFields<NestedType>) {
    fields.text("typeName", \.typeName, "The name.")
    fields.records("nested", \.nested, "The types inside.")
    fields.texts("cases", \.cases, "The cases.")
  }
}

/// Compiles a template for resources, and partials beside it.
func library(_ template: String, _ partials: [String: String] = [:]) -> TemplateLibrary {
  let sources = [source("root", template)]
  let others = partials.sorted { $0.key < $1.key }.map { source($0.key, $0.value) }
  return TemplateLibrary(sources + others, roots: [TemplateRoot("root", Resource.self)])
}

/// Returns what a template without errors renders.
func render(
  _ template: String, _ partials: [String: String] = [:], _ resource: Resource = Resource()
) throws -> String {
  String(decoding: try library(template, partials).render("root", resource), as: UTF8.self)
}

/// Returns the diagnostics of a template as lines.
func diagnostics(_ template: String, _ partials: [String: String] = [:]) -> [String] {
  library(template, partials).diagnostics.map(\.line)
}

func source(_ name: String, _ text: String, isBuiltIn: Bool = false) -> TemplateSource {
  TemplateSource(
    name: name, file: SourceFile(path: "\(name).mustache", text: text), isBuiltIn: isBuiltIn)
}

extension Diagnostic {
  /// The diagnostic in a line.
  var line: String {
    "\(range.file):\(range.start): \(severity): \(message)" + (suggestion.map { "; \($0)" } ?? "")
  }
}
