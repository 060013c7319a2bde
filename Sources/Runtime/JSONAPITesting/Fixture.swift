import Foundation
import JSONAPI

/// JSON in which tests can replace members before it is decoded as a model.
/// Generated fixtures use it.
///
/// ```swift
/// let article = Article.fixture(title: "Bikesheds")
/// let list = ArticleList.fixture(count: 3)
/// ```
///
/// If the JSON cannot be decoded, the test process stops with a message. In that case, give the
/// member an `example` of the right type in the schema.
public struct Fixture {
  private var members: [String: JSONValue]

  /// - Parameter json: An object in JSON.
  public init(_ json: String) {
    members = Self.orFail("the JSON of a fixture") {
      try JSONDecoder().decode([String: JSONValue].self, from: Data(json.utf8))
    }
  }

  /// Replaces a member, unless the value is `nil`.
  ///
  /// - Parameters:
  ///   - section: The member that contains the object, such as `attributes`; empty
  ///     for the fixture itself.
  ///   - name: The name of the member in that object.
  public mutating func set(_ section: String, _ name: String, _ value: (some Encodable)?) {
    guard let value else { return }
    set(section, name, value) { $0 }
  }

  /// Replaces a member with the result of a function, unless the value is `nil`.
  public mutating func set<Value>(
    _ section: String, _ name: String, _ value: Value?,
    _ encodable: (Value) throws -> some Encodable
  ) {
    guard let value else { return }
    let json = Self.orFail("the value of `\(name)`") {
      let data = try JSONEncoder().encode(encodable(value))
      return try JSONDecoder().decode(JSONValue.self, from: data)
    }
    guard !section.isEmpty else {
      members[name] = json
      return
    }
    var object = members[section]?.objectValue ?? [:]
    object[name] = json
    members[section] = .object(object)
  }

  /// Repeats the first resource object of the primary data with other ids.
  public mutating func repeatData(count: Int) {
    guard let objects = members["data"]?.arrayValue else { return }
    guard let first = objects.first?.objectValue else { return }
    members["data"] = .array(
      (0..<max(0, count)).map { index in
        var object = first
        object["id"] = first["id"]?.stringValue.map { .string(Self.id($0, index)) }
        return .object(object)
      })
  }

  /// Returns the id at an index: counts up from a number or a UUID, and appends
  /// a number to other ids.
  private static func id(_ first: String, _ index: Int) -> String {
    if index == 0 { return first }
    if let number = Int(first) { return "\(number + index)" }
    guard UUID(uuidString: first) != nil, let number = Int(first.suffix(12), radix: 16) else {
      return "\(first)-\(index + 1)"
    }
    let digits = String(number + index, radix: 16)
    return first.dropLast(12) + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  /// Decodes the model.
  public func decoded<Model: Decodable>(as type: Model.Type = Model.self) -> Model {
    Self.orFail("a fixture") {
      try JSONDecoder().decode(type, from: JSONEncoder().encode(JSONValue.object(members)))
    }
  }

  private static func orFail<Value>(_ subject: String, _ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch {
      preconditionFailure("\(subject) is not valid, \(error)")
    }
  }
}
