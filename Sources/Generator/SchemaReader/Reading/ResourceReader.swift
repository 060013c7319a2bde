import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads `resources` and `mixins`.
final class ResourceReader: MappingReader {
  func readMixins(_ node: YAMLNode) {
    let example = "mixins: { timestamps: { attributes: { createdAt: DateTime } } }"
    guard let fields = namedFields(node, "mixins", example: example) else {
      context.draft.hide(.mixins, at: node.range)
      return
    }
    for field in fields {
      NameReader(self).checkDeclarationName(field, of: .mixin, "a mixin")
      var mixin = MixinDraft(name: field.name, members: MembersDraft(hidesMembers: true))
      if let keys = self.fields(field, of: .mixin) {
        mixin.description = texts(keys, of: field).description
        mixin.members = members(keys)
      }
      context.draft.mixins.append(mixin)
    }
  }

  func readResources(_ node: YAMLNode) {
    let example = "resources: { articles: { attributes: { title: String } } }"
    guard let fields = namedFields(node, "resources", example: example) else {
      context.draft.hide(.resources, at: node.range)
      return
    }
    let isWhole = !fields.contains(where: \.mayBePart)
    for var field in isWhole ? fields : MisplacedParts(self).takeParts(from: fields) {
      if let keys = field.value.mapping,
        keys.entries.contains(where: {
          MappingDefinition.resource.key($0.key.withoutMark.text) == nil
        })
      {
        ResourceNames(self).rename(&field)
      }
      NameReader(self).checkDeclarationName(field, of: .resourceType, "a resource type")
      NameReader(self).checkMemberName(field.name, of: .resourceType)
      context.draft.resources.append(resource(field))
    }
  }

  private func resource(_ field: Field) -> ResourceDraft {
    var result = ResourceDraft(resource: Resource(type: field.name, range: field.wholeRange))
    // An error in a member does not affect the name of the resource type.
    let keys = reading(field.name) {
      let fields = fields(field, of: .resource)
      result.resource.swiftName = NameReader(self).swiftName(fields?["swift"], isType: true)
      result.resource.pluralName = NameReader(self).swiftName(fields?["plural"], isType: true)
      return fields
    }
    guard let fields = keys else {
      result.members.hidesMembers = true
      return result
    }
    (result.resource.description, result.resource.deprecated) = texts(fields, of: field)
    result.id = fields["id"].flatMap { DefaultsReader(self).idType($0) }
    if let with = fields["with"] {
      result.mixins =
        names(
          with, of: "a mixin", example: "with: [\(known.mixins.first ?? "timestamps")]",
          spelling: { [known] in known.name($0, among: known.mixins).map { [$0] } ?? [] }) ?? []
    }
    result.members = members(fields)
    if let links = fields["links"] { result.links = LinksReader(self).links(links) }
    if let meta = fields["meta"] { result.meta = MetaReader(self).meta(meta) }
    result.resource.api = ResourceAPIReader(self).api(fields)
    if let with = fields["with"], result.mixins.count < with.value.sequence?.count ?? 1 {
      result.members.hidesMembers = true
    }
    return result
  }

  private func members(_ fields: Fields) -> MembersDraft {
    var members = MembersDraft(hidesMembers: fields.mayLackKeys)
    if let field = fields["attributes"] { MemberReader(self).attributes(field, into: &members) }
    if let field = fields["relationships"] {
      RelationshipReader(self).relationships(field.value, into: &members)
    }
    return members
  }
}

extension Field {
  /// True for a key of a resource or of a schema rather than a resource type with that name.
  var mayBePart: Bool {
    let form = MappingDefinition.resource
    guard form.key(name.value) != nil || MappingDefinition.schema.key(name.value) != nil,
      !value.isEmpty
    else { return false }
    guard let mapping = value.mapping else { return true }
    guard mapping["attributes"] == nil, mapping["relationships"] == nil else { return false }
    return ["attributes", "relationships", "defaults"].contains(name.value)
      || mapping.entries.contains { form.key($0.key.withoutMark.text) == nil }
  }
}
