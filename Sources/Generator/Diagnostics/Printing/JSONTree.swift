public indirect enum JSONTree: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number in its notation.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  public struct Member: Sendable, Equatable {
    public var name: String
    public var value: JSONTree

    public init(_ name: String, _ value: JSONTree) {
      self.name = name
      self.value = value
    }
  }

  /// An object without the members that have no value.
  public static func object(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The members of an object with those of another.
  public static func + (left: JSONTree, right: JSONTree) -> JSONTree {
    guard case .object(let first) = left, case .object(let second) = right else { return left }
    return .object(first + second)
  }

  /// The text, indented by two spaces, with a line break at its end.
  public var text: String {
    var text = ""
    write(to: &text, lineBreak: "\n")
    return text + "\n"
  }

  /// The text on one line without spaces, in which characters that terminals obey are escaped.
  package var compactText: String {
    var text = ""
    write(to: &text, lineBreak: nil)
    return text
  }

  /// - Parameter lineBreak: A line break with the indentation of the value; `nil` for one line.
  private func write(to text: inout String, lineBreak: String?) {
    func quoted(_ string: String) -> String {
      JSONText.quoted(string) { lineBreak == nil && $0.properties.generalCategory == .format }
    }
    let inner = lineBreak.map { $0 + "  " }
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += "\(value)"
    case .number(let number): text += number
    case .string(let string): text += quoted(string)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "[" : ",") + (inner ?? "")
        element.write(to: &text, lineBreak: inner)
      }
      text += elements.isEmpty ? "[]" : (lineBreak ?? "") + "]"
    case .object(let members):
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "{" : ",") + (inner ?? "")
        text += quoted(member.name) + (lineBreak == nil ? ":" : ": ")
        member.value.write(to: &text, lineBreak: inner)
      }
      text += members.isEmpty ? "{}" : (lineBreak ?? "") + "}"
    }
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension JSONTree {
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [JSONTree]? { if case .array(let elements) = self { elements } else { nil } }
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The member of an object. Setting an absent member appends it; setting `nil` removes it.
  package subscript(name: String) -> JSONTree? {
    get { members.first { $0.name == name }?.value }
    set {
      var members = members
      switch (members.firstIndex { $0.name == name }, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name, value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  package static func strings(_ texts: some Sequence<String>) -> JSONTree {
    .array(texts.map { .string($0) })
  }
}
