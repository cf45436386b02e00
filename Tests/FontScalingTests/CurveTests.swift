import FontScaling
import Testing

@Suite struct CurveTests {
  @Test func `The list icon is the measured one`() throws {
    let published = try PublishedTables.read().listEditIcon
    let threefold = try ListEditIcon.measured(at: .x3)
    #expect(threefold.size.values == published.seedMeasured3x)
    #expect(threefold.leftGap.values == published.seedSpacing3x["left"])
    #expect(threefold.rightGap.values == published.seedSpacing3x["right"])
    let twofold = try ListEditIcon.measured(at: .x2)
    #expect(twofold.size.values == published.seedMeasured2x)
    #expect(twofold.leftGap.values == published.seedSpacing2x["left"])
    #expect(twofold.rightGap.values == published.seedSpacing2x["right"])
    #expect(throws: ScalingError.unavailable("the list edit icon at 1x")) {
      try ListEditIcon.measured(at: .x1)
    }
  }

  @Test func `The derived icon is within 0.21 points of all 24 measured`() throws {
    let published = try PublishedTables.read().listEditIcon
    for category in ContentSizeCategory.allCases {
      let derived = ListEditIcon.derivedSize(at: category)
      #expect(abs(derived - published.predicted[category.rawValue]) < 0.0005)
      for scale in [DisplayScale.x2, .x3] {
        #expect(abs(try ListEditIcon.measured(at: scale).size[category] - derived) < 0.215)
      }
    }
  }

  @Test func `The measured icon shrinks twice`() throws {
    let icon = try ListEditIcon.measured(at: .x3)
    #expect(icon.size.falls == [.accessibility1, .accessibility3])
    #expect(!icon.size.isMonotonic)
    #expect(try CategoryCurve((1...12).map(Double.init)).isMonotonic)
  }

  @Test(arguments: [DisplayScale.x2, .x3])
  func `The measured icon is body in three steps`(_ scale: DisplayScale) throws {
    let fit = try CurveFit.stepped(try ListEditIcon.measured(at: scale).size)
    #expect(fit.style == .body)
    #expect(
      fit.steps.map(\.categories) == [
        .xSmall ... .xxxLarge, .accessibility1 ... .accessibility2,
        .accessibility3 ... .accessibility5,
      ])
    for (factor, expected) in zip(fit.steps.map(\.factor), [1.27, 1, 0.79]) {
      #expect(abs(factor - expected) < 0.005)
    }
    #expect(fit.maximumError <= 0.25)
  }

  @Test func `A curve that is a style times a factor is found exactly`() throws {
    let sizes = try ContentSizeCategory.allCases.map {
      try TextStyle.caption2.preferredSize(at: $0)
    }
    let curve = try CategoryCurve(sizes.map { $0 * 1.5 })
    for fit in [try CurveFit.single(curve), try CurveFit.stepped(curve)] {
      #expect(fit.style == .caption2)
      #expect(fit.steps.count == 1)
      #expect(fit.steps.map(\.factor) == [1.5])
      #expect(fit.maximumError == 0)
    }
  }

  @Test func `No other factor has a smaller error`() throws {
    let curve = try ListEditIcon.measured(at: .x3).size
    let fit = try CurveFit.single(curve)
    let factor = try #require(fit.steps.first).factor
    for other in [factor * 0.999, factor * 1.001] {
      let errors = try ContentSizeCategory.allCases.map {
        abs(curve[$0] - other * (try fit.style.preferredSize(at: $0)))
      }
      #expect(try #require(errors.max()) > fit.maximumError)
    }
  }

  @Test func `A finer tolerance takes more steps, down to one per category`() throws {
    let curve = try ListEditIcon.measured(at: .x3).size
    #expect(try CurveFit.stepped(curve, tolerance: 0.1).steps.count > 3)
    let finest = try CurveFit.stepped(try CategoryCurve(Self.jagged), tolerance: 1e-300)
    #expect(finest.steps.count == 12)
    #expect(throws: ScalingError.invalidSize(0)) { try CurveFit.stepped(curve, tolerance: 0) }
  }

  private static let jagged: [Double] = [9, 1, 8, 2, 7, 3, 9, 1, 8, 2, 7, 3]

  @Test func `A length scales along a curve`() throws {
    let curve = try ListEditIcon.measured(at: .x2).size
    #expect(try curve.scaled(21.5, at: .accessibility5, displayScale: .x2) == 42)
    #expect(try curve.scaled(21.5, at: .large, displayScale: .x2) == 21.5)
    #expect(throws: ScalingError.self) { try curve.scaled(.nan, at: .large) }
  }

  @Test func `A curve too large to compute with is not fitted`() throws {
    let huge = try CategoryCurve(Array(repeating: 1e308, count: 12))
    let error = ScalingError.invalidCurve("its lengths are too large")
    #expect(throws: error) { try CurveFit.single(huge) }
    #expect(throws: error) { try CurveFit.stepped(huge) }
  }

  @Test(arguments: [
    [], [1, 2, 3], Array(repeating: 0.0, count: 12), Array(repeating: .nan, count: 12),
  ])
  func `A curve has twelve positive values`(_ values: [Double]) {
    #expect(throws: ScalingError.self) { try CategoryCurve(values) }
  }

  @Test func `Symbols have the published scale factors`() {
    #expect(SymbolScale.allCases.map(\.factor) == [0.7916875815681157, 1, 1.2769802228691898])
    #expect(SymbolScale.allCases.map(\.circleFillDiameter) == [0.7886, 0.9961, 1.272])
    for scale in SymbolScale.allCases {
      let medium = SymbolScale.medium.circleFillDiameter
      #expect(abs(scale.circleFillDiameter / medium - scale.factor) < 0.0001)
    }
  }
}
