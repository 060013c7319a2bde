import Diagnostics
import SwiftModel

extension SwiftModel {
  /// Returns all data that templates can access, as JSON: each record is an object with its fields.
  public func templateFields() -> JSONTree { asList.tree(of: 0, ShapeTable([Self.shape])) }
}

extension RecordList {
  /// Returns the fields of the current record.
  fileprivate func tree(of shape: Int, _ table: ShapeTable) -> JSONTree {
    .object(table.ranges[shape].map { .init(table.fields[$0].name, tree(ofField: $0, table)) })
  }

  private func tree(ofField field: Int, _ table: ShapeTable) -> JSONTree {
    switch table.fields[field].read(self) {
    case .text(let text): return text.map { .string($0) } ?? .null
    case .flag(let isSet): return .bool(isSet)
    case .texts(let texts): return .array(texts.map { .string($0) })
    case .records(let list):
      guard let list, let shape = table.innerShapes[field] else { return .null }
      if table.record(in: field) != nil { return list.tree(of: shape, table) }
      return .array(
        (0..<list.count).map {
          list.current = $0
          return list.tree(of: shape, table)
        })
    }
  }
}
