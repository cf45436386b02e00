import FontCatalog
import FontScaling

extension Command {
  /// Explains a curve by text styles.
  static let curve = Command(
    name: "curve",
    summary: "Explain a curve of sizes as text style × factor.",
    operands: "fit FILE|-|list-edit-icon",
    options: [.tolerance, .displayScale, .format],
    discussion: """
      Finds the text style and factor that come nearest to twelve sizes, XS to AX5: with one factor
      for all, and with a factor for each run of content sizes, as few runs as stay within the
      tolerance. The file is JSON5: a list of twelve sizes, or an object whose names are XS to AX5;
      - is standard input. list-edit-icon is the icon of a list that is being edited, as measured.

        fontkit curve fit list-edit-icon
        echo '[14,15,16,17,19,21,23,28,33,40,47,53]' | fontkit curve fit -
      """,
    run: { arguments, console throws(CommandFailure) in
      guard arguments.operands.count == 2, arguments.operands[0] == "fit" else {
        throw .usage("curve takes 'fit' and a curve", hint: "fontkit curve fit FILE")
      }
      let curve = try NamedCurve(
        arguments.operands[1], scale: arguments.displayScale(on: .iOS), console: console)
      let tolerance = try arguments.positiveNumber(.tolerance) ?? 0.25
      let fits = try CommandFailure.computing { () throws(ScalingError) in
        [
          try CurveFit.single(curve.sizes),
          try CurveFit.stepped(curve.sizes, tolerance: tolerance),
        ]
      }
      console.print(
        arguments.wantsJSON ? json(fits, curve).compact + "\n" : text(fits) + curve.shape + "\n")
      return .success
    })

  private static func text(_ fits: [CurveFit]) -> String {
    var table = TextTable(
      header: ["fit", "style", "content sizes", "factor", "error"], textColumns: 3)
    for (name, fit) in zip(["single", "stepped"], fits) {
      for step in fit.steps {
        table.rows.append([
          name, fit.style.rawValue, range(step), step.factor.fixed(decimals: 3),
          step.error.fixed(decimals: 2),
        ])
      }
    }
    return table.text + "\n"
  }

  private static func range(_ step: CurveFit.Step) -> String {
    let (low, high) = (step.categories.lowerBound, step.categories.upperBound)
    return low == high ? low.shortName : "\(low.shortName)...\(high.shortName)"
  }

  private static func json(_ fits: [CurveFit], _ curve: NamedCurve) -> JSONValue {
    [
      "schemaVersion": 1,
      "single": json(fits[0]),
      "stepped": json(fits[1]),
      "falls": .array(curve.sizes.falls.map { .string($0.shortName) }),
    ]
  }

  private static func json(_ fit: CurveFit) -> JSONValue {
    let steps = fit.steps.map { step -> JSONValue in
      [
        "from": .string(step.categories.lowerBound.shortName),
        "to": .string(step.categories.upperBound.shortName),
        "factor": .number(step.factor), "error": .number(step.error),
      ]
    }
    return [
      "style": .string(fit.style.rawValue), "steps": .array(steps),
      "maximumError": .number(fit.maximumError),
    ]
  }
}

extension Option {
  fileprivate static let tolerance = Option.value(
    "--tolerance", "POINTS", "The largest error of a stepped fit (0.25).")
}
