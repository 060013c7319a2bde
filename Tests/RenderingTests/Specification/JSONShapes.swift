@testable import Rendering

/// Declares shapes for JSON values: the fields of a shape are the members of sample values.
struct JSONShapes {
  private var count = 0

  mutating func declare(for samples: [JSON]) -> RecordShape {
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
      fields.append(RecordField(name, content, ""))
    }
    return RecordShape("#\(number)") { [fields] in fields }
  }

  private mutating func content(_ name: String, _ values: [JSON]) -> RecordField.Content {
    let elements = values.flatMap(\.elements)
    if values.contains(where: \.isObject) {
      return .record(declare(for: values.filter(\.isObject))) {
        let value = Self.member(name, of: $0)
        return value.isObject ? TypedRecords([value]) : nil
      }
    }
    if values.contains(where: { if case .list = $0 { true } else { false } }) {
      return !elements.isEmpty && elements.allSatisfy { $0.text != nil }
        ? .texts { Self.member(name, of: $0).elements.compactMap(\.text) }
        : .records(declare(for: elements)) { TypedRecords(Self.member(name, of: $0).elements) }
    }
    if values.contains(where: { if case .flag = $0 { true } else { false } }) {
      return .flag { Self.member(name, of: $0).isTrue }
    }
    return .optionalText { Self.member(name, of: $0).text }
  }

  private static func member(_ name: String, of records: RecordList) -> JSON {
    (records as? TypedRecords<JSON>)?.elements[records.current].member(name) ?? .null
  }
}
