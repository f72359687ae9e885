-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000019', '2026-08-22T09:00:00Z', '2026-11-28T09:00:00Z',
   'The cable that made Pokémon', 'the-cable-that-made-pokemon', 'history', '/images/blog/the-cable-that-made-pokemon.svg',
   'Handheld Legacy staff', '2026-08-22', '6 min', true,
   'Satoru Okada’s colleagues doubted that anyone would use a link cable. It carried the duels of Tetris, the trades of Pokémon and, thirty-three years late, a match for sixteen.',
   $post$In April 2024, in a game shop in Seattle’s University District, sixteen people played a match that had been waiting inside a cartridge since 1991. The game was *Faceball 2000*. Every copy sold holds a mode for sixteen linked [Game Boys](/consoles/game-boy), and nobody had ever got it to run.

Its programmers hadn’t seen it either. They had got to ten, Robert Champagne recalled in 2005, and thought that was enough; a special adapter was to come in the box until Nintendo told them not to. So the mode shipped and nobody could reach it. Two fans found that daisy-chained Advance cables would. They ran into unreliable cables, voltage creeping along the line, and finally a bug in the program itself, which made sixteen impossible. One of the team patched it, and at Pink Gorilla Games sixteen players walked into the same maze.

All of that went through a socket that people at Nintendo had doubted anyone would use.

## A port that nobody wanted

The socket was Satoru Okada’s idea. He was assistant head of R&D1, the department that made the Game Boy, and he’d seen it done: *Computer Mah-jong Yakuman* of 1983, a handheld at ¥16,800 that he’d worked on, joined two machines by cable. His colleagues thought it complicated, and that nobody would bother.

He got his port. In 1989 the first Game Link Cable, DMG-04, was sold with the console, with a large plug at each end. Early boxes call it *Video Link*.

It had work from the first day. Of the four Japanese launch games of 21 April 1989, *Baseball* and *Yakuman* are for two linked players. [*Tetris*](/blog/review-tetris-game-boy) came 54 days later, and was the first great reason to find somebody with another Game Boy.

## One byte each way

The port is as plain as a port can be: data out, data in, a clock and ground. One Game Boy sets the clock and the other follows, and with every beat a byte goes each way. The original Game Boy sends 8,192 bits a second. At that pace the whole of *Tetris*, a 32 KB cartridge, would take 32 seconds.

The [Game Boy Color](/consoles/game-boy-color) adds three faster settings: 16,384 bits a second in its double-speed mode, 262,144 with its fast clock, and 524,288 with both. That’s *Tetris* in half a second.

