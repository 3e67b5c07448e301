import Appearance
import DisplayLists
import Foundation

/// A card of an alert: texts and fields above, buttons below.
final class AlertCard: UIView {
    struct Content {
        var title: String?
        var message: String?
        var fields: [UITextField] = []
        /// The one that cancels is the last.
        var actions: [UIAlertAction] = []
        var preferred: UIAlertAction?
    }

    private let metrics: AlertMetrics
    private let texts: [UILabel]
    private let fields: [AlertField]
    private let buttons: [AlertButton]

    init(_ content: Content, _ metrics: AlertMetrics, name: String) {
        self.metrics = metrics
        texts = [
            Self.label(content.title, metrics, isTitle: true), Self.label(content.message, metrics, isTitle: false),
        ].compactMap { $0 }
        fields = content.fields.enumerated().map { AlertField($1, metrics, index: $0) }
        buttons = content.actions.enumerated().map {
            AlertButton($1, metrics, isPreferred: $1 === content.preferred, index: $0)
        }
        super.init(frame: .zero)
        listingName = ListingName(name, role: "card")
        clipsToBounds = true
        layer.cornerRadius = metrics.cornerRadius
        layer.cornerCurve = .continuous
        backgroundColor = UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(
                white: name == "cancel" ? metrics.cancelWhite(isDark: isDark) : metrics.cardWhite(isDark: isDark),
                alpha: 1)
        }
        for view in texts { addSubview(view) }
        for view in fields { addSubview(view) }
        for view in buttons { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String?, _ metrics: AlertMetrics, isTitle: Bool) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.listingName = ListingName(isTitle ? "title" : "message", role: "text")
        label.adjustsFontForContentSizeCategory = true
        switch (metrics.isGlass, metrics.isSheet, isTitle) {
        case (_, false, true), (true, true, true): label.font = .preferredFont(forTextStyle: .headline)
        case (true, _, false): label.font = .preferredFont(forTextStyle: .subheadline)
        case (false, true, true):
            label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
                for: .systemFont(ofSize: 13, weight: .semibold))
        case (false, _, false): label.font = .preferredFont(forTextStyle: .footnote)
        }
        label.textAlignment = metrics.isGlass ? .natural : .center
        let isFaint = metrics.isSheet || metrics.isGlass && !isTitle
        label.textColor = isFaint ? .secondaryLabel : .label
        return label
    }

    // MARK: Layout

    /// Whether two buttons share a row: an alert's, when the titles of both fit.
    private func areSideBySide(_ width: CGFloat) -> Bool {
        guard buttons.count == 2, !metrics.isSheet else { return false }
        let room = (width - 2 * metrics.buttonInset - metrics.buttonGap) / 2 - 2 * metrics.buttonPadding
        return buttons.allSatisfy { $0.titleWidth <= room }
    }

    func height(width: CGFloat) -> CGFloat { arrange(width: width, places: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange(width: bounds.width, places: true)
    }

    /// Places the parts from the top down, or only finds how high they are.
    @discardableResult private func arrange(width: CGFloat, places: Bool) -> CGFloat {
        var y = placeTexts(width, places)
        let rows: [[AlertButton]] =
            areSideBySide(width)
            ? [buttons.filter(\.isCancel) + buttons.filter { !$0.isCancel }] : buttons.map { [$0] }
        let room = width - 2 * metrics.buttonInset
        for (index, row) in rows.enumerated() {
            if index > 0 { y += metrics.buttonGap }
            let each = (room - metrics.buttonGap * CGFloat(row.count - 1)) / CGFloat(row.count)
            for (column, button) in row.enumerated() where places {
                let x = metrics.buttonInset + (each + metrics.buttonGap) * CGFloat(column)
                button.hasLineAbove = y > 0
                button.hasLineBefore = column > 0
                button.frame = directed(CGRect(x: x, y: y, width: each, height: metrics.buttonHeight))
            }
            y += metrics.buttonHeight
        }
        return y + (rows.isEmpty ? 0 : metrics.buttonInset)
    }

    /// The lower end of texts and fields with the space below them.
    private func placeTexts(_ width: CGFloat, _ places: Bool) -> CGFloat {
        guard !texts.isEmpty || !fields.isEmpty else { return metrics.buttonInset }
        var y = metrics.textTop
        let room = width - 2 * metrics.textInset
        for (index, label) in texts.enumerated() {
            if index > 0 { y += metrics.textGap }
            let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
            if places { label.frame = CGRect(x: metrics.textInset, y: y, width: room, height: height) }
            y += height
        }
        for (index, field) in fields.enumerated() {
            y += index > 0 ? metrics.fieldGap : texts.isEmpty ? 0 : metrics.fieldTop
            if places { field.frame = CGRect(x: metrics.textInset, y: y, width: room, height: metrics.fieldHeight) }
            y += metrics.fieldHeight
        }
        return y + metrics.textBottom
    }
}
