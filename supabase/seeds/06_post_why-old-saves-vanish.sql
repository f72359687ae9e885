-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000004', '2025-04-12T09:00:00Z', '2026-11-24T09:00:00Z',
   'Why old saves vanish: the battery in the cartridge', 'why-old-saves-vanish', 'tech', '/images/blog/why-old-saves-vanish.svg',
   'Handheld Legacy', '2025-04-12', '6 min', true,
   'A coin cell keeps many Game Boy saves alive. Which cartridges depend on one, which don’t, and what to do before you open the case.',
   $post$Your cartridge starts as it always did, and the save is gone. Cartridges for the [Game Boy](/consoles/game-boy) and the [Game Boy Color](/consoles/game-boy-color) often keep your progress in memory that needs current, and the current comes from a coin cell soldered to the board. When the cell is flat, the save is lost and the game still starts.

Other cartridges need no cell, and the board inside decides which kind you have. What follows about boards comes from gb-hardware-db, a database of opened and photographed cartridges; we took 288 entries from it. To check a single game, use [Will my save survive?](/tools/saves).

## What holds the save, board by board

| On the board | What holds the save | When the cell is flat |
| --- | --- | --- |
| SRAM and a cell | the cell, CR1616 or CR2025 | save lost, game still starts |
| MBC2 chip and a cell | the cell; the memory, 512 half-bytes, sits inside the chip | save lost |
| SRAM, a clock and a cell | the cell, which also runs the clock | save and clock lost |
| Flash or EEPROM, a clock and a cell | the Flash or EEPROM chip | clock stops, save stays |
| EEPROM, Flash or FRAM | the chip itself | there is no cell |
| No save memory | nothing; passwords, or scores until you switch off | there is no cell |

The last row explains some false alarms. *Tetris* sits on a board with one ROM chip, no memory and no cell, so [its high scores](/blog/review-tetris-game-boy) go when the switch goes. Nothing has failed.

## Game Boy and Color: if it saves, expect a cell

Of the 288 entries, 197 are cartridges for the Game Boy, the Color or both. In 76 of them there’s no save memory at all. That leaves 121 that can save. A flat cell costs 116 of those the save, and one more (*Net de Get*) a part of it. For one Tamagotchi board the database doesn’t say what survives.

Three keep their saves without a cell: *Kirby: Tilt ’n’ Tumble*, *Korokoro Kirby* and *Command Master*, which use EEPROM.

So a *Link’s Awakening* of 1993 that forgets needn’t be broken or fake. One European cartridge on record has a board of type DMG-DECN-02, dated June 1993, with 8 KB of battery memory. That board type is built for a CR1616. There’s more on the game in [our review](/blog/review-links-awakening).

The Pokémon games show why you should read the board before you buy a cell. The same game sits on different boards from one language to the next, and the boards take different sizes:

| Cartridge | Recorded boards | Cell they’re built for | Clock |
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

If you own several, start with the last four rows. Their clock draws on the cell all the time, even in a drawer, so it empties sooner. Owners report ten to fifteen years for Gold, Silver and Crystal and twenty to thirty for Red, Blue and Yellow. Those are owners’ reports, so don’t plan by them.

A Pokémon save can also hold something you can’t win back alone. Mew, the 151st creature, could only be got [through other players](/blog/the-cable-that-made-pokemon):

