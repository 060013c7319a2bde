import Evidence
import ResourceSchema

extension Inference {
  /// Completes a schema from another source, such as an API description, with the evidence of
  /// payloads: unspecified types of attributes, and absent fields. Each addition is a guess.
  ///
  /// - Parameter isOpen: returns true for an attribute of a resource type if only its name is
  ///   known.
  public static func completed(
    _ schema: Schema, with evidence: Evidence, isOpen: (_ type: String, _ attribute: String) -> Bool
  ) -> InferredSchema {
    var result = InferredSchema(schema: schema)
    guard evidence.objectCount > 0 else { return result }
    let inferred = self.schema(from: evidence, InferenceOptions(name: schema.name.value))
    for index in schema.resources.indices {
      let type = schema.resources[index].type.value
      guard let seen = inferred.schema.resource(ofType: type) else { continue }
      var resource = schema.resources[index]
      func comment(_ reason: String, _ section: String, _ name: String) {
        let path = ["resources", type, section, name]
        result.comments.add(reason, at: path)
        for reason in inferred.comments.reasons[path] ?? [] {
          result.comments.add(reason, at: path)
        }
      }
      for attribute in resource.attributes.indices
      where resource.attributes[attribute].type == .primitive(.json) {
        let name = resource.attributes[attribute].name.value
        guard let example = seen.attributes.first(where: { $0.name.value == name }),
          example.type != .primitive(.json), isOpen(type, name)
        else { continue }
        resource.attributes[attribute].type = example.type
        resource.attributes[attribute].format = example.format
        resource.attributes[attribute].isNullable = example.isNullable
        comment("type from an example", "attributes", name)
      }
      var known = Set(
        (resource.attributes.map(\.name) + resource.relationships.map(\.name)).map(\.value))
      for var attribute in seen.attributes where known.insert(attribute.name.value).inserted {
        attribute.isOptional = true
        resource.attributes.append(attribute)
        comment("in an example alone", "attributes", attribute.name.value)
      }
      for var relationship in seen.relationships
      where relationship.targets.allSatisfy({ schema.resource(ofType: $0.value) != nil })
        && known.insert(relationship.name.value).inserted
      {
        relationship.isOptional = true
        resource.relationships.append(relationship)
        comment("in an example alone", "relationships", relationship.name.value)
      }
      result.schema.resources[index] = resource
    }
    return result
  }
}
