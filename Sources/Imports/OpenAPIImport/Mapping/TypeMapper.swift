import Diagnostics
import Inference
import JSONSource
import ResourceSchema

final class TypeMapper {
  let shapes: ShapeReader
  /// The types that references refer to, in the order of their first use.
  private(set) var declarations: [TypeDeclaration] = []
  private var namesByPointer: [String: String] = [:]
  private(set) var places: [String: DescriptionValue] = [:]
  private var takenNames: Set<String> = []
  /// The number of types that are being declared.
  private var openCount = 0
  /// Those of them that contain the current place other than in arrays and maps.
  private var enclosingNames: [String] = []

  /// The maximum nesting of inline objects.
  private static let maxDepth = 12
  private static let maxNamedDepth = 200

  init(_ shapes: ShapeReader) { self.shapes = shapes }

  /// - Parameter tag: The member that distinguishes the objects of a union, which the objects do
  ///   not declare themselves.
  func type(of shape: ResolvedSchema, depth: Int = 0, without tag: String? = nil) -> ValueType {
    if let named = namedType(shape, without: tag) { return named }
    guard depth <= Self.maxDepth else {
      return lostDepth("objects without a name", Self.maxDepth, shape)
    }
    return inlineType(shape, depth: depth, without: tag)
  }

  private func lostDepth(_ what: String, _ limit: Int, _ shape: ResolvedSchema) -> ValueType {
    shapes.losses.add(
      .lostDepth, "\(what) are nested more than \(limit) levels deep", at: shape.place)
    return .primitive(.json)
  }

  /// The type of a component that is an enum, an object or a union of objects.
  private func namedType(_ shape: ResolvedSchema, without tag: String?) -> ValueType? {
    // An object without its tag has another type than with it.
    let key = shape.place.key + (tag.map { " without " + $0 } ?? "")
    guard let component = shape.names.last,
      namesByPointer[key] != nil || enumeration(of: shape) != nil || isObject(shape)
        || tagged(shape) != nil
    else { return nil }
    if let name = namesByPointer[key] {
      if enclosingNames.contains(name) {
        shapes.losses.add(
          .lostRecursion, "`\(name)` would contain itself; here, it is `JSON`", at: shape.place)
        return .primitive(.json)
      }
      return .named(name)
    }
    guard openCount < Self.maxNamedDepth else {
      return lostDepth("types", Self.maxNamedDepth, shape)
    }
    let name = typeName(for: component)
    namesByPointer[key] = name
    places[name] = shape.place
    openCount += 1
    enclosingNames.append(name)
    let index = declarations.count
    declarations.append(
      TypeDeclaration(name: Located(name), definition: .value(.object(ObjectType(members: [])))))
    // The other keywords beside a reference only apply to its place.
    let own = shapes.shape(of: shape.place)
    declarations[index].definition = .value(inlineType(own, depth: 0, without: tag))
    declarations[index].description = Prose.firstParagraph(of: own.description)
    declarations[index].deprecated = Prose.deprecation(own)
    openCount -= 1
    enclosingNames.removeLast()
    return .named(name)
  }

  func typeName(for component: String) -> String {
    var base = NameRule.typeName(component)
    if PrimitiveType(rawValue: base) != nil { base += "Value" }
    return takenNames.insertUnique(base)
  }

  private func isObject(_ shape: ResolvedSchema) -> Bool {
    !shape.properties.isEmpty && shape.alternatives.isEmpty && shape.tagged.isEmpty
      && (shape.types.isEmpty || shape.types == ["object"])
  }

