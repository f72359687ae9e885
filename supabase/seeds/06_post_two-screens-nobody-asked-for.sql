-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000005', '2025-05-10T09:00:00Z', '2026-11-28T09:00:00Z',
   'Two screens nobody asked for: the Nintendo DS', 'two-screens-nobody-asked-for', 'history', '/images/blog/two-screens-nobody-asked-for.svg',
   'Handheld Legacy staff', '2025-05-10', '6 min', true,
   'The team that built it hated the idea, and its president expected a dozen people to clap. The Nintendo DS went on to outsell everything Nintendo made for two decades.',
   $post$Ten or fifteen people might applaud, Satoru Iwata reckoned. It was January 2004, and the president of Nintendo was talking about the moment in May when he’d hold up a handheld with two screens at E3, the biggest show in the games business.

> “It is a ‘unique’ machine, so not everybody will understand it right away. There might only be 10 to 15 people applauding during its unveiling at E3, but they’ll understand it once they touch it.”
>
> *Satoru Iwata, Mainichi Interactive, January 2004, translation by GameSpot, [collected at N-Sider](https://www.nsidr.com/archive/various-satoru-iwata-comments-regarding-the-nintendo-ds)*

The [Nintendo DS](/consoles/nintendo-ds) sold 154.02 million. Nintendo made nothing more successful until February 2026, when the count of the [Switch](/consoles/nintendo-switch) went past it.

## “Everybody hated this idea”

The people who had to build it hated the second screen. One of them said so, twelve years later.

Satoru Okada ran the team, and after the [Game Boy Advance SP](/consoles/game-boy-advance-sp) it was busy with an ordinary successor. He called it IRIS, after the flower that stands for May in a pack of hanafuda cards: the fifth month for the fifth Game Boy. It had one screen. Then Iwata walked in, visibly bothered. He’d had a call from Hiroshi Yamauchi, the former president, and Yamauchi thought that the console should have two screens, like the folding Game & Watch.

> “what people do not know is that at the time, everybody hated this idea, even Iwata himself”
>
> *Satoru Okada, Retro Gamer 163, December 2016, [copied on the VGChartz forum](https://gamrconnect.vgchartz.com/post.php?id=9636920)*

They couldn’t see the point. A Game & Watch had needed a second screen because its pictures were fixed, and another panel was the only way to a bigger playing field. A console that draws what it likes has no such excuse. Okada had never been afraid of Yamauchi and wanted to tell him so. Iwata wouldn’t let him. Try it, he said. See what you can do with it. IRIS became Nitro, and the DS still carries the letters NTR in its model number.

Memories of old battles improve with age, so it helps that this one has a second witness. At E3 in 2004, with the DS not yet on sale, Iwata told the website Kikizo that two screens had been Yamauchi’s decision. The touch was Okada’s own. “Specifically about the Touch Screen, I myself raised this possibility,” he told Nintendo of Europe on the day of the European launch.

So a former president ordered the screen that nobody wanted, and the engineer who objected suggested that you touch one of them. ([Two screens, twice](/blog/from-game-and-watch-to-ds) tells how it had gone the first time, in 1982.)

## A pen, a microphone and a third pillar

No Nintendo handheld had had a touch screen before. There was a microphone, and wireless for as many as 16 machines was built in. A second slot took [Game Boy Advance](/consoles/game-boy-advance) cartridges, for one player, and refused those of the [Game Boy](/consoles/game-boy) and the [Game Boy Color](/consoles/game-boy-color). Cards ran on machines from anywhere, those of the Chinese iQue DS excepted; [locks](/blog/region-locks-explained) arrived with the [DSi](/consoles/nintendo-dsi).

Nintendo gave two figures for its battery life. One is 6 to 10 hours, a later one 10 to 14. GeekDad’s stopwatch made it [6 hours and 1 minute](/blog/how-long-do-they-really-last).

And it wasn’t to be a Game Boy. Nintendo called the DS a third pillar beside the Game Boy and the GameCube, which left a way back if it fell over. The [Game Boy Micro](/consoles/game-boy-micro) still followed, almost ten months later.

![Drawing of the Nintendo DS, open](/images/consoles/nintendo-ds.svg)
*The DS of 2004 weighs 275 g. Closed it measures 148.7 × 84.7 × 28.9 mm; each screen is three inches across the diagonal.*

## America first

| | First day | Price |
| --- | --- | --- |
| North America | 21 November 2004 | $149.99 |
| Japan | 2 December 2004 | ¥15,000 |
| Australia | 24 February 2005 | A$199.95 |
| Europe | 11 March 2005 | €149, £99 (£99.99 also printed) |

The press called it the first Nintendo console to reach America before Japan, having forgotten the tiny Pokémon mini of 2001. That $149.99 would be about $263 in May 2026 ([what they cost, then and now](/blog/what-they-cost-then-and-now)).

American buyers had two things to play with before they paid for a game: PictoChat, for passing notes in class without paper, and a demo of *Metroid Prime Hunters* in the box. From 21 August 2005 the console cost $129.99. *Nintendogs* came out the next day.

## No Mario in the top four

Japan bought five million in about a year and three weeks. The Game Boy Advance had needed 14 months for that, the PlayStation 2 had needed 17.

Look at what they bought it for. By the end of 2005 *Brain Training* had shipped 1.38 million copies there, *Animal Crossing* 1.27 million, *Nintendogs* and *Big Brain Academy* 1.08 million each. That’s 4.81 million copies of four games: two with a brain in the title, one village, one litter of puppies, and no plumber, though *Super Mario 64 DS* had been among those announced for the launch. By September 2007 *Nintendogs* had sold 15.77 million worldwide.

## Past the Game Boy

The hundred-millionth DS left the factory in March 2009, less than four and a half years after the first was sold. By 31 March 2010 the count was 128.89 million. The Game Boy line, Color included, had ended at 118.69 million.

![Line chart of the units sold over the years by families of Nintendo handhelds](/images/charts/sales.svg)
*The DS climbs faster than any of the others. The Switch overtakes it in the end, with 155.37 million by December 2025. [Numbers and sources](/charts#sales)*

Three in every five, 93.86 million, were of the second model, the [DS Lite](/consoles/nintendo-ds-lite) of 2006: [42 per cent less volume](/blog/ds-lite-revisited), a brighter pair of screens, and in America the same $129.99 that the first one had come down to.

The DSi and [DSi XL](/consoles/nintendo-dsi-xl) kept both screens, and so did the [Nintendo 3DS](/consoles/nintendo-3ds). The retreat came quietly. In 2013 the [2DS](/consoles/nintendo-2ds) hid a single panel behind a case with two windows. In 2017 the Switch went back to one screen and sold more than any of them.

That makes 154 million machines and 308 million screens. Half of those are the ones that nobody had asked for.

## Sources

- [Iwata on the DS before its announcement](https://www.nsidr.com/archive/various-satoru-iwata-comments-regarding-the-nintendo-ds), N-Sider, translations of January and March 2004
- [The Retro Gamer quotation](https://gamrconnect.vgchartz.com/post.php?id=9636920), VGChartz forum
- [How the two screens came about](http://www.4players.de/4players.php/spielinfonews/Allgemein/326/2164284/Nintendo-Konzern-Veteran_erklaert_Entstehung_der_zwei_Bildschirme_des_DS_alle_hassten_diese_Idee_selbst_Iwata.html?ref=newsfeed), 4Players, in German, and [IRIS became Nitro](http://www.everyeye.it/notizie/satoru-okada-svela-alcuni-retroscena-sulla-progettazione-del-nintendo-ds-281153.html), Everyeye, in Italian, both from the same interview
- [The hanafuda iris](http://eurogamer.pt/articles/2017-01-02-a-ideia-da-nintendo-ds-nao-era-bem-vista-dentro-da-nintendo), Eurogamer Portugal, January 2017
- [Kikizo’s interview of 2004](https://icon-era.com/threads/a-previously-unpublished-2004-video-interview-with-satoru-iwata-has-been-shared-online-iwata-discusses-the-psp-the-wii-miyamoto-and-yamauchi.12127), summed up at Icon Era
- [Okada on the day of the European launch](http://mail.neogaf.com/threads/ds-creator-interview.39925/latest), Nintendo of Europe, 11 March 2005, copied at NeoGAF
- [DS: development dates and totals](http://fan.greenhype.net/ds/about.php), DS fanlisting
- [DS dates and prices](https://multiplayer.it/notizie/nintendo-ds-dal-21-novembre-a-149-in-usa.html), Multiplayer.it
- [European price and date](http://www.gamona.de/games/nds,preis-und-termin-stehen-fest:news,61727.html), gamona, 2005, in German, and [British price](https://newswireexplorer.com/nintendo-handheld-given-euro-date), newswire copy
- [Nintendo DS heading our way](http://www.theage.com.au/news/Business/Nintendo-DS-heading-our-way/2005/01/12/1105423541128.html), The Age, January 2005
- [DS falls to $129.99](https://www.courant.com/2005/08/22/the-411-2/), Hartford Courant, 22 August 2005
- [DS Lite at the price of the DS](https://www.gamespot.com/articles/e3-06-ds-lite-hits-us-june-11-for-12999/1100-6148928/), GameSpot, May 2006
- [New details on the DS pack-in demo](https://www.gamespot.com/articles/new-details-on-nintendo-ds-launch-pack-in-demo-announced/1100-6107998/), GameSpot
- [Full DS launch details confirmed](http://spong.com/article/7753/Full-DS-launch-details-confirmed), SPOnG, 2004
- [3DS will be region locked](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/), Engadget, 11 January 2011, also on the DS
- [DS tops five million in Japan](https://gamesindustry.biz/ds-topped-five-million-units-in-japan-last-year), GamesIndustry.biz
- [Nintendogs at 15.77 million](https://www.kotaku.com.au/2007/11/the_nintendo_million_bajillion/), Kotaku Australia, November 2007
- [10 to 14 hours](https://www.engadget.com/2011-01-08-nintendo-3ds-good-for-only-3-to-8-hours-of-play-time-per-charge.html), Engadget, 8 January 2011, and [the measured hours](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [100 millionth DS shipped](https://www.gamespot.com/articles/nintendo-ships-100-millionth-ds-mario-kart-ds-tops-10-million/1100-6205891/), GameSpot
- [DS passes the Game Boy](http://www.vg247.com/2010/05/06/ltd-nintendo-ds-hardware-numbers-surpass-game-boy-sales/), VG247, 6 May 2010
- [Nintendo lifetime hardware totals](https://giocareora.com/?p=1433), GiocareOra, September 2019
- [The Switch passes the DS](https://www.videogameschronicle.com/news/switch-is-officially-nintendos-best-selling-console-ever-overtaking-ds/), VGC, 3 February 2026
- [2DS teardown](https://www.polygon.com/2013/10/15/4843366/nintendo-2ds-teardown-reveals-its-big-single-screen-construction), Polygon, October 2013
$post$)
on conflict do nothing;
