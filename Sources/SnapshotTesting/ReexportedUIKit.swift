// The strategies are for views and pictures: whoever writes `import SnapshotTesting` can name them.
@_exported public import UIKit
