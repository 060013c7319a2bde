import Diagnostics
import ResourceSchema

extension SwiftModel {
  /// Decides the Swift of a schema, in one walk.
  ///
  /// A schema with mistakes has a model too, which is good for its diagnostics alone.
  public static func build(
    _ schema: Schema, options: ModelOptions = ModelOptions()
  ) -> (model: SwiftModel, diagnostics: [Diagnostic]) {
    var builder = SwiftModelBuilder(schema, options: options, context: SpellingContext())
    var model = builder.model()
    let context = builder.contextFound
    // Names that hide those of libraries are known only after the walk; few schemas have any.
    if context != SpellingContext() {
      builder = SwiftModelBuilder(schema, options: options, context: context)
      model = builder.model()
    }
    return (model, builder.allDiagnostics)
  }
}

/// What decides in which files library types need their module's name.
struct SpellingContext: Equatable {
  /// The names of library types that types of the generated module have.
  var hidden: Set<String> = []
  /// The paths of the files that import modules of the user's.
  var filesWithUserModules: Set<String> = []
}

/// Walks a schema and decides its Swift.
///
/// The parts of the walk are extensions, one for each part of a schema.
struct SwiftModelBuilder {
  let schema: Schema
  let options: ModelOptions
  let names: SchemaNames
  /// The types from `types` by their names.
  let declarations: [String: TypeDeclaration]
  /// The models of the resource types by JSON:API type, each where the schema fixes its name.
  let models: [String: Located<String>]
  private let resources: [String: Int]
  /// Whether two models of the schema would make one case, so that each union must be looked at.
  private let canCasesCollide: Bool
  private let context: SpellingContext

  var registry = TypeNameRegistry()
  var diagnostics: [Diagnostic] = []
  /// The types that the walk is inside of, outermost first.
  var scopes: [Scope] = []
  /// The spelling of library types where the walk is.
  var spelling = Spelling()
  /// The names of the structs of shapes that are declared already.
  var sharedShapes: [Shape: String] = [:]
  /// The ends of relationships that lead to the same types.
  var sharedUnions: [[String]: String] = [:]
  /// The unions that are declared already.
  var declaredUnions: Set<String> = []
  /// The errors of the documents that share an alias.
  var sharedErrors: Document.Errors?
  /// The spelling at the top of the file at work.
  private(set) var fileSpelling = Spelling()
  private var file = OpenFile()
  /// The schema file that a header named last.
  private var lastSource = (path: "", name: "")
  private var filesWithUserModules: Set<String> = []

  /// The links or meta of one place in a schema. A place that several resources, relationships or
  /// documents share, through an anchor or a default, becomes one type.
  struct Shape: Hashable {
    /// The place of the first member.
    var place: SourceRange
    /// The name of the struct, where a schema without a file says nothing about places.
    var name: String?
  }

  /// The modules that the file at work imports.
  private struct OpenFile {
    var path = ""
    var importsFoundation = false
    var userModules: Set<String> = []

    var imports: [String] {
      let modules = importsFoundation ? ["Foundation", "JSONAPI"] : ["JSONAPI"]
      if userModules.isEmpty { return modules }
      return userModules.union(modules).sorted().map(SwiftIdentifier.path)
    }
  }

  init(_ schema: Schema, options: ModelOptions, context: SpellingContext) {
    self.schema = schema
    self.options = options
    self.context = context
    names = SchemaNames(schema)
    declarations = schema.declarations
    resources = Dictionary(
      zip(schema.resources.map(\.type.value), schema.resources.indices),
      uniquingKeysWith: { first, _ in first })
    let models = schema.resources.map { [names] in
      Located(names[$0].model, at: $0.placeOfName)
    }
    self.models = Dictionary(
      zip(schema.resources.map(\.type.value), models), uniquingKeysWith: { first, _ in first })
    canCasesCollide = !MemberNames.cases(of: models).diagnostics.isEmpty
  }

  func resource(ofType type: String) -> Resource? {
    resources[type].map { schema.resources[$0] }
  }

