internal import Glibc
public import Storage
internal import ToDoStorage

/// Files of items.
public enum ExchangeFile {
  /// No file of items is larger.
  private static let largest = 256 << 20

  /// Writes a file for its owner alone, whole or not at all.
  public static func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
    do throws(FileError) {
      try PrivateFile.write(bytes, to: path, replaces: true)
    } catch {
      throw StorageError(file: path, error)
    }
  }

  /// The bytes of a file.
  public static func read(_ path: String) throws(StorageError) -> [UInt8] {
    do throws(FileError) {
      guard let bytes = try PrivateFile.read(path, limit: largest + 1) else {
        throw FileError(code: ENOENT)
      }
      if bytes.count > largest { throw FileError(code: EFBIG) }
      return bytes
    } catch {
      throw StorageError(file: path, error)
    }
  }
}
