internal import Invocation
internal import LatencyReports
internal import LinuxInput

/// A file that a report is written to at the end of a run, as a whole.
struct ReportOutput {
  private let format: LatencyOptions.Output.Format
  private let file: AtomicFile

  /// Throws where no file can be made, before anything is measured.
  init(_ output: LatencyOptions.Output) throws(InputError) {
    format = output.format
    file = try AtomicFile(path: output.path)
  }

  /// Writes the report. Throws a failure that names the file.
  func write(_ report: LatencyReport) throws(InputError) {
    let text =
      switch format {
      case .json: report.json()
      case .csv: report.csv()
      case .hgrm: report.hgrm()
      case .svg: report.svg()
      }
    try file.write(text.utf8)
  }
}
