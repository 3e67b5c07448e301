import Foundation
import Testing
import UIKit

/// What a XIB says of views and how it arrives on them.
@MainActor
struct NibViewTests {
    private func only<View: UIView>(
        _ element: String, _ inside: String = "", in resources: String = "", as type: View.Type = View.self
    ) throws -> View {
        let name = element.split(separator: " ").first.map(String.init) ?? element
        let root: UIView? = try first(
            xib(
                view: """
                    <subviews><\(element) id="it"><rect key="frame" x="10" y="20" width="30" height="40"/>
                    \(inside)</\(name)></subviews>
                    """, resources: resources))
        return try #require(root?.subviews.first as? View)
    }

    @Test func viewsWithTheirFramesMasksAndLook() throws {
        let view: UIView = try only(
            "view hidden=\"YES\" alpha=\"0.5\" tag=\"7\" clipsSubviews=\"YES\" contentMode=\"center\" semanticContentAttribute=\"forceRightToLeft\"",
            """
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            """)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
        #expect(view.isHidden && view.clipsToBounds && view.tag == 7 && view.alpha == 0.5)
        #expect(view.contentMode == .center)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func colours() throws {
        let colors = [
            (#"systemColor="secondarySystemBackgroundColor""#, UIColor.secondarySystemBackground),
            (#"systemColor="tintColor""#, .tintColor),
            (#"systemColor="labelColor""#, .label),
            (#"cocoaTouchSystemColor="darkTextColor""#, .darkText),
            (
                #"white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
                UIColor(white: 0.25, alpha: 1)
            ),
            (
                #"red="0.1" green="0.2" blue="0.3" alpha="0.4" colorSpace="custom" customColorSpace="sRGB""#,
                UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
            ),
            (
                #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
                UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
            ),
            (#"name="Accent""#, UIColor(red: 0.5, green: 0.25, blue: 0.75, alpha: 1)),
        ]
        let resources = """
            <namedColor name="Accent"><color red="0.5" green="0.25" blue="0.75" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></namedColor>
            """
        for (attributes, color) in colors {
            let view: UIView = try only("view", "<color key=\"backgroundColor\" \(attributes)/>", in: resources)
            let shown = view.backgroundColor?.resolvedColor(with: .standard)
            #expect(shown == color.resolvedColor(with: .standard), "\(attributes)")
        }
    }

    @Test func labels() throws {
        let label: UILabel = try only(
            """
            label text="Two&#10;lines" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="0" \
            adjustsFontForContentSizeCategory="YES" horizontalHuggingPriority="251" \
            verticalCompressionResistancePriority="999" baselineAdjustment="alignCenters"
            """,
            """
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            <color key="textColor" systemColor="systemRedColor"/><nil key="highlightedColor"/>
            """)
        #expect(label.text == "Two\nlines")
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 0 && label.adjustsFontForContentSizeCategory)
        #expect(label.font == .preferredFont(forTextStyle: .headline))
        #expect(label.textColor == .systemRed && label.baselineAdjustment == .alignCenters)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 999)
    }

    @Test(arguments: [
        (#"type="system" pointSize="13""#, UIFont.systemFont(ofSize: 13)),
        (#"type="system" weight="heavy" pointSize="20""#, .systemFont(ofSize: 20, weight: .heavy)),
        (#"type="boldSystem" pointSize="15""#, .boldSystemFont(ofSize: 15)),
        (#"type="italicSystem" pointSize="15""#, .italicSystemFont(ofSize: 15)),
        (#"style="UICTFontTextStyleTitle0""#, .preferredFont(forTextStyle: .largeTitle)),
    ])
    func fonts(attributes: String, font: UIFont) throws {
        let label: UILabel = try only("label text=\"A\"", "<fontDescription key=\"fontDescription\" \(attributes)/>")
        #expect(label.font == font)
    }

    @Test func textsInElementsAndAttributedOnes() throws {
        let plain: UILabel = try only("label", "<string key=\"text\">One\nTwo</string>")
        #expect(plain.text == "One\nTwo")
        let rich: UILabel = try only(
            "label usesAttributedText=\"YES\"",
            """
            <attributedString key="attributedText"><fragment content="Red"><attributes>
            <color key="NSColor" systemColor="systemRedColor"/><font key="NSFont" size="20" name="system"/>
            </attributes></fragment><fragment content=" plain"/></attributedString>
            """)
        #expect(rich.attributedText?.string == "Red plain")
        let piece = rich.attributedText?.attributedSubstring(from: NSRange(location: 0, length: 1))
        #expect(piece?.string == "R")
    }

    @Test func images() throws {
        let view: UIImageView = try only(
            "imageView image=\"star\" catalog=\"system\" contentMode=\"scaleAspectFit\"",
            """
            <imageReference key="highlightedImage" image="star.fill" catalog="system" symbolScale="large"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" weight="bold"/>
            """)
        #expect(view.image == UIImage(systemName: "star"))
        #expect(view.highlightedImage?.symbolConfiguration == .init(scale: .large))
        #expect(view.preferredSymbolConfiguration != nil)
    }

    @Test func stacks() throws {
        let stack: UIStackView = try only(
            "stackView axis=\"vertical\" distribution=\"fillEqually\" alignment=\"center\" spacing=\"6\"",
            "<subviews><label id=\"a\" text=\"A\"/><label id=\"b\" text=\"B\"/></subviews>")
        #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.alignment == .center)
        #expect(stack.spacing == 6)
        #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B"])
    }

    @Test func buttonsByStates() throws {
        let button: UIButton = try only(
            "button buttonType=\"system\" lineBreakMode=\"middleTruncation\" contentHorizontalAlignment=\"leading\"",
            """
            <fontDescription key="fontDescription" type="system" pointSize="19"/>
            <state key="normal" title="Open" image="folder" catalog="system">
            <color key="titleColor" systemColor="systemRedColor"/></state><state key="disabled" title="Shut"/>
            """)
        #expect(button.buttonType == .system && button.title(for: .normal) == "Open")
        #expect(button.title(for: .disabled) == "Shut" && button.titleColor(for: .normal) == .systemRed)
        #expect(button.image(for: .normal) == UIImage(systemName: "folder"))
        #expect(button.titleLabel?.font == .systemFont(ofSize: 19))
        #expect(button.contentHorizontalAlignment == .leading)
    }

    @Test func buttonsByConfiguration() throws {
        let button: UIButton = try only(
            "button buttonType=\"system\"",
            """
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Now" cornerStyle="capsule" \
            image="cart" catalog="system" imagePlacement="trailing" imagePadding="4">
            <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            </buttonConfiguration>
            """)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Buy" && configuration.subtitle == "Now")
        #expect(configuration.cornerStyle == .capsule && configuration.imagePlacement == .trailing)
        #expect(configuration.baseBackgroundColor == .systemGreen)
        #expect(configuration.contentInsets.trailing == 4)
    }

    @Test func controls() throws {
        let toggle: UISwitch = try only(
            "switch on=\"YES\"", "<color key=\"onTintColor\" systemColor=\"systemRedColor\"/>")
        #expect(toggle.isOn && toggle.onTintColor == .systemRed)
        let slider: UISlider = try only("slider value=\"5\" minValue=\"1\" maxValue=\"9\"")
        #expect(slider.value == 5 && slider.minimumValue == 1 && slider.maximumValue == 9)
        let progress: UIProgressView = try only("progressView progress=\"0.25\"")
        #expect(progress.progress == 0.25)
        let segments: UISegmentedControl = try only(
            "segmentedControl selectedSegmentIndex=\"1\"",
            "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>")
        #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "Two")
        #expect(segments.selectedSegmentIndex == 1)
        let field: UITextField = try only("textField placeholder=\"Name\" borderStyle=\"roundedRect\"")
        #expect(field.placeholder == "Name" && field.borderStyle == .roundedRect)
        let notes: UITextView = try only("textView text=\"Two lines\" editable=\"NO\"")
        #expect(notes.text == "Two lines" && !notes.isEditable)
        let stepper: UIStepper = try only("stepper value=\"5\" maximumValue=\"9\" stepValue=\"2\"")
        #expect(stepper.value == 5 && stepper.maximumValue == 9 && stepper.stepValue == 2)
        let picker: UIDatePicker = try only(
            "datePicker datePickerMode=\"date\" style=\"compact\"",
            "<date key=\"date\" timeIntervalSinceReferenceDate=\"1000\"/>")
        #expect(picker.datePickerMode == .date && picker.date == Date(timeIntervalSinceReferenceDate: 1000))
        let pages: UIPageControl = try only("pageControl numberOfPages=\"3\" currentPage=\"2\"")
        #expect(pages.numberOfPages == 3 && pages.currentPage == 2)
        let spinner: UIActivityIndicatorView = try only("activityIndicatorView animating=\"YES\" style=\"large\"")
        #expect(spinner.isAnimating && !spinner.isHidden && spinner.style == .large)
        let resting: UIActivityIndicatorView = try only("activityIndicatorView hidesWhenStopped=\"YES\"")
        #expect(resting.isHidden)
    }

    @Test func runtimeAttributes() throws {
        let view: UIView = try only(
            "view",
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="8.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
            <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            """)
        #expect(view.layer.cornerRadius == 8.5 && view.clipsToBounds)
        #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test func whatIsNotDrawnIsSaid() throws {
        let said = try warnings {
            let view: UIView = try only(
                "pickerView shimmer=\"YES\"",
                """
                <nonsense key="glow"/><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="mood" value="fine"/></userDefinedRuntimeAttributes>
                """)
            #expect(view.frame.width == 30)
        }
        #expect(said.count == 4)
        #expect(said.allSatisfy { $0.hasPrefix("nib:") && $0.contains("unsupported") })
    }
}
