public import Foundation

/// One change of the data that a layout may animate. Nothing animates in a picture, so that none is ever made.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem {
    init() {}

    /// `nil` for an insertion.
    open internal(set) var indexPathBeforeUpdate: IndexPath?
    /// `nil` for a deletion.
    open internal(set) var indexPathAfterUpdate: IndexPath?
    open internal(set) var updateAction = Action.none

    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
}
