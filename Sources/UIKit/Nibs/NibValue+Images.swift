import Foundation
import InterfaceFiles
import ResourceFiles

extension NibValue {
    /// A symbol of the system's catalogue, or a file beside the nib or in its bundle. Where there is none the image is left out, with a
    /// warning.
    var image: UIImage? { Self.image(named: text, catalog: element["catalog"], element, builder) }

    /// An element that names an image and says how it is used.
    var imageReference: UIImage? {
        guard let name = element["image"] else { return nil }
        guard let image = Self.image(named: name, catalog: element["catalog"], element, builder) else { return nil }
        let mode = element["renderingMode"]
        guard image.isSymbolImage else { return mode == "template" ? image.withRenderingMode(.alwaysTemplate) : image }
        let scale = element["symbolScale"].flatMap { Self.scales[$0] }
        let scaled = scale.flatMap { image.applyingSymbolConfiguration(.init(scale: $0)) } ?? image
        let colors = mode.flatMap { Self.renderings[$0] }
        return colors.flatMap { scaled.applyingSymbolConfiguration($0()) } ?? scaled
    }

    private static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let renderings: [String: @MainActor () -> UIImage.SymbolConfiguration] = [
        "hierarchical": { .init(hierarchicalColor: .tintColor) },
        "multicolor": { .preferringMulticolor() },
        "monochrome": { .preferringMonochrome() },
    ]
    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    var symbolConfiguration: UIImage.SymbolConfiguration? {
        var result = UIImage.SymbolConfiguration.unspecified
        func add(_ other: UIImage.SymbolConfiguration?) { if let other { result = result.applying(other) } }
        func value(_ name: String) -> NibValue? { NibValue(attribute: name, of: element, builder: builder) }
        if let font = element.child("fontDescription") {
            add(NibValue(font, builder: builder).font.map { UIImage.SymbolConfiguration(font: $0) })
        }
        add(value("pointSize").flatMap { $0.number }.map { UIImage.SymbolConfiguration(pointSize: $0) })
        add(value("weight").flatMap { $0.choice(Self.symbolWeights) }.map { UIImage.SymbolConfiguration(weight: $0) })
        add(value("scale").flatMap { $0.choice(Self.scales) }.map { UIImage.SymbolConfiguration(scale: $0) })
        return result
    }

    // MARK: Files

    private static let fileTypes = ["@3x.png", "@2x.png", ".png", ".jpg", ".jpeg", ".svg"]

    private static func image(
        named name: String, catalog: String?, _ element: InterfaceElement, _ builder: NibBuilder
    ) -> UIImage? {
        if catalog == "system" { return UIImage(systemName: name) }
        let source = builder.source
        do throws(SourceError) {
            if let image = try source.assets.image(name) { return image }
        } catch {
            builder.warn("the image \"\(name)\" cannot be used — \(error.lines[0])", at: element)
            return nil
        }
        let folder = (builder.document.file as NSString).deletingLastPathComponent
        let folders = (folder.isEmpty ? [] : [folder]) + source.folders
        let stem = name.hasSuffix(".png") ? String(name.dropLast(".png".count)) : name
        for place in folders where !name.isEmpty && !name.contains("/") {
            for type in fileTypes {
                let path = "\(place)/\(stem)\(type)"
                if FileManager.default.fileExists(atPath: path) { return UIImage(contentsOfFile: path) }
            }
        }
        builder.warn(
            "there is no image \"\(name)\" — put \(stem).png beside the nib, or into its bundle or an asset catalogue there",
            at: element)
        return nil
    }
}
