public import InputModel

/// Latencies over time, in a fixed number of slices that grow wider as the run grows longer.
public struct Timeline: Hashable, Sendable {
  public static let capacity = 240

  /// What fell into a slice of time.
  public struct Slice: Hashable, Sendable {
    public var count: Int
    public var longest: Interval
    public var sum: Interval

    public init(count: Int = 0, longest: Interval = .zero, sum: Interval = .zero) {
      self.count = count
      self.longest = longest
      self.sum = sum
    }

    public var mean: Interval? {
      count > 0 ? Interval(microseconds: sum.microseconds / Int64(count)) : nil
    }
  }

  public private(set) var width: Interval
  public private(set) var slices: [Slice] = []
  private var start: Instant?

  /// A timeline whose slices are a quarter of a second at first.
  public init() {
    self.init(width: .milliseconds(250), slices: [])
  }

  /// The timeline of a run that is over, as a report keeps it.
  public init(width: Interval, slices: [Slice]) {
    self.width = width
    self.slices = slices
  }

  /// The timeline as a report keeps it: its start is forgotten.
  public var ended: Timeline { Timeline(width: width, slices: slices) }

  /// Counts a latency at a moment; the first moment is the timeline's start.
  public mutating func add(_ latency: Interval, at time: Instant) {
    let start = start ?? time
    self.start = start
    guard time >= start, width > .zero else { return }
    var index = Int((time - start).microseconds / width.microseconds)
    while index >= Timeline.capacity {
      halve()
      index = Int((time - start).microseconds / width.microseconds)
    }
    while slices.count <= index { slices.append(Slice()) }
    slices[index].count += 1
    slices[index].longest = max(slices[index].longest, latency)
    slices[index].sum = slices[index].sum + latency
  }

  private mutating func halve() {
    width = width + width
    var wider: [Slice] = []
    for index in stride(from: 0, to: slices.count, by: 2) {
      var slice = slices[index]
      if index + 1 < slices.count {
        let next = slices[index + 1]
        slice.count += next.count
        slice.longest = max(slice.longest, next.longest)
        slice.sum = slice.sum + next.sum
      }
      wider.append(slice)
    }
    slices = wider
  }
}
