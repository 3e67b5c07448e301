import CMalloc
import Foundation

/// The parts of memory that threads are given theirs from.
enum MemoryArenas {
    /// Keeps them few. Work goes from thread to thread between one wait and the next; with an arena for each thread, as the
    /// C library has it, what one frees is of no use to the others, and a batch's memory grows with the threads it met.
    /// One thread lays out, which takes memory all the time; those that paint use theirs again.
    static func limit() {
        _ = mallopt(M_ARENA_MAX, Int32(max(1, ProcessInfo.processInfo.activeProcessorCount / 4)))
    }

    /// Gives what is free back to the system, where one kind of work is over and another one begins.
    static func giveBack() { _ = malloc_trim(0) }
}
