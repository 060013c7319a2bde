import Diagnostics
import ResourceSchema

/// Functions that create resource objects or documents of one type for tests.
///
/// Types are spelled as in the description, since the function is a member of a type that is nested
/// in the description.
public struct FixtureModel: Sendable {
  public var name: String
  public var sources: String
  /// The import declarations without `import`, with `@testable` where it is necessary.
  public var imports: [String]
  /// The description that nests the type with the function; `nil` for documents.
  public var description: String?
  public var maker = ""
  /// The parameter for the meta and links of a resource object, unless an attribute has that name.
  public var meta: FixtureParameterModel?
  public var links: FixtureParameterModel?
  public var parameters: [FixtureParameterModel] = []
  public var everything = "everything"
  public var variable = "fixture"
  public var isMany = false
  public var function = "fixture"
  /// The JSON with only the required members, and with all members, as string literals.
  public var required: String
  public var complete: String
  public var spelling: Spelling
}

public struct FixtureParameterModel: Sendable {
  public var label: String
  public var name: String
  public var type: String
  /// The object with the member, and the name of the member there, as string literals.
  public var sectionLiteral: String
  public var literal: String
  /// The type in JSON and its argument label for the value; `nil` if the value has the type in
  /// JSON.
  public var wrapper: String?
  public var wrappingLabel = ""
  public var canThrow = false
}

extension SwiftModel {
  /// - Parameter module: the module of the models, if fixtures are in another.
  public func fixture(
    of resource: ResourceModel, module: String?, required: String, complete: String
  ) -> FixtureModel {
    let members = resource.attributes + resource.relationships
    let names = Set(members.map(\.identifier.name))
    func free(_ candidates: String...) -> String {
      candidates.first { !names.contains($0) } ?? candidates[0] + "OfFixture"
    }
    func surrounding(_ name: String, _ type: String?) -> FixtureParameterModel? {
      guard let type, !names.contains(name) else { return nil }
      return FixtureParameterModel(
        label: name, name: name, type: type.last == "?" ? type : type + "?",
        sectionLiteral: SwiftLiteral.string(""), literal: SwiftLiteral.string(name))
    }
    let nested = Set(resource.description.types.map(\.name))
    return FixtureModel(
      name: resource.alias.name, sources: resource.file.sources,
      imports: imports(resource.file, module), description: resource.description.name,
      maker: ["FixtureMaker", "FixtureOfResource"].first { !nested.contains($0) }
        ?? "FixtureMakerOfResource",
      meta: surrounding("meta", resource.metaType), links: surrounding("links", resource.linksType),
      parameters: resource.attributes.map { FixtureParameterModel($0, in: "attributes") }
        + resource.relationships.map { FixtureParameterModel($0, in: "relationships") },
      everything: free("everything", "isEverything"), variable: free("fixture", "result"),
      required: SwiftLiteral.lines(required), complete: SwiftLiteral.lines(complete),
      spelling: resource.description.spelling)
  }

  /// Returns the fixtures of documents. Documents with the same Swift type have functions with
  /// different names; deprecated documents have no function.
  ///
  /// - Parameters:
  ///   - schema: The schema of the model.
  ///   - examples: A document in JSON, with the required members and with all members.
  public func documentFixtures(
    of schema: Schema, module: String?, examples: (Document) -> (required: String, complete: String)
  ) -> [FixtureModel] {
    guard let file = documentsFile ?? file else { return [] }
    var types: Set<String> = []
    let spelling = Spelling().inside(generatedTypes.map(\.name))
    let declared = zip(documents, Self.documents(of: schema))
    return declared.filter { $0.0.alias.deprecation == nil }.map { document, declaration in
      let example = examples(declaration)
      let name = document.alias.name
      let isFirst = types.insert(document.alias.type).inserted
      return FixtureModel(
        name: name, sources: file.sources, imports: imports(file, module),
        isMany: declaration.data.isMany == true,
        function: isFirst ? "fixture" : name.loweringFirst + "Fixture",
        required: SwiftLiteral.lines(example.required),
        complete: SwiftLiteral.lines(example.complete), spelling: spelling)
    }
  }

  /// Returns the imports of a file with fixtures: those of the file with the models, and the module
  /// of the models. A model with the name of a library type is imported individually, so that its
  /// name is not ambiguous.
  private func imports(_ file: FileHeader, _ module: String?) -> [String] {
    let modules = Set(file.imports + ["JSONAPITesting"]).map { "import \($0)" }
    guard let module else { return modules.sorted() }
    let name = SwiftIdentifier.path(module)
    let own = (isInternal ? "@testable import " : "import ") + name
    let hiding = generatedTypes.filter { LibraryType.names.contains($0.name) && namespace == nil }
    return (modules + [own]).sorted { $0.importedModule < $1.importedModule }
      + hiding.map { "import \($0.keyword) \(name).\($0.name)" }.sorted()
  }

  private var generatedTypes: [(keyword: String, name: String)] {
    types.map(\.declaration) + resources.map { ("typealias", $0.alias.name) }
  }
}

extension FixtureParameterModel {
  init(_ property: PropertyModel, in section: String) {
    let valueType = property.valueType ?? property.parameterType
    let wrapper = property.isOptional ? String(property.type.dropLast()) : property.type
    self.init(
      label: property.identifier.label, name: property.identifier.declared,
      type: property.isOptional ? valueType : valueType + "?",
      sectionLiteral: SwiftLiteral.string(section), literal: property.wireNameLiteral,
      wrapper: property.wrapping == nil ? nil : wrapper, wrappingLabel: property.wrappingLabel,
      canThrow: property.wrapping?.canThrow == true)
  }
}

extension String {
  fileprivate var importedModule: Substring { split(separator: " ").last ?? "" }
}

extension SwiftLiteral {
  /// Returns a multi-line literal if every line is readable in one; an escaped literal otherwise.
  static func lines(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isPlain =
      !text.contains(#""""#) && lines.allSatisfy { $0.count <= 90 }
      && text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) }
    guard isPlain else { return string(text) }
    // As far to the right as `swift format` moves it in the built-in template.
    let indentation = String.spaces(6)
    let indented = lines.filter { !$0.isEmpty }.map { indentation + $0 }
    return (["#\"\"\""] + indented + [indentation + "\"\"\"#"]).joined(separator: "\n")
  }
}
