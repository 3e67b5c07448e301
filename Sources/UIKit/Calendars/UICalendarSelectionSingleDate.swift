public import Foundation

/// One chosen day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Nobody chooses in a picture: never called.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// `nil` is none.
    open var selectedDate: DateComponents? { didSet { view?.contentChanged() } }
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }
}

/// Hears of a day that is chosen. Nobody chooses in a picture: none of it is called.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}
