import Foundation

/// What something looks like while it is handed on. No effect on a picture.
public struct SharePreview<Picture, Icon> {
    private let title: Text

    public init(_ titleKey: LocalizedStringKey, image: Picture, icon: Icon) { title = Text(titleKey) }
}

extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Picture) { title = Text(titleKey) }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, image: Picture) { self.title = Text(title) }
}

extension SharePreview where Picture == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) { self.title = Text(title) }
}
