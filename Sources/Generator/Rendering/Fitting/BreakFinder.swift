/// Finds the possible breaks of a line of Swift, in one walk over its tokens.
///
/// Lists in brackets are broken at their commas, and values after `=` and `:` may begin a line. Only
/// the first words of the line, and the brackets around a token, tell where the formatter does more.
/// All other tokens stay where they are.
struct BreakFinder {
  /// The declaration or statement that the line begins with.
  private enum Head {
    case none, attribute, property, inheritance, function, alias, cases, patterns, condition
    case statement

    /// True if `{` opens the body of a declaration or a statement, not a closure.
    var hasBody: Bool { [.property, .inheritance, .function, .condition].contains(self) }
  }

  private static let heads: [String: Head] = [
    "public": .none, "static": .none, "private": .none, "internal": .none, "package": .none,
    "fileprivate": .none, "open": .none, "final": .none, "indirect": .none, "mutating": .none,
    "nonisolated": .none, "override": .none, "private(set)": .none, "internal(set)": .none,
    "package(set)": .none, "struct": .inheritance, "enum": .inheritance,
    "extension": .inheritance, "class": .inheritance, "actor": .inheritance,
    "protocol": .inheritance, "let": .property, "var": .property, "func": .function,
    "typealias": .alias, "switch": .condition, "guard": .condition, "if": .condition,
    "while": .condition, "for": .condition, "init": .function, "case": .cases,
    "default": .patterns,
  ]

  /// A line, or the contents of brackets.
  private struct Scope {
    enum Kind {
      case line, call, parameters, elements, closure
      /// An array or a closure as the only argument of a call. Its brackets stay beside those of the
      /// call; only its contents are broken.
      case soleArgument
      /// Brackets in a type, which are not broken.
      case type
    }

    var kind = Kind.line
    /// True if the next tokens are those of a type.
    var isType = false
    var hasSeveral = false

    var isCall: Bool { kind == .call || kind == .soleArgument }
  }

  private let source: UnsafeBufferPointer<UInt8>
  private let tokens: LineTokens
  private var layout = LineLayout()

  private var position = 0
  private var lineHead = Head.none
  private var scope = Scope()
  private var outerScopes: [Scope] = []
  /// The number of groups around the current token, as the formatter forms them.
  private var depth = 0

  /// What the line begins with; in brackets, nothing special.
  private var head: Head { scope.kind == .line ? lineHead : .statement }

  /// Returns the layout of a line; `nil` if the line cannot be broken.
  static func layout(of line: Range<Int>, in source: UnsafeBufferPointer<UInt8>) -> LineLayout? {
    guard let tokens = LineTokens(source, line) else { return nil }
    var finder = BreakFinder(source: source, tokens: tokens)
    while let token = tokens[finder.position] {
      finder.read(token)
      finder.position += 1
    }
    return finder.layout
  }

  private mutating func read(_ token: LineTokens.Token) {
    if head == .attribute, token.isSpaced {
      add(.same, columns: 1)
      lineHead = .none
    }
    switch token.kind {
    case "a": word()
    case "@":
      if head == .none { lineHead = .attribute }
      text()
    case ",": comma()
    case ":": colon()
    case "=": equals()
    case "→": arrow()
    case "(", "[", "<", "{": open(token)
    case ")", "]", ">", "}": close()
    default: text()
    }
    if head == .none, token.kind != "a" { lineHead = .statement }
  }

  private mutating func word() {
    guard head == .none else {
      if head == .condition, word(at: position) == "else" { endHead() }
      return text()
    }
    lineHead = Self.heads[word(at: position)] ?? .statement
    let next = tokens[position + 1]
    if head == .cases, next?.kind != "a" || word(at: position + 1) == "let" { lineHead = .patterns }
    text()
    if [.inheritance, .function, .alias, .cases].contains(head), hasSpaceAfter {
      add(.continuation, columns: 1)
    }
  }

  private var hasSpaceAfter: Bool { tokens[position + 1]?.isSpaced == true }

  private func word(at index: Int) -> String {
    tokens[index].map { String(decoding: source[$0.source], as: UTF8.self) } ?? ""
  }

  // MARK: Separators

