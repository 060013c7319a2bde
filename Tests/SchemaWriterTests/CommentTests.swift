import Testing

@Suite("Comments")
struct CommentTests {
  @Test("above, after and below entries stay there")
  func places() throws {
    try expectCanonical(
      """
      # above a section
      types: # behind its key
        # above an entry
        # on two lines

        # and once more
        A: Int # behind an entry
        # below the last
      # at the end
      """)
  }

  @Test("are indented as what they belong to")
  func indentation() throws {
    try expect(
      """
      types:
      # above A
        A:
              # above the enum
             enum: [a]
             # below the enum
        # above B
        B: Int
      """,
      becomes: """
        types:
          # above A
          A:
            # above the enum
            enum: [a]
            # below the enum
          # above B
          B: Int
        """)
  }

  @Test("between a key and its value go above the key, and stay apart from others")
  func hoisted() throws {
    try expect(
      """
      types:
        # above B
        B: Int
        # apart

        C: # of C
          String
      """,
      becomes: """
        types:
          # above B
          B: Int
          # apart

          # of C
          C: String
        """)
  }

  @Test("in braces make them lines")
  func braces() throws {
    try expect(
      """
      types:
        A: { # of A
          # above
          object: { a: Int, # behind a
            b: Int } # behind the object
          # below
        } # behind A
        B: { alias: Int } # behind B
      """,
      becomes: """
        types:
          A: # of A
            # above
            object:
              a: Int # behind a
              b: Int
              # behind the object
            # below
            # behind A
          B: Int # behind B
        """)
  }

  @Test("between a key and its value go above the key")
  func betweenKeyAndValue() throws {
    try expect(
      """
      name: # which
        Test
      description: > # folded
        Text.
      schema: # one
        # alone
        1
      """,
      becomes: """
        # one
        # alone
        schema: 1
        # which
        name: Test
        # folded
        description: >
          Text.
        """,
      below: "")
  }

  @Test("that were aligned remain aligned")
  func alignment() throws {
    try expect(
      """
      types:
        A: Int           # one
        Bcdef: {alias: Int}     # two
        C: String # three
        D: String                # four
        E: String                # five
      """,
      becomes: """
        types:
          A: Int # one
          Bcdef: Int # two
          C: String # three
          D: String # four
          E: String # five
        """)
    try expect(
      """
      types:
        A: Int                  # one
        Bcdef: {alias: Int}     # two
      """,
      becomes: """
        types:
          A: Int     # one
          Bcdef: Int # two
        """)
  }

  @Test("below a key without a value stay there")
  func belowNothing() throws {
    try expectCanonical(
      """
      resources:
        articles:
          # not yet
        people: # nor these
          # at all
      """)
  }

  @Test("for editors stay at the top")
  func modeline() throws {
    let text = """
      # yaml-language-server: $schema=jsonapi-schema.schema.json

      schema: 1
      name: Test

      """
    #expect(try formatted(text) == text)
  }

  @Test("a list that is not indented ends where a comment is indented like its key")
  func unindentedLists() throws {
    try expect(
      "allow:\n- digit-first-name\n# of the types\ntypes: {}",
      becomes: "allow:\n  - digit-first-name\n# of the types\ntypes: {}")
  }
}