  mutating func model() -> SwiftModel {
    let isOneFile = options.files == .one
    let everything = (options.namespace?.value ?? names.api) + ".swift"
    if isOneFile {
      registry.declareFile(everything, for: "the API", at: schema.name.range)
    } else {
      registry.declareFile(Self.typesPath, for: "the value types", at: schema.name.range)
      registry.declareFile(Self.documentsPath, for: "the documents", at: schema.name.range)
    }
    if let namespace = options.namespace {
      registry.declare(
        namespace.value, for: "the namespace", at: namespace.range, takesSwiftName: false)
      if !isOneFile {
        registry.declareFile(everything, for: "the namespace", at: namespace.range)
      }
    }

    var types: [TypeModel] = []
    var typesFile: FileHeader?
    if !schema.types.isEmpty {
      begin(isOneFile ? everything : Self.typesPath)
      types = typeModels()
      typesFile = header(of: schema.types.map(\.range))
    }
    let resources = schema.resources.map { resource -> ResourceModel in
      let names = names[resource]
      begin(isOneFile ? everything : names.fileName)
      return model(of: resource, names: names)
    }
    begin(isOneFile ? everything : Self.documentsPath)
    let (documents, shared) = documentModels()
    let anyResource = anyResource(isUsed: !documents.isEmpty)
    let documentsFile =
      documents.isEmpty
      ? nil : header(of: schema.resources.map(\.range) + schema.documents.map(\.range))

    let file =
      isOneFile
      ? header(
        of: (schema.types.map(\.range) + schema.resources.map(\.range)
          + schema.documents.map(\.range)))
      : nil
    return SwiftModel(
      apiName: schema.name.value, name: names.api,
      documentation: DocumentationComment.lines([schema.description]), options: options,
      typesFile: typesFile, documentsFile: documentsFile, types: types, resources: resources,
      anyResource: anyResource, sharedDocument: shared, documents: documents, file: file)
  }

  private static let typesPath = "ValueTypes.swift"
  private static let documentsPath = "Documents.swift"

  // MARK: Diagnostics

  /// Everything that is wrong with the names, in the order of the places.
  var allDiagnostics: [Diagnostic] {
    // What two documents have in common is found in both.
    Set(diagnostics.filter { !registry.explains($0) } + registry.diagnostics)
      .sorted { $0.place < $1.place }
  }

  /// What the walk has found about names that need their module.
  var contextFound: SpellingContext {
    SpellingContext(
      hidden: registry.names(among: LibraryType.names), filesWithUserModules: filesWithUserModules)
  }

  /// Checks the cases of a union of resource types.
  mutating func checkCases(of types: [String]) {
    guard canCasesCollide else { return }
    diagnostics += MemberNames.cases(of: types.compactMap { models[$0] }).diagnostics
  }

  // MARK: Files

  /// Begins a file. The only one goes on where it was.
  private mutating func begin(_ path: String) {
    if options.files == .one, file.path == path { return }
    file = OpenFile(path: path)
    fileSpelling = Spelling(
      qualifiesAll: context.filesWithUserModules.contains(path), hidden: context.hidden)
    spelling = fileSpelling
  }

  /// Notes that the file at work names something of a module that the user wrote.
  mutating func importUserModule(_ module: Located<String>?) {
    guard let module else { return }
    file.userModules.insert(module.value)
    filesWithUserModules.insert(file.path)
  }

  mutating func importFoundation() { file.importsFoundation = true }

  /// The comment and the imports of the file at work.
  ///
  /// The schema's files go by their names alone: the folder is the machine's business.
  mutating func header(of ranges: [SourceRange]) -> FileHeader {
    var files: [String] = []
    var last: String?
    for range in ranges where range.file != last {
      last = range.file
      if range.file != lastSource.path {
        let name = range.file.split(separator: "/").last.map(String.init) ?? range.file
        lastSource = (range.file, SwiftLiteral.harmless(name))
      }
      if !files.contains(lastSource.name) { files.append(lastSource.name) }
    }
    return FileHeader(
      path: file.path,
      sources: files.count <= 2
        ? files.joined(separator: " and ")
        : "the \(files.count) files of \(SwiftLiteral.harmless(schema.name.value))",
      imports: file.imports)
  }

  // MARK: Spelling

  /// A type of Swift, Foundation or the runtime.
  mutating func library(_ type: LibraryType) -> String {
    if type.module == "Foundation" { importFoundation() }
    return spelling(type)
  }

  /// A library type with its generic arguments.
  mutating func library(_ type: LibraryType, _ first: String, _ rest: String...) -> String {
    var result = library(type)
    result += "<"
    result += first
    for argument in rest {
      result += ", "
      result += argument
    }
    result += ">"
    return result
  }

  /// A type from the top of a generated file, or one of the user's.
  mutating func reference(_ name: String) -> String {
    for index in scopes.indices { scopes[index].refer(to: name) }
    return name
  }

  /// Decides the members of a type that others can be nested in.
  ///
  /// - Parameter nested: the names of the nested types, each with the place that fixes it.
  mutating func inside<Result>(
    _ scope: Scope, nesting nested: [(name: String, range: SourceRange)],
    _ decide: (inout SwiftModelBuilder) -> Result
  ) -> (result: Result, types: [TypeModel], spelling: Spelling) {
    let outer = spelling
    var scope = scope
    for (name, range) in nested { scope.declare(name, at: range) }
    spelling = spelling.inside(scope.names)
    scopes.append(scope)
    let result = decide(&self)
    scope = scopes.removeLast()
    diagnostics += scope.allDiagnostics
    defer { spelling = outer }
    return (result, scope.types, spelling)
  }
}

extension Diagnostic {
  /// What diagnostics are sorted by.
  fileprivate var place: (String, Int, String) { (range.file, range.start.offset, message) }
}
