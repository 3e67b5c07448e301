/// A kind of data, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// `nil` where an identifier is empty.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }
    /// `nil` where the extension is none of those that are known here.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard let known = Self.known.first(where: { $0.filenameExtensions.contains(filenameExtension.lowercased()) })
        else { return nil }
        self = known.type
    }
    /// `nil` where the type is none of those that are known here.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = Self.known.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
        self = known.type
    }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// `nil` where none is known.
    public var preferredFilenameExtension: String? { entry?.filenameExtensions.first }
    /// `nil` where none is known.
    public var preferredMIMEType: String? { entry?.mimeType }
    private var entry: Entry? { Self.known.first { $0.type == self } }

    /// Whether the type is the other one, or a kind of it as far as that is known here.
    public func conforms(to type: UTType) -> Bool {
        if self == type || type == .item { return true }
        return entry?.parents.contains { $0.conforms(to: type) } ?? false
    }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: Types

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let fileURL = UTType(known: "public.file-url")
    public static let url = UTType(known: "public.url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let zip = UTType(known: "public.zip-archive")
    public static let archive = UTType(known: "public.archive")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let contact = UTType(known: "public.contact")
    public static let vCard = UTType(known: "public.vcard")
    public static let calendarEvent = UTType(known: "public.calendar-event")

    // MARK: What is known of them

    private struct Entry: Sendable {
        let type: UTType
        let parents: [UTType]
        let filenameExtensions: [String]
        let mimeType: String?

        init(_ type: UTType, _ parents: [UTType], _ filenameExtensions: [String] = [], _ mimeType: String? = nil) {
            self.type = type
            self.parents = parents
            self.filenameExtensions = filenameExtensions
            self.mimeType = mimeType
        }
    }

    // Extensions and media types as registered with IANA.
    private static let known: [Entry] = [
        Entry(.data, [.item]), Entry(.content, [.item]), Entry(.directory, [.item]), Entry(.folder, [.directory]),
        Entry(.url, [.data]), Entry(.fileURL, [.url]), Entry(.text, [.data, .content]),
        Entry(.plainText, [.text], ["txt"], "text/plain"), Entry(.utf8PlainText, [.plainText]),
        Entry(.rtf, [.text], ["rtf"], "text/rtf"), Entry(.html, [.text], ["html", "htm"], "text/html"),
        Entry(.xml, [.text], ["xml"], "application/xml"), Entry(.json, [.text], ["json"], "application/json"),
        Entry(.commaSeparatedText, [.text], ["csv"], "text/csv"), Entry(.sourceCode, [.plainText]),
        Entry(.swiftSource, [.sourceCode], ["swift"]), Entry(.propertyList, [.data], ["plist"]),
        Entry(.pdf, [.data, .content], ["pdf"], "application/pdf"), Entry(.archive, [.data]),
        Entry(.zip, [.archive], ["zip"], "application/zip"), Entry(.image, [.data, .content]),
        Entry(.png, [.image], ["png"], "image/png"), Entry(.jpeg, [.image], ["jpeg", "jpg"], "image/jpeg"),
        Entry(.gif, [.image], ["gif"], "image/gif"), Entry(.heic, [.image], ["heic"], "image/heic"),
        Entry(.webP, [.image], ["webp"], "image/webp"), Entry(.svg, [.image], ["svg"], "image/svg+xml"),
        Entry(.audiovisualContent, [.data, .content]), Entry(.movie, [.audiovisualContent]),
        Entry(.video, [.movie]), Entry(.mpeg4Movie, [.movie], ["mp4"], "video/mp4"),
        Entry(.quickTimeMovie, [.movie], ["mov"], "video/quicktime"), Entry(.audio, [.audiovisualContent]),
        Entry(.mp3, [.audio], ["mp3"], "audio/mpeg"), Entry(.contact, [.item]),
        Entry(.vCard, [.text, .contact], ["vcf"], "text/vcard"),
        Entry(.calendarEvent, [.item], ["ics"], "text/calendar"),
    ]
}
