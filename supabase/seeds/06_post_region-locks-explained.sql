-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000018', '2026-07-18T09:00:00Z', '2026-07-18T09:00:00Z',
   'Will it run? Region locks and slots, machine by machine', 'region-locks-explained', 'tech', '/images/blog/region-locks-explained.svg',
   'Handheld Legacy', '2026-07-18', '5 min', true,
   'Does it fit the slot, and does the console ask where it was sold? Nineteen Nintendo handhelds in one table, with the exceptions our sources name.',
   $post$Two questions decide whether a game runs on your handheld. Does the cartridge fit the slot? Does the console ask where the game was sold? Take them in that order.

Have two things in hand: the exact name of your console and the product code of the game. If you aren’t sure about the first, start at [Which one do I have?](/tools/identify) Of the product code you need only a few letters: TWL stands for [DSi](/consoles/nintendo-dsi) functions, and CHN at the end of a [Switch](/consoles/nintendo-switch) code for mainland China.

## Nineteen machines, two questions

| Console | What runs in it | Does it ask where the game was sold? |
| --- | --- | --- |
| [Game Boy](/consoles/game-boy), [Pocket](/consoles/game-boy-pocket), [Light](/consoles/game-boy-light) | Game Boy; Color cartridges made for both machines | No |
| [Game Boy Color](/consoles/game-boy-color) | Game Boy, Game Boy Color | No |
| [Game Boy Advance](/consoles/game-boy-advance), [Advance SP](/consoles/game-boy-advance-sp) | Game Boy, Color, Advance | No |
| [Game Boy Micro](/consoles/game-boy-micro) | Advance only | No |
| [Nintendo DS](/consoles/nintendo-ds), [DS Lite](/consoles/nintendo-ds-lite) | DS; Advance for one player | No, except DS games for the Chinese iQue DS |
| [Nintendo DSi](/consoles/nintendo-dsi), [DSi XL](/consoles/nintendo-dsi-xl) | DS, DSi | Ordinary DS: no, iQue games apart. DSi software: yes. DS cards with DSi functions: reports differ |
| [Nintendo 3DS](/consoles/nintendo-3ds), [3DS XL](/consoles/nintendo-3ds-xl), [2DS](/consoles/nintendo-2ds) | DS, DSi, 3DS | Ordinary DS: no, iQue games apart. 3DS: yes. Anything with DSi functions: no firm source |
| [New 3DS](/consoles/new-nintendo-3ds), [New 3DS XL](/consoles/new-nintendo-3ds-xl), [New 2DS XL](/consoles/new-nintendo-2ds-xl) | DS, DSi, 3DS, and cards for New models only | As the row above |
| [Nintendo Switch](/consoles/nintendo-switch), [Switch Lite](/consoles/nintendo-switch-lite) | Switch | No, except cards for mainland China |

[What plays on what](/compatibility) goes through the same cartridges console by console, with notes and sources.

## Where the slot says no

- **Color-only cartridges.** They lack the notch that the first Game Boy needs, so its power switch can’t move. The Pocket does take them, but the game shows a notice and stops. Don’t go by the plastic: [shell colour is no sure mark](/blog/how-game-boy-color-paints-old-games).
- **Advance cartridges.** They’re shaped to stay out of the older machines. A DS or DS Lite runs them for one player only. There’s no link port, so [trading by cable](/blog/the-cable-that-made-pokemon) is out.
- **Anything older, in a Micro.** It takes Advance cartridges and no others.
- **Advance cartridges, from the DSi on.** The second slot is gone. DS games that need an add-on in it, such as *Guitar Hero: On Tour*, don’t work there either.
- **3DS cards in a DS or DSi.** A tab stops them. Don’t cut it off: 3dbrew records that the console refuses the card all the same.
- **Cards for New models, in an older 3DS.** The card is recognised and an error comes up. There’s a handful of such titles, *Xenoblade Chronicles 3D* first.
- **Switch Lite.** Games without a handheld mode, *1-2-Switch* for one, need separate Joy-Con. Nintendo Labo kits don’t work ([Lite or Switch?](/blog/switch-lite-or-switch)).

## The lock arrives with the DSi

There are no region codes in the DS and DS Lite: Nintendo support said so in January 2011, as Engadget reported. The DSi has them. In October 2008 Nintendo told Eurogamer that software made for it would be tied to a region,

