import DisplayLists
import Foundation
import UIKit

/// A table of small pictures with the values of its axes at the top and at the left.
final class ContactSheetView: UIView {
    /// In points.
    private enum Measure {
        static let margin = 16.0
        static let gap = 12.0
        static let title = 34.0
        static let columnLabel = 34.0
        static let rowLabel = 104.0
        static let corner = 4.0
    }

    /// The size that shows all of it, in points.
    private(set) var fittingSize = CGSize.zero
    private let cellWidth: Double
    private let scale: Double

    /// - Parameters:
    ///   - rowLabels: two lines each, the axis and its value; `nil` when there is but one row.
    ///   - width: of a picture, in points.
    ///   - scale: pixels of the pictures a point.
    init(
        title: String, rowLabels: [String]?, columnLabels: [String]?, _ pictures: [[Bitmap?]], width: Double,
        scale: Double
    ) {
        cellWidth = width
        self.scale = scale
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        let left = Measure.margin + (rowLabels == nil ? 0 : Measure.rowLabel + Measure.gap)
        let columns = pictures.first?.count ?? 0
        let right = left + Double(columns) * (width + Measure.gap) - Measure.gap + Measure.margin
        add(
            title, .boldSystemFont(ofSize: 17), .label,
            CGRect(
                x: Measure.margin, y: Measure.margin, width: max(right, 240) - 2 * Measure.margin, height: 22))
        var y = Measure.margin + Measure.title
        if let columnLabels {
            for (column, label) in columnLabels.enumerated() {
                addLabel(label, CGRect(x: x(column, left), y: y, width: width, height: Measure.columnLabel), .center)
            }
            y += Measure.columnLabel + Measure.gap / 2
        }
        for (row, pictures) in pictures.enumerated() {
            let height = pictures.map { $0.map { Double($0.height) / scale } ?? 0 }.max() ?? 0
            if let rowLabels {
                addLabel(
                    rowLabels[row],
                    CGRect(x: Measure.margin, y: y, width: Measure.rowLabel, height: Measure.columnLabel),
                    .natural)
            }
            for (column, picture) in pictures.enumerated() {
                add(picture, x: x(column, left), y: y, height: max(height, 20))
            }
            y += max(height, 20) + Measure.gap
        }
        fittingSize = CGSize(width: max(right, 240), height: y - Measure.gap + Measure.margin)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func x(_ column: Int, _ left: Double) -> Double { left + Double(column) * (cellWidth + Measure.gap) }

    private func addLabel(_ text: String, _ frame: CGRect, _ alignment: NSTextAlignment) {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var top = frame
        top.size.height = 15
        add(lines[0], .systemFont(ofSize: 11), .secondaryLabel, top, alignment)
        top.origin.y += 16
        top.size.height = 17
        add(lines.last ?? "", .systemFont(ofSize: 13, weight: .semibold), .label, top, alignment)
    }

    private func add(
        _ text: String, _ font: UIFont, _ color: UIColor, _ frame: CGRect, _ alignment: NSTextAlignment = .natural
    ) {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = alignment
        label.lineBreakMode = .byTruncatingMiddle
        label.frame = frame
        addSubview(label)
    }

    /// A picture in the middle of its column; an empty frame for a variant that is not there.
    private func add(_ picture: Bitmap?, x: Double, y: Double, height: Double) {
        let view = UIImageView()
        var size = CGSize(width: cellWidth, height: height)
        if let picture {
            size = CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
            view.image = UIImage(bitmap: picture, scale: scale)
        }
        view.frame = CGRect(
            x: x + ((cellWidth - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
        view.layer.cornerRadius = Measure.corner
        view.layer.masksToBounds = true
        view.layer.borderWidth = 0.5
        view.layer.borderColor = UIColor(white: 0.5, alpha: 0.4).cgColor
        addSubview(view)
    }
}
