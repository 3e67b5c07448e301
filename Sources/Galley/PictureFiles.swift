import Comparison
import DisplayLists
import Foundation
import PNG

/// Pictures that lie in files, for whoever compares what was drawn at two times.
package enum PictureFiles {
    /// What two PNG files have and have not in common.
    package struct Outcome: Sendable {
        package var isEqual: Bool
        /// One line: how many pixels differ, by how much and where; or that the sizes do.
        package var summary: String
        /// Expected, difference and actual side by side, as a PNG; `nil` for equal pictures.
        package var picture: [UInt8]?
    }

    /// Why a comparison cannot be made: one line a file.
    package struct Failure: Error, Hashable, Sendable {
        package var messages: [String]
    }

    /// Compares exactly. Equal bytes are equal pictures and are not decoded; transparent pixels lie on white.
    package static func compare(expected: String, actual: String) throws(Failure) -> Outcome {
        var faults: [String] = []
        let bytes = [expected, actual].map { path -> [UInt8] in
            guard let data = FileManager.default.contents(atPath: path) else {
                faults.append("\(path): there is no such file — check the path")
                return []
            }
            return Array(data)
        }
        guard faults.isEmpty else { throw Failure(messages: faults) }
        if bytes[0] == bytes[1] { return Outcome(isEqual: true, summary: PixelComparison.equal.description) }
        let pictures = zip([expected, actual], bytes).compactMap { path, bytes -> PixelBuffer? in
            do throws(PNGError) {
                return try PNGDecoder.decodeOpaque(bytes)
            } catch {
                faults.append("\(path): \(error.description)")
                return nil
            }
        }
        guard faults.isEmpty else { throw Failure(messages: faults) }
        let comparison = PixelComparison(expected: pictures[0], actual: pictures[1])
        guard comparison != .equal else { return Outcome(isEqual: true, summary: comparison.description) }
        var encoder = PNGEncoder()
        return Outcome(
            isEqual: false, summary: comparison.description,
            picture: encoder.encode(DifferencePicture.triptych(expected: pictures[0], actual: pictures[1])))
    }
}
