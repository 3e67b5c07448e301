/// A size in points of which either side may be left out.
package struct SceneSize: Hashable, Sendable {
    package var width: Double?
    package var height: Double?
}

/// Distances inwards in points; an edge that is left out keeps the value it has.
package struct SceneInsets: Hashable, Sendable {
    package var top: Double?
    package var leading: Double?
    package var bottom: Double?
    package var trailing: Double?
}

/// Bounds of lengths in points: generous for a screen, and far from where arithmetic would suffer.
enum Length {
    static let positive = 0.0...10_000.0
    static let any = -10_000.0...10_000.0
}

extension SceneSize {
    static let format = format(
        "size", "A size in points; a side that is left out keeps the value it has.", Length.positive)

    static func format(_ name: String, _ documentation: String, _ sides: ClosedRange<Double>) -> ObjectFormat<SceneSize>
    {
        ObjectFormat(
            name, "a size", documentation, rules: [.atLeastOne(["width", "height"])], empty: { SceneSize() },
            fields: [
                Field("width", \.width, .number(sides), "Across."),
                Field("height", \.height, .number(sides), "Down."),
            ])
    }
}

extension SceneInsets {
    static let format: ObjectFormat<SceneInsets> = ObjectFormat(
        "insets", "insets",
        "Distances inwards in points, leading and trailing by the layout direction; an edge left out keeps its value.",
        empty: { SceneInsets() },
        fields: [
            Field("top", \.top, .number(Length.any), "From the top."),
            Field("leading", \.leading, .number(Length.any), "From the side where reading starts."),
            Field("bottom", \.bottom, .number(Length.any), "From the bottom."),
            Field("trailing", \.trailing, .number(Length.any), "From the side where reading ends."),
        ])
}
