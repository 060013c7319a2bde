import Foundation

/// File system functions whose errors state the action and the reason.
package enum FileSystem {
  enum Kind: Sendable, Equatable {
    case file, folder, other
  }

  static func kind(
    of path: String, followingLinks: Bool = false
  ) throws -> Kind? {
    guard let status = try status(of: path, followingLinks: followingLinks) else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  typealias Mode = mode_t

  static func mode(of path: String) throws -> Mode? {
    try status(of: path).map { $0.st_mode & 0o777 }
  }

  static func isSame(_ descriptor: Int32, as path: String) throws -> Bool {
    var opened = stat()
    guard fstat(descriptor, &opened) == 0 else { throw refusal("read", path) }
    return try isSame(opened, status(of: path, followingLinks: true))
  }

  static func isSame(_ path: String, as other: String) throws -> Bool {
    try isSame(status(of: path), status(of: other))
  }

  private static func isSame(_ left: stat?, _ right: stat?) -> Bool {
    left != nil && left?.st_dev == right?.st_dev && left?.st_ino == right?.st_ino
  }

  /// Returns the names of all files in a folder, unsorted.
  static func names(inFolder path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw refusal("read", path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  static func read(_ path: String, limit: Int = .max) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal("read", path) }
    defer { close(descriptor) }
    guard let bytes = readAll(descriptor, limit: limit) else { throw refusal("read", path) }
    return bytes
  }

  /// Reads an open file or a stream to its end or up to a limit; `nil` with a reason in `errno` if
  /// it cannot be read.
  package static func readAll(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < limit {
      let count = Foundation.read(descriptor, &buffer, min(buffer.count, limit - bytes.count))
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        return nil
      }
    }
    return bytes
  }

  /// Writes a new file.
  ///
  /// - Parameter place: The path that an error names, if it is another one.
  static func write(_ bytes: [UInt8], to path: String, for place: String? = nil) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw refusal("written", place ?? path) }
    let isWritten = writeAll(bytes) { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    let error = isWritten ? nil : refusal("written", place ?? path)
    // Some file systems only report a full disk here.
    guard close(descriptor) == 0, isWritten else {
      let error = error ?? refusal("written", place ?? path)
      unlink(path)
      throw error
    }
  }

  /// Writes bytes in as many pieces as necessary.
  ///
  /// - Parameter writePiece: Writes the beginning of its argument and returns the number of bytes, or
  ///   -1 with a reason in `errno`, as `write(2)` does.
  /// - Returns: False with a reason in `errno` if not all bytes could be written.
  package static func writeAll(
    _ bytes: [UInt8], _ writePiece: (UnsafeRawBufferPointer) -> Int
  ) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes(writePiece)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        // `errno` is not set, and another attempt might never end.
        errno = ENOSPC
        return false
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Renames a file, and replaces an existing file with the new name.
  static func move(_ path: String, to place: String) throws {
    guard rename(path, place) == 0 else { throw refusal("written", place) }
  }

  static func replace(_ path: String, with bytes: [UInt8]) throws {
    guard let resolved = realpath(path, nil) else { throw refusal("written", path) }
    defer { free(resolved) }
    let place = String(cString: resolved)
    var status = stat()
    guard stat(place, &status) == 0, access(place, W_OK) == 0 else {
      throw refusal("written", path)
    }
    var number = 1
    while try kind(of: "\(place).\(number).tmp") != nil { number += 1 }
    let draft = "\(place).\(number).tmp"
    try write(bytes, to: draft)
    var isMoved = false
    defer { if !isMoved { unlink(draft) } }
    // Only the superuser can give files away, and only the superuser's draft has the wrong owner.
    _ = chown(draft, status.st_uid, status.st_gid)
    guard chmod(draft, status.st_mode & 0o7777) == 0 else { throw refusal("written", path) }
    try move(draft, to: place)
    isMoved = true
  }

  static func remove(_ path: String) throws {
    guard unlink(path) == 0 else { throw refusal("deleted", path) }
  }

  /// Creates a folder. Returns false if it exists.
  static func makeFolder(_ path: String, mode: Mode = 0o777) throws -> Bool {
    if mkdir(path, mode) == 0 { return true }
    let error = refusal("created", path)
    guard try kind(of: path, followingLinks: true) == .folder else { throw error }
    return false
  }

  static func removeFolderIfEmpty(_ path: String) -> Bool {
    rmdir(path) == 0
  }

  private static func status(
    of path: String, followingLinks: Bool = false
  ) throws -> stat? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    if result == 0 { return status }
    // A path below a file does not exist. A caller that needs a folder there checks the file
    // itself.
    guard errno == ENOENT || errno == ENOTDIR else { throw refusal("read", path) }
    return nil
  }

  static func refusal(_ action: String, _ path: String) -> OutputError {
    .system(action: action, path: path, reason: String(cString: strerror(errno)))
  }
}

/// Writes files of the user, which may exist.
public enum FileReplacement {
  /// Replaces the contents of a file atomically. Its permissions, and symbolic links to it, are
  /// preserved.
  ///
  /// - Throws: `OutputError` if the file cannot be written; it is then unchanged.
  public static func replace(_ path: String, with text: String) throws {
    try Interruption.deferred { try FileSystem.replace(path, with: Array(text.utf8)) }
  }

  /// Writes a file atomically, and replaces an existing file. Folders are created if missing.
  public static func write(_ text: String, to path: String) throws {
    let file = NewFiles([GeneratedFile(path: path, text: text)])
    if try file.taken().isEmpty {
      try file.write()
    } else {
      try replace(path, with: text)
    }
  }
}
