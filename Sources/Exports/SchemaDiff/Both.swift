import Diagnostics
import ResourceSchema

/// A value in the old and in the new schema.
@dynamicMemberLookup
struct Both<Value> {
  var old: Value
  var new: Value

  /// A property of both values.
  subscript<Property>(dynamicMember property: KeyPath<Value, Property>) -> Both<Property> {
    Both<Property>(old: old[keyPath: property], new: new[keyPath: property])
  }

  func map<Result>(_ transform: (Value) -> Result) -> Both<Result> {
    Both<Result>(old: transform(old), new: transform(new))
  }
}

/// The places of something in both schemas; `nil` in one that does not have it.
typealias Places = Both<SourceRange?>

extension Places {
  /// The place of something that only the new schema has.
  static func added(_ range: SourceRange?) -> Places { Places(old: nil, new: range) }

  /// The place of something that only the old schema has.
  static func removed(_ range: SourceRange?) -> Places { Places(old: range, new: nil) }

  /// These places, except where there are others.
  func replaced(by others: Places) -> Places {
    Places(old: others.old ?? old, new: others.new ?? new)
  }
}

extension Both<Located<String>> {
  var places: Places { map { $0.range } }
}

extension Both<Located<String>?> {
  var places: Places { map { $0?.range } }
}
