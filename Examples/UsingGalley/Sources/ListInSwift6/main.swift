import UIKit
import Galley
print(UIColor.red)
