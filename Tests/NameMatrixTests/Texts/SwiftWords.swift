/// The words that mean something in Swift sources, generated ones among them.
enum SwiftWords {
  static let all = keywords + contextual + types + generated

  static let keywords = words(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open
    operator private precedencegroup protocol public rethrows static struct subscript typealias var
    break case catch continue default defer do else fallthrough for guard if in repeat return throw
    switch where while Any as await false is nil self Self super throws true try _
    """)

  private static let contextual = words(
    """
    _modify _read actor any assignment associativity async autoclosure available borrow borrowing
    consume consuming convenience copy didSet discard discardableResult distributed dynamic
    dynamicMemberLookup each escaping final frozen get globalActor higherThan indirect infix
    inherits inlinable isolated lazy left lowerThan macro main mutate mutating nonisolated
    nonmutating none nonsending objc optional override package postfix precedence prefix
    propertyWrapper Protocol required resultBuilder right sending set some sync then Type
    unavailable unknown unowned unsafe weak willSet yield
    """)

  private static let types = words(
    """
    AnyHashable AnyObject Array Bool CaseIterable Character Codable CodingKey Comparable
    CustomStringConvertible Data Date Decimal Decodable Decoder Dictionary Double Encodable Encoder
    Equatable Error Float Foundation Hashable Hasher Identifiable Int Int64 IteratorProtocol JSON
    JSONAPI JSONDecoder JSONEncoder KeyedDecodingContainer Label Locale MainActor Mirror Name Never
    Optional Poly RawRepresentable RawValue Result Sendable Sequence Set String Swift Task Thing
    Timestamp URL UUID Void
    """)

  /// What generated code itself calls things, or what it gets from Swift with a protocol.
  private static let generated = words(
    """
    API AttributeField Client Dialect Fields FieldVocabulary FilterParameter Filters Includes
    ListDocument NewResource NoFields Operator Paging ResourceDocument Sorts comparison parameter
    Attributes AllCases CodingKeys DateFormat ID IdentifiableType Include Kind Links Meta New Pattern
    Primary RawType Relationships Resource Storage allCases allTypes attribute attributes container
    custom debugDescription decode decoder description encode encoder forKey from hash hashValue id
    jsonType keyedBy lhs link links meta newValue object oldValue page pattern rawValue related
    relationship relationships resource resourceObject resources rhs shape some stringValue superEncoder
    text to transformedValue type unrecognized value wireIdentity
    """)

  private static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }
}
