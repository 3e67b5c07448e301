import Foundation
import Galley

/// An input of a command, solved.
@MainActor enum SceneInput {
    /// What an input's failure looks like to the user.
    struct Failure: Error, Hashable, Sendable {
        var messages: [String]
        var code: ExitCode

        init(_ error: RenderError, input: String) {
            // A scene's own faults name their file; what happens later does not know it.
            messages = error.stage == .scene ? error.messages : error.messages.map { "\(input): \($0)" }
            code = error.isRequestFault ? .wrongRequest : .failed
        }

        init(_ messages: [String], code: ExitCode) {
            self.messages = messages
            self.code = code
        }
    }

    /// Tells the warnings. With `isStrict` each of them is a fault instead.
    static func solve(
        _ input: String, _ overrides: SceneOverrides, isStrict: Bool, console: Console
    ) throws(Failure) -> SolvedPicture {
        if input.hasSuffix(".swift") {
            throw Failure(
                ["\(input): not a scene — to draw its previews, say: galley preview \(input)"], code: .wrongRequest)
        }
        CrashGuard.describe(input)
        let picture: SolvedPicture
        do throws(RenderError) {
            picture =
                try input == "-"
                ? ScenePictures.solve(ScenePictures.Source(standardInput), overrides)
                : ScenePictures.solve(file: input, overrides)
        } catch {
            throw Failure(error, input: input)
        }
        guard !picture.warnings.isEmpty else { return picture }
        if isStrict { throw Failure(picture.warnings, code: .wrongRequest) }
        for message in picture.warnings { console.warning(message) }
        return picture
    }

    /// It can be read once, and several pictures may be drawn from it.
    private static let standardInput = Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
}
