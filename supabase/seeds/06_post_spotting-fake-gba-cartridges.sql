-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000007', '2025-07-12T09:00:00Z', '2026-11-28T09:00:00Z',
   'Real or fake? Checking a Game Boy Advance cartridge', 'spotting-fake-gba-cartridges', 'collecting', '/images/blog/spotting-fake-gba-cartridges.svg',
   'Handheld Legacy staff', '2025-07-12', '5 min', true,
   'Ask for three photographs, look for a number that no printer can copy, and know what the real board carries. A lost save alone proves nothing.',
   $post$For weeks the three *Mega Man Zero* games from eBay seemed fine, if a shade too dark and a little tight in the slot. Then the buyer mentioned them to his wife. She turned one over and read what it said on the back: ‘Nintondo’.

Joe Randel told that story in 2012, about a purchase of the early 2000s. Years later he found out that his copies couldn’t keep a save past the second slot. Today’s fakes spell better, and they crowd round the expensive names: Pokémon, Fire Emblem, Zelda, Final Fantasy. No single sign convicts a cartridge, so go through this list from the outside in.

You need a lamp, a cartridge that you know is genuine, and a console with the slot: a [Game Boy Advance](/consoles/game-boy-advance), an [SP](/consoles/game-boy-advance-sp), a [Micro](/consoles/game-boy-micro), a [DS](/consoles/nintendo-ds) or a [DS Lite](/consoles/nintendo-ds-lite). To open the case, add a tri-wing screwdriver.

## Three photographs to ask for

Before you pay, ask the seller for these:

1. **The label, straight on.** Copies have blurred, stretched or badly cut artwork. Compare it with a picture of a genuine label.
2. **The label with light from the side, so that relief shows.** Genuine labels carry a small number, usually of two digits, pressed into the surface. On copies it’s missing, printed or far too thick.
3. **The case, with seam and screw,** and the bottom edge with the contacts. If the seller will open it, the board as well.

A label in another language needn’t worry you. The Advance [knows no regions](/blog/region-locks-explained), so a Japanese cartridge runs in your console too.

![A cartridge label with a small two-digit number pressed into its surface](/images/drawings/pressed-number.svg)
*On a genuine label the number is pressed in, so a printed one counts as a miss.*

## With the cartridge in your hand

Lay your genuine one beside it and look at four more places:

- **The contacts.** A real board says Nintendo in small letters above the pins. You can read it from below without opening anything, and in 2006 that was enough to catch a copy of *Castlevania: Aria of Sorrow* at the counter of an American chain.
- **The lettering.** The letters moulded into the plastic differ between real and fake shells. Read them aloud.
- **The seam.** A genuine case closes neatly.
- **The screw.** Genuine Advance cartridges have a tri-wing head, a star with three points. Ask about any other.

## What the genuine board carries

Collectors have opened real cartridges of all four expensive names and recorded them chip by chip, in the database gb-hardware-db:

| Game | Genuine copies opened | Board type | Save memory | Round battery |
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

Start with the last column, because a look through the seam can answer it. A *Ruby* without a battery matches none of the five, and copies often save the maker the cost of battery and clock. A *FireRed* without one is just as it should be. Most Advance games are like that: of the 91 entries in our data, 20 have a round battery, and in 16 of those it only runs a clock.

The second column tells you how far to trust a row. One opened cartridge shows what existed, and others of the same game may differ. The English and French *Ruby* agree with the Japanese and Spanish ones, which is better evidence than a lone *Sacred Stones*. For other titles, see [Will my save survive?](/tools/saves)

## When a lost save is no evidence

The last test is in the console: save, switch off, switch on again and look. Copies can lose saves. So can a genuine cartridge of 2001 whose memory lives on a coin battery. Read the result by what the genuine game needs:

| The genuine cartridge has | Examples | If the save is gone |
| --- | --- | --- |
| SRAM and a battery | *F-Zero: Maximum Velocity*, *Castlevania: Circle of the Moon*, *Mega Man Battle Network*, *Wario Land 4* | a flat battery explains it |
| Flash or EEPROM, battery for a clock | Pokémon *Ruby*, *Sapphire*, *Emerald*; *Boktai* | suspicious |
| Flash, EEPROM or FRAM, no battery | Pokémon *FireRed*, *The Minish Cap*, *Metroid: Zero Mission* | suspicious |
| No save memory | *Finding Nemo*, *R-Type III* | there was none to lose |

Don’t rule out the first group. In a table of 2,756 Advance game codes, 521 are of the SRAM type, about a quarter of those that save at all. Some were built with FRAM and need no battery; software can’t say which.

*Ruby*, *Sapphire* and *Emerald* report an empty battery themselves. That message is no sign of a copy. If anything it speaks for the cartridge: the clock that ran down is one that copies often lack. The save stays, and only the berries stop growing ([why old saves vanish](/blog/why-old-saves-vanish)).

**Don’t change a battery to run the test.** Where the battery keeps the save, taking it out ends the save you were asking about.

## Adding it up

Count what you’ve found: artwork, pressed number, contacts, lettering, seam, screw, and the board if you saw it. One miss is a question for the seller. With several, look for another cartridge, however well it saves.

And if you’ve bought a copy already, you’re in professional company. In 2016 the owner of a games shop heard happy noises from the counter. The staff had just bought “basically the entire set” of Advance Pokémon games.

> “My stomach sank.”
>
> *The owner of the shop, September 2016, [Too Lazy To Fail](http://toolazytofail.com/2016/09/05/spotting-counterfeit-pokemon-fire-emblem-and-zelda-gba-games/)*

The advice that follows is short. Don’t sell a copy on, not even with a warning: it’s against the law. Keep it in a drawer as your reference for the next one. You’ll know its faults by heart.

## Sources

- [It’s a fake!](https://jabarchives.com/joerandel/blog/?m=20120915), Joe Randel, 15 September 2012
- [Spotting counterfeit Pokémon, Fire Emblem and Zelda cartridges](http://toolazytofail.com/2016/09/05/spotting-counterfeit-pokemon-fire-emblem-and-zelda-gba-games/), Too Lazy To Fail, 5 September 2016
- [Real or fake?](https://kleemans.ch/static/fake-gameboy-games), kleemans.ch: labels, pressed numbers and seals in some 130 pictures
- [Spot the Fakes](https://www.pressthebuttons.com/2007/12/spot-the-fakes.html), Press the Buttons, December 2007
- [A counterfeit Aria of Sorrow at the counter](https://www.dcemu.co.uk/content/842-Gamestop-Knowingly-Selling-Counterfeit-Games), Kotaku text at DCEmu, and [The Consumerist](https://consumerist.com/2006/09/28/gamestop-were-selling-counterfeit-games-coooooool/), 28 September 2006
- [How to spot a fake Game Boy Advance cartridge](https://nowloading.co/p/how-to-spot-a-fake-game-boy-advance-cartridge/4252041), Michael Haynes, Now Loading, April 2017
- [gb-hardware-db: opened and recorded cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), Joonas Javanainen (Gekkio) and contributors, CC BY-SA 4.0, as of 14 February 2026
- [A genuine Advance cartridge with a flat save battery](http://projectrepair.blogspot.com/2011/02/project-gameboy-advance-cartridge.html), Project Repair, February 2011
- [EZ-Flash Omega kernel: save type table](https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h), EZ-Flash
- [GBATEK on Advance memories and FRAM](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md), mGBA edition, 2021
$post$)
on conflict do nothing;
