// On the phone these are Foundation's; here they are of the module that has no network.
@_exported public import class UIKit.HTTPURLResponse
@_exported public import struct UIKit.URLRequest
@_exported public import class UIKit.URLResponse
@_exported public import class UIKit.URLSession
