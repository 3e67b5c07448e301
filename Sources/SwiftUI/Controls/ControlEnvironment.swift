import Foundation

/// What modifiers of controls hand down.
struct ControlEnvironment {
    var isEnabled = true
    /// Whether a list's row is around.
    var isInList = false
    var size = ControlSize.regular
    var borderShape = ButtonBorderShape.automatic
    var buttonSizing = ButtonSizing.automatic
    var labelStyle: (any LabelStyle)?
    var buttonStyle: AnyButtonStyle?
    var toggleStyle: (any ToggleStyle)?
    var progressStyle: (any ProgressViewStyle)?
    var labelsHidden = false
    var tabStyle: (any TabViewStyle)?
    var indexStyle: (any IndexViewStyle)?
    var accessoryPlacement: TabViewBottomAccessoryPlacement?
    var pickerStyle: (any PickerStyle)?
    var datePickerStyle: (any DatePickerStyle)?
    var gaugeStyle: (any GaugeStyle)?
    var groupBoxStyle: (any GroupBoxStyle)?
    var disclosureStyle: (any DisclosureGroupStyle)?
    var labeledContentStyle: (any LabeledContentStyle)?
    /// An app's own.
    var fieldStyle: (any TextFieldStyle)?
    var menuStyle: (any MenuStyle)?
    var controlGroupStyle: (any ControlGroupStyle)?
    var formStyle: (any FormStyle)?
    /// Whether text fields have a line around them.
    var hasRoundedFields = false
    /// Whether somebody chooses among the views, by their tags.
    var collectsTags = false
    /// Whether return presses the buttons.
    var isDefaultAction = false
}

/// Sizes of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large
    /// Drawn as `large`.
    case extraLarge
}

extension EnvironmentValues {
    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[storage: \.control.isEnabled] }
        set { self[storage: \.control.isEnabled] = newValue }
    }
    public var controlSize: ControlSize {
        get { self[storage: \.control.size] }
        set { self[storage: \.control.size] = newValue }
    }
    public var buttonBorderShape: ButtonBorderShape {
        get { self[storage: \.control.borderShape] }
        set { self[storage: \.control.borderShape] = newValue }
    }
}

extension View {
    /// Shows controls as ones that cannot be used.
    public func disabled(_ disabled: Bool) -> some View { inEnvironment { if disabled { $0.isEnabled = false } } }
    public func controlSize(_ controlSize: ControlSize) -> some View { inEnvironment { $0.controlSize = controlSize } }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        inEnvironment { $0.buttonBorderShape = shape }
    }
    /// Leaves the labels of controls out.
    public func labelsHidden() -> some View { labelsVisibility(.hidden) }
    /// Whether controls have their labels; `automatic` leaves it as it is.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        inEnvironment { environment in
            guard visibility != .automatic else { return }
            environment[storage: \.control.labelsHidden] = visibility == .hidden
        }
    }
}
