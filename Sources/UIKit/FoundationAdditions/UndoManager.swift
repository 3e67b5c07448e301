public import Foundation

/// Keeps what would take changes back, and takes them back. One step is what is registered between two turns of the program's loop on
/// the phone; here it is each registration, or each group.
open class UndoManager: NSObject {
    private typealias Step = (name: String, changes: [() -> Void])

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private var openGroup: [() -> Void]?
    private var disabledCount = 0

    public override init() { super.init() }

    // MARK: Registering

    /// - Parameter handler: What takes the change back; what it registers itself makes it again.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let change = { [weak target] in if let target { handler(target) } }
        if openGroup != nil { openGroup?.append(change) } else { add(("", [change])) }
    }

    private func add(_ step: Step) {
        if isUndoing { return redoSteps.append(step) }
        undoSteps.append(step)
        if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
        if !isRedoing { redoSteps = [] }
    }

    /// What is registered until it ends is one step.
    open func beginUndoGrouping() {
        groupingLevel += 1
        openGroup = openGroup ?? []
    }
    open func endUndoGrouping() {
        guard groupingLevel > 0 else { return }
        groupingLevel -= 1
        guard groupingLevel == 0, let changes = openGroup else { return }
        openGroup = nil
        if !changes.isEmpty { add(("", changes)) }
    }
    open private(set) var groupingLevel = 0
    /// No effect on a picture.
    open var groupsByEvent = true
    /// The most steps that are kept; 0 is no limit.
    open var levelsOfUndo = 0
    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    // MARK: Taking back

    open var canUndo: Bool { !undoSteps.isEmpty }
    open var canRedo: Bool { !redoSteps.isEmpty }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    open func undo() {
        guard let step = undoSteps.popLast() else { return }
        isUndoing = true
        run(step)
        isUndoing = false
    }
    open func redo() {
        guard let step = redoSteps.popLast() else { return }
        isRedoing = true
        run(step)
        isRedoing = false
    }
    open func undoNestedGroup() { undo() }

    /// What it registers is one step, of the same name.
    private func run(_ step: Step) {
        beginUndoGrouping()
        for change in step.changes.reversed() { change() }
        endUndoGrouping()
        setActionName(step.name)
    }

    open func removeAllActions() {
        undoSteps = []
        redoSteps = []
        openGroup = nil
        groupingLevel = 0
    }
    /// Takes all away: what belongs to whom is not kept apart.
    open func removeAllActions(withTarget target: Any) { removeAllActions() }

    // MARK: Names

    /// Names the last step.
    open func setActionName(_ actionName: String) {
        if isUndoing {
            if !redoSteps.isEmpty { redoSteps[redoSteps.count - 1].name = actionName }
        } else if !undoSteps.isEmpty {
            undoSteps[undoSteps.count - 1].name = actionName
        }
    }
    /// Empty without a step.
    open var undoActionName: String { undoSteps.last?.name ?? "" }
    open var redoActionName: String { redoSteps.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}
