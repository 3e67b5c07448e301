import Appearance
import Foundation

/// What stands where there is nothing to show: an icon above a title, a text and buttons, in the middle of the room.
@MainActor @preconcurrency
public struct ContentUnavailableView<Title: View, Description: View, Actions: View>: View {
    private let label: Title
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Title, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    // Sizes and distances are guesses: no picture shows one.
    public var body: some View {
        VStack(spacing: CGFloat(HostedMetrics.unavailableSpacing)) {
            label.labelStyle(UnavailableLabelStyle())
            Group { description }.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            actions
        }
        .padding(.horizontal)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }
    /// - Parameter name: of an image of an asset catalogue.
    public init(
        _ title: LocalizedStringKey, image name: String, description: Text? = nil, fileID: String = #fileID,
        filePath: String = #filePath
    ) {
        self.init(
            label: { Label(title, image: name, fileID: fileID, filePath: filePath) }, description: { description })
    }
    /// - Parameter name: of an image of an asset catalogue.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, image name: String, description: Text? = nil, fileID: String = #fileID,
        filePath: String = #filePath
    ) {
        self.init(
            label: { Label(title, image: name, fileID: fileID, filePath: filePath) }, description: { description })
    }

    /// A search that found nothing.
    public static var search: Self {
        Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }
    /// A search for something that found nothing.
    public static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: CGFloat(HostedMetrics.unavailableSpacing)) {
            configuration.icon.font(.system(size: CGFloat(HostedMetrics.unavailableIconSize)))
                .foregroundStyle(.secondary)
            configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
        }
    }
}
