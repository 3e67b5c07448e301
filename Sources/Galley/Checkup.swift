import Appearance
import Foundation
import Typesetting

/// What is installed of all that pictures are drawn with.
package struct Checkup: Hashable, Sendable {
    /// What a Debian package brings.
    package struct Item: Hashable, Sendable {
        /// The Debian package.
        package var package: String
        /// `24 faces`, `icons`.
        package var contents: String
        /// Paths that ought to be there and are not.
        package var missing: [String]

        package var isPresent: Bool { missing.isEmpty }
    }

    /// Sorted by package.
    package var items: [Item]
    /// Name and version of each library.
    package var libraries: [String]

    package var isComplete: Bool { items.allSatisfy(\.isPresent) }

    /// Looks.
    package init() {
        let faces = Dictionary(grouping: FontLibrary.declaredFaces, by: \.package)
        items = faces.map { package, faces in
            Item(
                package: package, contents: "\(faces.count) face\(faces.count == 1 ? "" : "s")",
                missing: faces.filter { !$0.isPresent }.map(\.path).sorted())
        }
        let icons = SymbolLibrary().iconFolder
        let hasIcons = FileManager.default.fileExists(atPath: icons)
        items.append(Item(package: "bootstrap-icons", contents: "icons", missing: hasIcons ? [] : [icons]))
        items.sort { $0.package < $1.package }
        libraries = (DrawingEnvironment.versions).split(separator: "\n").map(String.init)
    }
}
