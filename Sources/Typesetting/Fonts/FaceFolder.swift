import CPango
import DisplayLists
import Foundation

/// The faces that a folder of the user's holds.
enum FaceFolder {
    private static let fileTypes: Set<String> = ["otf", "ttf", "ttc", "otc"]

    /// One family for each family name, in the order of the files' names. Files that are no fonts are passed over by their
    /// name; a font file that cannot be read is an error.
    static func families(in folder: String) throws(TypesettingError) -> [FaceFamily] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw .missingFolder(path: folder)
        }
        var families: [FaceFamily] = []
        for name in names.sorted() where fileTypes.contains((name as NSString).pathExtension.lowercased()) {
            for (family, member) in try faces(inFile: (folder as NSString).appendingPathComponent(name)) {
                if let known = families.firstIndex(where: { $0.name == family }) {
                    families[known].add(member)
                } else {
                    families.append(FaceFamily(name: family, members: [member]))
                }
            }
        }
        return families
    }

    private static func faces(
        inFile path: String
    ) throws(TypesettingError) -> [(family: String, member: FaceFamily.Member)] {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadableFace(path: path) }
        defer { hb_blob_destroy(blob) }
        var faces: [(family: String, member: FaceFamily.Member)] = []
        for index in 0..<hb_face_count(blob) {
            guard let face = hb_face_create(blob, index), hb_face_get_glyph_count(face) > 0 else { continue }
            defer { hb_face_destroy(face) }
            faces.append(describe(face, path: path, index: Int(index)))
        }
        guard !faces.isEmpty else { throw .unreadableFace(path: path) }
        return faces
    }

    private static func describe(
        _ face: OpaquePointer, path: String, index: Int
    ) -> (family: String, member: FaceFamily.Member) {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let family =
            name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY), of: face) ?? name(
                UInt32(HB_OT_NAME_ID_FONT_FAMILY), of: face)
            ?? stem
        let postScriptName = name(UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME), of: face) ?? stem
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        let weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
        let isItalic =
            hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
            || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
        let member = FaceFamily.Member(
            face: FontFace(name: postScriptName, path: path, index: index), weight: weight, isItalic: isItalic)
        return (family, member)
    }

    private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
        var capacity: UInt32 = 256
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
            _ = hb_ot_name_get_utf8(face, id, nil, &capacity, buffer.baseAddress)
            return String(decoding: buffer.prefix(Int(capacity)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return text.isEmpty ? nil : text
    }
}