  private func inlineType(_ shape: ResolvedSchema, depth: Int, without tag: String? = nil)
    -> ValueType
  {
    if let enumeration = enumeration(of: shape) { return .enumeration(enumeration) }
    if isObject(shape) { return .object(object(of: shape, depth: depth, without: tag)) }
    if let tagged = tagged(shape) { return union(of: tagged, at: shape.place, depth: depth) }
    if !shape.alternatives.isEmpty {
      // The objects among alternatives of several shapes.
      var objects = shape
      objects.alternatives.removeAll { !isObject(shapes.shape(of: $0)) }
      guard let tagged = tagged(objects) else {
        return union(
          shape.alternatives.map { type(of: shapes.shape(of: $0), depth: depth + 1) },
          at: shape.place)
      }
      let others = shape.alternatives.map(shapes.shape).filter { !isObject($0) }
      return union(
        others.map { type(of: $0, depth: depth + 1) }
          + [union(of: tagged, at: shape.place, depth: depth)], at: shape.place)
    }
    // A base schema without known extensions.
    if !shape.properties.isEmpty { return .object(object(of: shape, depth: depth, without: tag)) }
    var types = shape.types
    if types.contains("number") { types.removeAll { $0 == "integer" } }
    if types.isEmpty {
      // Other keywords say what the type is.
      if shape.format != nil || shape.pattern != nil { types = ["string"] }
      if shape.additional != nil { types = ["object"] }
      if shape.items != nil { types = ["array"] }
    }
    return types.isEmpty
      ? .primitive(.json)
      : union(types.map { type(named: $0, shape, depth: depth) }, at: shape.place)
  }

  private func type(named name: String, _ shape: ResolvedSchema, depth: Int) -> ValueType {
    switch name {
    case "string": text(shape)
    case "integer": .primitive(.int)
    case "number": .primitive(shape.format == "decimal" ? .decimal : .double)
    case "boolean": .primitive(.bool)
    case "array": .array(element(shape.items, depth: depth))
    case "object": .map(element(shape.additional, depth: depth))
    default: .primitive(.json)
    }
  }

  private func text(_ shape: ResolvedSchema) -> ValueType {
    let known = PrimitiveType.allCases.first {
      shape.format != nil && $0.definition.openAPIFormat == shape.format
        && $0.definition.json == .string
    }
    if let known { return .primitive(known) }
    return switch shape.format {
    case "url": .primitive(.url)
    case "int32", "integer": .numberText(.int)
    case "int64": .numberText(.int64)
    case "decimal": .numberText(.decimal)
    case "double", "float": .numberText(.double)
    default: .primitive(.string)
    }
  }

  /// The element type of an array or a map, inside which a struct may contain itself.
  private func element(_ place: DescriptionValue?, depth: Int) -> ValueType {
    guard let shape = place.map(shapes.shape) else { return .primitive(.json) }
    let enclosing = enclosingNames
    enclosingNames = []
    defer { enclosingNames = enclosing }
    let type = type(of: shape, depth: depth + 1)
    return shape.isNullable && type != .primitive(.json) ? .nullable(type) : type
  }

  private func enumeration(of shape: ResolvedSchema) -> Enumeration? {
    guard let values = shape.values, !values.isEmpty else { return nil }
    let texts = values.compactMap(\.string)
    let numbers = values.compactMap(\.int)
    let cases: [(name: String, value: Enumeration.RawValue)]
    if texts.count == values.count {
      cases = texts.uniqued().map { ($0, .string($0)) }
    } else if numbers.count == values.count {
      cases = numbers.uniqued().map { ("\($0)", .int($0)) }
    } else {
      return nil
    }
    let names = shape.valueNames
    let isNamed = names.count == cases.count && !names.contains("") && values.count == cases.count
    var taken: Set<String> = []
    return Enumeration(
      cases: cases.enumerated().map { index, element in
        let isOwn = isNamed && NameRule.isUsable(names[index])
        var name = isOwn ? names[index] : element.name
        if name.isEmpty { name = "empty" }
        return Enumeration.Case(
          name: Located(taken.insert(name).inserted ? name : element.name),
          rawValue: element.value)
      })
  }

  private typealias Tagged = (tag: String, cases: [(value: String, shape: ResolvedSchema)])