  private mutating func comma() {
    text()
    // A comma may end the line.
    guard hasSpaceAfter else { return }
    scope.hasSeveral = true
    if scope.kind == .line { return add(.continuation, columns: 1) }
    add(.same, columns: 1, depth: depth - 1)
  }

  private mutating func colon() {
    text()
    guard let next = tokens[position + 1], next.isSpaced else { return }
    switch head {
    case .property:
      add(.indentIfBroken, columns: 1)
      depth += 1
      scope.isType = true
    case .patterns:
      add(.forced, columns: 1)
      lineHead = .statement
    default:
      // An argument label stays beside a bracket.
      let isLabel = scope.isCall || scope.kind == .line
      if isLabel, "[({".unicodeScalars.contains(next.kind) { return }
      add(.continuation, columns: 1)
      if scope.kind == .parameters { scope.isType = true }
    }
  }

  private mutating func equals() {
    if head == .property {
      depth = 0
      lineHead = .statement
    }
    text()
    scope.isType = head == .alias
    if hasSpaceAfter { add(.continuation, columns: 1) }
  }

  private mutating func arrow() {
    guard head == .function else { return text() }
    add(.continuation, columns: 1)
    text()
    scope.isType = true
    // `Module.Name` is a group of its own.
    if tokens[position + 2]?.kind == "." { depth += 1 }
  }

  // MARK: Brackets

  private mutating func open(_ token: LineTokens.Token) {
    let inner = scope(in: token)
    if inner.kind == .closure, head.hasBody { endHead() }
    text()
    // `{` may end a line.
    guard let closing = token.closing else { return }
    if closing == position + 1 {
      if inner.kind == .closure { add(.same) }
      position += 1
      return text()
    }
    outerScopes.append(scope)
    scope = inner
    if scope.kind == .soleArgument { return add(.indentIfBroken) }
    if scope.kind == .type { return }
    add(.indent, columns: scope.kind == .closure ? 1 : 0)
    // The list is a group, and each of its items.
    depth += 2
  }

  private func scope(in bracket: LineTokens.Token) -> Scope {
    switch bracket.kind {
    case "{": return Scope(kind: .closure)
    case "<": return Scope(kind: .parameters, isType: true)
    case "[": return Scope(kind: scope.isType ? .type : .elements, isType: scope.isType)
    case _ where head == .cases: return Scope(kind: .call, isType: true)
    case _ where head == .function && !scope.isType: return Scope(kind: .parameters)
    case _ where head == .attribute && word(at: position - 1) == "available":
      return Scope(kind: .parameters)
    default:
      let hasLabel = tokens[position + 1]?.kind == "a" && tokens[position + 2]?.kind == ":"
      let value = tokens[position + (hasLabel ? 3 : 1)]
      let isSole =
        (value?.kind == "[" || value?.kind == "{")
        && value?.closing.map { $0 + 1 } == bracket.closing
      return Scope(kind: isSole ? .soleArgument : .call)
    }
  }

  private mutating func close() {
    let inner = scope
    if inner.kind == .elements, inner.hasSeveral { add(.trailingComma, columns: 1) }
    scope = outerScopes.removeLast()
    switch inner.kind {
    case .type: break
    case .soleArgument: add(.outdentInline)
    default:
      let hasClosure = tokens[position + 1]?.kind == "{" && hasSpaceAfter && !head.hasBody
      add(
        inner.kind == .call && !hasClosure ? .outdentInline : .outdent,
        columns: inner.kind == .closure ? 1 : 0, depth: depth - 1)
      depth -= 2
    }
    text()
  }

  // MARK: Layout

  /// Ends the head of a declaration or a statement before its body, or before `else`.
  private mutating func endHead() {
    depth = 0
    add(.reset, columns: 1)
    lineHead = .statement
  }

  private mutating func add(_ kind: LineLayout.Kind, columns: Int = 0, depth: Int? = nil) {
    layout.elements.append(.init(kind: kind, depth: depth ?? self.depth, columns: columns))
  }

  /// Adds the current token, after a space if there is no break.
  private mutating func text() {
    guard let token = tokens[position] else { return }
    var range = token.source
    if token.isSpaced, layout.elements.last?.kind.isBreak == false {
      range = range.lowerBound - 1..<range.upperBound
    }
    layout.elements.append(
      .init(kind: .text, depth: depth, columns: source.columns(range), source: range))
  }
}
