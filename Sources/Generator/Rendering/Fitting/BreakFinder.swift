/// Finds the possible breaks of a line of Swift, in one walk over its tokens.
///
/// The breaks around a token depend on the brackets that it is in, and on the words at the start of
/// the line. A line with anything that is not known there is not broken.
struct BreakFinder {
  /// What the start of a line, or a bracket, says about the tokens after it.
  private enum Context {
    /// Modifiers and the word that says what the line is, or a statement
    case line
    /// `@Name(argument)`
    case attribute
    /// `name: Type = value`, after `var` or `let`
    case property
    /// `Name: Type, Type`, after `struct` and the like
    case inheritance
    /// `name(parameter) throws -> Type`, after `func`
    case function
    /// `Name = Type`
    case alias
    /// `name(Type), name = value`, the cases of an enum
    case cases
    /// `pattern, pattern:`, a case of a `switch`
    case patterns
    /// The value after `switch`, the condition after `guard`
    case condition
    case statement

    case arguments
    /// An array or a closure as the only argument of a call. Its brackets stay beside those of the
    /// call; only its contents are broken.
    case soleArgument
    case associatedValues
    case parameters
    case genericArguments
    case elements
    case elementType
    case closure

    /// Returns the break after `,`, `:` or `=`; `nil` if the character is not known here.
    func kind(after separator: Unicode.Scalar) -> LineLayout.Kind? {
      let kinds: (comma: LineLayout.Kind?, colon: LineLayout.Kind?, equals: LineLayout.Kind?) =
        switch self {
        case .attribute, .function: (nil, nil, nil)
        case .line, .parameters: (.same, .continuation, .continuation)
        case .property: (nil, .indentIfBroken, .indentIfBroken)
        case .inheritance: (.same, .indent, nil)
        case .alias, .condition, .statement, .closure: (nil, nil, .continuation)
        case .cases: (.continuation, nil, .continuation)
        case .patterns: (.continuation, .indent, nil)
        case .arguments, .associatedValues, .genericArguments, .elements:
          (.same, .continuation, nil)
        case .soleArgument, .elementType: (nil, .continuation, nil)
        }
      return separator == "," ? kinds.comma : separator == ":" ? kinds.colon : kinds.equals
    }

    var isCall: Bool { self == .arguments || self == .soleArgument || self == .associatedValues }
  }

  /// A line, or the contents of brackets.
  private struct Scope {
    var context: Context
    /// The last `:`, `=` or `->` of the current item.
    var separator: Unicode.Scalar?
    var hasSeveral = false

    /// True if the next tokens are those of a type.
    var isType: Bool {
      switch (context, separator) {
      case (.attribute, _), (.inheritance, _), (.associatedValues, _), (.genericArguments, _),
        (.elementType, _), (.property, ":"), (.parameters, ":"), (.function, "→"), (.alias, "="):
        true
      default: false
      }
    }

    /// True if `{` opens the body of a declaration or a statement, not a closure.
    var hasBody: Bool {
      switch context {
      case .property: separator != "="
      case .inheritance, .function, .condition: true
      default: false
      }
    }
  }

  private static let declarations: [String: Context] = [
    "public": .line, "static": .line, "private": .line, "internal": .line, "package": .line,
    "fileprivate": .line, "open": .line, "final": .line, "indirect": .line, "mutating": .line,
    "nonisolated": .line, "override": .line, "struct": .inheritance, "enum": .inheritance,
    "extension": .inheritance, "class": .inheritance, "actor": .inheritance,
    "protocol": .inheritance, "func": .function, "typealias": .alias,
  ]

  private let source: UnsafeBufferPointer<UInt8>
  private let tokens: LineTokens
  private var layout = LineLayout()

  private var isKnown = true
  private var position = 0
  private var scope = Scope(context: .line)
  private var outerScopes: [Scope] = []
  /// True if a value, a type or a name must follow.
  private var expectsValue = true
  /// True in a name with dots. It is a group up to its generic arguments, so that it is only broken
  /// at its dots if it is longer than a line.
  private var isInQualifiedName = false
  /// The groups and the indented scopes that end with the head of a declaration.
  private var headGroups = 0
  private var headIndents = 0

  /// Returns the layout of a line; `nil` if the line cannot be broken.
  static func layout(of line: Range<Int>, in source: UnsafeBufferPointer<UInt8>) -> LineLayout? {
    guard let tokens = LineTokens(source, line) else { return nil }
    var finder = BreakFinder(source: source, tokens: tokens)
    while finder.isKnown, let token = tokens[finder.position] {
      finder.read(token)
      finder.position += 1
    }
    guard finder.isKnown, !finder.expectsValue || tokens.endsOpen else { return nil }
    finder.endHead()
    finder.layout.finish()
    return finder.layout
  }

