import Foundation

/// Times in milliseconds.
enum Clock {
    /// Of this process's threads together.
    static func cpu() -> Double { read(CLOCK_PROCESS_CPUTIME_ID) }
    static func wall() -> Double { read(CLOCK_MONOTONIC) }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}

extension [Double] {
    var median: Double {
        let sorted = sorted()
        return sorted.isEmpty ? 0 : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}

extension Double {
    /// One decimal, as wide as `width`.
    func text(_ width: Int = 7) -> String {
        let tenths = Int((self * 10).rounded())
        let text = "\(tenths / 10).\(abs(tenths % 10))"
        return String(repeating: " ", count: Swift.max(0, width - text.count)) + text
    }
}