  /// Returns the alternatives of a schema, or those that a discriminator maps to, by the values of
  /// the member that distinguishes them; `nil` if there is no such member.
  private func tagged(_ shape: ResolvedSchema) -> Tagged? {
    let alternatives = flattened(shape.alternatives)
    // An alternative for any other tag, as in exports, means that the union is open, which it is
    // anyway.
    let all =
      alternatives.isEmpty
      ? shape.tagged.map { shapes.shape(of: $0.place) }
      : alternatives.filter { $0.properties.count != 1 || $0.properties[0].place["not"] == nil }
    guard !all.isEmpty, all.allSatisfy({ !$0.properties.isEmpty && $0.alternatives.isEmpty })
    else { return nil }
    let common = all[0].properties.map(\.name).filter { name in
      all.allSatisfy { $0.property(name) != nil }
    }
    let names = shape.tag.map { [$0] } ?? (common.contains("type") ? ["type"] : []) + common
    for name in names where NameRule.isUsable(name) {
      let cases = all.flatMap { alternative -> [(value: String, shape: ResolvedSchema)] in
        let mapped = shape.tagged.filter {
          shapes.shape(of: $0.place).place.key == alternative.place.key
        }.map(\.value)
        let own = alternative.property(name).map(shapes.shape)?.values?.compactMap(\.string) ?? []
        return (mapped.isEmpty ? own : mapped).map { ($0, alternative) }
      }
      let values = cases.map(\.value)
      let isCase = Set(values.map { NameWords($0).joined }).count == values.count
      guard values.count > 1, isCase,
        all.allSatisfy({ one in
          cases.contains { $0.shape.place.key == one.place.key }
        }), values.allSatisfy({ $0.first?.isLetter == true && $0.utf8.count <= 100 })
      else { continue }
      return (name, cases)
    }
    return nil
  }

  private func flattened(_ places: [DescriptionValue], depth: Int = 0) -> [ResolvedSchema] {
    places.map(shapes.shape).flatMap { shape in
      shape.alternatives.isEmpty || depth > 8
        ? [shape] : flattened(shape.alternatives, depth: depth + 1)
    }
  }

  private func union(of tagged: Tagged, at place: DescriptionValue, depth: Int) -> ValueType {
    let cases = tagged.cases.map { value, shape in
      ValueUnion.Case(
        name: Located(value), type: type(of: shape, depth: depth + 1, without: tagged.tag))
    }
    guard cases.allSatisfy({ $0.type != .primitive(.json) }) else {
      return lostUnion(.json, place)
    }
    return .union(ValueUnion(cases: cases, tag: Located(tagged.tag)))
  }

  private func union(_ types: [ValueType], at place: DescriptionValue) -> ValueType {
    let distinct = types.uniqued()
    if distinct.count == 1 { return distinct[0] }
    var finder = ValueShapes(definition)
    let shapes = distinct.map { finder.shapes(of: $0) ?? [] }
    let all = shapes.flatMap(\.self)
    if !shapes.contains([]), Set(all).count == all.count {
      var taken: Set<String> = []
      return .union(
        ValueUnion(
          cases: distinct.map { type in
            .init(name: Located(taken.insertUnique(type.caseName)), type: type)
          }))
    }
    // Enum values beside a plain text mean that other values are allowed, as in every imported
    // enum.
    let enums = distinct.filter(isEnum)
    let plain: [(ValueShape, ofEnum: PrimitiveType, PrimitiveType)] = [
      (.string, .string, .string), (.number, .int, .double),
    ]
    for (shape, ofEnum, all) in plain where shapes.allSatisfy({ $0 == [shape] }) {
      let isOpenEnum =
        enums.count == 1 && distinct.count == 2 && distinct.contains(.primitive(ofEnum))
      return isOpenEnum ? enums[0] : lostUnion(all, place)
    }
    return lostUnion(.json, place)
  }

