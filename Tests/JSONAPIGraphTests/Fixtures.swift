import Foundation
import JSONAPI

/// An article with related resource objects, only some of them included, and other included ones.
let articleJSON = """
  {
    "data": {
      "type": "articles", "id": "1",
      "attributes": {"title": "Omakase", "subtitle": null, "rating": 4.5},
      "relationships": {
        "author": {"data": {"type": "people", "id": "9"}},
        "editor": {"data": null},
        "comments": {"data": [
          {"type": "comments", "id": "5"}, {"type": "comments", "id": "404"},
          {"type": "comments", "id": "12"}
        ]},
        "owner": {"data": {"type": "organizations", "id": "7"}},
        "sponsor": {"data": {"type": "people", "id": "2"}},
        "followers": {"data": [
          {"type": "people", "id": "2"}, {"type": "robots", "id": "1"},
          {"type": "organizations", "id": "7"}, {"type": "people", "id": "404"}
        ]},
        "reviews": {"data": [{"type": "comments", "id": "12"}]},
        "lock": {"meta": {"count": 0}}
      }
    },
    "included": [
      {"type": "people", "id": "9",
        "attributes": {"name": "Dan", "motto": null, "biography": "Cooks.", "age": 40},
        "relationships": {
          "friends": {"data": [{"type": "people", "id": "2"}]},
          "employer": {"data": {"type": "organizations", "id": "7"}}
        }},
      {"type": "people", "id": "2",
        "attributes": {"name": "Ann", "nickname": "A.", "motto": "Why not?"},
        "relationships": {"friends": {"data": [{"type": "people", "id": "9"}]}}},
      {"type": "comments", "id": "5", "attributes": {"body": "First!", "writtenBy": "2"},
        "relationships": {"author": {"data": {"type": "people", "id": "2"}}}},
      {"type": "comments", "id": "12", "attributes": {"body": "I like it."},
        "relationships": {"author": {"data": null}}},
      {"type": "organizations", "id": "7", "attributes": {"name": "Blog"},
        "relationships": {"founder": {"data": {"type": "people", "id": "9"}}}},
      {"type": "robots", "id": "1", "attributes": {"model": "R2"}}
    ]
  }
  """

/// The `relationships` of a typical article.
let plainRelationships = """
  {
    "author": {"data": {"type": "people", "id": "9"}}, "editor": {"data": null},
    "comments": {"data": []}, "owner": {"data": {"type": "people", "id": "9"}}
  }
  """

func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Returns the JSON that a value is encoded as.
func json(_ value: some Encodable) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
}

/// Returns the JSON value of a text.
func json(_ text: String) throws -> JSONValue {
  try decode(JSONValue.self, text)
}
