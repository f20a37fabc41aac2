// Which numbers are shown, under which names and with which words.
extension MetricSource {
  func families(of values: MetricValues) -> [MetricFamily] {
    process(values) + devices(values) + latency(values) + queue(values)
      + (command == .lock ? lock(values) : [])
  }

  private func process(_ values: MetricValues) -> [MetricFamily] {
    let build = MetricFamily.Sample(
      labels: [("version", version), ("command", command.rawValue), ("mode", mode)], value: "1")
    let start = MetricFamily.Sample(value: SecondsText.text(microseconds: values[.start]))
    return [
      MetricFamily("detent_build_info", .gauge, "The program that writes this; always 1.", [build]),
      MetricFamily(
        "detent_process_start_time_seconds", .gauge,
        "When the process was started, in seconds since 1970.", [start]),
      MetricFamily(
        "detent_up", .gauge, "1 while the process runs, 0 once it has ended.", values[.up]),
    ]
  }

  private func devices(_ values: MetricValues) -> [MetricFamily] {
    let devices = [
      MetricFamily(
        "detent_devices", .gauge, "Devices that are read now.", by: "kind", MetricDevice.self
      ) { values[.devices($0)] },
      MetricFamily(
        "detent_kernel_drops_total", .counter,
        "How often the kernel dropped events of a device (SYN_DROPPED).", by: "kind",
        MetricDevice.self
      ) { values[.drops($0)] },
    ]
    switch command {
    case .latency: return devices
    case .lock, .run: return devices + [gestures(values)]
    }
  }

  private func gestures(_ values: MetricValues) -> MetricFamily {
    var samples: [MetricFamily.Sample] = []
    for gesture in MetricGesture.allCases {
      for outcome in gesture.outcomes {
        samples.append(
          MetricFamily.Sample(
            labels: [("gesture", gesture.rawValue), ("outcome", outcome.rawValue)],
            value: String(values[.gestures(gesture, outcome)])))
      }
    }
    return MetricFamily(
      "detent_gestures_total", .counter, "Gestures that came to their end.", samples)
  }

  private func latency(_ values: MetricValues) -> [MetricFamily] {
    let bound = MetricFamily.Sample(value: SecondsText.text(microseconds: values[.bound]))
    let families = [
      MetricFamily(
        "detent_latency_seconds",
        "From the kernel's time of a report to the start of its handler.", values, [.latency]),
      MetricFamily(
        "detent_stage_seconds",
        "The stages from the kernel's time to the end of the handler; they sum to the whole.",
        values, MetricStage.allCases.map { .stage($0) }),
      MetricFamily(
        "detent_latency_bound_seconds", .gauge, "The bound that detent_latency_seconds is to hold.",
        [bound]),
      MetricFamily(
        "detent_latency_bound_missed_total", .counter,
        "Those of detent_latency_seconds that were over the bound.", values[.misses]),
      MetricFamily(
        "detent_latency_set_aside_total", .counter,
        "Reports whose time says nothing about latency.", by: "reason", MetricFault.self
      ) { values[.setAside($0)] },
    ]
    switch command {
    case .run: return families
    case .lock, .latency:
      return families + [
        MetricFamily(
          "detent_drawing_seconds", "From the start of a handler to its picture on the terminal.",
          values, [.drawing])
      ]
    }
  }

  private func queue(_ values: MetricValues) -> [MetricFamily] {
    [
      MetricFamily(
        "detent_queue_admitted_total", .counter, "Events that the queue took in.",
        values[.admitted]),
      MetricFamily(
        "detent_queue_merged_total", .counter,
        "Steps of a gesture whose place a later step took.", values[.merged]),
      MetricFamily(
        "detent_queue_refused_total", .counter, "Events that the queue had no place for.",
        values[.overflowed]),
    ]
  }

  private func lock(_ values: MetricValues) -> [MetricFamily] {
    [
      MetricFamily(
        "detent_lock_locked", .gauge, "1 while it is locked, 0 while it is open.", values[.locked]),
      MetricFamily(
        "detent_lock_unlocks_total", .counter, "How often it was opened by a slide.",
        values[.unlocks]),
      MetricFamily(
        "detent_lock_refusals_total", .counter, "Touches that did not unlock.", by: "reason",
        MetricRefusal.self
      ) { values[.refusals($0)] },
      MetricFamily(
        "detent_lock_authentications_total", .counter, "What came of secrets that were typed.",
        by: "outcome", MetricAttempt.self
      ) { values[.attempts($0)] },
      MetricFamily(
        "detent_lock_screen_starts_total", .counter,
        "How often the process that draws the lock was started.", values[.screenStarts]),
    ]
  }
}

extension MetricGesture {
  /// A tap and a shake are over when they are recognised.
  fileprivate var outcomes: [MetricOutcome] {
    switch self {
    case .pan, .edgePan: MetricOutcome.allCases
    case .tap, .shake: [.ended]
    }
  }
}