  private mutating func read(_ token: LineTokens.Token) {
    if scope.context == .attribute, token.isSpaced {
      layout.add(.same, columns: 1)
      scope = Scope(context: .line)
      expectsValue = true
    }
    isKnown =
      switch token.kind {
      case "a": true
      case "\"", "[", "@", "*", "-", "\\": expectsValue
      case "(", ".": expectsValue || !token.isSpaced
      case "{": expectsValue || token.isSpaced
      case "<", "?", "!": !expectsValue && !token.isSpaced
      default: !expectsValue
      }
    guard isKnown else { return }
    switch token.kind {
    case "a": word(token)
    case "@":
      isKnown = scope.context == .line
      scope = Scope(context: .attribute)
      text()
    case ".":
      isKnown = tokens[position + 1]?.kind == "a"
      if scope.isType, !expectsValue { layout.add(.continuation, isUnparted: true) }
      text()
    case ",", ":", "=": separator(token.kind)
    case "→": arrow()
    case "(", "[", "<", "{": open(token)
    case ")", "]", ">", "}": close()
    default: text()
    }
  }

  /// Leaves the line as it is.
  private mutating func giveUp() { isKnown = false }

  // MARK: Words

  private mutating func word(_ token: LineTokens.Token) {
    let word = self.word(at: position)
    guard expectsValue else { return wordAfterValue(word) }
    var last = position
    if scope.context == .line {
      switch (word, tokens[position + 1]?.kind) {
      case ("init", "("), ("init", "?"):
        if position == 0 || token.isSpaced { scope.context = .function }
      case ("default", ":"): scope.context = .patterns
      case (_, "(") where Self.declarations[word] == .line:
        // `private(set)`
        last = tokens[position + 1]?.closing ?? last
      default: break
      }
    }
    let next = tokens[last + 1]
    if let next, next.isSpaced, next.startsValue, scope.context != .attribute,
      self.word(at: last + 1) != "else"
    {
      text(to: last)
      expectsValue = true
      guard let kind = keyword(word) else { return giveUp() }
      return layout.add(kind, columns: 1)
    }
    if scope.isType, !isInQualifiedName, next?.kind == "." {
      layout.openGroup()
      isInQualifiedName = true
    }
    text()
    if next?.kind != ".", next?.kind != "<" { endQualifiedName() }
  }

  private mutating func wordAfterValue(_ word: String) {
    switch (scope.context, word) {
    case (.function, "async"), (.function, "throws"): layout.add(.continuation, columns: 1)
    case (.condition, "else"):
      endHead()
      layout.add(.reset, columns: 1)
      scope = Scope(context: .statement)
    default: giveUp()
    }
    text()
  }

  /// Returns what separates a word from the value, the type or the name after it.
  private mutating func keyword(_ word: String) -> LineLayout.Kind? {
    if scope.context == .parameters, !scope.isType { return .continuation }
    let isLine = scope.context == .line
    switch word {
    case "try", "try?", "try!", "await", "any", "some": return .space
    case "return", "throw":
      if isLine { scope.context = .statement }
      return .continuation
    case "let", "var":
      if isLine {
        guard tokens[position + 1]?.kind == "a" else { return nil }
        scope.context = .property
      }
      return .space
    case "switch" where isLine:
      scope.context = .condition
      return .space
    case "guard" where isLine:
      scope.context = .condition
      headIndents += 1
      return .indent
    case "case" where isLine:
      let isName = tokens[position + 1]?.kind == "a" && self.word(at: position + 1) != "let"
      scope.context = isName ? .cases : .patterns
      return isName ? .continuation : .space
    case "case" where scope.context == .condition: return .continuation
    default:
      guard isLine, let context = Self.declarations[word] else { return nil }
      scope.context = context
      return .continuation
    }
  }

  private func word(at index: Int) -> String {
    tokens[index].map { String(decoding: source[$0.source], as: UTF8.self) } ?? ""
  }

  private mutating func endQualifiedName() {
    if isInQualifiedName { layout.closeGroup() }
    isInQualifiedName = false
  }

  // MARK: Separators

