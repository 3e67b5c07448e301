public import Foundation
import UIKit

/// Views that are made of data.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    /// What the views are made of.
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension DynamicViewContent {
    /// Lets the rows be deleted: lists that are being edited show it.
    /// - Parameter action: Nobody deletes anything in a picture: it is not called. `nil` forbids it.
    public func onDelete(perform action: ((_ offsets: IndexSet) -> Void)?) -> some DynamicViewContent {
        EditableContent(content: self, accessory: action == nil ? nil : .delete())
    }
    /// Lets the rows be moved: lists that are being edited show it.
    /// - Parameter action: Nobody moves anything in a picture: it is not called. `nil` forbids it.
    public func onMove(
        perform action: ((_ source: IndexSet, _ destination: Int) -> Void)?
    ) -> some DynamicViewContent {
        EditableContent(content: self, accessory: action == nil ? nil : .reorder())
    }
    /// - Parameter action: Nobody drops anything in a picture: it is not called. No effect on a picture.
    public func onInsert(
        of supportedContentTypes: [String], perform action: @escaping (Int, [Any]) -> Void
    ) -> some DynamicViewContent { self }
}

/// Rows that show while editing what can be done with them.
private struct EditableContent<Content: DynamicViewContent>: DynamicViewContent, NodeSource {
    typealias Body = Never
    let content: Content
    /// `nil` is none.
    let accessory: UICellAccessory?

    var data: Content.Data { content.data }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let nodes = content.nodes(environment)
        guard let accessory, environment[storage: \.list].isContent else { return nodes }
        return nodes.map { node in RowTraitNode(node) { $0.accessories.append(accessory) } }
    }
}
