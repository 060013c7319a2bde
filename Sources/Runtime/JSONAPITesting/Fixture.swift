import Foundation
import JSONAPI

/// JSON in which tests replace members, and which then becomes a model: what generated fixtures are
/// made of.
///
/// ```swift
/// let article = Article.fixture(title: "Bikesheds")
/// let list = ArticleList.fixture(count: 3)
/// ```
///
/// What cannot be decoded ends the test with a message: give the member an `example` in the schema
/// that is right for its type.
public struct Fixture {
  private var members: [String: JSONValue]

  /// - Parameter json: an object in JSON.
  public init(_ json: String) {
    members = Self.orFail("the JSON of a fixture") {
      try JSONDecoder().decode([String: JSONValue].self, from: Data(json.utf8))
    }
  }

  /// Replaces a member, unless the value is absent.
  ///
  /// - Parameters:
  ///   - section: the member with an object, such as `attributes`; empty for the object itself.
  ///   - name: the name in the object.
  public mutating func set(_ section: String, _ name: String, _ value: (some Encodable)?) {
    guard let value else { return }
    set(section, name, value) { $0 }
  }

  /// Replaces a member with what a function makes of a value, unless the value is absent.
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

  /// `1` becomes `2`, and a UUID the next; other ids get a number.
  private static func id(_ first: String, _ index: Int) -> String {
    if index == 0 { return first }
    if let number = Int(first) { return "\(number + index)" }
    guard UUID(uuidString: first) != nil, let number = Int(first.suffix(12), radix: 16) else {
      return "\(first)-\(index + 1)"
    }
    let digits = String(number + index, radix: 16)
    return first.dropLast(12) + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  /// Returns the model.
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
