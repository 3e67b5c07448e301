// On the phone a file that imports SwiftUI sees Observation, UIKit and Foundation too.
@_exported public import Combine
@_exported public import Observation
@_exported public import UIKit
