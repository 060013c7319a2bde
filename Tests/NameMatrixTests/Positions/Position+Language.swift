@testable import SchemaReader

extension Position {
  /// Every place for a text that the tables of the language have.
  static let ofLanguage: [Position] = MappingDefinition.ofSchemas.flatMap { form in
    form.keys.flatMap { key in
      form.companions(of: key.name).flatMap { companions in
        TextPlace.all(in: key.value).filter { $0.isWorthwhile(in: form, key.name) }
          .map { Position(form, key.name, companions: companions, $0) }
      }
    }
  }

  /// The places with names that every word goes into, one for each way to make a name of Swift;
  /// the others do with keywords.
  static let showcases: Set<String> = [
    "attribute.swift type: String", "resource.attributes{} 'DateTime?'",
    "resource.attributes{} String", "resource.links{} {} attributes: { a: String }",
    "resource.relationships{} spares attributes: { a: String }",
    "resource.swift attributes: { a: String }", "schema.documents{} { data: spares }",
    "schema.types{} String", "typeDeclaration.enum{} v%n%", "typeDeclaration.object{} String",
    "typeDeclaration.oneOf{}", "typeDeclaration.swift",
    "typeDeclaration.swift object: { a: String }",
  ]

  /// What no type of a user is called, or generated code could not say where anything is from.
  private static let modules: Set<String> = ["Foundation", "JSONAPI", "Swift"]

  private init(
    _ form: MappingDefinition, _ key: String, companions: String, _ place: TextPlace
  ) {
    let frame = FormFrame(form, key)
    let keys = (companions.isEmpty ? "" : companions + ", ") + "\(key): "
    name = [
      "\(form.id).\(key)\(place.path)", place.sample?.schema, companions,
    ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    if form == .schema, place.takesMany, place.path.hasPrefix("{}") {
      section = key
      opening = ""
      entry = Template(String(place.entry.dropLast()))
      closing = ""
    } else if form == .schema {
      section = nil
      opening = ""
      entry = Template(keys + place.opening + place.entry + place.closing)
      closing = ""
    } else if place.takesMany {
      section = frame.section
      opening = Template(frame.opening + frame.before + keys + place.opening)
      entry = Template(place.entry)
      closing = Template(place.closing + frame.after + frame.closing)
    } else {
      section = frame.section
      opening = Template(frame.opening)
      entry = Template(
        frame.before + keys + place.opening + place.entry + place.closing + frame.after)
      closing = Template(frame.closing)
    }
    rest = Template(
      section == nil ? "resources: { %owner%: { attributes: { a: String } } }" : frame.rest)
    isSingle =
      section == nil
      || ["client", "defaults"].contains(frame.section ?? "") && !place.takesMany
    texts = SchemaTexts.hostile
    if place.takesWords {
      texts += Self.showcases.contains(name) ? SchemaTexts.words : SchemaTexts.keywords
    }
    namesTypes =
      form == .schema || key == "swift" && (form == .resource || form == .typeDeclaration)
    isInModels = key != "import"
    // Generated code spells what users write only where it is used.
    if form == .typeDeclaration, let code = UserCode(key, beside: companions) {
      userCode = code
      namesTypes = true
      texts.removeAll { Self.modules.contains($0.value) || !$0.isQuoted }
      middle = "resources:\n  %owner%: { attributes: {"
      echo = "m%n%: %Owner%x%n%,"
      closing = "} }"
    }
    wire = Wire(form, key, place)
    if form == .schema, section == nil { surroundings = [] }
    if form == .resource, key == "attributes" { typeOfAttribute = place.sample?.typeInSwift }
  }
}

extension UserCode {
  fileprivate init?(_ key: String, beside companions: String) {
    switch key {
    case "swift" where companions.isEmpty: self = .type
    case "transform": self = .transformer
    case "to": self = .transformed
    case "validate": self = .validator
    default: return nil
    }
  }
}

extension TextPlace {
  /// Whether words of Swift mean more in this place than other texts do.
  fileprivate var takesWords: Bool {
    switch content {
    case .name: true
    case .text(let text):
      [.identifier, .swiftType, .link, .enumValue, .listedEnumValue].contains(text)
    case .fixed: false
    }
  }

  /// The names of all members are made by the same code: one place has every form of what stands
  /// behind them, and the others have the first.
  fileprivate func isWorthwhile(in form: MappingDefinition, _ key: String) -> Bool {
    let isMember = [.name(.member), .name(.link), .name(.relationship)].contains(content)
    guard let sample, isMember else { return true }
    return [
      "resource.attributes", "resource.relationships", "resource.links", "typeDeclaration.object",
    ]
    .contains("\(form.id).\(key)") || sample.isFirst
  }
}
