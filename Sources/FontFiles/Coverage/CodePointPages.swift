/// Code points as bits in pages of 256: what makes one set cheap to compare with many others.
struct CodePointPages {
  typealias Page = SIMD8<UInt32>

  /// The pages that hold any, in order, by the code point of their first bit divided by 256.
  private(set) var pages: [(number: UInt32, bits: Page)] = []

  init(pages: [(number: UInt32, bits: Page)]) {
    self.pages = pages
  }

  init(_ coverage: CharacterCoverage) {
    for range in coverage.ranges {
      for number in range.lowerBound >> 8...range.upperBound >> 8 {
        let first = max(range.lowerBound, number << 8)
        let last = min(range.upperBound, number << 8 | 0xFF)
        if pages.last?.number != number { pages.append((number, .zero)) }
        pages[pages.count - 1].bits.setBits(Int(first & 0xFF)...Int(last & 0xFF))
      }
    }
  }

  var count: Int {
    pages.reduce(0) { $0 + $1.bits.bitCount }
  }

  /// The code points, in order.
  var coverage: CharacterCoverage {
    var accumulator = CoverageAccumulator()
    for page in pages {
      for word in 0..<8 {
        var bits = page.bits[word]
        while bits != 0 {
          let codePoint = Int(page.number) << 8 | word << 5 | bits.trailingZeroBitCount
          accumulator.add(codePoint, through: codePoint)
          bits &= bits - 1
        }
      }
    }
    return accumulator.coverage
  }

  /// The code points that another set lacks.
  func subtracting(_ other: CodePointPages) -> CodePointPages {
    var rest: [(number: UInt32, bits: Page)] = []
    var position = 0
    for page in pages {
      while position < other.pages.count, other.pages[position].number < page.number {
        position += 1
      }
      let isShared = position < other.pages.count && other.pages[position].number == page.number
      let bits = isShared ? page.bits & ~other.pages[position].bits : page.bits
      if bits != .zero { rest.append((page.number, bits)) }
    }
    return CodePointPages(pages: rest)
  }
}

extension SIMD8<UInt32> {
  fileprivate mutating func setBits(_ range: ClosedRange<Int>) {
    for word in range.lowerBound / 32...range.upperBound / 32 {
      let first = Swift.max(range.lowerBound, word * 32) - word * 32
      let last = Swift.min(range.upperBound, word * 32 + 31) - word * 32
      self[word] |= (UInt32.max >> UInt32(31 - (last - first))) << UInt32(first)
    }
  }

  fileprivate var bitCount: Int {
    indices.reduce(0) { $0 + self[$1].nonzeroBitCount }
  }
}
