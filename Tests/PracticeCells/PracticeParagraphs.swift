import UIKit

// Paragraph styles, written as for iOS.

extension PracticeView {
    /// A list with hanging bullets, prices at a tab stop, a quotation and a text with its own line height.
    public static func paragraphs() -> PracticeView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        label.numberOfLines = 0
        label.attributedText = recipe
        label.sizeToFit()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.contentSize = CGSize(width: 320, height: label.frame.height.rounded(.up) + 16)
        view.backgroundColor = .systemBackground
        label.frame.origin = CGPoint(x: 0, y: 8)
        view.addSubview(label)
        return PracticeView(view: view, owner: label)
    }

    private static var recipe: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        func add(_ string: String, _ font: UIFont, _ configure: (NSMutableParagraphStyle) -> Void) {
            let style = NSMutableParagraphStyle()
            configure(style)
            let color: UIColor = font.pointSize < 15 ? .secondaryLabel : .label
            text.append(
                NSAttributedString(
                    string: string, attributes: [.font: font, .paragraphStyle: style, .foregroundColor: color]))
        }
        let body = UIFont.systemFont(ofSize: 15)
        add("Porridge\n", .systemFont(ofSize: 20, weight: .bold)) {
            $0.firstLineHeadIndent = 16
            $0.paragraphSpacing = 4
        }
        for step in ["Soak the oats in cold water over night", "Bring them to the boil and stir for ten minutes"] {
            add("•\t\(step)\n", body) {
                $0.firstLineHeadIndent = 16
                $0.headIndent = 32
                $0.tailIndent = -40
                $0.paragraphSpacing = 3
                $0.tabStops = [NSTextTab(textAlignment: .left, location: 32)]
            }
        }
        for (name, price) in [("Oats", "1.20"), ("Honey", "12.00")] {
            add("\(name)\t\(price)\n", body) {
                $0.firstLineHeadIndent = 16
                $0.tabStops = [NSTextTab(textAlignment: .right, location: 304)]
            }
        }
        add("Eat it warm,\nwith a spoon of butter.", .italicSystemFont(ofSize: 13)) {
            $0.alignment = .center
            $0.lineHeightMultiple = 1.3
            $0.paragraphSpacingBefore = 6
        }
        return text
    }
}
