/// What work in the background came to. No effect on a picture.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}
