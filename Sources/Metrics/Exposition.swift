/// The text that Prometheus reads, by its exposition format 0.0.4.
public enum Exposition {
  public static func text(_ values: MetricValues, of source: MetricSource) -> String {
    source.families(of: values).map { text(of: $0, from: source.name) }.joined()
  }

  private static func text(of family: MetricFamily, from source: String) -> String {
    var lines = [
      "# HELP \(family.name) \(escapedHelp(family.help))",
      "# TYPE \(family.name) \(family.kind.rawValue)",
    ]
    for sample in family.samples {
      let labels = ([("source", source)] + sample.labels).map { name, value in
        "\(name)=\"\(escapedLabel(value))\""
      }
      lines.append(
        "\(family.name)\(sample.suffix){\(labels.joined(separator: ","))} \(sample.value)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Backslashes and line feeds would end or change a line.
  static func escapedHelp(_ text: String) -> String { escaped(text, quote: false) }

  static func escapedLabel(_ text: String) -> String { escaped(text, quote: true) }

  private static func escaped(_ text: String, quote: Bool) -> String {
    var escaped = ""
    // By scalars: a carriage return and a line feed are one character.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\"" where quote: escaped += "\\\""
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
