internal import InputModel
internal import Themes

/// Values of options, read and held to what makes sense.
enum OptionValue {
  private static let longestSpan = Interval(seconds: 86_400)

  /// One of the words that an option takes.
  static func choice<Choice: RawRepresentable<String>>(
    _ value: String, of option: CommandOption
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: value) else { throw UsageError.choice(option, value) }
    return choice
  }

  /// A span of time, in seconds where no unit is given; `words` say what may be given.
  static func span(
    _ value: String, of option: CommandOption, from least: Interval, _ words: String
  ) throws(UsageError) -> Interval {
    guard let span = DurationText.parse(value, unit: "s"), span >= least, span <= longestSpan else {
      throw UsageError("\(option.rawValue) takes \(words), not “\(value)”")
    }
    return span
  }

  /// A span of time from a second on, in seconds where no unit is given; nil for `never`.
  static func idleTime(_ value: String) throws(UsageError) -> Interval? {
    guard value != "never" else { return nil }
    return try span(
      value, of: .blankAfter, from: Interval(seconds: 1),
      "a time from 1s to 24h, such as 90s or 5m, or never")
  }

  /// A span of time in which devices are touched, in seconds where no unit is given.
  static func touch(_ value: String) throws(UsageError) -> Interval {
    guard let span = DurationText.parse(value, unit: "s"),
      (Interval(seconds: 1)...Interval(seconds: 600)).contains(span)
    else { throw UsageError("--touch takes a time from 1s to 10m, such as 5s, not “\(value)”") }
    return span
  }

  /// A bound, in milliseconds where no unit is given.
  static func bound(_ value: String) throws(UsageError) -> Interval {
    guard let bound = DurationText.parse(value, unit: "ms"),
      (Interval(microseconds: 1)...Interval(seconds: 60)).contains(bound)
    else {
      throw UsageError(
        "--bound takes milliseconds from 0.001 to 60000, such as 8, not “\(value)”")
    }
    return bound
  }

  /// A report's file, whose name tells the format.
  static func output(_ value: String) throws(UsageError) -> LatencyOptions.Output {
    let end = value.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    guard value.contains("."), let format = LatencyOptions.Output.Format(rawValue: String(end))
    else {
      throw UsageError(
        "--output takes a file that ends with .json, .csv, .hgrm or .svg, not “\(value)”")
    }
    return LatencyOptions.Output(path: value, format: format)
  }

  /// The names of the bundled themes.
  static let themes = BundledTheme.allCases.map(\.rawValue).joined(separator: ", ")

  /// A bundled theme by its name, or a file.
  static func theme(_ value: String) throws(UsageError) -> ThemeChoice {
    guard let choice = ThemeChoice(value) else {
      throw UsageError(
        "--theme takes \(themes), or a file with a “/” or that ends with .theme, not “\(value)”")
    }
    return choice
  }

  /// Frames a second.
  static func rate(_ value: String) throws(UsageError) -> Double {
    guard let rate = Double(value), (1...1000).contains(rate) else {
      throw UsageError("--rate takes frames a second from 1 to 1000, not “\(value)”")
    }
    return rate
  }

  /// A length on a ruler, in millimetres where no unit is given.
  static func ruler(_ value: String) throws(UsageError) -> Millimetres {
    let unit: (name: String, millimetres: Double) = value.hasSuffix("cm") ? ("cm", 10) : ("mm", 1)
    let digits = value.hasSuffix(unit.name) ? String(value.dropLast(2)) : value
    guard let number = Double(digits), (5...2000).contains(number * unit.millimetres) else {
      throw UsageError("--ruler takes a length from 5mm to 2000mm, such as 50mm, not “\(value)”")
    }
    return Millimetres(number * unit.millimetres)
  }

  /// Width and height in `unit`.
  static func extent(
    _ value: String, of option: CommandOption, limit: Double, unit: String
  ) throws(UsageError) -> (Double, Double) {
    let parts = value.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= limit })
    else {
      throw UsageError(
        "\(option.rawValue) takes width x height in \(unit), such as 154x86, not “\(value)”")
    }
    return (numbers[0], numbers[1])
  }
}

extension UsageError {
  /// A value that is none of those that an option takes.
  static func choice(_ option: CommandOption, _ value: String) -> UsageError {
    let words = option.value?.split(separator: "|").map(String.init) ?? []
    let all = [words.dropLast().joined(separator: ", "), words.last ?? ""].filter { !$0.isEmpty }
    return UsageError("\(option.rawValue) takes \(all.joined(separator: " or ")), not “\(value)”")
  }
}
