import FontLint
import Testing

@Suite struct RuleDescriptionTests {
  @Test func `Identifiers are unique and in kebab case`() {
    let ids = RuleDescription.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(id)")
    }
  }

  @Test(arguments: RuleDescription.all)
  func `A rule says what it finds, why and what to do, in sentences`(rule: RuleDescription) {
    for text in [rule.summary, rule.rationale, rule.remedy] {
      #expect(text.hasSuffix("."), "\(rule.id): \(text)")
      #expect(!text.contains("\n"), "\(rule.id)")
    }
    #expect(Set(rule.reasons).count == rule.reasons.count)
    #expect(Set(rule.options.map(\.name)).count == rule.options.count)
  }

  @Test func `Rules are listed by group`() {
    let groups = RuleDescription.all.map(\.group)
    let order = RuleGroup.allCases
    let sorted = groups.sorted { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) }
    #expect(groups == sorted)
  }
}
