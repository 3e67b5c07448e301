/// A thing that is searched for, in the field before the text.
@preconcurrency @MainActor
open class UISearchToken {
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
    }

    let icon: UIImage?
    let text: String
    /// Whatever is kept with the token.
    open var representedObject: Any?
}

extension UISearchTextField {
    /// From the leading one. Not drawn yet.
    public var tokens: [UISearchToken] {
        get { ownTokens }
        set { ownTokens = newValue }
    }
    /// A place that there is not puts it at the nearest end.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        ownTokens.insert(token, at: min(max(tokenIndex, 0), ownTokens.count))
    }
    /// A place that there is not changes nothing.
    public func removeToken(at tokenIndex: Int) {
        if ownTokens.indices.contains(tokenIndex) { ownTokens.remove(at: tokenIndex) }
    }
}
