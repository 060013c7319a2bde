import Diagnostics
import Foundation

/// The manifest of a folder: the list of the generated files.
struct OutputManifest: Sendable, Equatable {
  static let format = 1
  /// The size in bytes above which a manifest is refused.
  static let maxSize = 16 << 20

  /// The name of the API that the files are for; `nil` in manifests of earlier versions.
  var api: String?
  /// The hashes of the contents of files, by path.
  var files: [String: String] = [:]
  /// Further hashes that files may have if a run was killed while it replaced or removed them.
  var unfinished: [String: [String]] = [:]

  /// Returns the hashes of everything that earlier runs may have written to a path.
  func hashes(of path: String) -> [String] {
    (unfinished[path] ?? []) + (files[path].map { [$0] } ?? [])
  }

  /// Returns the manifest for the time in which files may still have the contents of an earlier
  /// manifest.
  func succeeding(_ earlier: OutputManifest) -> OutputManifest {
    var manifest = self
    for path in Set(earlier.files.keys).union(earlier.unfinished.keys) {
      let hashes = earlier.hashes(of: path).filter { $0 != files[path] }
      if !hashes.isEmpty { manifest.unfinished[path] = hashes }
    }
    return manifest
  }

  var paths: [String] {
    Set(files.keys).union(unfinished.keys).sorted()
  }
}

extension OutputManifest {
  /// Returns formatted JSON, sorted, for easy merges and reviews: a line for each file, and several for
  /// each unfinished one.
  func encoded() -> [UInt8] {
    func object<Value>(_ values: [String: Value], _ json: (Value) -> JSONTree) -> JSONTree {
      .object(values.sorted(by: \.key).map { JSONTree.Member($0.key, json($0.value)) })
    }
    let json = JSONTree.object([
      "about": "The files that jsonapi-gen made in this folder, with hashes of their bytes.",
      "format": .int(Self.format), "api": api.map(JSONTree.string),
      "files": object(files, JSONTree.string),
      "unfinished": unfinished.isEmpty ? nil : object(unfinished, JSONTree.strings),
    ])
    return Array(json.text.utf8)
  }

  init(_ bytes: [UInt8], path: String) throws {
    struct Members: Decodable {
      var format: Int
      var api: String?
      var files: [String: String]
      var unfinished: [String: [String]]?
    }
    func unreadable(_ reason: String) -> OutputError {
      .unreadableManifest(path: path, reason: reason)
    }

    guard bytes.count <= Self.maxSize else {
      throw unreadable("it is larger than \(Self.maxSize >> 20) MiB")
    }
    let members: Members
    do {
      members = try JSONDecoder().decode(Members.self, from: Data(bytes))
    } catch {
      let isUnmerged = bytes.split(separator: UInt8(ascii: "\n"))
        .contains { $0.starts(with: "<<<<<<<".utf8) }
      throw unreadable(
        isUnmerged ? "it has conflict markers from a merge" : "it is damaged")
    }
    guard members.format == Self.format else {
      throw unreadable(
        "its format is \(members.format), which this version of jsonapi-gen does not support")
    }
    api = members.api
    files = members.files
    unfinished = members.unfinished ?? [:]
    let hashes = Array(files.values) + unfinished.values.joined()
    let digits = "0123456789abcdef".utf8
    guard hashes.allSatisfy({ $0.utf8.count == 16 && $0.utf8.allSatisfy(digits.contains) }) else {
      throw unreadable("a hash in it is malformed")
    }
    let invalid = Set(files.keys).union(unfinished.keys).filter { !OutputPath.isValid($0) }
    if let path = invalid.min() {
      throw unreadable("\"\(path)\" cannot be the path of a generated file")
    }
  }
}

/// The hash that detects edited files: FNV-1a, 64 bits.
///
/// A cryptographic hash is not necessary, because an attacker could edit the manifest as well. A
/// change of a single byte always changes the hash.
enum ContentHash {
  static func text(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
