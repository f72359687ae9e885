-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000020', '2026-09-19T09:00:00Z', '2026-09-19T09:00:00Z',
   'How long do they really last? Nintendo against the stopwatch', 'how-long-do-they-really-last', 'tech', '/images/blog/how-long-do-they-really-last.svg',
   'Handheld Legacy', '2026-09-19', '7 min', true,
   'In 2012 a family ran nearly every Nintendo handheld flat in front of a camera. We set the hours against those that were printed.',
   $post$Take the lowest hours printed for a Nintendo handheld, and you won’t be far wrong. That’s our reading of the one big public test of these machines, run in September 2012. Add a smaller test of 2013, and there are eleven models with both a published figure and a measured one. Nine beat the lowest figure published for them. The other two are the front-lit [Game Boy Advance SP](/consoles/game-boy-advance-sp), where two machines out of three fell short, and the [DS Lite](/consoles/nintendo-ds-lite), where both did. The highest figures are another matter. Only two of the eleven reached those, and both run on AA cells.

## What the family’s clock could show

The test was the work of Andy Robertson, a writer for GeekDad, and his children. They set nearly every Nintendo handheld running and had a camera take a picture every 90 seconds. There were 1,725 pictures, which at that pace is 43 hours. The last machine had stopped after 35 hours and 45 minutes.

It was one household with used machines of different ages, and you should read it that way. Which games ran, and how loud, isn’t fully documented. One player says on a forum that everything ran at full brightness, and one result bears that out: the DS Lite stopped close to Nintendo’s range for the brightest setting, and nowhere near the range for the dimmest. A worn battery explains part of the spread, though we can’t say how much.

| Model | Power | Hours printed | Measured (2012 unless marked) |
| --- | --- | --- | --- |
| [Game Boy](/consoles/game-boy) | 4 AA | 15 in the manual; 30 (Europe); 35 (Japan) | 15 h 30, disturbed by a child: doesn’t count |
| [Game Boy Color](/consoles/game-boy-color) | 2 AA | 20 (Japan); up to 10 (Europe) | 35 h 45 |
| [Game Boy Advance](/consoles/game-boy-advance) | 2 AA | 15 | 29 h 32 |
| SP, front light | rechargeable | 10 lit, 18 unlit | 8 h 02; 8 h 05; 11 h 56 |
| SP, backlight (AGS-101) | rechargeable | no figure with a firm source | 4 h 50 |
| [Game Boy Micro](/consoles/game-boy-micro) | rechargeable | 5 to 8; 6 to 10 in Japan | 5 h 30 |
| [Nintendo DS](/consoles/nintendo-ds) | rechargeable | 6 to 10; elsewhere 10 to 14 | 6 h 01 |
| DS Lite | rechargeable | 5 to 8 at the brightest; 15 to 19 at the dimmest | 4 h 30; 4 h 38 |
| [Nintendo DSi](/consoles/nintendo-dsi) | rechargeable | 3 to 4 at the brightest; 9 to 14 at the dimmest | 4 h 02 |
| [Nintendo DSi XL](/consoles/nintendo-dsi-xl) | rechargeable | 13 to 17 at the dimmest; 4 to 5 at the brightest, by a student paper | 5 h 45 |
| [Nintendo 3DS](/consoles/nintendo-3ds) | rechargeable | 3 to 5 (3DS games); 5 to 8 (DS games) | 3 h 55; in 2013, 3 h 56 |
| [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) | rechargeable | 3.5 to 6.5 (3DS games); 6 to 10 (DS games) | 4 h 32; in 2013, 4 h 58 |
| [Nintendo 2DS](/consoles/nintendo-2ds) | rechargeable | 3.5 to 5.5 (3DS games) | in 2013, 4 h 25 |

