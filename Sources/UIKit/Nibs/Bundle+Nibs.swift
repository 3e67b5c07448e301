public import Foundation

extension Bundle {
    /// The top-level objects of a nib of this bundle, in their order; `nil` where it gives none, after telling why as
    /// `UINib.instantiate(withOwner:options:)` does.
    ///
    /// - Parameters:
    ///   - owner: What the document calls File's Owner: gets its outlets.
    ///   - fileID: The calling file; leave it out.
    ///   - filePath: The calling file; leave it out.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID,
        filePath: String = #filePath
    ) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self, fileID: fileID, filePath: filePath)
        do throws(NibError) {
            return try nib.load(withOwner: owner, options: options)
        } catch {
            error.tell()
            return nil
        }
    }
}
