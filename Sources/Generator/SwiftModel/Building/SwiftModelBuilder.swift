import Diagnostics
import ResourceSchema

extension SwiftModel {
  /// If the schema has errors, only the diagnostics of the model are meaningful.
  public static func build(
    _ schema: Schema, options: ModelOptions = ModelOptions()
  ) -> (model: SwiftModel, diagnostics: [Diagnostic]) {
    var builder = SwiftModelBuilder(schema, options: options, context: SpellingContext())
    var model = builder.model()
    let context = builder.contextFound
    // The names that hide library types are known only after the walk. Few schemas have any.
    if context != SpellingContext() {
      builder = SwiftModelBuilder(schema, options: options, context: context)
      model = builder.model()
    }
    return (model, builder.allDiagnostics)
  }
}

/// The reasons for qualifying library types.
struct SpellingContext: Equatable {
  /// The names of library types that generated types also have.
  var hidden: Set<String> = []
  /// The paths of files that import a user's modules.
  var filesWithUserModules: Set<String> = []
}

/// Walks a schema and builds its model, with an extension for each part of a schema.
///
/// A class, so that what is decided inside of a scope can use it.
final class SwiftModelBuilder {
  let schema: Schema
  let options: ModelOptions
  let names: APINames
  let declarations: [String: TypeDeclaration]
  let creationTypes: CreationTypes
  let resources: [NamedResource]
  private let resourcesByType: [String: NamedResource]
  let paths: RelationshipPaths
  let documents: [String: Document]
  private let context: SpellingContext

  var registry = TypeNameRegistry()
  var diagnostics = DiagnosticList()
  /// The enclosing types, outermost first.
  var scopes: [Scope] = []
  /// The spelling of library types at the current place.
  var spelling = Spelling()
  /// The module of the models and the namespace, each with a trailing dot, if types need them.
  private var modulePrefix = ""
  private var namespacePrefix = ""
  /// The names of the structs of links and meta that have been declared, by the places of their first
  /// members. Owners that share the place, through an anchor or a default, share one struct.
  var sharedShapes: [String: String] = [:]
  /// The enums of polymorphic targets, by resource types.
  var sharedUnions: [[String]: String] = [:]
  /// The top-level types that the current resource type or document has declared.
  var declaredTypes: [TypeModel] = []
  var declaredUnions: Set<String> = []
  /// True if a relationship can have targets of any type.
  var leadsToAny = false
  /// The errors of the documents that share an alias.
  var sharedErrors: Document.Errors?
  /// The spelling at the top level of the current file.
  private(set) var fileSpelling = Spelling()
  /// The current file, and the modules that it imports.
  private var path = ""
  var modules: Set<String> = []
  private var filesWithUserModules: Set<String> = []

  init(_ schema: Schema, options: ModelOptions, context: SpellingContext) {
    self.schema = schema
    self.options = options
    self.context = context
    names = APINames(schema)
    declarations = schema.types.keyed(by: \.name.value)
    creationTypes = CreationTypes(in: schema, declarations)
    resources = schema.resources.map(NamedResource.init)
    paths = RelationshipPaths(schema)
    resourcesByType = resources.keyed(by: \.type)
    documents = schema.documents.keyed(by: \.name.value)
    if options.emit.contains(.queries) {
      registry.reserve(Self.queryNames.union(["JSONAPIQuery"]))
    }
    if options.emit.contains(.server) { registry.reserve(["JSONAPIServer"]) }
    if options.emit.contains(.client) {
      registry.reserve(Self.clientNames.union(["JSONAPIClient"]))
    }
  }

  func resource(ofType type: String) -> NamedResource? { resourcesByType[type] }

  /// The model of a JSON:API type, such as `Article` for `articles`.
  func model(ofType type: String) -> String {
    resource(ofType: type)?.names.model ?? NameWords(type).singular.upperCamelCase
  }

  func typeName(_ name: String) -> String {
    declarations[name].map(SwiftModel.name) ?? NameWords(name).upperCamelCase
  }

  /// The Swift name of a type from `types` in create requests, if it has another form there.
  func newTypeName(_ name: String) -> String { "New" + typeName(name) }

