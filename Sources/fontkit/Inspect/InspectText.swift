import FontFiles

/// `fontkit inspect` for people: what matters first, aligned, in groups.
struct InspectText {
  private let request: InspectRequest
  private let colored: Bool

  init(_ request: InspectRequest, colored: Bool) {
    self.request = request
    self.colored = colored
  }

  func text(of file: FontFile) -> String {
    var layout = TextLayout(colored: colored)
    layout.heading(file.path ?? "font")
    let faces = file.faces.count == 1 && !file.isCollection ? "" : ", \(file.faces.count) faces"
    layout.line("\(file.format.title)\(faces), \(file.byteCount.grouped) bytes")
    if let verification = file.verification { layout.line(verification.inWords) }
    damage(file, &layout)
    for face in file.faces {
      layout.gap()
      let index = file.faces.count == 1 ? "" : "face \(face.index): "
      layout.heading(index + (face.names.postScript ?? "(no PostScript name)"))
      names(face, &layout)
      layout.gap()
      style(face, &layout)
      layout.gap()
      metrics(face, &layout)
      layout.gap()
      contents(face, &layout)
      layout.gap()
      rights(face, &layout)
      details(face, &layout)
    }
    return layout.text
  }

  /// The gravest damage; all of it goes to the other stream.
  private func damage(_ file: FontFile, _ layout: inout TextLayout) {
    guard !file.warnings.isEmpty else { return }
    let lines = file.damageInWords
    let rest = lines.count > 20 ? ["… and \(lines.count - 20) more"] : []
    layout.gap()
    for (index, line) in (lines.prefix(20) + rest).enumerated() {
      layout.row(index == 0 ? "Damage" : "", line)
    }
  }

  private func names(_ face: FontFace, _ layout: inout TextLayout) {
    let names = face.names
    let size = request.size.text()
    let literal = names.postScript?.swiftLiteral
    layout.row("Name in code", literal.map { "Font.custom(\($0), size: \(size))" })
    layout.row("", literal.map { "UIFont(name: \($0), size: \(size))" })
    layout.row(
      "Family, style", [names.family, names.style].compactMap(\.self).joined(separator: ", "))
    layout.row(
      "Typographic",
      [names.typographicFamily, names.typographicStyle].compactMap(\.self).joined(separator: ", "))
    layout.row("Full name", names.full)
    for (language, family) in names.localizedFamilies.sorted(by: { $0.key < $1.key }) {
      layout.row("Family in \(language)", family)
    }
    layout.row("Version", names.version)
  }

  private func style(_ face: FontFace, _ layout: inout TextLayout) {
    layout.row("Weight", face.weight.map { "\($0)\(Self.weightName($0))" })
    layout.row("Width", face.width.map { "\($0)\(Self.widthName($0))" })
    let angle = face.metrics.italicAngle.map { $0 == 0 ? "" : " (\($0.text())°)" } ?? ""
    layout.row("Slant", (face.isItalic ? "italic" : "upright") + angle)
    layout.row("Pitch", face.isFixedPitch ? "fixed" : "proportional")
  }

  private static func weightName(_ weight: Int) -> String {
    let names = [
      100: "thin", 200: "extra-light", 300: "light", 400: "regular", 500: "medium",
      600: "semi-bold", 700: "bold", 800: "extra-bold", 900: "black",
    ]
    return names[weight].map { " (\($0))" } ?? ""
  }

  private static func widthName(_ width: Int) -> String {
    let names = [
      "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "normal",
      "semi-expanded", "expanded", "extra-expanded", "ultra-expanded",
    ]
    return names.indices.contains(width - 1) ? " (\(names[width - 1]))" : ""
  }

  private func metrics(_ face: FontFace, _ layout: inout TextLayout) {
    let metrics = face.metrics
    layout.row("Units per em", face.unitsPerEm.map(String.init))
    verticalMetrics(metrics, &layout)
    layout.row("Line height", lineHeight(face))
    layout.row("Capitals", capitals(face))
    layout.row("x-height", metrics.xHeight.map(String.init))
    layout.row("Underline", metrics.underline.map { "\($0.position), \($0.thickness) thick" })
    layout.row("Strikeout", metrics.strikeout.map { "\($0.position), \($0.thickness) thick" })
    layout.row(
      "Bounding box",
      metrics.boundingBox.map { "x \($0.xMin) to \($0.xMax), y \($0.yMin) to \($0.yMax)" })
  }

