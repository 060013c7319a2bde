import Testing

@Suite("Braces, lines and spaces")
struct LayoutTests {
  @Test("braces stay braces and lines stay lines")
  func choice() throws {
    try expectCanonical(
      """
      types:
        A: { object: { a: String } }
        B:
          object:
            a: String
        C: { enum: [a, b] }
        D:
          enum:
            - a
            - b
      """)
  }

  @Test("indents by two spaces, with one space inside braces and none inside brackets")
  func spaces() throws {
    try expect(
      """
      types:
          A:   {object: {a:  String,b: [ Int ]}}
          B:
              enum:
              - a
              -   b
      """,
      becomes: """
        types:
          A: { object: { a: String, b: [Int] } }
          B:
            enum:
              - a
              - b
        """)
  }

  @Test("braces that are longer than a hundred columns become lines, those inside only if needed")
  func longBraces() throws {
    let name = String(repeating: "n", count: 30)
    try expect(
      "types: { A: { object: { \(name)1: String, \(name)2: { enum: [a, b] }, \(name)3: Int } } }",
      becomes: """
        types:
          A:
            object:
              \(name)1: String
              \(name)2: { enum: [a, b] }
              \(name)3: Int
        """)
  }

  @Test("a hundred columns fit, and a comment after them does not count")
  func exactWidth() throws {
    let name = String(repeating: "é", count: 100 - "  A: { object: { : Int } }".count)
    try expectCanonical("types:\n  A: { object: { \(name): Int } } # of 100 columns")
    try expect(
      "types:\n  A: { object: { \(name)x: Int } }",
      becomes: "types:\n  A:\n    object: { \(name)x: Int }")
  }

  @Test("braces on several lines become one line")
  func brokenBraces() throws {
    try expect(
      """
      types:
        A: {
          object: {
            a: String,
            b: Int
          }
        }
      allow: [
        digit-first-name,
        reserved-member-name ]
      """,
      becomes: """
        allow: [digit-first-name, reserved-member-name]
        types:
          A: { object: { a: String, b: Int } }
        """)
  }

  @Test("a list or mapping in a list begins on the line of the dash")
  func nestedLists() throws {
    try expect(
      """
      types:
        A:
          -
            -  type: String
               nullable: true
        B:
        - { type: [ Int ],
            nullable: true }
        C:
          - map: Int
            nullable: true
      """,
      becomes: """
        types:
          A:
            - - String?
          B:
            - '[Int]?'
          C:
            - map: Int
              nullable: true
        """)
  }

  @Test("keeps one empty line between entries, and none where a block begins or the file ends")
  func emptyLines() throws {
    try expect(
      """
      types:

        A: Int

        B: Int

      resources:

        articles: {}

      """,
      becomes: """
        types:
          A: Int

          B: Int

        resources:
          articles: {}
        """)
  }

  @Test("texts on several lines move with their key")
  func severalLines() throws {
    try expect(
      """
      types:
           A:
                alias: Int
                description: >-
                        Folded
                          and more

                        text.
           B:
                alias: Int
                description: |
                 Literal
                   text.

                deprecated: plain text
                    on two lines
           C:
                alias: Int
                description: "quoted \\
                     text

                     of three lines"
      """,
      becomes: """
        types:
          A:
            description: >-
              Folded
                and more

              text.
            alias: Int
          B:
            description: |
              Literal
                text.

            deprecated: plain text
              on two lines
            alias: Int
          C:
            description: "quoted \\
              text

              of three lines"
            alias: Int
        """)
  }

  @Test("empty lines that belong to a text stay")
  func keptLines() throws {
    try expect(
      "types:\n  A:\n    alias: Int\n    description: |+\n       Text.\n\n\n  B: Int",
      becomes: "types:\n  A:\n    description: |+\n      Text.\n\n\n    alias: Int\n\n  B: Int")
  }

  @Test("a text that begins with spaces declares its indentation")
  func statedIndentation() throws {
    try expect(
      "types:\n    A:\n        description: |4\n              Text.\n            More.\n        alias: Int",
      becomes: "types:\n  A:\n    description: |2\n        Text.\n      More.\n    alias: Int")
  }

  @Test("an example on several lines keeps them")
  func examples() throws {
    try expect(
      """
      types:
        A: { object: { a: { type: JSON, example: [ 1,   2 ] } } }
        B:
          object:
              a:
                type: JSON
                example:
                  - b:   1
                    # a comment of the example
                    c: 2
      """,
      becomes: """
        types:
          A: { object: { a: { type: JSON, example: [ 1,   2 ] } } }
          B:
            object:
              a:
                type: JSON
                example:
                  - b:   1
                    # a comment of the example
                    c: 2
        """)
  }
}
