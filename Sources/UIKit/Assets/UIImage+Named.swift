public import Foundation

extension UIImage {
    /// An image of an asset catalogue, or a PNG, JPEG or SVG file of a bundle. It chooses again wherever it is shown. `nil`
    /// where there is none of the name; a warning says so.
    ///
    /// - Parameters:
    ///   - name: of the set, after the names of groups that provide a namespace, or of the file, with or without `@2x` and type.
    ///   - fileID: The calling file; leave it out.
    ///   - filePath: The calling file; leave it out.
    public convenience init?(named name: String, fileID: String = #fileID, filePath: String = #filePath) {
        self.init(named: name, in: nil, with: nil, fileID: fileID, filePath: filePath)
    }

    /// For code that hands the initialiser on: an image beside the program and in targets' resources.
    @_disfavoredOverload
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil, fileID: "", filePath: "")
    }

    /// - Parameters:
    ///   - bundle: whose resources have the image. With `nil` and the main bundle it is looked for beside the program, in the
    ///     resources of the calling module's target, around the calling source file, and last in other targets' resources.
    ///   - traitCollection: counts where the place that shows the image leaves traits open.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
        fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.init(
            named: name, in: bundle, with: traitCollection.map { Configuration(traits: $0) }, fileID: fileID,
            filePath: filePath)
    }

    /// - Parameter configuration: of a symbol, or of traits that count where the place that shows the image leaves them open.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?, fileID: String = #fileID,
        filePath: String = #filePath
    ) {
        let caller = ResourceCaller(fileID: fileID, filePath: filePath)
        guard let image = AssetLibrary.of(bundle, caller).found(image: name) else { return nil }
        self.init(image, configuration)
    }

    /// - Parameter value: 0…1: how much of a variable symbol is filled. Not drawn yet.
    public convenience init?(
        named name: String, in bundle: Bundle?, variableValue value: Double,
        configuration: UIImage.Configuration? = nil, fileID: String = #fileID, filePath: String = #filePath
    ) {
        self.init(named: name, in: bundle, with: configuration, fileID: fileID, filePath: filePath)
    }

    /// An image of an asset catalogue by what Xcode generates for it; empty where there is none.
    public convenience init(resource: ImageResource) {
        let library = AssetLibrary.of(resource.bundle, ResourceCaller(module: ""))
        self.init(library.found(image: resource.name) ?? UIImage(), nil)
    }

    private convenience init(_ image: UIImage, _ configuration: Configuration?) {
        var settings = image.settings
        settings.configuration = configuration ?? settings.configuration
        self.init(content: image.content, settings: settings)
    }
}

/// An image of an asset catalogue, as Xcode's generated code names it.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
