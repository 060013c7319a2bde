import Rendering
import Testing

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}

@Suite struct LineFitterTests {
  private func fit(_ source: String, limit: Int = 100) -> String {
    String(decoding: LineFitter.fit([UInt8](source.utf8), limit: limit), as: UTF8.self)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    var kind: String
    var line: String
    var lines: String
    var testDescription: String { kind }
  }

  @Test("a line that is too long is broken as the formatter breaks it", arguments: examples)
  func longLines(_ example: Example) {
    let fitted = fit(example.line + "\n", limit: 40)
    #expect(fitted == example.lines + "\n")
    #expect(fit(fitted, limit: 40) == fitted)
  }

  static let examples: [Example] = [
    Example(
      kind: "inheritance",
      line: "public struct Name: Protocol, Another, Last {",
      lines: """
        public struct Name: Protocol, Another,
          Last
        {
        """),
    Example(
      kind: "inheritance of a qualified name",
      line: "public struct Attributes: JSONAPI.Attributes {",
      lines: """
        public struct Attributes:
          JSONAPI.Attributes
        {
        """),
    Example(
      kind: "name that is longer than a line",
      line: "  public indirect enum RecruitmentGroupIsEnabled: Protocol {",
      lines: """
          public indirect enum
            RecruitmentGroupIsEnabled: Protocol
          {
        """),
    Example(
      kind: "extension",
      line: "extension RecruitmentGroupIsEnabledOrNotAtAll {",
      lines: """
        extension
          RecruitmentGroupIsEnabledOrNotAtAll
        {
        """),
    Example(
      kind: "property",
      line: "  public var author: ToOne<Person, NoLinks>?",
      lines: """
          public var author:
            ToOne<Person, NoLinks>?
        """),
    Example(
      kind: "property with an attribute",
      line: "  @Formatted<Day> public var created: Date??",
      lines: """
          @Formatted<Day> public var created:
            Date??
        """),
    Example(
      kind: "property with a long attribute",
      line: "  @Formatted<Nullable<Day>> private(set) var deletedAt: Date??",
      lines: """
          @Formatted<Nullable<Day>> private(set)
            var deletedAt: Date??
        """),
    Example(
      kind: "property with an attribute that fills a line",
      line: "  @Formatted<Nullable<Format.DateTime>> public var at: Date??",
      lines: """
          @Formatted<Nullable<Format.DateTime>>
          public var at: Date??
        """),
    Example(
      kind: "property with an attribute that is longer than a line",
      line: "  @Formatted<Nullable<Format.DateTime>, Day> public var at: Date??",
      lines: """
          @Formatted<
            Nullable<Format.DateTime>, Day
          > public var at: Date??
        """),
    Example(
      kind: "property with an attribute that has arguments",
      line: "  @Formatted(Format.DateTime.self, isNullable: true) var at: Date??",
      lines: """
          @Formatted(
            Format.DateTime.self,
            isNullable: true) var at: Date??
        """),
    Example(
      kind: "generic arguments",
      line: "  var author: ToOneRelationship<Person, NoMetadata, NoLinks>?",
      lines: """
          var author:
            ToOneRelationship<
              Person, NoMetadata, NoLinks
            >?
        """),
    Example(
      kind: "dictionary of arrays",
      line: "var authors: [String: [Relationship<Person, Links>?]]?",
      lines: """
        var authors:
          [String: [Relationship<
            Person, Links
          >?]]?
        """),
    Example(
      kind: "computed property",
      line: "  public var value: Attribute<String, Int>? {",
      lines: """
          public var value:
            Attribute<String, Int>?
          {
        """),
    Example(
      kind: "accessor",
      line: "  set { storage = newValue.map { Value($0) } }",
      lines: """
          set {
            storage = newValue.map { Value($0) }
          }
        """),
    Example(
      kind: "initializer",
      line: "  init(name: String? = nil, date: Date? = nil, id: Int) throws {",
      lines: """
          init(
            name: String? = nil,
            date: Date? = nil, id: Int
          ) throws {
        """),
    Example(
      kind: "function",
      line: "func value(of name: String, in other: Other) throws -> Int {",
      lines: """
        func value(
          of name: String, in other: Other
        ) throws -> Int {
        """),
    Example(
      kind: "call",
      line: "self.value = .init(value: value, other: 3)",
      lines: """
        self.value = .init(
          value: value, other: 3)
        """),
    Example(
      kind: "assignment",
      line: "self.aNameThatIsLong = anotherNameThatIsLong",
      lines: """
        self.aNameThatIsLong =
          anotherNameThatIsLong
        """),
    Example(
      kind: "closure",
      line: "self.date = try date.map { try .init(value: $0) }",
      lines: """
        self.date = try date.map {
          try .init(value: $0)
        }
        """),
    Example(
      kind: "case of an enum",
      line: "  case name(Type, label: Another, other: Type)",
      lines: """
          case name(
            Type, label: Another, other: Type)
        """),
    Example(
      kind: "cases in a list",
      line: "  case flags, title, body, `default`, subtitle, summary, slug",
      lines: """
          case flags, title, body, `default`,
            subtitle, summary, slug
        """),
    Example(
      kind: "case that is longer than a line",
      line: "  case recruitmentGroupIsEnabledOrNotAtAll, body",
      lines: """
          case
            recruitmentGroupIsEnabledOrNotAtAll,
            body
        """),
    Example(
      kind: "raw value",
      line: #"case createdAt = "created-at-some-time-or-other""#,
      lines: #"""
        case createdAt =
          "created-at-some-time-or-other"
        """#),
    Example(
      kind: "case of a switch",
      line: #"case "a[(": self = .name(try .init(from: decoder))"#,
      lines: #"""
        case "a[(":
          self = .name(try .init(from: decoder))
        """#),
    Example(
      kind: "default",
      line: "default: self = .unrecognized(try .init(from: decoder))",
      lines: """
        default:
          self = .unrecognized(
            try .init(from: decoder))
        """),
    Example(
      kind: "static member of a generic type",
      line: "case .day: self = .days(try Attribute<[Day?], List>.value(from: decoder))",
      lines: """
        case .day:
          self = .days(
            try Attribute<[Day?], List>.value(
              from: decoder))
        """),
    Example(
      kind: "case with a value",
      line: "case .x(let value): try Attribute<[Day?]>.encode(value, to: encoder)",
      lines: """
        case .x(let value):
          try Attribute<[Day?]>.encode(
            value, to: encoder)
        """),
    Example(
      kind: "typealias",
      line: "typealias Document<Body: Bodies> = Base<Body, Meta, Links>",
      lines: """
        typealias Document<Body: Bodies> = Base<
          Body, Meta, Links
        >
        """),
    Example(
      kind: "array",
      line: "static let all: [Type] = [A.self, Bbbb.self, C.self]",
      lines: """
        static let all: [Type] = [
          A.self, Bbbb.self, C.self,
        ]
        """),
    Example(
      kind: "array of one element",
      line: "static let all: [Any.Type] = [Aaaaaaaa.self]",
      lines: """
        static let all: [Any.Type] = [
          Aaaaaaaa.self
        ]
        """),
    Example(
      kind: "list that has no room for its comma",
      line: "let all: [Type] = [Aaaaa.self, Bbb.self]",
      lines: """
        let all: [Type] = [
          Aaaaa.self, Bbb.self,
        ]
        """),
    Example(
      kind: "array as the only argument",
      line: "register([Aaaaaaaaaaa.self, Bbbbbbbbbbbbb.self])",
      lines: """
        register([
          Aaaaaaaaaaa.self, Bbbbbbbbbbbbb.self,
        ])
        """),
    Example(
      kind: "attribute",
      line: #"@available(*, deprecated, message: "Use another.")"#,
      lines: #"""
        @available(
          *, deprecated, message: "Use another."
        )
        """#),
    Example(
      kind: "guard",
      line: "guard case .name(let value) = self else { return nil }",
      lines: """
        guard case .name(let value) = self
        else { return nil }
        """),
    Example(
      kind: "raw literal",
      line: ##"let name = value(#"a "quote" )"#, label: "\"(")"##,
      lines: ##"""
        let name = value(
          #"a "quote" )"#, label: "\"(")
        """##),
    Example(
      kind: "literal that is longer than a line",
      line: #"let name = "a literal that cannot be broken into lines""#,
      lines: #"""
        let name =
          "a literal that cannot be broken into lines"
        """#),
    Example(
      kind: "documentation",
      line: "  /// The number of columns that a line of code may take.",
      lines: """
          /// The number of columns that a line
          /// of code may take.
        """),
    Example(
      kind: "documentation that would become a list",
      line: "/// Some words that fill all of the line - and more.",
      lines: """
        /// Some words that fill all of the
        /// line - and more.
        """),
    Example(
      kind: "words longer than a line",
      line: "/// See https://example.com/a/long/path/of/a/page for more.",
      lines: """
        /// See
        /// https://example.com/a/long/path/of/a/page
        /// for more.
        """),
    Example(
      kind: "other comment",
      line: "// A comment that is not documentation stays as it is.",
      lines: "// A comment that is not documentation stays as it is."),
    Example(
      kind: "characters of several bytes",
      line: "var größe: Maß<Länge, Überschrift, Wert>",
      lines: "var größe: Maß<Länge, Überschrift, Wert>"),
  ]

  @Test("empty lines remain only between others")
  func emptyLines() {
    #expect(
      fit("\n\nstruct A {\n\n\n  var a: Int  \n \n\n  var b: Int\n\n}\n\n\n")
        == "struct A {\n  var a: Int\n\n  var b: Int\n}\n")
    #expect(fit("") == "")
    #expect(fit("\n\n") == "")
    #expect(fit("a") == "a\n")
    #expect(fit("a\r\nb \r\n") == "a\nb\n")
    #expect(fit("/// See {\n\n/// Other\n") == "/// See {\n\n/// Other\n")
  }

  @Test("multi-line literals are left alone")
  func multiLineLiterals() {
    let source = [
      "let a = #\"\"\"", "  spaces   ", "", "", "  {", "", "  }", "  \"\"\"",
      "  a line that is longer than the limit of forty columns", "  \"\"\"#",
    ].joined(separator: "\n")
    #expect(fit(source + "\n\n\n}", limit: 40) == source + "\n}\n")
  }

  @Test("brackets of any depth are read")
  func depth() {
    for open in ["(", "[", "{", "a<", "a: [", "a.b { "] {
      let line = "let a: A = " + String(repeating: open, count: 10_000)
      #expect(fit(line + "\n") == line.trimmed + "\n")
    }
  }

  @Test(
    "constructs that templates may not use are left as they are",
    arguments: [
      "foo.map { value in value.anotherNameThatIsLong }",
      "let a = b + ccccccccccccccccccccccccccccccccc",
      "]]]]]]]])))))}}}}}}}<><><>::::::::::::::::::::",
      "let a = \"unfinished aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "case aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa(",
      "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@",
    ])
  func unsupportedConstructs(_ line: String) {
    #expect(fit(line + "\n", limit: 40) == line + "\n")
  }
}
