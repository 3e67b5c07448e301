import UIKit

/// The text and the image that a label is made of.
@MainActor
struct LabelParts {
    private(set) var title: String?
    private(set) var image: UIImage?

    /// Both parts of labels, whatever their style.
    init(_ view: any View, _ environment: EnvironmentValues) {
        var environment = environment
        environment[storage: \.control.labelStyle] = TitleAndIconLabelStyle()
        self.init(shownBy: view, environment)
    }

    /// The parts that the styles of labels show.
    init(shownBy view: any View, _ environment: EnvironmentValues) {
        let nodes = view.nodes(environment)
        for node in nodes {
            node.visit { node in
                if title == nil, let text = node as? TextNode { title = text.string }
                if image == nil, let picture = node as? ImageNode { image = picture.image }
            }
        }
    }
}
