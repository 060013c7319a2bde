// Written by Scripts/embed from the files in Schemas and Examples/BlogTypes.

enum EmbeddedSchemas {
  static let `makefile` = ###"""
    .PHONY: generate check

    generate: # generate the models, and the JSON Schema for editors
    	swift run jsonapi-gen generate
    	swift run jsonapi-gen json-schema --output Schemas/jsonapi-schema.schema.json

    check: # for CI: fail if a schema has diagnostics, or the models are out of date
    	swift run jsonapi-gen validate --strict
    	swift run jsonapi-gen generate --check

    """###
  static let `api` = ###"""
    # yaml-language-server: $schema=../jsonapi-schema.schema.json
    # The resources of the API. The first line enables completion and validation in editors.
    # Documentation/SchemaLanguage.md of swift-jsonapi-generator describes every form.
    schema: 1
    name: MyAPI
    description: People and the articles that they write.

    types:
      # An enum lists its values. It is open: other values are kept, not rejected.
      Status: { enum: [draft, published] }

    resources:
      # A resource, by its JSON:API type, with its attributes and relationships.
      people:
        swift: Person # the name in Swift; without it, People
        attributes:
          name: String
          email?: String # may be absent
          bornOn?: Day? # may be absent or null
        relationships:
          articles: { many: articles, inverse: author }

      articles:
        description: An article by one author.
        attributes:
          title: String
          body: String
          status: Status
          tags: [String]
          createdAt: { type: DateTime, readOnly: true } # only the server sets it
        relationships:
          author: { one: people, inverse: articles }
          related: [articles]
        links: [self]

    documents:
      # Documents in addition to the two that every resource has, with one and with many resources.
      ArticlePage:
        data: [articles]
        include: [author]
        meta: { total: Int }
        links: pagination

    """###
  static let `blog` = ###"""
    # yaml-language-server: $schema=../jsonapi-schema.schema.json
    # A blog, based on the example of the JSON:API specification. It uses every key of the schema
    # language, which Documentation/SchemaLanguage.md describes.
    schema: 1
    name: Blog
    description: Articles, their authors and their comments.
    imports: [common.yaml]
    allow:
      - digit-first-name # `62x62` of images
      - not-camel-case # names have dashes, as on many servers
      - one-way-relationship # images, videos and others do not refer back

    client:
      filters: filter[{name}][{operator}]
      lists: comma
      atomic: operations

