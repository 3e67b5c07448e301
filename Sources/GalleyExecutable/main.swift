import GalleyCommand

await GalleyCommand.main()
