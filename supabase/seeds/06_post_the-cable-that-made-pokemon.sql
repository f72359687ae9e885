-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000019', '2026-08-22T09:00:00Z', '2026-08-22T09:00:00Z',
   'The cable that made Pokémon', 'the-cable-that-made-pokemon', 'history', '/images/blog/the-cable-that-made-pokemon.svg',
   'Handheld Legacy', '2026-08-22', '5 min', true,
   'Satoru Okada’s colleagues doubted that anyone would use the Game Boy’s link cable. It carried Tetris duels and the trades of Pokémon.',
   $post$Satoru Okada wanted the [Game Boy](/consoles/game-boy) to have a cable that joined two of them. He was assistant head of R&D1, the Nintendo department where the console was being developed, and the idea had been tried: an older Nintendo handheld, Computer Mah-jong Yakuman, linked two machines by cable, and Okada had worked on that too. His colleagues thought it complicated. They doubted that anybody would use it.

That’s how the Wikipedia article on the cable tells it. Whether Okada built the thing alone is open, since only his side is told.

He got his port. In 1989 the first Game Link Cable, DMG-04, was sold with the console, with a large plug at each end. Early boxes call it *Video Link*.

## One byte each way

The socket is a plain two-way serial port. It carries data out, data in, a clock and ground, and it was never meant for more than two machines. One Game Boy gives the beat, the other follows, and one byte goes each way at a time.

The first Game Boy sends 8,192 bits a second, about one kilobyte. A Game Boy that follows takes a beat as slow as the other side likes, and by some reports one of up to 500 kHz.

The [Game Boy Color](/consoles/game-boy-color) had three faster settings: 16,384 bits a second in its double-speed mode, 262,144 with its fast clock, and 524,288 with both.

