import Testing

/// Names that the schema sets itself, with `swift:`.
struct SwiftSettingTests {
  @Test("names set with `swift` are checked")
  func areChecked() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          articles:
            swift: article
            attributes:
              a: { type: String, swift: self }
              b: { type: String, swift: Rating }
              c: { type: String, swift: hashValue }
        """)
    #expect(
      findings == [
        """
        5:12 uncapitalized-swift-name: `articles` would be called `article` in Swift, where \
        types begin with a capital letter
        """,
        """
        7:33 reserved-swift-name: attribute `a` cannot be called `self` in Swift, where it \
        has a special meaning
        """,
        """
        8:33 capitalized-swift-name: the name of a member must begin with a lowercase \
        letter, not `Rating`
        """,
        """
        9:33 reserved-swift-name: attribute `c` cannot be called `hashValue` in Swift, where \
        it has a special meaning
        """,
      ])
  }

  @Test("names set with `swift` resolve collisions")
  func resolveCollisions() throws {
    let findings = try nameFindings(
      in: """
        schema: 1
        name: Test
        resources:
          protocols: { swift: ProtocolModel }
          articles:
            attributes:
              first-name: String
              first_name: { type: String, swift: secondName }
              type: { type: { enum: [a, b] }, swift: kind }
        """)
    #expect(findings == [])
  }
}