  func targets(of relationships: [Relationship]) -> [NamedResource] {
    relationships.flatMap(\.targets).compactMap { resource(ofType: $0.value) }
  }

  /// Returns the top-level types that were declared since the last call.
  func takeDeclaredTypes() -> [TypeModel] {
    defer { declaredTypes = [] }
    return declaredTypes
  }

  func model() -> SwiftModel {
    let isOneFile = options.files == .one
    if isOneFile {
      registry.declareFile(pathOfAll, for: "the API", at: schema.name.range)
    } else {
      registry.declareFile(Self.typesPath, for: "the value types", at: schema.name.range)
      registry.declareFile(Self.documentsPath, for: "the documents", at: schema.name.range)
    }
    if let namespace = options.namespace {
      registry.declare(namespace.value, for: "the namespace", at: namespace.range)
      if !isOneFile {
        registry.declareFile(pathOfAll, for: "the namespace", at: namespace.range)
      }
    }

    begin(Self.typesPath)
    let types = typeModels()
    let placesOfTypes = schema.types.map(\.range)
    let typesFile = types.isEmpty ? nil : header(of: placesOfTypes)
    let resources = resources.map { resource in
      begin(resource.names.fileName)
      return model(of: resource)
    }
    begin(Self.documentsPath)
    let (documents, shared) = documentModels()
    let anyResource = anyResource(isUsed: !documents.isEmpty)
    let otherPlaces = schema.resources.map(\.range) + schema.documents.map(\.range)
    let documentsFile = documents.isEmpty ? nil : header(of: otherPlaces)

    let queries = options.emit.contains(.queries) ? queryModels(resources, anyResource) : []
    let dialect = queries.isEmpty ? nil : dialectModel()
    let client = options.emit.contains(.client) ? client(documents) : nil
    return SwiftModel(
      apiName: schema.name.value, name: names.api,
      documentation: DocumentationComment.lines([schema.description]), typesFile: typesFile,
      documentsFile: documentsFile, types: types, resources: resources, anyResource: anyResource,
      sharedDocument: shared, documents: documents, queries: queries, dialect: dialect,
      client: client, file: isOneFile ? header(of: placesOfTypes + otherPlaces) : nil,
      options: options)
  }

  private func queryModels(_ models: [ResourceModel], _ anyResource: UnionModel?) -> [QueryModel] {
    // The vocabulary of the enum of all resource types belongs to the first resource type with a
    // relationship to any type.
    let first = schema.resources.firstIndex { $0.relationships.contains(where: \.leadsToAny) }
    return zip(resources, models).enumerated().map { index, pair in
      let (resource, model) = pair
      begin(resource.names.queryFileName, beside: queryModules)
      if options.files == .many {
        registry.declareFile(
          resource.names.queryFileName, for: "the queries of `\(resource.type)`",
          at: resource.declaration.placeOfName)
      }
      return referringFromOutside {
        query(
          of: resource,
          unions: model.types.compactMap(\.union).filter(\.isRelationship)
            + (index == first ? [anyResource].compactMap(\.self) : []))
      }
    }
  }

  private func client(_ documents: [DocumentModel]) -> ClientModel? {
    begin(
      names.client + ".swift",
      beside: ["JSONAPIClient"] + (options.files == .one ? queryModules : ["JSONAPIQuery"]))
    return referringFromOutside { clientModel(documents: documents) }
  }

  /// The modules of this project that a file of queries imports.
  private var queryModules: [String] {
    options.emit.contains(.server) ? ["JSONAPIQuery", "JSONAPIServer"] : ["JSONAPIQuery"]
  }

  /// Decides an extension of generated types at the top level of a file, where their names need a
  /// module or a namespace as prefix.
  private func referringFromOutside<Result>(_ decide: () -> Result) -> Result {
    modulePrefix = options.modelsModule.map { SwiftIdentifier.path($0.value) + "." } ?? ""
    namespacePrefix = options.namespace.map { $0.value + "." } ?? ""
    defer { (modulePrefix, namespacePrefix) = ("", "") }
    return decide()
  }

