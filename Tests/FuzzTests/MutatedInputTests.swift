import FuzzTargets
import SeededSource
import Testing

/// The short run of what `make fuzz` does at length: inputs made from good ones by a fixed seed.
@Suite struct MutatedInputTests {
  private static let count = 1500

  @Test(arguments: FuzzTarget.allCases)
  func noInputBreaksAPromise(target: FuzzTarget) {
    var random = Seeded(seed: 7)
    var pool = target.seeds
    #expect(!pool.isEmpty)
    for seed in pool { target.take(seed) }
    for _ in 0..<Self.count {
      let origin = pool.randomElement(using: &random) ?? []
      let input = origin.mutated(&random)
      target.take(input)
      // Some are changed further and further.
      if pool.count < 64 { pool.append(input) }
    }
  }
}
