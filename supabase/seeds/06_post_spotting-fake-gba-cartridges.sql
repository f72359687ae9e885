-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000007', '2025-07-12T09:00:00Z', '2026-11-24T09:00:00Z',
   'Real or fake? Checking a Game Boy Advance cartridge', 'spotting-fake-gba-cartridges', 'collecting', '/images/blog/spotting-fake-gba-cartridges.svg',
   'Handheld Legacy', '2025-07-12', '4 min', true,
   'Three photographs to ask for, what to check in the hand, what genuine boards carry, and why a lost save doesn’t always mean a copy.',
   $post$Copies of [Game Boy Advance](/consoles/game-boy-advance) cartridges concentrate on expensive names: Pokémon, Fire Emblem, Zelda, Final Fantasy. If yours is one of those, go through this list from the outside in. No single sign is proof, so work through all of them.

Have a lamp, a cartridge you know is genuine and a console with the slot: a Game Boy Advance, an [SP](/consoles/game-boy-advance-sp), a [Micro](/consoles/game-boy-micro), a [DS](/consoles/nintendo-ds) or a [DS Lite](/consoles/nintendo-ds-lite). If you mean to open the case, you’ll want a tri-wing screwdriver too.

## Three photographs to ask for

Before you pay, ask the seller for these:

1. **The label, straight on.** Copies have blurred, stretched or badly cut artwork. Compare it with a picture of a genuine label.
2. **The label with light from the side, so that relief shows.** Genuine labels carry a small two-digit number pressed into the surface. On copies it’s missing or printed.
3. **The case, with seam and screw.** If the seller will open it, the board as well.

A label in another language needn’t worry you. The Advance [knows no regions](/blog/imports-regions-and-closed-shops), so a Japanese cartridge runs in your console too.

![A cartridge label with a small two-digit number pressed into its surface](/images/drawings/pressed-number.svg)
*On a genuine label the number is pressed in, so a printed one counts as a miss.*

## With the cartridge in your hand

Lay your genuine cartridge beside it. The guides name three more points, less certain than the label:

- **Lettering.** The letters moulded into the plastic differ between real and fake shells.
- **Seam.** A genuine case closes neatly.
- **Screw.** A tri-wing head, with a three-pointed star, holds a genuine Advance cartridge. Ask about any other head.

## What the genuine board carries

By the guides, real boards show the Nintendo name and a year. You can go further. The hardware database gb-hardware-db records opened cartridges chip by chip, and all four of the expensive names are in it:

| Game | Genuine cartridges recorded | Board type | Save memory | Round cell |
| --- | --- | --- | --- | --- |
| Pokémon *Ruby* | 5 | AGB-E05 | Flash, with clock | CR1616 |
| Pokémon *Sapphire* | 8 | AGB-E05 | Flash, with clock | CR1616 |
| Pokémon *Emerald* | 7 | AGB-E05 | Flash, with clock | CR1616 |
| Pokémon *FireRed* | 6 | AGB-E02 | Flash | none |
| Pokémon *LeafGreen* | 5 | AGB-E02 | Flash | none |
| *Pokémon Mystery Dungeon: Red Rescue Team* | 7 | AGB-E02 | Flash | none |
| *Zelda: A Link to the Past & Four Swords* | 3 | AGB-E03 | EEPROM | none |
| *Zelda: The Minish Cap* | 2 | AGB-E03 | EEPROM | none |
| *Fire Emblem: The Sacred Stones* | 1 | AGB-Y11 | FRAM | none |
| *Final Fantasy VI Advance* | 1 | AGB-Y11 | FRAM | none |

Start with the last column. A look through the seam can show whether there’s a round cell. A *Ruby* without a cell doesn’t match any of the five on record, and copies often lack the battery and the clock. A *FireRed* without one is just as it should be.

The second column tells you how far to trust a row. A single recorded cartridge shows what existed, and others of the same game may differ. The English and French *Ruby* agree with the Japanese and Spanish ones, which is better evidence than a lone *Sacred Stones*. For other titles, see [Will my save survive?](/tools/saves)

## When a lost save is no evidence

The last test is in the console: save, switch off, switch on again and look. Copies can lose saves. So can a genuine cartridge of 2001 if a coin cell keeps its memory. Read the result by what the genuine game needs:

| The genuine cartridge has | Examples | If the save is gone |
| --- | --- | --- |
| SRAM and a cell | *F-Zero: Maximum Velocity*, *Castlevania: Circle of the Moon*, *Mega Man Battle Network*, *Wario Land 4* | a flat cell explains it |
| Flash or EEPROM, cell for a clock | Pokémon *Ruby*, *Sapphire*, *Emerald*; *Boktai* | suspicious |
| Flash, EEPROM or FRAM, no cell | Pokémon *FireRed*, *The Minish Cap*, *Metroid: Zero Mission* | suspicious |
| No save memory | *Finding Nemo*, *R-Type III* | there was none to lose |

Don’t rule out the first group. In a table of 2,756 Advance game codes, 521 are of the SRAM type, about a quarter of those that save at all. Some were built with FRAM and need no cell; software can’t say which. Another 699 codes save nothing.

*Ruby*, *Sapphire* and *Emerald* report an empty battery themselves. The message alone is no sign of a copy: the cell runs the clock, so growing berries and other clock events stop and the save stays. [Why old saves vanish](/blog/why-old-saves-vanish) has the four kinds of Advance cartridge in full.

**Don’t change a cell to run the test.** Where the cell keeps the save, taking it out ends the save you were asking about.

## Adding it up

Count what you’ve found: artwork, pressed number, lettering, seam, screw, and the board if you saw it. One miss is a question for the seller. With several, look for another cartridge. Passing the save test isn’t proof either.

If it turns out to be a copy, don’t sell it on. A retailer who warned customers in 2016 pointed out that trading counterfeits infringes copyright and trademark.

## Sources

- [Spotting counterfeit Pokémon, Fire Emblem and Zelda cartridges](http://toolazytofail.com/2016/09/05/spotting-counterfeit-pokemon-fire-emblem-and-zelda-gba-games/), Too Lazy To Fail, 5 September 2016
- [Spot the Fakes](https://www.pressthebuttons.com/2007/12/spot-the-fakes.html), Press the Buttons, December 2007
- [A guide to authentic Game Boy cartridges](https://visualfoodie.com/a-guide-to-authentic-game-boy-game-cartridges), Visual Foodie
- [gb-hardware-db: opened and recorded cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), Joonas Javanainen (Gekkio) and contributors, CC BY-SA 4.0, as of 14 February 2026
- [A genuine Advance cartridge with a flat save cell](http://projectrepair.blogspot.com/2011/02/project-gameboy-advance-cartridge.html), Project Repair, February 2011
- [EZ-Flash Omega kernel: save type table](https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h), EZ-Flash
- [GBATEK on Advance memories and FRAM](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md), mGBA edition, 2021
$post$)
on conflict do nothing;
