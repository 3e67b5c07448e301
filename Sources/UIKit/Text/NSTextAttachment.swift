public import Foundation

/// A picture that stands in text like a letter.
open class NSTextAttachment: NSObject {
    /// Stays the first that is stored.
    private let foundationMark = FoundationMark()

    public override init() { super.init() }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The data of a picture file.
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// `nil` shows nothing.
    open var image: UIImage?
    /// Where the picture stands: points from where the letter would on the baseline, y up. An empty size is the image's own.
    open var bounds = CGRect.zero
    /// The data of a picture file that it was made from. No effect on a picture.
    open var contents: Data?
    /// No effect on a picture.
    open var fileType: String?

    /// The character that stands for an attachment in text.
    public nonisolated static let character = 0xFFFC
}

extension NSAttributedString {
    /// The one character that shows an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
