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
  var access: Member.Access
  var creation: Member.Creation?
  var queryName: String?
  var deprecated: String?

  init(_ member: Member, _ kind: Kind) {
    self.kind = kind
    name = member.name
    isOptional = member.isOptional
    isNullable = member.isNullable
    access = member.access
    creation = member.creation
    queryName = member.queryName
    deprecated = member.deprecated
  }

  init(_ relationship: Relationship) {
    kind = .relationship
    name = relationship.name
    isOptional = relationship.isOptional
    isNullable = relationship.isNullable
    access = relationship.access
    creation = relationship.creation
    queryName = relationship.queryName
    deprecated = relationship.deprecated
  }

  init(_ link: LinkMember) {
    kind = .link
    name = link.name
    isOptional = link.isOptional
    isNullable = link.isNullable
    access = .readOnly
    deprecated = link.deprecated
  }

  /// Returns the documents that can contain it, among those that can contain its owner.
  func carriers(in outer: Carriers) -> Carriers { outer.admitting(access, creation) }

  /// Returns true if create requests need not contain it, and `nil` if they cannot.
  func isOptionalInCreation(in outer: Carriers) -> Bool? {
    carriers(in: outer).contains(.creations)
      ? Member.Creation.isOptional(creation, otherwise: isOptional) : nil
  }
}

extension Field.Kind {
  /// The changes that the addition and the removal of a field are.
  struct Rows {
    var removed: (required: ChangeRow, optional: ChangeRow)
    var added: (required: ChangeRow, optional: ChangeRow, requiredInRequests: ChangeRow)
  }

  var rows: Rows {
    switch self {
    case .attribute, .member:
      Rows(
        removed: (.removedRequiredAttribute, .removedOptionalAttribute),
        added: (
          .addedRequiredAttribute, .addedOptionalAttribute, .addedRequiredAttributeOfRequests
        ))
    case .relationship:
      Rows(
        removed: (.removedRequiredRelationship, .removedOptionalRelationship),
        added: (
          .addedRequiredRelationship, .addedOptionalRelationship,
          .addedRequiredRelationshipOfRequests
        ))
    // Only responses contain links and meta.
    case .link:
      Rows(
        removed: (.removedRequiredLink, .removedOptionalLink),
        added: (.addedRequiredLink, .addedOptionalLink, .addedRequiredLink))
    case .meta:
      Rows(
        removed: (.removedRequiredMeta, .removedOptionalMeta),
        added: (.addedRequiredMeta, .addedOptionalMeta, .addedRequiredMeta))
    }
  }
}