    resources:
      people:
        swift: Person
        description: An author, reader or moderator.
        path: users
        operations: [list, get, create, update]
        page: { style: number, size: 20, max: 100, names: { number: page, size: per_page } }
        filters: { email: String, favorite-color: Color }
        sorts: [first-name, last-name]
        attributes:
          first-name: String
          last-name: String
          email?: Email
          password: { type: String, writeOnly: true, sensitive: true }
          twitter?: String?
          aliases: '[String]?'
          favorite-color?: Color
          address?: Address
          avatar?: { type: URL, base: https://blog.example.com/media/ } # may be relative
          reading-level?: Level
          born-on?: Day?
          last-seen?: { type: Timestamp, readOnly: true }
          settings: { map: JSON }
        relationships:
          articles?: { many: articles, linkage: included, inverse: author, links: [self, related] }
          friends: [people]
        links: [self, 'avatar?', 'banner??']

      organizations:
        path: # another service
          collection: directory
          create: directory/applications
          update: directory/{id}/profile
          delete: directory/applications/{id}
          related: directory/{id}/{relationship}
          relationship: directory/{id}/links/{relationship}
        attributes:
          name: String
          website?: URL
          logo?: { object: { url: URL, checksum: { type: String, readOnly: true } } }
        relationships:
          members: [people]
        links: ['self?', …] # and any others
        meta: JSON

      articles:
        description: |-
          An article of the blog.

          The author owns it until an organization takes it over.
        id: UUID
        with: [timestamps, moderated]
        clientIds: allowed
        operations: [list, get, create, update, delete]
        page:
          style: cursor
          size: 20
          max: 100
          total: meta.total
          names: { after: after, before: before }
        filters:
          status: '[Status]'
          author: people
          created-at: { type: DateTime, operators: [eq, gt, lt] }
          text: { type: String, parameter: 'search[text]' }
        sorts: [created-at, title, { name: relevance, description: The best matches first. }]
        includes: [author, comments.author]
        answers: { list: ArticleList, get: ArticleDocument }
        attributes:
          title: String
          body: String
          subtitle?: String? # may be absent or null
          summary: String? # always present, may be null
          slug: { type: Slug, createOnly: true, description: Identifies the article in its URL. }
          status: Status
          kind:
            description: The kind of text.
            enum: [essay, interview, review]
            create: optional # the server's default is `essay`
          level?: Level
          featured: Bool
          word-count: { type: Int, readOnly: true, since: 1.10 }
          views: { type: Int64, readOnly: true }
          rating: { type: Double, readOnly: true, description: From 0 to 5. }
          royalty: Decimal
          tip?: { type: Decimal, format: text } # a number in a string, which is never rounded
          reading-time?: Int | String # minutes, or words such as `an evening`
          cover?: Cover?
          price?: Price
          canonical-url?: URL
          revision: { type: UUID, swift: revisionID }
          publish-on?: Day?
          publish-time?: Time
          printed-at?: { type: DateTime, format: dd.MM.yyyy HH:mm }
          imported-at?: Instant
          indexed-at?: LogTime
          opened-on?: USDate
          fingerprint?: Data?
          tags: [String]
          footnotes: ['String?']
          translations: { map: String }
          editions: { map: [Day] }
          dimensions?: { object: { width: Int, height: Int, 'unit?': { enum: [mm, inch] } } }
          extra?: JSON
          old-title?: { type: String, query: legacy-title, example: Omakase, deprecated: Use title. }
        relationships:
          author: { one: people, inverse: articles, links: &both [self, related] }
          editor: people?
          comments: { many: comments, inverse: article, links: *both, meta: { count: Int } }
          owner: people | organizations
          owners-before?: { many: people | organizations, description: Latest first. }
          attachments: [images | videos]
          translation-of?: articles?
          topics: [topics]
          history: { links: [related] } # no target: links and meta only
          revisions?: { many: articles, linkage: never, links: [related] } # a target, but no linkage
          reviews?: { many: reviews, linkage: included, links: *both } # linkage only if included
          sponsor?:
            one: organizations?
            links: [self, 'related?']
            meta?: Sponsorship
            idMeta?: Rank
          see-also?: { many: articles, swift: relatedArticles, query: related, deprecated: Use topics. }
        links:
          self: {}
          canonical?: { meta: { 'checked-at?': DateTime } }
          next:
            description: Null for the last article of a series.
            nullable: true
            swift: nextInSeries
        meta: { readers: Int, 'cached-at?': DateTime }

      comments:
        description: A reader's comment on an article.
        id: Int
        with: [moderated]
        operations: [list, get, create, delete]
        page: { style: offset, followLinks: false, names: { offset: skip, limit: take } }
        attributes:
          body: String
        relationships:
          author: people
          article: { one: articles, inverse: comments }
          mentions?: [any]

      reviews:
        deprecated: Reviews become comments in the next version.
        includes: 2 # paths of at most two relationships
        attributes:
          stars: Int
          text?: String
        relationships:
          reviewer: people

      topics:
        id: Slug
        clientIds: required
        attributes:
          name: String

      images:
        attributes:
          url: URL
          alt-text?: String?
          62x62?: { type: URL, swift: thumbnail }
        relationships:
          photographer?: people?
        links: none

      videos:
        plural: Footage
        attributes:
          url: URL
          seconds: Double
          captions?: { map: 'URL?' }
          source?: VideoSource
        meta?: { transcoded: Bool }

    documents:
      ArticleDocument:
        description: An article with the people involved in it.
        data: articles
        include: [author, editor, comments.author, owner.members, attachments.photographer]
        links: ['self?']
        jsonapi: version

      ArticleList:
        data: [articles]
        include: [author]
        meta: { total: Int }
        links: pagination
        errors: BlogError

      MaybeArticle: { data: 'articles?', include: none, errors: unknown }
      Feed:
        data: [articles | people]
        include: none
        meta?: { unread: Int }
        jsonapi: { meta: Server }
      SearchHit: { data: articles | people | comments, include: none }
      SearchResults: { data: [any], include: none }
      ArticleTitles: # the response to `fields[articles]=title`
        data: [articles]
        sparse: true
        include: none
      ArticleAuthorLinkage: # the response of /articles/{id}/relationships/author
        linkage: articles.author
        links: [self, related]
      ArticleCommentsLinkage: { linkage: articles.comments, include: [comments] }
      StatusDocument: { data: none, meta: { uptime: Double } }
      Ping: { data: none, meta: { uptime: Double }, deprecated: Use StatusDocument. }

    """###
  static let `common` = ###"""
    # yaml-language-server: $schema=../jsonapi-schema.schema.json
    # The defaults, value types and mixins of the blog.
    schema: 1
    description: Shared types of the blog.
    allow: [not-camel-case] # `created-at` and `updated-at`

    # Defaults for resources and documents.
    defaults:
      id: String
      links: ['self?']
      jsonapi: none
      errors: basic
      relationships: { linkage: always, links: none, meta: none }
      documents:
        one: { meta: none, links: none }
        many: { meta: none, links: none, jsonapi: none, errors: basic }

    types:
      # An enum lists its values. It is open: other values are kept, not rejected.
      Color: { enum: [red, green, blue] }

      # A mapping gives the values Swift names. With `open: false`, other values are rejected.
      Status:
        description: The editorial status of an article.
        open: false
        enum:
          draft: DRAFT
          inReview: IN_REVIEW
          published: { value: PUBLISHED, description: Visible to all readers. }
          withdrawn: { value: RETRACTED, swift: retracted, deprecated: Unpublish the article instead. }

      # Values can also be integers.
      Level:
        description: The knowledge that a text requires.
        enum: { beginner: 1, advanced: 2, expert: 3 }

      Address:
        description: A home or work address.
        object:
          street: String
          zip?: String?
          city: { type: String, description: In the language of the country. }
          country: { type: String, example: NL, description: An ISO 3166 code of two letters. }
          location?: { object: { latitude: Double, longitude: Double } }
          verifiedAt?: DateTime?
          movedInOn?: Day

      # A value of one of several types, selected by the shape of the JSON.
      Cover:
        description: The color or picture above an article.
        open: false
        oneOf: { color: Color, image: Picture }
      Picture: { object: { url: URL, 'alt-text?': String } }

      # One of several objects, selected by the value of a member.
      VideoSource:
        description: Where the pictures of a video come from.
        tag: kind
        oneOf:
          stream: { object: { url: URL, 'bitrate?': Int } }
          file: { object: { name: String } }

      # Another name for a type.
      Slug: { alias: String, pattern: '[a-z0-9-]+', description: A readable identifier in a URL. }
      USDate: { alias: Day, description: The date of an event in the United States. }
      LogTime:
        description: A date in the format of the log, in UTC.
        alias: DateTime
        format: yyyy-MM-dd HH:mm:ss

      # Types written in Swift: a type, a transformer and a validator.
      Price: { swift: Money.Amount, import: BlogTypes, description: An amount and its currency. }
      Instant: { transform: InstantTransformer, from: String, to: Date, import: BlogTypes }
      Email: { validate: EmailValidator, of: String, import: BlogTypes }

      # Objects can also be meta or the payload of errors.
      Sponsorship: { object: { since: Day, 'amount?': Price } }
      Rank: { object: { position: Int } }
      Server: { object: { build: String, 'region?': String } }
      BlogError:
        description: An error returned by the blog.
        object:
          status: String
          title: String
          detail?: String
          source?: { object: { 'pointer?': String } }

    # Members that several resource types share.
    mixins:
      timestamps:
        attributes:
          created-at: { type: DateTime, readOnly: true }
          updated-at?: { type: DateTime, readOnly: true }
      moderated:
        attributes:
          flags: { type: Int, readOnly: true, description: The number of complaints. }
        relationships:
          moderator?: { one: 'people?', readOnly: true }

    """###
  static let `emailValidator` = ###"""
    import JSONAPI

    /// Accepts strings with a name, an `@` and a domain.
    public enum EmailValidator: Validator {
      /// A string that is not an e-mail address.
      public struct NotAnEmailAddress: Error, CustomStringConvertible {
        public var text: String

        public var description: String {
          "\"\(text)\" is not an e-mail address such as name@example.com"
        }
      }

      public static func transform(_ value: String) throws -> String {
        let parts = value.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
          throw NotAnEmailAddress(text: value)
        }
        return value
      }
    }

