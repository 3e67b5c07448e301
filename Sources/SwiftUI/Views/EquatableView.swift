public import Combine

/// A view that is made anew only when it is another one. No effect on a picture.
@MainActor @preconcurrency
public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    public var body: some View { content }
}

/// A view that hears of what a publisher publishes.
@MainActor @preconcurrency
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
    public var body: some View { content.onReceive(publisher, perform: action) }
}
