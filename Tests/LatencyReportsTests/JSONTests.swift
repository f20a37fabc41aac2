import InputModel
import Latency
import LatencyReports
import SeededSource
import Testing

@Suite struct JSONTests {
  static func read(_ text: String) throws(ReportError) -> LatencyReport {
    try LatencyReport(json: Array(text.utf8), file: "run.json")
  }

  /// The message that a text gets; nil where it is read.
  static func complaint(_ text: String) -> String? {
    do throws(ReportError) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// A report with all parts, as text.
  static func sample() -> String {
    var latency = LatencyReportTests.latency(Array(repeating: 300, count: 40) + [20_000])
    latency.drops = 1
    var report = LatencyReportTests.report([latency])
    report.circumstances.began = 1_700_000_000
    report.drawnEvidence = .answer
    report.floor = .init(histogram: latency[.kernelToRead])
    report.synthetic = .init(
      rate: 125, frames: 41,
      delays: [.init(delay: .milliseconds(4), measured: .milliseconds(4), samples: 20)])
    var timeline = Timeline()
    timeline.add(.milliseconds(3), at: Instant(microseconds: 5))
    report.timeline = timeline.ended
    return report.json()
  }

  @Test func aReportIsReadAsItWasWritten() throws {
    var random = Seeded(seed: 1)
    let reports = OddReports.all.map(\.report) + (0..<30).map { _ in RandomReports.report(&random) }
    for report in reports {
      let text = report.json()
      let again = try Self.read(text)
      #expect(again == report)
      #expect(again.json() == text)
    }
  }

  @Test func theTextIsPrintableASCIIHoweverDevicesAreNamed() throws {
    var report = LatencyReportTests.report([DeviceLatency()])
    report.devices[0].name = "A\u{0}\u{1B}[2J\u{7F}\u{9B}\u{202E}\"\\\u{E9}\u{1F600}\u{10FFFF}"
    let text = report.json()
    #expect(text.utf8.allSatisfy { $0 == 10 || 0x20...0x7E ~= $0 })
    let again = try Self.read(text)
    #expect(again.devices[0].name == report.devices[0].name)
  }

  @Test func bucketsAndSlicesStandOnOneLine() {
    let text = Self.sample()
    #expect(text.contains("\"format\": \"detent-latency-1\""))
    #expect(text.contains("\n            [150, 152, 40],\n"))
    #expect(text.contains("\"holds_bound\": false"))
    #expect(text.contains("[1, 3000, 3000]"))
    #expect(text.contains("\"began_utc\": \"2023-11-14 22:13:20 UTC\""))
    #expect(text.hasSuffix("}\n"))
  }

  @Test func whatIsNoReportIsRefusedWithItsPlace() {
    let text = Self.sample()
    func changed(_ old: String, _ new: String) -> String? {
      #expect(text.contains(old), "\(old)")
      return Self.complaint(text.replacing(old, with: new, maxReplacements: 1))
    }
    func expect(_ complaint: String?, _ parts: String...) {
      for part in parts {
        #expect(complaint?.contains(part) == true, "\(complaint ?? "read") without \(part)")
      }
    }
    expect(Self.complaint(""), "run.json: line 1, column 1", "empty")
    expect(Self.complaint("{\n  \"format\": nope"), "run.json: line 2, column")
    expect(Self.complaint("[]"), "run.json: expected an object, found a list")
    expect(Self.complaint("{}"), "run.json: format: is missing")
    expect(Self.complaint("{\"a\": 1, \"a\": 2}"), "duplicate")
    expect(changed("detent-latency-1", "detent-latency-2"), "format", "newer", "detent-latency-2")
    expect(changed("detent-latency-1", "other"), "format: expected \"detent-latency-1\"")
    expect(changed("detent-latency-1", "detent-latency-x"), "expected \"detent-latency-1\"")
    expect(changed("\"bound_us\": 8000", "\"bound_us\": -1"), "bound_us", "found -1")
    expect(changed("\"bound_us\": 8000", "\"bound_us\": 8000.5"), "bound_us", "whole number")
    expect(changed("\"bound_us\": 8000", "\"bound_us\": 900000000000000000"), "bound_us")
    expect(changed("\"bound_us\": 8000", "\"bound_us\": 99999999999999999999"), "line ", "integer")
    expect(changed("\"bound_us\": 8000", "\"bound\": 8000"), "bound_us: is missing")
    expect(
      changed("\"name\": \"Pad\"", "\"name\": 3"), "devices[0].name: expected a string, found 3")
    expect(changed("\"name\": \"Pad\"", "\"name\": null"), "devices[0].name", "found null")
    expect(changed("[150, 152, 40]", "[150, 152, 0]"), "buckets[0]", "[150, 152, 0]")
    expect(changed("[150, 152, 40]", "[150, 152, -3]"), "buckets[0][2]")
    expect(changed("[150, 152, 40]", "[150, 152, 4294967296]"), "buckets[0]")
    expect(changed("[150, 152, 40]", "[150, 153, 40]"), "buckets[0]")
    expect(changed("[150, 152, 40]", "[151, 153, 40]"), "buckets[0]")
    expect(changed("[150, 152, 40]", "[150, 152]"), "buckets[0]", "[lower_us, upper_us, count]")
    expect(changed("[1, 3000, 3000]", "[1, 3000, \"x\"]"), "timeline.slices[0][2]")
    expect(changed("\"width_us\": 250000", "\"width_us\": 0"), "timeline.width_us")
    expect(changed("\"drawn_evidence\": \"answer\"", "\"drawn_evidence\": \"eye\""), "\"eye\"")
    expect(changed("\"rate\": 125.0", "\"rate\": 1e999"), "line ", "real")
    expect(changed("\"rate\": 125.0", "\"rate\": true"), "synthetic.rate: expected a number")
    expect(Self.complaint(String(repeating: "[", count: 1_000_000)), "line 1", "depth")
    let nested = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    expect(Self.complaint("{\"x\": \(nested)}"), "nested deeper")
  }

  @Test func aMessageHoldsNoControlCharacter() {
    let text = Self.sample().replacing("\"answer\"", with: "\"\\u001b[2J\\u202e\"")
    let complaint = Self.complaint(text) ?? ""
    #expect(complaint.contains("\\x1b[2J\\u{202e}"))
    let broken = Self.complaint("{\"a\": \u{1B}[2J") ?? ""
    #expect(!broken.isEmpty && broken.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test func bytesThatAreNoUTF8AreRefused() {
    let bytes = Array("{\"format\": \"".utf8) + [0xFF, 0xC3] + Array("\"}".utf8)
    let error = #expect(throws: ReportError.self) {
      try LatencyReport(json: bytes, file: "run.json")
    }
    #expect(error?.description.hasPrefix("run.json: line 1, column") == true)
  }

  @Test func textThatWasDamagedIsReadOrRefused() throws {
    var random = Seeded(seed: 2)
    let text = Array(Self.sample().utf8)
    let whole = try LatencyReport(json: text, file: "run.json")
    let pieces = ["-", "9", "99999999999999", "\"", "null", "[", "}", "1e9", "\u{7F}", "\\u0000"]
    var refused = 0
    for _ in 0..<2000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.removeLast(.random(in: 0...place, using: &random))
        default:
          bytes.insert(contentsOf: pieces.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      do throws(ReportError) {
        let report = try LatencyReport(json: bytes, file: "run.json")
        if report == whole { continue }
        #expect(report.text().isEmpty == false)
        #expect(report.svg().hasPrefix("<"))
        #expect(report.csv().isEmpty == false)
        #expect(report.hgrm().isEmpty == false)
        #expect(ReportComparison(report, report).text().isEmpty == false)
      } catch {
        refused += 1
        #expect(error.description.hasPrefix("run.json: "))
      }
    }
    #expect(refused > 1000)
  }
}
