-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000008', '2025-08-23T09:00:00Z', '2026-11-28T09:00:00Z',
   'How the Game Boy Color paints old games', 'how-game-boy-color-paints-old-games', 'tech', '/images/blog/how-game-boy-color-paints-old-games.svg',
   'Handheld Legacy staff', '2025-08-23', '7 min', true,
   'Pokémon Red comes up red because the console adds up the letters of an old game’s title and looks the sum up in a table. You can do the same, and overrule it.',
   $post$To a [Game Boy Color](/consoles/game-boy-color), *James Bond 007* and the green Japanese *Pokémon* are the same game. The console doesn’t read their titles. It adds up the letters, keeps the last eight bits of the sum, and both come to $AA. So the spy and the monsters get the same paint, out of a table that was in the machine when it left the factory in 1998.

Every monochrome game that you put in goes through that sum. Mostly it works wonders: *Pokémon Red* comes up red, *Pokémon Blue* blue, though both were drawn for the four greys of the original [Game Boy](/consoles/game-boy). You can do the sum on paper, let our [palette finder](/tools/palettes) do it, or overrule the result with your thumbs.

## Ten places to fill

A Game Boy game draws with four shades. It sorts them into three small palettes: one for the background, with four places, and two for the sprites, with three places each. That makes ten places, and on the original Game Boy each holds one of the same four shades of grey-green.

That was a choice. Gunpei Yokoi [chose black and white](/blog/why-the-game-boy-stayed-grey) against resistance inside Nintendo, and the price had its part in the rest, as Satoru Okada, who developed the machine with him, said in 2000:

