/// Scene documents to laid-out pictures.
@MainActor package enum ScenePictures {
    /// The JSON Schema of scene documents.
    package nonisolated static var schema: String { "{}\n" }

    /// Reads and lays out a scene file.
    package static func solve(file: String, _ overrides: SceneOverrides) throws(RenderError) -> SolvedPicture {
        throw RenderError(.scene, ["scenes cannot be read yet"], isRequestFault: true)
    }

    /// Lays out a scene whose text came from elsewhere; paths in it are relative to the current folder.
    package static func solve(_ bytes: [UInt8], _ overrides: SceneOverrides) throws(RenderError) -> SolvedPicture {
        throw RenderError(.scene, ["scenes cannot be read yet"], isRequestFault: true)
    }
}
