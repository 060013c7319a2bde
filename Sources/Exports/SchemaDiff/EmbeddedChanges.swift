// Written by Scripts/embed from Changes.md.

enum EmbeddedChanges {
  static let `explanations` = ###"""
    # Changes between two versions of a schema

    A section for each kind of change that `diff` reports: its summary in one line, without a final full stop, and the
    consequences with the possible remedies, for a reader who sees the change for the first time. `ChangeRow` has the
    effects of each kind.

    ## removed-resource

    a resource type was removed

    Requests for it fail, and its Swift types are gone. Responses that contain it are rare once
    the server has removed it, but a client may still have relationships to it. Mark a resource
    type as `deprecated` first, and remove it when no client uses it.

    ## added-resource

    a resource type was added

    Clients that do not know it ignore it. A server has to provide it.

    ## changed-id

    the ids of a resource type have a different type

    A model with `id: Int` or `id: UUID` cannot decode any other id. `String`, the default,
    decodes every id.

    ## changed-client-ids

    `clientIds` changed

    Requests with an id are rejected if ids are forbidden, and requests without one if they are
    required. `allowed` accepts both.

    ## removed-attribute

    an attribute, or a member of an object, was removed

    Models of the old schema expect a required attribute in each response and cannot be decoded
    without it. Make it optional and `deprecated` first; remove it when no client uses a model
    that requires it. Requests that still contain it may be rejected.

    ## added-attribute

    an attribute, or a member of an object, was added

    Clients ignore attributes that they do not know. A server has to send a required attribute,
    and rejects create requests of old clients if these must contain it: write
    `create: optional`, and give it a default in the server.

    ## became-optional

    a member may be absent (`x` became `x?`)

    Models of the old schema expect it in each response and cannot be decoded without it. In
    Swift, its type becomes optional.

    ## became-required

    a member must be present (`x?` became `x`)

    A server has to send it in each response. If create requests can contain it, they now must,
    unless the schema says `create: optional`.

    ## became-nullable

    a value may be null (`T` became `T?`)

    Models of the old schema cannot decode `null` for a required member; they decode it as
    absent for an optional one.

    ## became-non-null

    a value may no longer be null (`T?` became `T`)

    Requests with `null` are rejected, and a server may no longer send `null`.

    ## changed-type

    values have a different type

    What breaks depends on the direction: a model decodes everything that its own type covers.
    To change a type without breaking clients, add an attribute with the new type and deprecate
    the old one.

    ## changed-format

    values have a different format, such as a date pattern

    Neither side can read what the other writes: add an attribute with the new format instead.

    ## changed-pattern

    strings must match a different pattern

    Models decode any string. Requests may be rejected if the new pattern is narrower.

    ## added-enum-value

    an enum has a new value

    Models keep unknown values of an open enum, but cannot decode them if the enum is closed
    (`open: false`). A `switch` over its cases needs the new one.

    ## removed-enum-value

    an enum no longer has a value

    Requests with the value are rejected, a server may no longer send it, and its case is gone
    in Swift. Mark a value as `deprecated` first.

    ## enum-closed

    an enum became closed (`open: false`)

    Values that the schema does not list are now errors.

    ## enum-opened

    an enum became open

    It can have unknown values, so its Swift type is different.

    ## added-case

    a union has a new case

    Models keep values of unknown cases of an open union, but cannot decode them if the union is
    closed (`open: false`). A server has to accept the new case if requests can contain it.

    ## removed-case

    a union no longer has a case

    Requests with such a value are rejected, and a server may no longer send one.

    ## changed-tag

    the cases of a union are distinguished differently (`tag`)

    Neither side can read what the other writes: the member with the tag has a different name,
    or the union had no tag before. Add an attribute with the new union instead.

    ## became-read-only

    clients may no longer set a member (`readOnly: true`)

    Requests that contain it are rejected, and the types of requests no longer have it.

    ## became-create-only

    clients may set a member on creation only (`createOnly: true`)

    Updates that contain it may be rejected.

    ## became-writable

    clients may set a member that they could not set before

    A server has to accept it in requests.

    ## became-write-only

    responses no longer contain a member (`writeOnly: true`)

    Models of the old schema expect it if it was required.

    ## became-readable

    responses contain a member that only requests contained before

    Clients ignore members that they do not know. A server has to send it if it is required.

    ## create-forbidden

    create requests must not contain a member (`create: forbidden`)

    Create requests of old clients that contain it are rejected.

