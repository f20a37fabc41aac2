import InputModel
import Testing
import ViewSamples

@testable import TerminalView

@Suite struct LatencyPictureTests {
  @Test func aBusyInstrument() {
    #expect(
      picture(.latency).text == """
          Latency  measuring for 30 s · 1500 samples · q ends
        ────────────────────────────────────────────────────────────────────────────────
         stage                      n      p50      p90      p99    p99.9      max
         kernel → read           1500    79 µs   122 µs   127 µs  9.66 ms  9.73 ms
         read → recognised       1500    12 µs    14 µs    15 µs    15 µs    15 µs
         recognised → handler    1500    35 µs    50 µs    54 µs    54 µs    54 µs
         handler                 1500    12 µs    12 µs    12 µs    12 µs    12 µs
         total                   1500   143 µs   185 µs   197 µs  9.66 ms  9.77 ms
         kernel → handler        1500   131 µs   173 µs   185 µs  9.66 ms  9.76 ms
         handler → drawn         1500  10.9 ms  12.6 ms  13.0 ms  13.0 ms  13.0 ms
                  █  █ █▇                                                        ┊
                  █ ███████                                                      ┊
                  █ ███████                                                      ┊
            █ █████ ███████                                                      ┊
           ▄███████████████                                                      ┊  ▁
         ─────100 µs────────────────────────────1.00 ms───────────────────bound 8.00 ms
         last minute                                    ▁▁█▁▁▁█▁▁▁█▁▁   longest 9.76 ms

         Goodix screen                   reports every 8.03 ms ± 711 µs, 125 Hz, 3 gaps
         SynPS/2 Synaptics TouchPad                              no report interval yet
         3 over 8.00 ms · 0 merged · 0 refused · 0 SYN_DROPPED · 0 set aside
         99 % of reports reached the program within 185 µs
         drawn: the terminal answered a query behind the picture; light comes later
         Goodix screen 155×86 mm
        """)
  }

  @Test func withoutADevice() {
    let text = picture(.latencyWaiting).text
    #expect(text.contains("opening devices · 0 samples"))
    #expect(text.contains("no device: waiting"))
  }

  /// However small: the stage that the bound is for, with its 99th percentile, and the sentence.
  @Test(arguments: [(30, 10), (40, 12), (60, 16), (200, 60)])
  func whatMattersStays(columns: Int, rows: Int) {
    let text = picture(.latency, columns: columns, rows: rows).text
    #expect(text.contains("kernel → handler"))
    #expect(text.split(separator: "\n").contains { $0.contains("99 %") && $0.contains("185 µs") })
    #expect(!text.contains("99 %…"))
  }

  @Test func aWideTerminalIsFilledAndItsLinesStayShort() {
    let picture = picture(.latency, columns: 200, rows: 60)
    #expect(picture.line(58).contains("drawn: the terminal answered"))
    #expect(picture.line(55).hasSuffix("no report interval yet"))
    #expect(picture.line(55).count < 90)
  }

  @Test func theScaleHoldsBothEndsAndItsDecades() {
    let scale = LogarithmicScale(
      from: Interval(microseconds: 40), to: .milliseconds(8), columns: 80)
    #expect(scale.column(of: Interval(microseconds: 40)) < 5)
    #expect(scale.column(of: .milliseconds(8)) > 74)
    #expect(scale.decades == [Interval(microseconds: 100), .milliseconds(1)])
    #expect(scale.column(of: .zero) == 0)
    #expect(scale.column(of: Interval(seconds: 60)) == 79)
  }
}