![Chart of battery hours by model: bars for the printed range, dots for the hours measured](/images/charts/battery-life.svg)
*The chart leaves out the interrupted run of the first Game Boy. [Numbers and sources](/charts#battery-life)*

## Rechargeable machines: read the low end

The DS came closest to its low figure. Nintendo gave six to ten hours in one list, and the test got six hours and one minute. Nintendo also gave ten to fourteen in another, and that list shouldn’t be used to plan a journey.

The DSi did better than its modest figure, by two minutes: 4 h 02 against three to four hours at full brightness. The Micro landed inside its five to eight. The DS Lite missed its five hours by 22 minutes in one case and by half an hour in the other, which we’d forgive in used hardware. ([Our second look at the DS Lite](/blog/ds-lite-revisited) weighs that against what the redesign gained.)

The low figure of the 3DS was no secret. It was announced in January 2011, before the console was on sale: three to five hours in 3DS games, set beside the figures of the DS family. It lasted 3 h 55 in the test. A second test, published by Nintendo Life in October 2013 with *Mario Kart 7* loaded, gave 3 h 56 for the 3DS, 4 h 25 for the 2DS and 4 h 58 for the 3DS XL. Two runs a year apart and one minute between them: for the 3DS we’d trust the number, with the reservation that both tests are Robertson’s and it may have been the same console twice. It’s also low. Of the Nintendo machines in the results of 2012, none stopped sooner than the 3DS with its own pack. A PSP on the same table did, after 3 h 45.

With packs from other makers, a 3DS in the test of 2012 went on for 9 h 11 and for 13 h 50. What else was wrong with the console’s first year is told in [how the 3DS was rescued](/blog/how-the-3ds-was-rescued).

The SP shows how far two machines of one model can lie apart. Three front-lit ones stopped after 8 h 02, 8 h 05 and 11 h 56, which leaves nearly four hours between the best and the worst. Nintendo’s figure of ten with the light on sits in the middle.

## AA machines: one run, far over the sheet

The winner needs no charger. Damien McFerran put it like this when he reported the results:

> “The winner is the Game Boy Color, which is powered by just two AA batteries”
>
> *Damien McFerran, September 2012, [Nintendo Life](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy)*

The Color’s 35 h 45 is more than three times what Nintendo of Europe promised, and well over the 20 hours named in Japan. It’s also nine times what the 3DS managed. The Advance, with 29 h 32, came close to doubling Nintendo’s 15. Per AA cell that’s about 18 hours for the Color and 15 for the Advance.

Don’t plan on it. Each of these is a single run of a single machine, and for the Advance some fan pages report no more than five to ten hours. One household can’t settle which is nearer the rule. The game matters too: a blogger who went through the figures for the 8-bit machines points out that consumption depends on it, and that the first Game Boy’s simple launch games asked little.

For that first Game Boy the test settles nothing, because of the child. Its manual said about 15 hours; Nintendo of Europe said up to 30, and Japanese sources 35. Where one maker’s figures for one console differ by a factor of two, we’d take the manual’s. [Why the Game Boy stayed grey](/blog/why-the-game-boy-stayed-grey) tells what those hours were worth against its rivals.

## What the light costs

On two consoles the light costs eight hours. The [Game Boy Light](/consoles/game-boy-light) of 1998 is listed with 20 hours unlit and 12 lit ([more about it here](/blog/collecting-the-game-boy-light)). The SP of 2003 goes from 18 to 10. In both cases the owner can switch the light off.

On the later machines it’s the brightness. On the DS Lite the dimmest setting is worth ten or eleven hours more than the brightest. On the DSi it’s the difference between three to four hours and nine to fourteen. Turn it down.

The backlit SP is the hard case. Its 4 h 50 is about three fifths of the worst front-lit one. Of seven hours, ten and 13 that have been printed for it, none rests on a source we trust, and the test agrees with none of them. Whether the picture is worth it is the subject of [a second look at two screens](/blog/gba-sp-second-look).

## For the Switch there’s only Nintendo’s word

The test is older than the [Nintendo Switch](/consoles/nintendo-switch), and we have no comparable run of one. Nintendo gives 2.5 to 6.5 hours for the console of 2017, 4.5 to 9 for the revised one of 2019, and 3 to 7 for the [Switch Lite](/consoles/nintendo-switch-lite). Those are wide ranges, but here Nintendo names a game as well. In *Breath of the Wild* the three last about 3, 5.5 and 4 hours.

That’s the best kind of figure on this page, and we’d like one for every console: one named game, one number. Note where it falls. Three hours is near the bottom of 2.5 to 6.5, and four is near the bottom of 3 to 7. The low end again. [Switch Lite or Switch](/blog/switch-lite-or-switch) draws the consequences.

If you’re choosing a used handheld by its hours, then, start from the lowest figure in the table and take something off for the age of the pack. Machines side by side are on [the comparison page](/consoles/compare?c=game-boy-color,nintendo-3ds).

## Sources

- [The (nearly) definitive Nintendo battery test](https://geekdad.com/2012/09/battery-test/?share=email), GeekDad, September 2012
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [Which of these 21 handhelds has the longest battery life?](https://www.kotaku.com.au/2012/09/which-of-these-21-handhelds-has-the-longest-battery-life/), Kotaku Australia, September 2012
- [Forum post on the test](https://stats.bungie.net/en/Forums/Post/60046985?page=0&path=1), Bungie forum
- [Nintendo 2DS family stress test](https://www.nintendolife.com/news/2013/10/parent_trap_nintendo_2ds_family_stress_test), Nintendo Life, October 2013
- [Battery life in the 8-bit Game Boy line](https://nerdlypleasures.blogspot.com/2014/10/battery-life-in-8-bit-game-boy-line.html), Nerdly Pleasures, October 2014
- [Game Boy Color, anniversary](https://game.watch.impress.co.jp/docs/news/1360065.html), Game Watch, 21 October 2021 (in Japanese)
- [Game Boy Light, anniversary](http://www.famitsu.com/news/202004/14196543.html), Famitsu, April 2020 (in Japanese)
- [Game Boy Micro, anniversary](https://japanese.engadget.com/today-203050088.html), Engadget Japan (in Japanese)
- [DSi battery life against the DS Lite](https://www.slashgear.com/nintendo-dsi-battery-life-drops-up-to-50-from-ds-lite-2818027/), SlashGear
- [3DS good for 3 to 8 hours of play](https://www.engadget.com/2011-01-08-nintendo-3ds-good-for-only-3-to-8-hours-of-play-time-per-charge.html), Engadget, 8 January 2011
- [Architecture of the Nintendo DS](https://docslib.org/doc/12846873/architecture-of-the-nintendo-ds-thomas-farrell-connor-petilli-agenda), T. Farrell and C. Petilli, DocsLib
- [Nintendo announces the 3DS XL](http://blog.zagg.com/nintendo-announces-3ds-xl/), ZAGG, 2012
- [Revised Switch with longer battery life](https://www.nintendotimes.com/2019/07/17/new-model-nintendo-switch-getting-battery-upgrade-mid-august/), Nintendo Times, 17 July 2019
- [Backlit SP sneaks out](https://spong.com/article/9148/The-Nintendo-Game-Boy-New-Micro-Outsells-PSP-as-Backlit-SP-Sneaks-Out), SPOnG, 2005
$post$)
on conflict do nothing;
