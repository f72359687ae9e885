-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000018', '2026-07-18T09:00:00Z', '2026-11-28T09:00:00Z',
   'Will it run? Region locks and slots, machine by machine', 'region-locks-explained', 'tech', '/images/blog/region-locks-explained.svg',
   'Handheld Legacy staff', '2026-07-18', '6 min', true,
   'Does the game fit the slot, and does the console ask where it was sold? Nineteen Nintendo handhelds in one table, and the story of a lock that came and went.',
   $post$For nineteen years a Game Boy bought in Osaka ran a cartridge bought in Ohio, and nobody at Nintendo minded. Then, on 1 November 2008, the [DSi](/consoles/nintendo-dsi) came out in Japan, and for the first time a Nintendo handheld sold round the world asked a game where it came from. The lock held through the whole 3DS family. The [Switch](/consoles/nintendo-switch) dropped it in March 2017; three months later Nintendo launched one last locked machine, the [New 2DS XL](/consoles/new-nintendo-2ds-xl).

![Launches of nineteen handhelds in three rows: Game Boy to DS Lite without a lock, DSi and 3DS family with one, Switch and Switch Lite without](/images/drawings/lock-years.svg)
*A dot for each model at its first launch anywhere. New 3DS and New 3DS XL came on one day and share a dot.*

So two questions decide whether a game runs on your handheld. Does the cartridge fit the slot? And does the console ask where the game was sold? For the second you need the product code of the game, or a few letters of it: TWL at the start means DSi functions, CHN at the end of a Switch code means mainland China. If you aren’t sure which console you own, [find out first](/tools/identify).

## Nineteen machines, two questions

| Console | What runs in it | Does it ask where the game was sold? |
| --- | --- | --- |
| [Game Boy](/consoles/game-boy), [Pocket](/consoles/game-boy-pocket), [Light](/consoles/game-boy-light) | Game Boy; Color cartridges made for both machines | No |
| [Game Boy Color](/consoles/game-boy-color) | Game Boy, Game Boy Color | No |
| [Game Boy Advance](/consoles/game-boy-advance), [Advance SP](/consoles/game-boy-advance-sp) | Game Boy, Color, Advance | No |
| [Game Boy Micro](/consoles/game-boy-micro) | Advance only | No |
| [Nintendo DS](/consoles/nintendo-ds), [DS Lite](/consoles/nintendo-ds-lite) | DS; Advance for one player | No, except DS games for the Chinese iQue DS |
| [Nintendo DSi](/consoles/nintendo-dsi), [DSi XL](/consoles/nintendo-dsi-xl) | DS, DSi | Ordinary DS: no, iQue games apart. DSi software: yes. DS cards with DSi functions: yes, in the cases we know |
| [Nintendo 3DS](/consoles/nintendo-3ds), [3DS XL](/consoles/nintendo-3ds-xl), [2DS](/consoles/nintendo-2ds) | DS, DSi, 3DS | Ordinary DS: no, iQue games apart. 3DS: yes. Anything with DSi functions: yes, in the cases we know |
| [New 3DS](/consoles/new-nintendo-3ds), [New 3DS XL](/consoles/new-nintendo-3ds-xl), [New 2DS XL](/consoles/new-nintendo-2ds-xl) | DS, DSi, 3DS, and cards for New models only | As the row above |
| [Nintendo Switch](/consoles/nintendo-switch), [Switch Lite](/consoles/nintendo-switch-lite) | Switch | No, except cards for mainland China |

[What plays on what](/compatibility) goes through the same cartridges console by console, with notes and sources.

## Where the slot says no

- **Color-only cartridges.** They lack the notch that the original Game Boy needs, so its power switch can’t move. The Pocket does take them, but the game shows a notice and stops. Don’t go by the plastic: [shell colour is no sure mark](/blog/how-game-boy-color-paints-old-games).
- **Advance cartridges.** They’re shaped to stay out of the older machines. A DS or DS Lite runs them for one player only. There’s no link port, so [trading by cable](/blog/the-cable-that-made-pokemon) is out.
- **Anything older, in a Micro.** It takes Advance cartridges and no others.
- **Advance cartridges, from the DSi on.** The second slot is gone. DS games that need an add-on in it, such as *Guitar Hero: On Tour*, don’t work there either.
- **3DS cards in a DS or DSi.** A tab stops them. Don’t cut it off: the console refuses the card all the same.
- **Cards for New models, in an older 3DS.** The console recognises the card and shows an error. There’s a handful of such titles, *Xenoblade Chronicles 3D* first.
- **Switch Lite.** Games without a handheld mode, *1-2-Switch* for one, need separate Joy-Con. Nintendo Labo kits don’t work ([Lite or Switch?](/blog/switch-lite-or-switch)).

## The lock arrives with the DSi

Why then? The DSi was the first of the line with a shop inside, and Nintendo gave the network as its reason. In October 2008 it told Eurogamer that software made for the DSi would be tied to a region,

