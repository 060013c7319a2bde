import Diagnostics
import Foundation
import JSONSource

public enum PayloadFiles {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Returns the files at the paths, each once, in an order that does not depend on the order of
  /// the paths. A folder contributes its `.json` and `.har` files, including those in its
  /// subfolders.
  public static func named(_ paths: [String]) throws(Failure) -> [String] {
    var files: [String: String] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure(description: "\(path): there is no such file or folder")
      }
      let found = isFolder.boolValue ? try contents(ofFolder: path) : [path]
      for file in found {
        files[URL(filePath: file).resolvingSymlinksInPath().path] = file
      }
    }
    return files.values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func contents(ofFolder path: String) throws(Failure) -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: path) else {
      throw Failure(description: "\(path): the folder cannot be read: check its permissions")
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    for case let name as String in enumerator
    where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let ending = name.lowercased()
      if ending.hasSuffix(".json") || ending.hasSuffix(".har") { files.append(folder + name) }
    }
    guard !files.isEmpty else {
      throw Failure(description: "\(path): there is no .json or .har file in this folder")
    }
    return files
  }
}

public struct PayloadReader {
  public private(set) var evidence: Evidence
  public private(set) var diagnostics: [Diagnostic] = []
  /// The files that diagnostics are about.
  public private(set) var files: [SourceFile] = []
  /// The numbers of HAR entries without a JSON:API body, by reason.
  public private(set) var otherEntries: [String: Int] = [:]
  public private(set) var fileCount = 0
  private var freeNodes = maxNodes

  static let maxNodes = 20_000_000
  static let maxDiagnostics = 100

  public init(_ evidence: Evidence) { self.evidence = evidence }

  /// Reads a file, which may be a HAR.
  public mutating func read(_ file: SourceFile) {
    fileCount += 1
    var entries = HAREntries(file: file.path)
    let result = JSONReader.read(
      file, maxNodes: freeNodes, elementsAt: HAREntries.path
    ) { entries.add($0, to: &evidence) }
    freeNodes = max(freeNodes - result.nodeCount - entries.nodeCount, 1)
    report(result.diagnostics, in: file)
    for (reason, count) in entries.skipped { otherEntries[reason, default: 0] += count }
    if let root = result.root, root["log"]?["entries"]?.array == nil {
      evidence.add(Payload(file: file.path, root: root))
    }
  }

  private mutating func report(_ more: [Diagnostic], in file: SourceFile) {
    guard !more.isEmpty, diagnostics.count < Self.maxDiagnostics else { return }
    diagnostics += more.prefix(Self.maxDiagnostics - diagnostics.count)
    files.append(file)
  }
}
