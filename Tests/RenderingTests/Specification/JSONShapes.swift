@testable import Rendering

/// Declares shapes for JSON values: the fields of a shape are the members of sample values.
struct JSONShapes {
  private var count = 0

  mutating func declare(for samples: [JSON]) -> ShapeDeclaration {
    count += 1
    let number = count
    let names: Set<String> = samples.reduce(into: []) { names, sample in
      if case .object(let members) = sample {
        names.formUnion(members.keys)
      } else {
        names.insert(".")
      }
    }
    var fields: [RecordField] = []
    for name in names.sorted() {
      let content = content(name, samples.map { $0.member(name) })
      fields.append(RecordField(name: name, words: "", isGlobal: false, content: content))
    }
    return ShapeDeclaration(identity: .number(number), name: "#\(number)") { [fields] in fields }
  }

  private mutating func content(_ name: String, _ values: [JSON]) -> FieldContent {
    func read<Value>(_ value: @escaping @Sendable (JSON) -> Value) -> FieldReader<Value> {
      .computed { value($0.assumingMemoryBound(to: JSON.self).pointee.member(name)) }
    }
    let elements = values.flatMap(\.elements)
    if values.contains(where: \.isObject) {
      return .record(
        records(declare(for: values.filter(\.isObject))) {
          let value = $0.member(name)
          return value.isObject ? [value] : []
        })
    }
    if values.contains(where: { if case .list = $0 { true } else { false } }) {
      return !elements.isEmpty && elements.allSatisfy { $0.text != nil }
        ? .texts(read { $0.elements.compactMap(\.text) })
        : .records(records(declare(for: elements)) { $0.member(name).elements })
    }
    if values.contains(where: { if case .flag = $0 { true } else { false } }) {
      return .flag(read(\.isTrue))
    }
    return .optionalText(read(\.text))
  }

  private func records(
    _ shape: ShapeDeclaration, _ elements: @escaping @Sendable (JSON) -> [JSON]
  ) -> RecordReader {
    RecordReader(shape: shape, stride: MemoryLayout<JSON>.stride) {
      (record, visit) throws(RenderingError) in
      let elements = elements(record.assumingMemoryBound(to: JSON.self).pointee)
      try elements.withUnsafeBufferPointer { elements throws(RenderingError) in
        guard let first = elements.baseAddress else { return }
        try visit(UnsafeRawPointer(first), elements.count)
      }
    }
  }
}