> “we had price constraints, so I significantly cut down the device’s specifications”
>
> *Satoru Okada, Nintendo Online Magazine, 2000, translated twice, [gbasp.ru](https://gbasp.ru/gbainterview-en.html)*

Some of the ideas left over, he said, went into the Color. That has 32,768 colours and shows up to 56 at once: eight background palettes of four and eight sprite palettes of three. An old game needs ten. The console stores its paint as set-ups of three palettes with four colours each; the first colour of a sprite palette is never seen, because that value is transparent, so the count is ten again. The game’s drawings stay as they were.

## The sum, step by step

![Sixteen boxes with the letters of TETRIS and ten zeros, added up to $DB, which leads to a palette](/images/drawings/palette-sum.svg)
*TETRIS adds up to $DB. The letters of POKEMON RED give 788, of which the console keeps the lowest eight bits: 20, or $14.*

The title and the publisher’s code stand in the header of the cartridge. The console goes through six steps:

1. **Does the game bring its own colours?** If bit 7 of the byte at $0143 is set, it does. No stored palette is used.
2. **Is Nintendo the licensee?** The byte at $014B must be $01. If it’s $33, the console reads the two bytes at $0144 and $0145 instead, and they must spell 01. Anybody else’s game gets the default, a set-up that players call Dark Green.
3. **Add up.** The 16 bytes from $0134 to $0143 are added, and only the lowest eight bits are kept. Unused places are normally zero.
4. **Look up.** The console searches a list of 79 sums, numbered from 0. Number 0 is a dummy. No hit means the default.
5. **Positions 1 to 64** lead straight to an entry.
6. **Positions 65 to 78** are shared by several titles. Here the fourth letter of the title decides, by three rows of letters. No match means the default.

Try it with `POKEMON RED`. The values of its letters, with 32 for the space, are 80 + 79 + 75 + 69 + 77 + 79 + 78 + 32 + 82 + 69 + 68 = 788. Take away 256 three times and 20 is left, which is $14. That’s position 22, and position 22 needs no fourth letter.

Mind the spaces. A few titles are padded with one at the end, `GALAGA&GALAXIAN` among them, and that changes the sum.

The console does all this before it checks the cartridge. Only after the animation does it look at the cartridge’s own copy of the logo and the header sum.

## When two titles make one number

Eight bits give 256 different sums, and 64 of them lead straight to a palette. A title that nobody at Nintendo had in mind would hit one of those by accident about once in four times. Step 2 keeps strangers out, and the fourth letter settles some of the ties that remain. Others are left alone:

| Sum | Titles in the header | What decides |
| --- | --- | --- |
| $46 | `SUPER MARIOLAND`, `METROID2` | fourth letter: E or R |
| $61 | `POKEMON BLUE`, `VEGAS STAKES` | E or A |
| $28 | `GOLF`, `GALAGA&GALAXIAN` | F or A |
| $BF | `KID ICARUS`, `SOCCER` | space or C |
| $B3 | `KIRBY2`, `MOGURANYA`, `TETRIS ATTACK` | B, U or R |
| $14 | `POKEMON RED`, `GAMEBOYCAMERA G` | nothing: same colours |
| $AA | `POKEMON GREEN`, `JAMES  BOND  007` | nothing: same colours |

The three rows of letters add 14, 14 and one to the 64. Together that’s 93 entries besides the default, and they lead to 45 different set-ups. You’ll often read that 93 games are recognised. That’s the number of entries: at least five of them serve two known titles, so more than 93 titles are painted.

Four known titles have an entry that leads back to the default anyway: *Tetris Plus*, *Ken Griffey Jr. Presents Major League Baseball*, *Wario Blast* and *Arcade Classic No. 2*.

Because of the licensee test, one game can come up in two ways. *Mega Man*, *Street Fighter II* and *Battletoads* are coloured only in releases whose header names Nintendo, mostly European ones, going by the emulators’ tables. The same title from another publisher gets the default.

With two sums, $43 (known from *The Chessmaster*) and $58 (from *X*), the start program also writes the large monochrome Nintendo logo into the tile map.

These are the raw colours that some well-known titles receive. The reflective screen of 1998 showed them paler.

| Title | Sum | Background, four shades | First sprite palette, three shades |
| --- | --- | --- | --- |
| `TETRIS` | $DB | #FFFFFF #FFFF00 #FF0000 #000000 | #FFFF00 #FF0000 #000000 |
| `SUPER MARIOLAND` | $46, E | #B5B5FF #FFFF94 #AD5A42 #000000 | #FFFFFF #FF8484 #943939 |
| `METROID2` | $46, R | #FFFFFF #63A5FF #0000FF #000000 | #FF0000 #630000 #000000 |
| `ZELDA` | $70 | #FFFFFF #FF8484 #943939 #000000 | #00FF00 #318400 #004A00 |
| `POKEMON RED` | $14 | #FFFFFF #FF8484 #943939 #000000 | #7BFF31 #008400 #000000 |
| `POKEMON BLUE` | $61, E | #FFFFFF #63A5FF #0000FF #000000 | #FF8484 #943939 #000000 |
| `SPACE INVADERS` | $E8 | #000000 #008484 #FFDE00 #FFFFFF | #008484 #FFDE00 #FFFFFF |

`ZELDA` is [*Link’s Awakening*](/blog/review-links-awakening), with green for its first sprites. In the last row the order is reversed: black comes first and white last, so the invaders come out of the dark.

## Twelve palettes under your thumbs

If you don’t like the choice, switch on and press a direction while the logo is shown, alone or together with A or B. Every new choice keeps the logo on screen for at least another 30 frames, so you can change your mind. Players and emulators gave the palettes their names; the start program has none.

| | Alone | With A | With B |
| --- | --- | --- | --- |
| **Up** | Brown | Red | Dark Brown |
| **Down** | Pastel Mix | Orange | Yellow |
| **Left** | Blue | Dark Blue | Grayscale |
| **Right** | Green | Dark Green | Inverted |

Left and B gives a grey picture. Right and A is the default. Down and A is exactly what [*Tetris*](/blog/review-tetris-game-boy) gets by itself, and Right and B is what *Space Invaders* gets.

Six of the twelve also occur in the automatic choice. The other six you only see by hand: Up with A or B, Down alone or with B, Left alone, Right alone. Added to the 45, they make 51 set-ups.

## Cartridges that bring their own colours

Cartridges made for both machines, or for the Color alone, choose their own colours. Don’t go by the shell. Usually grey means Game Boy, black means both and clear means Color only, but *Pokémon Red*, *Blue*, *Yellow*, *Gold* and *Silver* and the *Donkey Kong Land* games have shells of their own colour. Check these instead:

- **The box.** Read the logo on it.
- **The top of the shell.** On a cartridge for the Color alone it’s raised, with the logo in it. The older kinds have a recess there.
- **The corner notch.** Older kinds have it. Cartridges marked ‘Only for Game Boy Color’ don’t, so the power switch of an original Game Boy can’t move. In a [Game Boy Pocket](/consoles/game-boy-pocket) they go in, show a notice and stop.

*Link’s Awakening DX* is a cartridge for both, and knows it: on an original Game Boy the guards of its colour dungeon send you away. [What plays on what](/compatibility) has the other combinations, and [the colour Game Boy of 1992](/blog/the-colour-game-boy-of-1992) tells how the Color came about.

So put in an old cartridge and press Left and B while the logo is up: that’s the game as 1989 saw it, minus the green. Then switch off and on again, keep your thumbs still, and let the letters choose. If it’s *James Bond*, say hello to the monsters.

## Sources

- [Pan Docs: Power-Up Sequence](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Power_Up_Sequence.md), gbdev, 9 June 2026
- [Pan Docs: Specifications](https://github.com/gbdev/pandocs/blob/master/src/Specifications.md), gbdev
- [SameBoy: the palette tables of its free start program](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), SameBoy, 15 June 2026
- [gambatte-libretro: palettes by title](https://github.com/libretro/gambatte-libretro/blob/fc59959a30b40d74875f18ac4bc617d81b42d782/libgambatte/libretro/gbcpalettes.h), libretro
- [mGBA: palettes per game](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gb/overrides.c), mGBA
- [The twelve button combinations and their names](http://www.gamehiker.com/wiki/index.php?title=Game_Boy_Color), Gamehiker Wiki
- [Okada in Nintendo Online Magazine, 2000](https://gbasp.ru/gbainterview-en.html), gbasp.ru, translation
- [Yokoi remembers: interview of 1997](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy), Game Developer
- [Game Boy Color modes and cartridge types](https://gbstudiocentral.com/tips/game-boy-color-modes/), GB Studio Central
- [An overview of specially coloured cartridges](https://www.oldschoolgamermagazine.com/an-overview-of-special-colored-game-cartridges/), Old School Gamer
- [Nintendo Game Boy Color (1998–2003)](http://www.obsoletemedia.org/nintendo-game-boy-color/), Museum of Obsolete Media
- [Short guide on Game Boy backwards compatibility](https://www.geeksrepublika.com/2020/10/feature-short-guide-on-game-boy.html), Geeks Republika, October 2020
$post$)
on conflict do nothing;
