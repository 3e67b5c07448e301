import Foundation
package import ResourceFiles
import Synchronization

/// The colours and pictures of asset catalogues, the first catalogue first.
package struct AssetLibrary: Sendable {
    package let catalogs: [AssetCatalog]

    /// Where pictures lie that are in no catalogue.
    private let folders: [String]

    package init(_ catalogs: [AssetCatalog], folders: [String] = []) {
        self.catalogs = catalogs
        self.folders = folders
    }

    private struct PictureKey: Hashable {
        var name: String
        var set: AssetPictures
        var files: [FileVersion]
    }

    private struct Kept {
        var colors: [AssetColors: AssetColorChoice] = [:]
        var pictures: [PictureKey: UIImageAsset] = [:]
    }

    /// One name gives one object, so that colours and images of it are equal.
    private static let kept = Mutex(Kept())
    private static let limit = 4096

    package func names(_ kind: AssetCatalog.Kind) -> [String] { catalogs.flatMap { $0.names(kind) } }

    /// The folder of a set; `nil` when no catalogue has one of the name.
    package func folder(of name: String, _ kind: AssetCatalog.Kind) -> String? {
        catalogs.lazy.compactMap { $0.folder(of: name, kind) }.first
    }

    /// The colour of a name, which looks itself up again whenever it is resolved; `nil` when there is none.
    package func color(_ name: String) throws(SourceError) -> UIColor? {
        for catalog in catalogs {
            guard let set = try catalog.colors(name) else { continue }
            if let known = Self.kept.withLock({ $0.colors[set] }) { return known.color }
            let colors = try Self.colors(set, file: (catalog.folder(of: name, .color) ?? name) + "/Contents.json")
            return Self.kept.withLock { kept in
                if let known = kept.colors[set] { return known.color }
                if kept.colors.count >= Self.limit { kept.colors = [:] }
                let choice = AssetColorChoice(set, colors)
                kept.colors[set] = choice
                return choice.color
            }
        }
        return nil
    }

    private static func colors(_ set: AssetColors, file: String) throws(SourceError) -> [UIColor] {
        var colors: [UIColor] = []
        for member in set.members {
            switch member.color {
            case .components(let space, let red, let green, let blue, let alpha):
                colors.append(UIColor(space, red: red, green: green, blue: blue, alpha: alpha))
            case .system(let reference):
                let plain = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
                guard let color = UIColor.system(named: plain) ?? UIColor.system(named: reference) else {
                    throw .unreadable(
                        file: file, problem: "there is no system colour \(quoted(reference))",
                        remedy: "name one of UIColor's, such as systemBlueColor")
                }
                colors.append(color)
            }
        }
        return colors
    }

    /// The picture of a name, which chooses its pixels again wherever it is shown; `nil` when there is none.
    package func image(_ name: String) throws(SourceError) -> UIImage? {
        for catalog in catalogs {
            if let set = try catalog.pictures(name) { return Self.asset(name, set).image }
        }
        return nil
    }

    private static func asset(_ name: String, _ set: AssetPictures) -> UIImageAsset {
        let key = PictureKey(name: name, set: set, files: set.members.map { FileVersion($0.path) })
        return kept.withLock { kept in
            if let known = kept.pictures[key] { return known }
            if kept.pictures.count >= limit { kept.pictures = [:] }
            let asset = UIImageAsset(name: name, set)
            kept.pictures[key] = asset
            return asset
        }
    }

    private static let scales: [(suffix: String, scale: Double)] = [("", 1), ("@2x", 2), ("@3x", 3)]
    private static let types = ["png", "jpg", "jpeg", "svg"]

    /// A picture that lies in a folder for one or more scales: `Tin.png`, `Tin@2x.png`.
    package func file(_ name: String) -> UIImage? {
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.utf8.contains(0) else { return nil }
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        let isWhole = Self.types.contains(String(name[dot...].dropFirst()).lowercased())
        let stem = isWhole ? String(name[..<dot]) : name
        let types = isWhole ? [String(name[dot...].dropFirst())] : Self.types
        for folder in folders {
            var set = AssetPictures()
            for type in types {
                for (suffix, scale) in Self.scales {
                    let path = "\(folder)/\(stem)\(suffix).\(type)"
                    guard FileManager.default.fileExists(atPath: path) else { continue }
                    set.members.append(AssetPictures.Member(path: path, scale: scale))
                }
            }
            if !set.members.isEmpty { return Self.asset(stem, set).image }
        }
        return nil
    }
}

extension UIColor {
    fileprivate convenience init(_ space: AssetColor.Space, red: Double, green: Double, blue: Double, alpha: Double) {
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .linearSRGB:
            func encoded(_ value: Double) -> Double {
                let size = abs(value)
                let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
                return value < 0 ? -result : result
            }
            self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
        }
    }
}
