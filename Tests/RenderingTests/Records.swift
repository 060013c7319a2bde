import Diagnostics

@testable import Rendering

/// Records as a generator has them: a resource has properties, and types that may be nested.
struct Resource: TemplateRecord {
  var name = "Article"
  var fileName = "article"
  var access = "public"
  var properties: [Property] = []
  var types: [NestedType] = []

  static let shape = RecordShape(name: "resource") {
    text("name", \.name, "The name in Swift.")
    text("fileName", \.fileName, "The name of its file.")
    text("access", \.access, "The access level.").global
    records("properties", \.properties, "The properties.")
    records("types", \.types, "The types nested in it.")
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

  static let shape = RecordShape(name: "property") {
    text("name", \.name, "The name in Swift.")
    text("type", \.type, "The type.")
    optionalText("default", \.defaultValue, "The default value.")
    flag("isOptional", \.isOptional, "It may be absent.")
    texts("documentation", \.documentation, "The lines of the comment.")
    record("storage", \.storage, "The private storage.")
    text("uppercased", \.uppercased, "")
    optionalText("shoutedDefault", \.shoutedDefault, "")
    flag("isRequired", \.isRequired, "")
    texts("letters", \.letters, "")
  }
}

struct Storage: TemplateRecord {
  var key = "storage"
  var note: String?
  var isLazy = false

  static let shape = RecordShape(name: "storage") {
    text("key", \.key, "The name of the storage.")
    optionalText("note", \.note, "A note.")
    flag("isLazy", \.isLazy, "It is made when it is first read.")
  }
}

struct NestedType: TemplateRecord {
  var typeName: String
  var nested: [NestedType] = []
  var cases: [String] = []

  static let shape = RecordShape(name: "nestedType") {
    text("typeName", \.typeName, "The name.")
    records("nested", \.nested, "The types inside.")
    texts("cases", \.cases, "The cases.")
  }
}

/// Compiles a template for resources, and partials beside it.
func library(_ template: String, _ partials: [String: String] = [:]) -> ModelTemplates {
  let sources = [source("root", template)]
  let others = partials.sorted { $0.key < $1.key }.map { source($0.key, $0.value) }
  return ModelTemplates(sources + others, roots: [("root", Resource.shape)])
}

/// Returns what a template without errors renders.
func render(
  _ template: String, _ partials: [String: String] = [:], _ resource: Resource = Resource()
) throws -> String {
  String(decoding: try library(template, partials).render("root", resource.asRoot), as: UTF8.self)
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
