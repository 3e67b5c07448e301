public import Foundation

/// Seconds.
public typealias CFTimeInterval = TimeInterval
/// Seconds since 2001.
public typealias CFAbsoluteTime = TimeInterval

/// Seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
/// Seconds since 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
