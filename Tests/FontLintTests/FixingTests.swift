import FontLint
import Testing

@Suite struct FixingTests {
  private func edited(_ text: String, _ edits: [Edit]) -> String {
    String(decoding: EditedText(Array(text.utf8), edits: edits).bytes, as: UTF8.self)
  }

  @Test func `Edits replace, insert and remove by bytes`() {
    let text = "case a = \"lato-bold\"\n"
    let edit = Edit(file: "A.swift", bytes: 10..<19, old: "lato-bold", new: "Lato-Bold")
    #expect(edited(text, [edit]) == "case a = \"Lato-Bold\"\n")
    let insertion = Edit(file: "A.swift", bytes: 0..<0, old: "", new: "// é\n")
    #expect(edited(text, [insertion, edit]) == "// é\ncase a = \"Lato-Bold\"\n")
  }

  @Test func `An edit whose bytes are no longer there is not made`() {
    let edit = Edit(file: "A", bytes: 0..<3, old: "abc", new: "x")
    #expect(edited("abd", [edit]) == "abd")
    #expect(EditedText(Array("ab".utf8), edits: [edit]).count == 0)
  }

  @Test func `An insertion is made only before what should follow it`() {
    let edit = Edit(file: "A", bytes: 1..<1, old: "bc", new: "x")
    #expect(edited("abcd", [edit]) == "axbcd")
    #expect(edited("acbd", [edit]) == "acbd")
    #expect(edited("ab", [edit]) == "ab")
  }

  @Test func `Of two edits that overlap the first is made, and one that is given twice once`() {
    let first = Edit(file: "A", bytes: 0..<2, old: "ab", new: "x")
    let second = Edit(file: "A", bytes: 1..<3, old: "bc", new: "y")
    #expect(edited("abcd", [second, first, first]) == "xcd")
  }

  @Test func `Removing a comment removes its line, or the space before it`() {
    let alone = "a\n  // fontkit:disable x y\r\nb\n"
    let removal = Edit(file: "A", bytes: 4..<26, old: "disable x y", new: "")
    #expect(edited(alone, [removal]) == "a\nb\n")
    let trailing = "let a = 1  // fontkit:disable x y\nb\n"
    let second = Edit(file: "A", bytes: 11..<33, old: "disable x y", new: "")
    #expect(edited(trailing, [second]) == "let a = 1\nb\n")
    let leading = "  /* fontkit:disable x y */ let a = 1\n"
    let third = Edit(file: "A", bytes: 2..<27, old: "disable x y", new: "")
    #expect(edited(leading, [third]) == "  let a = 1\n")
  }

  @Test func `The difference is that of diff -u`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\nten\n"
    #expect(
      UnifiedDiff.text(of: "A.txt", old: Array(old.utf8), new: Array(new.utf8)) == """
        --- a/A.txt
        +++ b/A.txt
        @@ -2,8 +2,9 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
        +ten

        """)
    #expect(UnifiedDiff.text(of: "A.txt", old: [65], new: [65]) == "")
    #expect(
      UnifiedDiff.text(of: "A.txt", old: [65, 10, 66], new: [67, 10, 66]) == """
        --- a/A.txt
        +++ b/A.txt
        @@ -1,2 +1,2 @@
        -A
        +C
         B
        \\ No newline at end of file

        """)
  }
}
