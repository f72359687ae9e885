-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000006', '2025-06-14T09:00:00Z', '2026-11-28T09:00:00Z',
   'DS Lite revisited: small changes, big difference', 'ds-lite-revisited', 'reviews', '/images/blog/ds-lite-revisited.svg',
   'Handheld Legacy staff', '2025-06-14', '5 min', true,
   'Its weakest light matches the first DS at full tilt, in 42 per cent less room and for the same money. Only the hinge lets it down.',
   $post$Turn the light of a [DS Lite](/consoles/nintendo-ds-lite) down as far as it goes, and it’s still as bright as the first [Nintendo DS](/consoles/nintendo-ds) ever was. Three reviewers noticed it in the spring and summer of 2006. Above that are three more levels, the last of them, one wrote, “almost eye-bleeding in its strength”.

That’s the review, near enough. Nobody needs the first DS if there’s a Lite to be had. There’s one point in the older machine’s favour and one crack in the newer one’s reputation, and we’ll come to both.

## Forty-two per cent less of it

In what they can run there’s nothing to choose. Both have the same two processors and 4 MB of memory, two 3-inch screens of 256 × 192 pixels, a slot for DS cards and one for [Game Boy Advance](/consoles/game-boy-advance) cartridges. What changed is the body, the light, the battery and the pocket that they fit.

![Scale drawing of the DS and the DS Lite, closed, from above and from the edge: 28.9 mm thick and 364 cubic centimetres against 21.5 mm and 211](/images/drawings/ds-and-lite.svg)
*Both at one scale. The Lite gives up 7.4 mm of thickness, a quarter of what there was.*

| | DS (2004) | DS Lite (2006) |
| --- | --- | --- |
| Closed, in mm | 148.7 × 84.7 × 28.9 | 133 × 73.9 × 21.5 |
| Volume | 364 cm³ | 211 cm³ |
| Weight | 275 g | 218 g |
| Battery | 850 mAh | 1,000 mAh |
| Hours by Nintendo | 6 to 10; in a later list 10 to 14 | 5 to 8 at the brightest, 15 to 19 at the dimmest |
| Measured in 2012 | 6 h 01 | 4 h 30 and 4 h 38 |
| Price in Japan | ¥15,000 | ¥16,800 |
| Price in North America | $149.99; $129.99 from 21 August 2005 | $129.99 |

