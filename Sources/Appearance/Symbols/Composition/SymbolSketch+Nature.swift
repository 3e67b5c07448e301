extension SymbolSketch {
    /// Plants, animals, fire and night.
    static let nature = """
        leaf | line M7 14C10 26 4 56 22 76C38 94 72 92 81 68C90 42 70 28 46 26C30 24 16 22 7 14z | line M32 46C54 52
            76 66 96 88
        leaf.fill | fill M4 9C7 8 10 12 14 15C22 22 34 21 48 23C74 26 93 42 85 69C75 96 37 98 19 79C-1 58 6 28 3 13z
            | cut *0.9 M32 46C52 51 66 59 78 70 | line M80 73C86 78 91 83 96 88
        tree | line M38 74H28A23 23 0 0 1 19 30A24 24 0 0 1 50 5A24 24 0 0 1 81 30A23 23 0 0 1 72 74H62 | line M50
            42V98 | line M50 64L64 50
        tree.fill | fill M46 77H28A26 26 0 0 1 15 28A27 27 0 0 1 50 2A27 27 0 0 1 85 28A26 26 0 0 1 72 77H46z | cut
            *0.9 M50 44V84M50 66L64 52 | line M50 78V98
        flame | line M47 4C54 22 84 36 84 64C84 85 69 97 50 97C31 97 16 85 16 64C16 51 22 42 29 34C32 42 36 46 42
            47C50 34 52 20 47 4z
        flame.fill | fill M43 0C46 -2 50 0 52 4C58 22 88 36 88 64C88 88 71 101 50 101C29 101 12 88 12 64C12 49 19 39
            26 31C29 28 32 30 33 33C35 38 37 41 41 42C46 31 48 18 43 4z | hole M51 54C54 64 66 67 66 79C66 88 59 93
            51 93C43 93 36 88 36 79C36 72 39 69 42 65C44 68 46 69 48 69C52 65 52 60 51 54z
        sparkle | fill M50 0C52 0 53 2 53 4C57 34 66 43 96 47C98 47 100 48 100 50C100 52 98 53 96 53C66 57 57 66 53
            96C53 98 52 100 50 100C48 100 47 98 47 96C43 66 34 57 4 53C2 53 0 52 0 50C0 48 2 47 4 47C34 43 43 34 47
            4C47 2 48 0 50 0z
        moon.zzz | use moon 78 42 58 | line *0.8 M60 6H76L60 26H76 | line *0.8 M84 30H98L84 48H98
        moon.zzz.fill | use moon.fill 78 42 58 | line *0.8 M60 6H76L60 26H76 | line *0.8 M84 30H98L84 48H98
        zzz | line M4 58H44L4 98H44 | line *0.9 M46 26H76L46 56H76 | line *0.8 M76 2H96L76 24H96
        mountain.2 | line M38 84H2L34 24L62 70 | line M52 56L70 32L98 84H38
        mountain.2.fill | fill M6 90C0 90 -3 85 0 79L29 25C31 20 37 20 39 25L72 90z | cut *1.2 M46 44L76 104 | fill
            M78 90L54 46L65 32C68 28 72 28 75 33L101 79C104 85 101 90 95 90z
        pawprint | line *0.9 oval 13 46 9 13 -22 | line *0.9 oval 36 18 10 14 -6 | line *0.9 oval 64 18 10 14 6 |
            line *0.9 oval 87 46 9 13 22 | line M50 46C66 46 82 66 81 80C80 94 64 92 50 88C36 92 20 94 19 80C18 66
            34 46 50 46z
        pawprint.fill | fill oval 13 46 12 16 -22 | fill oval 36 18 13 17 -6 | fill oval 64 18 13 17 6 | fill oval
            87 46 12 16 22 | fill M50 42C68 42 86 64 85 80C84 97 66 96 50 92C34 96 16 97 15 80C14 64 32 42 50 42z
        fish | line M98 50C86 26 54 18 30 45L4 24C10 42 10 58 4 76L30 55C54 82 86 74 98 50z | fill disc 78 46 5
        fish.fill | fill M102 50C90 20 54 14 30 40L6 20C2 18 -1 21 1 25C8 42 8 58 1 75C-1 79 2 82 6 80L30 60C54 86
            90 80 102 50z | hole disc 80 45 6
        tortoise | line M18 62C18 36 34 22 52 22C70 22 84 40 84 60 | line M4 64H84L98 54C96 42 88 42 84 46 | line
            M26 66L18 80M70 66L78 80
        tortoise.fill | fill M12 66C12 36 30 18 52 18C72 18 86 36 88 60L86 68H14z | line M4 64H84L98 54C96 42 88 42
            84 46 | line *1.6 M26 66L19 80M70 66L77 80
        atom | line *0.8 oval 50 50 48 18 0 | line *0.8 oval 50 50 48 18 60 | line *0.8 oval 50 50 48 18 120 | fill
            disc 50 50 7
        sun.horizon | line M3 74H97M22 92H78 | line M24 74a26 26 0 0 1 52 0 | line M50 20V30M14 36L22 43M86 36L78
            43M2 62H10M90 62H98
        sun.horizon.fill | line M3 74H97M22 92H78 | fill M20 74a30 30 0 0 1 60 0z | line M50 20V30M12 34L20 41M88
            34L80 41M0 62H8M92 62H100
        beach.umbrella | line M4 58C10 26 42 8 74 22C62 24 50 30 40 38C28 46 16 58 4 58zM40 38L66 92 | line M74
            22C92 32 98 50 94 66C88 58 78 52 66 52M20 94H96
        """
}
