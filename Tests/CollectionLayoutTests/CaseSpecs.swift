import CollectionLayout
import Foundation

/// From the lines of a `.layout` file to the declarations of the solver.
extension CaseLine {
    // MARK: Lengths

    /// `44` absolute, `0.5w` and `0.5h` fractions, `~50` estimated, `uniform50` uniform across siblings.
    func dimension(_ text: Substring) throws -> DimensionSpec {
        func value(_ digits: some StringProtocol) throws -> Double {
            guard let value = Self.number(digits) else { throw problem("“\(text)” is no dimension") }
            return value
        }
        if text.hasPrefix("~") { return .estimated(try value(text.dropFirst())) }
        if text.hasPrefix("uniform") { return .uniformAcrossSiblings(estimate: try value(text.dropFirst(7))) }
        if text.hasSuffix("w") { return .fractionalWidth(try value(text.dropLast())) }
        if text.hasSuffix("h") { return .fractionalHeight(try value(text.dropLast())) }
        return .absolute(try value(text))
    }

    func size() throws -> SizeSpec {
        let parts = (values["size"] ?? "").split(separator: ",")
        guard parts.count == 2 else { throw problem("size=WIDTH,HEIGHT is missing") }
        return SizeSpec(width: try dimension(parts[0]), height: try dimension(parts[1]))
    }

    /// `8` fixed, `flex8` flexible.
    func spacing(_ key: String) throws -> SpacingSpec? {
        guard let text = values[key] else { return nil }
        if text.hasPrefix("flex") { return .flexible(try numbers(String(text.dropFirst(4)), 1)[0]) }
        return .fixed(try numbers(text, 1)[0])
    }

    func edgeSpacing() throws -> EdgeSpacingSpec {
        EdgeSpacingSpec(
            leading: try spacing("leading"), top: try spacing("top"), trailing: try spacing("trailing"),
            bottom: try spacing("bottom"))
    }

