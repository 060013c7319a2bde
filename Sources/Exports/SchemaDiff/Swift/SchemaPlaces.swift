import Diagnostics
import ResourceSchema

/// The places of declarations in the files of a schema.
struct SchemaPlaces {
  private var places: [SchemaKey: SourceRange] = [:]

  init(_ schema: Schema) {
    places[["client"]] = schema.name.range
    for resource in schema.resources { add(resource) }
    for document in schema.documents {
      places[["documents", document.name.value]] = document.name.range
    }
    for type in schema.types {
      let key = ["types", type.name.value]
      places[key] = type.name.range
      switch type.definition {
      case .enumeration, .object, .union: if let type = type.definition.valueType { add(type, key) }
      case .links, .alias, .custom, .transformed, .validated: break
      }
    }
  }

  /// The place of a declaration, or of the nearest one that it is in.
  subscript(key: SchemaKey) -> SourceRange? {
    for count in stride(from: key.count, to: 0, by: -1) {
      if let place = places[Array(key.prefix(count))], place.isKnown { return place }
    }
    return nil
  }

  private mutating func add(_ resource: Resource) {
    let key = [resource.type.value]
    places[key] = resource.type.range
    add(resource.attributes, key + ["attributes"])
    for relationship in resource.relationships {
      places[key + ["relationships", relationship.name.value]] = relationship.name.range
    }
    for filter in resource.api.filters {
      places[key + ["filters", filter.name.value]] = filter.name.range
    }
    for sort in resource.api.sorts {
      places[key + ["sorts", sort.name.value]] = sort.name.range
    }
  }

  private mutating func add(_ members: [Member], _ key: SchemaKey) {
    for member in members {
      places[key + [member.name.value]] = member.name.range
      add(member.type, key + [member.name.value])
    }
  }

  private mutating func add(_ type: ValueType, _ key: SchemaKey) {
    switch type {
    case .primitive, .numberText, .relativeURL, .named: break
    case .array(let type), .map(let type), .nullable(let type): add(type, key)
    case .object(let object): add(object.members, key)
    case .union(let union): for alternative in union.cases { add(alternative.type, key) }
    case .enumeration(let enumeration):
      for value in enumeration.cases {
        places[key + [value.rawValue.text]] = value.name.range
      }
    }
  }
}