![Bar chart of link cable speeds in bits a second, from the first Game Boy to the Game Boy Color at its fastest](/images/charts/link-speed.svg)
*At its fastest the Game Boy Color sends 64 times as many bits a second as the first Game Boy. [Numbers and sources](/charts#link-speed)*

## Two players, four, and nearly sixteen

The first reason to link two Game Boys was *Tetris*. A match took two players, two consoles and two cartridges, and Mario and Luigi turn up only in that two-player game ([our review](/blog/review-tetris-game-boy)).

The Four-Player Adapter of 1990, DMG-07, made room for four. It takes its power from player 1 and gives the beat for everybody, so no Game Boy has to lead. In America it came with *F-1 Race*. Only player 1 must have a first Game Boy, and the others can join on later models with a converter. Few games used it.

*Faceball 2000*, of 1991, was designed for up to sixteen linked Game Boys, although fifteen and thirty-two are also printed. In the shops it offered two players, or four with the adapter. In 2023 enthusiasts linked seven Game Boys through a home-made hub, and by 2024 a repaired version with the sixteen-player mode was out.

## Tajiri’s chunk of information

With *Tetris* the cable was for a duel. *Pokémon* turned it into a trade, and Satoshi Tajiri described the picture he’d had in mind.

> “I imagined a chunk of information being transferred by connecting two Game Boys with special cables”
>
> *Satoshi Tajiri, before 2010, exact date not given, in translation, [Wikipedia extract on Pokémon Red and Blue](https://www.altsci.com/3/p/Pok%C3%A9mon%20Red%20and%20Blue/14)*

Junichi Masuda admired the thought of trading through the cable, with a reservation.

> “I thought it was an interesting, fantastic idea. However, you then have to realize it, and make it into a game.”
>
> *Junichi Masuda, date not given, [The Oral Histories: Pokémon Red and Green](http://www.theoralhistories.com/pokemon-red-and-green-1637558000.html)*

Mew, creature number 151, [could only be had through other players](/blog/why-old-saves-vanish), as TIME reported in November 1999.

## Four shapes of plug

Anyone who wanted to trade needed the right plug, and by 2005 there were three sizes and four shapes of it. The [Game Boy Pocket](/consoles/game-boy-pocket) of 1996 shrank the port. The [Game Boy Light](/consoles/game-boy-light) and the Color kept the smaller one. The [Game Boy Advance](/consoles/game-boy-advance) added a notch, which the [Game Boy Advance SP](/consoles/game-boy-advance-sp) shares, and the [Game Boy Micro](/consoles/game-boy-micro) had a tiny port of its own.

| Port | Machines | Own cable | Links Game Boy games | Links Advance games |
| --- | --- | --- | --- | --- |
| Large | Game Boy | DMG-04 | yes | no |
| Small | Pocket, Light, Color | MGB-008, CGB-003 | yes | no |
| Small, with notch | Advance, SP | AGB-005 | with a small plain plug | with AGB-005 |
| Tiny | Micro | its own | the Micro takes none | with Micro cable or converter |
| None | [DS](/consoles/nintendo-ds) and later | by radio | no | no |

The notch keeps an Advance plug out of the older machines. Their small plugs do go into an Advance, for the old games. The cables can’t stand in for each other: an old one won’t link two Advance games, and an Advance cable won’t link old ones.

Three accessories joined the first two sizes. MGB-004 put an old cable on a newer machine, DMG-14 put a newer cable on the first Game Boy, and the cable MGB-010 had a large and a small plug at one end. Which cartridges each console takes is in our [compatibility table](/compatibility).

The port served other things as well. The Game Boy Printer plugs into it and brings along a processor and 8 KB of memory. The Color gained a second way to talk, by infrared at its top. There was no common protocol, so each game did its own.

The Advance’s own cable, AGB-005, has a socket in the middle. Plug further cables into it and up to four machines play.

## By radio, and then no socket

In 2004 *Pokémon FireRed* and *LeafGreen* came with the Wireless Adapter, AGB-015. Nintendo advised a distance of three metres at most. Up to five could play together by radio, and up to 39 could stand in the Union Room of those two games. In all, 46 games know the adapter. It didn’t replace the cable in games older than itself.

The same year the Nintendo DS arrived with radio built in ([how that machine came about](/blog/two-screens-nobody-asked-for)). It has a slot for Advance cartridges and no link port at all. An Advance game put into a DS can be played alone only: no multiplayer, no trading by cable.

## Sources

- [Game Link Cable](https://en.wikipedia.org/wiki/Game_Link_Cable), Wikipedia
- [Game Boy link ports, cables and peripherals](https://nerdlypleasures.blogspot.com/2021/04/game-boy-link-ports-cables.html), Nerdly Pleasures, 2021
- [Serial data transfer](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Serial_Data_Transfer_(Link_Cable).md), [4-Player Adapter](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Four_Player_Adapter.md), [Game Boy Printer](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Gameboy_Printer.md) and [infrared](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/IR.md), Pan Docs, gbdev
- [Edge of Emulation: 4-Player Adapter](https://shonumi.github.io/articles/art9.html), Shonumi
- [Four Player Adapter](https://www.oldschoolgamermagazine.com/a-closer-look-at-nintendos-official-game-boy-peripherals-four-player-adapter/) and [Tetris](https://www.oldschoolgamermagazine.com/mario-mania-game-cameos-for-the-fans-complete-collection-tetris/), Old School Gamer
- [16-player Faceball 2000](https://retronews.com/mythical-16-player-game-boy-game-fixed), RetroNews
- [Faceball panel at PAX West 2023](https://cohost.org/meanderbot/post/2715333-pax-west-retronauts), Cohost
- [Pokémon Red and Blue](https://www.altsci.com/3/p/Pok%C3%A9mon%20Red%20and%20Blue/14), Wikipedia extract
- [Pokémon Red and Green](http://www.theoralhistories.com/pokemon-red-and-green-1637558000.html), The Oral Histories
- [Pokémon story, part 5 of 7](https://content.time.com/time/subscriber/article/0,33009,992625-5,00.html), TIME, November 1999
- [Game Link Cable, second generation](https://www.primidi.com/game_link_cable/second_generation), Primidi, and [third generation](https://www.liquisearch.com/game_link_cable/third_generation), Liquisearch
- [Link cables](https://www.fallinsideahole.com/collections/video%20games/game%20boy/cable/linkcable.html), Fall Inside a Hole
- [Game Boy Advance Wireless Adapter](https://en.wikipedia.org/wiki/Game_Boy_Advance_Wireless_Adapter), Wikipedia
- [GBATEK](https://github.com/mgba-emu/gbatek), Martin Korth, mGBA edition
$post$)
on conflict do nothing;
