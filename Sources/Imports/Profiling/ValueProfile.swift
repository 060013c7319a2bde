import JSONSource

public struct ValueProfile: MemberValue {
  /// A form of values, as far as types distinguish them.
  public enum Form: Sendable, Hashable {
    case null, bool
    /// A whole number that fits into 64 bits.
    case integer
    case number
    case string(StringForm)
    case array, object

    init(of node: JSONNode) {
      switch node.content {
      case .null: self = .null
      case .bool: self = .bool
      case .number(let text): self = Int64(text) != nil ? .integer : .number
      case .string(let text): self = .string(StringForm(of: text))
      case .array: self = .array
      case .object: self = .object
      }
    }
  }

  public struct Occurrence: Sendable {
    public var count: Int
    public var first: PayloadPlace
  }

  public private(set) var forms: [Form: Occurrence] = [:]
  public private(set) var strings = StringProfile()
  /// The first scalar that was seen, if examples are kept.
  public private(set) var example: String?
  /// True if a part of the values was ignored because of deep nesting.
  public private(set) var isTruncated = false
  // These are arrays with at most one element, because a struct cannot contain itself.
  private var elementBox: [ValueProfile] = []
  private var objectBox: [ObjectProfile] = []

  public init() {}

  public init(form: Form, _ occurrence: Occurrence) {
    forms = [form: occurrence]
  }

  /// The combined evidence about the elements of all arrays.
  public var elements: ValueProfile? { elementBox.first }
  public var objects: ObjectProfile? { objectBox.first }
  public var nulls: Int { count(of: .null) }
  /// The number of values that are not null.
  public var count: Int { forms.values.reduce(0) { $0 + $1.count } - nulls }

  public func count(of form: Form) -> Int { forms[form]?.count ?? 0 }

  @discardableResult
  public mutating func add(_ node: JSONNode, _ cursor: inout Cursor) -> Bool {
    forms[Form(of: node), default: .init(count: 0, first: cursor.place)].count += 1
    switch node.content {
    case .array where !cursor.canGoDeeper, .object where !cursor.canGoDeeper: isTruncated = true
    case .array(let nodes):
      if elementBox.isEmpty { elementBox = [ValueProfile()] }
      for (index, node) in nodes.enumerated() {
        cursor.at(.index(index)) { elementBox[0].add(node, &$0) }
      }
    case .object(let object):
      if objectBox.isEmpty { objectBox = [ObjectProfile()] }
      objectBox[0].add(object, &cursor)
    case .string(let text):
      strings.add(text)
      keepExample(text, cursor)
    case .number(let text): keepExample(text, cursor)
    case .bool(let value): keepExample("\(value)", cursor)
    case .null: break
    }
    return true
  }

  public mutating func merge(_ other: ValueProfile) {
    forms.merge(other.forms) { .init(count: $0.count + $1.count, first: $0.first) }
    strings.merge(other.strings)
    if example == nil { example = other.example }
    isTruncated = isTruncated || other.isTruncated
    if let elements = other.elements {
      if elementBox.isEmpty { elementBox = [elements] } else { elementBox[0].merge(elements) }
    }
    if let objects = other.objects {
      if objectBox.isEmpty { objectBox = [objects] } else { objectBox[0].merge(objects) }
    }
  }

  private mutating func keepExample(_ text: String, _ cursor: Cursor) {
    if cursor.keepsExamples, example == nil { example = text }
  }
}
