public import Foundation

/// What was copied, as long as the process lives. No effect on a picture.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    open var string: String?
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    open var url: URL?
    open var image: UIImage?
    open var color: UIColor?
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
}
