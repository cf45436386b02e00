internal import CFreeType

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What FreeType may spend on one file: memory, and processor time.
///
/// Past either limit each allocation and each read fails, which makes FreeType give up.
///
/// Safe because the two C records that point to it are its own and die with it.
@safe final class FreeTypeLimits {
  private(set) var remainingBytes: Int
  /// `nil` for no limit.
  private let end: Double?
  private(set) var isOutOfMemory = false
  private(set) var isOutOfTime = false
  /// What is allocated now; some of it FreeType forgets, such as streams of broken web fonts.
  private var blocks = unsafe AllocatedBlock.List()

  init(fileSize: Int, seconds: Double?) {
    remainingBytes = 16 * min(fileSize, 64 << 20) + 48 << 20
    end = seconds.map { Self.processorTime + $0 }
  }

  deinit {
    while let contents = unsafe blocks.first { unsafe release(contents) }
  }

  /// Looks at the clock.
  var allowsMoreTime: Bool {
    if let end, !isOutOfTime { isOutOfTime = Self.processorTime > end }
    return !isOutOfTime
  }

  /// The seconds that this thread has worked, which a busy machine does not stretch.
  private static var processorTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// The limits that an opaque C pointer stands for.
  private static func from(_ pointer: UnsafeMutableRawPointer?) -> FreeTypeLimits? {
    unsafe pointer.map { unsafe Unmanaged<FreeTypeLimits>.fromOpaque($0).takeUnretainedValue() }
  }

  /// An allocator for FreeType that these limits bound; it must not outlive them.
  var memory: FT_MemoryRec_ {
    unsafe FT_MemoryRec_(
      user: Unmanaged.passUnretained(self).toOpaque(),
      alloc: { memory, size in
        unsafe FreeTypeLimits.from(memory?.pointee.user)?.allocate(size)
      },
      free: { memory, block in
        unsafe FreeTypeLimits.from(memory?.pointee.user)?.release(block)
      },
      realloc: { memory, _, size, block in
        unsafe FreeTypeLimits.from(memory?.pointee.user)?.reallocate(block, size)
      })
  }

  private func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    guard spend(size), let start = unsafe malloc(size + AllocatedBlock.headerSize) else {
      return nil
    }
    return unsafe blocks.insert(start, size: size)
  }

  private func release(_ contents: UnsafeMutableRawPointer?) {
    guard let contents = unsafe contents else { return }
    let (start, size) = unsafe blocks.remove(contents)
    remainingBytes += size
    unsafe free(start)
  }

  private func reallocate(
    _ contents: UnsafeMutableRawPointer?, _ size: Int
  ) -> UnsafeMutableRawPointer? {
    guard let contents = unsafe contents else { return unsafe allocate(size) }
    let (old, oldSize) = unsafe blocks.remove(contents)
    guard spend(size - oldSize) else {
      unsafe blocks.insert(old, size: oldSize)
      return nil
    }
    guard let start = unsafe realloc(old, size + AllocatedBlock.headerSize) else {
      remainingBytes += size - oldSize
      unsafe blocks.insert(old, size: oldSize)
      return nil
    }
    return unsafe blocks.insert(start, size: size)
  }

  private func spend(_ size: Int) -> Bool {
    guard size <= remainingBytes else {
      isOutOfMemory = true
      return false
    }
    guard allowsMoreTime else { return false }
    remainingBytes -= size
    return true
  }
}
