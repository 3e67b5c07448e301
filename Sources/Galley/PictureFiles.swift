import Comparison
import DisplayLists
import Foundation
import PNG

/// Pictures that lie in files, for whoever compares what was drawn at two times.
package enum PictureFiles {
    /// What two PNG files have and have not in common.
    package struct Outcome: Sendable {
        /// Within the tolerance.
        package var isEqual: Bool
        /// How many pixels differ, by how much and where, or that the sizes do; then what changed, a line each.
        package var summary: String
        /// Expected, difference and actual side by side, as a PNG; `nil` for pictures that match.
        package var picture: [UInt8]?
        /// What was asked to be ignored and is in neither picture.
        package var unmatchedIgnores: [String]
    }

    /// Why a comparison cannot be made: one line a file.
    package struct Failure: Error, Hashable, Sendable {
        package var messages: [String]
    }

    /// Compares two PNG files, each with the text twin that may lie beside it. Equal bytes are equal pictures and are not
    /// decoded; transparent pixels lie on white.
    package static func compare(
        expected: String, actual: String, limits: ComparisonLimits = ComparisonLimits()
    ) throws(Failure) -> Outcome {
        var faults: [String] = []
        let pictures = [expected, actual].map { path -> ComparedPicture in
            guard let data = FileManager.default.contents(atPath: path) else {
                faults.append(
                    OutputFile.isFolder(path)
                        ? "\(path): this is a folder — name a picture in it"
                        : FileManager.default.fileExists(atPath: path)
                            ? "\(path): it cannot be read — check its permissions"
                            : "\(path): there is no such file — check the path")
                return ComparedPicture(.png([]), layout: nil as LayoutReport?)
            }
            return ComparedPicture(.png(Array(data)), layout: textTwin(of: path))
        }
        guard faults.isEmpty else { throw Failure(messages: faults) }
        do throws(ComparisonError) {
            return Outcome(
                try PictureComparison(expected: pictures[0], actual: pictures[1], tolerance: limits.tolerance))
        } catch {
            throw Failure(messages: [error.message(expected: expected, actual: actual)])
        }
    }

    /// What ends the name of the layout report that lies beside a picture: `settings.png` has `settings.layout.txt`.
    package static let twinEnding = ".layout.txt"

    /// The path of a picture's layout report, whether or not it is there.
    package static func twinPath(of picture: String) -> String {
        (picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + twinEnding
    }

    private static func textTwin(of picture: String) -> String? {
        FileManager.default.contents(atPath: twinPath(of: picture)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension PictureFiles.Outcome {
    fileprivate init(_ comparison: PictureComparison) {
        var encoder = PNGEncoder()
        self.init(
            isEqual: comparison.isMatch, summary: comparison.description,
            picture: comparison.pictures.map { encoder.encode($0.triptych) },
            unmatchedIgnores: comparison.unmatchedIgnores.map(\.description))
    }
}

extension ComparisonError {
    fileprivate func message(expected: String, actual: String) -> String {
        switch self {
        case .unreadableReference(let error): "\(expected): \(error.description)"
        case .unreadablePicture(let error): "\(actual): \(error.description)"
        case .noLayout: description
        }
    }
}
