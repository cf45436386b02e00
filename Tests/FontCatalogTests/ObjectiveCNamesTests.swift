import FontBuilder
import Testing

@testable import FontCatalog

/// Font names in Objective-C sources, by the shape of the code.
@Suite struct ObjectiveCNamesTests {
  private static let known = KnownNames(
    [], systemFonts: ["Lato-Bold", "Lato-Regular"])

  /// Catalogues, then references, then what cannot be checked.
  private func found(_ source: String) -> [String] {
    let names = NameAssembly(
      [ObjectiveCScanner.scan(Array(source.utf8), file: "f.m")], known: Self.known)
    let catalogs = names.catalogs.map { catalog in
      "catalog "
        + catalog.entries.map { "\($0.caseName ?? "")=\($0.value)" }
        .joined(separator: " ")
    }
    let references = names.references.map {
      "\($0.kind.rawValue) \($0.value) \($0.position.line):\($0.position.column)"
    }
    return catalogs + references + names.uncheckedNames.map { "unchecked \($0.expression)" }
  }

  @Test(arguments: [
    ("[UIFont fontWithName:@\"Wrong\" size:17];", ["uifont Wrong 1:23"]),
    ("[NSFont fontWithName: @\"Wrong\" size: 17];", ["nsfont Wrong 1:24"]),
    (
      "[UIFontDescriptor fontDescriptorWithName:@\"Wrong\" size:17];",
      ["font-descriptor Wrong 1:43"]
    ),
    ("CTFontCreateWithName(CFSTR(\"Wrong\"), 17, NULL);", ["core-text Wrong 1:28"]),
    (
      "CTFontCreateWithName((__bridge CFStringRef)@\"Wrong\", 17, nil);",
      ["core-text Wrong 1:45"]
    ),
    ("@{ (id)kCTFontNameAttribute : @\"Wrong\" }", ["core-text Wrong 1:32"]),
    ("@{ UIFontDescriptorNameAttribute: @\"Wrong\" }", ["font-descriptor Wrong 1:36"]),
    (
      "[UIFont fontWithName:(bold ? @\"A\" : @\"B\") size:1]",
      ["uifont A 1:31", "uifont B 1:38"]
    ),
    ("[UIFont fontWithName:bold ? @\"A\" : @\"B\" size:1]", ["uifont A 1:30", "uifont B 1:37"]),
    (
      "static NSString *const kBold = @\"Wrong\";\n[UIFont fontWithName:kBold size:1];",
      ["catalog kBold=Wrong"]
    ),
    (
      "#define kBold @\"Wrong\"\nstatic NSString * const kUrl = @\"http\";\n[UIFont fontWithName:kBold size:1];",
      ["catalog kBold=Wrong"]
    ),
    ("[UIFont fontWithName:self.name size:1];", ["unchecked self.name"]),
    ("[UIFont fontWithName:name size:1];", ["unchecked name"]),
    (
      "[UIFont fontWithName:[NSString stringWithFormat:@\"Lato-%@\", w] size:1];",
      ["unchecked [NSString stringWithFormat:@\"Lato-%@\", w]"]
    ),
    ("[SKLabelNode labelNodeWithFontNamed:@\"Wrong\"];", ["spritekit Wrong 1:38"]),
    ("[[SKLabelNode alloc] initWithFontNamed:@\"Wrong\"];", ["spritekit Wrong 1:41"]),
    ("- (id)initWithFontNamed:(NSString *)name;", []),
    ("[Node labelNodeWithFontNamed:@\"Wrong\"];", []),
    ("label.fontName = @\"Lato-Blod\";", ["labelled-argument Lato-Blod 1:19"]),
    ("label.fontName = @\"Wrong\";", []),
    ("label.fontName", []),
    // Strings that are names of the project's fonts are names wherever they stand.
    ("return @\"Lato-Bold\";", ["labelled-argument Lato-Bold 1:9"]),
    ("return @\"Lato-Wrong\";", []),
    // A list of which most are such names is one of fonts.
    (
      "@{ @(UIFontWeightBold): @\"Lato-Bold\", @(1): @\"Lato-Regular\", @(2): @\"Lato-Blod\" };",
      ["catalog UIFontWeightBold=Lato-Bold 1=Lato-Regular 2=Lato-Blod"]
    ),
    (
      "NSArray *names = @[@\"Lato-Bold\", @\"Lato-Regular\", @\"Lato-Blod\"];",
      ["catalog =Lato-Bold =Lato-Regular =Lato-Blod"]
    ),
    ("@{ @\"a\": @\"Lato-Bold\", @\"b\": @\"Else\", @\"c\": @\"More\" }", ["catalog a=Lato-Bold"]),
    ("@[@\"Lato\", @\"Roboto\"];", []),
    // Declarations, other receivers, comments.
    ("+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;", []),
    ("[Icons fontWithName:@\"Wrong\" size:1];", []),
    ("// [UIFont fontWithName:@\"Wrong\" size:1];", []),
    (
      "/* a/*.ttf */ [UIFont fontWithName:@\"Wrong\" size:1]; /* */",
      ["uifont Wrong 1:37"]
    ),
    ("char c = '\"'; // \"\n[UIFont fontWithName:@\"Wrong\" size:1];", ["uifont Wrong 2:23"]),
    ("[UIFont fontWithName:@\"Wrong", ["uifont Wron 1:23"]),
  ])
  func `a call names a font`(source: String, expected: [String]) {
    #expect(found(source) == expected)
  }

