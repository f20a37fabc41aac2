import Testing
import YAMLDocuments

@Suite struct YAMLDocumentTests {
  private func fault(_ text: String) -> YAMLFault? {
    do throws(YAMLFault) {
      _ = try YAMLDocument.root(of: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func nodesKnowWhereTheyStand() throws {
    let root = try #require(try YAMLDocument.root(of: Array("a: 1\nrules:\n  - name: x\n".utf8)))
    guard case .mapping(let entries) = root.content,
      case .sequence(let rules) = entries[1].value.content
    else {
      Issue.record("no mapping with a list")
      return
    }
    #expect(entries.map(\.name) == ["a", "rules"])
    #expect(entries[0].value.content == .scalar("1"))
    #expect(entries[0].value.place == YAMLPlace(line: 1, column: 4))
    #expect(rules[0].place == YAMLPlace(line: 3, column: 5))
  }

  @Test func anEmptyTextHasNoRoot() throws {
    #expect(try YAMLDocument.root(of: Array("# nothing\n".utf8)) == nil)
    #expect(try YAMLDocument.root(of: []) == nil)
  }

  @Test(arguments: [
    ("a: 1\na: 2", 2, 1, "stands in line 1"), ("a: &x 1", 1, 4, "anchors"),
    ("a: *x", 1, 4, "aliases"),
    ("a: !!str 1", 1, 4, "tags"), ("a: 1\n---\nb: 1", 2, 1, "second document"),
    ("[a]: 1", 1, 1, "a name is expected"), ("a: [1", 2, 1, "YAML is expected"),
    ("a:\n\tb: 1", 2, 1, "YAML is expected"),
  ])
  func whatIsNotTakenIsToldWithItsPlace(_ text: String, _ line: Int, _ column: Int, _ words: String)
  {
    let found = fault(text)
    #expect(found?.place.line == line, "\(found as Any)")
    #expect(found?.place.column == column, "\(found as Any)")
    #expect(found?.message.contains(words) == true, "\(found as Any)")
  }

  @Test func depthIsBounded() {
    #expect(fault(String(repeating: "[", count: 1 << 20))?.message.contains("nested") == true)
    #expect(fault("\u{1}")?.message.contains("YAML is expected") == true)
  }

  /// A document that grows by aliases is refused at the first anchor.
  @Test func bombsDoNotGrow() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (name, former) in zip("bcdefgh", "abcdefg") {
      text +=
        "\(name): &\(name) [\(Array(repeating: "*\(former)", count: 9).joined(separator: ", "))]\n"
    }
    #expect(fault(text)?.message.contains("anchors") == true)
  }
}
