import UIKit

extension View {
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameter tokens: Words that stand in the field as one. Not drawn yet.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
    }

    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameter tokens: Words that stand in the field as one. Not drawn yet.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
    }
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameters:
    ///   - tokens: Words that stand in the field as one. Not drawn yet.
    ///   - isPresented: Whether somebody searches: the bar then takes the title's place.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    }
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameters:
    ///   - tokens: Words that stand in the field as one. Not drawn yet.
    ///   - isPresented: Whether somebody searches: the bar then takes the title's place.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    }
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameters:
    ///   - tokens: Words that stand in the field as one. Not drawn yet.
    ///   - suggestedTokens: Beneath the search bar while somebody searches. Not drawn yet.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Tokens.Element) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
    }
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameter editableTokens: Words that stand in the field as one. Not drawn yet.
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
        text: Binding<String>, editableTokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
    ) -> some View where Tokens.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
    }
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameter suggestions: Beneath the search bar while somebody searches. Not drawn yet.
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
    /// A search bar in the navigation bar, which is UIKit's.
    /// - Parameter suggestions: Beneath the search bar while somebody searches. Not drawn yet.
    public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

    // MARK: While somebody searches

    /// Parts of what is searched in, under the search bar while somebody searches.
    public func searchScopes<Value: Hashable, Scopes: View>(
        _ scope: Binding<Value>, @ViewBuilder scopes: () -> Scopes
    ) -> some View {
        let scopes = scopes()
        return changingController { controller, environment in
            var inner = environment.outsideList
            inner[storage: \.control.collectsTags] = true
            let nodes = scopes.nodes(inner)
            let search = controller.navigationItem.searchController ?? UISearchController(searchResultsController: nil)
            search.searchBar.scopeButtonTitles = nodes.map { LabelParts(NodeView(node: $0), inner).title ?? "" }
            search.searchBar.selectedScopeButtonIndex =
                nodes.firstIndex { $0.choiceTag == AnyHashable(scope.wrappedValue) } ?? 0
            controller.navigationItem.searchController = search
        }
    }
    /// Parts of what is searched in, under the search bar while somebody searches.
    public func searchScopes<Value: Hashable, Scopes: View>(
        _ scope: Binding<Value>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
    ) -> some View { searchScopes(scope, scopes: scopes) }
    /// Beneath the search bar while somebody searches. Not drawn yet.
    public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
        self
    }
    /// No effect on a picture.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }
    /// No effect on a picture.
    public func searchCompletion(_ completion: String) -> some View { self }
    /// No effect on a picture.
    public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View { self }
    /// No effect on a picture.
    public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
    /// No effect on a picture.
    public func searchFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    /// No effect on a picture.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    /// No effect on a picture.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
    /// No effect on a picture.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    /// No effect on a picture.
    public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View { self }
}

/// When scopes show. No effect on a picture.
public enum SearchScopeActivation: Hashable, Sendable {
    case automatic, onTextEntry, onSearchPresentation
}

/// What becomes of a title while somebody searches. No effect on a picture.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
    case automatic, avoidHidingContent
}

/// What becomes of a search bar in a toolbar. No effect on a picture.
public enum SearchToolbarBehavior: Hashable, Sendable {
    case automatic, minimize
}

/// What hands something in. No effect on a picture.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Ends a search. Nobody searches in a picture. No effect on a picture.
public struct DismissSearchAction: Sendable {
    /// No effect on a picture.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Whether somebody searches: no.
    public var isSearching: Bool { false }
    /// Ends the search. No effect on a picture.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
