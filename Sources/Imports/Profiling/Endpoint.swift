import Diagnostics

/// The successful requests to one path.
public struct Endpoint: Sendable {
  public struct Use: Sendable, Hashable {
    public var method: String
    /// The JSON:API type of the primary data in the response, or in the request if the response has
    /// none.
    public var type: String
    public var isMany: Bool
  }

  public static let id = "{id}"

  /// The parts of the path, with ``id`` for ids.
  public let path: [String]
  public let first: PayloadPlace
  public private(set) var uses: [Use: Int] = [:]
  public private(set) var methods: Set<String> = []
  /// The filters with their operators.
  public private(set) var filters: [String: Set<String>] = [:]
  /// The names of sorts, without `-`.
  public private(set) var sorts: Set<String> = []
  public private(set) var includes: Set<String> = []
  /// The names in the brackets of `page[…]`.
  public private(set) var pageParameters: Set<String> = []

  private var slashes = (with: 0, without: 0)
  public var endsWithSlash: Bool { slashes.with > slashes.without }

  init(path: [String], first: PayloadPlace) {
    self.path = path
    self.first = first
  }

  mutating func add(_ exchange: Exchange, types: Set<String>, isMany: Bool) {
    methods.insert(exchange.method)
    if exchange.endsWithSlash { slashes.with += 1 } else { slashes.without += 1 }
    for type in types {
      uses[Use(method: exchange.method, type: type, isMany: isMany), default: 0] += 1
    }
    for parameter in exchange.query { add(parameter) }
  }

  /// Returns true if requests with a method have primary data of a type.
  public func has(_ method: String, _ type: String, isMany: Bool) -> Bool {
    uses[Use(method: method, type: type, isMany: isMany)] != nil
  }

  private mutating func add(_ parameter: Exchange.Parameter) {
    let parts = Self.brackets(of: parameter.name)
    guard let name = parts.first, parts.allSatisfy(Self.isName) else { return }
    switch (name, parts.count) {
    case ("filter", 2), ("filter", 3):
      filters[parts[1], default: []].formUnion(parts.dropFirst(2))
    case ("sort", 1):
      let names = parameter.value.split(separator: ",").map { $0.drop { "-+ ".contains($0) } }
      sorts.formUnion(names.map(String.init).filter(Self.isName))
    case ("include", 1):
      includes.formUnion(
        parameter.value.split(separator: ",").map(String.init).filter(Self.isName))
    case ("page", 2): pageParameters.insert(parts[1])
    default: break
    }
  }

  /// Returns the components of `filter[created-at][gt]`; empty if the brackets do not match.
  package static func brackets(of name: String) -> [String] {
    guard let open = name.firstIndex(of: "[") else { return [name] }
    guard name.hasSuffix("]") else { return [] }
    return [String(name[..<open])]
      + String(name[name.index(after: open)...].dropLast()).split(
        separator: "][", omittingEmptySubsequences: false
      ).map(String.init)
  }

  private static func isName(_ text: String) -> Bool { text.isName(of: 80, with: "_.-") }
}
