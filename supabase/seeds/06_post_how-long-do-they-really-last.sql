-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000020', '2026-09-19T09:00:00Z', '2026-11-28T09:00:00Z',
   'How long do they really last? Nintendo against the stopwatch', 'how-long-do-they-really-last', 'tech', '/images/blog/how-long-do-they-really-last.svg',
   'Handheld Legacy staff', '2026-09-19', '7 min', true,
   'Thirteen handhelds have both a printed battery life and a measured one. We divided one by the other, and out came a rule you can plan a journey by.',
   $post$In September 2012 a family lined up nearly every handheld Nintendo had made and switched them all on. An iPhone on a tripod took a picture every 90 seconds. By the time it had 1,725 pictures, the last screen had gone dark. It belonged neither to the newest machine nor to the one with the biggest battery, but to a [Game Boy Color](/consoles/game-boy-color) with two AA batteries: 35 hours and 45 minutes.

They were Andy Robertson, a writer for GeekDad, and his children. They had run a smaller test that July. In October 2013 he ran two more: *Mario Kart 7* on three machines, the new 2DS among them, and then nine without any game. When the [Switch](/consoles/nintendo-switch) came, half the press held a stopwatch to it. In all, thirteen models have both a printed figure and a measured one.

## Thirteen models, two numbers each

The last column divides the worst run of each model by the lowest hours printed for it. At 100 per cent or more, even the worst machine tested lasted as long as the most modest promise.

| Model | Power | Hours printed | Measured (2012 unless marked) | Worst run against lowest print |
| --- | --- | --- | --- | --- |
| Game Boy Color | 2 AA | 20 in Japan | 35 h 45 | 179% |
| [Game Boy Advance](/consoles/game-boy-advance) | 2 AA | 15 | 29 h 32; in 2013, 10 h 14 | 68% |
| [SP](/consoles/game-boy-advance-sp), front light | built in | 10 lit, 18 unlit | 8 h 02; 8 h 05; 11 h 56 | 80% |
| [Game Boy Micro](/consoles/game-boy-micro) | built in | 5 to 8; 6 to 10 in Japan | 5 h 30 | 110% |
| [Nintendo DS](/consoles/nintendo-ds) | built in | 6 to 10; later 10 to 14 | 6 h 01; in 2013, 4 h 42 | 78% |
| [DS Lite](/consoles/nintendo-ds-lite) | built in | 5 to 8 at the brightest; 15 to 19 at the dimmest | 4 h 30; 4 h 38; in 2013, 3 h 46 | 75% |
| [DSi](/consoles/nintendo-dsi) | built in | 3 to 4 at the brightest; 9 to 14 at the dimmest | 4 h 02; 4 h 14; in 2013, 3 h 12 | 107% |
| [DSi XL](/consoles/nintendo-dsi-xl) | built in | 4 to 5 at the brightest, by a student paper; 13 to 17 at the dimmest | 5 h 45 | 144% |
| [3DS](/consoles/nintendo-3ds) | built in | 3 to 5 (3DS games); 5 to 8 (DS games) | 3 h 55; 4 h 11; in 2013, 3 h 51 and 3 h 56 | 128% |
| [3DS XL](/consoles/nintendo-3ds-xl) | built in | 3.5 to 6.5 (3DS games); 6 to 10 (DS games) | 4 h 32; in 2013, 4 h 22 and 4 h 58 | 125% |
| [2DS](/consoles/nintendo-2ds) | built in | 3.5 to 5.5 (3DS games) | in 2013, 4 h 07 and 4 h 25 | 118% |
| Switch of 2017 | built in | 2.5 to 6.5 | in 2017, 2 h 28 to 3 h 15 | 99% |
| Switch of 2019 | built in | 4.5 to 9 | in 2019, 3 h 53 to 5 h 36 | 86% |

Seven of the thirteen kept that promise. Four of the six that missed it were old hands: the Advance, the front-lit SP, the first DS and the DS Lite. The other two were Switches with the brightness and the sound turned right up.

The highest figures printed are another matter: only the two AA machines ever reached theirs.

