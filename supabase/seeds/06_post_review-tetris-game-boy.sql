-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000017', '2026-06-13T09:00:00Z', '2026-11-28T09:00:00Z',
   'Tetris: the other half of the Game Boy', 'review-tetris-game-boy', 'reviews', '/images/blog/review-tetris-game-boy.svg',
   'Handheld Legacy staff', '2026-06-13', '6 min', true,
   'At level 0 a piece takes sixteen seconds to reach the floor, at level 20 nine tenths of a second. Why the cartridge in the box was the right one, and the one thing it forgets.',
   $post$Minoru Arakawa had Mario, and Henk Rogers told him to leave Mario out. Rogers was the man who went to Moscow in February 1989 for the rights to *Tetris*; Arakawa ran Nintendo of America, and had to choose the cartridge that would come in every [Game Boy](/consoles/game-boy) box. Why not the plumber? Rogers remembers what he told him:

> “If you want little boys to buy your Game Boy, pack in Mario. But if you want everyone to buy your Game Boy, pack in Tetris”
>
> *Henk Rogers to IGN, 2018, [quoted by Old School Gamer](https://www.oldschoolgamermagazine.com/mario-mania-game-cameos-for-the-fans-complete-collection-tetris/)*

Mario could be sold to them afterwards, he added. *Tetris* went into the box in North America and Europe, and no handheld since has shipped with a game that fits it so well.

## A well as tall as the screen

The Game Boy draws its picture in tiles of eight pixels a side, and the screen is twenty of them wide and eighteen high. *Tetris* takes one tile for one square. The well its pieces drop into is ten squares across and uses every row the machine has.

![The Game Boy’s screen of 160 by 144 pixels with the well of Tetris filling half its width and all its height, and the seven pieces beneath, each made of four squares](/images/drawings/tetris-well.svg)
*Drawn to the pixel. Each square is eight pixels wide; forty-five pieces would fill the well, and one long piece would clear these four rows.*

Four shades are enough to draw it, and a D-pad and two buttons are enough to play it: one button turns a piece clockwise, the other anticlockwise. Nothing scrolls, which suits a screen this slow.

There are two games: type A never ends, and type B asks for 25 lines, which is 250 squares, and lets you go. Play B: it’s the one you can finish before your stop.

## How fast is fast?

Kasper Meerts has taken the program apart, and the answer is in it: a table of how many frames a piece waits before it drops one row. The console shows 59.73 frames a second and the well has eighteen rows. The rest is arithmetic.

| Level | Frames a row | From top to floor |
| --- | --- | --- |
| 0 | 53 | 16.0 seconds |
| 5 | 33 | 9.9 seconds |
| 9, the fastest start | 11 | 3.3 seconds |
| 15 | 6 | 1.8 seconds |
| 20 and above | 3 | 0.9 seconds |

There’s a hidden gear, too, for the one-player game. Hold Down and press Start on the title screen, and a small heart appears beside the level. The game now runs at the speed of that level plus ten, up to the ceiling of 20. Start at 9 with the heart lit, and the first piece is on the floor in 1.2 seconds. You don’t get a point more for it.

## Nothing left to take out

Rogers found *Tetris* in Las Vegas in January 1988 and queued for it four times. Thirty years later he described it by its gaps:

> “It was missing a whole bunch of things that we all thought were part of the formula of success for games.”
>
> *Henk Rogers to IGN Japan, 2018, [quoted by Nintendo Life](http://www.nintendolife.com/news/2018/11/henk_rogers_on_his_first_impressions_of_tetris_and_persuading_nintendo_to_bundle_it_with_the_game_boy)*

The Game Boy version was made inside Nintendo by the people who had made the machine. Satoru Okada directed, Gunpei Yokoi produced and Hirokazu Tanaka wrote the music. There was no room to add much, either: their program fills a 32 KB chip to within a few dozen bytes.

## The friend was the only part missing

Two players need two consoles, two cartridges and a cable. In a shop that’s a poor deal. Out of the box it was nearly free: the cartridge was there already, and many early boxes held the cable as well. In Japan *Baseball* and *Yakuman* had linked two Game Boys on the console’s first day, 54 days before *Tetris* came out there. But *Tetris* was the first great reason to do it ([the cable has its own story](/blog/the-cable-that-made-pokemon)).

Mario gets in after all. He and Luigi appear in the two-player game only: one player is Mario, the other Luigi, and lines that one of them clears come up as rubble under the other.

Bundling made *Tetris* a better game, because it gave everyone an opponent. Not in Japan, though: there the cartridge came out on 14 June 1989, on its own, and each player bought a copy. North America had it from 31 July, Europe from 28 September 1990.

## Your best score is gone

Switch off and the table of high scores is wiped. No repair will change that. The board inside, a DMG-AAA, carries a single ROM chip: there’s no memory to write a score to, and no battery to keep one. Our records hold 14 opened copies, more than of any other title, and not one has a save chip.

That wasn’t odd in 1989. Of the 124 titles for the original Game Boy in those records, 66 have no save memory at all. It’s still a pity, and *Tetris DX* of 1998 put it right with save memory and a CR1616 battery. The price is that a flat CR1616 now takes your scores with it ([why old saves vanish](/blog/why-old-saves-vanish)). The plain *Tetris* has nothing to go flat. Look up your own cartridges in [Will my save survive?](/tools/saves)

## Mustard and ketchup

Put *Tetris* into a [Game Boy Color](/consoles/game-boy-color) and it comes up white, yellow, red and black.

![Diagram of the sixteen letter spaces of a game’s header being added up to one checksum](/images/drawings/palette-sum.svg)
*The Color adds up the letters of the title to choose from its stored set-ups. TETRIS makes $DB.*

The Color stores three sets of four colours for each game, one for the background and two for the objects on top of it, and for *Tetris* all three are alike. You get four tones, exactly as before, in the colours of a hot-dog stand. [*Link’s Awakening*](/blog/review-links-awakening) gets three different sets from the same trick. Hold Left and press B at power-on for greys instead, and try other titles in the [palette finder](/tools/palettes).

## What Famitsu’s 26 out of 40 missed

*Famitsu* is said to have given *Tetris* 26 points of 40. In 2006 its readers voted it among their hundred favourite games, and the readers were right. *Famitsu* was marking the game in Japan, the one big market where it wasn’t in the box and the second player wasn’t included. Nor can any review of 1989 allow for a game that’s as good after thirty-seven years as on the first day.

Sales settle less than they seem to. The usual figure is 30.26 million copies, and 35 million is in print as well; take the lower one, and that’s one *Tetris* for every four of the 118.69 million Game Boys, Color included. But with the game in the box, nobody can say how many would have paid for it.

So buy two. The cartridge runs on everything from the Game Boy to the [Game Boy Advance SP](/consoles/game-boy-advance-sp) ([what plays on what](/compatibility)). Practise alone, with the heart lit. Then find somebody you can stand to lose to, and hand them the other end of the cable.

## Sources

- [Tetris and its Mario cameos](https://www.oldschoolgamermagazine.com/mario-mania-game-cameos-for-the-fans-complete-collection-tetris/), Old School Gamer, with the interview of 2018
- [Disassembly of Tetris](https://github.com/kaspermeerts/tetris/blob/b95c66859339f5523e80213de5857eefc1c7703f/tetris.asm), Kasper Meerts: speeds and the heart
- [Tetris (Game Boy)](https://harddrop.com/w/index.php?title=Tetris_(Game_Boy)&oldid=5704), Hard Drop Tetris Wiki: the same table, read independently
- [The most famous version of Tetris is 35](https://timeextension.com/news/2024/06/anniversary-the-most-famous-version-of-tetris-is-35-today), Time Extension, June 2024
- [Henk Rogers on his first impressions of Tetris](http://www.nintendolife.com/news/2018/11/henk_rogers_on_his_first_impressions_of_tetris_and_persuading_nintendo_to_bundle_it_with_the_game_boy), Nintendo Life, November 2018
- [Interview with Henk Rogers](https://www.redbull.com/pl-pl/red-bull-tetris-henk-rogers-wywiad-z-legenda), Red Bull, October 2025
- [Tetris: straight outta Moscow](https://8bitperspective.substack.com/p/straight-outta-moscow), 8-bit Perspective
- [Tetris for the Game Boy, review](http://www.game-art-hq.com/140590/tetris-for-the-game-boy-review/), Game-Art-HQ, and [Game Boy game review: Tetris](https://retroram.blogspot.com/2016/05/gameboy-game-review-tetris.html), RetroRAM
- [Baseball](https://headcase-games.blogspot.com/2010/08/retro-game-of-day-baseball-gb.html), Headcase Games, and [Yakuman](https://chromagi.com/nintendo/gb/dmg-mjj/?lang=en), Chromagi: linked play on the first day
- [Link cables](https://www.fallinsideahole.com/collections/video%20games/game%20boy/cable/linkcable.html), Fall Inside a Hole
- [Hands on: Game Boy Color](https://zddgame.com/hands-on-game-boy-color-87182.htm), ZDDGame, November 1998: *Tetris DX*
- [Opened cartridges DMG-TRA-1](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges/DMG-TRA-1), gb-hardware-db (data CC BY-SA 4.0)
- [Palette tables of the Game Boy Color](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), SameBoy
$post$)
on conflict do nothing;
