import Diagnostics

/// A JSON value whose members keep their order.
enum OrderedJSON: Sendable, Hashable {
  case object([Member])
  case array([OrderedJSON])
  case string(String)
  case integer(Int)
  case boolean(Bool)

  struct Member: Sendable, Hashable {
    var name: String
    var value: OrderedJSON
  }

  /// The member of an object. Setting an absent member appends it; setting `nil` removes it.
  subscript(name: String) -> OrderedJSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }
}

extension OrderedJSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: OrderedJSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, OrderedJSON)...) {
    self = .object(elements.map { Member(name: $0, value: $1) })
  }

  static func strings(_ texts: some Sequence<String>) -> OrderedJSON {
    .array(texts.map { .string($0) })
  }
}

extension OrderedJSON {
  /// The value formatted for people: on one line if it fits, indented by two spaces otherwise.
  var formatted: String { formatted(indentation: 0, before: 0) }

  private static let width = 100

  /// - Parameter before: the number of characters that precede the value on the line.
  private func formatted(indentation: Int, before: Int) -> String {
    let line = self.line
    if indentation + before + line.utf8.count <= Self.width { return line }
    let inner = indentation + 2
    let blanks = String(repeating: " ", count: inner)
    let parts: [String]
    let brackets: (String, String)
    switch self {
    case .object(let members):
      brackets = ("{", "}")
      parts = members.map { member in
        let key = JSONText.quoted(member.name) + ": "
        return key + member.value.formatted(indentation: inner, before: key.utf8.count + 1)
      }
    case .array(let elements):
      brackets = ("[", "]")
      if elements.allSatisfy(\.isScalar) {
        parts = Self.filled(elements.map(\.line), width: Self.width - inner)
      } else {
        parts = elements.map { $0.formatted(indentation: inner, before: 1) }
      }
    case .string, .integer, .boolean: return line
    }
    let end = String(repeating: " ", count: indentation) + brackets.1
    return brackets.0 + "\n" + parts.map { blanks + $0 }.joined(separator: ",\n") + "\n" + end
  }

  /// Scalars joined to lines of a list.
  private static func filled(_ elements: [String], width: Int) -> [String] {
    var lines: [String] = []
    for element in elements {
      if let last = lines.last, last.utf8.count + element.utf8.count + 3 <= width {
        lines[lines.count - 1] = last + ", " + element
      } else {
        lines.append(element)
      }
    }
    return lines
  }

  private var isScalar: Bool {
    switch self {
    case .object, .array: false
    case .string, .integer, .boolean: true
    }
  }

  /// The value on one line.
  var line: String {
    switch self {
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { JSONText.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ")
          + " }"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .string(let text): JSONText.quoted(text)
    case .integer(let number): String(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    }
  }
}
