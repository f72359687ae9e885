-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000005', '2025-05-10T09:00:00Z', '2026-11-24T09:00:00Z',
   'Two screens nobody asked for: the Nintendo DS', 'two-screens-nobody-asked-for', 'history', '/images/blog/two-screens-nobody-asked-for.svg',
   'Handheld Legacy', '2025-05-10', '4 min', true,
   'By one engineer’s account his whole team disliked the second screen. By March 2010 the Nintendo DS was some ten million ahead of the Game Boy line.',
   $post$On 13 November 2003 Nintendo promised a new product for the following year. On 20 January 2004 it announced the [Nintendo DS](/consoles/nintendo-ds), with two screens of three inches each. Every [Game Boy](/consoles/game-boy) had managed with one.

The second screen was disliked at first by the people who had to build it, one of them said later.

> “what people do not know is that at the time, everybody hated this idea, even Iwata himself”
>
> *Satoru Okada, Retro Gamer 163, December 2016, [copied on the VGChartz forum](https://gamrconnect.vgchartz.com/post.php?id=9636920)*

Okada’s team had been at work on a normal successor to the [Game Boy Advance SP](/consoles/game-boy-advance-sp). The second screen, he said, was the wish of Hiroshi Yamauchi, who was no longer president and was thinking of the Game & Watch models with two screens. Satoru Iwata passed the wish on. This is one man’s memory, twelve years after the launch.

Iwata saw a parallel as well. In a talk for *Iwata Asks* it came up that the order for the Game & Watch had simply been to use two screens, and that nobody had known how. It reminded Iwata of the DS:

> “That’s just like with the development for Nintendo DS system!”
>
> *Satoru Iwata, 2010, [Iwata Asks: Game & Watch Ball](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

[Two screens, twice](/blog/from-game-and-watch-to-ds) has the story of the older machine.

## A pen, a microphone and a third pillar

The lower screen answered to a stylus; no Nintendo handheld had had a touch screen before. There was a microphone. Wireless was built in, for local play among as many as 16 machines. A second slot took [Game Boy Advance](/consoles/game-boy-advance) cartridges, for one player only. It didn’t take those of the Game Boy and the [Game Boy Color](/consoles/game-boy-color).

How long it ran depends on which of Nintendo’s lists one reads. One gives 6 to 10 hours, a later one 10 to 14. In September 2012 the GeekDad writer Andy Robertson and his children let one run until it stopped, and got [6 hours and 1 minute](/blog/how-long-do-they-really-last) out of it.

DS cards weren’t tied to a region, except for those of the Chinese iQue DS, which ran only on Chinese machines. ([Locks](/blog/region-locks-explained) began with the [DSi](/consoles/nintendo-dsi) of 2008.)

Nintendo called the DS a third pillar, and the Game Boy line went on. The [Game Boy Micro](/consoles/game-boy-micro) reached Japanese shops on 13 September 2005, almost ten months after the first DS was sold.

![Drawing of the Nintendo DS, open](/images/consoles/nintendo-ds.svg)
*The DS of 2004 weighs 275 g. Closed it measures 148.7 × 84.7 × 28.9 mm.*

## America first

| | First day | Price |
| --- | --- | --- |
| North America | 21 November 2004 | $149.99 |
| Japan | 2 December 2004 | ¥15,000 |
| Australia | 24 February 2005 | A$199.95 |
| Europe | 11 March 2005 | €149, £99 (£99.99 also printed) |

Reports at the time called the DS the first Nintendo console to be sold in America before Japan. The small Pokémon mini had been sold in that order in 2001.

The $149.99 of November 2004 would be about $263 in May 2026, by the American price index. ([What they cost, then and now](/blog/what-they-cost-then-and-now) has the others.)

American buyers had two things to try without paying for a game: PictoChat, in the system itself, and *First Hunt*, a demo of *Metroid Prime Hunters* that lay in the box. For Japan, the games announced in October 2004 included *Super Mario 64 DS*, *Pokémon Dash*, *Daigasso! Band Brothers* and *Sawaru Made in Wario*.

## Five million in Japan

Japan took about a year and three weeks to reach five million. The Game Boy Advance had needed 14 months for that, and the PlayStation 2 had needed 17.

By the end of 2005 *Brain Training* had shipped 1.38 million copies there, *Animal Crossing* 1.27 million, *Nintendogs* and *Big Brain Academy* 1.08 million each. That’s 4.81 million for four games, two with a brain in the title and none with a Mario. *Nintendogs* was reported at 16 million worldwide by September 2007.

## Past the Game Boy

Nintendo shipped the hundred-millionth DS in March 2009, less than four and a half years after the first was sold. By 31 March 2010 the count stood at 128.89 million. The Game Boy line, with the Color included, ended at 118.69 million, so the DS was by then some ten million ahead of it.

![Line chart of the units sold over the years by families of Nintendo handhelds](/images/charts/sales.svg)
*The DS family ended at 154.02 million, the Game Boy Advance family at 81.51 million. [Numbers and sources](/charts#sales)*

Three in every five DS machines, 93.86 million, were of the second model. The [Nintendo DS Lite](/consoles/nintendo-ds-lite) went on sale on 2 March 2006 in Japan, at ¥16,800, and on 11 June in North America, at $129.99, which was $20 less than the first DS had cost there. It had [42 per cent less volume](/blog/ds-lite-revisited) and 57 g less weight. It kept the slot for Advance cartridges, as the last Nintendo handheld to do so.

The second screen stayed through the DS Lite, the DSi and the [DSi XL](/consoles/nintendo-dsi-xl), and the [Nintendo 3DS](/consoles/nintendo-3ds) of 2011 had one too. In 2013 the [Nintendo 2DS](/consoles/nintendo-2ds) went back to a single panel. The casing in front of it makes it look like two.

## Sources

- [The Retro Gamer quotation](https://gamrconnect.vgchartz.com/post.php?id=9636920), VGChartz forum
- [Iwata Asks: Game & Watch Ball, page 5](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4), Nintendo, 2010
- [DS: development dates and totals](http://fan.greenhype.net/ds/about.php), DS fanlisting
- [DS dates and prices](https://multiplayer.it/notizie/nintendo-ds-dal-21-novembre-a-149-in-usa.html), Multiplayer.it
- [Nintendo DS makes its Euro debut](https://newswireexplorer.com/?p=17060), newswire copy
- [Nintendo DS heading our way](http://www.theage.com.au/news/Business/Nintendo-DS-heading-our-way/2005/01/12/1105423541128.html), The Age, January 2005
- [New details on the DS pack-in demo](https://www.gamespot.com/articles/new-details-on-nintendo-ds-launch-pack-in-demo-announced/1100-6107998/), GameSpot
- [Full DS launch details confirmed](http://spong.com/article/7753/Full-DS-launch-details-confirmed), SPOnG, 2004
- [3DS will be region locked](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/), Engadget, 11 January 2011, also on the DS
- [DS tops five million in Japan](https://gamesindustry.biz/ds-topped-five-million-units-in-japan-last-year), GamesIndustry.biz
- [Nintendogs and Brain Age](https://www.newuniversity.org/2008/01/07/brain_age_the_beginning51/), New University, January 2008
- [Nintendo battery test: results](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [100 millionth DS shipped](https://www.gamespot.com/articles/nintendo-ships-100-millionth-ds-mario-kart-ds-tops-10-million/1100-6205891/), GameSpot
- [DS passes the Game Boy](http://www.vg247.com/2010/05/06/ltd-nintendo-ds-hardware-numbers-surpass-game-boy-sales/), VG247, 6 May 2010
- [Nintendo lifetime hardware totals](https://giocareora.com/?p=1433), GiocareOra, September 2019
- [2DS teardown](https://www.polygon.com/2013/10/15/4843366/nintendo-2ds-teardown-reveals-its-big-single-screen-construction), Polygon, October 2013
$post$)
on conflict do nothing;
