import UIKit

class SharedCell: UIView {
    @Outlet(.weak) var textLabel: UILabel!
    @Outlet(.weak) var imageView: UIImageView!

    static func instantiateFromNib() -> SharedCell {
        let nib = UINib(nibName: String(describing: self), bundle: nil)
        guard let cell = nib.instantiate(withOwner: nil, options: nil).first as? SharedCell else {
            fatalError()
        }

        return cell
    }
}

extension UIView {
    func addSubviewAndFitConstraints(_ subview: UIView) {
        self.addSubview(subview)

        subview.translatesAutoresizingMaskIntoConstraints = false

        // The subview fills the view.
        self.addConstraint(
            NSLayoutConstraint(
                item: subview, attribute: .top,
                relatedBy: .equal,
                toItem: self, attribute: .top,
                multiplier: 1.0, constant: 0.0
            ))

        self.addConstraint(
            NSLayoutConstraint(
                item: subview, attribute: .left,
                relatedBy: .equal,
                toItem: self, attribute: .left,
                multiplier: 1.0, constant: 0.0
            ))

        self.addConstraint(
            NSLayoutConstraint(
                item: subview, attribute: .bottom,
                relatedBy: .equal,
                toItem: self, attribute: .bottom,
                multiplier: 1.0, constant: 0.0
            ))

        self.addConstraint(
            NSLayoutConstraint(
                item: subview, attribute: .right,
                relatedBy: .equal,
                toItem: self, attribute: .right,
                multiplier: 1.0, constant: 0.0
            ))
    }
}
