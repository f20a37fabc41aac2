internal import Glibc
internal import Invocation
internal import LatencyReports
internal import LinuxInput

/// A file that a report is written to at the end of a run.
///
/// What stands in its place is replaced in one step, and only by a whole report; that a file can be
/// made there is found out before anything is measured.
struct ReportOutput {
  private let output: LatencyOptions.Output
  private var temporary: String { "\(output.path).\(getpid())" }

  /// Throws where no file can be made beside `output`.
  init(_ output: LatencyOptions.Output) throws(InputError) {
    self.output = output
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw refusal(errno) }
    close(descriptor)
    unsafe unlink(temporary)
    var information = stat()
    if unsafe stat(output.path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR {
      throw refusal(EISDIR)
    }
  }

  /// Writes the report.
  func write(_ report: LatencyReport) throws(InputError) {
    let text =
      switch output.format {
      case .json: report.json()
      case .csv: report.csv()
      case .hgrm: report.hgrm()
      case .svg: report.svg()
      }
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw refusal(errno) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count >= 0 || errno == EINTR else { return try giveUp(descriptor) }
      rest = rest.dropFirst(max(count, 0))
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else { return try giveUp(descriptor) }
    close(descriptor)
    guard unsafe rename(temporary, output.path) == 0 else {
      let code = errno
      unsafe unlink(temporary)
      throw refusal(code)
    }
  }

  private func giveUp(_ descriptor: Int32) throws(InputError) {
    let code = errno
    close(descriptor)
    unsafe unlink(temporary)
    throw refusal(code)
  }

  private func refusal(_ code: Int32) -> InputError {
    .usage("\(output.path) cannot be written: \(unsafe String(cString: strerror(code)))")
  }
}
