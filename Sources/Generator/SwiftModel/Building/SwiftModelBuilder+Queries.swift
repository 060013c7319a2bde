import Diagnostics
import ResourceSchema

extension SwiftModelBuilder {
  /// The names of types that queries nest in descriptions.
  static let queryNames: Set<String> = [
    "Dialect", "Fields", "Filters", "Includes", "Paging", "Sorts",
  ]

  /// - Parameter unions: The enums of several types that the resource type declares.
  func query(of named: NamedResource, unions: [UnionModel]) -> QueryModel {
    let (resource, names) = (named.declaration, named.names)
    let filters = self.named(resource.api.filters, Self.member)
    let operators = filters.filter { !$0.0.operators.isEmpty }.map { filter, identifier in
      (name: identifier.operators, range: filter.name.range)
    }
    let content = inside(
      .description(names.description, ownNames: Self.queryNames),
      nesting: nestedNames(named.attributesOfResponses) + operators
    ) {
      let fields =
        named.attributes.map { field(of: $0, named: $1, names: names) }
        + named.relationships.map { field(of: $0, named: $1, names: names) }
      return (fields: fields, filters: filters.map { filter($0, named: $1) })
    }
    let spelling = content.spelling.inside(Self.queryNames)
    let unions = unions.map { queryUnion($0) }
    let includes = includes(of: named, spelling)
    let hasServer = options.emit.contains(.server)
    return QueryModel(
      file: header(of: [resource.range]), description: reference(names.description),
      pathLiteral: resource.api.path.flatMap {
        $0.value == named.type ? nil : SwiftLiteral.string($0.value)
      },
      fields: content.result.fields, includes: includes.paths,
      limitedIncludes: includes.limited,
      sorts: sorts(of: named), filters: content.result.filters,
      dialect: resource.api.filters.isEmpty ? nil : dialect(spelling),
      paging: resource.api.page.map { paging($0, spelling) },
      hasServer: hasServer, includeRule: hasServer ? includes.rule : nil,
      clientIdRule: hasServer && resource.api.clientIds != .forbidden
        ? ".\(resource.api.clientIds.rawValue)" : nil,
      unions: unions, spelling: spelling)
  }

  private func field(
    of attribute: Member, named identifier: SwiftIdentifier, names: ResourceNames
  ) -> QueryFieldModel {
    func type(in description: String? = nil, declaring declaringType: String? = nil) -> String {
      let type = property(
        ofAttribute: attribute, named: identifier, counterpart: description,
        declaringType: declaringType
      ).type
      return attribute.isOptional ? String(type.dropLast()) : type
    }
    let fieldType: String
    switch attribute.access {
    case .readWrite where creationTypes.differs(attribute.type) && attribute.forCreation != nil:
      // The value has fewer members in requests.
      let new = reference(names.newDescription)
      fieldType = library(.partlyReadOnlyField, type(), type(in: new, declaring: new))
    case .readWrite: fieldType = library(.attributeField, type())
    case .writeOnly:
      fieldType = library(.writeOnlyField, type(in: reference(names.newDescription)))
    case .readOnly, .createOnly: fieldType = library(.readOnlyField, type())
    }
    return QueryFieldModel(
      identifier, type: fieldType, name: attribute.name.value, query: attribute.queryName,
      deprecated: attribute.deprecated)
  }

  private func field(
    of relationship: Relationship, named identifier: SwiftIdentifier, names: ResourceNames
  ) -> QueryFieldModel {
    let isSettable = relationship.access.isInUpdates
    let type =
      switch relationship.cardinality {
      case nil: LibraryType.metaField
      case .one: isSettable ? LibraryType.toOneField : .readOnlyToOneField
      case .many: isSettable ? LibraryType.toManyField : .readOnlyToManyField
      }
    let end = relationship.cardinality.map { cardinality in
      target(of: relationship, stem: names.stem(of: identifier))
        .optional(cardinality == .one && relationship.isNullable)
    }
    var field = QueryFieldModel(
      identifier, type: end.map { library(type, $0) } ?? library(type),
      name: relationship.name.value, query: relationship.queryName,
      deprecated: relationship.deprecated)
    field.isLinkedIfIncluded = end != nil && relationship.linkage == .included
    return field
  }

