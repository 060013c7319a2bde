import Diagnostics
import SwiftModel

extension SwiftModel {
  /// Returns all data that templates can access, as JSON: each record is an object with its fields.
  public func templateFields() -> JSONTree {
    let table = ShapeTable([Self.shape])
    return asList.tree(of: Self.shape, table)
  }
}

extension RecordList {
  /// Returns the fields of the current record.
  fileprivate func tree(of shape: RecordShape, _ table: ShapeTable) -> JSONTree {
    let fields = table.numbers[shape.name].map { table.fields(of: $0) } ?? []
    return .object(fields.map { .init($0.name, tree(of: $0.content, table)) })
  }

  private func tree(of content: RecordField.Content, _ table: ShapeTable) -> JSONTree {
    switch content {
    case .text(let read): return .string(read(self))
    case .optionalText(let read): return read(self).map { .string($0) } ?? .null
    case .flag(let read): return .bool(read(self))
    case .texts(let read): return .array(read(self).map { .string($0) })
    case .record(let shape, let read): return read(self)?.tree(of: shape, table) ?? .null
    case .records(let shape, let read):
      guard let list = read(self) else { return .array([]) }
      return .array(
        (0..<list.count).map {
          list.current = $0
          return list.tree(of: shape, table)
        })
    }
  }
}
