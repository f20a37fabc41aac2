/// Jobs of actors in order of arrival.
@usableFromInline
struct JobList {
  private var jobs: [UnownedJob] = []
  private var head = 0

  mutating func append(_ job: UnownedJob) {
    jobs.append(job)
  }

  @usableFromInline mutating func popFirst() -> UnownedJob? {
    guard head < jobs.count else { return nil }
    defer {
      head += 1
      if head == jobs.count {
        jobs.removeAll(keepingCapacity: true)
        head = 0
      }
    }
    return jobs[head]
  }
}