  private static let typesPath = "ValueTypes.swift"
  private static let documentsPath = "Documents.swift"
  /// The path of the file that contains everything, or the namespace.
  private var pathOfAll: String { (options.namespace?.value ?? names.api) + ".swift" }

  /// The diagnostics about names, in source order.
  var allDiagnostics: [Diagnostic] {
    // A type that two documents share is reported for both.
    Set(diagnostics.elements.filter { !registry.explains($0) } + registry.diagnostics)
      .sorted { $0.place < $1.place }
  }

  var contextFound: SpellingContext {
    SpellingContext(
      hidden: registry.names(among: LibraryType.names), filesWithUserModules: filesWithUserModules)
  }

  /// Returns elements with their names in Swift, and reports names that they cannot have.
  func named<Element>(
    _ elements: [Element], avoiding others: Set<String> = [],
    _ member: (Element) -> NamedMember
  ) -> [(Element, SwiftIdentifier)] {
    let names = MemberNames(elements.map(member), avoiding: others)
    diagnostics.add(contentsOf: names.diagnostics)
    return zip(elements, names.identifiers).map { ($0, $1) }
  }

  /// Begins a file. If there is only one file, it continues.
  ///
  /// - Parameter modules: The modules of this package that it needs for more than models.
  func begin(_ path: String, beside modules: [String] = []) {
    let path = options.files == .one ? pathOfAll : path
    if self.path != path {
      (self.path, self.modules) = (path, ["JSONAPI"])
      fileSpelling = Spelling(
        qualifiesAll: context.filesWithUserModules.contains(path), hidden: context.hidden)
      spelling = fileSpelling
    }
    guard !modules.isEmpty else { return }
    self.modules.formUnion(modules + [options.modelsModule?.value].compactMap(\.self))
  }

  func importUserModule(_ module: Located<String>?) {
    guard let module else { return }
    modules.insert(module.value)
    filesWithUserModules.insert(path)
  }

  /// The header of the current file contains the names of the schema files but no folders, so that
  /// it is the same on every machine.
  func header(of ranges: [SourceRange]) -> FileHeader {
    let files = ranges.map(\.file).uniqued()
      .map { SwiftLiteral.harmless($0.split(separator: "/").last.map(String.init) ?? $0) }
      .uniqued()
    return FileHeader(
      path: path,
      sources: files.count <= 2
        ? files.joined(separator: " and ")
        : "the \(files.count) files of \(SwiftLiteral.harmless(schema.name.value))",
      imports: modules.sorted().map(SwiftIdentifier.path))
  }

  func library(_ type: LibraryType, _ arguments: String...) -> String {
    let name = library((type.name, type.module))
    return arguments.isEmpty ? name : name + "<" + arguments.joined(separator: ", ") + ">"
  }

  func library(_ type: (name: String, module: String)) -> String {
    if type.module == "Foundation" { modules.insert(type.module) }
    return spelling(type.name, of: type.module)
  }

  func reference(_ name: String) -> String {
    for index in scopes.indices { scopes[index].refer(to: name) }
    let prefix = modulePrefix + namespacePrefix
    return prefix.isEmpty || name.hasPrefix(prefix) ? name : prefix + name
  }

  func userReference(_ name: String) -> String {
    for index in scopes.indices { scopes[index].refer(to: name) }
    return modulePrefix + name
  }

  func inside<Result>(
    _ scope: Scope, nesting nested: [NestedName] = [], _ decide: () -> Result
  ) -> (result: Result, types: [TypeModel], spelling: Spelling) {
    let outer = spelling
    var scope = scope
    for (name, range) in nested { scope.declare(name, at: range) }
    spelling = spelling.inside(scope.names)
    scopes.append(scope)
    let result = decide()
    scope = scopes.removeLast()
    diagnostics.add(contentsOf: scope.allDiagnostics)
    defer { spelling = outer }
    return (result, scope.types, spelling)
  }
}

extension Diagnostic {
  fileprivate var place: (String, Int, String) { (range.file, range.start.offset, message) }
}

extension Resource {
  var placeOfName: SourceRange { swiftName?.range ?? type.range }
}

extension TypeDeclaration {
  var placeOfName: SourceRange { swiftName?.range ?? name.range }
}
