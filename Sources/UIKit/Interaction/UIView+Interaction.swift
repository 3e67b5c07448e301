extension UIView {
    /// What was added, in its order; `nil` stands for nothing.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { heldGestures.isEmpty ? nil : heldGestures }
        set {
            for old in heldGestures { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    func hold(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        heldGestures.append(gestureRecognizer)
    }

    func release(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = heldGestures.firstIndex(where: { $0 === gestureRecognizer }) else { return }
        heldGestures.remove(at: index)
        gestureRecognizer.view = nil
    }

    /// What was added, in its order.
    public var interactions: [any UIInteraction] {
        get { heldInteractions }
        set {
            for old in heldInteractions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Nobody touches a picture. No effect on a picture.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        heldInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// No effect on a picture.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = heldInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        heldInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

extension UIView {
    /// Nobody edits in a picture. No effect on a picture.
    @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
}