    func insets(_ key: String = "insets") throws -> DirectionalInsets {
        guard let text = values[key] else { return .zero }
        let edges = try numbers(text, 4)
        return DirectionalInsets(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    }

    private func point(_ key: String) throws -> CGPoint? {
        guard let text = values[key] else { return nil }
        let numbers = try numbers(text, 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    private func named<Value: RawRepresentable<String>>(_ key: String) throws -> Value? {
        guard let text = values[key] else { return nil }
        guard let value = Value(rawValue: text) else { throw problem("\(key)=\(text) is unknown") }
        return value
    }

    // MARK: Nodes

    func group() throws -> GroupSpec {
        guard name == "group", words.count == 2 else { throw problem("expected “group DIRECTION”") }
        let arrangement: GroupSpec.Arrangement
        switch words[1] {
        case "horizontal": arrangement = .horizontal(try nodes())
        case "vertical": arrangement = .vertical(try nodes())
        case "custom":
            let frames = try children.filter { $0.name == "frame" }.map { line in
                GroupSpec.CustomItem(frame: try line.rect(line.words.dropFirst()), zIndex: try line.integer("z") ?? 0)
            }
            arrangement = .custom { _ in frames }
        default: throw problem("“\(words[1])” is no direction")
        }
        var repetition = GroupSpec.Repetition.filling
        if let count = try integer("count") { repetition = .equalShares(count) }
        if let count = try integer("repeat") { repetition = .times(count) }
        return GroupSpec(
            size: try size(), arrangement: arrangement, repetition: repetition, spacing: try spacing("spacing"),
            insets: try insets(), edgeSpacing: try edgeSpacing(), supplementaries: try supplementaries())
    }

    private func nodes() throws -> [NodeSpec] {
        try children.filter { $0.name == "item" || $0.name == "group" }.map { line in
            guard line.name == "item" else { return .group(try line.group()) }
            return .item(
                ItemSpec(
                    size: try line.size(), insets: try line.insets(), edgeSpacing: try line.edgeSpacing(),
                    supplementaries: try line.supplementaries()))
        }
    }

    private func supplementaries() throws -> [SupplementarySpec] {
        try children.filter { $0.name == "badge" }.map { line in
            SupplementarySpec(
                kind: line.words[1], size: try line.size(),
                containerAnchor: try line.anchor("anchor", "") ?? AnchorSpec(edges: .all),
                itemAnchor: try line.anchor("item-anchor", "item-"), zIndex: try line.integer("z") ?? 1)
        }
    }

    private func anchor(_ key: String, _ prefix: String) throws -> AnchorSpec? {
        guard let text = values[key] else { return nil }
        let names: [Substring: EdgeSet] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
        ]
        let edges = text.split(separator: ",").reduce(into: EdgeSet()) { $0.formUnion(names[$1] ?? []) }
        if let fraction = try point(prefix + "fraction") {
            return AnchorSpec(edges: edges, offset: .fractional(fraction))
        }
        return AnchorSpec(edges: edges, offset: .absolute(try point(prefix + "offset") ?? .zero))
    }

    func rect(_ numbers: some Collection<String>) throws -> CGRect {
        let values = numbers.compactMap { Self.number($0) }
        guard values.count == 4 else { throw problem("a frame is four numbers") }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    // MARK: Sections

    func section() throws -> SectionSpec {
        switch words.dropFirst().first {
        case "list": return .list(try list())
        case "grid": return .compositional(try grid())
        case "flow": return .flow(try flow())
        default: throw problem("expected “section list”, “section grid” or “section flow”")
        }
    }

    /// `sizes=50x60` for all items, `sizes=50x60,70x60` for each.
    private func flow() throws -> FlowSectionSpec {
        func boundary(_ kind: String) throws -> FlowSectionSpec.Boundary? {
            guard let line = children.first(where: { $0.name == kind }), line.words.count > 1 else { return nil }
            return FlowSectionSpec.Boundary(
                kind: kind, length: try line.numbers(line.words[1], 1)[0], pins: line.words.contains("pins"))
        }
        let sizes = (values["sizes"] ?? "").split(separator: ",").map { text -> CGSize in
            let sides = text.split(separator: "x").compactMap { Self.number($0) }
            return CGSize(width: sides.first ?? 0, height: sides.last ?? 0)
        }
        guard let first = sizes.first else { throw problem("sizes=WIDTHxHEIGHT is missing") }
        return FlowSectionSpec(
            itemCount: try integer("items") ?? sizes.count, sizes: sizes.count == 1 ? .uniform(first) : .each(sizes),
            isSelfSizing: words.contains("estimated"), insets: try insets(), lineSpacing: try number("lines") ?? 0,
            itemSpacing: try number("spacing") ?? 0, header: try boundary("header"), footer: try boundary("footer"))
    }

    private func list() throws -> ListSectionSpec {
        func boundary(_ kind: String) throws -> ListSectionSpec.Boundary? {
            guard let line = children.first(where: { $0.name == kind }) else { return nil }
            return ListSectionSpec.Boundary(
                kind: kind, estimate: Double(line.words[1]) ?? 0, topPadding: try line.number("padding") ?? 0,
                pins: line.words.contains("pins"), followsInsets: !line.words.contains("wide"))
        }
        let background = children.first { $0.name == "background" }
        return ListSectionSpec(
            itemCount: try integer("items") ?? 0, rowEstimate: try number("row") ?? 44,
            rowSpacing: try number("spacing") ?? 0, header: try boundary("header"), footer: try boundary("footer"),
            insets: try insets(),
            background: try background.map { .init(kind: "background", insets: try $0.insets()) })
    }

    private func grid() throws -> CompositionalSectionSpec {
        guard let group = children.first(where: { $0.name == "group" }) else { throw problem("a group is missing") }
        return CompositionalSectionSpec(
            itemCount: try integer("items") ?? 0, group: try group.group(), insets: try insets(),
            interGroupSpacing: try number("spacing") ?? 0, boundaries: try boundaries(),
            decorations: try children.filter { $0.name == "decoration" }.map { line in
                DecorationSpec(kind: line.words[1], insets: try line.insets(), zIndex: try line.integer("z") ?? 0)
            },
            orthogonalBehavior: try named("orthogonal") ?? .none, orthogonalOffset: try number("offset"),
            contentInsetsReference: try named("reference") ?? .automatic,
            supplementaryInsetsReference: try named("boundary-reference") ?? .automatic,
            supplementariesFollowInsets: !words.contains("wide") && values["boundaries"] != "wide")
    }

    func boundaries() throws -> [BoundarySpec] {
        try children.filter { $0.name == "boundary" }.map { line in
            guard line.words.count > 1 else { throw line.problem("expected “boundary KIND”") }
            return BoundarySpec(
                kind: line.words[1], size: try line.size(), alignment: try line.named("align") ?? .top,
                offset: try line.point("offset") ?? .zero, insets: try line.insets(),
                extendsBoundary: !line.words.contains("inside"), pins: line.words.contains("pins"),
                zIndex: try line.integer("z") ?? 1)
        }
    }

    func configuration() throws -> LayoutConfiguration {
        LayoutConfiguration(
            scrollDirection: words.contains("horizontal") ? .horizontal : .vertical,
            interSectionSpacing: try number("spacing") ?? 0, boundaries: try boundaries(),
            contentInsetsReference: try named("reference") ?? .safeArea,
            environment: .init(
                safeArea: try insets("safe"), layoutMargins: try insets("margins"),
                readableContent: try insets("readable")))
    }
}
