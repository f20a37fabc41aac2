internal import RunConfiguration

/// Configurations of the gesture daemon.
enum ConfigurationFuzzing {
  static func take(_ bytes: [UInt8]) {
    do throws(ConfigurationFaults) {
      _ = try RunConfiguration(parsing: bytes)
    } catch {
      precondition(!error.sentences(file: "run.yaml").isEmpty, "a refusal says why")
    }
  }

  static let seeds = [
    """
    defaults: {timeout: 3s, at-once: 2, queue: 4}
    rules:
      - name: next
        gesture: pan
        fingers: [2-3, 5]
        direction: [left, up]
        device: {name: "*pad*", kind: touchpad, id: "06cb:CD79"}
        distance: {min: 10mm, max: 500}
        velocity: 300pt/s
        changed: {shell: two, interval: 50}
        crossing: [{at: 60pt, way: both, slack: 2, exec: [~/three]}]
        ended: {exec: [/bin/five]}
    """,
    "rules: [{gesture: shake, timeout: never, ended: {shell: x}}]",
  ]
}
