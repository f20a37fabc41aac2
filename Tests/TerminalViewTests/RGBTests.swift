import Testing

@testable import TerminalView

@Suite struct RGBTests {
  @Test(arguments: [
    (0xFFD700, 220), (0x875F00, 94), (0x5FAF5F, 71), (0xD70000, 160), (0x000000, 16),
    (0xFFFFFF, 231), (0x080808, 232), (0xEEEEEE, 255), (0x585858, 240), (0x5F5F5F, 59),
  ])
  func hasItsPlaceAmongXtermsColours(value: UInt32, index: UInt8) {
    #expect(RGB(value).index == index)
  }

  @Test(arguments: [0x123456, 0xFFD701, 0x090909, 0xF8F8F8, 0x808081])
  func hasNoPlaceWhereNoneIsExact(value: UInt32) {
    #expect(RGB(value).index == nil)
  }

  @Test(arguments: [(0.0, 0x585858), (0.5, 0xACACAC), (1, 0xFFFFFF), (-1, 0x585858), (7, 0xFFFFFF)])
  func isMixed(share: Double, value: UInt32) {
    #expect(RGB(0x585858).mixed(with: RGB(0xFFFFFF), share: share).value == value)
  }

  @Test(arguments: UInt8(16)...255)
  func aPlaceIsItsOwnNearest(index: UInt8) throws {
    let color = try #require(RGB(index: index))
    #expect(color.nearestIndex == color.index)
  }

  @Test(arguments: [(0xFE0101, 196), (0x010101, 16), (0x818181, 244), (0xFFD860, 221)])
  func hasANearestPlace(value: UInt32, index: UInt8) {
    #expect(RGB(value).nearestIndex == index)
    #expect(RGB(index: 15) == nil)
  }

  @Test func aShareThatIsNoNumberMixesNothing() {
    #expect(RGB(0x102030).mixed(with: RGB(0xFFFFFF), share: .nan) == RGB(0x102030))
  }
}
