/// The quantiles that reports tell.
enum ReportQuantile: CaseIterable {
  case p50
  case p90
  case p99
  case p999

  var share: Double {
    switch self {
    case .p50: 0.5
    case .p90: 0.9
    case .p99: 0.99
    case .p999: 0.999
    }
  }

  /// Its name in files.
  var key: String {
    switch self {
    case .p50: "p50"
    case .p90: "p90"
    case .p99: "p99"
    case .p999: "p999"
    }
  }

  /// Its name in tables.
  var title: String { self == .p999 ? "p99.9" : key }

  /// With fewer samples the quantile is the longest of them, and a table leaves it out.
  var fewest: Int {
    switch self {
    case .p50: 1
    case .p90: 10
    case .p99: 100
    case .p999: 1000
    }
  }
}
