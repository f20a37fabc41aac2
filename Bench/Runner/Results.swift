/// What one program did in one round, as it goes into the JSON file.
struct Entry: Codable {
  /// Percentiles of a length of time in microseconds.
  struct Length: Codable {
    var n: Int
    var p50: Double
    var p99: Double

    init(n: Int, p50: Double, p99: Double) {
      self.n = n
      self.p50 = p50
      self.p99 = p99
    }

    /// Percentiles of samples; nil without any.
    init?(_ samples: [Double]) {
      guard let p50 = Statistics.quantile(0.5, of: samples),
        let p99 = Statistics.quantile(0.99, of: samples)
      else { return nil }
      self.init(n: samples.count, p50: p50, p99: p99)
    }
  }

  var program: String
  var round: Int
  /// Whose turn it was, from 0.
  var turn: Int
  /// Start to ready in microseconds.
  var ready: Double
  /// Processor time of all threads for the frames below, in nanoseconds.
  var processorTime: Double
  var frames: Int
  /// The most memory that was resident, in kilobytes.
  var peakMemory: Double
  /// Context switches of all threads, a second.
  var idleWakeUps: Double
  var mouseWakeUps: Double
  /// Kernel time to the named point.
  var lengths: [String: Length]
  /// What came of a drag, on average: commands, or gestures begun. nil for what recognises nothing.
  var triggersPerDrag: Double?
}

/// The reader's p99 with and without others that want the processors.
struct BusyEntry: Codable {
  var round: Int
  var isBusy: Bool
  var lengths: [String: Entry.Length]
  /// What the program says of the kernel's grants.
  var realtime: [String]
}

/// All that the guest gives.
struct GuestResults: Codable {
  var kernel: String
  var processors: Int
  var strokes: Int
  var entries: [Entry]
  var busy: [BusyEntry]
  /// udev's event of a device that is plugged in to its first frame in a script's hands, in
  /// microseconds.
  var replug: [Double]
}

/// All that is measured without the guest.
struct NativeResults: Codable {
  var processor: String
  var cells: [PipelineBench.Cell]
  var allocations: AllocationRun
}

/// Allocations over a number of frames.
struct AllocationRun: Codable {
  var frames: Int
  var allocations: Int
}
