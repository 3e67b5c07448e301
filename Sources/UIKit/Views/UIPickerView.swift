import DisplayLists
public import Foundation

/// Wheels of rows, one beside the other, of each of which the row in the middle is chosen. No picture has been measured: sizes that are not
/// public properties are guesses.
open class UIPickerView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        listingName = ListingName("picker", role: "view")
        clipsToBounds = true
    }

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Before iOS 7. No effect on a picture.
    open var showsSelectionIndicator = false

    // MARK: Rows

    /// Stands for the title where a delegate has no view of its own.
    let titleStandsHere = UIView()
    private var chosen: [Int: Int] = [:]
    private var rows: [[UIView?]] = []
    private var isStale = true

    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let own = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(width: widths[safely: component] ?? 0, height: own > 0 ? own : Self.rowHeight)
    }
    /// The view of a row that shows; `nil` of one that does not.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        refresh()
        // Rows without an end are as many as there are integers.
        let (index, overflow) = row.subtractingReportingOverflow(selectedRow(inComponent: component) - Self.reach)
        guard !overflow, rows.indices.contains(component), rows[component].indices.contains(index) else { return nil }
        return rows[component][index]
    }

    open func reloadAllComponents() {
        isStale = true
        setNeedsLayout()
    }
    open func reloadComponent(_ component: Int) { reloadAllComponents() }
    /// Chooses a row; the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = row
        reloadAllComponents()
    }
    /// -1 is none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count > 0 ? min(max(chosen[component] ?? 0, 0), count - 1) : -1
    }

    // MARK: Layout

    /// Points. The height of the whole is a public property (`sizeThatFits`).
    private static let size = CGSize(width: 320, height: 216)
    private static let rowHeight: CGFloat = 32
    static let titleSize: CGFloat = 23
    static let margin: CGFloat = 9
    /// How many rows show on each side of the chosen one.
    private static let reach = 3

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }

    /// What the delegate says, or an equal share of what is left.
    private var widths: [CGFloat] {
        let own = (0..<numberOfComponents).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let left = max(0, bounds.width - 2 * Self.margin - own.reduce(0, +))
        let free = own.filter { $0 <= 0 }.count
        return own.map { $0 > 0 ? $0 : left / CGFloat(max(free, 1)) }
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        for view in rows.joined() { view?.removeFromSuperview() }
        rows = (0..<numberOfComponents).map { component in
            let count = numberOfRows(inComponent: component)
            let middle = selectedRow(inComponent: component)
            return (-Self.reach...Self.reach).map { distance in
                let (row, overflow) = middle.addingReportingOverflow(distance)
                guard !overflow, row >= 0, row < count else { return nil }
                let view = makeView(row, component)
                addSubview(view)
                return view
            }
        }
    }

    private func makeView(_ row: Int, _ component: Int) -> UIView {
        let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if let own, own !== titleStandsHere { return own }
        let label = UILabel()
        label.font = .systemFont(ofSize: Self.titleSize)
        label.textAlignment = .center
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        var x = Self.margin
        for (component, width) in widths.enumerated() where rows.indices.contains(component) {
            let height = rowSize(forComponent: component).height
            for (index, view) in rows[component].enumerated() {
                guard let view else { continue }
                place(view, index - Self.reach, in: CGRect(x: x, y: 0, width: width, height: height))
            }
            x += width
        }
    }

    /// Rows stand on a wheel: the further from the middle, the flatter and the fainter.
    private func place(_ view: UIView, _ distance: Int, in rect: CGRect) {
        let radius = bounds.height / 2
        let angle = min(max(CGFloat(distance) * rect.height / max(radius, 1), -.pi / 2), .pi / 2)
        let middle = bounds.midY + radius * sin(angle)
        view.transform = .identity
        view.frame = directed(
            CGRect(x: rect.minX, y: middle - rect.height / 2, width: rect.width, height: rect.height))
        guard distance != 0 else {
            view.alpha = 1
            return
        }
        view.transform = CGAffineTransform(scaleX: 1, y: max(cos(angle), 0.01))
        view.alpha = max(0, cos(angle)) * Self.faint
    }

    /// How strong the rows beside the chosen one are at most.
    private static let faint: CGFloat = 0.5

    package override func listContent(into listing: inout Listing) {
        let height = rowSize(forComponent: 0).height
        let bar = CGRect(
            x: bounds.minX + Self.margin, y: bounds.midY - height / 2, width: bounds.width - 2 * Self.margin,
            height: height)
        guard bar.width > 0 else { return }
        listing.fill(
            .roundedRectangle(RoundedRectangle(rect: bar, radius: 8, curve: .continuous)),
            resolved(.tertiarySystemFill))
    }
}

extension Array {
    fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
