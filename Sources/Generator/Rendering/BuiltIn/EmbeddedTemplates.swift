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
    /// The {{schema.apiName}} API.
    {{access}}enum {{api}}: {{^atomicLiteral}}{{APIDefinition}}{{/atomicLiteral}}{{#atomicLiteral}}{{AtomicAPI}}{{/atomicLiteral}} {
    {{/isNamespace}}
    {{#isNamespace}}
    extension {{api}}: {{^atomicLiteral}}{{APIDefinition}}{{/atomicLiteral}}{{#atomicLiteral}}{{AtomicAPI}}{{/atomicLiteral}} {
    {{/isNamespace}}
      {{access}}typealias AnyResource = {{anyResource}}
      {{access}}typealias Problem = {{problem}}

      {{access}}static let name = {{apiNameLiteral}}
    {{#atomicLiteral}}
      {{access}}static let atomicPath = {{atomicLiteral}}
    {{/atomicLiteral}}
    }

    /// A client of {{schema.apiName}}.
    {{access}}typealias {{name}} = {{Client}}<{{api}}>

    extension {{name}} {
    {{#resources}}
    {{#hasEndpoint}}
      /// The operations on resources of type `{{type}}`.
      {{> deprecation}}
      {{access}}var {{property}}: {{client.ResourceEndpoint}}<{{description}}> { resources({{description}}.self) }

    {{/hasEndpoint}}
    {{#nestedEndpoints}}
      /// The operations on resources of type `{{clientResource.type}}` below a parent.
      {{> deprecation}}
      {{access}}func {{clientResource.property}}({{#parents}}{{name}}: {{type}}{{^last}}, {{/last}}{{/parents}}) -> {{client.Endpoint}}<{{clientResource.description}}, {{type}}> {
        resources({{clientResource.description}}.self, below: [{{#parents}}{{literal}}: {{name}}{{^last}}, {{/last}}{{/parents}}])
      }

    {{/nestedEndpoints}}
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
    {{#parentTypes}}
      {{access}}typealias {{parentsName}} = {{parentsType}}
    {{/parentTypes}}

      {{access}}static let collectionName = {{collectionLiteral}}
    {{#ownPaths}}
    {{#first}}
      {{access}}static let paths: [{{client.ResourceOperation}}: {{client.String}}] = [
    {{/first}}
        .{{operation}}: {{literal}}{{#last}}{{^first}},{{/first}}{{/last}}{{^last}},{{/last}}
    {{#last}}
      ]
    {{/last}}
    {{/ownPaths}}
    {{#isUpdatable}}

    {{#hasDeprecatedFields}}
      @available(*, deprecated)
    {{/hasDeprecatedFields}}
      {{access}}static var settableFields: [any {{client.FieldName}}] {
    {{^settableReferences}}
        []
    {{/settableReferences}}
    {{#settableReferences}}
        let fields = Fields()
        return [{{settableReferences}}]
    {{/settableReferences}}
      }
    {{/isUpdatable}}
    {{#idFilter}}

      {{access}}static func filter(ids: [{{model}}.Id]) -> Filters { .{{idFilter}}(ids) }
    {{/idFilter}}
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
    /// A date format with a fixed pattern.
    {{access}}enum {{name}}: {{Format}}.DatePattern {
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
    {{#isSpaced}}

    {{/isSpaced}}
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
  static let `fixtureValue` = ###"""
    {{variable}}.set({{sectionLiteral}}, {{literal}}, {{name}}{{#wrapper}}{{^canThrow}}.map { {{wrapper}}({{wrappingLabel}}: $0) }){{/canThrow}}{{#canThrow}}) { try {{wrapper}}({{wrappingLabel}}: $0) }{{/canThrow}}{{/wrapper}}{{^wrapper}}){{/wrapper}}

    """###
  static let `fixtures` = ###"""
    ---
    for: fixture
    file: {{fileName}}+Fixture.swift
    ---
    // Generated by jsonapi-gen from {{sources}}. Do not edit.

    {{#imports}}
    {{.}}
    {{/imports}}

    {{#description}}
    extension {{name}} {
      /// Makes resource objects for tests: `{{name}}.fixture()`.
      {{access}}static var fixture: {{description}}.{{maker}} {
        {{description}}.{{maker}}()
      }
    }

    extension {{description}} {
      /// Makes resource objects for tests.
      {{access}}struct {{maker}} {
        /// Returns a resource object with the values of the schema's examples, or others of their types.
        ///
        /// - Parameter {{everything}}: True to give optional members values, too.
        {{access}}func callAsFunction(id: {{name}}.Id? = nil, {{#parameters}}{{label}}: {{type}} = nil, {{/parameters}}{{#meta}}{{label}}: {{type}} = nil, {{/meta}}{{#links}}{{label}}: {{type}} = nil, {{/links}}{{everything}}: {{Bool}} = false) -> {{name}} {
          var {{variable}} = JSONAPITesting.Fixture({{everything}} ? Self.complete : Self.required)
          {{variable}}.set("", "id", id.map { $0.wireText })
    {{#parameters}}
          {{> fixture-value}}
    {{/parameters}}
    {{#meta}}
          {{> fixture-value}}
    {{/meta}}
    {{#links}}
          {{> fixture-value}}
    {{/links}}
          return {{variable}}.decoded()
        }

        private static let required = {{required}}

        private static let complete = {{complete}}
      }
    }
    {{/description}}
    {{^description}}
    extension {{name}} {
    {{#isMany}}
      /// Returns a document with resource objects, for tests.
      ///
      /// - Parameter everything: True to give optional members values, too.
      {{access}}static func {{function}}(count: {{Int}} = 2, everything: {{Bool}} = false) -> {{name}} {
    {{/isMany}}
    {{^isMany}}
      /// Returns a document for tests.
      ///
      /// - Parameter everything: True to give optional members values, too.
      {{access}}static func {{function}}(everything: {{Bool}} = false) -> {{name}} {
    {{/isMany}}
        let required = {{required}}
        let complete = {{complete}}
    {{#isMany}}
        var fixture = JSONAPITesting.Fixture(everything ? complete : required)
        fixture.repeatData(count: count)
    {{/isMany}}
    {{^isMany}}
        let fixture = JSONAPITesting.Fixture(everything ? complete : required)
    {{/isMany}}
        return fixture.decoded()
      }
    }
    {{/description}}

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
    {{^isWrapped}}{{name}}{{/isWrapped}}{{#isWrapped}}{{^isOptional}}.init({{wrappingLabel}}: {{name}}){{/isOptional}}{{#isOptional}}.ifPresent({{#optionalWrappingLabel}}{{.}}: {{/optionalWrappingLabel}}{{name}}){{/isOptional}}{{/isWrapped}}
    """###
  static let `initializer` = ###"""
    {{#isEmpty}}
    {{access}}init() {}
    {{/isEmpty}}
    {{^isEmpty}}
    {{access}}init({{#properties}}{{label}}: {{parameterType}}{{#isOptional}} = nil{{/isOptional}}{{^last}}, {{/last}}{{/properties}}) {
    {{#properties}}
      self.{{storedMember}} = {{> initial-value}}
    {{/properties}}
    }
    {{/isEmpty}}

    """###
  static let `markdownIndex` = ###"""
    ---
    for: api
    file: README.md
    ---
    # {{name}}
    {{#description}}

    {{.}}
    {{/description}}

    | resource type | |
    |---|---|
    {{#resourcesByName}}
    | [`{{type}}`]({{fileName}}.md) | {{#deprecation}}**Deprecated.** {{/deprecation}}{{summary}} |
    {{/resourcesByName}}
    {{#requests}}
    {{#first}}

    ## Operations

    | | | |
    |---|---|---|
    {{/first}}
    | `{{method}}` | [`{{path}}`]({{resource.fileName}}.md) | {{summary}} |
    {{#last}}

    ## Errors

    Every operation can have a response with errors: its status begins with 4 or 5, and its body is a document such as this
    one.

    ```json
    {{api.errorExample}}
    ```
    {{/last}}
    {{/requests}}
    {{#documentsByName}}
    {{#first}}

    ## Documents

    | name | data | includes |
    |---|---|---|
    {{/first}}
    | `{{name}}` | {{#isMany}}many {{/isMany}}{{#targets}}[`{{name}}`]({{fileName}}.md){{^last}}, {{/last}}{{/targets}}{{#data}}{{.}}{{/data}} | {{#includes}}`{{.}}`{{^last}}, {{/last}}{{/includes}} |
    {{/documentsByName}}
    {{#typesByName}}
    {{#first}}

    ## Types
    {{/first}}

    ### `{{name}}`

    {{#kind}}{{text}}{{/kind}}{{#notes}}. {{.}}{{/notes}}{{#hasOtherValues}}. There may be other values{{/hasOtherValues}}.
    {{#description}}

    {{.}}
    {{/description}}
    {{#values}}
    {{#first}}

    {{/first}}
    - `{{value}}`{{#description}}: {{.}}{{/description}}
    {{/values}}
    {{#members}}
    {{#first}}

    | name | type | |
    |---|---|---|
    {{/first}}
    {{> markdown-members}}
    {{/members}}
    {{/typesByName}}
    {{#hasFewEdges}}

    ## Diagram

    A thin arrow leads to one resource, a thick one to many.

    ```mermaid
    flowchart LR
    {{#resources}}
      {{node.key}}["{{node.label}}"]
    {{/resources}}
    {{#edges}}
      {{> mermaid-edge}}
    {{/edges}}
    ```
    {{/hasFewEdges}}

    """###
  static let `markdownMembers` = ###"""
    | `{{path}}` | `{{#type}}{{text}}{{/type}}` | {{#isOptional}}*May be absent.* {{/isOptional}}{{#isNullable}}*May be `null`.* {{/isNullable}}{{#deprecation}}**Deprecated.** {{#message}}{{.}} {{/message}}{{/deprecation}}{{#notes}}*{{.}}.* {{/notes}}{{#description}}{{.}} {{/description}}{{#values}}`{{value}}`{{^last}}, {{/last}}{{#last}}{{#apiMember.hasOtherValues}} and others{{/apiMember.hasOtherValues}} {{/last}}{{/values}}{{#example}}Example: `{{.}}` {{/example}}|

    """###
  static let `markdownRequest` = ###"""
    ### `{{method}} {{path}}`

    {{summary}}
    {{#parameters}}
    {{#first}}

    | parameter | type | |
    |---|---|---|
    {{/first}}
    | `{{name}}` | `{{#type}}{{text}}{{/type}}` | {{#isInPath}}*In the path.* {{/isInPath}}{{#description}}{{.}} {{/description}}{{#valueList}}{{#shown}}`{{value}}`{{^last}}, {{/last}}{{/shown}}{{#hidden}}, `{{value}}`{{/hidden}} {{/valueList}}|
    {{/parameters}}

    ```http
    {{example}}
    ```
    {{#responses}}

    Response {{status}}{{#example}}:

    ```json
    {{.}}
    ```{{/example}}{{^example}}, without a body.{{/example}}
    {{/responses}}

    Response {{#errorStatuses}}{{.}}{{^last}}, {{/last}}{{/errorStatuses}}: a document with [errors](README.md#errors).

    """###
  static let `markdown` = ###"""
    ---
    for: apiResource
    file: {{fileName}}.md
    ---
    # `{{type}}`
    {{#deprecation}}

    > **Deprecated.**{{#message}} {{.}}{{/message}}
    {{/deprecation}}
    {{#description}}

    {{.}}
    {{/description}}

    | | |
    |---|---|
    | Model | `{{model}}` |
    | Ids | `{{idType}}` |
    {{#hasAddress}}
    | Path | `{{path}}` |
    {{/hasAddress}}
    {{#notes}}

    {{.}}
    {{/notes}}
    {{#requests}}
    {{#first}}

    ## Operations
    {{/first}}

    {{> markdown-request}}
    {{/requests}}
    {{#attributes}}
    {{#first}}

    ## Attributes

    | name | type | |
    |---|---|---|
    {{/first}}
    {{> markdown-members}}
    {{/attributes}}
    {{#relationships}}
    {{#first}}

    ## Relationships

    | name | leads to | |
    |---|---|---|
    {{/first}}
    | `{{name}}` | {{#isMany}}many {{/isMany}}{{#targets}}[`{{name}}`]({{fileName}}.md){{^last}}, {{/last}}{{/targets}}{{#leadsToAny}}any type{{/leadsToAny}} | {{#isOptional}}*May be absent.* {{/isOptional}}{{#isNullable}}*May be empty.* {{/isNullable}}{{#deprecation}}**Deprecated.** {{#message}}{{.}} {{/message}}{{/deprecation}}{{#notes}}*{{.}}.* {{/notes}}{{#description}}{{.}} {{/description}}|
    {{/relationships}}
    {{#links}}
    {{#first}}

    ## Links

    | name | type | |
    |---|---|---|
    {{/first}}
    {{> markdown-members}}
    {{/links}}
    {{#meta}}
    {{#first}}

    ## Meta

    | name | type | |
    |---|---|---|
    {{/first}}
    {{> markdown-members}}
    {{/meta}}
    {{#filters}}
    {{#first}}

    ## Filters

    | name | type | operators |
    |---|---|---|
    {{/first}}
    | `{{name}}` | `{{#type}}{{text}}{{/type}}` | {{#operators}}`{{.}}`{{^last}}, {{/last}}{{/operators}} |
    {{/filters}}
    {{#sorts}}
    {{#first}}

    ## Sorting

    {{/first}}
    - `{{.}}`
    {{/sorts}}
    {{#incoming}}
    {{#first}}

    ## Leads here

    {{/first}}
    - {{#ends}}[`{{name}}`]({{fileName}}.md){{/ends}}, with `{{relationship}}`
    {{/incoming}}

    ## Example

    ```json
    {{example}}
    ```

    """###
  static let `mermaidEdge` = ###"""
    {{from.key}} {{#isMany}}==>{{/isMany}}{{^isMany}}-->{{/isMany}}|"{{label}}"| {{to.key}}

    """###
  static let `mermaid` = ###"""
    ---
    for: api
    file: Diagram.md
    ---
    # {{name}}

    A thin arrow leads to one resource, a thick one to many.
    {{#hasFewEdges}}

    ```mermaid
    flowchart LR
    {{#resources}}
      {{node.key}}["{{node.label}}"]
    {{/resources}}
    {{#edges}}
      {{> mermaid-edge}}
    {{/edges}}
    ```
    {{/hasFewEdges}}
    {{^hasFewEdges}}
    {{#resources}}

    ## {{type}}

    ```mermaid
    flowchart LR
    {{#neighbours}}
      {{key}}["{{label}}"]
    {{/neighbours}}
    {{#edges}}
      {{> mermaid-edge}}
    {{/edges}}
      style {{node.key}} stroke-width:3px
    ```
    {{/resources}}
    {{/hasFewEdges}}

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
    {{#isNameAlone}}{{literal}}{{/isNameAlone}}{{^isNameAlone}}.init({{literal}}{{#queryLiteral}}, query: {{queryLiteral}}{{/queryLiteral}}{{#isLinkedIfIncluded}}, isLinkedIfIncluded: true{{/isLinkedIfIncluded}}){{/isNameAlone}}
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
    {{#limitedIncludes}}

      {{access}}typealias Includes = {{limitedIncludes}}
    {{/limitedIncludes}}
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
    {{^followsLinks}}
        {{access}}static let followsLinks = false
    {{/followsLinks}}
      }
    {{/isEmpty}}
    {{/paging}}
    }
    {{#hasServer}}

    {{> server-table}}
    {{/hasServer}}
    {{#unions}}

    /// The types of ``{{union}}``, for use in key paths.
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
  static let `referenceDeprecation` = ###"""
    <p class="deprecated"><strong>Deprecated.</strong>{{#message}} {{.}}{{/message}}</p>

    """###
  static let `referenceMembers` = ###"""
        <div class="row depth-{{depth}}"{{#hasAnchor}} id="{{anchor}}" data-find="{{name}}" data-kind="attribute"{{/hasAnchor}}>
          <div class="name"><code{{#deprecation}} class="old"{{/deprecation}}>{{path}}</code>{{#isOptional}} <span class="flag">may be absent</span>{{/isOptional}}</div>
          <div class="type"><code>{{#type}}{{> reference-type}}{{/type}}</code>{{#isNullable}} <span class="flag">or null</span>{{/isNullable}}</div>
          <div class="words">
    {{#deprecation}}
            {{> reference-deprecation}}
    {{/deprecation}}
    {{#description}}
            <p>{{.}}</p>
    {{/description}}
    {{#notes}}
    {{#first}}
            <p class="notes">
    {{/first}}
              <span>{{.}}</span>
    {{#last}}
            </p>
    {{/last}}
    {{/notes}}
    {{#valueList}}
    {{> reference-values}}
    {{/valueList}}
    {{#example}}
            <p class="example">Example: <code>{{.}}</code></p>
    {{/example}}
          </div>
        </div>

    """###
  static let `referenceRequest` = ###"""
      <details class="request" id="{{anchor}}" data-find="{{method}} {{path}}" data-kind="operation">
        <summary><span class="method {{method}}">{{method}}</span> <code>{{path}}</code> <span class="does">{{summary}}</span></summary>
    {{#parameters}}
    {{#first}}
        <h3>Parameters</h3>
        <div class="rows">
    {{/first}}
          <div class="row">
            <div class="name"><code>{{name}}</code>{{#isInPath}} <span class="flag">in the path</span>{{/isInPath}}</div>
            <div class="type"><code>{{#type}}{{> reference-type}}{{/type}}</code></div>
            <div class="words">
    {{#description}}
              <p>{{.}}</p>
    {{/description}}
    {{#valueList}}
    {{> reference-values}}
    {{/valueList}}
            </div>
          </div>
    {{#last}}
        </div>
    {{/last}}
    {{/parameters}}
        <h3>Request</h3>
        <div class="sample"><button class="copy" hidden>Copy</button><pre tabindex="0"><code>{{example}}</code></pre></div>
    {{#responses}}
        <h3>Response <code>{{status}}</code></h3>
    {{#example}}
        <div class="sample"><button class="copy" hidden>Copy</button><pre tabindex="0"><code>{{.}}</code></pre></div>
    {{/example}}
    {{^example}}
        <p>Without a body.</p>
    {{/example}}
    {{/responses}}
        <h3>Response {{#errorStatuses}}<code>{{.}}</code>{{^last}}, {{/last}}{{/errorStatuses}}</h3>
        <p>A document with <a href="#errors">errors</a>.</p>
      </details>

    """###
  static let `referenceResource` = ###"""
    <article class="page" id="{{anchor}}" data-find="{{type}}" data-kind="resource type">
      <p class="kind">Resource type</p>
      <h1><code>{{type}}</code></h1>
    {{#deprecation}}
      {{> reference-deprecation}}
    {{/deprecation}}
    {{#description}}
      <p>{{.}}</p>
    {{/description}}
      <dl class="facts">
        <dt>Model</dt>
        <dd><code>{{model}}</code></dd>
        <dt>Ids</dt>
        <dd><code>{{idType}}</code></dd>
    {{#hasAddress}}
        <dt>Path</dt>
        <dd><code>{{path}}</code></dd>
    {{/hasAddress}}
    {{#documents}}
    {{#first}}
        <dt>Documents</dt>
        <dd>
    {{/first}}
          <a href="#{{anchor}}"><code>{{name}}</code></a>{{^last}},{{/last}}
    {{#last}}
        </dd>
    {{/last}}
    {{/documents}}
      </dl>
    {{#notes}}
      <p>{{.}}</p>
    {{/notes}}
    {{#requests}}
    {{#first}}
      <h2>Operations</h2>
    {{/first}}
    {{> reference-request}}
    {{/requests}}
      <div class="ways">
        <section>
          <h2>Leads here</h2>
          <ul>
    {{#incoming}}
            <li>{{#ends}}<a href="#{{anchor}}">{{name}}</a>{{/ends}} <a class="via" href="#{{anchor}}">{{relationship}} <span title="to {{#isMany}}many{{/isMany}}{{^isMany}}one{{/isMany}}">{{#isMany}}⇉{{/isMany}}{{^isMany}}→{{/isMany}}</span></a></li>
    {{/incoming}}
    {{^incoming}}
            <li class="none">nothing</li>
    {{/incoming}}
          </ul>
        </section>
        <div class="here"><code>{{type}}</code></div>
        <section>
          <h2>Leads to</h2>
          <ul>
    {{#outgoing}}
            <li><a class="via" href="#{{anchor}}">{{relationship}} <span title="to {{#isMany}}many{{/isMany}}{{^isMany}}one{{/isMany}}">{{#isMany}}⇉{{/isMany}}{{^isMany}}→{{/isMany}}</span></a> {{#ends}}<a href="#{{anchor}}">{{name}}</a>{{^last}}, {{/last}}{{/ends}}{{#leadsToAny}}any type{{/leadsToAny}}</li>
    {{/outgoing}}
    {{^outgoing}}
            <li class="none">nothing</li>
    {{/outgoing}}
          </ul>
        </section>
      </div>
    {{#attributes}}
    {{#first}}
      <h2>Attributes</h2>
      <div class="rows">
    {{/first}}
    {{> reference-members}}
    {{#last}}
      </div>
    {{/last}}
    {{/attributes}}
    {{#relationships}}
    {{#first}}
      <h2>Relationships</h2>
      <div class="rows">
    {{/first}}
        <div class="row" id="{{anchor}}" data-find="{{name}}" data-kind="relationship">
          <div class="name"><code{{#deprecation}} class="old"{{/deprecation}}>{{name}}</code>{{#isOptional}} <span class="flag">may be absent</span>{{/isOptional}}</div>
          <div class="type">{{#isMany}}many {{/isMany}}{{#targets}}<a href="#{{anchor}}"><code>{{name}}</code></a>{{^last}} or {{/last}}{{/targets}}{{#leadsToAny}}any type{{/leadsToAny}}{{#isNullable}} <span class="flag">or none</span>{{/isNullable}}</div>
          <div class="words">
    {{#deprecation}}
            {{> reference-deprecation}}
    {{/deprecation}}
    {{#description}}
            <p>{{.}}</p>
    {{/description}}
    {{#notes}}
    {{#first}}
            <p class="notes">
    {{/first}}
              <span>{{.}}</span>
    {{#last}}
            </p>
    {{/last}}
    {{/notes}}
          </div>
        </div>
    {{#last}}
      </div>
    {{/last}}
    {{/relationships}}
    {{#links}}
    {{#first}}
      <h2>Links</h2>
      <div class="rows">
    {{/first}}
    {{> reference-members}}
    {{#last}}
      </div>
    {{/last}}
    {{/links}}
    {{#meta}}
    {{#first}}
      <h2>Meta</h2>
      <div class="rows">
    {{/first}}
    {{> reference-members}}
    {{#last}}
      </div>
    {{/last}}
    {{/meta}}
    {{#filters}}
    {{#first}}
      <h2>Filters</h2>
      <div class="rows">
    {{/first}}
        <div class="row">
          <div class="name"><code>{{name}}</code></div>
          <div class="type"><code>{{#type}}{{> reference-type}}{{/type}}</code></div>
          <div class="words">{{#operators}}<code>{{.}}</code>{{^last}}, {{/last}}{{/operators}}</div>
        </div>
    {{#last}}
      </div>
    {{/last}}
    {{/filters}}
    {{#sorts}}
    {{#first}}
      <h2>Sorting</h2>
      <p class="list">
    {{/first}}
        <code>{{.}}</code>
    {{#last}}
      </p>
    {{/last}}
    {{/sorts}}
    {{#includes}}
    {{#first}}
      <h2>Includes</h2>
      <p class="list">
    {{/first}}
        <code>{{.}}</code>
    {{#last}}
      </p>
    {{/last}}
    {{/includes}}
      <h2>Example</h2>
      <div class="sample"><button class="copy" hidden>Copy</button><pre tabindex="0"><code>{{example}}</code></pre></div>
    </article>

    """###
  static let `referenceScript` = ###"""
    "use strict";
    (() => {
      const $ = (id) => document.getElementById(id);
      const pages = [...document.querySelectorAll(".page")];
      const search = $("search"), results = $("results"), contents = $("contents"), menu = $("menu");
      const title = document.title;

      // One page at a time: that of the place in the address.
      function show(isNew) {
        let place = null;
        try { place = $(decodeURIComponent(location.hash.slice(1))); } catch {}
        const page = place?.closest(".page") ?? pages[0];
        for (const other of pages) other.classList.toggle("current", other === page);
        for (const link of contents.querySelectorAll("a")) {
          const isCurrent = link.hash === "#" + page.id;
          if (isCurrent) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
          if (isCurrent && isNew) link.scrollIntoView({ block: "nearest" });
        }
        for (let part = place?.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
        document.title = page.dataset.find ? page.dataset.find + " – " + title : title;
        if (place && place !== page && page.contains(place)) place.scrollIntoView({ block: "start" });
        else scrollTo(0, 0);
        open(false);
      }
      addEventListener("hashchange", () => show(true));

      function open(isOpen) {
        contents.classList.toggle("open", isOpen);
        menu.setAttribute("aria-expanded", isOpen);
      }
      menu.onclick = () => open(!contents.classList.contains("open"));

      // Dark, light, or as the system has it.
      $("theme").onclick = () => {
        const root = document.documentElement;
        const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
        root.dataset.theme = isDark ? "light" : "dark";
        try { localStorage.setItem("theme", root.dataset.theme); } catch {}
      };

      // Search: names that begin with the words come first, then those that contain them.
      let entries = null, found = [], selected = 0;
      const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
      function index() {
        return [...document.querySelectorAll("[data-find]")].map((element) => {
          const page = element.closest(".page"), name = element.dataset.find;
          return { id: element.id, name, key: plain(name), kind: element.dataset.kind, isPage: page === element, owner: page === element ? "" : page.dataset.find };
        });
      }
      function find(text) {
        entries ??= index();
        const key = plain(text);
        if (!key) return [];
        const rank = (entry) => {
          const place = entry.key.indexOf(key);
          if (place < 0) return plain(entry.owner + entry.name).includes(key) ? 5 : -1;
          return (entry.key === key ? 0 : place === 0 ? 1 : 2) + (entry.isPage ? 0 : 2);
        };
        return entries.map((entry) => [rank(entry), entry]).filter(([rank]) => rank >= 0)
          .sort(([a, x], [b, y]) => a - b || x.name.length - y.name.length).slice(0, 50).map(([, entry]) => entry);
      }
      function list() {
        found = find(search.value);
        selected = 0;
        results.textContent = "";
        for (const [number, entry] of found.entries()) {
          const item = document.createElement("li"), name = document.createElement("code"), kind = document.createElement("span");
          item.id = "result-" + number;
          item.setAttribute("role", "option");
          name.textContent = entry.name;
          kind.textContent = entry.owner ? entry.kind + " of " + entry.owner : entry.kind;
          item.append(name, kind);
          item.onmousedown = (event) => { event.preventDefault(); go(entry); };
          results.append(item);
        }
        if (!found.length && search.value.trim()) {
          const none = document.createElement("li");
          none.className = "none";
          none.textContent = "Nothing has this name.";
          results.append(none);
        }
        results.hidden = !results.children.length;
        search.setAttribute("aria-expanded", !results.hidden);
        mark();
      }
      function mark() {
        for (const [number, item] of [...results.children].entries()) {
          const isSelected = number === selected && found.length > 0;
          item.setAttribute("aria-selected", isSelected);
          if (isSelected) { item.scrollIntoView({ block: "nearest" }); search.setAttribute("aria-activedescendant", item.id); }
        }
        if (!found.length) search.removeAttribute("aria-activedescendant");
      }
      function close() { results.hidden = true; search.setAttribute("aria-expanded", false); }
      function go(entry) {
        search.value = "";
        close();
        if (location.hash === "#" + entry.id) show(false); else location.hash = entry.id;
        $("content").focus({ preventScroll: true });
      }
      search.oninput = list;
      search.onfocus = () => { if (search.value) list(); };
      search.onblur = close;
      search.onkeydown = (event) => {
        if (event.key === "Escape") { search.value = ""; close(); search.blur(); }
        else if (event.key === "Enter" && found[selected]) go(found[selected]);
        else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          if (!found.length) return;
          selected = (selected + (event.key === "ArrowDown" ? 1 : found.length - 1)) % found.length;
          event.preventDefault();
          mark();
        }
      };
      addEventListener("keydown", (event) => {
        const isText = event.target.closest("input, textarea");
        if (event.key === "/" && !isText && !event.ctrlKey && !event.metaKey && !event.altKey) { event.preventDefault(); search.focus(); }
        if (event.key === "Escape" && !isText) open(false);
      });

      for (const button of document.querySelectorAll(".copy")) {
        if (!navigator.clipboard) continue;
        button.hidden = false;
        button.onclick = async () => {
          await navigator.clipboard.writeText(button.parentElement.querySelector("code").textContent);
          button.textContent = "Copied";
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        };
      }
      show(true);
    })();

    """###
  static let `referenceStyle` = ###"""
    :root {
      --text: #1d2433; --soft: #566178; --line: #e1e5ee; --back: #ffffff; --panel: #f5f7fb;
      --accent: #4338ca; --accent-soft: #eceafd; --warn: #92400e; --warn-soft: #fef3c7; --shadow: 0 8px 30px rgb(20 25 50 / .16);
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
      color-scheme: light;
    }
    :root[data-theme="dark"] {
      --text: #e4e8f2; --soft: #9aa5bd; --line: #2a3142; --back: #12151d; --panel: #1a1f2b;
      --accent: #a5a2ff; --accent-soft: #262750; --warn: #fcd34d; --warn-soft: #3b2f10; --shadow: 0 8px 30px rgb(0 0 0 / .5);
      color-scheme: dark;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --text: #e4e8f2; --soft: #9aa5bd; --line: #2a3142; --back: #12151d; --panel: #1a1f2b;
        --accent: #a5a2ff; --accent-soft: #262750; --warn: #fcd34d; --warn-soft: #3b2f10; --shadow: 0 8px 30px rgb(0 0 0 / .5);
        color-scheme: dark;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5.5rem; }
    body {
      margin: 0; color: var(--text); background: var(--back); font: 16px/1.6 var(--sans);
      display: grid; grid-template: 3.5rem 1fr / 17rem minmax(0, 1fr);
    }
    code, pre, kbd { font-family: var(--mono); font-size: .9em; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
    .skip { position: absolute; left: -99rem; z-index: 9; padding: .5rem 1rem; background: var(--back); }
    .skip:focus { left: .5rem; top: .5rem; }

    header {
      grid-column: 1 / -1; position: sticky; top: 0; z-index: 5; height: 3.5rem; padding: 0 1.25rem;
      display: flex; align-items: center; gap: 1rem; background: var(--back); border-bottom: 1px solid var(--line);
    }
    .brand { color: var(--text); font-weight: 650; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0; }
    .brand span { color: var(--soft); font-weight: 400; }
    .search { position: relative; margin-left: auto; flex: 1 1 7rem; min-width: 6rem; max-width: 26rem; }
    .search input {
      width: 100%; padding: .4rem .8rem; font: inherit; font-size: .95rem; color: inherit; background: var(--panel);
      border: 1px solid var(--line); border-radius: 8px;
    }
    .search kbd { position: absolute; right: .7rem; top: .55rem; padding: 0 .4rem; font-size: .75rem; color: var(--soft); border: 1px solid var(--line); border-radius: 4px; pointer-events: none; }
    .search input:focus + kbd, html:not(.js) .search, html:not(.js) #theme, html:not(.js) #menu { display: none; }
    #results {
      position: absolute; inset: 2.6rem 0 auto 0; max-height: min(70vh, 30rem); overflow: auto; margin: 0; padding: .3rem;
      list-style: none; background: var(--back); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow);
    }
    #results li { display: flex; gap: .75rem; align-items: baseline; padding: .35rem .6rem; border-radius: 6px; cursor: pointer; }
    #results li code { overflow-wrap: anywhere; }
    #results li span { margin-left: auto; color: var(--soft); font-size: .8rem; text-align: right; }
    #results li[aria-selected="true"], #results li:hover { background: var(--accent-soft); }
    #results .none { color: var(--soft); cursor: default; background: none; }
    #menu { display: none; width: 2.3rem; height: 2.3rem; flex: none; }
    #theme { width: 2.3rem; height: 2.3rem; flex: none; }

    nav {
      position: sticky; top: 3.5rem; height: calc(100vh - 3.5rem); overflow: auto; padding: 1rem .75rem 3rem;
      border-right: 1px solid var(--line); background: var(--panel); font-size: .92rem;
    }
    nav h2 { margin: 1.2rem .6rem .3rem; font-size: .74rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav a { display: block; padding: .18rem .6rem; color: var(--text); border-radius: 6px; overflow-wrap: anywhere; }
    nav a:hover { background: var(--line); text-decoration: none; }
    nav a[aria-current] { background: var(--accent-soft); color: var(--accent); font-weight: 600; }
    .old { text-decoration: line-through; opacity: .75; }

    main { padding: 2rem clamp(1.25rem, 4vw, 4rem) 6rem; max-width: 68rem; }
    .page { margin-bottom: 4rem; }
    .js .page { display: none; }
    .js .page.current { display: block; }
    h1 { margin: 0 0 .75rem; font-size: 1.9rem; line-height: 1.25; letter-spacing: -.01em; overflow-wrap: anywhere; }
    h1 code { font-size: 1em; }
    .page h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem; }
    .kind { margin: 0; font-size: .74rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
    .subtitle, .count { color: var(--soft); font-weight: 400; }
    .lead { font-size: 1.1rem; color: var(--soft); }
    .page p { max-width: 46rem; }
    .deprecated { margin: .5rem 0; padding: .45rem .8rem; color: var(--warn); background: var(--warn-soft); border-radius: 8px; }
    .words .deprecated { padding: .2rem .6rem; font-size: .9rem; }

    .cards { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
    .cards a { display: block; height: 100%; padding: .75rem 1rem; color: inherit; border: 1px solid var(--line); border-radius: 10px; }
    .cards a:hover { border-color: var(--accent); text-decoration: none; background: var(--panel); }
    .cards code { display: block; color: var(--accent); font-weight: 600; overflow-wrap: anywhere; }
    .cards span { display: block; color: var(--soft); font-size: .88rem; line-height: 1.45; }

    .facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .3rem 1.25rem; margin: 1.25rem 0; }
    .facts dt { color: var(--soft); }
    .facts dd { margin: 0; overflow-wrap: anywhere; grid-column: 2; }
    .notes span, .flag { display: inline-block; padding: 0 .5rem; font-size: .78rem; line-height: 1.6; color: var(--soft); background: var(--panel); border: 1px solid var(--line); border-radius: 99px; }
    .flag { border-style: dashed; background: none; white-space: nowrap; }

    .ways { display: grid; grid-template-columns: minmax(0, 1fr) max-content minmax(0, 1fr); gap: 1.5rem; align-items: center; margin: 1.75rem 0; padding: 1rem 1.25rem; background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
    .ways h2 { margin: 0 0 .4rem; font-size: .74rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
    .ways ul { list-style: none; margin: 0; padding: 0; max-height: 32rem; overflow: auto; }
    .ways li { padding: .12rem 0; overflow-wrap: anywhere; }
    .ways section:first-child { text-align: right; }
    .ways .via { color: var(--soft); font-size: .88rem; }
    .ways .none { color: var(--soft); }
    .here { max-width: 16rem; padding: .6rem 1rem; color: var(--back); background: var(--accent); border-radius: 10px; font-weight: 600; overflow-wrap: anywhere; text-align: center; }

    .rows { border-top: 1px solid var(--line); }
    .row { display: grid; grid-template-columns: minmax(0, 15rem) minmax(0, 12rem) minmax(0, 1fr); gap: .25rem 1.5rem; align-items: baseline; padding: .7rem .5rem; border-bottom: 1px solid var(--line); }
    .row:target { background: var(--accent-soft); }
    .row .name code { font-weight: 600; overflow-wrap: anywhere; }
    .row .type { overflow-wrap: anywhere; }
    .row p { margin: 0 0 .3rem; }
    .row .words > :last-child { margin-bottom: 0; }
    .depth-1 .name { padding-left: 1rem; } .depth-2 .name { padding-left: 2rem; } .depth-3 .name { padding-left: 3rem; }
    .notes { display: flex; flex-wrap: wrap; gap: .3rem; }
    .values { list-style: none; margin: .2rem 0; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem .5rem; }
    .values .more { color: var(--soft); font-size: .88rem; }
    .page > .values, .page > .rest .values { display: grid; gap: .5rem; }
    .rest summary { color: var(--accent); font-size: .88rem; cursor: pointer; }

    .request { margin: .5rem 0; border: 1px solid var(--line); border-radius: 10px; }
    .request[open] { padding-bottom: 1rem; }
    .request > :not(summary) { margin-left: 1rem; margin-right: 1rem; }
    .request > summary, .requests a { display: grid; grid-template-columns: 4rem minmax(0, max-content) minmax(5rem, 1fr); gap: 0 .75rem; align-items: baseline; padding: .5rem 1rem; cursor: pointer; list-style: none; }
    .request > summary:hover, .requests a:hover { background: var(--panel); border-radius: 10px; text-decoration: none; }
    .request > summary::-webkit-details-marker { display: none; }
    .request summary code, .requests code { color: var(--text); font-weight: 600; overflow-wrap: anywhere; }
    .request h3 { margin-block: 1.25rem .5rem; font-size: .95rem; }
    .requests { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
    .requests li { border-bottom: 1px solid var(--line); }
    .does { color: var(--soft); font-size: .88rem; }
    .method { font: 700 .78rem/1.6 var(--mono); color: var(--accent); }
    .method.DELETE { color: var(--warn); }
    .values code, .list code { padding: .05rem .4rem; background: var(--panel); border: 1px solid var(--line); border-radius: 5px; }
    .list { display: flex; flex-wrap: wrap; gap: .4rem; }
    .example { color: var(--soft); font-size: .92rem; overflow-wrap: anywhere; }

    .sample { position: relative; }
    .sample pre { margin: 0; padding: 1rem 1.25rem; overflow: auto; max-height: 40rem; font-size: .95rem; line-height: 1.5; background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
    .copy { position: absolute; top: .6rem; right: .6rem; padding: .1rem .7rem; font-size: .85rem; color: var(--soft); background: var(--back); }

    @media (max-width: 52rem) {
      body { grid-template-columns: minmax(0, 1fr); }
      header { padding: 0 .75rem; gap: .6rem; }
      .search kbd { display: none; }
      .js #menu { display: block; }
      .js nav { position: fixed; inset: 3.5rem 0 0 0; z-index: 4; height: auto; display: none; border: 0; }
      .js nav.open { display: block; }
      html:not(.js) nav { position: static; height: auto; max-height: 20rem; }
      nav a { padding: .45rem .6rem; }
      main { padding-top: 1.25rem; }
      h1 { font-size: 1.5rem; }
      .ways { grid-template-columns: minmax(0, 1fr); gap: .9rem; }
      .ways section:first-child { text-align: left; }
      .here { max-width: none; }
      .row { grid-template-columns: minmax(0, 1fr); padding: .8rem 0; }
      .request > summary, .requests a { grid-template-columns: 4rem minmax(0, 1fr); padding: .5rem .75rem; }
      .does { grid-column: 2; }
      #results { position: fixed; inset: 3.4rem .5rem auto .5rem; }
    }
    @media print {
      header, nav, .copy { display: none; }
      body { display: block; }
      .js .page { display: block; }
      .row, .sample { break-inside: avoid; }
    }

    """###
  static let `referenceType` = ###"""
    {{#anchor}}<a href="#{{.}}">{{/anchor}}{{text}}{{#anchor}}</a>{{/anchor}}
    """###
  static let `referenceValues` = ###"""
            <ul class="values">
    {{#shown}}
              <li><code{{#deprecation}} class="old"{{/deprecation}}>{{value}}</code>{{#description}} {{.}}{{/description}}</li>
    {{/shown}}
    {{#hasOtherValues}}
              <li class="more">and others</li>
    {{/hasOtherValues}}
            </ul>
    {{#hidden}}
    {{#first}}
            <details class="rest"><summary>{{apiValueList.hiddenCount}} more</summary>
            <ul class="values">
    {{/first}}
              <li><code{{#deprecation}} class="old"{{/deprecation}}>{{value}}</code>{{#description}} {{.}}{{/description}}</li>
    {{#last}}
            </ul>
            </details>
    {{/last}}
    {{/hidden}}

    """###
  static let `reference` = ###"""
    ---
    for: api
    file: API.html
    ---
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <meta name="color-scheme" content="light dark">
    <title>{{shortName}} API</title>
    <style>
    {{> reference-style}}
    </style>
    <script>document.documentElement.classList.add("js"); try { document.documentElement.dataset.theme = localStorage.getItem("theme") || "" } catch {}</script>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <button id="menu" aria-label="Contents" aria-expanded="false" aria-controls="contents">☰</button>
      <a class="brand" href="#overview">{{shortName}} <span>API</span></a>
      <div class="search">
        <input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" role="combobox" aria-label="Search" aria-expanded="false" aria-controls="results" aria-autocomplete="list">
        <kbd>/</kbd>
        <ul id="results" role="listbox" aria-label="Results" hidden></ul>
      </div>
      <button id="theme" aria-label="Dark or light">◐</button>
    </header>
    <nav id="contents" aria-label="Contents">
      <a href="#overview">Overview</a>
    {{#requests}}
    {{#first}}
      <a href="#operations">Operations</a>
      <a href="#errors">Errors</a>
    {{/first}}
    {{/requests}}
      <h2>Resource types</h2>
      <ul>
    {{#resourcesByName}}
        <li><a href="#{{anchor}}"{{#deprecation}} class="old"{{/deprecation}}>{{type}}</a></li>
    {{/resourcesByName}}
      </ul>
    {{#documentsByName}}
    {{#first}}
      <h2>Documents</h2>
      <ul>
    {{/first}}
        <li><a href="#{{anchor}}"{{#deprecation}} class="old"{{/deprecation}}>{{name}}</a></li>
    {{#last}}
      </ul>
    {{/last}}
    {{/documentsByName}}
    {{#typesByName}}
    {{#first}}
      <h2>Types</h2>
      <ul>
    {{/first}}
        <li><a href="#{{anchor}}"{{#deprecation}} class="old"{{/deprecation}}>{{name}}</a></li>
    {{#last}}
      </ul>
    {{/last}}
    {{/typesByName}}
    </nav>
    <main id="content" tabindex="-1">
    <article class="page" id="overview">
      <h1>{{name}}</h1>
    {{#description}}
      <p class="lead">{{.}}</p>
    {{/description}}
      <h2>Resource types <span class="count">{{resourceCount}}</span></h2>
      <ul class="cards">
    {{#resourcesByName}}
        <li><a href="#{{anchor}}"><code{{#deprecation}} class="old"{{/deprecation}}>{{type}}</code> <span>{{summary}}</span></a></li>
    {{/resourcesByName}}
      </ul>
    </article>
    {{#requests}}
    {{#first}}
    <article class="page" id="operations" data-find="Operations" data-kind="list">
      <h1>Operations</h1>
      <ul class="requests">
    {{/first}}
        <li><a href="#{{anchor}}"><span class="method {{method}}">{{method}}</span> <code>{{path}}</code> <span class="does">{{summary}}</span></a></li>
    {{#last}}
      </ul>
    </article>
    <article class="page" id="errors" data-find="Errors" data-kind="document">
      <h1>Errors</h1>
      <p>Every operation can have a response with errors: its status begins with 4 or 5, and its body is a document such as this one.</p>
      <div class="sample"><button class="copy" hidden>Copy</button><pre tabindex="0"><code>{{api.errorExample}}</code></pre></div>
    </article>
    {{/last}}
    {{/requests}}
    {{#resources}}
    {{> reference-resource}}
    {{/resources}}
    {{#documents}}
    <article class="page" id="{{anchor}}" data-find="{{name}}" data-kind="document">
      <p class="kind">Document</p>
      <h1><code>{{name}}</code></h1>
    {{#deprecation}}
      {{> reference-deprecation}}
    {{/deprecation}}
    {{#description}}
      <p>{{.}}</p>
    {{/description}}
      <dl class="facts">
        <dt>Data</dt>
        <dd>{{#isMany}}many {{/isMany}}{{#targets}}<a href="#{{anchor}}"><code>{{name}}</code></a>{{^last}} or {{/last}}{{/targets}}{{#data}}{{.}}{{/data}}</dd>
    {{#includes}}
    {{#first}}
        <dt>Includes</dt>
    {{/first}}
        <dd><code>{{.}}</code></dd>
    {{/includes}}
      </dl>
    {{#meta}}
    {{#first}}
      <h2>Meta</h2>
      <div class="rows">
    {{/first}}
    {{> reference-members}}
    {{#last}}
      </div>
    {{/last}}
    {{/meta}}
    {{#links}}
    {{#first}}
      <h2>Links</h2>
      <div class="rows">
    {{/first}}
    {{> reference-members}}
    {{#last}}
      </div>
    {{/last}}
    {{/links}}
    </article>
    {{/documents}}
    {{#types}}
    <article class="page" id="{{anchor}}" data-find="{{name}}" data-kind="type">
      <p class="kind">Type</p>
      <h1><code>{{name}}</code></h1>
      <p class="subtitle"><code>{{#kind}}{{> reference-type}}{{/kind}}</code></p>
    {{#deprecation}}
      {{> reference-deprecation}}
    {{/deprecation}}
    {{#description}}
      <p>{{.}}</p>
    {{/description}}
    {{#notes}}
    {{#first}}
      <p class="notes">
    {{/first}}
        <span>{{.}}</span>
    {{#last}}
      </p>
    {{/last}}
    {{/notes}}
    {{#valueList}}
      <h2>Values</h2>
    {{> reference-values}}
    {{/valueList}}
    {{#members}}
    {{#first}}
      <h2>Members</h2>
      <div class="rows">
    {{/first}}
    {{> reference-members}}
    {{#last}}
      </div>
    {{/last}}
    {{/members}}
    </article>
    {{/types}}
    </main>
    <script>
    {{> reference-script}}
    </script>
    </body>
    </html>

    """###
  static let `resourceTypes` = ###"""
    {{#alias}}
    {{> alias}}
    {{/alias}}
    {{^newDescription}}
    {{#newAlias}}
    {{> alias}}
    {{/newAlias}}
    {{/newDescription}}

    {{#description}}
    {{> description}}
    {{/description}}
    {{#newDescription}}

    {{#resource.newAlias}}
    {{> alias}}
    {{/resource.newAlias}}

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

    {{! The type is written out, as the compiler does not find it where a property is called members, too. }}
    {{#isEmpty}}
      {{access}}static let members: {{Members}}<Self> = .init { _ in }
    {{/isEmpty}}
    {{^isEmpty}}
      {{access}}static let members: {{Members}}<Self> = .init {
    {{#properties}}
        $0.add({{#writesNull}}nullable: {{/writesNull}}{{wireNameLiteral}}, \.{{codedMember}})
    {{/properties}}
      }
    {{/isEmpty}}
    {{#hasDeprecatedProperties}}

      @available(*, deprecated)
      {{access}}static var deprecatedMembers: [PartialKeyPath<Self>: {{String}}] {
        [{{#deprecatedProperties}}\.{{name}}: {{wireNameLiteral}}{{^last}}, {{/last}}{{/deprecatedProperties}}]
      }
    {{/hasDeprecatedProperties}}
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
  static let `unionGroups` = ###"""
    {{access}}static let resourceCases = {{ResourceCases}}<{{name}}> {
    {{#groups}}
      addCases{{number}}(to: &$0)
    {{/groups}}
      $0.add({{name}}.unrecognized)
    }

    {{access}}var resourceObject: any {{UnionMember}} { resourceObject1 }

    // The compiler can only check a switch over some of so many cases.
    {{#groups}}

    private static func addCases{{number}}(to cases: inout {{union.ResourceCases}}<{{union.name}}>) {
    {{#cases}}
      cases.add({{union.name}}.{{member}})
    {{/cases}}
    }

    private var resourceObject{{number}}: any {{union.UnionMember}} {
      switch self {
    {{#cases}}
      case .{{member}}(let resource): resource
    {{/cases}}
    {{^last}}
      default: resourceObject{{next}}
    {{/last}}
    {{#last}}
      case .unrecognized(let resource): resource
      default: preconditionFailure("Each case is in a group.")
    {{/last}}
      }
    }
    {{/groups}}

    """###
  static let `unionId` = ###"""
    /// The type and id of a related resource.
    {{access}}enum ID: {{PolymorphicID}} {
    {{#cases}}
      case {{name}}({{model}}.Id)
    {{/cases}}
      /// A resource of any other type.
      case unrecognized(type: {{String}}, id: {{String}})

    {{^isLarge}}
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
    {{/isLarge}}
    {{#isLarge}}
      {{access}}init(wireIdentity: {{ResourceIdentity}}) throws {
        self = try Self.id1(wireIdentity)
      }

      {{access}}var wireIdentity: {{ResourceIdentity}} { wireIdentity1 }
    {{/isLarge}}
    {{#groups}}

      private static func id{{number}}(_ identity: {{union.ResourceIdentity}}) throws -> Self {
        switch identity.type {
    {{#cases}}
        case {{typeLiteral}}: .{{member}}(try .init(wireIdentity: identity))
    {{/cases}}
    {{^last}}
        default: try id{{next}}(identity)
    {{/last}}
    {{#last}}
        default: .unrecognized(type: identity.type, id: identity.id)
    {{/last}}
        }
      }

      private var wireIdentity{{number}}: {{union.ResourceIdentity}} {
        switch self {
    {{#cases}}
        case .{{member}}(let id): id.wireIdentity
    {{/cases}}
    {{^last}}
        default: wireIdentity{{next}}
    {{/last}}
    {{#last}}
        case .unrecognized(let type, let id): .init(type: type, id: id)
        default: preconditionFailure("Each case is in a group.")
    {{/last}}
        }
      }
    {{/groups}}
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

    {{#isLarge}}
      {{> union-groups}}
    {{/isLarge}}
    {{^isLarge}}
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
    {{/isLarge}}
    {{#isRelationship}}

      {{> union-id}}
    {{/isRelationship}}
    }

    """###
  static let `urlBase` = ###"""
    /// A URL that may be relative.
    {{access}}enum {{name}}: {{Format}}.RelativeURL {
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
      /// {{#tag}}Any other value{{/tag}}{{^tag}}A value of any other type{{/tag}}, kept as it was decoded.
      case unrecognized({{JSONValue}})
    {{/isOpen}}

      {{access}}init(from decoder: any {{Decoder}}) throws {
    {{#tag}}
        switch {{JSONShape}}.tag({{tag}}, of: decoder) {
    {{#cases}}
        case {{tagLiteral}}: self = .{{member}}(try {{type}}(from: decoder))
    {{/cases}}
    {{/tag}}
    {{^tag}}
        switch try {{JSONShape}}(of: decoder, expecting: {{#shapes}}.{{.}}{{^last}}, {{/last}}{{/shapes}}) {
    {{#cases}}
        case {{#shapes}}.{{.}}{{^last}}, {{/last}}{{/shapes}}: self = .{{member}}(try {{codingType}}.value(from: decoder))
    {{/cases}}
    {{/tag}}
    {{#isOpen}}
        default: self = .unrecognized(try {{JSONValue}}(from: decoder))
    {{/isOpen}}
    {{#isClosed}}
    {{#tag}}
        default: throw {{JSONShape}}.mismatch(in: decoder, tag: {{tag}}, expected: {{#cases}}{{tagLiteral}}{{^last}}, {{/last}}{{/cases}})
    {{/tag}}
    {{^tag}}
        default: throw {{JSONShape}}.mismatch(in: decoder, expected: {{#shapes}}.{{.}}{{^last}}, {{/last}}{{/shapes}})
    {{/tag}}
    {{/isClosed}}
        }
      }

      {{access}}func encode(to encoder: any {{Encoder}}) throws {
        switch self {
    {{#cases}}
    {{#tagLiteral}}
        case .{{member}}(let value): try {{valueUnion.JSONShape}}.encode(value, tag: {{valueUnion.tag}}, {{tagLiteral}}, to: encoder)
    {{/tagLiteral}}
    {{^tagLiteral}}
        case .{{member}}(let value): try {{codingType}}.encode(value, to: encoder)
    {{/tagLiteral}}
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

// swift-format-ignore
extension EmbeddedTemplates {
  static let all: [BuiltInTemplate] = [
    .init(name: "alias", summary: #"a typealias with its comment"#, text: `alias`),
    .init(name: "binding", summary: #"`var` or `let`, with the access that a property wrapper needs"#, text: `binding`),
    .init(name: "client", summary: #"the file of the client"#, text: `client`),
    .init(name: "client-types", summary: #"the API, the entry points of its client, and the operations of resource types"#, text: `clientTypes`),
    .init(name: "date-pattern", summary: #"a date pattern"#, text: `datePattern`),
    .init(name: "deprecation", summary: #"a deprecation attribute"#, text: `deprecation`),
    .init(name: "description", summary: #"a resource object description with its attributes and relationships"#, text: `description`),
    .init(name: "dialect", summary: #"the file of the filter dialect"#, text: `dialect`),
    .init(name: "dialect-type", summary: #"an API's own filter dialect"#, text: `dialectType`),
    .init(name: "document-types", summary: #"the documents and their types"#, text: `documentTypes`),
    .init(name: "documentation", summary: #"a documentation comment"#, text: `documentation`),
    .init(name: "documents", summary: #"the file of the documents"#, text: `documents`),
    .init(name: "enum", summary: #"an enum of strings or numbers"#, text: `enum`),
    .init(name: "header", summary: #"the first lines of a file"#, text: `header`),
    .init(name: "includes", summary: #"the include paths of a resource type, if they are listed"#, text: `includes`),
    .init(name: "initial-value", summary: #"the value of a property in an initializer"#, text: `initialValue`),
    .init(name: "initializer", summary: #"an initializer"#, text: `initializer`),
    .init(name: "namespace", summary: #"the file of the namespace"#, text: `namespace`),
    .init(name: "property", summary: #"a property, with its private storage if there is any"#, text: `property`),
    .init(name: "query", summary: #"the file of the queries of a resource type"#, text: `query`),
    .init(name: "query-field", summary: #"the name of a field, as a property returns it"#, text: `queryField`),
    .init(name: "query-types", summary: #"the vocabulary of queries for a resource type"#, text: `queryTypes`),
    .init(name: "resource", summary: #"the file of a resource type"#, text: `resource`),
    .init(name: "resource-types", summary: #"the types of a resource type"#, text: `resourceTypes`),
    .init(name: "schema", summary: #"the file that contains everything, if there is only one"#, text: `schema`),
    .init(name: "schema-types", summary: #"all types, if there is only one file"#, text: `schemaTypes`),
    .init(name: "server-table", summary: #"the tables with which a server reads requests"#, text: `serverTable`),
    .init(name: "struct", summary: #"a struct: attributes, relationships, links, meta or an object"#, text: `struct`),
    .init(name: "type", summary: #"a type of any kind"#, text: `type`),
    .init(name: "types", summary: #"the file of the value types"#, text: `types`),
    .init(name: "union", summary: #"an enum of resource objects of several types"#, text: `union`),
    .init(name: "union-groups", summary: #"the members of an enum of very many resource types"#, text: `unionGroups`),
    .init(name: "union-id", summary: #"the ids of the targets of a polymorphic relationship"#, text: `unionId`),
    .init(name: "url-base", summary: #"a base of relative URLs"#, text: `urlBase`),
    .init(name: "value-union", summary: #"an enum of values of several types"#, text: `valueUnion`),
  ]
  static let extra: [BuiltInTemplate] = [
    .init(name: "fixture-value", summary: #"the statement that sets a member of a fixture"#, text: `fixtureValue`),
    .init(name: "fixtures", summary: #"functions that make resource objects and documents for tests"#, text: `fixtures`, record: "fixture"),
    .init(name: "markdown", summary: #"a page of Markdown for each resource type, and an index of them"#, text: `markdown`, record: "apiResource"),
    .init(name: "markdown-index", summary: #"the index of the pages of `markdown`"#, text: `markdownIndex`, record: "api"),
    .init(name: "markdown-members", summary: #"a table of attributes or other members"#, text: `markdownMembers`),
    .init(name: "markdown-request", summary: #"an operation in Markdown"#, text: `markdownRequest`),
    .init(name: "mermaid", summary: #"Mermaid diagrams of resource types and relationships"#, text: `mermaid`, record: "api"),
    .init(name: "mermaid-edge", summary: #"an arrow of a diagram"#, text: `mermaidEdge`),
    .init(name: "reference", summary: #"a reference of the whole API, in one file of HTML"#, text: `reference`, record: "api"),
    .init(name: "reference-deprecation", summary: #"a deprecation in the reference"#, text: `referenceDeprecation`),
    .init(name: "reference-members", summary: #"a list of attributes or other members in the reference"#, text: `referenceMembers`),
    .init(name: "reference-request", summary: #"an operation in the reference"#, text: `referenceRequest`),
    .init(name: "reference-resource", summary: #"a resource type in the reference"#, text: `referenceResource`),
    .init(name: "reference-script", summary: #"the script of the reference"#, text: `referenceScript`),
    .init(name: "reference-style", summary: #"the style of the reference"#, text: `referenceStyle`),
    .init(name: "reference-type", summary: #"the name of a type in the reference"#, text: `referenceType`),
    .init(name: "reference-values", summary: #"the values of an enum in the reference"#, text: `referenceValues`),
  ]
}
