import Diagnostics
import ResourceSchema
import YAMLSource

final class DocumentReader: MappingReader {
  func readDocuments(_ node: YAMLNode) {
    let example = "documents: { ArticleDocument: { data: articles } }"
    guard let fields = namedFields(node, "documents", example: example) else { return }
    for field in fields {
      NameReader(self).checkDeclarationName(field, of: .document, "a document")
      context.draft.documents.append(reading(field.name) { document(field) })
    }
  }

  private func document(_ field: Field) -> DocumentDraft {
    var result = DocumentDraft(
      document: Document(name: field.name, data: .none, range: field.wholeRange), hidesData: true)
    guard let fields = fields(field, of: .document) else { return result }
    (result.document.description, result.document.deprecated) = texts(fields, of: field)
    if let data = primaryData(fields, of: field) {
      result.document.data = data
      result.hidesData = false
    }
    result.document.isSparse = sparse(fields["sparse"], result)
    result.document.include = include(fields, result)
    result.statesInclude = fields["include"] != nil || fields.mayLackKeys
    if let field = fields["meta"] { result.meta = MetaReader(self).meta(field) }
    if let field = fields["links"] { result.links = LinksReader(self).links(field) }
    result.apiDescription = fields["jsonapi"].flatMap { DefaultsReader(self).apiDescription($0) }
    result.errors = fields["errors"].flatMap { DefaultsReader(self).errors($0) }
    if !result.hidesData, result.document.data == .none, fields["meta"] == nil,
      fields["errors"] == nil, !fields.mayLackKeys
    {
      report(
        .emptyDocument, "`\(field.name.value)` has neither `data` nor `meta`",
        at: field.name.range,
        note: "a document has at least one of `data`, `errors` and `meta`",
        suggestion: "add `meta: { … }`, or suppress this with `allow: [empty-document]`")
    }
    return result
  }

  private func sparse(_ field: Field?, _ draft: DocumentDraft) -> Bool {
    guard let field, boolean(field) == true else { return false }
    if !draft.hidesData, draft.document.data.types.count != 1 {
      report(
        .misplacedKey, "`sparse` needs resource objects of one type as primary data",
        at: field.name.range,
        suggestion: draft.document.data.types.count > 1
          ? "declare a document for each type, or remove `sparse`" : "remove `sparse`")
      return false
    }
    return true
  }

  private func include(_ fields: Fields, _ draft: DocumentDraft) -> [IncludePath] {
    var types: [String] {
      let named = draft.document.data.types.compactMap { known.resource(meantBy: $0.value) }
      return named.isEmpty ? known.resources : named
    }
    guard let field = fields["include"], field.value.scalar?.text != "none",
      let names = names(
        field, of: "a path", example: "include: \(known.includeExample(of: types))",
        spelling: { [known] in known.path($0, of: types).map { [$0] } ?? [] })
    else { return [] }
    if !draft.hidesData, draft.document.data == .none {
      report(
        .includeWithoutData, "a document without primary data includes nothing",
        at: field.name.range, suggestion: "leave `include` out")
      return []
    }
    return names.compactMap { includePath($0) }
  }

  private static func mayBeRelationship(_ name: String) -> Bool {
    !name.isEmpty
      && (name.utf8.allSatisfy(TargetForm.isPartOfName)
        || !name.contains { "/\\>[](){}*:,; ".contains($0) })
  }

  func includePath(_ text: Located<String>) -> IncludePath? {
    guard isReadable(text.value, at: text.range) else { return nil }
    let place = ScalarPlace(text, in: file)
    var names: [Located<String>] = []
    var start = 0
    for part in text.value.split(separator: ".", omittingEmptySubsequences: false) {
      let end = start + part.utf8.count
      names.append(Located(String(part), at: place.range(start..<end)))
      start = end + 1
    }
    guard names.allSatisfy({ Self.mayBeRelationship($0.value) }) else {
      return report(
        .unknownInclude, "`\(text.value)` is not a path of relationships", at: text.range,
        suggestion: "dots join the names of relationships, as in `author.address`")
    }
    return IncludePath(names)
  }
}

extension DocumentReader {
  private func primaryData(_ fields: Fields, of document: Field) -> Document.PrimaryData? {
    if let data = fields["data"], let linkage = fields["linkage"] {
      reportConflict(
        .conflictingData, of: linkage, with: data,
        suggestion: "remove `linkage` if the server sends resource objects, `data` if it sends"
          + " identifiers alone")
      return nil
    }
    if let linkage = fields["linkage"] { return self.linkage(linkage) }
    var type: String { known.resources.first ?? "articles" }
    guard
      let data = required(
        "data", in: fields, "`\(document.name.value)` does not state its `data`",
        at: document.name.range,
        suggestion: "write `data: \(type)`, `data: [\(type)]` or `data: none`")
    else { return nil }
    if data.value.scalar?.text == "none" { return Document.PrimaryData.none }
    if let word = data.value.scalar, word.style == .plain,
      TypeReader.isNull(word.text) || word.text == "Void",
      known.resource(meantBy: word.text) == nil
    {
      return report(
        .unknownTarget, "unknown resource type `\(word.text)`", at: data.value.range,
        suggestion: .write(
          "none", at: data.value.range, "a document without primary data says `data: none`"))
    }
    guard let form = TargetReader(self).target(data.value, "`data`") else { return nil }
    if form.isAny { return .any(isMany: form.isMany, isNullable: form.isNullable) }
    refer(form.types)
    return form.isMany ? .many(form.types) : .one(form.types, isNullable: form.isNullable)
  }

  /// Returns advice to write the relationship that most words of a path name.
  private static func linkageAdvice(_ path: String, _ known: KnownNames) -> Advice? {
    let words = path.split { ".,:/# ".contains($0) }.map(String.init).prefix(10)
    let types = words.compactMap { known.resource(meantBy: $0) }
    let paths = known.resources.flatMap { type in
      known.relationships(of: type).map { name in
        (path: "\(type).\(name)", names: [types.contains(type), words.contains(name)].count { $0 })
      }
    }
    guard let path = paths.max(by: { $0.names < $1.names }), path.names > 0 else { return nil }
    return .write("linkage: \(path.path)")
  }

  private func linkage(_ field: Field) -> Document.PrimaryData? {
    guard let path = text(field) else { return nil }
    let parts = path.value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ Self.mayBeRelationship(String($0)) || $0.isEmpty }),
      let names = includePath(path)?.relationships
    else {
      return report(
        .invalidLinkage, "`linkage` names a resource type and one of its relationships",
        at: path.range,
        suggestion: "write the resource type, a dot and the relationship",
        advice: { [isShort = context.draft.diagnostics.errorCount < 50] in
          isShort ? Self.linkageAdvice(path.value, $0.known) : nil
        })
    }
    refer(to: names[0], .resource)
    return .linkage(resource: names[0], relationship: names[1])
  }
}
