import JSONAPI

typealias Compound<Body: CodableResourceBody, Include: JSONAPI.Include> = Document<
  Body, NoMetadata, NoLinks, Include, NoAPIDescription, BasicJSONAPIError<String>
>

typealias OneArticleDocument<Include: JSONAPI.Include> = Compound<
  SingleResourceBody<Article>, Include
>
typealias CompoundDocument<Include: JSONAPI.Include> = Compound<
  ManyResourceBody<Article>, Include
>
typealias ErrorsDocument = Compound<NoResourceBody, NoIncludes>