> “Without trading, you can never get Mew.”
>
> *Satoshi Tajiri, November 1999, [TIME](https://content.time.com/time/subscriber/article/0,33009,992625-5,00.html)*

## Four kinds of Advance cartridge

On the [Game Boy Advance](/consoles/game-boy-advance) a round cell can mean a save in danger or merely a clock. Find your kind:

| Kind | Recorded boards | Examples on record | Cell | Flat cell |
| --- | --- | --- | --- | --- |
| 1. Cell keeps the save | AGB-E06, April to September 2001 | *F-Zero: Maximum Velocity*, *Castlevania: Circle of the Moon*, *Mega Man Battle Network*, *Wario Land 4* | CR1616 | save lost |
| 2. Cell runs a clock | AGB-E05, AGB-E18 | Pokémon *Ruby*, *Sapphire*, *Emerald*; *Boktai* and *Boktai 2*; *Rockman EXE 4.5* | CR1616 | save stays |
| 3. EEPROM or Flash | AGB-E02, E03, E12, E24 | Pokémon *FireRed* and *LeafGreen*, *Golden Sun*, *The Minish Cap*, *Mario & Luigi: Superstar Saga* | none | - |
| 4. FRAM | AGB-E11, Y11, ARC, March 2003 to October 2006 | *Castlevania: Aria of Sorrow*, *Kirby: Nightmare in Dream Land*, *Metroid: Zero Mission*, *Fire Emblem: The Sacred Stones*, *Final Fantasy VI Advance*, *Drill Dozer* | none | - |

*Ruby*, *Sapphire* and *Emerald* tell you themselves when the cell is empty. Clock events such as growing berries stop, and the save stays where it was.

Kinds 1 and 4 can’t be told apart by software, because both count as SRAM there. A table made for flash cartridges lists 2,756 Advance game codes: 699 without a save, 1,329 with EEPROM, 207 with Flash and 521 of the SRAM type, about 19 per cent of all. It can’t say how many of those 521 have a cell. FRAM is ferroelectric memory and keeps its contents without power.

Players’ lists disagree with the boards. They name *Kirby: Nightmare in Dream Land*, *Metroid: Zero Mission* and *Hamtaro: Ham-Ham Heartbreak* as battery games. The recorded cartridges carry a Fujitsu FRAM chip and no cell, though earlier ones may differ. *Metroid Fusion* is said to have a cell only in some cartridges, and a forum thread shows one whose cell was flat. No SRAM-type board between September 2001 and March 2003 is on record.

Look through the seam, then, or open the case. A round cell means kind 1 or 2.

## Before you change a cell

Have these in hand: a 3.8 mm security bit for a Game Boy cartridge or a tri-wing driver for an Advance one, a way to copy the save, a soldering iron and a new cell with tabs.

**Where the cell keeps the save, taking it out ends the save, even if the cell was still good.** A new cell doesn’t bring the old save back.

1. Copy the save off the cartridge.
2. Open the case and read the size on the cell or the board. The recorded boards take two sizes, CR1616 and CR2025. CR2025 is 20 mm across and 2.5 mm thick. Some guides also name a CR2016, 20 by 1.6. All give 3 volts.
3. Buy the size you’ve read. Guides for single games don’t always name the size the board is built for, *Red* and *Blue* among them.
4. Change the cell. It’s held by tabs soldered to the board, so a new cell with tabs is easier to fit.

It isn’t a job for everyone. An owners’ forum advises against a first attempt on a valuable game.

With an Advance cartridge of kind 2 you can wait, since your save doesn’t need the cell. If its save has vanished all the same, go on to [checking a Game Boy Advance cartridge](/blog/spotting-fake-gba-cartridges).

## Sources

- [gb-hardware-db: opened and recorded cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), Joonas Javanainen (Gekkio) and contributors, CC BY-SA 4.0, as of 14 February 2026
- [GBATEK on Advance memories and FRAM](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md), mGBA edition, 2021
- [EZ-Flash Omega kernel: save type table](https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h), EZ-Flash
- [mGBA: save type overrides](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gba/overrides.c), mGBA, 5 August 2026
- [Games with a battery](https://taptwoproductions.kinja.com/feed-your-cartridges-batteries-or-they-will-forget-to-1835928903), players’ list on Kinja
- [Metroid Fusion with a flat cell](http://www.gc-forever.com/forums/viewtopic.php?f=21&t=2950&sid=36c5fab6d680e05f2aef995c710ad0e0&view=print), GC-Forever forum
- [Replacing the battery in Game Boy cartridges](https://robert.hawdon.net/2013/03/21/replacing-the-battery-in-gameboy-game-cartridges/), Robert Hawdon, 21 March 2013
- [New save batteries for Game Boy games](http://jephso.blogspot.com/2012/05/new-save-batteries-for-game-boy-games.html), Jephso, May 2012
- [Battery types by generation](https://www.pokecommunity.com/threads/metal-color-generation-help-thread.164728/post-7103558), PokeCommunity
- [Comment on the life of Pokémon batteries](https://lemmy.world/comment/18316670), Lemmy
- [A genuine Advance cartridge with a flat save cell](http://projectrepair.blogspot.com/2011/02/project-gameboy-advance-cartridge.html), Project Repair, February 2011
- [The Pokémon story, part 5](https://content.time.com/time/subscriber/article/0,33009,992625-5,00.html), TIME, November 1999
$post$)
on conflict do nothing;