> “because DSi embeds net communication functionality within itself and we are intending to provide net services specifically tailored for each region”
>
> *Nintendo to Eurogamer, October 2008, quoted second-hand [on the MacRumors forum](https://forums.macrumors.com/threads/nintendo-to-announce-a-new-ds-with-camera-and-music-player.571921/page-2)*

Sort what you want to run on a DSi into three piles:

1. **Ordinary DS cards.** Free of regions.
2. **Software for the DSi alone, and the DSi Shop.** Tied to the region. Web browsing and photo sharing, Eurogamer was told, work everywhere.
3. **DS cards with DSi functions.** Disputed. Engadget had them locked. CVG and Game Rant called cartridges on the DSi free, and Gaming Nexus wrote that only a few retail titles were locked.

Either can be true of a given card. GBATEK, a technical reference, describes a field in the header for six regions (Japan, USA, Europe, Australia, China, Korea) and one value that means free, so a game’s maker could choose. We know of no full list of who chose what. *Pokémon Black* and *White* belong in this pile: a fan site has recorded TWL codes for both.

In a DS or DS Lite these cards run as ordinary DS games, without the camera and other DSi functions, so that’s where an imported one is safest. Cards for the DSi alone carry TWL codes too, and a DS doesn’t run them at all.

![Drawing of the Nintendo DSi, open, with its two screens](/images/consoles/nintendo-dsi.svg)
*The Nintendo DSi came out in Japan on 1 November 2008. It has an SD card slot and no Advance slot.*

## The 3DS: three versions, seven regions

In January 2011 Nintendo said that the 3DS came in a Japanese, an American and a European/Australian version. The reasons it gave were languages, age ratings, parental controls, local laws and network services. Bill Trinen of Nintendo of America pointed to ratings systems that differ by region, and to parental controls:

> “The region-locking allows us to provide the different parental controls to deal with the ratings in each territory.”
>
> *Bill Trinen, Nintendo of America, January 2011, [CVG](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/?site=aus)*

The lock inside a 3DS title is finer than those three versions. Its field knows seven regions: Japan, USA, Europe, Australia, China, Korea and Taiwan. Here too one value means free. The New models of 2014 reportedly kept the lock.

Ordinary DS cards stay free of regions in every 3DS and 2DS. For DSi software in a 3DS we’ve found no firm source, so buy it for your console’s own region.

To learn which version you have in front of you, read the letters of the serial number. [Imports, region locks and closed shops](/blog/imports-regions-and-closed-shops) lists them.

## China, twice

The iQue DS was the Chinese DS. Games made for it ran only on Chinese systems, while the console played cartridges from elsewhere. The header of a DS game has a region byte, with values for China and Korea.

The Switch has a Chinese exception too. Reports of January 2020 say that cards published by Tencent for mainland China, with codes ending in CHN, run only on the Chinese console. That console plays cards from elsewhere, without their online services. Cards for Hong Kong and Taiwan end in CHT and aren’t affected, according to Siliconera.

## Sources

- [3DS will be region locked](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/), Engadget, 11 January 2011
- [Thread quoting Eurogamer on the DSi](https://forums.macrumors.com/threads/nintendo-to-announce-a-new-ds-with-camera-and-music-player.571921/page-2), MacRumors forum, October 2008
- [3DS region lock and parental controls](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/?site=aus), CVG, January 2011
- [Nintendo statement on 3DS versions](https://gamerant.com/nintendos-3ds-region-locked/), Game Rant, January 2011
- [DSi and 3DS locks](https://www.gamingnexus.com/FullNews/3DS-region-locked/Item21117.aspx), Gaming Nexus
- [TWL codes of Black and White](https://legendarypkmn.net/2010/07/19/in-anticipation-of-pokemon-black-and-white-by-melkor/), LegendaryPKMN, 19 July 2010
- [GBATEK: DS and DSi cartridge header](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/ds.md), Martin Korth, mGBA copy of 2021
- [GBATEK: 3DS region bits](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/3ds.md), Martin Korth, mGBA copy of 2021
- [The new 3DS will still be region locked](https://adam3k3.com/the-new-3ds-will-still-be-region-locked/), adam3k3, 2014
- [Gamecards](http://3dbrew.org/w/index.php?direction=next&oldid=73&title=Gamecards), 3dbrew
- [iQue DS and iQue 3DS](https://kotaku.com/the-3ds-will-not-be-banned-in-china-5730208), Kotaku, January 2011
- [Tencent Switch games on other Switches](https://www.siliconera.com/tencent-nintendo-switch-games-will-not-work-on-international-nintendo-switches/), Siliconera
- [Tencent cards and other consoles](https://nintendowire.com/news/2020/01/07/report-global-nintendo-switch-consoles-cant-play-chinese-tencent-switch-cartridges/), Nintendo Wire, 7 January 2020
- [Game Boy Color](http://www.obsoletemedia.org/nintendo-game-boy-color/), Museum of Obsolete Media
- [Switch games that don’t work with the Lite](https://www.nintendolife.com/guides/which-switch-games-dont-work-with-nintendo-switch-lite), Nintendo Life
$post$)
on conflict do nothing;
