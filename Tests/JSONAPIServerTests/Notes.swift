import JSONAPI
import JSONAPIQuery
import JSONAPIServer

// A resource type in each form of filters.

protocol NoteForm: Sendable {
  associatedtype Dialect: FilterDialect
}
enum PatternForm: NoteForm {
  enum Dialect: FilterPattern {
    static let pattern = "filter[{name}.{operator}]"
    static let lists = FilterLists.repeated
  }
}
enum FunctionForm: NoteForm { typealias Dialect = FunctionFilters }
enum JSONForm: NoteForm { typealias Dialect = JSONFilters }

typealias PatternNote = NoteDescription<PatternForm>
typealias FunctionNote = NoteDescription<FunctionForm>
typealias JSONNote = NoteDescription<JSONForm>

enum NoteDescription<Form: NoteForm>: ServerResource {
  static var jsonType: String { "notes" }

  typealias Fields = NoFields
  typealias Dialect = Form.Dialect

  enum Filters: FilterVocabulary {
    case tags([String])
    case stars(StarsOperator, Int)
    case pinned(Bool?)
    case search(String)

    var parameter: FilterParameter {
      get throws {
        switch self {
        case .tags(let values): try .init("tags", of: Attribute<String>.self, anyOf: values)
        case .stars(let comparison, let value):
          try .init("stars", comparison.rawValue, of: Attribute<Int>.self, value)
        case .pinned(let value): try .init("pinned", of: Attribute<Bool?>.self, value)
        case .search(let value):
          try .init("q", of: Attribute<String>.self, value, isWholeParameter: true)
        }
      }
    }
  }

  enum StarsOperator: String, CaseIterable, Sendable { case atLeast, below }

  static var fields: [any FieldName] { [] }

  static var filters: [FilterReader<Filters>] {
    [
      .init("tags", isList: true) { .tags(try $0.values(of: Attribute<String>.self)) },
      .init("stars", StarsOperator.self) {
        .stars($0, try $1.value(of: Attribute<Int>.self))
      },
      .init("pinned") { .pinned(try $0.value(of: Attribute<Bool?>.self)) },
      .init("q", isWholeParameter: true) { .search(try $0.value(of: Attribute<String>.self)) },
    ]
  }
}
