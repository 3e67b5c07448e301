import UIKit

class SharedTableViewCell: UITableViewCell {
    var body: SharedCell? {
        return self.contentView.subviews.first as? SharedCell
    }

    override func awakeFromNib() {
        super.awakeFromNib()

        // Puts the shared view in.
        let body = SharedCell.instantiateFromNib()
        self.contentView.addSubviewAndFitConstraints(body)
    }

    func configure(withText text: String, image: UIImage? = nil) {
        guard let body = self.body else {
            return
        }

        body.imageView.image = image
        body.textLabel.text = text
    }
}
