// On the phone a file that imports SwiftUI sees UIKit and Foundation too.
@_exported public import UIKit
