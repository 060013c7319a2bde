import Diagnostics
import ResourceSchema

final class ConfigurationReader: MappingReader {
  func configuration() -> Configuration {
    var configuration = Configuration()
    guard let root = FileReader(self).readYAML().root, !root.isEmpty else { return configuration }
    context.known = KnownNames(root, isConfiguration: true)
    guard let fields = fields(root, of: .configuration) else { return configuration }
    if let field = fields["schemas"] {
      let paths = names(field, of: "a path", example: "schemas: [Schemas]") ?? []
      configuration.schemas = paths.map { path($0.value) }
    }
    configuration.output = text(fields["output"]).map { path($0.value) }
    configuration.templates = text(fields["templates"]).map { path($0.value) }
    if let field = fields["also"] { configuration.also = additions(field) }
    if let field = fields["swift"] { configuration.style = swiftStyle(field) }
    readEmission(fields, into: &configuration.style)
    configuration.isStrict = boolean(fields["strict"]) ?? false
    let allowed = warnings(fields["allow"])
    let wanted = warnings(fields["warn"])
    configuration.allowed = Set(allowed.map(\.value))
    configuration.wanted = Set(wanted.map(\.value))
    for name in wanted {
      guard let other = allowed.first(where: { $0.value == name.value }) else { continue }
      report(
        .repeatedValue, "`\(name.value.identifier)` is in both `allow` and `warn`", at: name.range,
        labels: [.init("the other is here", at: other.range)])
    }
    return configuration
  }

  private func additions(_ field: Field) -> [Configuration.Addition] {
    let example = "also: { reference: Documentation/API.html }"
    return (namedFields(field.value, "`also`", example: example) ?? []).compactMap { field in
      refuseMark(of: field, "the name of a template")
      guard let (written, module) = destination(field) else { return nil }
      let output = Located(path(written.value), at: written.range)
      var addition = Configuration.Addition(template: field.name, output: output, module: module)
      if addition.isFile { addition.template.value = path(addition.template.value) }
      return addition
    }
  }

  private func destination(_ field: Field) -> (output: Located<String>, module: Located<String>?)? {
    let name = "`\(field.name.value)`"
    guard field.value.mapping != nil else {
      return text(field, "the path of the files of \(name)").map { ($0, nil) }
    }
    guard
      let fields = fields(field.value, of: .addition, after: "fixtures"),
      let output = required(
        "output", in: fields, "`output` is missing, the path of the files of \(name)",
        at: field.value.range, suggestion: "add `output: Tests/Fixtures`")
    else { return nil }
    let module = moduleName(fields["module"])
    return text(output, "the path of the files of \(name)").map { ($0, module) }
  }

  private func moduleName(_ field: Field?) -> Located<String>? {
    guard let field, let module = text(field) else { return nil }
    if !SwiftName.isIdentifier(module.value) {
      report(.invalidSwiftName, "`\(module.value)` is not the name of a module", at: module.range)
    }
    return module
  }

  private func readEmission(_ fields: Fields, into style: inout ModelOptions) {
    var hasUnknownParts = false
    if let field = fields["emit"] {
      let parts = names(field, of: "a part", example: "emit: [models, queries]") ?? []
      let words = parts.compactMap { word($0, of: "emit", ModelOptions.Part.self) }
      if !words.isEmpty { style.emit = Set(words) }
      hasUnknownParts = words.count < parts.count
    }
    if let field = fields["models"], style.emit.contains(.models) {
      let path = field.value.scalar?.text ?? ""
      report(
        .misplacedKey, "`models` names the module of models that are not generated here",
        at: field.value.range,
        suggestion: path.contains("/") && fields["output"] == nil
          ? .write(
            "output", at: field.name.range,
            "the folder of the models is `output`: write `output: \(path)`")
          : "remove it, or leave `models` out: `emit: [queries, client]`")
      return
    }
    style.modelsModule = moduleName(fields["models"])
    if style.modelsModule == nil, let field = fields["emit"], !style.emit.contains(.models),
      !fields.mayLackKeys, !hasUnknownParts
    {
      report(
        .missingKey, "queries and clients use the models, which are not generated here",
        at: field.value.range,
        suggestion: "add `models` to the list, or name their module: `models: BlogModels`")
    }
  }

  private func swiftStyle(_ field: Field) -> ModelOptions {
    var style = ModelOptions()
    guard let fields = fields(field, of: .swiftStyle) else { return style }
    read(fields["access"], into: &style.access)
    read(fields["properties"], into: &style.properties)
    read(fields["descriptions"], into: &style.descriptions)
    read(fields["files"], into: &style.files)
    style.namespace = fields["namespace"].flatMap { namespace($0) }
    return style
  }

  private func read<Word: RawRepresentable<String> & CaseIterable>(
    _ field: Field?, into setting: inout Word
  ) {
    setting = word(field, Word.self) ?? setting
  }

  /// The name of an enum, which is held to the rules of all names of types.
  private func namespace(_ field: Field) -> Located<String>? {
    guard let name = NameReader(self).swiftName(field, isType: true) else { return nil }
    let capitalized = name.value.capitalizingFirst
    if SwiftName.reservedForTypes.contains(name.value) {
      report(.invalidSwiftName, "no type can be called `\(name.value)` in Swift", at: name.range)
    } else if capitalized != name.value {
      report(
        .invalidSwiftName, "a namespace begins with a capital letter, as types do in Swift",
        at: name.range, suggestion: .write(capitalized, at: name.range))
    } else {
      return name
    }
    return nil
  }

  /// Returns a path in the file, relative to the same folder as the path of the file.
  private func path(_ text: String) -> String {
    if text.hasPrefix("/") { return text }
    let folder = file.path.lastIndex(of: "/").map { file.path[...$0] } ?? ""
    return folder + text
  }
}
