internal import CLinux
internal import Glibc
internal import RunConfiguration

/// The gesture daemon's configuration on disk.
struct ConfigurationFile: Hashable {
  /// Far more than people write.
  private static let largest = 1 << 20

  let path: String

  /// The named file, or the first of the usual places that is there.
  init(named: String?) throws(ConfigurationFailure) {
    if let named {
      path = named
      return
    }
    let places = ConfigurationPlaces.all()
    guard let found = places.first(where: { unsafe access($0, F_OK) == 0 }) else {
      let list = places.joined(separator: ", ")
      throw ConfigurationFailure([
        "there is no configuration: none of \(list)", "detent(5) tells how one is written",
      ])
    }
    path = found
  }

  func read() throws(ConfigurationFailure) -> [UInt8] {
    // A pipe without a writer would be waited for.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var status = linux_file()
    guard unsafe linux_file_status(descriptor, nil, 0, &status) == 0 else { throw failure(errno) }
    guard status.isRegular != 0 else {
      throw ConfigurationFailure(["\(path) is no regular file"])
    }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(errno) }
      if count == 0 { return bytes }
      bytes += part[..<count]
      guard bytes.count <= ConfigurationFile.largest else {
        throw ConfigurationFailure(["\(path) is larger than 1 MiB"])
      }
    }
  }

  /// What the file's bytes say.
  func parse(_ bytes: [UInt8]) throws(ConfigurationFailure) -> RunConfiguration {
    do throws(ConfigurationFaults) {
      return try RunConfiguration(parsing: bytes)
    } catch {
      throw ConfigurationFailure(error.sentences(file: path))
    }
  }

  private func failure(_ code: Int32) -> ConfigurationFailure {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    let status = code == EACCES || code == EPERM ? ExitStatus.notPermitted : ExitStatus.usage
    return ConfigurationFailure(["\(path) cannot be read: \(reason)"], status: status)
  }
}
