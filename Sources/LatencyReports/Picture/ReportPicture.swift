internal import InputModel
internal import Latency

extension LatencyReport {
  /// The report as a picture: SVG 1.1, self-contained, 900 units wide, for light and dark schemes.
  ///
  /// Under a title with devices and circumstances it shows the distribution and the course of kernel
  /// → handler start, the table of stages, and what the report says in sentences.
  public func svg() -> String {
    ReportPicture(self).text
  }
}

/// Lays the parts of the picture below each other.
private struct ReportPicture {
  private static let width = 900.0
  private static let (left, right, lineHeight) = (24.0, 876.0, 19.0)
  /// More devices are not told of in sentences of their own.
  private static let mostDevices = 12

  private let report: LatencyReport
  private let sentences: RunSentences
  private var canvas = SVGCanvas()
  private var bottom = 40.0

  init(_ report: LatencyReport) {
    self.report = report
    sentences = RunSentences(report)
    addHead()
    let reach = sentences.overall[.kernelToHandler]
    bottom = HistogramPanel(histogram: reach, bound: report.bound).draw(
      on: &canvas, top: bottom + 8)
    bottom = TimelinePanel(timeline: report.timeline, bound: report.bound).draw(
      on: &canvas, top: bottom + 16)
    bottom = StagePanel(rows: StageRow.filled(of: sentences.overall)).draw(
      on: &canvas, top: bottom + 16)
    addDevices()
    addSentences()
    bottom += 16
  }

  var text: String {
    let (width, height) = (Figure.short(ReportPicture.width, 0), Figure.fixed(bottom, 0))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title description">
      <title id="title">\(SVGCanvas.escaped(title))</title>
      <desc id="description">\(SVGCanvas.escaped("Bound \(verdict). \(sentences.meaning)"))</desc>
      \(PictureStyle.sheet)<rect class="ground" width="\(width)" height="\(height)"/>
      \(canvas.elements)</svg>

      """
  }

  private var title: String {
    guard let first = report.devices.first else { return "Input latency" }
    let others = report.devices.count - 1
    let rest = others > 0 ? " and \(Figure.count(others, "more device"))" : ""
    let room = ReportPicture.room("title")
    let taken = "Input latency of \(rest)".reduce(0) { $0 + room.measure($1) }
    let name = PlainText.cut(first.name, to: room.width - taken, measure: room.measure)
    return "Input latency of \(name)\(rest)"
  }

  private var verdict: String { "\(Figure.round(report.bound)): \(sentences.verdict)" }

  /// The width of a line in letters of a style, and what a letter takes of it.
  private static func room(_ style: String) -> (width: Int, measure: (Character) -> Int) {
    let size = style == "title" ? 22.0 : 13.0
    let isBold = style != "body" && style != "quiet"
    return (
      LetterWidth.room(right - left, size: size),
      { LetterWidth.hundredths($0, isBold: isBold) }
    )
  }

  private mutating func add(_ sentence: String?, style: String = "body") {
    guard let sentence else { return }
    let room = ReportPicture.room(style)
    let lines = TextLayout.lines(sentence, width: room.width, measure: room.measure)
    for line in lines {
      canvas.text(line, x: ReportPicture.left, y: bottom, style: style)
      bottom += ReportPicture.lineHeight
    }
  }

  private mutating func addHead() {
    canvas.text(title, x: ReportPicture.left, y: bottom, style: "title")
    bottom += 26
    let run = report.circumstances
    let began = CivilTime(run.began).map { "\($0.text), " } ?? ""
    add("\(began)\(Figure.round(report.duration)) measured; bound \(verdict).", style: "strong")
    add(
      "detent \(run.detentVersion), kernel \(run.kernel), "
        + "\(Figure.count(run.processors, "processor")).", style: "quiet")
    for sentence in run.realtime { add(sentence, style: "quiet") }
    for sentence in sentences.synthetic { add(sentence, style: "quiet") }
  }

  private mutating func addDevices() {
    bottom += 22
    guard !report.devices.isEmpty else { return }
    canvas.text("Devices", x: ReportPicture.left, y: bottom, style: "head")
    bottom += 22
    for device in report.devices.prefix(ReportPicture.mostDevices) {
      add(device.heading(60), style: "strong")
      add(device.reachSentence)
      add(device.intervalSentence, style: "quiet")
      bottom += 6
    }
    let rest = report.devices.count - ReportPicture.mostDevices
    if rest > 0 { add("And \(Figure.count(rest, "more device")), which the JSON report names.") }
    bottom += 8
  }

  private mutating func addSentences() {
    canvas.text("The run", x: ReportPicture.left, y: bottom, style: "head")
    bottom += 22
    add(sentences.counts)
    for sentence in sentences.setAside { add(sentence) }
    add(sentences.correction)
    add(sentences.drawn)
    add(sentences.floor)
    add(sentences.meaning, style: "strong")
  }
}
