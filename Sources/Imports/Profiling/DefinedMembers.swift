/// The members that JSON:API defines for an object.
package struct DefinedMembers: Sendable {
  /// The object, with an article: `a document`.
  package let name: String
  private let members: Set<String>

  /// Returns false for a member that neither JSON:API defines nor its rules say to ignore.
  package func contains(_ member: String) -> Bool {
    members.contains(member) || member.hasPrefix("@")
  }

  package static let document = DefinedMembers(
    name: "a document", members: ["data", "errors", "meta", "jsonapi", "links", "included"])
  package static let resource = DefinedMembers(
    name: "a resource object",
    members: ["type", "id", "lid", "attributes", "relationships", "links", "meta"])
  package static let identifier = DefinedMembers(
    name: "a resource identifier object", members: ["type", "id", "lid", "meta"])
  package static let relationship = DefinedMembers(
    name: "a relationship object", members: ["data", "links", "meta"])
  package static let error = DefinedMembers(
    name: "an error object",
    members: ["id", "links", "status", "code", "title", "detail", "source", "meta"])
}
