import Foundation

/// Does something with each element on all processors, and keeps the order.
func inParallel<Element: Sendable, Value: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Int, Element) -> Value
) -> [Value] {
  let values = Values<Value>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    values.set(transform(index, elements[index]), at: index)
  }
  return values.inOrder
}

/// Values by their index, which several threads set.
private final class Values<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  func set(_ value: Value, at index: Int) {
    lock.withLock { values[index] = value }
  }

  var inOrder: [Value] { lock.withLock { values.compactMap(\.self) } }
}
