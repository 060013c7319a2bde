// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// A document with one resource object of type `shapes`.
public typealias ShapeDocument = JSONAPI.Document<
  JSONAPI.SingleResourceBody<Shape>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>

/// A document with resource objects of type `shapes`.
public typealias ShapesDocument = JSONAPI.Document<
  JSONAPI.ManyResourceBody<Shape>, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.NoIncludes,
  JSONAPI.NoAPIDescription, JSONAPI.BasicJSONAPIError<Swift.String>
>
