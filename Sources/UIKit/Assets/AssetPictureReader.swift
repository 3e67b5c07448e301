import DisplayLists
import Foundation
import ImageFiles
import ResourceFiles

/// Reads the file of a set's member.
enum AssetPictureReader {
    /// The largest file that is read.
    private static let sizeLimit = 100 << 20

    static func read(
        _ member: AssetPictures.Member, name: String, isSymbol: Bool
    ) -> Result<UIImage, AssetFault> {
        let file = member.path.split(separator: "/").suffix(2).joined(separator: "/")
        let version = FileVersion(member.path)
        guard version.isFile, version.size <= sizeLimit, let data = FileManager.default.contents(atPath: member.path)
        else {
            let problem = version.size > sizeLimit ? "is larger than \(sizeLimit >> 20) MB" : "cannot be read"
            return .failure(AssetFault("\(file) \(problem)", "add the file again, or remove it from the set"))
        }
        let bytes = [UInt8](data)
        if isSymbol {
            return SymbolTemplateReader.read(bytes, name: name).mapError {
                AssetFault("\(file): \($0.problem)", $0.remedy)
            }.map { UIImage(content: .customSymbol($0)) }
        }
        do throws(ImageFileError) {
            let settings = settings(member, name: name)
            switch try ImageFile.decode(bytes) {
            case .bitmap(let bitmap): return .success(UIImage(content: .bitmap(bitmap), settings: settings))
            case .vector(let vector): return .success(UIImage(content: .vector(vector), settings: settings))
            }
        } catch {
            let fault = AssetFault(sentence: error.description)
            return .failure(AssetFault("\(file): \(fault.problem)", fault.remedy))
        }
    }

    private static func settings(_ member: AssetPictures.Member, name: String) -> UIImage.Settings {
        var settings = UIImage.Settings()
        settings.name = name
        settings.scale = member.scale ?? 1
        func points(_ insets: AssetInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: insets.top / settings.scale, left: insets.left / settings.scale,
                bottom: insets.bottom / settings.scale, right: insets.right / settings.scale)
        }
        if let resizing = member.resizing {
            settings.resizing = UIImage.Resizing(
                capInsets: points(resizing.capInsets), mode: resizing.isTiled ? .tile : .stretch,
                center: resizing.center.map {
                    CGSize(width: $0.width / settings.scale, height: $0.height / settings.scale)
                })
        }
        if let insets = member.alignmentInsets { settings.alignmentInsets = points(insets) }
        return settings
    }
}
