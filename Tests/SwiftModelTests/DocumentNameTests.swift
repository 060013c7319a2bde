import Testing

@testable import Diagnostics
@testable import ResourceSchema
@testable import SwiftModel

/// Default documents are named for the name of their resource type in Swift.
struct DocumentNameTests {
  @Test(
    "a resource type has a document of one and a document of many",
    arguments: [
      ("articles", nil, nil, "ArticleDocument", "ArticlesDocument"),
      ("user", nil, nil, "UserDocument", "UsersDocument"),
      ("user", "Account", nil, "AccountDocument", "AccountsDocument"),
      ("users", "Account", nil, "AccountDocument", "AccountsDocument"),
      ("people", "Person", nil, "PersonDocument", "PeopleDocument"),
      ("staff", "StaffMember", nil, "StaffMemberDocument", "StaffMembersDocument"),
      ("category", nil, nil, "CategoryDocument", "CategoriesDocument"),
      ("essay", nil, nil, "EssayDocument", "EssaysDocument"),
      ("status", nil, nil, "StatusDocument", "StatusesDocument"),
      ("analysis", nil, nil, "AnalysisDocument", "AnalysesDocument"),
      ("tax-box", nil, nil, "TaxBoxDocument", "TaxBoxesDocument"),
      ("news", nil, nil, "NewsDocument", "NewsListDocument"),
      ("people", nil, nil, "PeopleDocument", "PeopleListDocument"),
      ("saml-settings", "SamlSettings", nil, "SamlSettingsDocument", "SamlSettingsListDocument"),
      ("kunde", nil, "Kunden", "KundeDocument", "KundenDocument"),
      ("news", nil, "NewsItems", "NewsDocument", "NewsItemsDocument"),
    ])
  func defaultDocuments(
    type: String, swift: String?, plural: String?, one: String, many: String
  ) {
    var resource = Resource(type: Located(type))
    resource.swiftName = swift.map { Located($0) }
    resource.pluralName = plural.map { Located($0) }
    let names = ResourceNames(resource)
    #expect(names.document == one)
    #expect(names.collectionDocument == many)
  }

  private func names(of documents: String, types: String) throws -> [String] {
    try nameFindings(
      in: "schema: 1\nname: Test\nresources: { \(types) }\ndocuments: { \(documents) }\n")
  }

  @Test(
    "a document with almost the name of a default one does not replace it",
    arguments: [
      ("AuditListDocument: { data: [audit] }", "AuditListDocument", "AuditsDocument"),
      ("AuditCollectionDocument: { data: [audit] }", "AuditCollectionDocument", "AuditsDocument"),
      ("AuditsDocument: { data: audit }", "AuditsDocument", "AuditDocument"),
    ])
  func similarNames(
    document: String, name: String, standard: String
  ) throws {
    #expect(
      try names(of: document, types: "audit: { attributes: { a: Int } }") == [
        """
        4:14 near-default-document: `\(name)` does not replace the document `\(standard)`, which \
        `audit` has by default
        """
      ])
  }

  @Test("a document named for the type does not replace one named for Swift")
  func swiftNames() throws {
    #expect(
      try names(
        of: "UsersDocument: { data: [users] }",
        types: "users: { swift: Account, attributes: { a: Int } }") == [
          """
          4:14 near-default-document: `UsersDocument` does not replace the document \
          `AccountsDocument`, which `users` has by default
          """
        ])
  }

  @Test(
    "a document may replace a default one, or have a name of its own",
    arguments: [
      "AuditsDocument: { data: [audit] }", "AuditFeedDocument: { data: [audit] }",
      "AuditList: { data: [audit] }", "AuditListDocument: { data: none, meta: { a: Int } }",
      "AuditListDocument: { data: [audit] }, AuditsDocument: { data: [audit] }",
    ])
  func replacement(
    documents: String
  ) throws {
    #expect(try names(of: documents, types: "audit: { attributes: { a: Int } }") == [])
  }
}
