-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000006', '2025-06-14T09:00:00Z', '2026-11-24T09:00:00Z',
   'DS Lite revisited: small changes, big difference', 'ds-lite-revisited', 'reviews', '/images/blog/ds-lite-revisited.svg',
   'Handheld Legacy', '2025-06-14', '4 min', true,
   'The DS Lite plays what the first DS plays, in 42 per cent less room and with a better light. Turned right up, that light costs it hours.',
   $post$Nobody needs the first [Nintendo DS](/consoles/nintendo-ds) if there’s a [DS Lite](/consoles/nintendo-ds-lite) to be had. We’ve read the two data sheets side by side, with the reports of 2006 and a battery test of 2012, and found one point that counts in the older machine’s favour. It isn’t enough. (We’ve measured and played nothing for this.)

## Forty-two per cent less of it

In what they can run there’s nothing to choose. Both have the same two processors and 4 MB of memory, two 3-inch screens of 256 × 192, a slot for DS cards and one for [Game Boy Advance](/consoles/game-boy-advance) cartridges. The difference is in the body, the light and the battery.

| | DS (2004) | DS Lite (2006) |
| --- | --- | --- |
| Closed, in mm | 148.7 × 84.7 × 28.9 | 133 × 73.9 × 21.5 |
| Volume | 364 cm³ | 211 cm³ |
| Weight | 275 g | 218 g |
| Battery | 850 mAh | 1,000 mAh |
| Hours by Nintendo | 6 to 10; in a later list 10 to 14 | 5 to 8 at the brightest, 15 to 19 at the dimmest |
| Measured in 2012 | 6 h 01 | 4 h 30 and 4 h 38 |
| Price in Japan | ¥15,000 | ¥16,800 |
| Price in North America | $149.99 | $129.99 |

For a pocket, what matters is the thickness, 7.4 mm less. In Japan, where it went on sale on 2 March 2006, the Lite cost ¥1,800 more than the first model had; in North America, from 11 June 2006, it cost $20 less. Europe got it on 23 June 2006.

![Chart of the weight of Nintendo’s handhelds by model and year of release](/images/charts/weight.svg)
*From 275 g to 218 g in a little over fifteen months: the step from the DS to the DS Lite. [Numbers and sources](/charts#weight)*

The other changes are small. By the reports of the time the stylus grew longer and thicker, the microphone moved between the screens, and a removable cover kept dust out of the Advance slot. One encyclopedia notes that a cartridge in that slot sticks out of the Lite. We can live with that.

## A better light, if you leave it low

The screens gained four levels of brightness. A hands-on report of 2006 found that the lowest was already brighter than the first DS, and if that one writer is right, the battery figures turn in the Lite’s favour: more light than before, for 15 to 19 hours.

Turned right up, it lost to the old machine in the test of 2012. That’s the point in the DS’s favour. Two used Lites stopped after 4 h 30 and 4 h 38, and a first DS went on to 6 h 01. One player says everything ran at full brightness, which fits. So at its brightest the Lite used up a bigger battery in less time, and its owner can turn it down. We’d rather have that choice. [How long do they really last?](/blog/how-long-do-they-really-last) has every run of that test.

## The hinge, and two numbers

In July 2006 owners reported cracked hinges. Nintendo of America called the damage cosmetic, and put the cracks reported to it at under 0.02 per cent of American units. That would be fewer than one in 5,000. An unofficial poll on a website arrived at 14 per cent.

Trust neither as a rate of failure. The company was counting within weeks of the American launch, and only what had been reported to it; the poll was unofficial. The second figure is 700 times the first, and nothing we’ve read settles which is closer. If you buy one, look at the hinge first.

## Nearly ninety-four million sold

Buyers saw it our way. By 31 March 2014 the Lite had sold 93.86 million, about 61 per cent of all 154.02 million machines in [a family that began with two screens nobody asked for](/blog/two-screens-nobody-asked-for). In June 2011, five years after its start, it was down to $99.

It’s also the last Nintendo handheld with an Advance slot; the [Nintendo DSi](/consoles/nintendo-dsi) dropped it. If Advance games are the point, though, mind that the DS and the Lite play them for one player only, without a cable, and take nothing older. A [Game Boy Advance SP](/consoles/game-boy-advance-sp) links by cable and plays the older cartridges too ([which of the two SPs](/blog/gba-sp-second-look) is another question). [Compare the two DS models](/consoles/compare?c=nintendo-ds,nintendo-ds-lite), or check what fits on the [compatibility page](/compatibility).

## Sources

- [Nintendo announces DS Lite](https://www.engadget.com/2006/01/26/nintendo_announces_ds_lite/), Engadget, 26 January 2006
- [DS Lite announced, with the DS figures](https://www.narinari.com/Nd/2006015516.html), narinari.com, January 2006 (in Japanese)
- [DS Lite hits US stores on June 11th](https://iranerooz.com/it/records/90446-nintendo-ds-lite-handheld-hits-us-stores-june-11th), PCWorld text, copy
- [Quiet UK launch for DS Lite](https://www.gamespot.com/articles/quiet-uk-launch-for-ds-lite/1100-6153095/), GameSpot, June 2006
- [Nintendo DS Lite hands-on](http://www.nintendoworldreport.com/hands-on-preview/11190/nintendo-ds-lite-nintendo-ds), Nintendo World Report, 2006
- [Nintendo’s statement on the hinges](http://mail.megagames.com/news/ds-lite-cracking-under-pressure-update), MegaGames, 2006
- [14 per cent of DS Lites broken?](https://www.slashgear.com/14-of-ds-lites-broken-13765/), SlashGear, on the unofficial poll
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [Forum post on the test](https://stats.bungie.net/en/Forums/Post/60046985?page=0&path=1), Bungie forum
- [GBATEK: DS hardware](https://github.com/mgba-emu/gbatek), Martin Korth, mGBA edition
- [DS Lite drops to $99](http://www.gamingbus.com/2011/06/01/nintendo-ds-lite-drops-to-99/), Gaming Bus, 1 June 2011
- [Nintendo DS Lite](http://piglix.com/piglix/Nintendo_DS_Lite), encyclopedia copy
$post$)
on conflict do nothing;
