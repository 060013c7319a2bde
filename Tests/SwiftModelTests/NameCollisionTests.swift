import Testing

/// Names that are legal on the wire and cannot all be names in Swift.
struct NameCollisionTests {
  @Test
  func `two attributes that become one property name both places`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          articles:
            attributes:
              first-name: String
              first_name: String
        """)
    #expect(
      findings == [
        """
        7:7 swift-name-collision: attribute `first_name` and attribute `first-name` are both \
        called `firstName` in Swift (the other is here: 6:7)
        """
      ])
  }

  @Test
  func `an attribute and a relationship share the names of a resource object`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          articles:
            attributes:
              first-author: String
            relationships:
              firstAuthor: articles
        """)
    #expect(
      findings == [
        """
        8:7 swift-name-collision: relationship `firstAuthor` and attribute `first-author` are \
        both called `firstAuthor` in Swift (the other is here: 6:7)
        """
      ])
  }

  @Test
  func `a type and a resource of one name`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        types:
          Article: { alias: String }
        resources:
          articles: {}
        """)
    #expect(
      findings == [
        """
        6:3 swift-name-collision: `articles` and the type `Article` are both called `Article` \
        in Swift (the other is here: 4:3)
        """
      ])
  }

  @Test
  func `the links of a document and those of a relationship`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          articles:
            relationships:
              author: { one: articles, links: [history] }
        documents:
          ArticleAuthor: { data: articles, links: [next] }
        """)
    #expect(
      findings == [
        """
        8:44 swift-name-collision: the links of the document `ArticleAuthor` and the links of \
        relationship `author` of `articles` are both called `ArticleAuthorLinks` in Swift \
        (the other is here: 6:40)
        """
      ])
  }

  @Test
  func `a resource whose file would be another's where case does not count`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          documents:
            swift: Documents
          api-keys: {}
          apikeys: {}
        """)
    #expect(
      findings == [
        """
        5:12 file-name-collision: `documents` and the documents would be generated into the \
        same file, `Documents.swift` (the other is here: 2:7)
        """,
        """
        7:3 file-name-collision: `apikeys` and `api-keys` would be generated into the same \
        file, `Apikey.swift` (the other is here: 6:3)
        """,
      ])
  }

  @Test
  func `a resource whose file would have a name that no disk takes`() throws {
    let name = String(repeating: "a", count: 249)
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          \(name): {}
          x\(name): {}
          x\(name)y: { swift: Short }
        """)
    #expect(
      findings == [
        """
        5:3 long-swift-name: `x\(name)` would be generated into a file whose name is longer than \
        255 bytes
        """
      ])
  }

  @Test
  func `a name that no type can have`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          protocols: {}
          articles:
            attributes:
              type: { enum: [a, b] }
        """)
    #expect(
      findings == [
        """
        4:3 reserved-swift-name: `protocols` would be called `Protocol` in Swift, which no type \
        can be called
        """,
        """
        7:7 reserved-swift-name: the type that is written here would be called `Type` in Swift, \
        which no type can be called
        """,
      ])
  }

  @Test
  func `a value that would be the case for unknown values`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        types:
          Status: { enum: [known, unrecognized] }
          Closed: { enum: [known, unrecognized], open: false }
        resources:
          articles: {}
        """)
    #expect(
      findings == [
        """
        4:27 swift-name-collision: the value `unrecognized` would be called `unrecognized` in \
        Swift, which is the case for values that the schema does not know
        """
      ])
  }

  @Test
  func `the property behind a deprecated one`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          articles:
            attributes:
              old: { type: String, deprecated: Use title. }
              oldStorage: String
        """)
    #expect(
      findings == [
        """
        7:7 swift-name-collision: attribute `oldStorage` and attribute `old` are both called \
        `oldStorage` in Swift (the other is here: 6:7)
        """
      ])
  }

  @Test
  func `two models that make one case of a union`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          values: {}
          value-resources: {}
          articles:
            relationships:
              thing: values | value-resources
        """)
    #expect(
      findings == [
        """
        5:3 swift-name-collision: model `ValueResource` and model `Value` are both called \
        `valueResource` in Swift (the other is here: 4:3)
        """
      ])
  }

  @Test
  func `a type that the user wrote and a generated one`() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        types:
          Price: { swift: Price, import: Money }
          Due: { transform: DueTransformer, from: String, to: Date }
        resources:
          dates: {}
        """)
    #expect(
      findings == [
        """
        4:3 swift-name-collision: the type `Price` is called `Price` in Swift, like what you \
        wrote yourself (yours is named here: 4:19)
        """,
        """
        7:3 swift-name-collision: `dates` is called `Date` in Swift, like what you wrote \
        yourself (yours is named here: 5:55)
        """,
      ])
  }
}
