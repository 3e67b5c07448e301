// On the phone `URLRequest` is Foundation's.
@_exported public import FoundationNetworking
