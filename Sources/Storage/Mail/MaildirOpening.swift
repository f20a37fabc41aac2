internal import Interaction

extension Maildir {
  /// Longer drafts are not opened: what is not read would be lost when they are kept again.
  static let longestDraft = 1 << 20

  /// Reads a kept draft to go on from.
  mutating func opened(_ id: String) throws(Refusal) -> Draft {
    let (draft, stamp) = try readDraft(id)
    formers[id] = FormerDraft(stamp: stamp, fields: draft.fields)
    return Draft(id: id, recipient: draft.recipient, subject: draft.subject, text: draft.text)
  }

  /// The header fields that a message takes over from the draft that it goes on from.
  mutating func carriedFields(from id: String?) throws(Refusal) -> CarriedFields? {
    guard let id else { return nil }
    if let former = formers[id] { return former.fields }
    do throws(Refusal) {
      return try readDraft(id).draft.fields
    } catch {
      switch error {
      case .isGone: return nil
      case .refused: throw error
      }
    }
  }

  private mutating func readDraft(
    _ id: String
  ) throws(Refusal) -> (draft: ParsedDraft, stamp: FileStamp?) {
    guard isDraft(id) else { throw .isGone }
    for _ in 0..<Maildir.attempts {
      guard let location = index[id]?.location else { throw .isGone }
      let path = folders.path(of: location)
      // Before it is read: what is written meanwhile is then taken for another version.
      let stamp = (try? files.status(path)).map(FileStamp.init)
      let contents: FileContents
      do throws(ReadingError) {
        contents = try files.contents(path, limit: Maildir.longestDraft)
      } catch {
        switch error {
        case .isGone: try follow(id)
        case .unreadable(let reason): throw .refused("\(path.text): \(reason)")
        }
        continue
      }
      do throws(DraftRefusal) {
        guard !contents.isCut else { throw .tooLong }
        return (try parser.draft(of: contents.bytes), stamp)
      } catch {
        let subject = FoldedText.line(
          parser.header(of: contents.bytes)?.subject ?? "", limit: 60)
        let name = subject.isEmpty ? path.text : "the draft “\(subject)”"
        throw .refused("\(name) cannot be edited here: \(error)")
      }
    }
    throw .refused("\(text(of: id)): other programs keep renaming it")
  }
}