  private mutating func separator(_ separator: Unicode.Scalar) {
    let context = scope.context
    guard let kind = context.kind(after: separator) else { return giveUp() }
    let isListItem = separator == "," && !outerScopes.isEmpty
    let isLabel = separator == ":" && (context == .line || context.isCall)
    if isLabel, tokens[position - 1]?.kind != "a" || context == .line && position != 1 {
      isKnown = false
    }
    if separator == "=" {
      endHeadGroups()
      layout.add(.space, columns: 1)
    }
    text()
    guard let next = tokens[position + 1] else {
      // An element of a list ends with `,`, and a case of a `switch` with `:`.
      isKnown = isKnown && context == (separator == "," ? .line : .patterns)
      return
    }
    // A line with several elements is already broken in another way.
    if context == .line, separator == "," { giveUp() }
    if isListItem { layout.closeGroup() }
    if isLabel, "[({".unicodeScalars.contains(next.kind) {
      layout.add(.space, columns: 1)
    } else {
      layout.add(kind, columns: 1, isForced: context == .patterns && separator == ":")
    }
    if isListItem { layout.openGroup() }
    if kind == .indent || kind == .indentIfBroken { headIndents += 1 }
    scope.hasSeveral = scope.hasSeveral || separator == ","
    scope.separator = separator == "," ? nil : separator
    if context == .patterns, separator == ":" { scope = Scope(context: .statement) }
    if context == .property, separator == ":" { openHeadGroup() }
  }

  private mutating func arrow() {
    isKnown = scope.context == .function && scope.separator == "("
    layout.add(.continuation, columns: 1)
    text()
    layout.add(.space, columns: 1)
    scope.separator = "→"
    // `Module.Name` is a group of its own, unless it is optional.
    var end = position + 1
    while let token = tokens[end], token.kind != "{" { end += 1 }
    if tokens[position + 2]?.kind == ".", tokens[end - 1]?.kind != "?" {
      openHeadGroup()
    }
  }

  // MARK: Brackets

  private mutating func open(_ token: LineTokens.Token) {
    guard let context = context(of: token) else { return giveUp() }
    if context == .closure, scope.hasBody {
      endHead()
      layout.add(.reset, columns: 1)
      scope = Scope(context: .statement)
    } else if context == .closure, !expectsValue {
      layout.add(.space, columns: 1)
    }
    if context == .parameters { scope.separator = "(" }
    text()
    // `{` may end a line.
    guard let closing = token.closing else { return }
    endQualifiedName()
    let isEmptyDictionary = context == .elements && tokens[position + 1]?.kind == ":"
    if closing == position + 1 || isEmptyDictionary {
      if context == .closure { layout.add(.same) }
      position += 1
      return text(to: closing)
    }
    outerScopes.append(scope)
    scope = Scope(context: context)
    if context == .elementType { return }
    layout.add(.indent, columns: context == .closure ? 1 : 0)
    if context == .soleArgument { return }
    layout.openGroup()
    layout.openGroup()
  }

  private func context(of bracket: LineTokens.Token) -> Context? {
    switch (bracket.kind, scope.context) {
    case ("{", _): return .closure
    case ("[", _): return scope.isType ? .elementType : .elements
    case (_, .function) where scope.separator == nil: return bracket.kind == "(" ? .parameters : nil
    case ("<", _): return .genericArguments
    case (_, .cases): return .associatedValues
    case (_, .attribute):
      if word(at: position - 1) == "available" { return .parameters }
    default:
      if scope.isType || scope.context == .function { return nil }
    }
    let hasLabel = tokens[position + 1]?.kind == "a" && tokens[position + 2]?.kind == ":"
    let value = tokens[position + (hasLabel ? 3 : 1)]
    guard value?.kind == "[" || value?.kind == "{" else { return .arguments }
    return value?.closing.map { $0 + 1 } == bracket.closing ? .soleArgument : .arguments
  }

  private mutating func close() {
    let context = scope.context
    if context == .elements, scope.hasSeveral { layout.add(.trailingComma, columns: 1) }
    scope = outerScopes.removeLast()
    guard context != .elementType else { return text() }
    let next = tokens[position + 1]
    let hasClosure = next?.kind == "{" && next?.isSpaced == true && !scope.hasBody
    if context != .soleArgument { layout.closeGroup() }
    layout.add(
      context.isCall && !hasClosure ? .outdentInline : .outdent,
      columns: context == .closure ? 1 : 0, isUnparted: context.isCall)
    if context != .soleArgument { layout.closeGroup() }
    text()
  }

  // MARK: Layout

  private mutating func openHeadGroup() {
    layout.openGroup()
    headGroups += 1
  }

  private mutating func endHead() {
    endHeadGroups()
    for _ in 0..<headIndents { layout.add(.outdent) }
    headIndents = 0
  }

  private mutating func endHeadGroups() {
    for _ in 0..<headGroups { layout.closeGroup() }
    headGroups = 0
  }

  /// Adds the tokens from the current one to another.
  private mutating func text(to last: Int? = nil) {
    guard let first = tokens[position], let token = tokens[last ?? position] else { return }
    let range = first.source.lowerBound..<token.source.upperBound
    layout.text(range, columns: UnsafeBufferPointer(rebasing: source[range]).columns)
    position = last ?? position
    expectsValue = !token.endsValue
  }
}