> “because DSi embeds net communication functionality within itself and we are intending to provide net services specifically tailored for each region”
>
> *Nintendo to Eurogamer, October 2008, quoted [on the MacRumors forum](https://forums.macrumors.com/threads/nintendo-to-announce-a-new-ds-with-camera-and-music-player.571921/page-2)*

Sort what you want to run on a DSi into three piles:

1. **Ordinary DS cards.** Free of regions.
2. **Software for the DSi alone, and the DSi Shop.** Tied to the region. Web browsing and photo sharing, Eurogamer was told, work everywhere.
3. **DS cards with DSi functions.** Locked on DSi and 3DS in the cases we know. The Japanese *Pokémon Black* and *White*, whose codes begin with TWL, ran on Japanese DSi consoles only, a warning that went out to importers within four days of their launch in September 2010.

A maker could set such a card free. GBATEK, a technical reference, describes a field in the header for six regions (Japan, USA, Europe, Australia, China, Korea) and one value that means free, and Gaming Nexus wrote that only a few retail titles were locked. Nobody has published a full list, so buy these cards for your own region.

Or play them on an older machine. In a DS or DS Lite they run as ordinary DS games, wherever they were sold, without the camera and the other DSi functions. Cards for the DSi alone carry TWL codes too, and a DS doesn’t run them at all.

## The 3DS: three versions, seven regions

In January 2011 Nintendo said that the 3DS came in a Japanese, an American and a European/Australian version. Languages, age ratings, local laws and network services were among its reasons, and so was the parent in the next room:

> “The region-locking allows us to provide the different parental controls to deal with the ratings in each territory.”
>
> *Bill Trinen, Nintendo of America, January 2011, [CVG](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/?site=aus)*

The lock inside a 3DS title is finer than those three versions. Its field knows seven regions: Japan, USA, Europe, Australia, China, Korea and Taiwan. Here too one value means free. The New models of 2014 kept the lock. Ordinary DS cards stay free of regions in every 3DS and 2DS.

Which version have you got in front of you? The letters of the serial number tell, and [Imports, region locks and closed shops](/blog/imports-regions-and-closed-shops) reads them.

## China, twice

China was the exception before there was a rule. The iQue DS of 2005 was the Chinese DS; games made for it ran only on Chinese systems, while the console played cartridges from everywhere.

The Switch repeats the pattern. In January 2020 it turned out that cards published by Tencent for mainland China, with codes ending in CHN, run only on the Chinese console; the box of the first one said so. That console plays cards from elsewhere, without their online services; [its own were to end in May 2026](/blog/imports-regions-and-closed-shops). Cards for Hong Kong and Taiwan end in CHT, and Siliconera reports no trouble with those.

## The short answer

Nine of the nineteen ask nothing: every machine from the Game Boy to the DS Lite, iQue games apart. Two more, the Switch and the Switch Lite, mind only cards from mainland China. The eight in between are the ones to watch, and even they let an ordinary DS card through. So if you love imports and want one machine for them, buy a DS Lite: two slots, two libraries, and next to no questions.

## Sources

- [3DS will be region locked](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/), Engadget, 11 January 2011: also on DS cards with DSi functions
- [Black and White sell 2.5 million, and run only on Japanese DSi consoles](https://langaria.net/2010/09/22/pokemon-blackwhite-vende-2-5-millones-en-dos-dias), Langaria, 22 September 2010, in Spanish
- [TWL codes of Black and White](https://legendarypkmn.net/2010/07/19/in-anticipation-of-pokemon-black-and-white-by-melkor/), LegendaryPKMN, 19 July 2010
- [Thread quoting Eurogamer on the DSi](https://forums.macrumors.com/threads/nintendo-to-announce-a-new-ds-with-camera-and-music-player.571921/page-2), MacRumors forum, October 2008
- [3DS region lock and parental controls](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/?site=aus), CVG, January 2011
- [Nintendo statement on 3DS versions](https://gamerant.com/nintendos-3ds-region-locked/), Game Rant, January 2011
- [DSi and 3DS locks](https://www.gamingnexus.com/FullNews/3DS-region-locked/Item21117.aspx), Gaming Nexus
- [GBATEK: DS and DSi cartridge header](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/ds.md), Martin Korth, mGBA copy of 2021
- [GBATEK: 3DS region bits](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/3ds.md), Martin Korth, mGBA copy of 2021
- [The new 3DS will still be region locked](https://adam3k3.com/the-new-3ds-will-still-be-region-locked/), adam3k3, 2014
- [Gamecards](http://3dbrew.org/w/index.php?direction=next&oldid=73&title=Gamecards), 3dbrew
- [Surprise, the Switch will not be region-locked](https://www.theverge.com/2017/1/12/14260716/nintendo-switch-not-region-locked), The Verge, 12 January 2017
- [iQue DS and iQue 3DS](https://kotaku.com/the-3ds-will-not-be-banned-in-china-5730208), Kotaku, January 2011
- [Tencent Switch games on other Switches](https://www.siliconera.com/tencent-nintendo-switch-games-will-not-work-on-international-nintendo-switches/), Siliconera
- [Tencent cards and other consoles](https://nintendowire.com/news/2020/01/07/report-global-nintendo-switch-consoles-cant-play-chinese-tencent-switch-cartridges/), Nintendo Wire, 7 January 2020
- [Game Boy Color](http://www.obsoletemedia.org/nintendo-game-boy-color/), Museum of Obsolete Media
- [Switch games that don’t work with the Lite](https://www.nintendolife.com/guides/which-switch-games-dont-work-with-nintendo-switch-lite), Nintendo Life
$post$)
on conflict do nothing;