    """###
  static let `instantTransformer` = ###"""
    import Foundation
    import JSONAPI

    /// Converts dates in the format of the blog's previous software: milliseconds since 1970, as in
    /// `/Date(1432306589000)/`.
    public enum InstantTransformer: ReversibleTransformer {
      /// A string that is not a date in this format.
      public struct NotAnInstant: Error, CustomStringConvertible {
        public var text: String

        public var description: String {
          "\"\(text)\" is not an instant such as /Date(1432306589000)/"
        }
      }

      public static func transform(_ value: String) throws -> Date {
        guard value.hasPrefix("/Date("), value.hasSuffix(")/"),
          let milliseconds = Int(value.dropFirst("/Date(".count).dropLast(")/".count))
        else { throw NotAnInstant(text: value) }
        return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      }

      public static func reverse(_ value: Date) throws -> String {
        let milliseconds = (value.timeIntervalSince1970 * 1000).rounded()
        guard let milliseconds = Int(exactly: milliseconds) else {
          throw NotAnInstant(text: "\(value.timeIntervalSince1970)")
        }
        return "/Date(\(milliseconds))/"
      }
    }

    """###
  static let `money` = ###"""
    import Foundation

    /// A namespace for types of payments.
    public enum Money {
      /// An amount in a currency; in JSON, `{ "value": 9.95, "currency": "EUR" }`.
      public struct Amount: Codable, Hashable, Sendable {
        public var value: Decimal
        /// The ISO 4217 code: three letters.
        public var currency: String

        public init(_ value: Decimal, _ currency: String) {
          self.value = value
          self.currency = currency
        }
      }
    }

    """###
}
