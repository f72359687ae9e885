-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000003', '2025-03-15T09:00:00Z', '2026-11-24T09:00:00Z',
   'The Game Boy Light: Japan’s glowing rarity', 'collecting-the-game-boy-light', 'collecting', '/images/blog/collecting-the-game-boy-light.svg',
   'Handheld Legacy', '2025-03-15', '4 min', true,
   'How to tell a Game Boy Light from a Pocket in a photograph, which editions are on record, and which of their numbers you can quote.',
   $post$The [Game Boy Light](/consoles/game-boy-light) went on sale in Japan, and nowhere else, on 14 April 1998. It cost ¥6,800, as the [Game Boy Pocket](/consoles/game-boy-pocket) had at its launch. The screen has the Pocket’s 160 × 144 pixels in four greys, and a lamp. If you’re offered one, four checks tell it from a Pocket.

Some pages give its year as 1997, which is wrong. Be careful with a description that repeats it.

## Four checks before you pay

Ask for photographs of the back, the open battery compartment and the lit screen.

1. **The cells.** A Light takes two AA, a Pocket two AAA.
2. **The code.** MGB-101 is the Light, MGB-001 the Pocket. The Light’s label is Japanese. Serial numbers beginning with L1 are on record for it, though the record isn’t complete.
3. **The switch.** The Light’s power switch has a third position, which turns on the lamp.
4. **The glow.** The lamp is electroluminescent and turns the picture blue-green. The screen itself only knows greys.

![Front view of the Game Boy Light](/images/consoles/game-boy-light.svg)
*The link port takes the same small plug as the Pocket’s.*

A ruler helps when the photographs don’t:

| | Game Boy Light | Game Boy Pocket | [Game Boy Color](/consoles/game-boy-color) |
| --- | --- | --- | --- |
| Code | MGB-101 | MGB-001 | CGB-001 |
| Height | 135 mm | 127.6 mm | 133.5 mm |
| Width | 80 mm | 77.6 mm | 78 mm |
| Depth | 29 mm (27 in one list) | 25.3 mm | 27.4 mm |
| Weight, with cells unless noted | 190 g (one author) | 148 g (150 also printed) | 138 g without cells |
| Cells | 2 AA | 2 AAA | 2 AA |
| Launch in Japan | 14 April 1998, ¥6,800 | 21 July 1996 (20 in one source), ¥6,800 | 21 October 1998, ¥8,900 |

By these figures the Light is 7.4 mm taller than a Pocket. Allow for an error: its size and weight both come from Gameboyland, a German page that wrongly lists AAA cells for it. Our [identification page](/tools/identify) asks the same questions in order, and you can put [the two side by side](/consoles/compare?c=game-boy-light,game-boy-pocket).

## Colours, shops and numbers

The regular colours are gold and silver. These are the editions our sources name:

| Edition | Look | Number |
| --- | --- | --- |
| Regular | gold, silver | not published |
| Toys “R” Us | translucent yellow | none found |
| Tezuka Osamu World Shop | translucent red | none found |
| Astro Boy | clear | none found |
| Famitsu Skeleton, for issue 500 of 17 July 1998 | ‘Skeleton’ by name | 5,000 numbered for an event; 500 or 1,000 more by mail order |
| Pikachu, Pokémon Center Tokyo | Pikachu version | about 1,000, an estimate |

The event version from Famitsu is the only one our sources call numbered, so ask its seller for the number. For the mail-order version some say 500 and others 1,000. Quote the Pikachu figure as an estimate or leave it out.

There’s no figure for the Light alone. Nintendo’s 118.69 million covers the first [Game Boy](/consoles/game-boy), the Pocket, the Light and the Color together.

## What the lamp costs you in hours

The printed figures are about 20 hours with the lamp off and about 12 with it on, so the glow costs two fifths. The Pocket, which has no lamp, is printed at about 10 hours in the West and about 8 in Japan. Even lit, the Light has the longer figure.

![Bar chart of battery life by model, with the printed range and the hours measured in 2012](/images/charts/battery-life.svg)
*The Light has a printed range, 12 to 20 hours, and no measured value. [Numbers and sources](/charts#battery-life)*

Treat printed hours as a rough guide. The Color runs on two AA cells as well and is printed at about 20 hours in Japan, and at up to 10 in a Western table. In a household test of September 2012, with used consoles, it ran for 35 hours and 45 minutes. The whole test is in [how long do they really last](/blog/how-long-do-they-really-last).

## What you can play on it

Game Boy cartridges from any country: the line [knows no regions](/blog/region-locks-explained). Cartridges made for the Game Boy and the Color run in grey. One marked ‘Only for Game Boy Color’ goes in, shows a notice and stops. That’s stated of the Pocket, and the Light has the same kind of slot.

For two players you need the small plug, MGB-008 or CGB-003, to another Light, a Pocket or a Color. To a first Game Boy, the MGB-010 has both plugs, or use the adapter DMG-14.

The Color followed after 190 days, on 21 October 1998, with a reflective screen and no lamp. Its price fell to the Light’s ¥6,800 on 14 May 1999. The first lit Game Boy sold worldwide was the [Game Boy Advance SP](/consoles/game-boy-advance-sp), in Japan from 14 February 2003. [Our second look](/blog/gba-sp-second-look) shows that not every SP is lit alike.

## Sources

- [Game Boy Light anniversary](http://www.famitsu.com/news/202004/14196543.html), Famitsu, April 2020
- [Game Boy Light: size, weight and price](https://www.gameboyland.de/?page_id=295), Gameboyland; the page with the wrong cells
- [Game Boy Light Skeleton Edition](https://seppatoni.ch/game-boy-light-skeleton-edition/), Seppatoni, the same author
- [Game Boy Color and Game Boy Light compared](https://handheldhunt.com/compare/nintendo-game-boy-color-vs-nintendo-game-boy-light), HandheldHunt; the depth of 27 mm
- [Game Boy Light](https://gameboy.fandom.com/wiki/Game_Boy_Light), Game Boy Wiki
- [gb-hardware-db: opened consoles and their serial numbers](https://github.com/Gekkio/gb-hardware-db), Joonas Javanainen (Gekkio) and contributors, CC BY-SA 4.0
- [Game Boy Pocket overview](https://www.choge-blog.com/?p=97590), choge-blog
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Damien McFerran, Nintendo Life, September 2012
- [Game Boy Color, 23rd anniversary](https://game.watch.impress.co.jp/docs/news/1360065.html), Game Watch, 2021
- [Game Link Cable: second generation](https://www.primidi.com/game_link_cable/second_generation), Primidi
- [Universal Game Link Adapter DMG-14](https://chromagi.com/nintendo/gb/dmg-14?lang=en), Chromagi
- [Short guide on Game Boy backwards compatibility](https://www.geeksrepublika.com/2020/10/feature-short-guide-on-game-boy.html), Geeks Republika, October 2020
$post$)
on conflict do nothing;
