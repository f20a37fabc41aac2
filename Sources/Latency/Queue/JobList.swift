/// Jobs of actors in order of arrival.
@usableFromInline
struct JobList {
  private var jobs: [UnownedJob] = []
  private var head = 0

  /// Jobs that are kept, those that have run included.
  var stored: Int { jobs.count }

  mutating func append(_ job: UnownedJob) {
    jobs.append(job)
  }

  @usableFromInline mutating func popFirst() -> UnownedJob? {
    guard head < jobs.count else { return nil }
    defer {
      head += 1
      // What has run is let go of as soon as it is the larger part.
      if head * 2 >= jobs.count {
        jobs.removeFirst(head)
        head = 0
      }
    }
    return jobs[head]
  }
}