  private func queryUnion(_ union: UnionModel) -> QueryUnionModel {
    let name = union.name + "Fields"
    registry.declare(
      name, for: "the vocabulary of `\(union.name)`", at: schema.name.range, isDerived: true)
    return QueryUnionModel(
      union: reference(union.name), name: name,
      fields: union.cases.map { value in
        QueryFieldModel(
          name: value.identifier.declared, type: library(.typeStep, reference(value.model)),
          literal: "")
      },
      spelling: fileSpelling)
  }

  /// Returns the include paths, if the schema lists them or allows none; the type for paths with a
  /// limited length, unless the limit is above 8; and the rule that a server checks paths by, unless
  /// it accepts all.
  private func includes(
    of resource: NamedResource, _ spelling: Spelling
  ) -> (paths: IncludesModel?, limited: String?, rule: String?) {
    switch resource.declaration.api.includes {
    case nil: return (nil, nil, nil)
    case .depth(let depth):
      let limited = spelling(.limitedIncludes) + "<Fields, \(spelling(.includeDepth)).UpTo\(depth)>"
      return (
        depth == 0 ? includes([], from: [], named: "Includes", spelling) : nil,
        1...8 ~= depth ? limited : nil, ".depth(\(depth))"
      )
    case .paths(let paths):
      let steps = paths.map { $0.relationships.map(\.value)[...] }
      let texts = paths.map {
        SwiftLiteral.string(self.paths.queryText(of: $0, from: resource.declaration))
      }
      return (
        includes(steps, from: [resource], named: "Includes", spelling), nil,
        ".paths([\(texts.joined(separator: ", "))])"
      )
    }
  }

  private func includes(
    _ paths: [ArraySlice<String>], from owners: [NamedResource], named name: String,
    _ spelling: Spelling
  ) -> IncludesModel {
    var order: [String] = []
    var next: [String: [ArraySlice<String>]] = [:]
    for path in paths {
      guard let first = path.first else { continue }
      if next[first] == nil { order.append(first) }
      next[first, default: []].append(path.dropFirst())
    }
    let steps = order.compactMap { wireName -> IncludeStepModel? in
      let found = owners.compactMap { owner in
        owner.relationships.first { $0.relationship.name.value == wireName }
      }
      guard let (relationship, identifier) = found.first, let rest = next[wireName] else {
        return nil
      }
      let targets = targets(of: found.map(\.relationship))
      let nested = identifier.capitalized + "Paths"
      let following = includes(rest, from: targets, named: nested, spelling)
      let isEnd = rest.contains(where: \.isEmpty)
      let argument = following.steps.isEmpty ? spelling(.noFields) : nested
      return IncludeStepModel(
        name: identifier.declared,
        type: spelling(isEnd ? .includePath : .includePrefix) + "<\(argument)>",
        literal: SwiftLiteral.string(relationship.queryName ?? relationship.name.value),
        next: following.steps.isEmpty ? [] : [following])
    }
    return IncludesModel(name: name, steps: steps, spelling: spelling)
  }

  private func sorts(of resource: NamedResource) -> [EnumerationCaseModel] {
    let sorts = resource.declaration.api.sorts
    let fields = sorts.map { paths.field(of: $0, from: resource.declaration) }
    let named = named(Array(zip(sorts, fields))) { sort, field in
      // An attribute keeps the name that the schema gives it in Swift.
      let name = sort.name.value.contains(".") ? nil : field.attribute?.swiftName?.value
      return NamedMember(name: Located(name ?? sort.name.value, at: sort.name.range), kind: .sort)
    }
    return named.map { sort, identifier in
      EnumerationCaseModel(
        identifier, documentation: DocumentationComment.lines([sort.0.description]),
        value: .string(sort.1.queryText))
    }
  }

