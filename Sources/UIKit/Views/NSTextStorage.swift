public import Foundation

/// Text that can be changed.
public typealias NSTextStorage = NSMutableAttributedString
