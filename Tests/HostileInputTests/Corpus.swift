import Foundation

/// The documents to mutate.
enum Corpus {
  /// The available responses of real APIs in `../shared/data`.
  static let payloads: [String] = {
    let package = URL(filePath: #filePath)  // …/Tests/HostileInputTests/Corpus.swift
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appending(path: "../shared/data").standardizedFileURL
    guard
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .compactMap { try? Data(contentsOf: $0) }
      // Larger ones take long and test little more.
      .filter { (1..<4_000).contains($0.count) && isJSON($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }()

  private static func isJSON(_ data: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: data)) != nil
  }

  /// Documents that match the models of these tests.
  static let own = [article, people, identifiers, errors]

  private static let article = #"""
    {"jsonapi":{"version":"1.1","ext":["https://example.com/a"]},
     "data":{"type":"articles","id":"1","attributes":{"title":"Omakase","subtitle":null,
       "description":null,"rating":4.5,"count":-7,"price":12.34,"is-draft":false,
       "created-at":"2026-11-21T08:30:00Z","updated-at":"2026-11-21T08:30:00.125+01:00",
       "opens":"08:30:00","days":["2026-11-21"],
       "digest":"SGVsbG8=","stamp":1700000000.5,"extra":{"a":[1,2.5,null,{"b":"c"}],"d":true}},
      "relationships":{"author":{"data":{"type":"people","id":"9"}},"authors":{"data":[]},
       "editor":{"data":{"type":"people","id":"9"}},
       "sponsor":{"data":{"type":"people","id":"9","meta":{"rank":1}}},
       "owner":{"data":{"type":"organizations","id":"0f4ad27c-2f4a-4f5e-9d0b-3b3a4c0d9a11"}},
       "followers":{"data":[{"type":"people","id":"9"},{"type":"robots","id":"7"}]},
       "reviews":{"data":[{"type":"reviews","id":"5"}],
         "links":{"self":{"href":"/reviews","meta":{"count":1}},"related":"/r"}},
       "lock":{"links":{"self":"/lock"}},"history":{"links":{"related":"/history"},"meta":{"changes":1}}},
      "links":{"self":"/articles/1","preview":{"href":"/p","meta":{"width":2}}}},
     "included":[{"type":"people","id":"9","attributes":{"name":["Jane","Doe"],"born":"1990-02-28",
       "address":{"street":"Main St","zip":null,"since":"2020-01-01T00:00:00Z"}}},
      {"type":"organizations","id":"0F4AD27C-2F4A-4F5E-9D0B-3B3A4C0D9A11",
       "attributes":{"name":"ACME","site":"https://example.com/?a[b]=c"},"meta":{"rank":1}},
      {"type":"robots","id":"7","attributes":{"wheels":4}}],
     "links":{"self":"/","next":null,"last":"/9"},"meta":{"total":1}}
    """#

  private static let people = #"""
    {"data":[{"type":"people","id":"1","attributes":{"name":[]}},
      {"type":"people","lid":"new","attributes":{"name":["é\u0301\n"],"address":null}},
      {"type":"reviews","id":"3",
       "relationships":{"author":{"data":null}}}],
     "links":{"first":"/1","next":{"href":"/2","rel":"next","hreflang":["de","en"]}},
     "meta":{"page":{"size":10,"number":1}}}
    """#

  private static let identifiers = #"""
    {"data":[{"type":"people","id":"1","meta":{"rank":1}},{"type":"organizations",
      "id":"0f4ad27c-2f4a-4f5e-9d0b-3b3a4c0d9a11"},{"type":"robots","id":"7"}],"meta":null}
    """#

  private static let errors = #"""
    {"errors":[{"id":"1","status":"422","code":"a","title":"b","detail":"c","source":
      {"pointer":"/data","parameter":"q","header":"h"},"links":{"about":"/e"},"meta":{"a":1}},
      {"status":404,"id":2}, "unknown"],"meta":{"total":0},"links":{"self":"/"}}
    """#
}