  private func filter(
    _ filter: ResourceAPI.Filter, named identifier: SwiftIdentifier
  ) -> FilterModel {
    var model = FilterModel(
      identifier: identifier, valueType: "", isList: false,
      literal: SwiftLiteral.string(filter.parameter ?? filter.name.value),
      isWholeParameter: filter.parameter != nil)
    switch filter.subject {
    case .resource(let type):
      model.valueType = reference(self.model(ofType: type)) + ".Id"
    case .resources(let type):
      model.valueType = "[\(reference(self.model(ofType: type))).Id]"
      model.isList = true
    case .value(let type):
      var element = type
      if case .array(let type) = type {
        element = type
        model.isList = true
      }
      let coding = coding(of: element, TypeContext(memberName: identifier.name))
      model.valueType = model.isList ? "[\(coding.value)]" : coding.value
      model.attributeType = attribute(coding)
    }
    if !filter.operators.isEmpty { model.operators = operators(of: filter, identifier) }
    return model
  }

  private func operators(
    of filter: ResourceAPI.Filter, _ identifier: SwiftIdentifier
  ) -> EnumerationModel {
    let operators = named(filter.operators) { value in
      NamedMember(
        name: SymbolName.name(of: value.value).map { Located($0, at: value.range) } ?? value,
        kind: .filterOperator)
    }
    return EnumerationModel(
      name: identifier.operators, documentation: [],
      conformances: spelling.list([.string, .caseIterable, .sendable]),
      rawType: spelling(.string), isOpen: false,
      cases: operators.map { EnumerationCaseModel($1, value: .string($0.value)) })
  }

  static func member(of filter: ResourceAPI.Filter) -> NamedMember {
    NamedMember(name: filter.name, kind: .filter)
  }

  /// Returns the filter dialect, unless it is the default.
  private func dialect(_ spelling: Spelling) -> String? {
    switch schema.client.filters {
    case .functions: spelling(.functionFilters)
    case .json: spelling(.jsonFilters)
    case nil, .pattern, .custom: schema.client.isUsual ? nil : names.dialect
    }
  }

  func dialectModel() -> DialectModel? {
    begin("FilterDialect.swift", beside: ["JSONAPIQuery"])
    guard schema.resources.contains(where: { !$0.api.filters.isEmpty }), !schema.client.isUsual
    else { return nil }
    var type: String?
    switch schema.client.filters {
    case nil, .pattern: break
    case .functions, .json: return nil
    case .custom(let swiftType, let module):
      registry.reserveUserName(swiftType)
      importUserModule(module)
      type = SwiftIdentifier.path(swiftType.value)
    }
    registry.declare(names.dialect, for: "the form of filters", at: schema.name.range)
    return DialectModel(
      file: header(of: [schema.name.range]), name: names.dialect, apiName: schema.name.value,
      pattern: SwiftLiteral.string(schema.client.pattern ?? ClientDefinition.usualPattern),
      repeatsLists: schema.client.lists == .repeated, type: type, spelling: fileSpelling)
  }

  private func paging(_ page: ResourceAPI.Page, _ spelling: Spelling) -> PagingModel {
    let style =
      switch page.style {
      case .number: LibraryType.numberPaging
      case .offset: LibraryType.offsetPaging
      case .cursor: LibraryType.cursorPaging
      case .links: LibraryType.linkPaging
      }
    return PagingModel(
      style: spelling(style), defaultSize: page.size.map(String.init),
      maximumSize: page.max.map(String.init),
      names: ResourceAPI.Page.Parameter.allCases.compactMap { parameter in
        page.names[parameter].map {
          PagingNameModel(name: parameter.rawValue + "Name", literal: SwiftLiteral.string($0.value))
        }
      },
      followsLinks: page.followsLinks, spelling: spelling)
  }
}

extension ClientDefinition {
  fileprivate var isUsual: Bool { lists == .comma && pattern == Self.usualPattern }
}

extension QueryFieldModel {
  init(
    _ identifier: SwiftIdentifier, type: String, name: String, query: String?, deprecated: String?
  ) {
    self.init(
      name: identifier.declared, type: type, literal: SwiftLiteral.string(name),
      queryLiteral: query.flatMap { $0 == name ? nil : SwiftLiteral.string($0) },
      deprecation: deprecated.map(Deprecation.init(_:)))
  }
}

extension Member.Access {
  var isInUpdates: Bool { isSettable(isNew: false, nil) }
}
