import ResourceSchema
import YAMLSource

/// Reads `resources` and `mixins`.
extension FileReader {
  mutating func readMixins(_ node: YAMLNode) {
    let example = "mixins: { timestamps: { attributes: { createdAt: DateTime } } }"
    guard let fields = namedFields(node, "mixins", example: example) else {
      draft.hide(.mixins, at: node.range)
      return
    }
    for field in fields {
      if field.isMarkedOptional { reportMark(of: "mixin", at: field) }
      var mixin = MixinDraft(name: field.name, members: MembersDraft(hidesMembers: true))
      let rest = takeStrayMembers(from: field.value, of: .mixin)
      if let keys = self.fields(rest ?? field.value, of: .mixin, example: "{ attributes: { … } }") {
        allow(keys, in: field)
        mixin.description = freeText(keys["description"])
        mixin.members = members(keys)
        if rest != nil { mixin.members.hidesMembers = true }
      }
      draft.mixins.append(mixin)
    }
  }

  mutating func readResources(_ node: YAMLNode) {
    let example = "resources: { articles: { attributes: { title: String } } }"
    guard let fields = namedFields(node, "resources", example: example) else {
      draft.hide(.resources, at: node.range)
      return
    }
    for field in takeParts(from: fields) {
      if field.isMarkedOptional { reportMark(of: "resource type", at: field) }
      checkMemberName(field.name, of: .resourceType)
      if LanguageName.resourceType.exceptions.contains(field.name.value) {
        report(
          .reservedTypeName, "`\(field.name.value)` is a word of the language: `data: none`",
          at: field.name.range)
      }
      draft.resources.append(resource(field))
    }
  }

  private mutating func reportMark(of what: String, at field: Field) {
    report(
      .misplacedQuestionMark, "the name of a \(what) takes no question mark", at: field.name.range,
      suggestion: .write(field.name.value, at: field.name.range))
  }

  private mutating func resource(_ field: Field) -> ResourceDraft {
    var result = ResourceDraft(resource: Resource(type: field.name, range: whole(field)))
    let example = "\(field.name.value): { attributes: { title: String } }"
    var hasStrays = false
    // Mistakes of members are their own and leave the name of the resource type as it is.
    let keys = reading(field.name) { reader in
      let rest = reader.takeStrayMembers(from: field.value, of: .resource)
      hasStrays = rest != nil
      let fields = reader.fields(rest ?? field.value, of: .resource, example: example)
      result.resource.swiftName = reader.swiftName(fields?["swift"])
      result.resource.pluralName = reader.swiftName(fields?["plural"])
      return fields
    }
    guard let fields = keys else {
      result.members.hidesMembers = true
      return result
    }
    allow(fields, in: field)
    result.resource.description = freeText(fields["description"])
    result.resource.deprecated = deprecation(fields, of: field.name)
    result.id = fields["id"].flatMap { idType($0) }
    if let with = fields["with"] {
      result.mixins = names(with, of: "a mixin", example: "with: [timestamps]") ?? []
    }
    result.members = members(fields)
    if hasStrays { result.members.hidesMembers = true }
    if let links = fields["links"] { result.links = self.links(links) }
    if let meta = fields["meta"] { result.meta = self.meta(meta) }
    result.resource.api = api(fields)
    if let with = fields["with"], result.mixins.count < with.value.sequence?.count ?? 1 {
      result.members.hidesMembers = true
    }
    return result
  }

  private mutating func members(_ fields: Fields) -> MembersDraft {
    var members = MembersDraft(hidesMembers: fields.mayLackKeys)
    if let field = fields["attributes"] { attributes(field, into: &members) }
    if let field = fields["relationships"] { relationships(field.value, into: &members) }
    return members
  }
}
