import APIReference
import Diagnostics
import SwiftModel

// The fields that are not properties of the models. `Documentation/Templates.md` describes all
// fields; `EmbeddedFields` declares them.

/// A declaration whose name may be a keyword.
protocol Identified {
  var identifier: SwiftIdentifier { get }
}

extension Identified {
  var name: String { identifier.declared }
  var member: String { identifier.member }
}

extension PropertyModel: Identified {
  var label: String { identifier.label }
  var storedName: String { stored.declared }
  var storedMember: String { stored.member }
}

extension StorageModel: Identified {}
extension EnumerationCaseModel: Identified {}
extension UnionCaseModel: Identified {}
extension FilterModel: Identified {}

extension ValueUnionCaseModel: Identified {
  var tagLiteral: String? { tag }
}

/// A declaration that is a type alias first of all.
protocol Aliased {
  var alias: AliasModel { get }
}

extension Aliased {
  var name: String { alias.name }
  var fileName: String { alias.name }
  var documentation: [String] { alias.documentation }
}

extension ResourceModel: Aliased {
  var typeLiteral: String { description.typeLiteral }
}

extension DescriptionModel {
  var attributesAlias: String? { attributes.alias }
  var relationshipsAlias: String? { relationships.alias }

  static func record(
    _ name: String, _ read: @escaping Read<Fields>, of _: StructureModel.Type, _ words: String
  ) -> RecordField { record(name, { read($0).structure }, words) }
}

extension DocumentModel: Aliased {
  var type: String { alias.type }
}

extension FixtureModel {
  var fileName: String { name }
}

extension TypeModel {
  var fileName: String { name }
  var structure: StructureModel? { if case .structure(let type) = self { type } else { nil } }
  var enumeration: EnumerationModel? { if case .enumeration(let type) = self { type } else { nil } }
  var valueUnion: ValueUnionModel? { if case .valueUnion(let type) = self { type } else { nil } }
  var datePattern: DatePatternModel? { if case .datePattern(let type) = self { type } else { nil } }
  var urlBase: URLBaseModel? { if case .urlBase(let type) = self { type } else { nil } }
  var alias: AliasModel? { if case .alias(let type) = self { type } else { nil } }
}

extension StructureModel {
  var isEmpty: Bool { properties.isEmpty }
  var hasDeprecatedProperties: Bool { !deprecatedProperties.isEmpty }
}

extension UnionCaseGroupModel {
  var next: Int { number + 1 }
}

extension QueryModel {
  var hasFields: Bool { !fields.isEmpty }
  var hasSorts: Bool { !sorts.isEmpty }
  var hasFilters: Bool { !filters.isEmpty }
  var hasOneFilter: Bool { filters.count == 1 }
  var fieldReferences: String? { references(to: fields.map(\.name)) }
  var hasDeprecatedFields: Bool { fields.contains { $0.deprecation != nil } }
}

extension QueryFieldModel {
  var isNameAlone: Bool { queryLiteral == nil && !isLinkedIfIncluded }
}

extension IncludesModel {
  var isEmpty: Bool { steps.isEmpty }
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

extension PathModel {
  var parentsName: String? { parents?.alias }
  var parentsType: String? { parents?.type }
}

extension APIReference {
  var resourcesByName: [APIResource] { resources.sorted { $0.type.lowercased() } }
  var typesByName: [APIType] { types.sorted { $0.name.lowercased() } }
  var documentsByName: [APIDocument] { documents.sorted { $0.name.lowercased() } }
  var resourceCount: Int { resources.count }
}

extension APIMember {
  var hasAnchor: Bool { !anchor.isEmpty }
  var valueList: APIValueList? { APIValueList(values, hasOtherValues: hasOtherValues) }
}

extension APIType {
  var valueList: APIValueList? { APIValueList(values, hasOtherValues: hasOtherValues) }
}

extension APIParameter {
  var valueList: APIValueList? { APIValueList(values) }
}

extension APIValueList {
  var hiddenCount: Int { hidden.count }
}
