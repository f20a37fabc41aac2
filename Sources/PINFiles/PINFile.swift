internal import CCrypt
internal import CLinux
internal import Glibc
public import Secrets

/// The hash of a PIN, in a file of one line for its owner alone.
public struct PINFile {
  public static let standard = "/etc/detent/pin"

  /// With a NUL at the end.
  private let hash: [CChar]

  /// Reads a hash. The file's owner must be root, or the user of this process, and nobody else may
  /// read or write it: four digits are found from a hash within minutes.
  public init(path: String) throws(SecretError) {
    // Without O_NONBLOCK a pipe in the file's place would be waited for.
    let file = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw PINFile.opening(path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .call("\(path) cannot be looked at") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .usage("\(path) is no regular file") }
    guard status.st_uid == 0 || status.st_uid == geteuid() else {
      throw .usage("\(path) belongs to another user, who could set another PIN")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw .usage(
        "\(path) can be read or written by others, who find a PIN by its hash: chmod 600")
    }
    var bytes = [UInt8](repeating: 0, count: Int(CRYPT_OUTPUT_SIZE) + 1)
    let count = unsafe read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .call("\(path) cannot be read") }
    guard let file = PINFile(bytes: bytes[..<count]) else { throw PINFile.noHash(path) }
    self = file
  }

  /// Reads a hash from a file's bytes; nil where they are none that libcrypt would make today.
  package init?(bytes: ArraySlice<UInt8>) {
    guard let hash = PINFile.hash(bytes) else { return nil }
    self.hash = hash
  }

  /// Throws where no secret could ever match what the file at a path holds.
  public static func check(_ path: String) throws(SecretError) {
    let file = try PINFile(path: path)
    guard let nothing = SecretBuffer() else { throw .call("there is no memory") }
    guard let made = try? crypt(nothing, file.hash), made.count == file.hash.count else {
      throw noHash(path)
    }
  }

  private static func noHash(_ path: String) -> SecretError {
    .usage("\(path) holds no hash of a PIN: detent pin writes one")
  }

  /// Hashes a PIN anew, by yescrypt at libcrypt's usual cost.
  public init(hashing secret: borrowing SecretBuffer) throws(SecretError) {
    var setting = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
    guard unsafe crypt_gensalt_rn("$y$", 0, nil, 0, &setting, Int32(setting.count)) != nil else {
      throw .call("libcrypt makes no salt")
    }
    hash = try PINFile.crypt(secret, setting)
  }

  /// The line of the file.
  public var line: [UInt8] { hash.dropLast().map(UInt8.init(bitPattern:)) + [UInt8(ascii: "\n")] }

  /// Whether a secret is the PIN.
  public func matches(_ secret: borrowing SecretBuffer) throws(SecretError) -> Bool {
    ConstantTime.equal(try PINFile.crypt(secret, hash), hash) && !secret.isUnusable
  }

  private static func crypt(
    _ secret: borrowing SecretBuffer, _ setting: [CChar]
  ) throws(SecretError) -> [CChar] {
    // Traces of the secret are left in it.
    let size = MemoryLayout<crypt_data>.size
    guard let room = unsafe linux_make_pages(size) else { throw .call("there is no memory") }
    defer {
      unsafe explicit_bzero(room, size)
      unsafe munmap(room, size)
    }
    unsafe mlock(room, size)
    let hash = unsafe secret.withText { unsafe made(by: crypt_rn($0, setting, room, Int32(size))) }
    guard let hash else { throw .call("libcrypt makes no hash") }
    return hash
  }

  private static func made(by result: UnsafeMutablePointer<CChar>?) -> [CChar]? {
    guard let result = unsafe result else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: result, count: strlen(result) + 1))
  }

  /// The hash in a file's bytes; nil where they are none that libcrypt would make today.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> [CChar]? {
    let line = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
    guard bytes.count <= CRYPT_OUTPUT_SIZE, line.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    let hash = line.map(CChar.init(bitPattern:)) + [0]
    return unsafe crypt_checksalt(hash) == CRYPT_SALT_OK ? hash : nil
  }

  private static func opening(_ path: String, code: Int32) -> SecretError {
    switch code {
    case ENOENT, ENOTDIR: .usage("\(path) is absent: detent pin writes it")
    case ELOOP: .usage("\(path) is a link, which could lead to another file tomorrow")
    case EACCES: .notPermitted("\(path) may not be read by this user: --pin-file takes another")
    default: .call("\(path) cannot be opened", code: code)
    }
  }
}
