public import Calibration

/// The measuring of a device: what is asked for, and where the target is.
public struct CalibrationSnapshot: Hashable, Sendable {
  /// What is measured.
  public var device: String
  /// What is in force, a sentence each.
  public var facts: [String]
  /// What is to be done now.
  public var prompt: String
  /// Such as `3 of 8`.
  public var progress: String
  /// What was wrong with the last touch; empty where nothing was.
  public var complaint: String
  /// The target to be touched; nil where a ruler is used.
  public var target: Fraction?
  /// Targets that were touched.
  public var touched: [Fraction]

  public init(
    device: String, facts: [String], prompt: String = "", progress: String = "",
    complaint: String = "", target: Fraction? = nil, touched: [Fraction] = []
  ) {
    self.device = device
    self.facts = facts
    self.prompt = prompt
    self.progress = progress
    self.complaint = complaint
    self.target = target
    self.touched = touched
  }
}
