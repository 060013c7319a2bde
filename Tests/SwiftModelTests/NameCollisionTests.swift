import Testing

/// Names that are legal on the wire and cannot all be names in Swift.
struct NameCollisionTests {
  @Test("two attributes that become one property are an error with both places")
  func attributes() throws {
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

  @Test("an attribute and a relationship cannot become one property")
  func attributeAndRelationship() throws {
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

  @Test("a type and a resource type cannot have one name")
  func typeAndResource() throws {
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

  @Test("the links of a document and of a relationship cannot have one name")
  func links() throws {
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

  @Test("two files cannot have names that differ only in case")
  func fileNames() throws {
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

  @Test("the name of a file cannot be too long for a disk")
  func longFileNames() throws {
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

  @Test("the name of a type cannot be reserved")
  func reservedTypeNames() throws {
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

  @Test("a value cannot become the case for unrecognized values")
  func unrecognizedCase() throws {
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

  @Test("the storage of a deprecated property cannot have the name of another")
  func deprecatedProperty() throws {
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

  @Test("two models cannot become one case of a union")
  func unionCases() throws {
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

  @Test("a user's type and a generated one cannot have one name")
  func userTypes() throws {
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
        4:3 swift-name-collision: the type `Price` is called `Price` in Swift, like a type \
        that you wrote (your type is named here: 4:19)
        """,
        """
        7:3 swift-name-collision: `dates` is called `Date` in Swift, like a type that you \
        wrote (your type is named here: 5:55)
        """,
      ])
  }
}