![Bar chart of link cable speeds in bits a second, from the original Game Boy to the Game Boy Color at its fastest](/images/charts/link-speed.svg)
*At its fastest the Game Boy Color sends 64 times as many bits a second as the original. [Numbers and sources](/charts#link-speed)*

It was meant for two machines and no more. The Four-Player Adapter of 1990, DMG-07, got round that by taking its power from player 1 and setting the clock for everybody. In America it came with *F-1 Race*. Few games used it, which is why *Faceball* needed a cable of its own.

## Tajiri’s chunk of information

*Tetris* used the cable for a duel. Satoshi Tajiri wanted a present to travel along it.

> “I imagined a chunk of information being transferred by connecting two Game Boys with special cables”
>
> *Satoshi Tajiri, undated, in translation, [Wikipedia extract on Pokémon Red and Blue](https://www.altsci.com/3/p/Pok%C3%A9mon%20Red%20and%20Blue/14)*

*Pokémon Red* and *Green* reached Japanese shops on 27 February 1996. Each lacks creatures that the other has, so nobody completes the set alone. Junichi Masuda had seen what that would take:

> “I thought it was an interesting, fantastic idea. However, you then have to realize it, and make it into a game.”
>
> *Junichi Masuda, [The Oral Histories: Pokémon Red and Green](http://www.theoralhistories.com/pokemon-red-and-green-1637558000.html)*

One creature can’t be caught in either. Mew, number 151, comes at events or by trade and in no other way. Tajiri himself proposed to give it to children and watch it spread. *CoroCoro* magazine offered twenty of them in 1996; 78,000 readers wrote in, and that September the games passed a million. In America *Nintendo Power* raffled 151 in 1998. The winners posted their cartridges to Nintendo and got them back by post, with Mew inside.

## Four shapes of plug

A trade needs the right plug. By 2005 there were three sizes and four shapes.

| Port | Machines | Own cable | Links Game Boy games | Links Advance games |
| --- | --- | --- | --- | --- |
| Large | Game Boy | DMG-04 | yes | no |
| Small | [Pocket](/consoles/game-boy-pocket), [Light](/consoles/game-boy-light), Color | MGB-008, CGB-003 | yes | no |
| Small, with notch | [Advance](/consoles/game-boy-advance), [SP](/consoles/game-boy-advance-sp) | AGB-005 | with a small plain plug | with AGB-005 |
| Tiny | [Micro](/consoles/game-boy-micro) | its own | the Micro takes none | with Micro cable or converter |
| None | [DS](/consoles/nintendo-ds) and later | by radio | no | no |

The notch keeps an Advance plug out of the older machines. Their small plugs do go into an Advance, for the old games. The cables aren’t interchangeable: an old one won’t link two Advance games, and an Advance cable won’t link old ones.

Converters bridge the first two sizes. MGB-004 puts an old cable on a newer machine, DMG-14 a newer cable on the original, and MGB-010 has a large and a small plug at one end. AGB-005 has a socket in the middle, so that up to four Advances can play.

The port had other customers. The Game Boy Printer plugs into it, with a processor and 8 KB of memory of its own. On the Color infrared joined it at the top edge, without a common protocol, so each game invented one.

## By radio, and then no socket

In 2004 *Pokémon FireRed* and *LeafGreen* came with a Wireless Adapter, AGB-015. Nintendo advised three metres at most. Up to five could play together, and up to 39 could stand about in the Union Room of those two games. In all, 46 games know the adapter; games older than it still want the cable.

The same year the [Nintendo DS](/blog/two-screens-nobody-asked-for) arrived with radio built in, a slot for Advance cartridges and no link port. An Advance game in a DS is played alone.

Wires have outlived what replaced them. On 8 April 2024 Nintendo switched off online play for the 3DS. In the same month sixteen Game Boys were talking to each other in Seattle, with no account, no server and nobody’s leave. If you have two and a friend, find your plug in the table, check that [both take the cartridge](/compatibility), and trade something.

## Sources

- [Faceball 2000’s 16-player mode is finally unlocked](https://www.timeextension.com/news/2024/04/33-years-later-game-boy-titles-16-player-mode-is-finally-unlocked), Time Extension, April 2024, and [the account of a player](https://www.videogamesage.com/blogs/entry/1132-game-boy-history-made-tonight/), Video Game Sage
- [Computer Mah-jong Yakuman](http://blog.beforemario.com/2011/03/nintendo-computer-mah-jong-yakuman-1983.html), Before Mario
- [Game Link Cable](https://en.wikipedia.org/wiki/Game_Link_Cable), Wikipedia
- [Baseball](https://headcase-games.blogspot.com/2010/08/retro-game-of-day-baseball-gb.html), Headcase Games, and [Yakuman](https://chromagi.com/nintendo/gb/dmg-mjj/?lang=en), Chromagi
- [Game Boy link ports, cables and peripherals](https://nerdlypleasures.blogspot.com/2021/04/game-boy-link-ports-cables.html), Nerdly Pleasures, 2021
- [Serial data transfer](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Serial_Data_Transfer_(Link_Cable).md), [4-Player Adapter](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Four_Player_Adapter.md), [Game Boy Printer](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Gameboy_Printer.md) and [infrared](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/IR.md), Pan Docs, gbdev
- [Edge of Emulation: 4-Player Adapter](https://shonumi.github.io/articles/art9.html), Shonumi, and [Four Player Adapter](https://www.oldschoolgamermagazine.com/a-closer-look-at-nintendos-official-game-boy-peripherals-four-player-adapter/), Old School Gamer
- [Pokémon Red and Blue](https://www.altsci.com/3/p/Pok%C3%A9mon%20Red%20and%20Blue/14), Wikipedia extract
- [Pokémon Red and Green](http://www.theoralhistories.com/pokemon-red-and-green-1637558000.html), The Oral Histories
- [What to do about Mew](https://truthordeal.neocities.org/translations/mew.html) and [the Blue version](https://truthordeal.neocities.org/translations/blue.html), from the book Pokémon Story, in translation
- [The history of Pokémon](https://m.bulbapedia.bulbagarden.net/w/index.php?diff=prev&mobileaction=toggle_view_mobile&oldid=1862095&title=History_of_Pok%C3%A9mon), Bulbapedia, after Iwata Asks: the 78,000
- [Catching legendary Pokémon the old-fashioned way](https://www.nintendolife.com/features/soapbox-catching-legendary-pokemon-the-old-fashioned-way-was-so-much-better), Nintendo Life: Nintendo Power’s 151
- [Game Link Cable, second generation](https://www.primidi.com/game_link_cable/second_generation), Primidi, and [third generation](https://www.liquisearch.com/game_link_cable/third_generation), Liquisearch
- [Link cables](https://www.fallinsideahole.com/collections/video%20games/game%20boy/cable/linkcable.html), Fall Inside a Hole
- [Game Boy Advance Wireless Adapter](https://en.wikipedia.org/wiki/Game_Boy_Advance_Wireless_Adapter), Wikipedia
- [GBATEK](https://github.com/mgba-emu/gbatek), Martin Korth, mGBA edition
- [Nintendo to shut down online services of the 3DS](https://www.theverge.com/2023/10/4/23902615/wii-u-nintendo-3ds-online-shut-down), The Verge, October 2023, and [the date](https://wiidatabase.de/online-dienste-fuer-3ds-und-wii-u-werden-am-09-april-2024-um-0100-uhr-eingestellt), WiiDatabase, in German
$post$)
on conflict do nothing;
