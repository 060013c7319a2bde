#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SourceFile {
  public struct ReadingError: Error, Sendable, Equatable, CustomStringConvertible {
    public enum Reason: Sendable, Equatable {
      case missing
      case directory
      /// A pipe, a device or the like, whose size is unknown.
      case notRegular
      /// The file exceeds the size limit for its kind; both sizes are in bytes.
      case tooLarge(size: Int, limit: Int = SourceFile.maxSize)
      case refused
    }

    public var path: String
    public var reason: Reason

    public init(path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }

    /// A sentence for people, without the path and without a final full stop.
    public var message: String {
      switch reason {
      case .missing: "there is no such file"
      case .directory: "this is a folder, not a file"
      case .notRegular: "this is not a regular file"
      case .tooLarge(let size, let limit):
        "the file has \(size) bytes, more than \(limit >> 20) MiB: split it"
      case .refused: "the file cannot be read: check its permissions"
      }
    }

    public var description: String { "\(path): \(message)" }
  }

  /// Reads a file from disk. A file that exceeds the size limit is not read.
  public init(contentsOf path: String, maxSize: Int = Self.maxSize) throws(ReadingError) {
    guard !path.isEmpty else { throw ReadingError(path: path, reason: .missing) }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
      let exists = FileManager.default.fileExists(atPath: resolved)
      throw ReadingError(path: path, reason: exists ? .refused : .missing)
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw ReadingError(path: path, reason: .directory)
    default: throw ReadingError(path: path, reason: .notRegular)
    }
    // FoundationEssentials alone gives a UInt, Foundation beside it an NSNumber, which is an Int
    // too.
    let number = attributes[.size]
    let size = number as? Int ?? (number as? UInt).map(Int.init(clamping:))
    if let size, size > maxSize {
      throw ReadingError(path: path, reason: .tooLarge(size: size, limit: maxSize))
    }
    guard size != nil, let contents = FileManager.default.contents(atPath: resolved) else {
      throw ReadingError(path: path, reason: .refused)
    }
    self.init(path: path, bytes: Array(contents), maxSize: maxSize)
  }
}
