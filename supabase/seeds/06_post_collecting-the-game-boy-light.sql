-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000003', '2025-03-15T09:00:00Z', '2026-11-28T09:00:00Z',
   'The Game Boy Light: Japan’s glowing rarity', 'collecting-the-game-boy-light', 'collecting', '/images/blog/collecting-the-game-boy-light.svg',
   'Handheld Legacy staff', '2025-03-15', '5 min', true,
   'A Light and a Pocket look alike in a photograph. Four checks tell them apart, a ruler settles the rest, and only one edition was ever numbered.',
   $post$Number 3,992 of 5,000 has never been switched on. It’s a see-through [Game Boy Light](/consoles/game-boy-light), made in July 1998 for the 500th issue of the Japanese magazine *Famitsu*, and it lies in a Swiss collection, sealed up with the two AA batteries it was sold with. The batteries, its owner writes, no longer look fresh. He hasn’t had the heart to try it.

Nintendo sold the Light in Japan from 14 April 1998, for ¥6,800. That was the launch price of the [Game Boy Pocket](/consoles/game-boy-pocket), which had itself come down to ¥5,800 two months before, so the lamp cost you ¥1,000. Nintendo never brought the console to any other country, though a Swiss chain of electronics shops sold imports. The Light has the Pocket’s screen of 160 × 144 pixels in four greys, and a lamp behind it. For seven years no other Game Boy was lit from behind.

Some pages, and some sellers, date it to 1997. They’re wrong, so read the rest of such a description twice.

## Four checks before you pay

Ask for photographs of the back, the open battery compartment and the lit screen.

1. **The batteries.** A Light takes two AA, a Pocket two AAA.
2. **The code.** MGB-101 is the Light, MGB-001 the Pocket. The Light’s label is in Japanese, and the serial numbers of the opened ones begin with L1.
3. **The switch.** The Light’s power switch has a third position, which turns on the lamp.
4. **The glow.** The lamp is electroluminescent and turns the picture blue-green. The screen itself shows only greys.

If the photographs don’t settle it, a ruler will: the Light is 7.4 mm taller.

![Front views of a Game Boy Pocket and a Game Boy Light at one scale beside a ruler: 127.6 mm and 135 mm tall](/images/drawings/light-and-pocket.svg)
*Drawn to one scale. The two shells share a shape, and only the height gives them away.*

| | Game Boy Light | Game Boy Pocket | [Game Boy Color](/consoles/game-boy-color) |
| --- | --- | --- | --- |
| Code | MGB-101 | MGB-001 | CGB-001 |
| Height | 135 mm | 127.6 mm | 133.5 mm |
| Width | 80 mm | 77.6 mm | 78 mm |
| Depth | 29 mm | 25.3 mm | 27.4 mm |
| Weight, with batteries unless noted | 190 g | 148 g (150 also printed) | 138 g without batteries |
| Batteries | 2 AA | 2 AAA | 2 AA |
| Launch in Japan | 14 April 1998, ¥6,800 | 21 July 1996, ¥6,800 | 21 October 1998, ¥8,900 |

The Light’s size and weight have one source, a German fan page that gets its batteries wrong. Allow a millimetre or two. You can put [all three side by side](/consoles/compare?c=game-boy-light,game-boy-pocket,game-boy-color) at true size, and [Which one do I have?](/tools/identify) asks the same questions in order.

## Two colours and five editions

Gold and silver were the regular colours. Then there are five special ones:

| Edition | Look | Number made |
| --- | --- | --- |
| Toys “R” Us | translucent yellow | not known |
| Tezuka Osamu World Shop | translucent red, with Tezuka’s characters | not known |
| Astro Boy | clear | not known |
| Famitsu Skeleton, for issue 500 of 17 July 1998 | clear, with bone-white buttons | 5,000 numbered for an event; 500 or 1,000 more by mail order |
| Pikachu, Pokémon Center Tokyo | solid yellow | about 1,000, an estimate |

Only the Famitsu event version carries a number, so ask its seller for it. The mail-order version came in a smarter box of card, and its 500 or 1,000 depends on the source. Quote the Pikachu figure as an estimate or leave it out.

