// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// A document with one resource object of type `articles`.
public typealias ArticleDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `articles`.
public typealias ArticlesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Article>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>
