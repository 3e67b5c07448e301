import Foundation
import Galley
import UIKit

/// Symbols, fields and buttons beside texts of several sizes, on one line each.
final class BaselineRows: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "85 °C"
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Pour"
        let rows = [
            row(.largeTitle, "Jasmine", symbol("leaf.fill"), text("large", .footnote)),
            row(.body, "Steeping", symbol("timer"), text("4 minutes", .caption1)),
            row(.body, "Water", field, button),
            row(.footnote, "Small", symbol("star.fill", size: 28), symbol("star.fill", size: 17), symbol("star.fill")),
            row(.title2, "Cut\ntwice", symbol("scissors"), symbol("checkmark.circle", isFramed: true)),
        ]
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 14
        column.alignment = .leading
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
    }

    private func text(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.text = text
        return label
    }

    /// - Parameter size: `nil` is the size of the text beside it.
    private func symbol(_ name: String, size: CGFloat? = nil, isFramed: Bool = false) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.preferredSymbolConfiguration = size.map { UIImage.SymbolConfiguration(pointSize: $0) }
        if isFramed {
            view.contentMode = .center
            view.backgroundColor = .systemFill
            view.widthAnchor.constraint(equalToConstant: 44).isActive = true
            view.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        return view
    }

    private func row(_ style: UIFont.TextStyle, _ title: String, _ others: UIView...) -> UIStackView {
        for case let picture as UIImageView in others where picture.preferredSymbolConfiguration == nil {
            picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style)
        }
        let row = UIStackView(arrangedSubviews: [text(title, style)] + others)
        row.alignment = .firstBaseline
        row.spacing = 10
        return row
    }
}
