-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000004', '2025-04-12T09:00:00Z', '2026-11-28T09:00:00Z',
   'Why old saves vanish: the battery in the cartridge', 'why-old-saves-vanish', 'tech', '/images/blog/why-old-saves-vanish.svg',
   'Handheld Legacy staff', '2025-04-12', '6 min', true,
   'A coin battery keeps nearly every Game Boy save alive, and hardly any on the Advance. Which cartridges depend on one, and what to do before you open the case.',
   $post$In March 2024 somebody switched on a copy of *Pokémon Yellow* and found a Mew on it, handed out at an event in Belgium in 2000. A battery the size of a coin had guarded it for about twenty-four years. “Back up your save file,” somebody begged, and the owner already had.

> “I did! I backed it up using my Analogue Pocket.”
>
> *The owner of the cartridge, March 2024, quoted by [Dexerto](https://www.dexerto.com/pokemon/pokemon-yellow-player-discovers-long-lost-event-mew-still-on-cartridge-2598596/)*

Most such saves end differently. A cartridge for the [Game Boy](/consoles/game-boy) or the [Game Boy Color](/consoles/game-boy-color) keeps your progress in memory that forgets without current, and the current comes from a battery soldered to the board. When that runs flat, the game starts as it always did and the save is gone.

How many work that way? We counted. The database gb-hardware-db records cartridges that collectors have opened, and we’ve taken 288 entries from it: 210 of them can save.

![A dot for each opened cartridge that saves: 117 of 120 for the Game Boy and Color by battery, 4 of 89 for the Game Boy Advance](/images/drawings/save-batteries.svg)
*Counted from the data behind our [save finder](/tools/saves), which follows gb-hardware-db as of 14 February 2026. One Tamagotchi board is left out, because the database doesn’t say what its battery keeps.*

On the Game Boy and the Color, then, a save means a battery. On the Advance a battery is the exception, and mostly it runs a clock.

## What holds the save, board by board

| On the board | What holds the save | When the battery is flat |
| --- | --- | --- |
| SRAM and a battery | the battery, CR1616 or CR2025 | save lost, game still starts |
| MBC2 chip and a battery | the battery; the memory, 512 half-bytes, sits inside the chip | save lost |
| SRAM, a clock and a battery | the battery, which also runs the clock | save and clock lost |
| Flash or EEPROM, a clock and a battery | the Flash or EEPROM chip | clock stops, save stays |
| EEPROM, Flash or FRAM | the chip itself | there is no battery |
| No save memory | nothing; passwords, or scores until you switch off | there is no battery |

The last row explains some false alarms. *Tetris* sits on a board with a ROM chip and nothing else, so [its high scores](/blog/review-tetris-game-boy) go when the switch goes.

## Game Boy and Color: three that need no battery

The three are *Kirby: Tilt ’n’ Tumble*, its Japanese original *Korokoro Kirby*, and *Command Master*. They save to EEPROM. Of the 117 others, *Net de Get* loses only a part of its save to a flat battery. The rest lose everything.

A 1993 *Link’s Awakening* that loses its save isn’t necessarily broken or fake. One opened European cartridge has a board of June 1993, type DMG-DECN-02, with 8 KB of battery memory, built for a CR1616 ([more on the game](/blog/review-links-awakening)).

The Pokémon games show why you should read the board before you buy a battery. The same game sits on different boards from one language to the next:

| Cartridge | Boards found | Battery they’re built for | Clock |
| --- | --- | --- | --- |
| Red, Green, Blue (Japan) | DMG-DEDN | CR1616 | no |
| Red, Blue (English) | DMG-KFDN | CR2025 | no |
| Red, Blue (French, German) | DMG-A02 | CR1616 | no |
| Yellow (Japan) | DMG-KFDN, DMG-LFDN | CR2025 | no |
| Yellow (English, French, German) | DMG-A02 | CR1616 | no |
| Gold, Silver (Japan) | DMG-KFDN | CR2025 | yes |
| Gold, Silver (English, French, German, Korean) | DMG-KGDU | CR2025 | yes |
| Crystal (Japan) | DMG-MHEU | CR2025 | yes |
| Crystal (English, French, German) | DMG-KGDU | CR2025 | yes |

If you own several, rescue the last four rows first. Their clock draws on the battery all the time, even in a drawer. Owners speak of ten to fifteen years for *Gold*, *Silver* and *Crystal*, and of twenty to thirty for *Red*, *Blue* and *Yellow*. By either reckoning, the clock games are overdue.

A Pokémon save can also hold something you can’t win back alone.

> “Without trading, you can never get Mew.”
>
> *Satoshi Tajiri, November 1999, [TIME](https://content.time.com/time/subscriber/article/0,33009,992625-5,00.html)*

Trading, or an event: the 151st creature came [at a fair, in a shop or by post](/blog/the-cable-that-made-pokemon), and those events are over.

## Four kinds of Advance cartridge

On the [Game Boy Advance](/consoles/game-boy-advance) a round battery means a save in danger or merely a clock. Find your kind:

| Kind | Boards found | Examples | Battery | When it’s flat |
| --- | --- | --- | --- | --- |
| 1. Battery keeps the save | AGB-E06, April to September 2001 | *F-Zero: Maximum Velocity*, *Castlevania: Circle of the Moon*, *Mega Man Battle Network*, *Wario Land 4* | CR1616 | save lost |
| 2. Battery runs a clock | AGB-E05, AGB-E18 | Pokémon *Ruby*, *Sapphire*, *Emerald*; *Boktai* and *Boktai 2*; *Rockman EXE 4.5* | CR1616 | save stays |
| 3. EEPROM or Flash | AGB-E02, E03, E12, E24 | Pokémon *FireRed* and *LeafGreen*, *Golden Sun*, *The Minish Cap*, *Mario & Luigi: Superstar Saga* | none | - |
| 4. FRAM | AGB-E11, Y11, ARC, March 2003 to October 2006 | *Castlevania: Aria of Sorrow*, *Kirby: Nightmare in Dream Land*, *Metroid: Zero Mission*, *Fire Emblem: The Sacred Stones*, *Final Fantasy VI Advance*, *Drill Dozer* | none | - |

*Ruby*, *Sapphire* and *Emerald* tell you themselves when the battery is empty. Berries stop growing, and the save stays where it was.

Software can’t tell kinds 1 and 4 apart, because both count as SRAM there. A table made for flash cartridges lists 2,756 Advance game codes: 1,329 with EEPROM, 699 without a save, 207 with Flash, and 521 of the SRAM type, about 19 per cent. How many of those 521 have a battery and how many have FRAM, a memory that keeps its contents without power, only the boards know.

And players’ lists disagree with the boards. They name *Kirby: Nightmare in Dream Land*, *Metroid: Zero Mission* and *Hamtaro: Ham-Ham Heartbreak* as battery games; the opened cartridges carry a Fujitsu FRAM chip and no battery. Earlier copies may differ. *Metroid Fusion* is said to have a battery only in some copies, and a forum shows one that was flat. So look through the seam, or open the case. A round battery means kind 1 or 2.

## Before you change a battery

You need a 3.8 mm security bit for a Game Boy cartridge or a tri-wing driver for an Advance one, a way to copy the save, a soldering iron and a new battery with tabs.

**Where the battery keeps the save, taking it out ends the save, even if the battery was still good.** A new one doesn’t bring it back.

1. Copy the save off the cartridge.
2. Open the case and read the size on the battery or the board. Of our 137 entries with a coin battery, 113 take a CR1616 and 24 a CR2025, which is 20 mm across and 2.5 mm thick. Some guides also name a CR2016, 20 by 1.6. All give 3 volts.
3. Buy the size you’ve read. Guides for single games, *Red* and *Blue* among them, don’t always name the size the board is built for.
4. Change it. Tabs soldered to the board hold it, so a new battery with tabs is easier to fit.

Don’t learn to solder on your favourite game: an owners’ forum advises against a first attempt on a valuable one. [Repair and care](/repair-and-care) has the tools. With an Advance cartridge of kind 2 you can wait, since the save doesn’t need the battery; if it has vanished all the same, [check whether the cartridge is genuine](/blog/spotting-fake-gba-cartridges).

The owner of that Mew did the one thing that matters, and did it first. Look up your own cartridge in [Will my save survive?](/tools/saves), and if the answer is a battery, copy the save tonight, while there is one.

## Sources

- [A long-lost event Mew on a Yellow cartridge](https://www.dexerto.com/pokemon/pokemon-yellow-player-discovers-long-lost-event-mew-still-on-cartridge-2598596/), Dexerto, 19 March 2024
- [gb-hardware-db: opened and recorded cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), Joonas Javanainen (Gekkio) and contributors, CC BY-SA 4.0, as of 14 February 2026
- [GBATEK on Advance memories and FRAM](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md), mGBA edition, 2021
- [EZ-Flash Omega kernel: save type table](https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h), EZ-Flash
- [mGBA: save type overrides](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gba/overrides.c), mGBA, 5 August 2026
- [The Pokémon story, part 5](https://content.time.com/time/subscriber/article/0,33009,992625-5,00.html), TIME, November 1999
- [Catching legendary Pokémon the old-fashioned way](https://www.nintendolife.com/features/soapbox-catching-legendary-pokemon-the-old-fashioned-way-was-so-much-better), Nintendo Life, and [the American giveaways of Mew](https://porygonpress.com/2024/06/29/creating-a-gen-1-mew-distribution-cartridge), Porygon Press, June 2024
- [Games with a battery](https://taptwoproductions.kinja.com/feed-your-cartridges-batteries-or-they-will-forget-to-1835928903), players’ list on Kinja
- [Metroid Fusion with a flat battery](http://www.gc-forever.com/forums/viewtopic.php?f=21&t=2950&sid=36c5fab6d680e05f2aef995c710ad0e0&view=print), GC-Forever forum
- [Replacing the battery in Game Boy cartridges](https://robert.hawdon.net/2013/03/21/replacing-the-battery-in-gameboy-game-cartridges/), Robert Hawdon, 21 March 2013
- [New save batteries for Game Boy games](http://jephso.blogspot.com/2012/05/new-save-batteries-for-game-boy-games.html), Jephso, May 2012
- [Battery types by generation](https://www.pokecommunity.com/threads/metal-color-generation-help-thread.164728/post-7103558), PokeCommunity
- [Comment on the life of Pokémon batteries](https://lemmy.world/comment/18316670), Lemmy
- [A genuine Advance cartridge with a flat save battery](http://projectrepair.blogspot.com/2011/02/project-gameboy-advance-cartridge.html), Project Repair, February 2011
$post$)
on conflict do nothing;