## The rule

The worst case of all is an Advance of 2013, at 68 per cent of its only figure. So take the lowest hours printed for a handheld and knock off a third: not one machine in the table fell below that. A 3DS is left with two hours, a DS Lite with three hours and 20 minutes, and anything beyond is a gift.

![Chart of battery hours by model: bars for the printed range, dots for the hours measured](/images/charts/battery-life.svg)
*Printed and measured, side by side. [Numbers and sources](/charts#battery-life)*

## What the family’s clock can tell us

The big test of 2012 was one household’s, on machines of different ages. The rules of the smaller one in July are in print: full brightness, no Wi-Fi, a different game on each. For September GeekDad names no games. One player reports full brightness, and the DS Lite bears that out: it stopped close to Nintendo’s range for the brightest setting and nowhere near the one for the dimmest.

The nine of 2013 stood at full brightness too, with no game and no 3D. Every model that had run in September 2012 stopped sooner than then. For most of them age may be the reason. The Advance lost two thirds, and nobody says what batteries it had.

The three front-lit SPs show how far machines of one model can lie apart: nearly four hours between the first to go and the last. The four 3DS runs show the opposite. In fifteen months they spread over twenty minutes, though it may well have been the same console.

The original [Game Boy](/consoles/game-boy) isn’t among the thirteen, because a child got at it after 15 and a half hours. Its manual says about 15; Japanese sources say 35. A forum post that passed the results on tells of 30 hours in another video. The machine ran on four AA batteries, and how far they went depended on the game: a simple one of 1989 asked little.

## AA machines: far beyond, or far short

The Color’s 35 h 45 is nine times what the 3DS managed. Per battery that’s 18 hours for the Color and, in its better run, 15 for the Advance. The Color’s rests on a single run of a single machine. The Advance’s other run, of 10 h 14, is closer to the five to ten of some fan pages. But an AA machine has one great advantage over everything else in the table: its batteries are only as old as the packet you’ve just opened.

## For the Switch, name the game

For the Switch Nintendo did something better than print a range: it named a game. In *Breath of the Wild* the console of 2017 is meant to last about 3 hours and the revised one of 2019 about 5.5. A promise like that can be checked, and it was.

| *Breath of the Wild* | Measured |
| --- | --- |
| 2017, usual brightness | 3 h 03 (GameSpot), 3 h 15 (CNET) |
| 2017, no wireless | 2 h 48, or 3 h 05 at the dimmest (Siliconera); 2 h 50 when bright (GameSpot) |
| 2017, everything turned up | 2 h 28 (GameXplain) |
| 2019, half brightness, no wireless | 5 h 36 (Press Start) |
| 2019, everything turned up | 3 h 53 (GameXplain) |

At ordinary settings both promises held, to within a quarter of an hour. GameXplain’s two torture tests make the cleanest pair here: two years apart, in the same game and at the same settings, the new console ran 57 per cent longer. Tom’s Guide set the two against each other in *Super Smash Bros. Ultimate* and got 2 h 45 from an old Switch, 4 h 50 from a new one. The [Switch Lite](/consoles/nintendo-switch-lite) is promised about 4 hours in the same *Zelda*, from a range of 3 to 7 ([Switch Lite or Switch](/blog/switch-lite-or-switch)).

## What the light costs

On two consoles the price of a lamp is printed in black and white: eight hours. The [Game Boy Light](/blog/collecting-the-game-boy-light) of 1998 is listed with 20 hours unlit and 12 lit, the SP of 2003 with 18 and 10. Both let you switch the lamp off.

On later machines it’s the brightness that costs. On the DS Lite the dimmest setting is worth ten or eleven hours more than the brightest ([our second look](/blog/ds-lite-revisited)). On the DSi it’s the difference between three or four hours and nine to fourteen. On the Switch of 2019, an hour and 43 minutes lie between half brightness without wireless and everything turned up.

For the backlit SP, the AGS-101, 7, 10 and 13 hours are all in print, none of them with a firm source. It ran 4 h 50, and 5 h 17 in July 2012 ([the two SP screens](/blog/gba-sp-second-look)). And the shortest run of 2012 on a Nintendo battery was the 3DS’s, which surprised nobody who had read the announcement of January 2011. With a pack from another maker one went on for 13 h 50.

So before the next long flight, look up the lowest figure, take a third off, and turn the brightness down. Better still, pack the Color. It’ll be going when you land, and when you land again on the way home.

## Sources

- [The (nearly) definitive Nintendo battery test](https://geekdad.com/2012/09/battery-test/?share=email), GeekDad, September 2012
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [Which of these 21 handhelds has the longest battery life?](https://www.kotaku.com.au/2012/09/which-of-these-21-handhelds-has-the-longest-battery-life/), Kotaku Australia, September 2012
- [3DS XL time-lapse battery test](https://geekdad.com/2012/07/3ds-xl-real-time-battery-test/), GeekDad, July 2012: its rules and first results
- [Forum post on the test](https://stats.bungie.net/en/Forums/Post/60046985?page=0&path=1), Bungie forum: full brightness, and the 30 hours
- [Nintendo 2DS family stress test](https://www.nintendolife.com/news/2013/10/parent_trap_nintendo_2ds_family_stress_test), Nintendo Life, October 2013, and [nine handhelds without a game](http://www.nintendolife.com/news/2013/10/video_heres_how_the_2ds_stacks_up_against_other_handhelds_when_it_comes_to_stamina), the same month
- [How long does the Switch’s battery last?](https://www.cnet.com/tech/gaming/how-long-does-the-nintendo-switch-battery-last/), CNET, 2017
- [Tests by GameSpot and Siliconera](https://multiplayer.it/notizie/180299-dopo-i-primi-test-confermata-la-durata-della-batteria-di-nintendo-switch.html), Multiplayer.it, 2017, in Italian
- [GameXplain’s two tests](https://www.usgamer.net/articles/nintendo-switchs-improved-battery-life-subjected-to-punishing-test), USgamer, August 2019
- [The first battery test of the new Switch](https://press-start.com.au/news/nintendo/2019/08/05/heres-the-first-new-nintendo-switch-first-battery-life-test/), Press Start, 5 August 2019
- [New Switch battery life tested](https://techevangelistseo.com/new-nintendo-switch-battery-life-tested/), a copy of the test by Tom’s Guide, 2019
- [Revised Switch with longer battery life](https://www.nintendotimes.com/2019/07/17/new-model-nintendo-switch-getting-battery-upgrade-mid-august/), Nintendo Times, 17 July 2019
- [Battery life in the 8-bit Game Boy line](https://nerdlypleasures.blogspot.com/2014/10/battery-life-in-8-bit-game-boy-line.html), Nerdly Pleasures, October 2014
- [Game Boy Color, anniversary](https://game.watch.impress.co.jp/docs/news/1360065.html), Game Watch, and [Game Boy Light, anniversary](http://www.famitsu.com/news/202004/14196543.html), Famitsu, in Japanese
- [Game Boy Micro, anniversary](https://japanese.engadget.com/today-203050088.html), Engadget Japan, in Japanese
- [DSi battery life against the DS Lite](https://www.slashgear.com/nintendo-dsi-battery-life-drops-up-to-50-from-ds-lite-2818027/), SlashGear
- [3DS good for 3 to 8 hours of play](https://www.engadget.com/2011-01-08-nintendo-3ds-good-for-only-3-to-8-hours-of-play-time-per-charge.html), Engadget, 8 January 2011
- [Architecture of the Nintendo DS](https://docslib.org/doc/12846873/architecture-of-the-nintendo-ds-thomas-farrell-connor-petilli-agenda), T. Farrell and C. Petilli, DocsLib
- [Nintendo announces the 3DS XL](http://blog.zagg.com/nintendo-announces-3ds-xl/), ZAGG, 2012
- [Backlit SP sneaks out](https://spong.com/article/9148/The-Nintendo-Game-Boy-New-Micro-Outsells-PSP-as-Backlit-SP-Sneaks-Out), SPOnG, 2005
$post$)
on conflict do nothing;
