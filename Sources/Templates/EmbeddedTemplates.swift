// Written by Scripts/embed from the files in Templates.

enum EmbeddedTemplates {
  static let `alias` = ###"""
    {{> documentation}}
    {{> deprecation}}
    {{access}}typealias {{name}} = {{type}}

    """###
  static let `binding` = ###"""
    {{#property.wrapper}}{{^isMutable}}private(set) {{/isMutable}}var{{/property.wrapper}}{{^property.wrapper}}{{binding}}{{/property.wrapper}}
    """###
  static let `clientTypes` = ###"""
    {{^isNamespace}}
    /// The API {{schema.apiName}}.
    {{access}}enum {{api}}: {{APIDefinition}} {
    {{/isNamespace}}
    {{#isNamespace}}
    extension {{api}}: {{APIDefinition}} {
    {{/isNamespace}}
      {{access}}typealias AnyResource = {{anyResource}}
      {{access}}typealias Problem = {{problem}}

      {{access}}static let name = {{apiNameLiteral}}
    {{#atomicLiteral}}
      {{access}}static let atomicPath: {{String}}? = {{atomicLiteral}}
    {{/atomicLiteral}}
    }

    /// A client of {{schema.apiName}}.
    {{access}}typealias {{name}} = {{Client}}<{{api}}>

    extension {{name}} {
    {{#resources}}
    {{#hasOperations}}
      /// The operations on resources of type `{{type}}`.
      {{> deprecation}}
      {{access}}var {{property}}: {{client.ResourceEndpoint}}<{{description}}> { resources({{description}}.self) }

    {{/hasOperations}}
    {{/resources}}
    }
    {{#resources}}

    extension {{description}}: {{conformances}} {
      {{access}}typealias API = {{client.api}}
      {{access}}typealias Resource = {{model}}
      {{access}}typealias ResourceDocument = {{document}}
      {{access}}typealias ListDocument = {{listDocument}}
    {{#newModel}}
      {{access}}typealias NewResource = {{newModel}}
    {{/newModel}}

      {{access}}static let collectionName = {{collectionLiteral}}
    {{#total}}

      {{access}}static func total(in meta: {{metaType}}) -> {{client.Int}}? { {{path}} }
    {{/total}}
    }
    {{/resources}}

    """###
  static let `client` = ###"""
    {{#file}}
    {{> header}}
    {{/file}}

    {{> client-types}}

    """###
  static let `datePattern` = ###"""
    /// A date format pattern.
    {{access}}enum {{name}}: {{DatePattern}} {
      {{access}}static let pattern = {{pattern}}
    }

    """###
  static let `deprecation` = ###"""
    {{#deprecation}}
    @available(*, deprecated{{#message}}, message: {{message}}{{/message}})
    {{/deprecation}}

    """###
  static let `description` = ###"""
    {{> documentation}}
    {{access}}{{descriptionKind}} {{name}}: {{ResourceObjectDescription}} {
      {{access}}static let jsonType = {{typeLiteral}}

    {{#attributes}}
      {{> struct}}
    {{/attributes}}
    {{#attributesAlias}}
      {{access}}typealias Attributes = {{attributesAlias}}
    {{/attributesAlias}}

    {{#relationships}}
      {{> struct}}
    {{/relationships}}
    {{#relationshipsAlias}}
      {{access}}typealias Relationships = {{relationshipsAlias}}
    {{/relationshipsAlias}}
    {{#types}}

      {{> type}}
    {{/types}}
    }

    """###
  static let `dialectType` = ###"""
    /// The form of the filters of {{apiName}}.
    {{#type}}
    {{access}}typealias {{name}} = {{type}}
    {{/type}}
    {{^type}}
    {{access}}enum {{name}}: {{FilterPattern}} {
      {{access}}static let pattern = {{pattern}}
    {{#repeatsLists}}
      {{access}}static let lists = {{FilterLists}}.repeated
    {{/repeatsLists}}
    }
    {{/type}}

    """###
  static let `dialect` = ###"""
    {{#file}}
    {{> header}}
    {{/file}}

    {{> dialect-type}}

    """###
  static let `documentTypes` = ###"""
    {{#sharedDocument}}
    /// A {{schema.apiName}} document without meta or links.
    {{access}}typealias {{name}}<Body: {{bodyType}}> = {{type}}
    {{/sharedDocument}}
    {{#documents}}

    {{#alias}}
    {{> alias}}
    {{/alias}}
    {{#types}}

    {{> type}}
    {{/types}}
    {{/documents}}
    {{#anyResource}}

    {{> union}}
    {{/anyResource}}

    """###
  static let `documentation` = ###"""
    {{#documentation}}
    /// {{.}}
    {{/documentation}}

    """###
  static let `documents` = ###"""
    {{#documentsFile}}
    {{> header}}
    {{/documentsFile}}

    {{#namespace}}
    extension {{namespace}} {
      {{> document-types}}
    }
    {{/namespace}}
    {{^namespace}}
    {{> document-types}}
    {{/namespace}}

    """###
  static let `enum` = ###"""
    {{> documentation}}
    {{access}}enum {{name}}: {{conformances}} {
    {{#isPlain}}
      case {{#cases}}{{name}}{{^last}}, {{/last}}{{/cases}}
    {{/isPlain}}
    {{^isPlain}}
    {{#cases}}
    {{#isSpaced}}

    {{/isSpaced}}
      {{> documentation}}
      case {{name}}{{^isImplied}} = {{literal}}{{/isImplied}}
    {{/cases}}
    {{/isPlain}}
    {{#isOpen}}
      /// A value that is not in the schema, kept as it was decoded.
      case unrecognized({{rawType}})

      {{access}}static let allCases: [{{name}}] = [{{#cases}}.{{member}}{{^last}}, {{/last}}{{/cases}}]

      {{access}}var rawValue: {{rawType}} {
        switch self {
    {{#cases}}
        case .{{member}}: {{literal}}
    {{/cases}}
        case .unrecognized(let rawValue): rawValue
        }
      }
    {{/isOpen}}
    }

    """###
  static let `header` = ###"""
    // Generated by jsonapi-gen from {{sources}}. Do not edit.

    {{#imports}}
    import {{.}}
    {{/imports}}

    """###
  static let `includes` = ###"""
    {{#isEmpty}}
    {{access}}typealias {{name}} = {{NoFields}}
    {{/isEmpty}}
    {{^isEmpty}}
    {{access}}struct {{name}}: {{FieldVocabulary}} {
    {{^isInternal}}
      {{access}}init() {}
    {{/isInternal}}
    {{#steps}}
      {{access}}var {{name}}: {{type}} { {{literal}} }
    {{/steps}}
    {{#steps}}
    {{#next}}

      {{> includes}}
    {{/next}}
    {{/steps}}
    }
    {{/isEmpty}}

    """###
  static let `initialValue` = ###"""
    {{^isWrapped}}{{name}}{{/isWrapped}}{{#isWrapped}}{{#canThrow}}try {{/canThrow}}{{^isOptional}}.init({{wrappingLabel}}: {{name}}){{/isOptional}}{{#isOptional}}.ifPresent({{#optionalWrappingLabel}}{{.}}: {{/optionalWrappingLabel}}{{name}}){{/isOptional}}{{/isWrapped}}
    """###
  static let `initializer` = ###"""
    {{#isEmpty}}
    {{access}}init() {}
    {{/isEmpty}}
    {{^isEmpty}}
    {{access}}init({{#properties}}{{label}}: {{parameterType}}{{#isOptional}} = nil{{/isOptional}}{{^last}}, {{/last}}{{/properties}}){{#canThrow}} throws{{/canThrow}} {
    {{#properties}}
      self.{{storedMember}} = {{> initial-value}}
    {{/properties}}
    }
    {{/isEmpty}}

    """###
  static let `namespace` = ###"""
    // Generated by jsonapi-gen from {{apiName}}. Do not edit.

    /// The models of {{apiName}}.
    {{access}}enum {{namespace}} {}

    """###
  static let `property` = ###"""
    {{#isSpaced}}

    {{/isSpaced}}
    {{> documentation}}
    {{> deprecation}}
    {{^storage}}
    {{#wrapper}}@{{wrapper}} {{/wrapper}}{{access}}{{> binding}} {{name}}: {{type}}
    {{/storage}}
    {{#storage}}
    {{access}}var {{property.name}}: {{type}} {
    {{#isMutable}}
      get { {{name}} }
      set { {{name}} = newValue }
    {{/isMutable}}
    {{^isMutable}}
      {{name}}
    {{/isMutable}}
    }
    {{#property.wrapper}}@{{.}} {{/property.wrapper}}private {{> binding}} {{name}}: {{type}}

    {{/storage}}

    """###
  static let `queryField` = ###"""
    {{#queryLiteral}}.init({{literal}}, query: {{queryLiteral}}){{/queryLiteral}}{{^queryLiteral}}{{literal}}{{/queryLiteral}}
    """###
  static let `queryTypes` = ###"""
    extension {{description}}: {{QueryableDescription}} {
    {{#pathLiteral}}
      {{access}}static let path = {{pathLiteral}}

    {{/pathLiteral}}
    {{#hasFields}}
      {{access}}struct Fields: {{FieldVocabulary}} {
    {{^isInternal}}
        {{access}}init() {}
    {{/isInternal}}
    {{#fields}}
        {{> deprecation}}
        {{access}}var {{name}}: {{type}} { {{> query-field}} }
    {{/fields}}
      }
    {{/hasFields}}
    {{^hasFields}}
      {{access}}typealias Fields = {{NoFields}}
    {{/hasFields}}
    {{#includes}}

      {{> includes}}
    {{/includes}}
    {{#hasSorts}}

      {{access}}enum Sorts: {{String}}, {{SortVocabulary}} {
    {{#sorts}}
        {{> documentation}}
        case {{name}}{{^isImplied}} = {{literal}}{{/isImplied}}
    {{/sorts}}
      }
    {{/hasSorts}}
    {{#hasFilters}}

      {{access}}enum Filters: {{FilterVocabulary}} {
    {{#filters}}
        case {{name}}({{#operatorType}}{{operatorType}}, {{/operatorType}}{{valueType}})
    {{/filters}}

        {{access}}var parameter: {{FilterParameter}} {
          get throws {
            switch self {
    {{#filters}}
            case .{{member}}({{#operatorType}}let comparison, {{/operatorType}}let value): {{#attributeType}}try {{/attributeType}}.init({{literal}}{{#operatorType}}, comparison.rawValue{{/operatorType}}{{#attributeType}}, of: {{attributeType}}.self{{/attributeType}}, {{#valueLabel}}{{valueLabel}}: {{/valueLabel}}value{{#isWholeParameter}}, isWholeParameter: true{{/isWholeParameter}})
    {{/filters}}
            }
          }
        }
      }
    {{/hasFilters}}
    {{#operators}}

      {{> enum}}
    {{/operators}}
    {{#dialect}}

      {{access}}typealias Dialect = {{dialect}}
    {{/dialect}}
    {{#paging}}

    {{#isEmpty}}
      {{access}}enum Paging: {{style}} {}
    {{/isEmpty}}
    {{^isEmpty}}
      {{access}}enum Paging: {{style}} {
    {{#defaultSize}}
        {{access}}static let defaultSize: {{Int}}? = {{defaultSize}}
    {{/defaultSize}}
    {{#maximumSize}}
        {{access}}static let maximumSize: {{Int}}? = {{maximumSize}}
    {{/maximumSize}}
    {{#names}}
        {{access}}static let {{name}} = {{literal}}
    {{/names}}
      }
    {{/isEmpty}}
    {{/paging}}
    }
    {{#hasServer}}

    {{> server-table}}
    {{/hasServer}}
    {{#unions}}

    /// The types of ``{{union}}``, in key paths.
    {{access}}struct {{name}}: {{FieldVocabulary}} {
    {{^isInternal}}
      {{access}}init() {}
    {{/isInternal}}
    {{#fields}}
      {{access}}var {{name}}: {{type}} { .init() }
    {{/fields}}
    }

    extension {{union}}: {{QueryableTarget}} {
      {{access}}typealias _Fields = {{name}}
    }
    {{/unions}}

    """###
  static let `query` = ###"""
    {{#file}}
    {{> header}}
    {{/file}}

    {{> query-types}}

    """###
  static let `resourceTypes` = ###"""
    {{#alias}}
    {{> alias}}
    {{/alias}}

    {{#description}}
    {{> description}}
    {{/description}}

    {{#newAlias}}
    {{> alias}}
    {{/newAlias}}

    {{#newDescription}}
    {{> description}}
    {{/newDescription}}
    {{#types}}

    {{> type}}
    {{/types}}

    """###
  static let `resource` = ###"""
    {{#file}}
    {{> header}}
    {{/file}}

    {{#namespace}}
    extension {{namespace}} {
      {{> resource-types}}
    }
    {{/namespace}}
    {{^namespace}}
    {{> resource-types}}
    {{/namespace}}

    """###
  static let `schemaTypes` = ###"""
    {{#types}}
    {{> type}}

    {{/types}}
    {{#resources}}
    {{> resource-types}}

    {{/resources}}
    {{> document-types}}

    """###
  static let `schema` = ###"""
    {{#file}}
    {{> header}}
    {{/file}}

    {{#hasModels}}
    {{#namespace}}
    /// The models of {{apiName}}.
    {{access}}enum {{namespace}} {
      {{> schema-types}}
    }
    {{/namespace}}
    {{^namespace}}
    {{> schema-types}}
    {{/namespace}}
    {{/hasModels}}
    {{#queries}}

    {{> query-types}}
    {{/queries}}
    {{#dialect}}

    {{> dialect-type}}
    {{/dialect}}
    {{#client}}

    {{> client-types}}
    {{/client}}

    """###
  static let `serverTable` = ###"""
    extension {{description}}: {{ServerResource}} {
    {{#hasDeprecatedFields}}
      @available(*, deprecated)
    {{/hasDeprecatedFields}}
      {{access}}static var fields: [any {{FieldName}}] {
    {{^fieldReferences}}
        []
    {{/fieldReferences}}
    {{#fieldReferences}}
        let fields = Fields()
        return [{{fieldReferences}}]
    {{/fieldReferences}}
      }
    {{#hasFilters}}

      {{access}}static var filters: [{{FilterReader}}<Filters>] {
        [
    {{#filters}}
          .init({{literal}}{{#operatorType}}, {{operatorType}}.self{{/operatorType}}{{#isList}}, isList: true{{/isList}}{{#isWholeParameter}}, isWholeParameter: true{{/isWholeParameter}}) {
            .{{member}}({{#operatorType}}$0, {{/operatorType}}try ${{#operatorType}}1{{/operatorType}}{{^operatorType}}0{{/operatorType}}.{{#attributeType}}value{{#isList}}s{{/isList}}(of: {{attributeType}}.self){{/attributeType}}{{^attributeType}}id{{#isList}}s{{/isList}}(){{/attributeType}})
          }{{^query.hasOneFilter}},{{/query.hasOneFilter}}
    {{/filters}}
        ]
      }
    {{/hasFilters}}
    {{#includeRule}}

      {{access}}static var includes: {{IncludeRule}} { {{includeRule}} }
    {{/includeRule}}
    {{#clientIdRule}}

      {{access}}static var clientIds: {{ClientIdRule}} { {{clientIdRule}} }
    {{/clientIdRule}}
    }

    """###
  static let `struct` = ###"""
    {{> documentation}}
    {{access}}struct {{name}}: {{conformances}} {
    {{#properties}}
      {{> property}}
    {{/properties}}
    {{^isInitializerImplied}}

      {{> initializer}}
    {{/isInitializerImplied}}
    {{#hasCodingKeys}}

      private enum CodingKeys: {{String}}, {{CodingKey}} {
    {{#hasPlainKeys}}
        case {{#plainKeys}}{{.}}{{^last}}, {{/last}}{{/plainKeys}}
    {{/hasPlainKeys}}
    {{#properties}}
    {{#isRenamed}}
        case {{storedName}} = {{wireNameLiteral}}
    {{/isRenamed}}
    {{/properties}}
      }
    {{/hasCodingKeys}}
    {{#types}}

      {{> type}}
    {{/types}}
    }

    """###
  static let `type` = ###"""
    {{#structure}}
    {{> struct}}
    {{/structure}}
    {{#enumeration}}
    {{> enum}}
    {{/enumeration}}
    {{#valueUnion}}
    {{> value-union}}
    {{/valueUnion}}
    {{#union}}
    {{> union}}
    {{/union}}
    {{#datePattern}}
    {{> date-pattern}}
    {{/datePattern}}
    {{#urlBase}}
    {{> url-base}}
    {{/urlBase}}
    {{#alias}}
    {{> alias}}
    {{/alias}}

    """###
  static let `types` = ###"""
    {{#typesFile}}
    {{> header}}
    {{/typesFile}}

    {{#namespace}}
    extension {{namespace}} {
    {{#types}}
      {{> type}}

    {{/types}}
    }
    {{/namespace}}
    {{^namespace}}
    {{#types}}
    {{> type}}

    {{/types}}
    {{/namespace}}

    """###
  static let `unionId` = ###"""
    /// The type and id of a related resource.
    {{access}}enum ID: {{PolymorphicID}} {
    {{#cases}}
      case {{name}}({{model}}.Id)
    {{/cases}}
      /// A resource of any other type.
      case unrecognized(type: {{String}}, id: {{String}})

      {{access}}init(wireIdentity: {{ResourceIdentity}}) throws {
        switch wireIdentity.type {
    {{#cases}}
        case {{typeLiteral}}: self = .{{member}}(try .init(wireIdentity: wireIdentity))
    {{/cases}}
        default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
        }
      }

      {{access}}var wireIdentity: {{ResourceIdentity}} {
        switch self {
    {{#cases}}
        case .{{member}}(let id): id.wireIdentity
    {{/cases}}
        case .unrecognized(let type, let id): .init(type: type, id: id)
        }
      }
    }

    """###
  static let `union` = ###"""
    {{> documentation}}
    {{access}}indirect enum {{name}}: {{#isRelationship}}{{PolymorphicRelatable}}, {{/isRelationship}}{{ResourceEnum}}, {{Sendable}} {
    {{#cases}}
      case {{name}}({{model}})
    {{/cases}}
      /// A resource object of any other type, kept as it was decoded.
      case unrecognized({{UnrecognizedResource}})

      {{access}}static let resourceCases = {{ResourceCases}}<{{name}}> {
    {{#cases}}
        $0.add({{union.name}}.{{member}})
    {{/cases}}
        $0.add({{name}}.unrecognized)
      }

      {{access}}var resourceObject: any {{UnionMember}} {
        switch self {
    {{#cases}}
        case .{{member}}(let resource): resource
    {{/cases}}
        case .unrecognized(let resource): resource
        }
      }
    {{#isRelationship}}

      {{> union-id}}
    {{/isRelationship}}
    }

    """###
  static let `urlBase` = ###"""
    /// A base of relative URLs.
    {{access}}enum {{name}}: {{URLBase}} {
      {{access}}static let base = {{base}}
    }

    """###
  static let `valueUnion` = ###"""
    {{> documentation}}
    {{access}}enum {{name}}: {{conformances}} {
    {{#cases}}
      case {{name}}({{type}})
    {{/cases}}
    {{#isOpen}}
      /// A value of any other type, kept as it was decoded.
      case unrecognized({{JSONValue}})
    {{/isOpen}}

      {{access}}init(from decoder: any {{Decoder}}) throws {
        switch try {{JSONShape}}(of: decoder, expecting: {{#shapes}}.{{.}}{{^last}}, {{/last}}{{/shapes}}) {
    {{#cases}}
        case {{#shapes}}.{{.}}{{^last}}, {{/last}}{{/shapes}}: self = .{{member}}(try {{codingType}}.value(from: decoder))
    {{/cases}}
    {{#isOpen}}
        default: self = .unrecognized(try {{JSONValue}}(from: decoder))
    {{/isOpen}}
    {{#isClosed}}
        default: throw {{JSONShape}}.mismatch(in: decoder, expected: {{#shapes}}.{{.}}{{^last}}, {{/last}}{{/shapes}})
    {{/isClosed}}
        }
      }

      {{access}}func encode(to encoder: any {{Encoder}}) throws {
        switch self {
    {{#cases}}
        case .{{member}}(let value): try {{codingType}}.encode(value, to: encoder)
    {{/cases}}
    {{#isOpen}}
        case .unrecognized(let value): try value.encode(to: encoder)
    {{/isOpen}}
        }
      }
    {{#cases}}

      /// The value, if it is {{noun}}.
      {{access}}var {{name}}: {{type}}? {
        if case .{{member}}(let value) = self { value } else { nil }
      }
    {{/cases}}
    {{#types}}

      {{> type}}
    {{/types}}
    }

    """###
}
