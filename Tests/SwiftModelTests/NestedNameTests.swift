import Foundation
import Testing

/// Types that are written where they are used: they are nested in Swift, and hide others there.
struct NestedNameTests {
  @Test("a type written inside an attribute cannot hide one that the resource needs")
  func hiddenTypes() throws {
    let schema = """
      schema: 1
      name: Test
      types:
        Status: { enum: [open, shut] }
      resources:
        articles:
          attributes:
            status: { enum: [draft, final] }
            old: STATUS
      """
    let findings = try nameFindings(in: schema.replacingOccurrences(of: "STATUS", with: "Status"))
    #expect(
      findings == [
        """
        8:7 swift-name-collision: the type that is written here would be called \
        `ArticleDescription.Status` in Swift and hide `Status`, which `ArticleDescription` needs
        """
      ])
    // Where nothing needs the other, there is nothing to say.
    #expect(
      try nameFindings(in: schema.replacingOccurrences(of: "STATUS", with: "String")) == [])
  }

  @Test("a date pattern and a type in the same resource cannot have one name")
  func datePatterns() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          articles:
            attributes:
              day: { type: DateTime, format: yyyy-MM-dd }
              day-pattern: { enum: [a] }
        """)
    #expect(
      findings == [
        """
        7:7 swift-name-collision: two types that are written here would be called \
        `ArticleDescription.DayPattern` in Swift (the other is here: 6:38)
        """
      ])
  }

  @Test("every type that a resource object uses by name is checked")
  func usedTypes() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        types:
          Color: { enum: [red] }
          Note: { object: { text: String } }
          Wire: { enum: [a] }
          Due: { transform: DueTransformer, from: '[Wire]', to: Foundation.Date }
          Slug: { validate: SlugValidator, of: String }
          Year: { alias: DateTime, format: yyyy }
          Years: '[Year]'
        resources:
          articles:
            attributes:
              color: { enum: [a] }
              shape: { object: { fill: { map: Color } } }
              wire: { enum: [a] }
              dueTransformer: { enum: [a] }
              due: Due
              slugValidator: { enum: [a] }
              slug: Slug
              yearPattern: { enum: [a] }
              years: Years
              reader: { enum: [a] }
              articleOwner: { enum: [a] }
              articleOwnerMeta: { enum: [a] }
              articleHistoryLinks: { enum: [a] }
              note: { enum: [a] }
            relationships:
              readers: [readers]
              owner: { one: readers | teams, meta: { by: String } }
              history: { links: [archive], meta: Note }
          readers: {}
          teams: {}
        """)
    let hidden = findings.compactMap { finding in
      finding.components(separatedBy: "and hide `").dropFirst().first?
        .components(separatedBy: "`").first
    }
    #expect(
      hidden == [
        "Color", "Wire", "DueTransformer", "SlugValidator", "YearPattern", "Reader",
        "ArticleOwner", "ArticleOwnerMeta", "ArticleHistoryLinks", "Note",
      ])
    #expect(findings.count == hidden.count)
  }

  @Test("names that generated code does not use there are free")
  func freeNames() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        types:
          Color: { enum: [red] }
          Colors: '[Color]'
          Palette: { object: { colors: [Color] } }
        resources:
          articles:
            attributes:
              color: { enum: [a] }
              colors: Colors
              palette: Palette
              comment: { enum: [a] }
              team: { object: { name: String } }
            relationships:
              comments: { many: comments, linkage: never, links: [related] }
              owner: { one: comments | teams, linkage: never, links: [related] }
          comments: {}
          teams: {}
        """)
    #expect(findings == [])
  }

  @Test("nested types of links and new resource objects are checked")
  func linksAndNewResources() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        types:
          NextMeta: { object: { count: Int } }
        resources:
          articles:
            attributes:
              title: String
              state: { enum: [a] }
              articleDescription: { enum: [a], writeOnly: true }
            links:
              next: { meta: { count: Int } }
              last: { meta: NextMeta }
        """)
    #expect(
      findings == [
        """
        10:7 swift-name-collision: the type that is written here would be called \
        `NewArticleDescription.ArticleDescription` in Swift and hide `ArticleDescription`, which \
        `NewArticleDescription` needs
        """,
        """
        12:7 swift-name-collision: the type that is written here would be called \
        `ArticleLinks.NextMeta` in Swift and hide `NextMeta`, which `ArticleLinks` needs
        """,
      ])
  }
}
