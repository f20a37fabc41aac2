internal import JSONTrees
internal import InputModel
internal import Latency

extension LatencyReport {
  /// Reads a report that `json()` wrote.
  public init(path: String) throws(ReportError) {
    try self.init(json: ReportFile.bytes(path: path), file: path)
  }

  /// Reads a report that `json()` wrote; messages name it `file`.
  ///
  /// Only what was measured is read. The figures that are computed from it when a report is written
  /// are passed over, as are members that this version does not know.
  public init(json bytes: [UInt8], file: String) throws(ReportError) {
    let root = try LatencyReport.root(of: bytes, file: file)
    try ReportFormat.check(root)
    try self.init(root)
  }

  private static func root(of bytes: [UInt8], file: String) throws(ReportError) -> JSONField {
    let depthOfReports = 16
    let value: JanssonValue
    do throws(JanssonValue.SyntaxError) {
      value = try JanssonValue(parsing: bytes)
    } catch {
      throw ReportError(
        file: file, place: .line(error.line, column: error.column),
        reason: "no JSON: \(error.message)")
    }
    guard let tree = value.tree(depth: depthOfReports) else {
      throw ReportError(file: file, reason: "nested deeper than a report is")
    }
    return JSONField(value: tree, path: "", file: file)
  }

  private init(_ root: JSONField) throws(ReportError) {
    var devices: [Device] = []
    for field in try root.member("devices").elements() { devices.append(try Device(field)) }
    self.init(
      circumstances: try Circumstances(root.member("circumstances")),
      bound: try root.member("bound_us").interval(),
      duration: try root.member("duration_us").interval(),
      devices: devices,
      queue: try QueueFigures(root.member("queue")),
      timeline: try Timeline(root.member("timeline")))
    if let field = try root.member("drawn_evidence").present {
      guard let evidence = DrawnEvidence(rawValue: try field.string()) else {
        throw field.error("\"write\", \"answer\" or null")
      }
      drawnEvidence = evidence
    }
    if let field = try root.member("floor").present {
      floor = Floor(histogram: try LatencyHistogram(field.member("histogram")))
    }
    if let field = try root.member("synthetic").present {
      synthetic = try Synthetic(field)
    }
  }
}

extension LatencyReport.Circumstances {
  fileprivate init(_ field: JSONField) throws(ReportError) {
    var realtime: [String] = []
    for sentence in try field.member("realtime").elements() {
      realtime.append(try sentence.string())
    }
    self.init(
      began: try field.member("began").integer(in: 0...CivilTime.last),
      detentVersion: try field.member("detent_version").string(),
      kernel: try field.member("kernel").string(),
      processors: try field.member("processors").count(), realtime: realtime)
  }
}

extension LatencyReport.Device {
  fileprivate init(_ field: JSONField) throws(ReportError) {
    self.init(
      node: try field.member("node").string(), name: try field.member("name").string(),
      kind: try field.member("kind").string(), latency: try DeviceLatency(field))
  }
}

extension LatencyReport.Synthetic {
  fileprivate init(_ field: JSONField) throws(ReportError) {
    var delays: [LatencyReport.DelayCheck] = []
    for check in try field.member("delays").elements() {
      delays.append(
        .init(
          delay: try check.member("delay_us").signedInterval(),
          measured: try check.member("measured_us").signedInterval(),
          samples: try check.member("samples").count()))
    }
    self.init(
      rate: try field.member("rate").real(), frames: try field.member("frames").count(),
      delays: delays)
  }
}
