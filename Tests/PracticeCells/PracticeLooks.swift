import UIKit

// Looks of text and gradients, written as for iOS.

extension PracticeView {
    /// Labels with shadows, outlines, lines and pictures, above gradients of every kind.
    public static func looks() -> PracticeView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.contentSize = CGSize(width: 320, height: 184)
        view.backgroundColor = .systemBackground
        for (index, text) in texts.enumerated() {
            let label = UILabel(
                frame: CGRect(x: index % 2 == 0 ? 16 : 168, y: 8 + CGFloat(index / 2) * 32, width: 144, height: 32))
            label.attributedText = text
            view.addSubview(label)
        }
        for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 16 + CGFloat(index) * 44, y: 144, width: 30, height: 30)
            layer.colors = [UIColor.systemYellow.cgColor, UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
            layer.type = type
            layer.startPoint = type == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
            layer.cornerRadius = 6
            view.layer.addSublayer(layer)
        }
        let ring = CAShapeLayer()
        ring.frame = CGRect(x: 148, y: 144, width: 30, height: 30)
        let outline = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30))
        outline.append(UIBezierPath(rect: CGRect(x: 8, y: 8, width: 16, height: 16)))
        ring.path = outline.cgPath
        ring.fillRule = .evenOdd
        ring.fillColor = UIColor.systemTeal.cgColor
        view.layer.addSublayer(ring)
        return PracticeView(view: view, owner: view)
    }

    private static var texts: [NSAttributedString] {
        let bold = UIFont.systemFont(ofSize: 24, weight: .bold)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = UIColor.systemOrange
        let leaf = NSMutableAttributedString(string: "Green ")
        leaf.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "leaf") ?? UIImage())))
        leaf.append(NSAttributedString(string: " tea"))
        return [
            NSAttributedString(
                string: "Shadow", attributes: [.font: bold, .shadow: shadow, .foregroundColor: UIColor.label]),
            NSAttributedString(
                string: "Hollow", attributes: [.font: bold, .strokeWidth: 4, .foregroundColor: UIColor.systemBlue]),
            NSAttributedString(
                string: "Outlined",
                attributes: [
                    .font: bold, .strokeWidth: -5, .strokeColor: UIColor.systemRed,
                    .foregroundColor: UIColor.systemYellow,
                ]),
            leaf,
            NSAttributedString(
                string: "Doubly underlined",
                attributes: [
                    .underlineStyle: NSUnderlineStyle.double.rawValue, .foregroundColor: UIColor.label,
                ]),
            NSAttributedString(
                string: "Dashed through",
                attributes: [
                    .strikethroughStyle: NSUnderlineStyle([.single, .patternDash]).rawValue,
                    .strikethroughColor: UIColor.systemRed, .foregroundColor: UIColor.secondaryLabel,
                ]),
            NSAttributedString(
                string: "A link", attributes: [.link: "https://example.com", .foregroundColor: UIColor.label]),
            NSAttributedString(
                string: "Dotted",
                attributes: [
                    .underlineStyle: NSUnderlineStyle([.thick, .patternDot]).rawValue,
                    .foregroundColor: UIColor.label,
                ]),
        ]
    }
}
