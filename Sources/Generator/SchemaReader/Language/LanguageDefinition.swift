import ResourceSchema

/// A value of the language that is used in several places, or contains itself.
package enum LanguageDefinition: String, Sendable, CaseIterable {
  case type
  /// A type where an enum or an object needs a name of its own.
  case namedType
  /// The type of an alias, or a type that user code reads. It is never null.
  case aliasedType
  case typeDeclaration, resources, documents, attribute, member, members, enumeration, alternatives
  case target, relationship, links, linkMembers, meta, filterSubject, filter, id, jsonapi, errors

  package var value: LanguageValue {
    switch self {
    case .type: .types(.type, in: .type, .inlineType)
    case .namedType: .types(.type, in: .namedType, .inlineNamedType)
    case .aliasedType: .types(.solidType, in: .namedType, .inlineNamedType)
    case .typeDeclaration: .types(.solidType, in: .namedType, .typeDeclaration)
    case .resources: .named(.resourceType, .form(.resource))
    case .documents: .named(.document, .form(.document))
    case .attribute: .types(.type, in: .type, .attribute)
    case .member: .types(.type, in: .type, .member)
    case .members: .named(.member, .definition(.member), .written)
    case .enumeration:
      .oneOf([
        .list(of: .text(.listedEnumValue)),
        .named(.enumValue, .oneOf([.text(.enumValue), .form(.enumCase)]), .oneOrMore),
      ])
    case .alternatives:
      .oneOf([
        .list(of: .definition(.aliasedType), .twoOrMore),
        .named(.enumValue, .definition(.type), .twoOrMore),
      ])
    case .target: .oneOf([.text(.anyTarget), .list(of: .text(.targets), .exactlyOne)])
    case .relationship:
      .oneOf([.text(.anyTarget), .list(of: .text(.targets), .exactlyOne), .form(.relationship)])
    case .links:
      .oneOf([
        .linksWords, .text(.declaredType), .list(of: .text(.link), .any),
        .named(.link, .form(.link)),
      ])
    case .linkMembers:
      .oneOf([.list(of: .text(.link)), .named(.link, .form(.link), .oneOrMore)])
    case .meta:
      .oneOf([
        .metaWords, .text(.declaredType),
        .named(.member, .definition(.member), .oneOrMore),
      ])
    case .filterSubject: .types(.filterSubject, in: .namedType, .inlineNamedType)
    case .filter: .oneOf([.definition(.filterSubject), .form(.filter)])
    case .id: .oneOf([.idWords, .text(.idType)])
    case .jsonapi: .oneOf([.apiDescriptionWords, .form(.jsonapi)])
    case .errors: .oneOf([.errorsWords, .text(.declaredType)])
    }
  }
}

extension LanguageValue {
  /// A type of the language, as a text, as an array of others and in its long form.
  fileprivate static func types(
    _ text: LanguageText, in element: LanguageDefinition, _ form: MappingDefinition
  ) -> LanguageValue {
    .oneOf([
      .primitiveTypes, .text(text), .list(of: .definition(element), .exactlyOne),
      .form(form),
    ])
  }
}
