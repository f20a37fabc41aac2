internal import JSONTrees
internal import InputModel
internal import Latency

extension LatencyReport {
  /// The report as JSON of format `detent-latency-1`: indented, in ASCII, members always in the same
  /// order, with a newline at the end.
  ///
  /// Times are in whole microseconds. Beside what is measured stand figures computed from it (`n`,
  /// `p50_us` …, `mean_us`, `holds_bound`, `overall`, `explanation` …) for scripts and people; they
  /// are not read again.
  public func json() -> String {
    let text = JanssonValue(tree).text
    return JSONRows.joined(text) + "\n"
  }

  /// The report as one line of the line protocol, its newline included.
  public func jsonLine() -> String {
    let text = json().split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    return "{\"type\":\"report\",\"report\":\(text)}\n"
  }

  private var tree: JSONTree {
    .object([
      .init("format", .string(ReportFormat.name)),
      .init("circumstances", circumstances.tree),
      .init("bound_us", .integer(bound.microseconds)),
      .init("duration_us", .integer(duration.microseconds)),
      .init("holds_bound", holdsBound.map(JSONTree.boolean) ?? .null),
      .init("drawn_evidence", drawnEvidence.map { .string($0.rawValue) } ?? .null),
      .init("queue", queue.tree),
      .init("overall", .object(overall.figures { .object($0.figures) })),
      .init("devices", .array(devices.map(\.tree))),
      .init("timeline", timeline.tree),
      .init("floor", floor.map { .object([.init("histogram", $0.histogram.tree)]) } ?? .null),
      .init("synthetic", synthetic?.tree ?? .null),
    ])
  }
}

extension LatencyReport.Circumstances {
  fileprivate var tree: JSONTree {
    .object([
      .init("began", .integer(began)),
      .init("began_utc", CivilTime(began).map { .string($0.text) } ?? .null),
      .init("detent_version", .string(detentVersion)),
      .init("kernel", .string(kernel)),
      .init("processors", .integer(Int64(processors))),
      .init("realtime", .array(realtime.map(JSONTree.string))),
    ])
  }
}

extension LatencyReport.Device {
  fileprivate var tree: JSONTree {
    .object(
      [
        .init("node", .string(node)),
        .init("name", .string(name)),
        .init("kind", .string(kind)),
        .init("report_interval", .object(latency.intervals.members)),
      ] + latency.figures(\.tree))
  }
}

extension LatencyReport.Synthetic {
  fileprivate var tree: JSONTree {
    .object([
      .init("rate", .real(rate)),
      .init("frames", .integer(Int64(frames))),
      .init("delays", .array(delays.map(\.tree))),
    ])
  }
}

extension LatencyReport.DelayCheck {
  fileprivate var tree: JSONTree {
    .object([
      .init("delay_us", .integer(delay.microseconds)),
      .init("measured_us", .integer(measured.microseconds)),
      .init("samples", .integer(Int64(samples))),
    ])
  }
}
