import APIReference
import Diagnostics
import SwiftModel

// The fields that are not properties of the models or of their parts. `Documentation/Templates.md`
// describes all fields; `EmbeddedFields` declares them.

extension TypeModel {
  var structure: StructureModel? { if case .structure(let type) = self { type } else { nil } }
  var enumeration: EnumerationModel? { if case .enumeration(let type) = self { type } else { nil } }
  var valueUnion: ValueUnionModel? { if case .valueUnion(let type) = self { type } else { nil } }
  var datePattern: DatePatternModel? { if case .datePattern(let type) = self { type } else { nil } }
  var urlBase: URLBaseModel? { if case .urlBase(let type) = self { type } else { nil } }
  var alias: AliasModel? { if case .alias(let type) = self { type } else { nil } }
}

extension QueryModel {
  var fieldReferences: String? { references(to: fields.map(\.name)) }
  var hasDeprecatedFields: Bool { fields.contains { $0.deprecation != nil } }
}

extension QueryFieldModel {
  var isNameAlone: Bool { queryLiteral == nil && !isLinkedIfIncluded }
}

extension ClientResourceModel {
  var parentTypes: [PathModel] { paths.filter { $0.parents != nil } }
  var ownPaths: [PathModel] { paths.filter { $0.literal != nil } }
  var settableReferences: String? { references(to: settableFields) }
}

/// The fields of a value `fields`, with commas between them, if there are any.
private func references(to fields: [String]) -> String? {
  fields.isEmpty ? nil : fields.map { "fields.\($0)" }.joined(separator: ", ")
}

extension APIReference {
  var resourcesByName: [APIResource] { resources.sorted { $0.type.lowercased() } }
  var typesByName: [APIType] { types.sorted { $0.name.lowercased() } }
  var documentsByName: [APIDocument] { documents.sorted { $0.name.lowercased() } }
}

extension APIMember {
  var valueList: APIValueList? { APIValueList(values, hasOtherValues: hasOtherValues) }
}

extension APIType {
  var valueList: APIValueList? { APIValueList(values, hasOtherValues: hasOtherValues) }
}

extension APIParameter {
  var valueList: APIValueList? { APIValueList(values) }
}
