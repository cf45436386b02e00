/// A TrueType collection (.ttc) whose fonts share no tables.
package struct FontCollection {
  package var fonts: [SampleFont]

  package init(_ fonts: [SampleFont]) {
    self.fonts = fonts
  }

  package var bytes: [UInt8] {
    var header: [UInt8] = []
    header.append(tag: "ttcf")
    header.append(uint32: 0x0001_0000)
    header.append(uint32: fonts.count)
    var body: [UInt8] = []
    for font in fonts {
      let offset = 12 + 4 * fonts.count + body.count
      header.append(uint32: offset)
      body += font.sfnt.bytes(at: offset)
    }
    return header + body
  }
}
