/// The header of a block of memory: its size, which FreeType does not tell when it frees one, and its
/// neighbours among all blocks.
@unsafe struct AllocatedBlock {
  /// Room for the header that leaves what follows aligned as `malloc` does.
  static let headerSize = 32

  var size: Int
  var previous: UnsafeMutablePointer<AllocatedBlock>?
  var next: UnsafeMutablePointer<AllocatedBlock>?

  /// Every block, so that those that are forgotten can be freed.
  @unsafe struct List {
    private var head: UnsafeMutablePointer<AllocatedBlock>?

    /// The contents of some block; `nil` when there is none.
    var first: UnsafeMutableRawPointer? {
      unsafe head.map { unsafe UnsafeMutableRawPointer($0) + AllocatedBlock.headerSize }
    }

    /// Adds memory that has room for a header and `size` bytes, and gives its contents.
    @discardableResult
    mutating func insert(_ start: UnsafeMutableRawPointer, size: Int) -> UnsafeMutableRawPointer {
      let block = unsafe start.bindMemory(to: AllocatedBlock.self, capacity: 1)
      unsafe block.initialize(to: AllocatedBlock(size: size, previous: nil, next: head))
      unsafe head?.pointee.previous = block
      unsafe head = block
      return unsafe start + AllocatedBlock.headerSize
    }

    /// Takes out the block with these contents, and gives its memory and their size.
    mutating func remove(
      _ contents: UnsafeMutableRawPointer
    ) -> (start: UnsafeMutableRawPointer, size: Int) {
      let start = unsafe contents - AllocatedBlock.headerSize
      let block = unsafe start.assumingMemoryBound(to: AllocatedBlock.self).pointee
      if let previous = unsafe block.previous {
        unsafe previous.pointee.next = block.next
      } else {
        unsafe head = block.next
      }
      unsafe block.next?.pointee.previous = block.previous
      return unsafe (start, block.size)
    }
  }
}
