// How fast scaledValue is, beside the arithmetic that it cannot do without.
//
//   swift run -c release --package-path Benchmarks scaling
import FontScaling
import Glibc

let calls = 100_000_000

/// `(v × a ÷ b × 3).rounded() ÷ 3` over a table of one style.
func arithmetic(_ leadings: [Double]) -> Double {
  var total = 0.0
  var index = 0
  for call in 0..<calls {
    let value = Double(call & 63)
    total += (value * leadings[index] / leadings[3] * 3).rounded() / 3
    index = index == 11 ? 0 : index + 1
  }
  return total
}

func scaledValue(_ style: TextStyle, _ categories: [ContentSizeCategory]) throws -> Double {
  var total = 0.0
  var index = 0
  for call in 0..<calls {
    total += try style.scaledValue(Double(call & 63), at: categories[index])
    index = index == 11 ? 0 : index + 1
  }
  return total
}

/// The best of five runs, in millions of calls a second of this process's own time.
func rate(_ run: () throws -> Double) rethrows -> Double {
  var best = 0.0
  for _ in 1...5 {
    let start = clock()
    let total = try run()
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    precondition(total > 0)
    best = max(best, Double(calls) / seconds / 1e6)
  }
  return best
}

let categories = ContentSizeCategory.allCases
let leadings = try categories.map { try TextStyle.body.leading(at: $0) }
let bare = rate { arithmetic(leadings) }
let scaled = try rate { try scaledValue(.body, categories) }
print("arithmetic alone  \(Int(bare)) million calls a second")
print("scaledValue       \(Int(scaled)) million calls a second")
print("ratio             \((scaled / bare * 100).rounded() / 100)")
