/// Random Swift of the kinds that templates write, with lines of all lengths.
struct NastyLines {
  private var state: UInt64
  private(set) var lines: [String] = []

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Makes a source of at least so many lines.
  mutating func source(lines count: Int) -> String {
    lines = []
    while lines.count < count {
      let depth = number(0...3)
      for level in 0..<depth {
        lines.append(String(repeating: "  ", count: level) + "enum Scope\(lines.count) {")
      }
      for _ in 0..<number(1...3) {
        declaration(String(repeating: "  ", count: depth))
      }
      for level in (0..<depth).reversed() {
        lines.append(String(repeating: "  ", count: level) + "}")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Chance

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state >> 11) % range.count
  }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func one(of choices: [String]) -> String {
    choices[number(0...choices.count - 1)]
  }

  private mutating func list(
    _ range: ClosedRange<Int>, separator: String = ", ", _ item: (inout Self) -> String
  ) -> String {
    (0..<number(range)).map { _ in item(&self) }.joined(separator: separator)
  }

  // MARK: Names and types

  private mutating func name(_ longest: Int = 6) -> String {
    let words = [
      "Name", "Is", "Beta", "Group", "Enabled", "Recruitment", "Criteria", "Apple", "Id", "X",
      "Überschrift", "名前", "Compatible", "Build", "To", "Of", "É\u{301}tat", "Link", "Public",
    ]
    if longest <= 2 { return one(of: ["a", "link", "größe"]) + one(of: words) }
    var text = one(of: ["a", "name", "link", "has", "über", "isA", "recruitment"])
    for _ in 0..<number(0...(chance(20) ? longest * 2 : longest)) where text.count < 24 {
      text += one(of: words)
    }
    return chance(2) ? "`default`" : text
  }

  private mutating func typeName() -> String {
    let name = name(5).filter { $0 != "`" }
    return (name.first?.uppercased() ?? "") + name.dropFirst()
  }

  private mutating func qualifiedName() -> String {
    chance(30) ? one(of: ["JSONAPI", "Swift", "Foundation"]) + "." + typeName() : typeName()
  }

  private mutating func type(_ depth: Int = 0) -> String {
    var text: String
    switch number(0...(depth > 3 ? 3 : 9)) {
    case 0...3: text = qualifiedName()
    case 4...6: text = genericType(depth)
    case 7: text = "[" + type(depth + 1) + "]"
    case 8: text = "[" + qualifiedName() + ": " + type(depth + 1) + "]"
    default: text = qualifiedName() + "." + typeName()
    }
    return text + one(of: ["", "", "", "", "?", "?", "??"])
  }

  private mutating func genericType(_ depth: Int = 2) -> String {
    qualifiedName() + "<" + list(1...4) { $0.type(depth + 1) } + ">"
  }

  // MARK: Expressions

  private mutating func literal() -> String {
    switch number(0...4) {
    case 0: return String(number(0...1_000_000))
    case 1: return one(of: ["true", "nil", "-1", "$0"])
    case 2:
      return "#\""
        + list(0...5, separator: " ") { $0.one(of: ["(", "\\", "\"x", "é", "}{", "name"]) }
        + "\"#"
    default:
      return "\""
        + list(0...10, separator: " ") {
          $0.one(of: [
            "created-at", "(", "[", "}", "\\\"", "\\\\", "größe", "\\u{1F600}", "😀", "//",
          ])
        } + "\""
    }
  }

  private mutating func simple(_ depth: Int) -> String {
    switch number(0...5) {
    case 0, 1: literal()
    case 2: name()
    case 3: "." + name()
    case 4: name(3) + "." + name(3)
    default: (depth > 0 ? type() : typeName()) + ".self"
    }
  }

  private mutating func expression(_ depth: Int = 0) -> String {
    switch number(0...(depth > 2 ? 4 : 12)) {
    case 0...4: simple(depth)
    case 5...7: call(depth)
    case 8: "try " + call(depth)
    case 9:
      "[" + list(1...5) { $0.chance(50) ? $0.typeName() + ".self" : $0.expression(depth + 1) } + "]"
    case 10: "[" + list(1...3) { $0.literal() + ": " + $0.expression(depth + 1) } + "]"
    case 11: map(depth)
    default: "JSONAPI." + name(2) + ".self"
    }
  }

  private mutating func call(_ depth: Int) -> String {
    let callee = one(of: [
      ".init", "." + name(), name(), name(2) + "." + name(2), qualifiedName(),
      genericType() + "." + name(2),
    ])
    return callee + "("
      + list(1...4) { ($0.chance(60) ? $0.name(3) + ": " : "") + $0.expression(depth + 1) } + ")"
  }

  private mutating func map(_ depth: Int) -> String {
    name() + ".map { " + (chance(50) ? "try " : "") + call(depth + 1) + " }"
  }

  // MARK: Lines

  private mutating func add(_ indentation: String, _ text: String) {
    lines.append(indentation + text)
  }

  private mutating func access() -> String {
    one(of: ["public ", "", "private ", "public static ", "public final "])
  }

  private mutating func parameters() -> String {
    list(0...6) {
      $0.name() + ($0.chance(20) ? " " + $0.name(2) : "") + ": " + $0.type()
        + ($0.chance(40) ? " = " + $0.one(of: ["nil", "nil", "[]", ".init()", $0.literal()]) : "")
    }
  }

  private mutating func declaration(_ indentation: String) {
    let inner = indentation + "  "
    switch number(0...17) {
    case 0:
      add(
        indentation,
        "public " + one(of: ["struct ", "enum ", "indirect enum "]) + typeName() + ": "
          + list(1...5) { $0.qualifiedName() } + " {")
      property(inner)
      add(indentation, "}")
    case 1:
      add(indentation, "public enum " + typeName() + ": Swift.String {")
      for _ in 0..<number(1...3) {
        add(
          inner,
          chance(50)
            ? "case " + name() + " = \"" + name() + "\""
            : "case " + name() + "("
              + list(1...4) { ($0.chance(40) ? $0.name() + ": " : "") + $0.type() } + ")")
      }
      add(indentation, "}")
    case 2, 3: property(indentation)
    case 4: computedProperty(indentation)
    case 5, 6:
      add(
        indentation,
        "public " + one(of: ["init", "init?", "func " + name()]) + "(" + parameters() + ")"
          + one(of: ["", " throws"]) + " {")
      for _ in 0..<number(1...3) { statement(inner) }
      add(indentation, "}")
    case 7:
      add(
        indentation,
        access() + "func " + name() + "(" + parameters() + ")" + one(of: ["", " throws"]) + " -> "
          + type() + " {")
      for _ in 0..<number(1...3) { statement(inner) }
      add(indentation, "}")
    case 8:
      add(
        indentation,
        "public typealias " + typeName()
          + (chance(30)
            ? "<" + list(1...3) { $0.typeName() + ($0.chance(50) ? ": " + $0.qualifiedName() : "") }
              + ">"
            : "") + " = " + type())
    case 9:
      let message = list(1...12, separator: " ") {
        $0.one(of: ["use", "(", "another", "\\\"x\\\""])
      }
      add(indentation, "@available(*, deprecated, message: \"" + message + "\")")
      property(indentation)
    case 10:
      add(
        indentation,
        access() + one(of: ["let ", "var "]) + name() + ": " + type() + " = " + expression())
    case 11:
      add(indentation, "func f() {")
      switchStatement(inner)
      add(indentation, "}")
    case 12:
      add(indentation, "func f() throws {")
      for _ in 0..<number(2...6) { statement(inner) }
      add(indentation, "}")
    case 13:
      add(indentation, "static let " + name(2) + ": [" + qualifiedName() + "] = [")
      for _ in 0..<number(2...4) { add(inner, expression() + ",") }
      add(indentation, "]")
    case 14:
      add(
        indentation,
        "public " + one(of: ["static var ", "var "]) + name() + ": " + type() + " { " + expression()
          + " }")
    case 15:
      add(indentation, one(of: ["public ", "indirect ", ""]) + "enum " + typeName() + " {")
      add(inner, one(of: ["", "indirect "]) + "case " + list(1...20) { $0.name($0.number(1...6)) })
      add(indentation, "}")
    case 16:
      add(indentation, "public static let " + name(2) + " = " + typeName() + "<Self> {")
      for _ in 0..<number(1...3) { add(inner, "$0.add(Self." + name() + ")") }
      add(indentation, "}")
    default:
      add(
        indentation,
        "extension " + qualifiedName() + ": " + list(1...4) { $0.qualifiedName() } + " {}")
    }
  }

  private mutating func property(_ indentation: String) {
    guard chance(40) else {
      return add(indentation, access() + one(of: ["var ", "let "]) + name() + ": " + type())
    }
    // The parser does not take all arguments of generic attributes for arguments.
    let wrapper =
      chance(70)
      ? "@" + genericType(number(1...3))
      : "@" + qualifiedName() + "(" + list(1...3) { $0.expression(2) } + ")"
    let access = one(of: ["public ", "private ", "private(set) ", "public private(set) ", ""])
    add(indentation, wrapper + " " + access + "var " + name() + ": " + type())
  }

  private mutating func computedProperty(_ indentation: String) {
    add(indentation, access() + "var " + name() + ": " + type() + " {")
    if chance(50) {
      add(indentation + "  ", "get { " + expression() + " }")
      add(indentation + "  ", "set { " + name() + " = " + expression() + " }")
    } else {
      statement(indentation + "  ")
    }
    add(indentation, "}")
  }

  private mutating func switchStatement(_ indentation: String) {
    add(indentation, "switch " + name() + " {")
    for _ in 0..<number(1...3) {
      let pattern = one(of: [
        "\"" + name() + "\"", "." + name(), "." + name() + "(let " + name(2) + ")",
      ])
      add(indentation, "case " + pattern + ": " + one(of: ["self = ", "return ", ""]) + call(0))
    }
    add(indentation, "default: " + one(of: ["self = ", "throw ", ""]) + call(0))
    add(indentation, "}")
  }

  private mutating func statement(_ indentation: String) {
    switch number(0...8) {
    case 0...2: add(indentation, "self." + name() + " = " + expression())
    case 3: add(indentation, "self." + name() + " = " + (chance(50) ? "try " : "") + map(0))
    case 4: add(indentation, one(of: ["let ", "var "]) + name() + " = " + expression())
    case 5: add(indentation, one(of: ["_ = ", "throw ", "try ", "return "]) + call(0))
    case 6:
      add(
        indentation,
        "guard case ." + name() + "(let " + name(2) + ") = self else { return nil }")
    case 7:
      add(indentation, name() + "(" + list(1...3) { $0.expression() } + ") {")
      statement(indentation + "  ")
      add(indentation, "}")
    default:
      add(indentation, name() + "(")
      let count = number(2...3)
      for index in 0..<count {
        add(indentation + "  ", name() + ": " + expression() + (index < count - 1 ? "," : ""))
      }
      add(indentation, ")")
    }
  }
}
