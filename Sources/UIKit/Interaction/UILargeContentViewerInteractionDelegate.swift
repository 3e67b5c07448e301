/// What is asked about such a picture. Nothing of it is called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
