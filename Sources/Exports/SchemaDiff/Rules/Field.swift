import Diagnostics
import ResourceSchema

/// The properties that attributes, members of objects, relationships, links and meta share.
protocol Field {
  var name: Located<String> { get }
  var isOptional: Bool { get }
  var isNullable: Bool { get }
  var access: Member.Access { get }
  var creation: Member.Creation? { get }
  var queryName: String? { get }
  var deprecated: String? { get }
}

extension Member: Field {}

extension Relationship: Field {}

extension LinkMember: Field {
  var access: Member.Access { .readOnly }
  var creation: Member.Creation? { nil }
  var queryName: String? { nil }
}

extension Field {
  /// Returns the documents that can contain it, among those that can contain its owner.
  func carriers(in outer: Carriers) -> Carriers { outer.admitting(access, creation) }

  /// Returns true if create requests need not contain it, and `nil` if they cannot.
  func isOptionalInCreation(in outer: Carriers) -> Bool? {
    carriers(in: outer).contains(.creations)
      ? Member.Creation.isOptional(creation, otherwise: isOptional) : nil
  }
}

/// The kinds of fields, by their names in messages.
enum FieldKind: String {
  case attribute, member, relationship, link
  case meta = "meta member"

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
