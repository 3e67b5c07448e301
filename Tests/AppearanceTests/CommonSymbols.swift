/// Symbols that list screens show: settings, mail, files, reminders, health, shops, music, maps and the like.
enum CommonSymbols {
    static let names = list.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let list = """
        1.circle 1.circle.fill 10.circle 12.square 2.circle 3.circle.fill 4.circle 5.square 50.circle 9.circle.fill
        a.circle a.square a.square.fill abc accessibility accessibility.fill airplane airplane.arrival
        airplane.circle.fill airplane.departure airplayaudio airplayvideo airpods airpodspro alarm alarm.fill
        alarm.waves.left.and.right ant antenna.radiowaves.left.and.right app app.badge app.badge.fill app.fill
        applewatch archivebox archivebox.circle archivebox.fill arrow.2.circlepath arrow.2.squarepath arrow.backward
        arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill arrow.clockwise.icloud
        arrow.counterclockwise arrow.counterclockwise.circle arrow.counterclockwise.circle.fill arrow.down
        arrow.down.app arrow.down.circle arrow.down.circle.fill arrow.down.doc arrow.down.doc.fill arrow.down.left
        arrow.down.left.circle arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.forward
        arrow.forward.circle arrow.left arrow.left.and.right arrow.left.arrow.right arrow.left.arrow.right.circle
        arrow.left.circle arrow.left.to.line arrow.rectanglepath arrow.right arrow.right.circle
        arrow.right.circle.fill arrow.right.square arrow.right.to.line arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill arrow.triangle.branch
        arrow.triangle.merge arrow.triangle.swap arrow.triangle.turn.up.right.circle
        arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill arrow.turn.down.right
        arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right
        arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill arrow.up.arrow.down.square
        arrow.up.backward arrow.up.bin arrow.up.circle arrow.up.circle.fill arrow.up.doc arrow.up.forward
        arrow.up.forward.app arrow.up.forward.square arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.right
        arrow.up.right.circle arrow.up.right.square arrow.up.right.square.fill arrow.up.to.line arrow.uturn.backward
        arrow.uturn.backward.circle arrow.uturn.forward arrow.uturn.left arrow.uturn.left.circle arrow.uturn.right
        arrowshape.left arrowshape.right arrowshape.turn.up.backward arrowshape.turn.up.forward
        arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.left.circle
        arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill
        arrowtriangle.down.circle arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right.circle.fill
        arrowtriangle.right.fill arrowtriangle.up.fill arrowtriangle.up.square aspectratio at at.badge.minus
        at.badge.plus at.circle b.circle backpack backpack.fill backward.end.fill backward.fill bag bag.badge.minus
        bag.badge.plus bag.circle bag.circle.fill bag.fill balloon bandage bandage.fill banknote banknote.fill
        barcode barcode.viewfinder basket basket.fill basketball battery.0 battery.100 battery.100.bolt
        battery.100percent battery.25 battery.50 battery.75 beach.umbrella bed.double bed.double.circle
        bed.double.fill bell bell.and.waves.left.and.right bell.badge bell.badge.fill bell.circle bell.circle.fill
        bell.fill bell.slash bell.slash.fill bicycle bicycle.circle binoculars binoculars.fill birthday.cake
        birthday.cake.fill bitcoinsign.circle bold bolt bolt.car bolt.circle bolt.circle.fill bolt.fill bolt.heart
        bolt.horizontal bolt.shield bolt.slash bolt.slash.fill book book.circle book.circle.fill book.closed
        book.closed.fill book.fill bookmark bookmark.circle bookmark.circle.fill bookmark.fill bookmark.slash
        books.vertical books.vertical.fill box.truck box.truck.fill briefcase briefcase.circle briefcase.fill
        bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.fill
        bubble.middle.bottom bubble.right bubble.right.fill building building.2 building.2.fill building.columns
        building.columns.fill building.fill bus bus.fill cable.connector calendar calendar.badge.clock
        calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus calendar.circle calendar.circle.fill
        calendar.day.timeline.left camera camera.circle camera.circle.fill camera.fill camera.filters camera.macro
        camera.viewfinder capslock capsule capsule.fill captions.bubble car car.circle car.circle.fill car.fill cart
        cart.badge.minus cart.badge.plus cart.circle cart.circle.fill cart.fill case character character.bubble
        character.cursor.ibeam chart.bar chart.bar.fill chart.bar.xaxis chart.line.downtrend.xyaxis
        chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line checklist checkmark checkmark.app
        checkmark.circle checkmark.circle.badge.xmark checkmark.circle.fill checkmark.icloud checkmark.rectangle
        checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square
        checkmark.square.fill chevron.backward chevron.compact.down chevron.down chevron.down.circle
        chevron.down.circle.fill chevron.down.square chevron.forward chevron.left
        chevron.left.forwardslash.chevron.right chevron.right chevron.right.2 chevron.right.circle
        chevron.right.circle.fill chevron.right.square chevron.up chevron.up.chevron.down circle
        circle.bottomhalf.filled circle.circle circle.dashed circle.dotted circle.fill circle.grid.2x2
        circle.grid.3x3 circle.grid.3x3.fill circle.hexagongrid circle.hexagongrid.fill circle.inset.filled
        circle.lefthalf.filled circle.righthalf.filled circle.slash clipboard clipboard.fill clock
        clock.arrow.circlepath clock.badge clock.badge.checkmark clock.badge.exclamationmark clock.circle clock.fill
        cloud cloud.bolt cloud.bolt.rain cloud.circle cloud.drizzle cloud.fill cloud.fog cloud.heavyrain cloud.moon
        cloud.rain cloud.rain.fill cloud.snow cloud.sun cloud.sun.fill command computermouse control cpu cpu.fill
        creditcard creditcard.circle creditcard.fill crop cross cross.case cross.case.fill cross.circle
        cross.circle.fill cross.fill crown crown.fill cube cube.fill cup.and.saucer cup.and.saucer.fill curlybraces
        cursorarrow cursorarrow.rays decrease.indent delete.left delete.left.fill delete.right deskclock
        deskclock.fill desktopcomputer dial.high dial.low dial.medium diamond diamond.fill dice dice.fill die.face.5
        display divide doc doc.append doc.badge.gearshape doc.badge.plus doc.circle doc.fill doc.on.clipboard
        doc.on.doc doc.on.doc.fill doc.plaintext doc.richtext doc.text doc.text.fill doc.text.magnifyingglass
        doc.zipper dock.rectangle document document.fill document.on.document dollarsign dollarsign.circle
        dollarsign.circle.fill dollarsign.square door.left.hand.closed door.left.hand.open dot.circle
        dot.circle.fill dot.radiowaves.left.and.right dot.radiowaves.right dot.square drop drop.circle drop.fill
        dumbbell dumbbell.fill ear ear.badge.checkmark ear.fill eject eject.fill ellipsis ellipsis.bubble
        ellipsis.circle ellipsis.circle.fill ellipsis.message ellipsis.rectangle envelope envelope.badge
        envelope.badge.fill envelope.circle envelope.circle.fill envelope.fill envelope.open envelope.open.fill
        equal equal.circle eraser escape eurosign eurosign.circle eurosign.circle.fill ev.charger exclamationmark
        exclamationmark.2 exclamationmark.3 exclamationmark.arrow.triangle.2.circlepath exclamationmark.bubble
        exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud exclamationmark.octagon
        exclamationmark.octagon.fill exclamationmark.shield exclamationmark.square exclamationmark.triangle
        exclamationmark.triangle.fill externaldrive externaldrive.badge.icloud externaldrive.connected.to.line.below
        externaldrive.fill eye eye.circle eye.circle.fill eye.fill eye.slash eye.slash.fill eye.square eyedropper
        eyeglasses face.dashed face.smiling faceid fan ferry ferry.fill figure.2.and.child.holdinghands
        figure.and.child.holdinghands figure.arms.open figure.child figure.circle figure.run figure.stand
        figure.walk figure.walk.circle figure.wave film film.fill fish fish.fill flag flag.checkered flag.circle
        flag.circle.fill flag.fill flag.slash flame flame.circle flame.fill folder folder.badge.gearshape
        folder.badge.minus folder.badge.person.crop folder.badge.plus folder.badge.questionmark folder.circle
        folder.circle.fill folder.fill folder.fill.badge.plus fork.knife fork.knife.circle fork.knife.circle.fill
        forward.end.fill forward.fill fuelpump fuelpump.circle fuelpump.fill gamecontroller gamecontroller.fill
        gauge gauge.medium gauge.with.dots.needle.33percent gauge.with.dots.needle.bottom.50percent
        gauge.with.needle gear gear.circle gearshape gearshape.2 gearshape.circle.fill gearshape.fill gift
        gift.circle gift.fill giftcard globe globe.americas.fill globe.badge.chevron.backward
        globe.europe.africa.fill gobackward gobackward.10 gobackward.15 gobackward.30 goforward goforward.10
        goforward.15 goforward.30 graduationcap graduationcap.fill hammer hammer.circle hammer.fill hand.point.right
        hand.point.up hand.point.up.left hand.raised hand.raised.circle hand.raised.circle.fill hand.raised.fill
        hand.raised.slash hand.tap hand.thumbsdown hand.thumbsup hand.thumbsup.fill hand.wave hanger headphones
        headphones.circle headphones.circle.fill heart heart.circle heart.circle.fill heart.fill heart.slash
        heart.slash.fill heart.square heart.square.fill heart.text.clipboard heart.text.square
        heart.text.square.fill hexagon hexagon.fill hifispeaker hifispeaker.2 hifispeaker.fill highlighter homepod
        homepod.fill hourglass hourglass.bottomhalf.filled hourglass.circle.fill hourglass.tophalf.filled house
        house.circle house.circle.fill house.fill humidity hurricane icloud icloud.and.arrow.down
        icloud.and.arrow.up icloud.circle icloud.circle.fill icloud.fill icloud.slash increase.indent
        indianrupeesign.circle infinity info info.circle info.circle.fill info.square internaldrive
        internaldrive.fill ipad ipad.and.iphone ipad.landscape iphone iphone.gen3 iphone.landscape
        iphone.radiowaves.left.and.right iphone.slash italic key key.fill key.horizontal key.icloud keyboard
        keyboard.chevron.compact.down keyboard.fill ladybug ladybug.fill lamp.desk lamp.floor laptopcomputer
        laptopcomputer.and.iphone largecircle.fill.circle lasso latch.2.case leaf leaf.circle leaf.circle.fill
        leaf.fill lifepreserver lightbulb lightbulb.circle lightbulb.fill lightbulb.slash lightswitch.on
        line.3.horizontal line.3.horizontal.circle line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3 link link.badge.plus link.circle
        link.circle.fill link.icloud list.bullet list.bullet.circle list.bullet.clipboard list.bullet.indent
        list.bullet.rectangle list.clipboard list.dash list.number list.star livephoto location location.circle
        location.circle.fill location.fill location.north.fill location.north.line location.slash lock lock.circle
        lock.circle.fill lock.fill lock.icloud lock.open lock.open.fill lock.shield lock.shield.fill lock.slash
        lungs lungs.fill macbook macwindow magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill
        mail.stack map map.circle map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill mappin.slash
        medal medal.fill megaphone megaphone.fill memorychip menubar.rectangle message message.badge message.circle
        message.circle.fill message.fill mic mic.badge.plus mic.circle mic.circle.fill mic.fill mic.slash
        mic.slash.fill minus minus.circle minus.circle.fill minus.magnifyingglass minus.square minus.square.fill
        moon moon.circle.fill moon.fill moon.stars moon.zzz mountain.2 mountain.2.fill mug mug.fill multiply
        multiply.circle multiply.circle.fill music.mic music.note music.note.house music.note.list network
        network.slash newspaper newspaper.circle newspaper.fill nosign note note.text note.text.badge.plus number
        number.circle number.square opticaldisc option p.circle paintbrush paintbrush.fill paintbrush.pointed
        paintbucket paintpalette paintpalette.fill paperclip paperclip.circle paperplane paperplane.circle
        paperplane.circle.fill paperplane.fill paragraphsign parkingsign parkingsign.circle party.popper
        party.popper.fill pause pause.circle pause.circle.fill pause.fill pawprint pawprint.circle pawprint.fill
        pencil pencil.and.outline pencil.circle pencil.circle.fill pencil.slash pencil.tip percent person person.2
        person.2.circle person.2.circle.fill person.2.fill person.2.slash person.3 person.3.fill person.badge.clock
        person.badge.key person.badge.minus person.badge.plus person.badge.shield.checkmark person.circle
        person.circle.fill person.crop.circle person.crop.circle.badge.checkmark
        person.crop.circle.badge.exclamationmark person.crop.circle.badge.plus person.crop.circle.badge.questionmark
        person.crop.circle.badge.xmark person.crop.circle.fill person.crop.circle.fill.badge.plus
        person.crop.rectangle person.crop.rectangle.stack person.crop.square person.fill person.fill.badge.plus
        person.fill.checkmark person.fill.questionmark person.fill.xmark person.icloud person.line.dotted.person
        person.slash person.text.rectangle person.wave.2 personalhotspot personalhotspot.circle.fill phone
        phone.arrow.down.left phone.arrow.up.right phone.badge.plus phone.circle phone.circle.fill phone.down
        phone.down.fill phone.fill photo photo.circle photo.fill photo.on.rectangle photo.on.rectangle.angled
        photo.stack pill pill.fill pills pills.fill pin pin.circle pin.fill pin.slash pin.slash.fill pip play
        play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill play.slash play.square playpause
        playpause.fill plus plus.app plus.app.fill plus.bubble plus.circle plus.circle.fill plus.forwardslash.minus
        plus.magnifyingglass plus.message plus.rectangle plus.square plus.square.fill plus.square.on.square
        plusminus power power.circle printer printer.fill puzzlepiece puzzlepiece.extension puzzlepiece.fill qrcode
        qrcode.viewfinder questionmark questionmark.app questionmark.bubble questionmark.circle
        questionmark.circle.fill questionmark.diamond questionmark.folder questionmark.square
        questionmark.square.fill quote.bubble quote.closing quote.opening radio rainbow rays record.circle rectangle
        rectangle.3.group rectangle.and.pencil.and.ellipsis rectangle.badge.checkmark rectangle.badge.plus
        rectangle.badge.xmark rectangle.dashed rectangle.fill rectangle.grid.1x2 rectangle.grid.2x2
        rectangle.inset.filled rectangle.on.rectangle rectangle.on.rectangle.slash rectangle.portrait
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.split.3x1 rectangle.stack
        rectangle.stack.badge.plus rectangle.stack.fill refrigerator repeat repeat.1 return road.lanes rosette
        rotate.left rotate.right ruler ruler.fill sailboat scalemass scalemass.fill scanner scissors scooter scope
        screwdriver scribble sdcard seal seal.fill server.rack shareplay shield shield.fill shield.lefthalf.filled
        shield.slash shield.slash.fill shift shippingbox shippingbox.fill shuffle sidebar.leading sidebar.left
        sidebar.right signature signpost.right simcard simcard.fill slash.circle slash.circle.fill
        slider.horizontal.3 slider.vertical.3 slowmo smallcircle.filled.circle snowflake sofa sparkle sparkles
        speaker speaker.badge.exclamationmark speaker.fill speaker.slash speaker.slash.fill speaker.wave.1
        speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill speedometer sportscourt square square.and.arrow.down
        square.and.arrow.down.fill square.and.arrow.up square.and.arrow.up.circle square.and.arrow.up.fill
        square.and.pencil square.and.pencil.circle square.dashed square.fill square.grid.2x2 square.grid.2x2.fill
        square.grid.3x2 square.grid.3x3 square.grid.3x3.fill square.on.square square.slash square.split.1x2
        square.split.2x1 square.stack square.stack.3d.down.right square.stack.3d.up square.stack.3d.up.fill
        square.stack.fill star star.circle star.circle.fill star.fill star.leadinghalf.filled star.slash
        star.slash.fill star.square star.square.fill staroflife staroflife.fill steeringwheel sterlingsign.circle
        stethoscope stop stop.circle stop.circle.fill stop.fill stopwatch stopwatch.fill storefront strikethrough
        suit.heart suit.heart.fill suit.spade suitcase suitcase.fill sum sun.haze sun.horizon sun.max sun.max.fill
        sun.min sun.min.fill sunglasses sunrise sunrise.fill sunset sunset.fill swatchpalette switch.2 syringe
        tablecells tag tag.circle tag.circle.fill tag.fill tag.slash takeoutbag.and.cup.and.straw
        takeoutbag.and.cup.and.straw.fill target tent tent.fill terminal terminal.fill text.aligncenter
        text.alignleft text.alignright text.badge.checkmark text.badge.plus text.badge.star text.book.closed
        text.book.closed.fill text.bubble text.justify text.magnifyingglass text.quote textformat textformat.123
        textformat.abc textformat.alt textformat.size theatermasks thermometer thermometer.medium thermometer.sun
        ticket ticket.fill timelapse timer timer.square togglepower tornado tortoise tortoise.fill touchid tram
        tram.fill translate trash trash.circle trash.circle.fill trash.fill trash.slash tray tray.2
        tray.and.arrow.down tray.and.arrow.up tray.fill tray.full tray.full.fill tree tree.fill triangle
        triangle.fill trophy trophy.fill truck.box truck.box.fill tshirt tshirt.fill tv tv.circle tv.fill umbrella
        umbrella.fill underline video video.badge.plus video.circle video.circle.fill video.fill video.slash
        video.slash.fill viewfinder viewfinder.circle wallet.bifold wallet.pass wallet.pass.fill wand.and.rays
        wand.and.stars water.waves waveform waveform.badge.mic waveform.circle waveform.circle.fill waveform.path
        waveform.path.ecg wifi wifi.circle.fill wifi.exclamationmark wifi.router wifi.router.fill wifi.slash wind
        wineglass wineglass.fill wrench wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill xmark
        xmark.app xmark.bin xmark.bin.fill xmark.circle xmark.circle.fill xmark.icloud xmark.octagon
        xmark.octagon.fill xmark.seal xmark.shield xmark.square xmark.square.fill yensign.circle z.circle.fill zzz
        """
}
