package import ResourceFiles

/// A scene as it is written: plain values, nothing resolved but what asset catalogues hold, nothing left out.
package struct SceneDocument: Hashable, Sendable {
    /// The document's own address of the JSON Schema, for editors.
    package var schema: String?
    package var title: String?
    package var traits = SceneTraits()
    /// String tables, relative to the scene's folder.
    package var strings: [SceneName]?
    /// Asset catalogues, relative to the scene's folder.
    package var assets: [SceneName]?
    package var list: SceneList?
    package var table: SceneTable?
    package var navigationBar: SceneNavigationBar?
    package var tabBar: SceneTabBar?
    package var contentOffset: SceneOffset?
    package var sections: [SceneSection] = []
}

/// How far the content is scrolled, in points.
package struct SceneOffset: Hashable, Sendable, ScenePlaced {
    package var x: Double?
    package var y: Double?
    package var place = SourcePlace.start
}

/// A section of the list.
package struct SceneSection: Hashable, Sendable {
    package var header: SceneItem?
    package var footer: SceneItem?
    package var items: [SceneItem] = []
    package var layout: SceneSectionLayout?
    package var indexTitle: String?
}

extension SceneDocument {
    /// One name or several.
    static let names = ValueFormat<[SceneName]>.list(of: .placedName, count: 0...1000)
        .or(ValueFormat<SceneName>.placedName.map { [$0] })

    static let format: ObjectFormat<SceneDocument> = ObjectFormat(
        "scene", "a scene", "A list screen as Galley draws it. Keys are UIKit's property names, values its case names.",
        empty: { SceneDocument() },
        fields: [
            Field("$schema", \.schema, .string, "The address of this schema, for editors; Galley does not read it."),
            Field("title", \.title, .string, "What the screen is called; no part of the picture."),
            Field(
                "traits", \.traits, .object(SceneTraits.format),
                "Device, size and the user's settings; the command line can override each."),
            Field(
                "strings", \.strings, names,
                "String tables that texts are looked up in: .xcstrings, .strings and .stringsdict files, or folders with "
                    + ".lproj folders. Without it those beside the scene."),
            Field(
                "assets", \.assets, names,
                "Asset catalogues that { named: … } is looked up in: .xcassets folders. Without it those beside the scene."
            ),
            Field("list", \.list, .object(SceneList.format), "The list that the sections stand in."),
            Field(
                "table", \.table, .object(SceneTable.format).placed(),
                "The table that the sections stand in, in place of a list."),
            Field(
                "navigationBar", \.navigationBar,
                .object(SceneNavigationBar.format), "The bar above the list."),
            Field("tabBar", \.tabBar, .object(SceneTabBar.format).placed(), "The bar below the list."),
            Field(
                "contentOffset", \.contentOffset, .object(SceneOffset.format),
                "How far the list is scrolled: headers pin, a large title collapses."),
            Field("sections", \.sections, .list(of: .object(SceneSection.format)), "The sections from top to bottom."),
        ])
}

extension SceneOffset {
    static let format: ObjectFormat<SceneOffset> = ObjectFormat(
        "offset", "an offset", "A distance scrolled, in points.", rules: [.atLeastOne(["x", "y"])],
        empty: { SceneOffset() },
        fields: [
            Field("x", \.x, .number(-1e6...1e9), "To the right."),
            Field("y", \.y, .number(-1e6...1e9), "Down."),
        ])
}

extension SceneSection {
    static let format: ObjectFormat<SceneSection> = ObjectFormat(
        "section", "a section", "Rows that belong together, with what stands above and below them.",
        empty: { SceneSection() },
        fields: [
            Field(
                "header", \.header, SceneItem.boundary,
                "What stands above the rows: its text, or content of its own. Without it the section has no header."),
            Field(
                "footer", \.footer, SceneItem.boundary,
                "What stands below the rows: its text, or content of its own. Without it the section has no footer."),
            Field("items", \.items, .list(of: .object(SceneItem.format)), "The rows from top to bottom."),
            Field(
                "layout", \.layout, .object(SceneSectionLayout.format),
                "A compositional layout of the section instead of the list's."),
            Field(
                "indexTitle", \.indexTitle, .localized,
                "What the column of titles at the list's trailing edge calls the section; without any there is none."),
        ])
}
