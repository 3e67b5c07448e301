extension UIViewController {
    /// Loads the view unless it is there, or on the way.
    func loadOnce() {
        guard viewIfLoaded == nil, !isLoading else { return }
        isLoading = true
        loadView()
        // An overridden loadView that sets no view leaves the controller with an empty one.
        if viewIfLoaded == nil { view = UIView() }
        isLoading = false
        viewDidLoad()
    }

    // MARK: Children

    /// Makes a controller a child, taking it from its parent before.
    func adopt(_ child: UIViewController) {
        // A controller inside itself would never come to an end.
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === child { return }
            ancestor = current.parent
        }
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.parent = self
        children.append(child)
    }

    func leaveParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// The nearest container of the kind around.
    func container<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var controller = parent
        while let current = controller {
            if let found = current as? Container { return found }
            controller = current.parent
        }
        return nil
    }

    /// The traits around, what the parent forces, and the overrides.
    var traitsInForce: UITraitCollection {
        let inherited = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .current.tinted(nil)
        guard let forced = parent?.overrideTraitCollection(forChild: self) else {
            return traitOverrides.applied(to: inherited)
        }
        return traitOverrides.applied(to: UITraitCollection(traitsFrom: [inherited, forced]))
    }
}
