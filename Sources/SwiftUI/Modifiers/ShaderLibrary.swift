public import Foundation

/// Programs for a graphics processor, by their names. They are written in a language of its own that nothing here reads.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    /// That of the app.
    public static let `default` = ShaderLibrary()
    /// That of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    /// - Parameter url: Of a compiled library.
    public init(url: URL) {}
    private init() {}

    /// A program of the app's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A program for a graphics processor.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// The program with what it is called with.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A program for a graphics processor with what it is called with. Not drawn yet.
public struct Shader: Sendable {
    /// What a program is called with.
    public struct Argument: Sendable {
        public static func float<Value: BinaryFloatingPoint>(_ x: Value) -> Argument { Argument() }
        public static func float2<Value: BinaryFloatingPoint>(_ x: Value, _ y: Value) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float3<Value: BinaryFloatingPoint>(_ x: Value, _ y: Value, _ z: Value) -> Argument {
            Argument()
        }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
        /// The box of what is painted.
        public static var boundingRect: Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    /// No effect on a picture.
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }
}

extension View {
    /// Gives every pixel another colour. Not drawn yet.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    /// Takes every pixel from elsewhere. Not drawn yet.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
    /// Makes every pixel of all of them. Not drawn yet.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
