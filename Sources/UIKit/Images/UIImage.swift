package import Appearance
package import DisplayLists
public import Foundation
import ImageFiles
import Synchronization

/// A picture: a symbol by its name, pixels, an SVG document, or an asset that chooses one of them where it is shown.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    // Sendable in spite of being open: what is stored here is immutable, and nobody has a reason to add state.
    package enum Content: Hashable, Sendable {
        /// By its SF Symbols name. The value fills variable symbols up to 0…1.
        case symbol(name: String, variableValue: Double?)
        case bitmap(Bitmap)
        case vector(VectorImage)
        /// What code drew: as sharp at every scale as an SVG document.
        case drawing(RecordedDrawing)
        /// A symbol of an app's own.
        case customSymbol(SymbolTemplate)
        /// What is shown depends on traits.
        case asset(UIImageAsset)
        case empty
    }

    /// What can be changed about a picture.
    struct Settings: Hashable, Sendable {
        var scale = 1.0
        var renderingMode = RenderingMode.automatic
        var configuration: UIImage.Configuration?
        var tint: UIColor?
        var flipsForRightToLeft = false
        /// `nil` is stretched as a whole.
        var resizing: Resizing?
        var alignmentInsets = UIEdgeInsets.zero
        var orientation = Orientation.up
        var baseline = Baseline.own
        /// A file's name, for reports.
        var name = ""
    }

    package let content: Content
    let settings: Settings
    /// What a picture of views is besides its pixels; `nil` for any other picture.
    package let snapshot: Snapshot?
    private let attached = Mutex<UIImageAsset?>(nil)

    init(content: Content, settings: Settings = Settings(), snapshot: Snapshot? = nil) {
        self.content = content
        self.settings = settings
        self.snapshot = snapshot
        super.init()
    }

    /// The asset that others were registered with beside this picture.
    var attachedAsset: UIImageAsset? { attached.withLock { $0 } }

    func attachAsset() -> UIImageAsset {
        attached.withLock { attached in
            if let attached { return attached }
            let asset = UIImageAsset(owner: self)
            attached = asset
            return asset
        }
    }

    /// A picture without any size.
    public override convenience init() { self.init(content: .empty) }

    // MARK: Symbols

    /// A symbol by its SF Symbols name. A name that is not known gives a picture of a dashed box and a warning, since
    /// on a phone it may well exist; an empty name gives `nil`.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        self.init(symbol: name, variableValue: nil, configuration: configuration)
    }

    /// - Parameter value: 0…1: how much of a variable symbol is filled. It is kept and drawn as 1.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(symbol: name, variableValue: value, configuration: configuration)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(symbol: name, variableValue: nil, configuration: traitCollection.map { Configuration(traits: $0) })
    }

    private convenience init?(symbol name: String, variableValue: Double?, configuration: UIImage.Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(
            content: .symbol(name: name, variableValue: variableValue), settings: Settings(configuration: configuration)
        )
    }

    // MARK: Files

    /// A PNG, JPEG or SVG file. A name that ends in `@2x` or `@3x` says how many pixels a point has. `nil` when the file
    /// cannot be read; a warning says why.
    public convenience init?(contentsOfFile path: String) {
        let name = (path as NSString).lastPathComponent
        guard let data = FileManager.default.contents(atPath: path) else {
            RenderDiagnostics.current.report(.unreadableImage(name, reason: "there is no such file"))
            return nil
        }
        let stem = (name as NSString).deletingPathExtension
        let scale = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2.0 : 1.0
        self.init(bytes: Array(data), scale: scale, name: name)
    }

    /// The bytes of a PNG, JPEG or SVG file, one pixel a point. `nil` when they cannot be read; a warning says why.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - Parameter scale: Pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(bytes: Array(data), scale: Double(scale), name: "")
    }

    private convenience init?(bytes: [UInt8], scale: Double, name: String) {
        let settings = Settings(scale: scale > 0 ? scale : 1, name: name)
        do {
            switch try ImageFile.decode(bytes) {
            case .bitmap(let bitmap): self.init(content: .bitmap(bitmap), settings: settings)
            case .vector(let vector): self.init(content: .vector(vector), settings: settings)
            }
        } catch {
            RenderDiagnostics.current.report(.unreadableImage(name.isEmpty ? "data" : name, reason: error.description))
            return nil
        }
    }

    /// Pixels that are in memory already.
    package convenience init(bitmap: Bitmap, scale: Double = 1, name: String = "") {
        self.init(content: .bitmap(bitmap), settings: Settings(scale: scale, name: name))
    }

    package convenience init(vector: VectorImage, name: String = "") {
        self.init(content: .vector(vector), settings: Settings(name: name))
    }

    package convenience init(drawing: RecordedDrawing, scale: Double) {
        self.init(content: .drawing(drawing), settings: Settings(scale: scale))
    }

    // MARK: Comparing

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (content == other.content && settings == other.settings)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(content)
        hasher.combine(settings)
        return hasher.finalize()
    }

    open override var description: String {
        switch content {
        case .symbol(let name, _): "symbol \(name)"
        case .customSymbol(let template): "symbol \(template.name)"
        case .asset: "asset \(settings.name)"
        case .bitmap(let bitmap): "\(settings.name) \(bitmap.width) × \(bitmap.height)"
        case .vector(let vector): "\(settings.name) \(vector.size.width) × \(vector.size.height)"
        case .drawing(let drawing): "drawing \(drawing.size.width) × \(drawing.size.height)"
        case .empty: "empty"
        }
    }
}
