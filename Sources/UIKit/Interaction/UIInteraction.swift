/// Something that people can do with a view. No effect on a picture.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that it was added to; `nil` is none.
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
