import Foundation
import Testing
import UIKit

/// Constraints, guides and variations of a XIB.
@MainActor
struct NibConstraintTests {
    private let constrained = """
        <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="0" width="10" height="10"/><constraints>
        <constraint firstAttribute="height" constant="30" id="h"/></constraints></label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        """

    private func laidOut(_ constraints: String, after: String = "") throws -> UIView {
        let root: UIView = try #require(
            try first(xib(view: constrained + "<constraints>\(constraints)</constraints>" + after)))
        root.layoutIfNeeded()
        return root
    }

    @Test func placesViews() throws {
        let root = try laidOut(
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="2"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="3"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="16:9" id="4"/>
            <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" multiplier="0.3" id="5"/>
            <constraint firstItem="b" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="6"/>
            <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" \
            secondAttribute="bottom" constant="8" id="7"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" priority="250" id="8"/>
            """)
        #expect(root.subviews[0].frame == CGRect(x: 8, y: 5, width: 292, height: 30))
        let b = root.subviews[1].frame
        #expect(rounded(b.width) == 16 && rounded(b.height) == 9 && rounded(b.midX) == 160 && rounded(b.minY) == 43)
    }

    @Test func leavesOutPlaceholdersAndOtherSizeClasses() throws {
        let root = try laidOut(
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            <constraint firstItem="a" firstAttribute="width" constant="3" placeholder="YES" id="3"/>
            """,
            after: """
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
                <mask key="constraints"><exclude reference="1"/></mask></variation>
                <variation key="heightClass=compact"><mask key="constraints"><include reference="1"/></mask></variation>
                """)
        #expect(root.constraints == [])
        #expect(root.subviews.count == 1)
    }

    @Test func aFixedFrameNeedsNoConstraints() throws {
        let root: UIView = try #require(
            try first(
                xib(
                    view: """
                        <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
                        <rect key="frame" x="5" y="6" width="7" height="8"/></view></subviews>
                        """)))
        root.layoutIfNeeded()
        #expect(root.subviews[0].frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }

    @Test(arguments: [
        #"firstItem="zzz" firstAttribute="top" secondItem="root" secondAttribute="top""#,
        #"firstItem="a" firstAttribute="top" secondItem="root""#,
        #"firstItem="a" firstAttribute="top" constant="4""#,
        #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="leading""#,
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="left""#,
        #"firstItem="a" firstAttribute="sideways" secondItem="root" secondAttribute="top""#,
        #"firstItem="a" firstAttribute="width" constant="nan""#,
        #"firstItem="a" firstAttribute="width" constant="1e300""#,
        #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="1:0""#,
        #"firstItem="a" firstAttribute="width" constant="3" priority="2000""#,
        #"firstItem="a" firstAttribute="width" constant="3" relation="about""#,
        #"firstItem="h" firstAttribute="width" constant="3""#,
    ])
    func whatCannotBe(attributes: String) {
        let found = faults(xib(view: constrained + "<constraints><constraint \(attributes) id=\"1\"/></constraints>"))
        #expect(found.count == 1 && found.allSatisfy { $0.contains(" — ") && !$0.contains("\n") }, "\(found)")
    }

    @Test func aConstraintOfAnotherBranch() {
        let found = faults(
            xib(
                view: """
                    <subviews><view id="a"/><view id="b"><constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="1"/>
                    </constraints></view></subviews>
                    """))
        #expect(found.count == 1)
    }
}
