public import Foundation

/// What is dragged, copied or shared, in the forms it can be read in. Nothing is dragged in a picture. No effect on a picture.
open class NSItemProvider: NSObject {
    /// Where a form may be read.
    public enum RepresentationVisibility: Int, Sendable {
        case all, team, group, ownProcess
    }

    /// The forms by their type identifiers, in the order they were given.
    open private(set) var registeredTypeIdentifiers: [String] = []
    /// The name of a file made of it; `nil` is none.
    open var suggestedName: String?
    private var object: (any NSItemProviderWriting)?

    public override init() {}

    /// What an object says it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// - Parameter typeIdentifier: A uniform type identifier; `nil` has no form at all.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        if let typeIdentifier { registeredTypeIdentifiers.append(typeIdentifier) }
    }

    /// A file's content; `nil` for an address that is none of a file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        registeredTypeIdentifiers.append("public.file-url")
    }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        self.object = object
        registeredTypeIdentifiers += type(of: object).writableTypeIdentifiersForItemProvider
    }

    /// The form is listed; nothing asks for its bytes.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registeredTypeIdentifiers.append(typeIdentifier)
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Whether the object it was made of is of a class.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { object is Object }

    /// Hands out the object it was made of, at once.
    @discardableResult
    open func loadObject<Object>(
        ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? Object, nil)
        return Progress(totalUnitCount: 1)
    }
}

/// What can be made of an item provider's bytes.
public protocol NSItemProviderReading: AnyObject {
    /// The forms, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Never called.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension NSAttributedString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.rtf"] }
}

extension UIImage: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

extension UIColor: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
