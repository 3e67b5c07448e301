public import Foundation

extension NSAttributedString {
    /// Without any text: `NSAttributedString()`.
    // An initializer without parameters would override `NSObject`'s, which an extension cannot.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
