import JSONSource
import SwiftModel

extension SwiftModel {
  /// Returns all data that templates can access, as JSON: each record is an object with its fields.
  public func templateFields() -> JSONTree {
    var fields: [ShapeDeclaration.Identity: [RecordField]] = [:]
    return RecordBox(self).tree(of: ShapeDeclaration(SwiftModel.self), &fields)
  }
}

extension AnyRecord {
  /// Returns every declared field of a record.
  fileprivate func tree(
    of shape: ShapeDeclaration, _ fields: inout [ShapeDeclaration.Identity: [RecordField]]
  ) -> JSONTree {
    let declared = fields[shape.identity] ?? shape.fields()
    fields[shape.identity] = declared
    return .object(declared.map { .init($0.name, tree(of: $0.content, &fields)) })
  }

  private func tree(
    of content: FieldContent, _ fields: inout [ShapeDeclaration.Identity: [RecordField]]
  ) -> JSONTree {
    switch content {
    case .text(let read): return .string(read(self))
    case .optionalText(let read): return read(self).map { .string($0) } ?? .null
    case .flag(let read): return .bool(read(self))
    case .texts(let read): return .array(read(self).map { .string($0) })
    case .record(let shape, let read): return read(self)?.tree(of: shape, &fields) ?? .null
    case .records(let shape, let read):
      let list = read(self)
      return .array((0..<list.count).map { list.record($0).tree(of: shape, &fields) })
    }
  }
}
