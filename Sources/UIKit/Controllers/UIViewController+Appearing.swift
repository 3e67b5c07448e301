/// How far a controller has come on its way to a picture.
struct AppearanceState {
    var hasAppeared = false
    var hasFullyAppeared = false
}

extension UIViewController {
    /// Runs the callbacks that precede a first picture, once: first all that are about to appear, from the outside in, then
    /// the containers place their children, so that those that are appearing know their size and what covers them.
    package func appear() {
        guard !appearance.hasAppeared else { return }
        willAppear()
        arrangeAppearing()
        isAppearing()
    }

    private func willAppear() {
        guard !appearance.hasAppeared else { return }
        appearance.hasAppeared = true
        loadViewIfNeeded()
        viewWillAppear(false)
        for child in appearingChildren { child.willAppear() }
    }

    private func arrangeAppearing() {
        childrenNeedArranging()
        for child in appearingChildren { child.arrangeAppearing() }
    }

    private func isAppearing() {
        viewIsAppearing(false)
        for child in appearingChildren { child.isAppearing() }
    }

    package func didAppear() {
        appear()
        guard !appearance.hasFullyAppeared else { return }
        appearance.hasFullyAppeared = true
        viewDidAppear(false)
        for child in appearingChildren { child.didAppear() }
    }
}
