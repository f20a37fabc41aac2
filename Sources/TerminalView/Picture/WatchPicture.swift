internal import Programs

extension Painter {
  mutating func draw(_ watch: WatchSnapshot, fingers: [FingerSnapshot]) {
  }
}
