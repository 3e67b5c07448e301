package import ResourceFiles
package import UIKit

/// A cell accessory as a scene writes it: its name alone, or an object that says more.
package struct SceneAccessory: Hashable, Sendable, ScenePlaced {
    package var kind: SceneAccessoryKind
    package var displayed: SceneDisplayedState?
    package var isHidden: Bool?
    package var tintColor: SceneColor?
    package var reservedLayoutWidth: SceneReservedWidth?
    /// The colour behind the glyph of `delete`, `insert` and `multiselect`.
    package var backgroundColor: SceneColor?
    /// For `reorder`.
    package var showsVerticalSeparator: Bool?
    /// For `outlineDisclosure`.
    package var outlineStyle: SceneOutlineStyle?
    /// The text of `label`.
    package var text: String?
    package var font: SceneFont?
    package var customView = SceneCustomView()
    package var place = SourcePlace.start

    package init(kind: SceneAccessoryKind) { self.kind = kind }
}

package enum SceneAccessoryKind: String, NamedValue {
    case disclosureIndicator, outlineDisclosure, detail, checkmark
    case delete, insert, multiselect, reorder, popUpMenu, label, customView
}

package enum SceneDisplayedState: String, NamedValue {
    case always, whenEditing, whenNotEditing
}

package enum SceneOutlineStyle: String, NamedValue {
    case automatic, header, cell
}

package enum SceneReservedWidth: Hashable, Sendable {
    case points(Double)
    /// The same for all accessories, so that rows align.
    case standard
    /// The accessory's own.
    case actual
}

/// What a custom view accessory shows: exactly one of its views is set.
package struct SceneCustomView: Hashable, Sendable {
    package var placement: SceneSide?
    package var maintainsFixedSize: Bool?
    package var systemName: SceneName?
    package var file: SceneName?
    package var named: SceneAsset<UIImage>?
    package var text: String?
    package var badge: String?
    /// A switch, and whether it is on.
    package var isOn: Bool?
    package var segments: [String]?
    package var selectedSegmentIndex: Int?
    /// 0…1.
    package var progress: Double?
    package var font: SceneFont?
    package var symbolConfiguration: SceneSymbolConfiguration?
}

extension ValueFormat where Value == SceneAccessory {
    /// The name of a system accessory, or an object with a `type`.
    static let accessory = name(of: plainNames).or(.tagged("type", SceneAccessory.formats)).placed()

    private static let plainNames: NameTable<SceneAccessory> = SceneAccessoryKind.allCases.compactMap { kind in
        kind == .label || kind == .customView ? nil : (kind.rawValue, SceneAccessory(kind: kind), nil)
    }
}

extension SceneAccessory {
    private typealias Fields = [Field<SceneAccessory>]

    fileprivate static let formats: [(name: String, format: ObjectFormat<SceneAccessory>)] =
        SceneAccessoryKind.allCases.map { kind in
            let type = Field(
                "type", \SceneAccessory.kind, .name(of: [(kind.rawValue, kind, nil)]), isRequired: true,
                "Which accessory.")
            let format = ObjectFormat(
                kind.rawValue + "Accessory", "the accessory \"\(kind.rawValue)\"", documentation(of: kind),
                rules: kind == .customView ? [.exactlyOne(customViews)] : [],
                empty: { SceneAccessory(kind: kind) }, fields: [type] + common + fields(of: kind))
            return (kind.rawValue, format)
        }

    private static func documentation(of kind: SceneAccessoryKind) -> String {
        switch kind {
        case .disclosureIndicator: "A chevron: the row leads on."
        case .outlineDisclosure: "A chevron that turns when the row's children show."
        case .detail: "An i in a circle."
        case .checkmark: "A tick."
        case .delete: "A minus in a red circle, in editing mode."
        case .insert: "A plus in a green circle, in editing mode."
        case .multiselect: "A circle, ticked when the row is selected, in editing mode."
        case .reorder: "A grip, in editing mode."
        case .popUpMenu: "A double chevron: the row opens a menu."
        case .label: "A text."
        case .customView: "A view of one's own."
        }
    }

    private static let common: Fields = [
        Field("displayed", \.displayed, .name, "When it shows."),
        Field("isHidden", \.isHidden, .boolean, "Whether it is left out of the picture but keeps its room."),
        Field("tintColor", \.tintColor, .color, "Its colour."),
        Field("reservedLayoutWidth", \.reservedLayoutWidth, reservedWidth, "The width it is centred in."),
    ]

    private static let reservedWidth = ValueFormat<Double>.number(Length.positive).map { SceneReservedWidth.points($0) }
        .or(
            .name(of: [
                ("standard", .standard, "The same for all accessories, so that rows align."),
                ("actual", .actual, "Its own width."),
            ]))

    private static func fields(of kind: SceneAccessoryKind) -> Fields {
        switch kind {
        case .delete, .insert, .multiselect:
            [Field("backgroundColor", \.backgroundColor, .color, "The colour behind its glyph.")]
        case .reorder:
            [
                Field(
                    "showsVerticalSeparator", \.showsVerticalSeparator, .boolean,
                    "Whether a line stands between it and what comes before.")
            ]
        case .outlineDisclosure: [Field("style", \.outlineStyle, .name, "Whether a tap on the whole row turns it.")]
        case .label:
            [
                Field("text", \.text, .localized, isRequired: true, "What it says."),
                Field("font", \.font, .font, "Its font."),
                Field(
                    "placement", \.customView.placement, .name(of: [("trailing", .trailing, nil)]),
                    "A label stands behind the content."),
            ]
        case .customView: customFields.map { $0.within(\SceneAccessory.customView) }
        case .disclosureIndicator, .detail, .checkmark, .popUpMenu: []
        }
    }

    private static let customViews = [
        "systemName", "file", "named", "text", "badge", "switch", "segmented", "progress",
    ]

    private static let customFields: [Field<SceneCustomView>] = [
        Field("placement", \.placement, .name, "Before or behind the content; behind it by default."),
        Field(
            "maintainsFixedSize", \.maintainsFixedSize, .boolean,
            "Whether it keeps its size instead of taking the one that fits the row."),
        Field("systemName", \.systemName, .placedName, "A symbol by its SF Symbols name."),
        Field("file", \.file, .placedName, "A PNG, JPEG or SVG file, relative to the scene's folder."),
        Field("named", \.named, .assetImage, "An image or a symbol of the asset catalogues, by its name."),
        Field("text", \.text, .localized, "A label."),
        Field("badge", \.badge, .string, "A text in a filled capsule."),
        Field("switch", \.isOn, .boolean, "A switch that is on or off."),
        Field("segmented", \.segments, .list(of: .string, count: 1...20), "A segmented control's titles."),
        Field("selectedSegmentIndex", \.selectedSegmentIndex, .whole(0...19), "The chosen segment, counted from 0."),
        Field("progress", \.progress, .number(0...1), "A bar filled so far."),
        Field("font", \.font, .font, "The font of a text or badge."),
        Field(
            "preferredSymbolConfiguration", \.symbolConfiguration, .object(SceneSymbolConfiguration.format),
            "How a symbol is drawn."),
    ]
}
