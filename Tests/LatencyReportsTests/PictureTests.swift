import Foundation
import FoundationXML
import InputModel
import Latency
import LatencyReports
import SeededSource
import Testing

/// What a picture holds, read as XML.
private final class PictureContents: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var attributes: [[String: String]] = []
  var texts: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    self.attributes.append(attributes)
    texts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    texts[texts.count - 1] += string
  }
}

@Suite struct PictureTests {
  private static func contents(_ picture: String) throws -> PictureContents {
    let contents = PictureContents()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = contents
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return contents
  }

  @Test func everyPictureIsWellFormedAndKeepsWithinItself() throws {
    var random = Seeded(seed: 14)
    let reports = OddReports.all.map(\.report) + (0..<40).map { _ in RandomReports.report(&random) }
    for report in reports {
      let contents = try Self.contents(report.svg())
      #expect(contents.elements.prefix(4) == ["svg", "title", "desc", "style"])
      #expect(contents.attributes[0]["role"] == "img")
      #expect(contents.attributes[0]["width"] == "900")
      let height = try #require(contents.attributes[0]["height"].flatMap(Double.init))
      for attributes in contents.attributes.dropFirst(4) {
        for (key, limit) in [("x", 900.0), ("cx", 900), ("y", height), ("cy", height)] {
          guard let text = attributes[key] else { continue }
          let value = try #require(Double(text))
          #expect(0...limit ~= value)
        }
        for number in (attributes["d"] ?? "").split(whereSeparator: { "ML ".contains($0) }) {
          #expect(0...max(height, 900) ~= (Double(number) ?? -1))
        }
      }
      for text in contents.texts.dropFirst(4) { #expect(text.count <= 130, "\(text)") }
    }
  }

  @Test func namesAreTextAndNothingElse() throws {
    var report = LatencyReportTests.report([LatencyReportTests.latency([412])])
    report.devices[0].name = "<script>&\"'\u{0}\u{1B}\u{FFFE}]]>"
    let contents = try Self.contents(report.svg())
    #expect(!contents.elements.contains("script"))
    #expect(contents.texts[1].contains("<script>&\"'\\x00\\x1b\\u{fffe}]]>"))
  }

  @Test func aPictureSaysWhatAReportSays() throws {
    let contents = try Self.contents(OddReports.usual.svg())
    let flowing = contents.texts.joined(separator: " ").split(whereSeparator: \.isNewline)
      .joined().replacing("  ", with: " ")
    for part in [
      "Input latency of ACME Touch 0 Panel and 1 more device", "bound 8 ms", "kernel → handler",
      " corrected", "p99.9", "SCHED_FIFO was asked for and granted.",
      "SYN_DROPPED from the kernel: 2 times.",
      "the panel itself reports every 8.0 ms.", "2 samples set aside",
    ] {
      #expect(flowing.contains(part), "\(part)")
    }
    #expect(contents.texts[3].contains("@media (prefers-color-scheme: dark)"))
    let empty = try Self.contents(LatencyReportTests.report([]).svg())
    #expect(empty.texts.filter { $0.hasPrefix("no samples") }.count == 2)
  }
}
