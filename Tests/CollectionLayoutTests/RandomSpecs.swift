import CollectionLayout
import Foundation

/// Declarations made up from a seed.
struct RandomSpecs {
    enum Manner {
        /// Mostly sensible, some absurd: infinite, negative, not a number.
        case wild
        /// What a person could mean.
        case tidy
        /// Nothing that asks to stand outside: no offset, no inset or edge around an item, no length but of its box.
        case contained
        /// Flow layouts, as wild.
        case flows
    }

    private var state: UInt64
    let manner: Manner
    private var isTidy: Bool { manner == .tidy || manner == .contained }
    private var isContained: Bool { manner == .contained }

    init(seed: UInt64, manner: Manner) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        self.manner = manner
    }

    // MARK: Chance

    /// SplitMix64, so that a seed means the same everywhere.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    private mutating func length() -> Double {
        if !isTidy, chance(4) {
            return pick([0, -10, 1e308, -1e308, .infinity, -.infinity, .nan, 1e-9, .greatestFiniteMagnitude])
        }
        return Double(below(1200)) / 4
    }

    private mutating func spacingLength() -> Double {
        isTidy || chance(90) ? Double(below(40)) : pick([-5, -50, 1e9, -1e9, .nan, .infinity])
    }

    // MARK: Parts

    private mutating func dimension() -> DimensionSpec {
        let fraction = isTidy || chance(90) ? pick([1, 0.5, 1.0 / 3, 0.25, 0.2, 0.9]) : pick([0, -1, 3, 1e300, .nan])
        switch below(10) {
        case 0...2: return .fractionalWidth(fraction)
        case 3, 4: return .fractionalHeight(fraction)
        case 5, 6: return .absolute(length())
        case 7, 8: return .estimated(length())
        default: return .uniformAcrossSiblings(estimate: length())
        }
    }

    private mutating func size() -> SizeSpec {
        guard isContained else { return SizeSpec(width: dimension(), height: dimension()) }
        return SizeSpec(width: .fractionalWidth(fraction()), height: .estimated(length()))
    }

    private mutating func fraction() -> Double { pick([1, 0.5, 1.0 / 3, 0.25, 0.2, 0.9]) }

    /// The size of an item or group in a box that is or is not as high as its contents.
    private mutating func size(inEstimatedBox isEstimated: Bool) -> SizeSpec {
        guard isContained else { return size() }
        let height: DimensionSpec = isEstimated && chance(70) ? .estimated(length()) : .fractionalHeight(fraction())
        return SizeSpec(width: .fractionalWidth(fraction()), height: height)
    }

    private mutating func spacing() -> SpacingSpec {
        chance(70) ? .fixed(spacingLength()) : .flexible(spacingLength())
    }

    private mutating func insets() -> DirectionalInsets {
        guard chance(30) else { return .zero }
        return DirectionalInsets(
            top: spacingLength(), leading: spacingLength(), bottom: spacingLength(), trailing: spacingLength())
    }

    private mutating func edges() -> EdgeSpacingSpec {
        guard !isContained, chance(20) else { return .zero }
        return EdgeSpacingSpec(
            leading: chance(50) ? spacing() : nil, top: chance(50) ? spacing() : nil,
            trailing: chance(50) ? spacing() : nil, bottom: chance(50) ? spacing() : nil)
    }

    private mutating func supplementaries() -> [SupplementarySpec] {
        guard !isContained, chance(15) else { return [] }
        return (0...below(2)).map { index in
            SupplementarySpec(
                kind: "badge\(index)", size: size(),
                containerAnchor: AnchorSpec(
                    edges: EdgeSet(rawValue: below(16)),
                    offset: .fractional(CGPoint(x: spacingLength() / 10, y: spacingLength() / 10))),
                itemAnchor: chance(50) ? AnchorSpec(edges: EdgeSet(rawValue: below(16))) : nil)
        }
    }

    private mutating func group(depth: Int, inEstimatedBox: Bool = false) -> GroupSpec {
        let size = size(inEstimatedBox: depth == 0 || inEstimatedBox)
        if !isTidy, chance(8) {
            let frames = (0...below(4)).map { _ in
                GroupSpec.CustomItem(frame: CGRect(x: length(), y: length(), width: length(), height: length()))
            }
            return GroupSpec(size: size, arrangement: .custom { _ in frames }, insets: insets(), edgeSpacing: edges())
        }
        let nodes = (0..<(chance(5) ? 0 : 1 + below(3))).map { _ in node(depth: depth, in: size) }
        let isHorizontal = chance(50)
        // What is repeated or forced into shares of a height is not held to the room that there is.
        var repetitions: [GroupSpec.Repetition] = [.filling, .equalShares(below(5)), .times(below(5))]
        if isContained { repetitions = isHorizontal ? [.filling, .equalShares(1 + below(5))] : [.filling] }
        return GroupSpec(
            size: size, arrangement: isHorizontal ? .horizontal(nodes) : .vertical(nodes),
            repetition: chance(50) ? .filling : pick(repetitions), spacing: spacing(),
            insets: isContained ? .zero : insets(), edgeSpacing: edges(), supplementaries: supplementaries())
    }

    private mutating func node(depth: Int, in box: SizeSpec) -> NodeSpec {
        if depth < 3, chance(30) { return .group(group(depth: depth + 1, inEstimatedBox: box.height.isEstimated)) }
        return .item(
            ItemSpec(
                size: size(inEstimatedBox: box.height.isEstimated), insets: isContained ? .zero : insets(),
                edgeSpacing: edges(), supplementaries: supplementaries()))
    }

    mutating func boundaries() -> [BoundarySpec] {
        guard chance(30) else { return [] }
        return (0...below(2)).map { index in
            BoundarySpec(
                kind: "boundary\(index)", size: size(), alignment: pick(BoundarySpec.Alignment.allCases),
                offset: isTidy || chance(70) ? .zero : CGPoint(x: spacingLength(), y: spacingLength()),
                insets: isContained ? .zero : insets(), extendsBoundary: isContained || chance(70), pins: chance(50),
                zIndex: below(5))
        }
    }

    private mutating func list() -> ListSectionSpec {
        func boundary(_ kind: String, _ self: inout RandomSpecs) -> ListSectionSpec.Boundary? {
            guard self.chance(40) else { return nil }
            return .init(
                kind: kind, estimate: self.length(), topPadding: self.spacingLength(), pins: self.chance(50),
                followsInsets: self.chance(50))
        }
        return ListSectionSpec(
            itemCount: below(60), rowEstimate: length(), rowSpacing: spacingLength(), header: boundary("header", &self),
            footer: boundary("footer", &self), insets: insets(),
            background: chance(30) ? .init(kind: "background", insets: insets()) : nil)
    }

    private mutating func flow() -> FlowSectionSpec {
        let count = below(40)
        let sizes = (0..<count).map { _ in CGSize(width: length(), height: length()) }
        func boundary(_ kind: String, _ self: inout RandomSpecs) -> FlowSectionSpec.Boundary? {
            guard self.chance(40) else { return nil }
            return .init(kind: kind, length: self.length(), pins: self.chance(50))
        }
        return FlowSectionSpec(
            itemCount: count, sizes: chance(50) ? .each(sizes) : .uniform(CGSize(width: length(), height: length())),
            isSelfSizing: chance(50), insets: insets(), lineSpacing: spacingLength(), itemSpacing: spacingLength(),
            header: boundary("header", &self), footer: boundary("footer", &self))
    }

    mutating func section() -> SectionSpec {
        if manner == .flows { return .flow(flow()) }
        if chance(20) { return .list(list()) }
        let decorations = chance(20) ? [DecorationSpec(kind: "decoration", insets: insets())] : []
        return .compositional(
            CompositionalSectionSpec(
                itemCount: chance(10) ? 0 : below(40), group: group(depth: 0), insets: insets(),
                interGroupSpacing: spacingLength(), boundaries: boundaries(), decorations: decorations,
                orthogonalBehavior: isContained || chance(70) ? .none : pick(OrthogonalBehavior.allCases),
                orthogonalOffset: chance(50) ? nil : length(),
                contentInsetsReference: pick(ContentInsetsReference.allCases),
                supplementaryInsetsReference: pick(ContentInsetsReference.allCases),
                supplementariesFollowInsets: chance(70)))
    }

    /// The first thing to draw from a seed, so that the same seed gives the same sections again.
    mutating func sections() -> [SectionSpec] { (0..<below(4)).map { _ in section() } }

    mutating func solver() -> CollectionSolver {
        let sections = sections()
        let configuration = LayoutConfiguration(
            scrollDirection: isContained || chance(80) ? .vertical : .horizontal, interSectionSpacing: spacingLength(),
            boundaries: boundaries(), contentInsetsReference: pick(ContentInsetsReference.allCases),
            environment: .init(safeArea: insets(), layoutMargins: insets(), readableContent: insets()))
        return CollectionSolver(
            sections: sections, containerSize: CGSize(width: pick([375, 320, 1024]), height: pick([667, 300])),
            scale: pick([1, 2, 3]), configuration: configuration)
    }

    /// What an element says when measured: the same whenever it is asked.
    static func answer(_ request: MeasureRequest, seed: UInt64, manner: Manner) -> CGSize {
        var chance = RandomSpecs(seed: UInt64(bitPattern: Int64(request.id.item)) ^ seed &* 31, manner: manner)
        let height = chance.length()
        return CGSize(width: chance.length(), height: height)
    }
}
