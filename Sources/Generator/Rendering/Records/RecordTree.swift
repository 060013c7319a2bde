import JSONSource
import SwiftModel

extension SwiftModel {
  /// All that templates see, as JSON: each record is an object with its fields.
  public func templateFields() throws(RenderingError) -> JSONTree {
    var walker = RecordWalker()
    return try withUnsafePointer(to: self) { model throws(RenderingError) in
      try walker.tree(of: ShapeDeclaration(SwiftModel.self), at: UnsafeRawPointer(model))
    }
  }
}

/// Reads every declared field of records.
private struct RecordWalker {
  private var fields: [ShapeDeclaration.Identity: [RecordField]] = [:]

  mutating func tree(
    of shape: ShapeDeclaration, at record: UnsafeRawPointer
  ) throws(RenderingError) -> JSONTree {
    let declared = fields[shape.identity] ?? shape.fields()
    fields[shape.identity] = declared
    var members: [JSONTree.Member] = []
    for field in declared {
      members.append(.init(field.name, try value(of: field.content, at: record)))
    }
    return .object(members)
  }

  private mutating func value(
    of content: FieldContent, at record: UnsafeRawPointer
  ) throws(RenderingError) -> JSONTree {
    switch content {
    case .text(let reader): return .string(reader.value(at: record))
    case .optionalText(let reader):
      return reader.value(at: record).map { .string($0) } ?? .null
    case .flag(let reader): return .bool(reader.value(at: record))
    case .texts(let reader): return .array(reader.value(at: record).map { .string($0) })
    case .record(let reader): return try records(of: reader, at: record).first ?? .null
    case .records(let reader): return .array(try records(of: reader, at: record))
    }
  }

  private mutating func records(
    of reader: RecordReader, at record: UnsafeRawPointer
  ) throws(RenderingError) -> [JSONTree] {
    var trees: [JSONTree] = []
    var walker = self
    try reader.visit(record) { first, count throws(RenderingError) in
      for index in 0..<count {
        trees.append(try walker.tree(of: reader.shape, at: first + index * reader.stride))
      }
    }
    self = walker
    return trees
  }
}