  private func definition(of name: String) -> TypeDeclaration.Definition? {
    declarations.first { $0.name.value == name }?.definition
  }

  func isEnum(_ type: ValueType) -> Bool {
    var type = type
    if case .named(let name) = type, case .value(let value)? = definition(of: name) { type = value }
    return if case .enumeration = type { true } else { false }
  }

  private func lostUnion(_ type: PrimitiveType, _ place: DescriptionValue) -> ValueType {
    shapes.losses.add(
      .lostUnion,
      "the types of this union cannot be distinguished in JSON; it is `\(type.rawValue)`",
      at: place)
    return .primitive(type)
  }

  private func object(of shape: ResolvedSchema, depth: Int, without tag: String?) -> ObjectType {
    let required = shapes.requiredProperties(of: shape)
    return ObjectType(
      members: shape.properties.filter { $0.name != tag }.compactMap { property in
        member(property, isRequired: required.contains(property.name), depth: depth + 1)
      })
  }

  /// Returns a member; `nil` if JSON:API does not allow its name.
  func member(_ property: ResolvedSchema.Property, isRequired: Bool, depth: Int = 0) -> Member? {
    guard shapes.hasUsableName(property) else { return nil }
    let shape = shapes.shape(of: property.place)
    let type = type(of: shape, depth: depth)
    // The type JSON already includes null.
    var member = Member(
      name: Located(property.name), type: type, isOptional: !isRequired,
      isNullable: shape.isNullable && type != .primitive(.json))
    member.description = Prose.firstParagraph(of: shape.description)
    member.deprecated = Prose.deprecation(shape)
    member.pattern = Prose.wholePattern(shape, of: type)
    member.example = Prose.example(shape, of: type)
    if shape.isReadOnly { member.access = .readOnly }
    if shape.isWriteOnly { member.access = .writeOnly }
    return member
  }

  func linksAndMeta(of shape: ResolvedSchema) -> (LinksDeclaration?, MetaDeclaration?) {
    (
      shape.property("links").flatMap {
        links(of: $0, isRequired: shape.required.contains("links"))
      },
      shape.property("meta").map { meta(of: $0, isRequired: shape.required.contains("meta")) }
    )
  }

  /// Returns the links of a links object; `nil` if it has no known links.
  private func links(of place: DescriptionValue, isRequired: Bool) -> LinksDeclaration? {
    let shape = shapes.shape(of: place)
    let names = Set(shape.properties.map(\.name))
    guard !names.isEmpty else { return nil }
    if LinksDeclaration.arePagination(names) { return LinksDeclaration(.pagination) }
    let members = shape.properties.compactMap { property -> LinkMember? in
      guard shapes.hasUsableName(property) else { return nil }
      let link = shapes.shape(of: property.place)
      var member = LinkMember(
        name: Located(property.name), isOptional: !shape.required.contains(property.name),
        isNullable: link.isNullable)
      let object = link.alternatives.map(shapes.shape).first { $0.property("meta") != nil }
      if let meta = (object ?? link).property("meta") {
        member.meta = self.meta(of: meta, isRequired: false)
      }
      return member
    }
    guard !members.isEmpty else { return nil }
    let isOptional = !isRequired && members.contains { !$0.isOptional }
    return LinksDeclaration(
      .members(members), isOptional: isOptional, isOpen: shape.additional != nil)
  }

  func meta(of place: DescriptionValue, isRequired: Bool) -> MetaDeclaration {
    let shape = shapes.shape(of: place)
    switch type(of: shape) {
    case .named(let name) where isObject(shape):
      return MetaDeclaration(.named(name), isOptional: !isRequired)
    case .object(let object) where !object.members.isEmpty:
      let isOptional = !isRequired && object.members.contains { !$0.isOptional }
      return MetaDeclaration(.object(object), isOptional: isOptional)
    default: return MetaDeclaration(.primitive(.json), isOptional: !isRequired)
    }
  }
}
