public import Foundation

extension UIColor {
    /// A colour of an asset catalogue, which chooses again whenever it is resolved. `nil` where there is none of the name; a
    /// warning says so.
    ///
    /// - Parameters:
    ///   - name: of the colour set, after the names of groups that provide a namespace: `Colors/Leaf`.
    ///   - bundle: whose resources have the catalogue. With `nil` and the main bundle it is looked for beside the program, in
    ///     the resources of the calling module's target, around the calling source file, and last in other targets' resources.
    ///   - traitCollection: Changes nothing in a picture.
    ///   - fileID: The calling file; leave it out.
    ///   - filePath: The calling file; leave it out.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil,
        fileID: String = #fileID, filePath: String = #filePath
    ) {
        let caller = ResourceCaller(fileID: fileID, filePath: filePath)
        guard let color = AssetLibrary.of(bundle, caller).found(color: name) else { return nil }
        self.init(source: color.source)
    }

    /// For code that hands the initialiser on: a colour of the catalogues beside the program and in targets' resources.
    @_disfavoredOverload
    public convenience init?(named name: String) { self.init(named: name, in: nil, fileID: "", filePath: "") }

    /// A colour of an asset catalogue by what Xcode generates for it; clear where there is none.
    public convenience init(resource: ColorResource) {
        let library = AssetLibrary.of(resource.bundle, ResourceCaller(module: ""))
        self.init(source: (library.found(color: resource.name) ?? .clear).source)
    }
}

/// A colour of an asset catalogue, as Xcode's generated code names it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