  private func verticalMetrics(_ metrics: FontMetrics, _ layout: inout TextLayout) {
    guard metrics.hhea != nil || metrics.typo != nil || metrics.win != nil else { return }
    layout.numbers("", ["ascender", "descender", "line gap"])
    if let hhea = metrics.hhea { layout.numbers("hhea", hhea.columns, "Apple platforms use these") }
    if let typo = metrics.typo {
      let flag = metrics.usesTypoMetrics == true ? "on" : "off"
      layout.numbers("OS/2 typo", typo.columns, "USE_TYPO_METRICS is \(flag)")
    }
    if let win = metrics.win { layout.numbers("OS/2 win", ["\(win.ascent)", "\(win.descent)"]) }
  }

  private func lineHeight(_ face: FontFace) -> String? {
    guard let units = face.metrics.lineHeight, let em = face.lineHeightInEm else { return nil }
    let points = (em * request.size).text()
    return "\(units) units = \(em.text()) em = \(points) points at \(request.size.text())"
  }

  private func capitals(_ face: FontFace) -> String? {
    guard let height = face.metrics.capHeight else { return nil }
    guard let low = face.capitalsBelowCenter else { return "\(height) high" }
    guard low != 0 else { return "\(height) high, in the middle of the line" }
    let side = low < 0 ? "above" : "below"
    return "\(height) high, centred \(abs(low).text()) em \(side) the middle of the line"
  }

  private func contents(_ face: FontFace, _ layout: inout TextLayout) {
    layout.row("Glyphs", face.glyphCount.grouped)
    layout.row("Characters", face.coverage.count.grouped)
    layout.row("Drawn as", face.hasOutlines ? "outlines" : "bitmaps only")
    layout.row("Colour", list: face.colorFormats)
    layout.row("Scripts", list: face.scripts)
    layout.row("Features", list: face.features)
    for (index, axis) in face.axes.enumerated() {
      let range = "\(axis.minimum.text()) to \(axis.maximum.text())"
      let name = axis.name.map { ", \($0)" } ?? ""
      layout.row(
        index == 0 ? "Axes" : "",
        "\(axis.tag) \(range), default \(axis.defaultValue.text())\(name)")
    }
    if !face.instances.isEmpty, !request.showsInstances {
      layout.row("Named instances", list: face.instances.map { $0.name ?? "(no name)" })
    }
  }

  private func rights(_ face: FontFace, _ layout: inout TextLayout) {
    layout.row("Embedding", face.embedding?.inWords)
    layout.row("Licence", face.names.license?.shortened)
    layout.row("Licence URL", face.names.licenseURL)
    layout.row("Vendor", face.vendor)
    layout.row("Copyright", face.names.copyright?.shortened)
  }

  private func details(_ face: FontFace, _ layout: inout TextLayout) {
    if request.showsInstances, !face.instances.isEmpty { layout.instances(of: face) }
    if request.showsNames, !face.names.records.isEmpty { layout.records(of: face) }
    if request.showsTables, !face.tables.isEmpty { layout.tables(of: face) }
    if request.showsCoverage { layout.coverage(of: face) }
  }
}

extension FontMetrics.Vertical {
  fileprivate var columns: [String] { ["\(ascender)", "\(descender)", "\(lineGap)"] }
}

extension String {
  /// The text as Swift source, save for what is escaped when it is laid out.
  fileprivate var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { literal += "\\" }
      literal.unicodeScalars.append(scalar)
    }
    return literal + "\""
  }

  /// The first 300 characters.
  fileprivate var shortened: String {
    let start = prefix(300)
    return start.endIndex == endIndex ? self : start + "..."
  }
}

extension EmbeddingRights {
  fileprivate var inWords: String {
    let permission =
      switch permission {
      case .installable: "allowed, installable"
      case .restricted: "not allowed without the maker's permission"
      case .previewAndPrint: "allowed in documents for reading and printing"
      case .editable: "allowed in documents, which may be edited"
      }
    let limits = [
      forbidsSubsetting ? "only whole" : nil, allowsOnlyBitmaps ? "only its bitmaps" : nil,
    ]
    return ([permission] + limits.compactMap(\.self)).joined(separator: ", ")
      + " (fsType \(fsType))"
  }
}

extension Verification {
  fileprivate var inWords: String {
    isComplete
      ? "verified, with all \(glyphCount.grouped) glyphs"
      : "verified, with the first \(loadedGlyphCount.grouped) of \(glyphCount.grouped) glyphs: "
        + "the rest would take too long"
  }
}

extension FontFormat {
  fileprivate var title: String {
    switch self {
    case .truetype: "TrueType"
    case .openTypeCFF: "OpenType with CFF outlines"
    case .openTypeCFF2: "OpenType with CFF2 outlines"
    case .woff: "WOFF"
    case .woff2: "WOFF2"
    case .type1: "PostScript Type 1"
    case .cff: "bare CFF"
    case .pcf: "PCF bitmaps"
    case .bdf: "BDF bitmaps"
    case .dfont: "Macintosh dfont"
    case .other: "another format"
    }
  }
}
