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
      fields.append(field(name, samples.map { $0.member(name) }))
    }
    return RecordShape(name: "#\(number)") { [fields] in return fields }
  }

  private mutating func field(_ name: String, _ values: [JSON]) -> RecordField {
    let elements = values.flatMap(\.elements)
    if values.contains(where: \.isObject) {
      return RecordField(
        name: name, kind: .record, words: "", shape: declare(for: values.filter(\.isObject))
      ) {
        let value = Self.member(name, of: $0)
        return .records(TypedRecords(value.isObject ? [value] : []))
      }
    }
    if values.contains(where: { if case .list = $0 { true } else { false } }) {
      guard elements.isEmpty || elements.contains(where: { $0.text == nil }) else {
        return RecordField(name: name, kind: .texts, words: "") {
          .texts(Self.member(name, of: $0).elements.compactMap(\.text))
        }
      }
      return RecordField(name: name, kind: .records, words: "", shape: declare(for: elements)) {
        .records(TypedRecords(Self.member(name, of: $0).elements))
      }
    }
    if values.contains(where: { if case .flag = $0 { true } else { false } }) {
      return RecordField(name: name, kind: .flag, words: "") {
        .flag(Self.member(name, of: $0).isTrue)
      }
    }
    return RecordField(name: name, kind: .optionalText, words: "") {
      .text(Self.member(name, of: $0).text)
    }
  }

  private static func member(_ name: String, of records: RecordList) -> JSON {
    (records as? TypedRecords<JSON>)?.elements[records.current].member(name) ?? .null
  }
}
