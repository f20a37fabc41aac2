/// What lists show of a message, decoded. The texts are as received, but valid and on one line.
package struct MessageHeader: Hashable, Sendable {
  package var sender: String
  /// The first recipient, as the sender is told; of a draft also one that is no address yet.
  package var recipient: String
  package var subject: String
  package var excerpt: String
  /// By the Date header, in seconds since 1970; nil where it is missing or no date.
  var sent: Int64?
}
