import Foundation
public import UIKit

/// An object that an app of UIKit would begin with. As the app does not run, neither does the object.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: Delegate.Type = Delegate.self) {}

    /// There is none; asking for it is a programming error.
    public var wrappedValue: Delegate { preconditionFailure("an app does not run in a picture: it has no delegate") }
}
