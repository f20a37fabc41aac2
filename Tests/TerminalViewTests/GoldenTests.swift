import Foundation
import Goldens
import Testing

@Suite struct GoldenTests {
  @Test(arguments: Golden.all)
  func isDrawnAsItIsKept(golden: Golden) throws {
    let kept = try String(contentsOf: golden.file, encoding: .utf8)
    #expect(golden.canvas.goldenText == kept)
  }

  @Test func noPictureIsKeptInVain() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
    #expect(Set(files) == Set(Golden.all.map(\.file.lastPathComponent)))
  }
}
