public import GestureRules
public import YAMLDocuments

/// What `detent run` is told by its file.
public struct RunConfiguration: Hashable, Sendable {
  public var rules: [GestureRule]

  public init(rules: [GestureRule] = []) {
    self.rules = rules
  }

  /// Reads a text of YAML. Throws all that is wrong with it, in the text's order.
  public init(parsing bytes: [UInt8]) throws(ConfigurationFaults) {
    let root: YAMLNode?
    do throws(YAMLFault) {
      root = try YAMLDocument.root(of: bytes)
    } catch {
      throw ConfigurationFaults([error])
    }
    var reader = ConfigurationReader()
    rules = reader.rules(of: root)
    guard reader.faults.isEmpty else { throw ConfigurationFaults(reader.faults) }
  }
}

/// All that is wrong with a configuration; never empty.
public struct ConfigurationFaults: Error, Hashable, Sendable {
  /// A file that is wrong throughout is not told line by line.
  private static let most = 20
  /// What stands in the file may be as long as the file, and a service manager takes no longer word.
  private static let longest = 300

  public let faults: [YAMLFault]

  init(_ faults: [YAMLFault]) {
    self.faults = Array(faults.sorted { $0.place < $1.place }.prefix(ConfigurationFaults.most))
  }

  /// A sentence for each, as compilers write them: `FILE:LINE:COLUMN: what is wrong`.
  public func sentences(file: String) -> [String] {
    faults.map {
      "\(file):\($0.place.line):\($0.place.column): \(ConfigurationFaults.short($0.message))"
    }
  }

  private static func short(_ message: String) -> String {
    let scalars = message.unicodeScalars
    return scalars.count <= longest ? message : String(scalars.prefix(longest)) + "…"
  }
}
