import CPango
import DisplayLists
import Foundation

/// The faces that a folder of the user's holds.
enum FaceFolder {
    /// A variable face's named instances are told apart by the high bits of the face's index, counted from 1, as FreeType has
    /// it.
    static let instanceShift = 16

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
        guard let blob = FontBytes.of(path: path)?.blob else { throw .unreadableFace(path: path) }
        defer { hb_blob_destroy(blob) }
        var faces: [(family: String, member: FaceFamily.Member)] = []
        for index in 0..<hb_face_count(blob) {
            guard let face = hb_face_create(blob, index), hb_face_get_glyph_count(face) > 0 else { continue }
            defer { hb_face_destroy(face) }
            faces.append(describe(face, path: path, index: Int(index), instance: 0))
            for instance in 0..<Int(hb_ot_var_get_named_instance_count(face)) {
                faces.append(describe(face, path: path, index: Int(index), instance: instance + 1))
            }
        }
        guard !faces.isEmpty else { throw .unreadableFace(path: path) }
        return faces
    }

    /// - Parameter instance: a named instance of a variable face, counted from 1; 0 is the face as it is.
    private static func describe(
        _ face: OpaquePointer, path: String, index: Int, instance: Int
    ) -> (family: String, member: FaceFamily.Member) {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let family =
            name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY), of: face)
            ?? name(UInt32(HB_OT_NAME_ID_FONT_FAMILY), of: face) ?? stem
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        var nameID = UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME)
        if instance > 0 {
            hb_font_set_var_named_instance(font, UInt32(instance - 1))
            nameID = hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(instance - 1))
        }
        let postScriptName = nameID == UInt32(HB_OT_NAME_ID_INVALID) ? nil : name(nameID, of: face)
        let isItalic =
            hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
            || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
        let member = FaceFamily.Member(
            face: FontFace(
                name: postScriptName ?? (instance > 0 ? "\(stem)-\(instance)" : stem), path: path,
                index: index | instance << instanceShift),
            weight: Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()), isItalic: isItalic)
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
