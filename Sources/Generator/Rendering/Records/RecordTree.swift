import Diagnostics
import SwiftModel

extension SwiftModel {
  /// Returns all data that templates can access, as JSON: each record is an object with its fields.
  public func templateFields() -> JSONTree { asList.tree(of: 0, ShapeTable([Self.shape])) }
}

extension RecordList {
  /// Returns the fields of the current record.
  fileprivate func tree(of shape: Int, _ table: ShapeTable) -> JSONTree {
    .object(table.fields[shape].map { .init($0.name, tree(of: $0, table)) })
  }

  private func tree(of field: RecordField, _ table: ShapeTable) -> JSONTree {
    switch field.read(self) {
    case .text(let text): return text.map { .string($0) } ?? .null
    case .flag(let isSet): return .bool(isSet)
    case .texts(let texts): return .array(texts.map { .string($0) })
    case .records(let list):
      guard let shape = table.shape(in: field) else { return .null }
      let trees = (0..<list.count).map {
        list.current = $0
        return list.tree(of: shape, table)
      }
      return field.kind == .record ? trees.first ?? .null : .array(trees)
    }
  }
}
