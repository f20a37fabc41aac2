public import Diagnosis

/// What `detent doctor` found out, for a person or for a script.
public struct DoctorReport: Sendable {
  let nodes: [NodeFacts]
  let system: SystemFacts
  let diagnosis: Diagnosis

  public init(_ nodes: [NodeFacts], _ system: SystemFacts, _ diagnosis: Diagnosis) {
    self.nodes = nodes
    self.system = system
    self.diagnosis = diagnosis
  }
}
