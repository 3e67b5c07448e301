import SwiftUI
import Testing
import UIKit

// Previews as they stand at the end of an app's files: it is enough that they compile.

private struct Badge: View {
    @Binding var isOn: Bool
    var title = "Badge"

    var body: some View { Toggle(title, isOn: $isOn) }
}

@Observable
private final class BadgeModel {
    var isOn = false
}

private struct ModelBadge: View {
    @Bindable var model: BadgeModel

    var body: some View { Badge(isOn: $model.isOn) }
}

#Preview("Model") { ModelBadge(model: BadgeModel()) }

private final class PlainController: UIViewController {}

#Preview { Badge(isOn: .constant(true)) }

#Preview("With state", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = false
    Badge(isOn: $isOn)
}

#Preview("Two \"traits\"", traits: .landscapeLeft, .fixedLayout(width: 320, height: 80)) {
    let title = "A \("title")"
    Badge(isOn: .constant(false), title: title)
        .padding()
}

#if DEBUG
#Preview("Controller") {
    UINavigationController(rootViewController: PlainController())
}
#endif

#Preview("View", traits: .sizeThatFitsLayout) {
    let label = UILabel()
    label.text = "Label"
    return label
}

private enum Nested {
    #Preview("Nested") {
        if true { Text("Then") } else { Text("Otherwise") }
    }
}

private struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([true, false], id: \.self) { isOn in
            Badge(isOn: .constant(isOn))
                .previewDisplayName(isOn ? "On" : "Off")
                .previewLayout(.sizeThatFits)
        }
        Group {
            Badge(isOn: .constant(true))
        }
        .previewDevice(PreviewDevice(rawValue: "iPhone 16 Pro"))
        .previewInterfaceOrientation(.landscapeLeft)
        .preferredColorScheme(.dark)
    }
}

@MainActor struct PreviewTests {
    @Test func providersGiveTheirViews() {
        _ = Badge_Previews.previews
        #expect(Badge_Previews.platform == nil)
    }
}
