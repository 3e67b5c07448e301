import DisplayLists
import Foundation

/// The faces that text is set with, and no others: the host's font configuration has no say.
package final class FontLibrary: Sendable {
    /// A face that the package counts on.
    package struct DeclaredFace: Hashable, Sendable {
        /// The PostScript name.
        package let name: String
        package let path: String
        /// The Debian package that installs the file.
        package let package: String

        package init(name: String, path: String, package: String) {
            self.name = name
            self.path = path
            self.package = package
        }

        package var isPresent: Bool { access(path, R_OK) == 0 }
    }

    package static let declaredFaces: [DeclaredFace] = FaceCatalogue.entries.flatMap { entry in
        entry.family.members.map { DeclaredFace(name: $0.face.name, path: $0.face.path, package: entry.package) }
    }

    /// The user's families, in the order of their folders.
    let extraFamilies: [FaceFamily]
    private let families: [String: FaceFamily]

    /// Finds the faces without opening the declared ones; each is opened when a text first needs it.
    ///
    /// - Parameter extraFolders: folders of font files to prefer over the declared faces. The system face itself is used for
    ///   `FontDescription.Family.system` if a folder holds it.
    package init(extraFolders: [String] = []) throws(TypesettingError) {
        if let missing = Self.declaredFaces.first(where: { !$0.isPresent }) {
            throw .missingFace(name: missing.name, path: missing.path, package: missing.package)
        }
        var extras: [FaceFamily] = []
        for folder in extraFolders { extras += try FaceFolder.families(in: folder) }
        var families: [String: FaceFamily] = [:]
        for family in extras + FaceCatalogue.entries.map(\.family) where families[Self.key(family.name)] == nil {
            families[Self.key(family.name)] = family
        }
        extraFamilies = extras
        self.families = families
    }

    /// Whether `FontDescription.Family.named` means a face of the library by this name.
    package func hasFace(named name: String) -> Bool {
        family(named: name) != nil || member(named: name) != nil
    }

    func family(named name: String) -> FaceFamily? {
        families[Self.key(name)]
    }

    /// By its PostScript name.
    func member(named name: String) -> FaceFamily.Member? {
        let declared = FaceCatalogue.entries.lazy.map(\.family)
        for family in extraFamilies {
            if let member = family.members.first(where: { $0.face.name == name }) { return member }
        }
        for family in declared {
            if let member = family.members.first(where: { $0.face.name == name }) { return member }
        }
        return nil
    }

    private static func key(_ name: String) -> String {
        name.lowercased()
    }
}
