// Times FontMeasuring against hb-shape, which shapes the same texts in one process,
// by processor time.
//
//     swift run -c release --package-path Benchmarks --traits Shaping measuring [SCRIPT…]
//
// Needs Debian's libharfbuzz-dev, libharfbuzz-bin and the fonts of the tests. Each line gives the
// characters of an average text, and ends with how many times as fast as hb-shape FontMeasuring is.

import FontMeasuring
import Foundation

let rounds = 2000

struct Group {
  var script: String
  var font = ""
  var texts: [String] = []
}

/// The test's samples, each script in its first font.
func readGroups() throws -> [Group] {
  let samples = URL(filePath: #filePath)
    .appending(path: "../../../Tests/FontMeasuringTests/Samples/shaping.txt").standardized
  var groups: [Group] = []
  for line in try String(contentsOf: samples, encoding: .utf8).split(separator: "\n") {
    if line.hasPrefix("= ") {
      groups.append(Group(script: String(line.dropFirst(2))))
    } else if line.hasPrefix("@ ") {
      guard groups[groups.count - 1].font.isEmpty else { continue }
      groups[groups.count - 1].font = "/usr/share/fonts/" + line.dropFirst(2)
    } else if !line.hasPrefix("#") {
      groups[groups.count - 1].texts.append(String(line))
    }
  }
  return groups
}

/// The processor time of this process, or of the processes that it has waited for.
func processorTime(_ who: __rusage_who) -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(who.rawValue), &usage)
  return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
}

/// The shortest of some times, since other processes disturb.
func shortest(_ time: () throws -> Double) rethrows -> Double {
  try (0..<3).map { _ in try time() }.min() ?? 0
}

/// Texts that FontMeasuring measures in a second.
func measured(_ group: Group, by typesetter: Typesetter) throws -> Double {
  let time = try shortest {
    var total = 0
    let start = processorTime(RUSAGE_SELF)
    for _ in 0..<rounds {
      for text in group.texts { total += try typesetter.set(text).advance }
    }
    precondition(total > 0)
    return processorTime(RUSAGE_SELF) - start
  }
  return Double(rounds * group.texts.count) / time
}

/// Texts that hb-shape shapes in a second: the time that more iterations take.
func shaped(_ group: Group) throws -> Double {
  let once = try shortest { try hbShape(group, rounds: 1) }
  let many = try shortest { try hbShape(group, rounds: rounds + 1) }
  return Double(rounds * group.texts.count) / max(many - once, 1e-6)
}

func hbShape(_ group: Group, rounds: Int) throws -> Double {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/hb-shape")
  process.arguments = ["--num-iterations=\(rounds)", group.font]
  let input = Pipe()
  process.standardInput = input
  process.standardOutput = FileHandle.nullDevice
  let start = processorTime(RUSAGE_CHILDREN)
  try process.run()
  input.fileHandleForWriting.write(Data(group.texts.map { $0 + "\n" }.joined().utf8))
  try input.fileHandleForWriting.close()
  process.waitUntilExit()
  return processorTime(RUSAGE_CHILDREN) - start
}

func report(_ group: Group) throws {
  let typesetter = try Typesetter(group.font)
  let plain = try Typesetter(group.font, allowsShaping: false)
  let ours = try measured(group, by: typesetter)
  let theirs = try shaped(group)
  let unshaped = try? measured(group, by: plain)
  let columns = [ours, theirs, unshaped].map { $0.map { "\(Int($0 / 1000)) k/s" } ?? "–" }
  let ratio = (ours / theirs * 100).rounded() / 100
  let characters = group.texts.map(\.unicodeScalars.count).reduce(0, +) / group.texts.count
  print(
    "\(group.script), \(characters) characters: \(typesetter.method.rawValue) \(columns[0]),",
    "hb-shape \(columns[1]), unshaped \(columns[2]), \(ratio) ×")
}

let scripts = CommandLine.arguments.dropFirst()
for group in try readGroups() where scripts.isEmpty || scripts.contains(group.script) {
  try report(group)
}
