import JSONSource

/// The current place in a payload, and the remaining capacity for evidence.
public struct Cursor: Sendable {
  enum Step {
    case key(String)
    case index(Int)
  }

  var file = ""
  var pointer = ""
  /// Hashes of the identifiers of the resources that the document includes.
  var included: Set<UInt64> = []
  /// The hash of the identifier of the resource around the current place.
  var owner: UInt64 = 0
  let keepsExamples: Bool
  private var steps: [Step] = []
  /// The number of members that can still be stored, which bounds the memory for any input.
  private(set) var freeMembers = maxMembers

  private static let maxMembers = 200_000
  private static let maxDepth = 32

  init(keepsExamples: Bool) { self.keepsExamples = keepsExamples }

  mutating func push(_ step: Step) { steps.append(step) }
  mutating func pop() { _ = steps.popLast() }

  mutating func at(_ step: Step, _ body: (inout Cursor) -> Void) {
    push(step)
    body(&self)
    pop()
  }

  var canGoDeeper: Bool { steps.count < Self.maxDepth }

  mutating func takeMember() -> Bool {
    guard freeMembers > 0 else { return false }
    freeMembers -= 1
    return true
  }

  var place: PayloadPlace {
    let text = steps.reduce(into: pointer) { text, step in
      switch step {
      case .index(let index): text += "/\(index)"
      case .key(let key): text += "/" + JSONPointer.escaped(key)
      }
    }
    return PayloadPlace(file: file, pointer: text)
  }
}
