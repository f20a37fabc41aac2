import Calibration
import InputModel
import Testing

@Suite struct EntryTests {
  static func match(_ name: String, isShared: Bool = false, vendor: UInt16 = 0x4F3) -> DeviceMatch {
    DeviceMatch(name: name, bus: 3, vendor: vendor, product: 0x2A1B, isShared: isShared)
  }

  static func scale() throws -> ScaleFit { try RulerTests.fit((2000, 0), (0, 1500)) }

  @Test func entryIsInTheFormOfUdev() throws {
    let entry = CalibrationEntry(
      try Self.scale(), of: Self.match("ELAN Touch"), on: RulerTests.range, hasSlots: true)
    #expect(entry.path == "/etc/udev/hwdb.d/61-evdev-detent-04f3-2a1b-elan-touch.hwdb")
    #expect(
      entry.text == """
        # Measured by detent calibrate: 160×120 mm, 40 and 30 units/mm.
        evdev:input:b0003v04F3p2A1B*
         EVDEV_ABS_00=::40
         EVDEV_ABS_01=::30
         EVDEV_ABS_35=::40
         EVDEV_ABS_36=::30

        """)
  }

  /// Where numbers do not tell the device, its name does, and no sign of it means something to udev.
  @Test func oddNamesBecomePatterns() throws {
    let odd = Self.match("a\"b*|[é]\n../x", isShared: true)
    let entry = CalibrationEntry(
      try Self.scale(), of: odd, on: RulerTests.range, hasSlots: false)
    #expect(entry.text.contains("\nevdev:name:a?b???*??../x:*\n"))
    #expect(entry.path.hasSuffix("04f3-2a1b-a-b-x.hwdb"))
    #expect(!entry.text.contains("EVDEV_ABS_35"))
    let unnumbered = CalibrationEntry(
      try Self.scale(), of: Self.match("pad", vendor: 0), on: RulerTests.range, hasSlots: false)
    #expect(unnumbered.text.contains("evdev:name:pad:*"))
  }

  @Test func ruleCarriesTheMatrix() throws {
    let fit = try CornerTests.fit(CornerTests.places(QuarterTurn.clockwise.matrix))
    let entry = CalibrationEntry(fit, of: Self.match("ELAN Touch"))
    #expect(entry.path == "/etc/udev/rules.d/99-detent-calibration-04f3-2a1b-elan-touch.rules")
    #expect(entry.text.contains("ATTRS{id/vendor}==\"04f3\", ATTRS{id/product}==\"2a1b\""))
    #expect(entry.text.hasSuffix("ENV{LIBINPUT_CALIBRATION_MATRIX}=\"0 -1 1 1 0 0\"\n"))
    #expect(entry.text.split(separator: "\n").count == 2)
  }

  @Test func figuresAreShort() {
    #expect(Figures.text(-0.04, decimals: 5) == "-0.04")
    #expect(Figures.text(0, decimals: 5) == "0")
    #expect(Figures.text(-0.0000001, decimals: 5) == "0")
    #expect(Figures.text(1.005, decimals: 1) == "1")
    #expect(Figures.text(.nan, decimals: 1) == "–")
  }
}
