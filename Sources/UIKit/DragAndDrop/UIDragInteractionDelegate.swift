/// What says what is dragged. Nobody touches a picture, so that nothing of it is called. No effect on a picture.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
}