Nobody has printed a figure for the Light as a whole. Nintendo’s 118.69 million covers the original [Game Boy](/consoles/game-boy), the Pocket, the Light and the Color together.

## What the lamp costs you in hours

Two fifths. The printed figures are about 20 hours with the lamp off and about 12 with it on. Even lit, that beats the Pocket, which has no lamp to feed and is printed at about 10 hours in the West and 8 in Japan. AA batteries simply hold more than AAA ones.

![Bar chart of battery life by model, with the printed range and the hours measured](/images/charts/battery-life.svg)
*The Light has a printed range, 12 to 20 hours, and no stopwatch has confirmed it. [Numbers and sources](/charts#battery-life)*

If the Light’s figures are as cautious as the Color’s, there’s more in it. The Color also runs on two AA batteries and is printed at about 20 hours in Japan. In a household test of September 2012 it ran for 35 hours and 45 minutes ([how long do they really last?](/blog/how-long-do-they-really-last)).

## What you can play on it

Game Boy cartridges from any country, since the line [knows no regions](/blog/region-locks-explained). Those made for both the Game Boy and the Color run in grey. One marked ‘Only for Game Boy Color’ goes into the slot, shows a notice and stops.

For two players the cable needs the small plug, MGB-008 or CGB-003, to another Light, a Pocket or a Color. To an original Game Boy, use the MGB-010, which has a large and a small plug, or the adapter DMG-14.

## Switch it on

The Light had 190 days. On 21 October 1998 the Color followed, with no lamp, and in May 1999 its price fell to the Light’s ¥6,800. The rest of the world waited for a lit Game Boy until the [Game Boy Advance SP](/consoles/game-boy-advance-sp) of 2003, and not even [every SP is lit from behind](/blog/gba-sp-second-look).

So buy a plain gold or silver one, which nobody will mind your using. Check the four points, put in two AAs, draw the curtains and push the switch one notch further than any other Game Boy of its day allowed. Number 3,992 is welcome to stay in its blister.

## Sources

- [Game Boy Light anniversary](http://www.famitsu.com/news/202004/14196543.html), Famitsu, April 2020
- [Game Boy Light Skeleton Edition](https://seppatoni.ch/game-boy-light-skeleton-edition/), Seppatoni: number 3,992, the Swiss shops and the editions
- [Game Boy Light: size, weight and price](https://www.gameboyland.de/?page_id=295), Gameboyland, 2005, by the same author; it lists AAA batteries
- [Tezuka Osamu World Shop Game Boy Light](https://www.nintendolife.com/news/2012/12/hardware_classics_tezuka_osamu_world_shop_game_boy_light), Nintendo Life, December 2012: editions, batteries and hours
- [Boy oh Game Boy: lighten up](https://www.oldschoolgamermagazine.com/boy-oh-game-boy-lighten-up/), Old School Gamer
- [Game Boy Light](https://gameboy.fandom.com/wiki/Game_Boy_Light), Game Boy Wiki
- [gb-hardware-db: opened consoles and their serial numbers](https://github.com/Gekkio/gb-hardware-db), Joonas Javanainen (Gekkio) and contributors, CC BY-SA 4.0
- [Game Boy Pocket overview](https://www.choge-blog.com/?p=97590), choge-blog
- [The Pocket’s price in February 1998](http://www.709k.cn/product_description.php?apiname=api_japan_yahoo&itemcode=q128469325), a Japanese auction text, and [the three prices of the Pocket](http://midnightmoon.yukimizake.net/gameboy_history.html), midnightmoon
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Damien McFerran, Nintendo Life, September 2012
- [Game Boy Color, 23rd anniversary](https://game.watch.impress.co.jp/docs/news/1360065.html), Game Watch, 2021
- [Game Link Cable: second generation](https://www.primidi.com/game_link_cable/second_generation), Primidi
- [Universal Game Link Adapter DMG-14](https://chromagi.com/nintendo/gb/dmg-14?lang=en), Chromagi
- [Short guide on Game Boy backwards compatibility](https://www.geeksrepublika.com/2020/10/feature-short-guide-on-game-boy.html), Geeks Republika, October 2020
$post$)
on conflict do nothing;
