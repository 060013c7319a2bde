import Diagnostics
import SwiftModel

extension SwiftModel {
  /// Returns all data that templates can access, as JSON: each record is an object with its fields.
  public func templateFields() -> JSONTree {
    asRoot.list.tree(of: Self.shape, ShapeTable([Self.shape]))
  }
}

extension RecordList {
  /// Returns the fields of the current record.
  fileprivate func tree(of shape: RecordShape, _ table: ShapeTable) -> JSONTree {
    let fields = table.numbers[shape.name].map { table.fields[$0] } ?? []
    return .object(fields.map { .init($0.name, tree(of: $0, table)) })
  }

  private func tree(of field: RecordField, _ table: ShapeTable) -> JSONTree {
    switch field.read(self) {
    case .text(let text): return text.map { .string($0) } ?? .null
    case .flag(let isSet): return .bool(isSet)
    case .texts(let texts): return .array(texts.map { .string($0) })
    case .records(let list):
      guard let shape = field.shape else { return .null }
      let trees = (0..<list.count).map {
        list.current = $0
        return list.tree(of: shape, table)
      }
      return field.kind == .record ? trees.first ?? .null : .array(trees)
    }
  }
}
