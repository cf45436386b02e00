/// Transforms inputs on all processors and hands the results on in the order of the inputs.
///
/// At most a few dozen results wait at any time, whatever the number of inputs.
func mapInOrder<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output, each: (Output) -> Void
) async {
  guard inputs.count > 1 else { return inputs.forEach { each(transform($0)) } }
  let window = 32
  await withTaskGroup(of: (Int, Output).self) { group in
    var started = 0
    func startNext() {
      guard started < inputs.count else { return }
      let position = started
      group.addTask { (position, transform(inputs[position])) }
      started += 1
    }
    for _ in 0..<window { startNext() }
    var waiting: [Int: Output] = [:]
    var next = 0
    for await (position, output) in group {
      waiting[position] = output
      while let output = waiting.removeValue(forKey: next) {
        each(output)
        next += 1
        startNext()
      }
    }
  }
}
