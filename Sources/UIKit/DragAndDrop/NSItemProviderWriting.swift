public import Foundation

/// What an item provider can be made of.
public protocol NSItemProviderWriting: AnyObject {
    /// The forms, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Never called.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// No bytes.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, nil)
        return nil
    }
}
