public import Diagnosis
public import InputModel
internal import Latency
public import LinuxInput
internal import Recording

/// Counts the reports of devices while they are touched.
public enum RateMeasurement {
  /// Listens for `length`, or until `descriptor` is readable.
  ///
  /// - Returns: what came, by node.
  public static func take(
    _ nodes: [String], for length: Interval, until descriptor: Int32
  ) throws(InputError) -> [String: RateFacts] {
    let recorder = try DeviceRecorder(nodes: nodes)
    _ = recorder.run(until: descriptor, for: length)
    var rates: [String: RateFacts] = [:]
    for (node, device) in zip(nodes, recorder.recording.devices) {
      var intervals = ReportIntervals()
      for frame in device.frames { intervals.add(frame.time) }
      let summary = intervals.summary
      rates[node] = RateFacts(
        reports: device.frames.count, perSecond: summary?.rate, jitter: summary?.jitter)
    }
    return rates
  }
}
