import CollectionLayout
import Foundation
import Testing

@Suite struct GroupSketchTests {
    @Test func aColumnOfTwoBesideALargeItem() {
        let large = ItemSpec(size: SizeSpec(width: .fractionalWidth(0.7), height: .fractionalHeight(1)))
        let small = ItemSpec(size: SizeSpec(width: .fractionalWidth(1), height: .fractionalHeight(0.5)))
        let column = GroupSpec(
            size: SizeSpec(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
            arrangement: .vertical([.item(small)]))
        let group = GroupSpec(
            size: SizeSpec(width: .fractionalWidth(1), height: .absolute(100)),
            arrangement: .horizontal([.item(large), .group(column)]))
        #expect(
            GroupSketch.text(of: group, container: CGSize(width: 300, height: 600)) == """
                +----------------------------------------+-----------------+
                |                                        |                 |
                |                                        |        1        |
                |                                        |                 |
                |                   0                    |                 |
                |                                        +-----------------+
                |                                        |                 |
                |                                        |        2        |
                |                                        |                 |
                +----------------------------------------+-----------------+

                """)
    }

    @Test func absurdGroupsAreDrawnToo() {
        for seed in 0..<200 as Range<UInt64> {
            var specs = RandomSpecs(seed: seed, manner: .wild)
            for case .compositional(let spec) in specs.sections() {
                let text = GroupSketch.text(of: spec.group, container: CGSize(width: 390, height: 844))
                #expect(text.split(separator: "\n").allSatisfy { $0.count == 60 })
            }
        }
    }
}
