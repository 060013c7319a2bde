import JSONAPI

/// A place where two JSON values are not the same.
struct JSONDifference: Equatable, CustomStringConvertible {
  /// The place, as a JSON pointer.
  var pointer: String
  /// What stood there; `nil` if nothing did.
  var before: JSONValue?
  /// The new value there; `nil` if there is none.
  var after: JSONValue?

  var description: String {
    let place = pointer.isEmpty ? "the document itself" : pointer
    return switch (before, after) {
    case (let before?, let after?): "\(place) was \(before) and became \(after)"
    case (let before?, nil): "\(place) was \(before) and is gone"
    case (nil, let after?): "\(place) was not there and became \(after)"
    case (nil, nil): "\(place) is the same"
    }
  }
}

extension JSONValue {
  /// Where another value differs from this one. Numbers are compared by value, so that `5` and
  /// `5.0` are the same; the order of an object's members is of no account.
  func differences(to other: JSONValue, at pointer: String = "") -> [JSONDifference] {
    switch (self, other) {
    case (.object(let before), .object(let after)):
      Set(before.keys).union(after.keys).sorted().flatMap { name in
        memberDifferences(from: before[name], to: after[name], at: pointer + "/" + escaped(name))
      }
    case (.array(let before), .array(let after)):
      (0..<max(before.count, after.count)).flatMap { index in
        memberDifferences(
          from: before.dropFirst(index).first,
          to: after.dropFirst(index).first,
          at: "\(pointer)/\(index)"
        )
      }
    default:
      self == other ? [] : [JSONDifference(pointer: pointer, before: self, after: other)]
    }
  }
}

private func memberDifferences(
  from before: JSONValue?, to after: JSONValue?, at pointer: String
) -> [JSONDifference] {
  guard let before, let after else {
    return [JSONDifference(pointer: pointer, before: before, after: after)]
  }
  return before.differences(to: after, at: pointer)
}

private func escaped(_ name: String) -> String {
  name.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
    .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
}