![Chart of the weight of Nintendo’s handhelds by model and year of release](/images/charts/weight.svg)
*From 275 g to 218 g in a little over fifteen months: the step from the DS to the DS Lite. [Numbers and sources](/charts#weight)*

The Lite reached Japan on 2 March 2006, North America on 11 June and Europe on 23 June. Japan paid ¥1,800 more for it than for the first DS. America paid exactly what the first DS had cost for nearly ten months, so the shops offered big and dim or small and bright that summer, at $129.99 either way.

The rest is tidying up. The stylus grew by a centimetre, a boon to anyone out of primary school. The microphone moved to the middle, between the screens, Start and Select came within reach of a thumb, and a dummy cartridge kept the dust out of the Advance slot. A real one now stands out of the case by about a centimetre, “like an ugly tongue” as one early owner put it. We can live with the tongue.

## The point in the old one’s favour

All that light has to come from somewhere. In a battery test of September 2012 two used Lites stopped after 4 h 30 and 4 h 38, and a first DS with the smaller battery went on to 6 h 01. Everything ran at full brightness, according to one of the players.

So at its brightest the Lite drinks a bigger battery faster. But it also has three lower levels, and the old machine has only on and off. At the lowest, still no worse than a DS, Nintendo promises 15 to 19 hours. We’d rather have that choice. [How long do they really last?](/blog/how-long-do-they-really-last) has every run of the test.

## The crack

Within five weeks of the American launch, owners were posting photographs of hairline cracks at the left end of the hinge. The editors of Joystiq found one on their own console. Nintendo of America called the damage cosmetic.

> “the reported number of small cosmetic cracks in the plastic hinge of DS Lite systems represents less than 0.02 percent of the total units sold”
>
> *Nintendo of America, July 2006, [GameSpot text, copied at ZDD Game](https://zddgame.com/nintendo-ds-lite-cracks-in-02-percent-of-units-101010.htm)*

Try that on the 600,000 DS machines that America bought in June. It comes to fewer than 120 cracks, when a single website had collected a dozen within days. An unofficial poll at Kotaku arrived at 14 per cent, or 700 times as many. Readers with a broken console are the first to vote, and a company that counts only the complaints it has had is the last to know. The truth lies somewhere in that enormous gap.

Cosmetic or not, Nintendo’s own hotline wanted $50 to mend it, marked down from the standard $75. Some owners were promised a free repair. GameSpot rang again to make sure, and was quoted $50 again.

Twenty years on that crack is the first thing to look for. Open the lid slowly and watch the left end of the hinge, above the shoulder button. A lid that wobbles has gone further than a hairline. (The rest of what fails on a Lite is on our [repair page](/repair-and-care).)

## Nearly ninety-four million sold

Buyers saw it our way. By 31 March 2014 the Lite had sold 93.86 million, about 61 per cent of all the 154.02 million machines in [the family with the screen that nobody asked for](/blog/two-screens-nobody-asked-for). In June 2011, five years after its start, it was down to $99.

It’s also the last Nintendo handheld with an Advance slot; the [DSi](/consoles/nintendo-dsi) dropped it. The slot has limits: one player, no cable, and nothing older than an Advance game. If those are what you’re after, a [Game Boy Advance SP](/consoles/game-boy-advance-sp) does more, and [the backlit one](/blog/gba-sp-second-look) does it best.

For everything else with DS on its label, take the Lite, in whatever colour you can find with a sound hinge. Set the light to its second level, where it already outshines the old machine, and leave it there.

## Sources

- [Nintendo DS Lite hands-on](http://www.nintendoworldreport.com/hands-on-preview/11190/nintendo-ds-lite-nintendo-ds), Nintendo World Report, [Nintendo DS Lite](http://www.gamingnexus.com/Article/Nintendo-DS-Lite/Page2/Item1131.aspx), Gaming Nexus, and [Was the DS Lite worth the wait?](https://videolamer.com/was-the-ds-light-worth-the-wait), videolamer, 2006: the brightness, the cartridge
- [First hands-on feelings](https://joeygadget.com/nintendo-ds-lite-first-light-hands-on-feelings/), Joey Gadget, 2006: the tongue
- [Nintendo announces DS Lite](https://www.engadget.com/2006/01/26/nintendo_announces_ds_lite/), Engadget, 26 January 2006
- [DS Lite announced, with the DS figures](https://www.narinari.com/Nd/2006015516.html), narinari.com, January 2006, in Japanese
- [DS Lite hits US June 11 for $129.99](https://www.gamespot.com/articles/e3-06-ds-lite-hits-us-june-11-for-12999/1100-6148928/), GameSpot, May 2006: the same price as the DS
- [DS falls to $129.99](https://www.courant.com/2005/08/22/the-411-2/), Hartford Courant, 22 August 2005
- [Here comes DS Lite](https://www.pressthebuttons.com/2006/05/here_comes_ds_l.html), Press The Buttons, May 2006, with Nintendo’s list of changes
- [Quiet UK launch for DS Lite](https://www.gamespot.com/articles/quiet-uk-launch-for-ds-lite/1100-6153095/), GameSpot, June 2006
- [Nintendo’s statement and the $50](https://zddgame.com/nintendo-ds-lite-cracks-in-02-percent-of-units-101010.htm), GameSpot text of July 2006, copy
- [Joystiq’s cracked DS Lite](https://www.engadget.com/2006/07/17/behold-joystiqs-cracked-ds-lite/), 17 July 2006, and [reports of hinge breakage](https://www.gamernode.com/widespread-reports-of-ds-lite-hinge-breakage/), GamerNode
- [14 per cent of DS Lites broken?](https://www.slashgear.com/14-of-ds-lites-broken-13765/), SlashGear, on the unofficial poll
- [DS Lite big winner in June](https://gamefreaks365.com/ds-lite-big-winner-in-june/), GameFreaks365: 600,000 in the United States
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012, and [a player on the brightness](https://stats.bungie.net/en/Forums/Post/60046985?page=0&path=1), Bungie forum
- [GBATEK: DS hardware](https://github.com/mgba-emu/gbatek), Martin Korth, mGBA edition
- [DS Lite drops to $99](http://www.gamingbus.com/2011/06/01/nintendo-ds-lite-drops-to-99/), Gaming Bus, 1 June 2011
- [DS family sales](https://www.nintendolife.com/news/2011/08/nintendo_ds_sales_figures_make_wiis_look_tiny), Nintendo Life, August 2011: 93.42 million by then; the final figure from [an encyclopedia copy](http://piglix.com/piglix/Nintendo_DS_Lite)
$post$)
on conflict do nothing;
