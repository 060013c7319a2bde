import Testing

@Suite("The order of keys")
struct KeyOrderTests {
  @Test("a schema has its sections in order")
  func sections() throws {
    try expect(
      """
      documents:
        Ping: { data: none, meta: { uptime: Double } }

      resources:
        articles: {}
      allow: [digit-first-name]
      name: Test
      schema: 1
      """,
      becomes: """
        schema: 1
        name: Test
        allow: [digit-first-name]

        resources:
          articles: {}

        documents:
          Ping: { data: none, meta: { uptime: Double } }
        """,
      below: "")
  }

  @Test("a resource type has its names first, then what clients may do, then its members")
  func resource() throws {
    try expect(
      """
      resources:
        articles:
          meta: { words: Int }
          relationships: {}
          attributes: {}
          page: { max: 100, style: number, size: 20 }
          path: posts
          id: UUID
          description: A thing somebody wrote.
          swift: Post
      """,
      becomes: """
        resources:
          articles:
            swift: Post
            description: A thing somebody wrote.
            id: UUID
            path: posts
            page: { style: number, size: 20, max: 100 }
            attributes: {}
            relationships: {}
            meta: { words: Int }
        """)
  }

  @Test("a description comes first in lines and last in braces")
  func description() throws {
    try expect(
      """
      types:
        Slug: { description: Lower case., alias: String }
        Color:
          enum: [red, green]
          deprecated: Use Tone.
          description: What it looks like.
      """,
      becomes: """
        types:
          Slug: { alias: String, description: Lower case. }
          Color:
            description: What it looks like.
            deprecated: Use Tone.
            enum: [red, green]
        """)
  }

  @Test("values and members that take lines come last")
  func lines() throws {
    try expect(
      """
      types:
        Color:
          enum:
            - red
            - green
          open: false
      """,
      becomes: """
        types:
          Color:
            open: false
            enum:
              - red
              - green
        """)
  }

  @Test("names that the schema chooses keep their order")
  func names() throws {
    try expectCanonical(
      """
      types:
        Zebra: Int
        Ant: { object: { type: String, enum: Int, description: String } }
      """)
  }

  @Test("comments go with their keys, but those at the top of the file stay there")
  func comments() throws {
    try expect(
      """
      # The schema of a test.
      name: Test
      # The version.
      schema: 1 # one
      """,
      becomes: """
        # The schema of a test.
        # The version.
        schema: 1 # one
        name: Test
        """,
      below: "")
  }

  @Test("an alias never comes before its anchor")
  func anchors() throws {
    try expectCanonical(
      """
      resources:
        articles:
          links: &own [self]
          relationships:
            author: { one: articles, links: *own }
          id: UUID
      """)
  }
}