    ## create-required

    create requests must contain a member

    Create requests of old clients without it are rejected. Give it a default in the server and
    keep it optional.

    ## create-optional

    create requests need not contain a member

    A server has to accept create requests without it.

    ## removed-relationship

    a relationship was removed

    Models of the old schema expect a required relationship in each response. Make it optional
    and `deprecated` first.

    ## added-relationship

    a relationship was added

    Clients ignore relationships that they do not know. A server has to send a required one, and
    rejects create requests of old clients if these must contain it.

    ## changed-arity

    a relationship became to-one or to-many

    Its `data` changes between an object and an array; neither side can read the other form.

    ## added-target

    a relationship, or the data of a document, can have another resource type

    A model with one target cannot decode resource identifiers of other types. A union of
    targets keeps them, and a `switch` over it needs the new case.

    ## removed-target

    a relationship, or the data of a document, can no longer have a resource type

    Requests that link to it are rejected, and a server must not send it.

    ## changed-linkage

    relationships have `data` in different responses (`linkage`)

    Models of the old schema expect `data` where the schema promised it. More linkage only means
    more work for the server.

    ## removed-link

    a link was removed

    Models of the old schema expect it if it was required.

    ## added-link

    a link was added

    Clients ignore links that they do not know. A server has to send it if it is required.

    ## removed-meta

    meta, or a member of meta, was removed

    Models of the old schema expect it if it was required.

    ## added-meta

    meta, or a member of meta, was added

    Clients ignore meta that they do not know. A server has to send it if it is required.

    ## changed-document

    a document has different contents

    One resource and many resources are different JSON. If the endpoint can return both, add a
    document with another name.

    ## removed-document

    a document was removed

    Its Swift type is gone; servers and requests are not affected.

    ## added-document

    a document was added

    It is a new Swift type and breaks nothing.

    ## removed-include

    an include path was removed

    Requests with the path in `include` are rejected. A document without it no longer promises
    the resources: they may be absent, and the type of its included resources may change.

    ## added-include

    an include path was added

    A server has to include the resources; clients ignore those that they do not know.

    ## removed-filter

    a filter was removed

    Requests with it are rejected.

    ## added-filter

    a filter was added

    A server has to implement it.

    ## removed-operator

    an operator of a filter was removed

    Requests with it are rejected.

    ## added-operator

    an operator of a filter was added

    A server has to implement it.

    ## removed-sort

    a sort field was removed

    Requests that sort by it are rejected.

    ## added-sort

    a sort field was added

    A server has to implement it.

    ## removed-operation

    an operation was removed

    Requests for it are rejected.

    ## added-operation

    an operation was added

    A server has to implement it.

    ## changed-filter-ids

    a filter takes different ids

    A filter that takes several ids still accepts one. One that takes ids of a different
    resource type finds other resources, or none.

    ## lowered-page-max

    the maximum page size became smaller

    Requests for larger pages are rejected.

    ## raised-page-max

    the maximum page size became larger

    A server has to support pages of this size.

    ## changed-path

    an endpoint has a different path

    Requests to the old path fail, unless the server redirects them.

    ## changed-page-style

    pages are requested in a different way

    Requests for pages in the old style are rejected.

    ## changed-page-links

    links lead from page to page, or no longer do (`followLinks`)

    Clients that follow links stop after the first page if there are no links. Clients that
    count pages do not notice new links.

    ## changed-query-name

    a query parameter has a different name or form

    Requests with the old one are rejected unless the server accepts both.

    ## changed-swift-name

    something has a different name in Swift

    The schema sets a different name (`swift`, `plural`, the name of the API), or something else
    needs the old one. Payloads are the same. Swift code has to use the new name.

    ## changed-swift-type

    something has a different type in Swift, but the same JSON

    For example, an enum moved into `types`, links that two relationships shared became two
    types, or a transformer was replaced. Swift code that uses the name of the type has to
    change.

    ## changed-argument-order

    an initializer takes its arguments in a different order

    Arguments have the order of the members in the schema. Calls with several of the moved
    arguments no longer compile. Do not reorder members, even when you add new ones.

    ## removed-swift-declaration

    something is no longer in the generated Swift, but the JSON is the same

    For example, an unused type was removed. Swift code that uses its name has to change.

    ## deprecated

    something became deprecated

    The compiler warns where Swift code uses it, which matters if warnings are errors.

    ## undeprecated

    something is no longer deprecated

    The compiler no longer warns about it.

    """###
}