  @Test(arguments: [
    ("if ([UIFont fontWithName:@\"X\" size:1] == nil) { }", true),
    ("BOOL has = nil != [UIFont fontWithName:@\"X\" size:1];", true),
    ("BOOL has = [NSFont fontWithName:@\"X\" size:1] != NULL;", true),
    ("if (![UIFont fontWithName:@\"X\" size:1]) { }", true),
    ("BOOL has = !![UIFont fontWithName:@\"X\" size:1];", true),
    ("if ([UIFont fontWithName:@\"X\" size:1]) { }", true),
    ("return isNew && [UIFont fontWithName:@\"X\" size:1];", true),
    ("return [UIFont fontWithName:@\"X\" size:1] ? YES : NO;", true),
    ("[UIFont fontWithName:@\"X\" size:1] ?: [UIFont fontWithName:name size:1];", true),
    ("@{ (id)kCTFontNameAttribute: @\"X\" };\nCTFontManagerRequestFonts(a, b);", true),
    ("UIFont *font = [UIFont fontWithName:@\"X\" size:1];", false),
    ("[UIFont fontWithName:@\"X\" size:1] ?: [UIFont systemFontOfSize:1];", false),
    ("if ([UIFont fontWithName:@\"X\" size:1] == other) { }", false),
    ("return ([UIFont fontWithName:@\"X\" size:1]);", false),
    ("UIFont *font = (UIFont *)[UIFont fontWithName:@\"X\" size:1];", false),
  ])
  func `a test for a font is told from its use`(source: String, isTest: Bool) {
    let names = ObjectiveCScanner.scan(Array(source.utf8), file: "f.m")
    #expect(names.references.map(\.mayBeAbsent) == [isTest])
  }

  @Test func `a constant in another file is found by its name`() async throws {
    let tree = try SampleTree([
      "Fonts.h": "extern NSString *const kBold;\n",
      "Fonts.m": "NSString *const kBold = @\"Wrong\";\n",
      "View.mm": "// fontkit:disable x\nlabel.font = [UIFont fontWithName:kBold size:17];\n",
    ])
    let project = try await tree.read()
    #expect(project.catalogs.flatMap(\.entries).map(\.position.description) == ["Fonts.m:1:26"])
    #expect(project.uncheckedNames.isEmpty)
    #expect(project.directives.map(\.text) == ["disable x"])
    #expect(project.swiftFileCount == 0)
  }

  @Test(arguments: [
    ("CTFontManagerRegisterFontsForURL(url, kCTFontManagerScopeProcess, nil);", true),
    ("[UIFont registerFontWithURL:url];", true),
    ("[FontLoader registerAllFonts];", true),
    ("- (void)registerFontsInBundle:(NSBundle *)bundle;", false),
    ("[table registerFontCell:cell];", false),
  ])
  func `a registration at run time is found`(source: String, isFound: Bool) {
    let names = ObjectiveCScanner.scan(Array(source.utf8), file: "f.m")
    #expect(names.registrations.count == (isFound ? 1 : 0))
  }
}
