extension SymbolSketch {
    /// Arrows whose icons point elsewhere or bend otherwise.
    static let arrows = """
        arrow.uturn.left | line M28 8L6 30L28 52 | line M6 30H66a29 29 0 0 1 0 58H44
        arrow.uturn.right | line M72 8L94 30L72 52 | line M94 30H34a29 29 0 0 0 0 58H56
        arrow.uturn.backward | use arrow.uturn.left 100 50 50
        arrow.uturn.forward | use arrow.uturn.right 100 50 50
        arrow.uturn.up | use arrow.uturn.left 100 50 50 90
        arrow.uturn.down | use arrow.uturn.left 100 50 50 -90
        arrow.down.to.line | line M50 4V74M24 48L50 74L76 48 | line M10 96H90
        arrow.up.to.line | line M50 96V26M24 52L50 26L76 52 | line M10 4H90
        arrow.right.to.line | line M4 50H74M48 24L74 50L48 76 | line M96 10V90
        arrow.left.to.line | line M96 50H26M52 24L26 50L52 76 | line M4 10V90
        arrow.down.to.line.compact | use arrow.down.to.line 80 50 50
        arrow.up.to.line.compact | use arrow.up.to.line 80 50 50
        arrow.left.to.line.compact | use arrow.left.to.line 80 50 50
        arrow.right.to.line.compact | use arrow.right.to.line 80 50 50
        arrow.up.and.down | line M50 3V97M32 20L50 2L68 20M32 80L50 98L68 80
        arrow.left.and.right | line M3 50H97M20 32L2 50L20 68M80 32L98 50L80 68
        arrow.triangle.branch | line M24 97V26 | fill M24 2A3 3 0 0 1 27 4L41 28A2 2 0 0 1 39 31H9A2 2 0 0 1 7 28L21
            4A3 3 0 0 1 24 2z | line M24 82C24 56 76 70 76 36 | fill M76 10A3 3 0 0 1 79 12L93 36A2 2 0 0 1 91
            39H61A2 2 0 0 1 59 36L73 12A3 3 0 0 1 76 10z
        arrow.triangle.merge | line M50 60V26 | fill M50 0A3 3 0 0 1 53 2L68 28A2 2 0 0 1 66 31H34A2 2 0 0 1 32
            28L47 2A3 3 0 0 1 50 0z | line M20 97C20 72 50 76 50 54M80 97C80 72 50 76 50 54
        arrow.triangle.swap | line M28 24V96 | fill M28 2A3 3 0 0 1 31 4L46 30A2 2 0 0 1 44 33H12A2 2 0 0 1 10 30L25
            4A3 3 0 0 1 28 2z | line M72 76V4 | fill M72 98A3 3 0 0 0 75 96L90 70A2 2 0 0 0 88 67H56A2 2 0 0 0 54
            70L69 96A3 3 0 0 0 72 98z
        arrow.triangle.turn.up.right | line M18 86V58a12 12 0 0 1 12 -12H60 | fill M60 20A3 3 0 0 1 64 20L94 44A3 3
            0 0 1 94 48L64 72A3 3 0 0 1 60 70z
        arrow.triangle.turn.up.right.diamond | line M45 7A7 7 0 0 1 55 7L93 45A7 7 0 0 1 93 55L55 93A7 7 0 0 1 45
            93L7 55A7 7 0 0 1 7 45z | line *0.9 M35 66V54a8 8 0 0 1 8 -8H58 | fill M56 32A2 2 0 0 1 59 32L74 44A2 2
            0 0 1 74 48L59 60A2 2 0 0 1 56 59z
        arrow.triangle.turn.up.right.diamond.fill | fill M43 4A10 10 0 0 1 57 4L96 43A10 10 0 0 1 96 57L57 96A10 10
            0 0 1 43 96L4 57A10 10 0 0 1 4 43z | cut *0.9 M35 66V54a8 8 0 0 1 8 -8H58 | hole M56 32A2 2 0 0 1 59
            32L74 44A2 2 0 0 1 74 48L59 60A2 2 0 0 1 56 59z
        arrowshape.right | line M52 16A3 3 0 0 1 57 14L95 47A4 4 0 0 1 95 53L57 86A3 3 0 0 1 52 84V66H8A3 3 0 0 1 5
            63V37A3 3 0 0 1 8 34H52z
        arrowshape.right.fill | fill M48 16A6 6 0 0 1 59 11L98 45A7 7 0 0 1 98 55L59 89A6 6 0 0 1 48 84V70H8A7 7 0 0
            1 1 63V37A7 7 0 0 1 8 30H48z
        arrowshape.left | use arrowshape.right 100 50 50 180
        arrowshape.left.fill | use arrowshape.right.fill 100 50 50 180
        arrowshape.up | use arrowshape.right 100 50 50 -90
        arrowshape.up.fill | use arrowshape.right.fill 100 50 50 -90
        arrowshape.down | use arrowshape.right 100 50 50 90
        arrowshape.down.fill | use arrowshape.right.fill 100 50 50 90
        arrowshape.turn.up.forward | use arrowshape.turn.up.right 100 50 50
        arrowshape.turn.up.forward.fill | use arrowshape.turn.up.right.fill 100 50 50
        arrowshape.turn.up.backward | use arrowshape.turn.up.left 100 50 50
        arrowshape.turn.up.backward.fill | use arrowshape.turn.up.left.fill 100 50 50
        """

