import InputModel
import Latency
import LatencyReports
import Testing

@Suite struct CSVTests {
  /// Reads a table by RFC 4180.
  static func table(_ text: String) -> [[String]] {
    var (rows, row, cell, isQuoted) = ([[String]](), [String](), "", false)
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        cell += "\""
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\r" where !isQuoted: break
      case "\n" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return rows
  }

  @Test func everyRowHasTheHeadersColumns() {
    for (name, report) in OddReports.all {
      let text = report.csv()
      #expect(
        text.unicodeScalars.allSatisfy { $0.value >= 0x20 || "\r\n".unicodeScalars.contains($0) })
      let table = Self.table(text)
      #expect(table.allSatisfy { $0.count == table[0].count }, "\(name)")
      #expect(table.count == 1 + 10 + report.devices.count * 11, "\(name)")
      #expect(text.hasPrefix("device,stage,n,p50_us,p90_us,p99_us,p999_us,mean_us,"))
    }
  }

  @Test func figuresStandUnderTheirHeadings() throws {
    var report = OddReports.usual
    report.devices[0].name = "A \"quoted\", \u{1B}[2J name"
    let table = Self.table(report.csv())
    func row(_ device: String, _ stage: String) throws -> [String: String] {
      let row = try #require(table.first { $0[0] == device && $0[1] == stage })
      return Dictionary(uniqueKeysWithValues: zip(table[0], row))
    }
    let all = try row("all", "kernel_to_handler")
    let histogram = report.overall[.kernelToHandler]
    #expect(all["n"] == "\(histogram.count)")
    #expect(all["p99_us"] == histogram.quantile(0.99).map { "\($0.microseconds)" })
    #expect(all["max_us"] == "\(histogram.maximum.microseconds)")
    #expect(all["node"]?.isEmpty == true)
    let corrected = try row("all", "kernel_to_handler_corrected")
    #expect(corrected["n"] == "\(report.overall.corrected.count)")
    let interval = try row("A \"quoted\", \\x1b[2J name", "report_interval")
    let summary = try #require(report.devices[0].latency.intervals.summary)
    #expect(interval["mean_us"] == "\(summary.mean.microseconds)")
    #expect(interval["gaps"] == "\(summary.gaps)")
    #expect(interval["rate_hz"]?.hasPrefix("12") == true)
    #expect(interval["kind"] == "touchscreen")
    let empty = try row("all", "write_to_handler")
    #expect(
      empty["n"] == "0" && empty["p50_us"]?.isEmpty == true && empty["min_us"]?.isEmpty == true)
  }
}

@Suite struct HgrmTests {
  /// What HdrHistogram's plotter takes: lines of four numbers that do not begin with a hash.
  static func points(_ text: String) -> [[Double]] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      return !line.hasPrefix("#") && words.count == 4 && numbers.count == 4 ? numbers : nil
    }
  }

  @Test func thePlotterReadsValuesThatRise() throws {
    let report = OddReports.usual
    let text = report.hgrm()
    let points = Self.points(text)
    #expect(points.count > 30)
    for (one, next) in zip(points, points.dropFirst()) {
      #expect(one[0] <= next[0] && one[1] < next[1] && one[2] <= next[2] && one[3] <= next[3])
    }
    let histogram = report.overall[.kernelToHandler]
    let median = try #require(points.first { $0[1] == 0.5 })
    #expect(median[0] == histogram.quantile(0.5)?.milliseconds)
    #expect(median[3] == 2)
    #expect(points.allSatisfy { ($0[3] - 1 / (1 - $0[1])).magnitude <= 0.01 * $0[3] })
    let lines = text.split(separator: "\n")
    #expect(lines.first == "# kernel_to_handler, all devices, values in milliseconds")
    let last = try #require(lines.last { !$0.hasPrefix("#") }).split(separator: " ")
    #expect(last[1] == "1.000000000000" && last[2] == "\(histogram.count)")
    #expect(text.contains("Total count    = \(String(repeating: " ", count: 8))5500]"))
    #expect(text.contains("#[Buckets =           20, SubBuckets     =          128]"))
  }

  @Test func meanAndDeviationAreThoseOfTheSamples() {
    var latency = DeviceLatency()
    for value in [Int64(100), 100, 120, 120] {
      latency.add(Interval(microseconds: value), to: .handlerToDrawn)
    }
    let text = LatencyReportTests.report([latency]).hgrm(stage: .handlerToDrawn)
    #expect(text.contains("#[Mean    =        0.110, StdDeviation   =        0.010]"))
    #expect(text.contains("#[Max     =        0.120, Total count    =            4]"))
  }

  @Test func everyReportEndsInOneHundredPercent() {
    for (name, report) in OddReports.all {
      let text = report.hgrm()
      #expect(text.contains("       Value     Percentile TotalCount 1/(1-Percentile)\n\n"))
      let isFilled = report.overall[.kernelToHandler].count > 0
      #expect(text.contains(" 1.000000000000 ") == isFilled, "\(name)")
    }
  }
}
