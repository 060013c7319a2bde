import Diagnostics
import ResourceSchema

/// The properties that attributes, members of objects, relationships, links and meta share.
struct Field {
  /// The kinds of fields, by their names in messages.
  enum Kind: String {
    case attribute, member, relationship, link
    case meta = "meta member"
  }

  var kind: Kind
  var name: Located<String>
  var isOptional: Bool
  var isNullable: Bool
  var access: Member.Access = .readWrite
  var creation: Member.Creation?
  var queryName: String?
  var isDeprecated: Bool

  init(_ member: Member, _ kind: Kind) {
    self.kind = kind
    name = member.name
    isOptional = member.isOptional
    isNullable = member.isNullable
    access = member.access
    creation = member.creation
    queryName = member.queryName
    isDeprecated = member.deprecated != nil
  }

  init(_ relationship: Relationship) {
    kind = .relationship
    name = relationship.name
    isOptional = relationship.isOptional
    isNullable = relationship.isNullable
    access = relationship.access
    creation = relationship.creation
    queryName = relationship.queryName
    isDeprecated = relationship.deprecated != nil
  }

  init(_ link: LinkMember, isOptional: Bool) {
    kind = .link
    name = link.name
    self.isOptional = isOptional || link.isOptional
    isNullable = link.isNullable
    access = .readOnly
    isDeprecated = link.deprecated != nil
  }

  /// Returns the documents that can contain it, among those that can contain its owner.
  func carriers(in outer: Carriers) -> Carriers {
    kind == .link ? outer.intersection(.responses) : outer.admitting(access, creation)
  }

  /// True if create requests must contain it.
  func isRequiredInCreation(in outer: Carriers) -> Bool {
    carriers(in: outer).contains(.creations)
      && !Member.Creation.isOptional(creation, otherwise: isOptional)
  }

  /// True if create requests may contain it, and need not.
  func isOptionalInCreation(in outer: Carriers) -> Bool {
    carriers(in: outer).contains(.creations)
      && Member.Creation.isOptional(creation, otherwise: isOptional)
  }
}