    /// Tools, telephones, computers and batteries.
    static let machines = """
        gear | line *0.8 disc 50 50 43 | line *0.9 M95.3 58.0L100.2 58.9 M89.8 73.0L94.2 75.5 M79.6 85.2L82.8 89.1
            M65.7 93.2L67.4 97.9 M50.0 96.0L50.0 101.0 M34.3 93.2L32.6 97.9 M20.4 85.2L17.2 89.1 M10.2 73.0L5.8 75.5
            M4.7 58.0L-0.2 58.9 M4.7 42.0L-0.2 41.1 M10.2 27.0L5.8 24.5 M20.4 14.8L17.2 10.9 M34.3 6.8L32.6 2.1
            M50.0 4.0L50.0 -1.0 M65.7 6.8L67.4 2.1 M79.6 14.8L82.8 10.9 M89.8 27.0L94.2 24.5 M95.3 42.0L100.2 41.1 |
            line *0.8 disc 50 50 9 | line *0.8 M59.0 50.0L93.0 50.0M45.5 57.8L28.5 87.2M45.5 42.2L28.5 12.8
        clock.arrow.circlepath | line M10 48A44 44 0 1 1 17 72 | fill M1 44A2 2 0 0 1 2 42H18A2 2 0 0 1 20 44L12
            57A2.5 2.5 0 0 1 8 57z | line M54 25V52L66 65
        cursorarrow | fill M24 6A4 4 0 0 1 31 3L84 56A4 4 0 0 1 81 63L60 64L72 92A4 4 0 0 1 70 97L63 100A4 4 0 0 1
            58 98L46 69L31 84A4 4 0 0 1 24 81z
        scribble | line M4 32C18 10 40 4 38 22C36 40 12 62 20 68C28 74 56 28 66 34C76 40 42 78 52 86C62 94 80 64 96
            68
        lasso | line M40 76C18 74 3 60 3 42C3 22 24 7 50 7C76 7 97 22 97 42C97 60 78 76 54 77 | line disc 45 78 8 |
            line M45 86C46 94 40 98 32 98
        gearshape.2 | use gearshape 66 74 34 | knock _gearDisc 74 30 66 | use gearshape 74 30 66
        gearshape.2.fill | use gearshape.fill 66 74 34 | knock _gearDisc 74 30 66 | use gearshape.fill 74 30 66
        _gearDisc | fill disc 50 50 52
        camera.viewfinder | use viewfinder 100 50 50 | use camera.fill 54 50 50
        scanner | line box 2 48 96 40 11 | line M12 44L88 12 | line M20 68H58 | fill disc 78 68 5
        scanner.fill | fill box -2 46 104 46 14 | line M10 36L88 8 | cut M20 69H58 | hole disc 78 69 5
        ruler | line M4 71L71 4L96 29L29 96z | line *0.9 M23 52L33 62M37 38L51 52M51 24L61 34M66 10
        ruler.fill | fill M1 74A4 4 0 0 1 1 68L68 1A4 4 0 0 1 74 1L99 26A4 4 0 0 1 99 32L32 99A4 4 0 0 1 26 99z |
            cut *0.9 M18 46L33 61M32 32L51 51M46 18L61 33
        homepod | line M16 58C16 28 28 8 50 8C72 8 84 28 84 58C84 82 76 93 64 93H36C24 93 16 82 16 58z | line *0.8
            oval 50 20 15 6 0
        homepod.fill | fill M12 58C12 26 25 4 50 4C75 4 88 26 88 58C88 86 78 97 64 97H36C22 97 12 86 12 58z | hole
            oval 50 18 17 7 0
        hifispeaker.2 | use hifispeaker 88 12 50 | use hifispeaker 88 88 50
        hifispeaker.2.fill | use hifispeaker.fill 88 12 50 | use hifispeaker.fill 88 88 50
        desktopcomputer | line box -2 8 104 70 11 | line M0 60H100 | line M50 78V94M32 95H68
        iphone | line box 22 -2 56 104 14 | line M42 10H58
        iphone.gen3 | use iphone 100 50 50
        iphone.landscape | use iphone 100 50 50 90
        ipad | line box 10 -2 80 104 12 | line *0.9 M40 91H60
        ipad.landscape | line box -2 10 104 80 12 | line *0.9 M40 79H60
        ipad.and.iphone | use ipad 92 38 50 | hole box 58 42 60 70 12 | rim box 66 46 36 60 9
        keyboard.chevron.compact.down | use keyboard 100 50 34 | line M36 86L50 94L64 86
        _battery | line box -5 27 98 46 13 | fill M99 39A11 11 0 0 1 99 61z
        battery.0 | use _battery 100 50 50
        battery.0percent | use _battery 100 50 50
        battery.25 | use _battery 100 50 50 | fill box 2 36 21 28 6
        battery.25percent | use battery.25 100 50 50
        battery.50 | use _battery 100 50 50 | fill box 2 36 42 28 6
        battery.50percent | use battery.50 100 50 50
        battery.75 | use _battery 100 50 50 | fill box 2 36 62 28 6
        battery.75percent | use battery.75 100 50 50
        battery.100 | use _battery 100 50 50 | fill box 2 36 81 28 6
        battery.100percent | use battery.100 100 50 50
        battery.100.bolt | use battery.100 100 50 50 | knock bolt.fill 72 46 50 | use bolt.fill 72 46 50
        battery.100percent.bolt | use battery.100.bolt 100 50 50
        key | use key.horizontal 100 50 50 90
        key.fill | use key.horizontal.fill 100 50 50 90
        apps.iphone | use iphone 100 50 50 | fill box 34 22 13 13 3 | fill box 53 22 13 13 3 | fill box 34 42 13 13
            3 | fill box 53 42 13 13 3 | fill box 34 62 13 13 3 | fill box 53 62 13 13 3
        lightswitch.on | line box 22 0 56 100 13 | line *0.9 box 38 26 24 48 6 | fill box 38 26 24 26 5
        lightswitch.off | line box 22 0 56 100 13 | line *0.9 box 38 26 24 48 6 | fill box 38 48 24 26 5
        """
}
