/// Views to look at while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The kind of views.
    associatedtype Previews: View
    /// The views to look at.
    @ViewBuilder static var previews: Previews { get }
}
