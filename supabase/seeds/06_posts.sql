-- The articles.
-- Ids and times are fixed, and each insert skips rows that are there, so a second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000001', '2025-01-18T09:00:00Z', '2026-11-24T09:00:00Z',
   'Why the Game Boy stayed grey', 'why-the-game-boy-stayed-grey', 'history', '/images/blog/why-the-game-boy-stayed-grey.svg',
   'Handheld Legacy', '2025-01-18', '5 min', true,
   'Atari, Sega and NEC sold handhelds in colour. Nintendo kept four shades for nine and a half years; price, batteries and sunlight were the reasons given.',
   $post$Gunpei Yokoi had been given a pocket television with a colour screen. After an hour it went dark, its batteries empty. A Japanese history of the [Game Boy](/consoles/game-boy) tells this as one of the reasons he gave for building a console without colour.

He got his way for a long time. From 21 April 1989, when the Game Boy went on sale in Japan, to 21 October 1998, when the [Game Boy Color](/consoles/game-boy-color) did, is nine and a half years to the day. In between, Atari, Sega and, with the PC Engine GT of 1990, NEC all offered handhelds in colour. Nintendo sold four shades.

![Front view drawing of the grey Game Boy of 1989](/images/consoles/game-boy.svg)
*The Game Boy's screen shows 160 × 144 dots. It's a reflective panel with no light of its own.*

## An argument inside Nintendo

Colour was within reach in 1989. Yokoi said so in 1997, in an interview with Yukihito Morikawa that shmuplations translated in 2015. The engineers had discussed it; he weighed the price and the drawbacks and refused.

> "But I wanted us to do black and white anyway"
>
> *Gunpei Yokoi, interview of 1997 with Yukihito Morikawa, shmuplations translation, [Game Developer](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy)*

Not everyone inside Nintendo agreed with him. The same Japanese history records a proposal from inside the company: a colour Game Boy, run from a mains adapter. Yokoi's answer was that indoors the Famicom had the better picture.

Hiroshi Yamauchi gave two reasons as well, which Forbes Japan reports. A colour screen was hard to see in sunlight, and its batteries lasted about a tenth as long.

## Counting cells

How Yamauchi's tenth compares with the printed hours depends on whose figure you take for the Game Boy. The manual said about 15 hours, a table attributed to Nintendo of Europe says up to 30, and Japanese sources say about 35.

| | Game Boy | Atari Lynx | Sega Game Gear |
| --- | --- | --- | --- |
| First sold | April 1989, Japan | 1989 | October 1990, Japan |
| Screen | four shades, no light | colour, lit from behind | colour, lit from behind |
| Cells | 4 AA | 6 AA | 6 AA |
| Hours on one set | 15 to 35 | about 4 to 5 | about 3 to 5 |
| Cells for sixty hours | 8 to 16 | 72 to 90 | 72 to 120 |

Against the manual's 15 hours, the rivals managed between a fifth and a third. A tenth needs one of the longer figures: the Game Gear's three hours are a tenth of Europe's 30 and about a twelfth of Japan's 35. A test of September 2012 doesn't help, because a child disturbed the Game Boy during its run, and the 15 hours 30 it reached don't count ([the whole test is here](/blog/how-long-do-they-really-last)).

The rivals' cells had a lamp to feed as well. The Lynx is often called the first handheld with both colour and a light behind the screen; the Lynx II could switch the light off.

The Lynx also cost twice as much. It's listed at about $180; the Game Boy was $89.99 in the United States, or $89.95 in some lists, so two of them came to $179.98. In Japan a Game Boy cost ¥12,500 ([more on the prices](/blog/what-they-cost-then-and-now)).

## Two engineers, two memories

A rival appeared with a colour screen. By his own account Yokoi found the news reassuring.

> "Then we’re fine."
>
> *Gunpei Yokoi, same interview, 1997, shmuplations translation, [copied at NeoGAF](https://www.neogaf.com/threads/shmuplations-gamasutra-yokoi-remembers-nintendo-struggle-to-understand-game-boy.1077790/latest)*

Yokoi wasn't alone in charge. The Game Boy was developed at Nintendo's R&D1 under him and Satoru Okada, who told *Retro Gamer* 163 in 2016, and 4Gamer in 2022, that he'd argued for a longer-lived machine than the one Yokoi had in mind. Of the screen he remembered talks with both Citizen and Sharp, and a plan agreed with Sharp. On Okada's telling, the Game Boy had more than one author.

## Four shades sell out

Japan's first 300,000 units were reported gone in about two weeks. In North America, where sales began on 31 July 1989 by most accounts and in August by older lists, 40,000 are said to have sold on the first day. The American launch stock of one million lasted under two months.

Europe waited until 28 September 1990. The Game Gear reached Japan the following month, so Europeans were unpacking four shades while Japanese shops put out a lit colour screen.

American and European boxes held *Tetris*, and it's hard to think of a game with less need of a fifth shade. The usual industry figure for it on this system is 30.26 million copies; about 35 million is also printed. Among the consoles the gap was wide: Nintendo gives 118.69 million for the whole Game Boy line, and the Game Gear is put at about 11 million. The 118.69 million include the Color, and Nintendo publishes no split by model.

## Colour on the outside, a lamp on the inside

Colour reached the shell first. On 21 November 1994 Japan got the Game Boy Bros., in six colours at ¥8,000 (one blog says 6 June). North America followed on 20 March 1995 with the recoloured *Play It Loud!* models.

Inside, four shades held on for longer. The [Game Boy Pocket](/consoles/game-boy-pocket) of 21 July 1996 showed them more clearly and took two AAA cells where the original took four AA. It ran for about ten hours by Western sources, about eight by Japanese ones. The [Game Boy Light](/consoles/game-boy-light) came out on 14 April 1998, in Japan only, and its lamp shows what light cost: about 20 hours with it off, 12 with it on.

![Bar chart of battery life by model, with the printed range of hours and the hours measured in 2012 and 2013](/images/charts/battery-life.svg)
*In the test of 2012 the Game Boy Color ran longer than any other machine: 35 hours 45 minutes on two AA cells. [Numbers and sources](/charts#battery-life)*

When colour came, it had no lamp to feed. The Game Boy Color ran on two AA cells for about 20 hours according to Nintendo in Japan and up to 10 according to Nintendo of Europe; the 2012 test beat both. Nintendo had tried colour in 1992, in a prototype that's reported to have lasted about an hour ([its story](/blog/the-colour-game-boy-of-1992)). In October 1997 Sharp reported that its reflective colour panel had become cheap, and the new machine was developed in about ten months. It cost ¥8,900 in Japan, ¥3,600 less than the grey one in 1989.

## Sources

- [Yokoi remembers Nintendo's struggle to understand his Game Boy](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy), Game Developer, on the interview of 1997
- [Yokoi interview text](https://www.neogaf.com/threads/shmuplations-gamasutra-yokoi-remembers-nintendo-struggle-to-understand-game-boy.1077790/latest), NeoGAF, after shmuplations
- [History of the Game Boy: the screen](https://gameboy123.web.fc2.com/gameboy.spec3.html) and [the Game Boy Color](https://gameboy123.web.fc2.com/ep.gameboycolor.html), in Japanese
- [The monochrome screen](https://forbesjapan.com/articles/detail/47077), Forbes Japan
- [Okada's 2022 retrospective for 4Gamer](https://shmuplations.com/okada2022/), shmuplations
- [Satoru Okada's interview with Retro Gamer](http://www.pomelopictures.com/home/2017/1/9/satoru-okadas-controversial-interview-with-retrogamer-magazine), Pomelo Pictures, 2017
- [Battery life in the 8-bit Game Boy line](https://nerdlypleasures.blogspot.com/2014/10/battery-life-in-8-bit-game-boy-line.html), Nerdly Pleasures, 2014
- [Game Boy and Game Boy Color compared](https://zaro.info/game-boy-color-batteries/how-many-batteries-does-a-game-boy-color-use), zaro.info
- [Battery test results](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [Game Boy vs Lynx vs Game Gear](https://retrogamingposts.blogspot.com/2014/03/game-boy-vs-lynx-vs-game-gear.html), Retro Gaming Posts, 2014
- [Atari Lynx](https://wiki.kidzsearch.com/wiki/Atari_Lynx), KidzSearch wiki, and [Lynx II](http://cchaven.com/LYNX.HTML), cchaven
- [Game Boy turns 32](https://www.vgchartz.com/article/450018/game-boy-turns-32-top-10-best-selling-game-boy-games/), VGChartz
- [How Tetris got bundled with the Game Boy](https://www.nintendo.destructoid.com/how-did-tetris-get-bundled-with-game-boy-systems-henk-rogers-explains/), Destructoid
- [Game Boy Bros.](https://retorotoro.com/2019/02/01/gameboybros), Retorotoro, 2019
- [Game Boy: US launch](https://www.thelogbook.com/1989/nintendo-game-boy/), theLogBook
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000002', '2025-02-15T09:00:00Z', '2026-11-24T09:00:00Z',
   'Game Boy Advance SP: a second look at two screens', 'gba-sp-second-look', 'reviews', '/images/blog/gba-sp-second-look.svg',
   'Handheld Legacy', '2025-02-15', '6 min', true,
   'One name, two lamps. The AGS-001 lights its screen from the front, the AGS-101 from behind, and the better screen runs down sooner.',
   $post$Get the AGS-101. If you've come to this page to be told which [Game Boy Advance SP](/consoles/game-boy-advance-sp) to look for, that's our answer, and it holds unless you play for long hours away from a socket. Two machines carry the name. The first, AGS-001 of 2003, lights its screen from the front; the AGS-101 of autumn 2005 does it from behind.

We judge them here by data sheets, reports and one published test. We haven't held the two side by side.

## What the hinge got right

The SP was announced on 7 January 2003 and went on sale in Japan on 14 February for ¥12,500. North America followed on 23 March, or the 24th in some lists, at $99.99. One report has its predecessor, the [Game Boy Advance](/consoles/game-boy-advance), down to $70 by then, so the new one asked about $30 more.

Nintendo had folded a machine before. *Donkey Kong*, a Game & Watch of 1982, had two screens and a hinge. To study hinges, Makoto Kano told *Iwata Asks*, [he'd bought make-up compacts](/blog/from-game-and-watch-to-ds):

> "I went to buy compacts for reference."
>
> *Makoto Kano, Iwata Asks, 2010, [quoted by VGFacts](https://archive.vgfacts.com/thread-1767-nextoldest.html)*

The SP took some persuading. The first pitch of Satoru Okada's team is reported to have been rejected; a thin mock-up did what the pitch couldn't. Closed, the SP is 82 × 84.6 × 24.3 mm. That's 42 per cent less volume than the Advance, round a screen of the same 2.9 inches and the same 240 × 160 dots. It weighs 143 g. The older console comes to 140 g before you put its cells in. The SP won a Good Design Award in Japan in 2003.

It was also the first Game Boy that could be recharged. Three hours on the charger bought ten hours of play with the light on, or 18 with it off, against about 15 on two AA cells for the Advance. On paper the AGS-001 has one fault: there's no headphone socket. You need an adapter, sold separately, to hear your own game in private, and that's a poor economy on a portable machine. The [Game Boy Micro](/consoles/game-boy-micro) of 2005 has the socket, so it wasn't beyond Nintendo.

Buyers don't seem to have minded. Nintendo counted more than 6.5 million SPs in North America in the first year.

## Two lamps, one shell

![Cross-sections of two Game Boy Advance SP screens, one lit from the front and one from behind](/images/drawings/two-sp-screens.svg)
*AGS-001 above, AGS-101 below. The light button on the first switches the lamp off; on the second it only dims it.*

In Japan the [Game Boy Light](/consoles/game-boy-light) had lit its screen in 1998 ([its story](/blog/collecting-the-game-boy-light)). Elsewhere the front-lit SP was the first Game Boy with a light, and that light could be turned off.

The backlit one slipped into North American shops in the autumn of 2005 without an announcement. The text on the box advertised the brighter screen. First colours were Graphite and Pearl Blue.

| | AGS-001 (2003) | AGS-101 (2005) |
| --- | --- | --- |
| Light | from the front | from behind |
| Light button | on and off | brighter and dimmer |
| Hours by Nintendo | 10 lit, 18 unlit | no figure with a firm source |
| Hours measured in 2012 | 8 h 02, 8 h 05, 11 h 56 | 4 h 50 |
| US price | $99.99 at launch; reported at $79.99 from September 2004 | $79.99 |
| Cartridges | Game Boy, Color, Advance | the same |
| Headphone socket | no | no |

About the price there's an old error, which this page once shared. $79.99 looks like $20 off. It wasn't, because the front-lit model is reported to have come down to the same price in September 2004. In Britain it fell that month too, to £69.99. So there was no discount, and no surcharge either for the better screen.

## What the better light costs

Hours. In September 2012 GeekDad ran used Nintendo handhelds until they stopped. The AGS-101 managed 4 h 50. Three front-lit machines lasted 8 h 02, 8 h 05 and 11 h 56, so the backlit one got three fifths of the worst of them and two fifths of the best. It's a single second-hand AGS-101, and by one player's account everything ran at full brightness. Still, the gap is too wide to blame on age alone, in our view.

Printed figures don't help. Seven hours at the bright setting and ten at the dim one go round without a firm source, and one page of 2005 has Nintendo claiming 13 at full brightness. One loss is certain: the AGS-101 can't be played unlit, so the older model's 18 hours are gone. [How long do they really last?](/blog/how-long-do-they-really-last) puts all these runs in one table.

## The rival was the Micro

The AGS-101's real competitor stood on the same shelf that autumn. The Micro came out in North America on 19 September 2005 at $99.99, with a backlit screen too, five brightness levels, and a weight of 80 g. In a pocket it wins.

On most other counts the SP does. It cost $20 less. Its screen is 2.9 inches against 2.0, with the same number of dots. It takes [Game Boy](/consoles/game-boy) and [Game Boy Color](/consoles/game-boy-color) cartridges, which the Micro refuses. In the test of 2012 the Micro ran 40 minutes longer, 5 h 30. For those, for the size and for a headphone socket we wouldn't give up two libraries.

The [Nintendo DS](/consoles/nintendo-ds), on sale since 2004, plays Advance cartridges as well, but for one player only, and it takes nothing older. Of all Nintendo's handhelds, only the SPs and the first Advance run Game Boy, Color and Advance cartridges alike, and of those only the SPs have a light.

## Which one have you got?

Turn it over. The label on the underside says AGS-001 or AGS-101. Then switch it on, because shells are often swapped: if the light button can make the screen go dark, it's front-lit, whatever the label says. If it only switches between two brightnesses, you have the backlit model.

Don't go by colour. Pearl Blue was sold with the backlight in America and Australia, but a Japanese one with the front-light board of 2003 is on record. There's no need to open anything. Our [identification page](/tools/identify) takes you through it, and [Advance, SP and Micro](/consoles/compare?c=game-boy-advance,game-boy-advance-sp,game-boy-micro) stand side by side on the comparison page.

We'd still take an AGS-001 for a long journey, for the hours and for the lamp that goes off. Both versions together sold 43.57 million, a little over half of the 81.51 million of the whole Advance family. If you find a front-lit one cheaply, keep it as the second machine.

## Sources

- [Game Boy Advance SP, anniversary](https://www.famitsu.com/news/202002/14192638.html), Famitsu, February 2020 (in Japanese)
- [Game Boy Advance SP](https://everything2.com/user/Servo5678/writeups/Game+Boy+Advance+SP), Everything2
- [Game Boy Advance SP](https://en.wikipedia.org/wiki/Game_Boy_Advance_SP), Wikipedia
- [Nintendo press release, 23 March 2004](https://www.nintendoworldreport.com/forums/index.php?action=printpage&topic=8562.0), in the Nintendo World Report forum
- [Flip-up model advances Game Boy](https://gamecubicle.com/news-nintendo_gamecube_backlit_backlight_game_boy_advance_gba_cnn_copy%281%29.htm), USA Today text, 2003, GameCubicle copy
- [Updated backlit Game Boy Advance SP](http://gba.gamespy.com/articles/654/654407p1.html), GameSpy, 2005
- [The new SP costs $80](https://www.vomitron.com/2005/09/21/1575/), Vomitron, 21 September 2005
- [GBA SP sells over one million units](https://www.videogamer.com/news/gba-sp-sells-over-one-million-units-in-2004), VideoGamer, on the British price
- [Backlit SP sneaks out](https://spong.com/article/9148/The-Nintendo-Game-Boy-New-Micro-Outsells-PSP-as-Backlit-SP-Sneaks-Out), SPOnG, 2005
- [Battery test](https://geekdad.com/2012/09/battery-test/?share=email), GeekDad, September 2012
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [Game Boy Micro](https://en.wikipedia.org/wiki/Game_Boy_Micro), Wikipedia
- [Two SPs side by side](https://knaru.com/en/posts/4541), knaru
- [Iwata Asks on the hinge, quoted](https://archive.vgfacts.com/thread-1767-nextoldest.html), VGFacts
- [Opened SP consoles](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/consoles/AGS), gb-hardware-db (data CC BY-SA 4.0)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000003', '2025-03-15T09:00:00Z', '2026-11-24T09:00:00Z',
   'The Game Boy Light: Japan''s glowing rarity', 'collecting-the-game-boy-light', 'collecting', '/images/blog/collecting-the-game-boy-light.svg',
   'Handheld Legacy', '2025-03-15', '4 min', true,
   'How to tell a Game Boy Light from a Pocket in a photograph, which editions are on record, and which of their numbers you can quote.',
   $post$The [Game Boy Light](/consoles/game-boy-light) went on sale in Japan, and nowhere else, on 14 April 1998. It cost ¥6,800, as the [Game Boy Pocket](/consoles/game-boy-pocket) had at its launch. The screen has the Pocket's 160 × 144 pixels in four greys, and a lamp. If you're offered one, four checks tell it from a Pocket.

Some pages give its year as 1997, which is wrong. Be careful with a description that repeats it.

## Four checks before you pay

Ask for photographs of the back, the open battery compartment and the lit screen.

1. **The cells.** A Light takes two AA, a Pocket two AAA.
2. **The code.** MGB-101 is the Light, MGB-001 the Pocket. The Light's label is Japanese. Serial numbers beginning with L1 are on record for it, though the record isn't complete.
3. **The switch.** The Light's power switch has a third position, which turns on the lamp.
4. **The glow.** The lamp is electroluminescent and turns the picture blue-green. The screen itself only knows greys.

![Front view of the Game Boy Light](/images/consoles/game-boy-light.svg)
*The link port takes the same small plug as the Pocket's.*

A ruler helps when the photographs don't:

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
| Toys "R" Us | translucent yellow | none found |
| Tezuka Osamu World Shop | translucent red | none found |
| Astro Boy | clear | none found |
| Famitsu Skeleton, for issue 500 of 17 July 1998 | 'Skeleton' by name | 5,000 numbered for an event; 500 or 1,000 more by mail order |
| Pikachu, Pokémon Center Tokyo | Pikachu version | about 1,000, an estimate |

The event version from Famitsu is the only one our sources call numbered, so ask its seller for the number. For the mail-order version some say 500 and others 1,000. Quote the Pikachu figure as an estimate or leave it out.

There's no figure for the Light alone. Nintendo's 118.69 million covers the first [Game Boy](/consoles/game-boy), the Pocket, the Light and the Color together.

## What the lamp costs you in hours

The printed figures are about 20 hours with the lamp off and about 12 with it on, so the glow costs two fifths. The Pocket, which has no lamp, is printed at about 10 hours in the West and about 8 in Japan. Even lit, the Light has the longer figure.

![Bar chart of battery life by model, with the printed range and the hours measured in 2012](/images/charts/battery-life.svg)
*The Light has a printed range, 12 to 20 hours, and no measured value. [Numbers and sources](/charts#battery-life)*

Treat printed hours as a rough guide. The Color runs on two AA cells as well and is printed at about 20 hours in Japan, and at up to 10 in a Western table. In a household test of September 2012, with used consoles, it ran for 35 hours and 45 minutes. The whole test is in [how long do they really last](/blog/how-long-do-they-really-last).

## What you can play on it

Game Boy cartridges from any country: the line [knows no regions](/blog/region-locks-explained). Cartridges made for the Game Boy and the Color run in grey. One marked 'Only for Game Boy Color' goes in, shows a notice and stops. That's stated of the Pocket, and the Light has the same kind of slot.

For two players you need the small plug, MGB-008 or CGB-003, to another Light, a Pocket or a Color. To a first Game Boy, the MGB-010 has both plugs, or use the adapter DMG-14.

The Color followed after 190 days, on 21 October 1998, with a reflective screen and no lamp. Its price fell to the Light's ¥6,800 on 14 May 1999. The first lit Game Boy sold worldwide was the [Game Boy Advance SP](/consoles/game-boy-advance-sp), in Japan from 14 February 2003. [Our second look](/blog/gba-sp-second-look) shows that not every SP is lit alike.

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

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000004', '2025-04-12T09:00:00Z', '2026-11-24T09:00:00Z',
   'Why old saves vanish: the battery in the cartridge', 'why-old-saves-vanish', 'tech', '/images/blog/why-old-saves-vanish.svg',
   'Handheld Legacy', '2025-04-12', '6 min', true,
   'A coin cell keeps many Game Boy saves alive. Which cartridges depend on one, which don''t, and what to do before you open the case.',
   $post$Your cartridge starts as it always did, and the save is gone. Cartridges for the [Game Boy](/consoles/game-boy) and the [Game Boy Color](/consoles/game-boy-color) often keep your progress in memory that needs current, and the current comes from a coin cell soldered to the board. When the cell is flat, the save is lost and the game still starts.

Other cartridges need no cell, and the board inside decides which kind you have. What follows about boards comes from gb-hardware-db, a database of opened and photographed cartridges; we took 288 entries from it. To check a single game, use [Will my save survive?](/tools/saves).

## What holds the save, board by board

| On the board | What holds the save | When the cell is flat |
| --- | --- | --- |
| SRAM and a cell | the cell, CR1616 or CR2025 | save lost, game still starts |
| MBC2 chip and a cell | the cell; the memory, 512 half-bytes, sits inside the chip | save lost |
| SRAM, a clock and a cell | the cell, which also runs the clock | save and clock lost |
| Flash or EEPROM, a clock and a cell | the Flash or EEPROM chip | clock stops, save stays |
| EEPROM, Flash or FRAM | the chip itself | there is no cell |
| No save memory | nothing; passwords, or scores until you switch off | there is no cell |

The last row explains some false alarms. *Tetris* sits on a board with one ROM chip, no memory and no cell, so [its high scores](/blog/review-tetris-game-boy) go when the switch goes. Nothing has failed.

## Game Boy and Color: if it saves, expect a cell

Of the 288 entries, 197 are cartridges for the Game Boy, the Color or both. In 76 of them there's no save memory at all. That leaves 121 that can save. A flat cell costs 116 of those the save, and one more (*Net de Get*) a part of it. For one Tamagotchi board the database doesn't say what survives.

Three keep their saves without a cell: *Kirby: Tilt 'n' Tumble*, *Korokoro Kirby* and *Command Master*, which use EEPROM.

So a *Link's Awakening* of 1993 that forgets needn't be broken or fake. One European cartridge on record has a board of type DMG-DECN-02, dated June 1993, with 8 KB of battery memory. That board type is built for a CR1616. There's more on the game in [our review](/blog/review-links-awakening).

The Pokémon games show why you should read the board before you buy a cell. The same game sits on different boards from one language to the next, and the boards take different sizes:

| Cartridge | Recorded boards | Cell they're built for | Clock |
| --- | --- | --- | --- |
| Red, Green, Blue (Japan) | DMG-DEDN | CR1616 | no |
| Red, Blue (English) | DMG-KFDN | CR2025 | no |
| Red, Blue (French, German) | DMG-A02 | CR1616 | no |
| Yellow (Japan) | DMG-KFDN, DMG-LFDN | CR2025 | no |
| Yellow (English, French, German) | DMG-A02 | CR1616 | no |
| Gold, Silver (Japan) | DMG-KFDN | CR2025 | yes |
| Gold, Silver (English, French, German, Korean) | DMG-KGDU | CR2025 | yes |
| Crystal (Japan) | DMG-MHEU | CR2025 | yes |
| Crystal (English, French, German) | DMG-KGDU | CR2025 | yes |

If you own several, start with the last four rows. Their clock draws on the cell all the time, even in a drawer, so it empties sooner. Owners report ten to fifteen years for Gold, Silver and Crystal and twenty to thirty for Red, Blue and Yellow. Those are owners' reports, so don't plan by them.

A Pokémon save can also hold something you can't win back alone. Mew, the 151st creature, could only be got [through other players](/blog/the-cable-that-made-pokemon):

> "Without trading, you can never get Mew."
>
> *Satoshi Tajiri, November 1999, [TIME](https://content.time.com/time/subscriber/article/0,33009,992625-5,00.html)*

## Four kinds of Advance cartridge

On the [Game Boy Advance](/consoles/game-boy-advance) a round cell can mean a save in danger or merely a clock. Find your kind:

| Kind | Recorded boards | Examples on record | Cell | Flat cell |
| --- | --- | --- | --- | --- |
| 1. Cell keeps the save | AGB-E06, April to September 2001 | *F-Zero: Maximum Velocity*, *Castlevania: Circle of the Moon*, *Mega Man Battle Network*, *Wario Land 4* | CR1616 | save lost |
| 2. Cell runs a clock | AGB-E05, AGB-E18 | Pokémon *Ruby*, *Sapphire*, *Emerald*; *Boktai* and *Boktai 2*; *Rockman EXE 4.5* | CR1616 | save stays |
| 3. EEPROM or Flash | AGB-E02, E03, E12, E24 | Pokémon *FireRed* and *LeafGreen*, *Golden Sun*, *The Minish Cap*, *Mario & Luigi: Superstar Saga* | none | - |
| 4. FRAM | AGB-E11, Y11, ARC, March 2003 to October 2006 | *Castlevania: Aria of Sorrow*, *Kirby: Nightmare in Dream Land*, *Metroid: Zero Mission*, *Fire Emblem: The Sacred Stones*, *Final Fantasy VI Advance*, *Drill Dozer* | none | - |

*Ruby*, *Sapphire* and *Emerald* tell you themselves when the cell is empty. Clock events such as growing berries stop, and the save stays where it was.

Kinds 1 and 4 can't be told apart by software, because both count as SRAM there. A table made for flash cartridges lists 2,756 Advance game codes: 699 without a save, 1,329 with EEPROM, 207 with Flash and 521 of the SRAM type, about 19 per cent of all. It can't say how many of those 521 have a cell. FRAM is ferroelectric memory and keeps its contents without power.

Players' lists disagree with the boards. They name *Kirby: Nightmare in Dream Land*, *Metroid: Zero Mission* and *Hamtaro: Ham-Ham Heartbreak* as battery games. The recorded cartridges carry a Fujitsu FRAM chip and no cell, though earlier ones may differ. *Metroid Fusion* is said to have a cell only in some cartridges, and a forum thread shows one whose cell was flat. No SRAM-type board between September 2001 and March 2003 is on record.

Look through the seam, then, or open the case. A round cell means kind 1 or 2.

## Before you change a cell

Have these in hand: a 3.8 mm security bit for a Game Boy cartridge or a tri-wing driver for an Advance one, a way to copy the save, a soldering iron and a new cell with tabs.

**Where the cell keeps the save, taking it out ends the save, even if the cell was still good.** A new cell doesn't bring the old save back.

1. Copy the save off the cartridge.
2. Open the case and read the size on the cell or the board. The recorded boards take two sizes, CR1616 and CR2025. CR2025 is 20 mm across and 2.5 mm thick. Some guides also name a CR2016, 20 by 1.6. All give 3 volts.
3. Buy the size you've read. Guides for single games don't always name the size the board is built for, *Red* and *Blue* among them.
4. Change the cell. It's held by tabs soldered to the board, so a new cell with tabs is easier to fit.

It isn't a job for everyone. An owners' forum advises against a first attempt on a valuable game.

With an Advance cartridge of kind 2 you can wait, since your save doesn't need the cell. If its save has vanished all the same, go on to [checking a Game Boy Advance cartridge](/blog/spotting-fake-gba-cartridges).

## Sources

- [gb-hardware-db: opened and recorded cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), Joonas Javanainen (Gekkio) and contributors, CC BY-SA 4.0, as of 14 February 2026
- [GBATEK on Advance memories and FRAM](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md), mGBA edition, 2021
- [EZ-Flash Omega kernel: save type table](https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h), EZ-Flash
- [mGBA: save type overrides](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gba/overrides.c), mGBA, 5 August 2026
- [Games with a battery](https://taptwoproductions.kinja.com/feed-your-cartridges-batteries-or-they-will-forget-to-1835928903), players' list on Kinja
- [Metroid Fusion with a flat cell](http://www.gc-forever.com/forums/viewtopic.php?f=21&t=2950&sid=36c5fab6d680e05f2aef995c710ad0e0&view=print), GC-Forever forum
- [Replacing the battery in Game Boy cartridges](https://robert.hawdon.net/2013/03/21/replacing-the-battery-in-gameboy-game-cartridges/), Robert Hawdon, 21 March 2013
- [New save batteries for Game Boy games](http://jephso.blogspot.com/2012/05/new-save-batteries-for-game-boy-games.html), Jephso, May 2012
- [Battery types by generation](https://www.pokecommunity.com/threads/metal-color-generation-help-thread.164728/post-7103558), PokeCommunity
- [Comment on the life of Pokémon batteries](https://lemmy.world/comment/18316670), Lemmy
- [A genuine Advance cartridge with a flat save cell](http://projectrepair.blogspot.com/2011/02/project-gameboy-advance-cartridge.html), Project Repair, February 2011
- [The Pokémon story, part 5](https://content.time.com/time/subscriber/article/0,33009,992625-5,00.html), TIME, November 1999
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000005', '2025-05-10T09:00:00Z', '2026-11-24T09:00:00Z',
   'Two screens nobody asked for: the Nintendo DS', 'two-screens-nobody-asked-for', 'history', '/images/blog/two-screens-nobody-asked-for.svg',
   'Handheld Legacy', '2025-05-10', '4 min', true,
   'By one engineer''s account his whole team disliked the second screen. By March 2010 the Nintendo DS was some ten million ahead of the Game Boy line.',
   $post$On 13 November 2003 Nintendo promised a new product for the following year. On 20 January 2004 it announced the [Nintendo DS](/consoles/nintendo-ds), with two screens of three inches each. Every [Game Boy](/consoles/game-boy) had managed with one.

The second screen was disliked at first by the people who had to build it, one of them said later.

> "what people do not know is that at the time, everybody hated this idea, even Iwata himself"
>
> *Satoru Okada, Retro Gamer 163, December 2016, [copied on the VGChartz forum](https://gamrconnect.vgchartz.com/post.php?id=9636920)*

Okada's team had been at work on a normal successor to the [Game Boy Advance SP](/consoles/game-boy-advance-sp). The second screen, he said, was the wish of Hiroshi Yamauchi, who was no longer president and was thinking of the Game & Watch models with two screens. Satoru Iwata passed the wish on. This is one man's memory, twelve years after the launch.

Iwata saw a parallel as well. In a talk for *Iwata Asks* it came up that the order for the Game & Watch had simply been to use two screens, and that nobody had known how. It reminded Iwata of the DS:

> "That's just like with the development for Nintendo DS system!"
>
> *Satoru Iwata, 2010, [Iwata Asks: Game & Watch Ball](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

[Two screens, twice](/blog/from-game-and-watch-to-ds) has the story of the older machine.

## A pen, a microphone and a third pillar

The lower screen answered to a stylus; no Nintendo handheld had had a touch screen before. There was a microphone. Wireless was built in, for local play among as many as 16 machines. A second slot took [Game Boy Advance](/consoles/game-boy-advance) cartridges, for one player only. It didn't take those of the Game Boy and the [Game Boy Color](/consoles/game-boy-color).

How long it ran depends on which of Nintendo's lists one reads. One gives 6 to 10 hours, a later one 10 to 14. In September 2012 the GeekDad writer Andy Robertson and his children let one run until it stopped, and got [6 hours and 1 minute](/blog/how-long-do-they-really-last) out of it.

DS cards weren't tied to a region, except for those of the Chinese iQue DS, which ran only on Chinese machines. ([Locks](/blog/region-locks-explained) began with the [DSi](/consoles/nintendo-dsi) of 2008.)

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

By the end of 2005 *Brain Training* had shipped 1.38 million copies there, *Animal Crossing* 1.27 million, *Nintendogs* and *Big Brain Academy* 1.08 million each. That's 4.81 million for four games, two with a brain in the title and none with a Mario. *Nintendogs* was reported at 16 million worldwide by September 2007.

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

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000006', '2025-06-14T09:00:00Z', '2026-11-24T09:00:00Z',
   'DS Lite revisited: small changes, big difference', 'ds-lite-revisited', 'reviews', '/images/blog/ds-lite-revisited.svg',
   'Handheld Legacy', '2025-06-14', '4 min', true,
   'The DS Lite plays what the first DS plays, in 42 per cent less room and with a better light. Turned right up, that light costs it hours.',
   $post$Nobody needs the first [Nintendo DS](/consoles/nintendo-ds) if there's a [DS Lite](/consoles/nintendo-ds-lite) to be had. We've read the two data sheets side by side, with the reports of 2006 and a battery test of 2012, and found one point that counts in the older machine's favour. It isn't enough. (We've measured and played nothing for this.)

## Forty-two per cent less of it

In what they can run there's nothing to choose. Both have the same two processors and 4 MB of memory, two 3-inch screens of 256 × 192, a slot for DS cards and one for [Game Boy Advance](/consoles/game-boy-advance) cartridges. The difference is in the body, the light and the battery.

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

![Chart of the weight of Nintendo's handhelds by model and year of release](/images/charts/weight.svg)
*From 275 g to 218 g in a little over fifteen months: the step from the DS to the DS Lite. [Numbers and sources](/charts#weight)*

The other changes are small. By the reports of the time the stylus grew longer and thicker, the microphone moved between the screens, and a removable cover kept dust out of the Advance slot. One encyclopedia notes that a cartridge in that slot sticks out of the Lite. We can live with that.

## A better light, if you leave it low

The screens gained four levels of brightness. A hands-on report of 2006 found that the lowest was already brighter than the first DS, and if that one writer is right, the battery figures turn in the Lite's favour: more light than before, for 15 to 19 hours.

Turned right up, it lost to the old machine in the test of 2012. That's the point in the DS's favour. Two used Lites stopped after 4 h 30 and 4 h 38, and a first DS went on to 6 h 01. One player says everything ran at full brightness, which fits. So at its brightest the Lite used up a bigger battery in less time, and its owner can turn it down. We'd rather have that choice. [How long do they really last?](/blog/how-long-do-they-really-last) has every run of that test.

## The hinge, and two numbers

In July 2006 owners reported cracked hinges. Nintendo of America called the damage cosmetic, and put the cracks reported to it at under 0.02 per cent of American units. That would be fewer than one in 5,000. An unofficial poll on a website arrived at 14 per cent.

Trust neither as a rate of failure. The company was counting within weeks of the American launch, and only what had been reported to it; the poll was unofficial. The second figure is 700 times the first, and nothing we've read settles which is closer. If you buy one, look at the hinge first.

## Nearly ninety-four million sold

Buyers saw it our way. By 31 March 2014 the Lite had sold 93.86 million, about 61 per cent of all 154.02 million machines in [a family that began with two screens nobody asked for](/blog/two-screens-nobody-asked-for). In June 2011, five years after its start, it was down to $99.

It's also the last Nintendo handheld with an Advance slot; the [Nintendo DSi](/consoles/nintendo-dsi) dropped it. If Advance games are the point, though, mind that the DS and the Lite play them for one player only, without a cable, and take nothing older. A [Game Boy Advance SP](/consoles/game-boy-advance-sp) links by cable and plays the older cartridges too ([which of the two SPs](/blog/gba-sp-second-look) is another question). [Compare the two DS models](/consoles/compare?c=nintendo-ds,nintendo-ds-lite), or check what fits on the [compatibility page](/compatibility).

## Sources

- [Nintendo announces DS Lite](https://www.engadget.com/2006/01/26/nintendo_announces_ds_lite/), Engadget, 26 January 2006
- [DS Lite announced, with the DS figures](https://www.narinari.com/Nd/2006015516.html), narinari.com, January 2006 (in Japanese)
- [DS Lite hits US stores on June 11th](https://iranerooz.com/it/records/90446-nintendo-ds-lite-handheld-hits-us-stores-june-11th), PCWorld text, copy
- [Quiet UK launch for DS Lite](https://www.gamespot.com/articles/quiet-uk-launch-for-ds-lite/1100-6153095/), GameSpot, June 2006
- [Nintendo DS Lite hands-on](http://www.nintendoworldreport.com/hands-on-preview/11190/nintendo-ds-lite-nintendo-ds), Nintendo World Report, 2006
- [Nintendo's statement on the hinges](http://mail.megagames.com/news/ds-lite-cracking-under-pressure-update), MegaGames, 2006
- [14 per cent of DS Lites broken?](https://www.slashgear.com/14-of-ds-lites-broken-13765/), SlashGear, on the unofficial poll
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [Forum post on the test](https://stats.bungie.net/en/Forums/Post/60046985?page=0&path=1), Bungie forum
- [GBATEK: DS hardware](https://github.com/mgba-emu/gbatek), Martin Korth, mGBA edition
- [DS Lite drops to $99](http://www.gamingbus.com/2011/06/01/nintendo-ds-lite-drops-to-99/), Gaming Bus, 1 June 2011
- [Nintendo DS Lite](http://piglix.com/piglix/Nintendo_DS_Lite), encyclopedia copy
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000007', '2025-07-12T09:00:00Z', '2026-11-24T09:00:00Z',
   'Real or fake? Checking a Game Boy Advance cartridge', 'spotting-fake-gba-cartridges', 'collecting', '/images/blog/spotting-fake-gba-cartridges.svg',
   'Handheld Legacy', '2025-07-12', '4 min', true,
   'Three photographs to ask for, what to check in the hand, what genuine boards carry, and why a lost save doesn''t always mean a copy.',
   $post$Copies of [Game Boy Advance](/consoles/game-boy-advance) cartridges concentrate on expensive names: Pokémon, Fire Emblem, Zelda, Final Fantasy. If yours is one of those, go through this list from the outside in. No single sign is proof, so work through all of them.

Have a lamp, a cartridge you know is genuine and a console with the slot: a Game Boy Advance, an [SP](/consoles/game-boy-advance-sp), a [Micro](/consoles/game-boy-micro), a [DS](/consoles/nintendo-ds) or a [DS Lite](/consoles/nintendo-ds-lite). If you mean to open the case, you'll want a tri-wing screwdriver too.

## Three photographs to ask for

Before you pay, ask the seller for these:

1. **The label, straight on.** Copies have blurred, stretched or badly cut artwork. Compare it with a picture of a genuine label.
2. **The label with light from the side, so that relief shows.** Genuine labels carry a small two-digit number pressed into the surface. On copies it's missing or printed.
3. **The case, with seam and screw.** If the seller will open it, the board as well.

A label in another language needn't worry you. The Advance [knows no regions](/blog/imports-regions-and-closed-shops), so a Japanese cartridge runs in your console too.

![A cartridge label with a small two-digit number pressed into its surface](/images/drawings/pressed-number.svg)
*On a genuine label the number is pressed in, so a printed one counts as a miss.*

## With the cartridge in your hand

Lay your genuine cartridge beside it. The guides name three more points, less certain than the label:

- **Lettering.** The letters moulded into the plastic differ between real and fake shells.
- **Seam.** A genuine case closes neatly.
- **Screw.** A tri-wing head, with a three-pointed star, holds a genuine Advance cartridge. Ask about any other head.

## What the genuine board carries

By the guides, real boards show the Nintendo name and a year. You can go further. The hardware database gb-hardware-db records opened cartridges chip by chip, and all four of the expensive names are in it:

| Game | Genuine cartridges recorded | Board type | Save memory | Round cell |
| --- | --- | --- | --- | --- |
| Pokémon *Ruby* | 5 | AGB-E05 | Flash, with clock | CR1616 |
| Pokémon *Sapphire* | 8 | AGB-E05 | Flash, with clock | CR1616 |
| Pokémon *Emerald* | 7 | AGB-E05 | Flash, with clock | CR1616 |
| Pokémon *FireRed* | 6 | AGB-E02 | Flash | none |
| Pokémon *LeafGreen* | 5 | AGB-E02 | Flash | none |
| *Pokémon Mystery Dungeon: Red Rescue Team* | 7 | AGB-E02 | Flash | none |
| *Zelda: A Link to the Past & Four Swords* | 3 | AGB-E03 | EEPROM | none |
| *Zelda: The Minish Cap* | 2 | AGB-E03 | EEPROM | none |
| *Fire Emblem: The Sacred Stones* | 1 | AGB-Y11 | FRAM | none |
| *Final Fantasy VI Advance* | 1 | AGB-Y11 | FRAM | none |

Start with the last column. A look through the seam can show whether there's a round cell. A *Ruby* without a cell doesn't match any of the five on record, and copies often lack the battery and the clock. A *FireRed* without one is just as it should be.

The second column tells you how far to trust a row. A single recorded cartridge shows what existed, and others of the same game may differ. The English and French *Ruby* agree with the Japanese and Spanish ones, which is better evidence than a lone *Sacred Stones*. For other titles, see [Will my save survive?](/tools/saves)

## When a lost save is no evidence

The last test is in the console: save, switch off, switch on again and look. Copies can lose saves. So can a genuine cartridge of 2001 if a coin cell keeps its memory. Read the result by what the genuine game needs:

| The genuine cartridge has | Examples | If the save is gone |
| --- | --- | --- |
| SRAM and a cell | *F-Zero: Maximum Velocity*, *Castlevania: Circle of the Moon*, *Mega Man Battle Network*, *Wario Land 4* | a flat cell explains it |
| Flash or EEPROM, cell for a clock | Pokémon *Ruby*, *Sapphire*, *Emerald*; *Boktai* | suspicious |
| Flash, EEPROM or FRAM, no cell | Pokémon *FireRed*, *The Minish Cap*, *Metroid: Zero Mission* | suspicious |
| No save memory | *Finding Nemo*, *R-Type III* | there was none to lose |

Don't rule out the first group. In a table of 2,756 Advance game codes, 521 are of the SRAM type, about a quarter of those that save at all. Some were built with FRAM and need no cell; software can't say which. Another 699 codes save nothing.

*Ruby*, *Sapphire* and *Emerald* report an empty battery themselves. The message alone is no sign of a copy: the cell runs the clock, so growing berries and other clock events stop and the save stays. [Why old saves vanish](/blog/why-old-saves-vanish) has the four kinds of Advance cartridge in full.

**Don't change a cell to run the test.** Where the cell keeps the save, taking it out ends the save you were asking about.

## Adding it up

Count what you've found: artwork, pressed number, lettering, seam, screw, and the board if you saw it. One miss is a question for the seller. With several, look for another cartridge. Passing the save test isn't proof either.

If it turns out to be a copy, don't sell it on. A retailer who warned customers in 2016 pointed out that trading counterfeits infringes copyright and trademark.

## Sources

- [Spotting counterfeit Pokémon, Fire Emblem and Zelda cartridges](http://toolazytofail.com/2016/09/05/spotting-counterfeit-pokemon-fire-emblem-and-zelda-gba-games/), Too Lazy To Fail, 5 September 2016
- [Spot the Fakes](https://www.pressthebuttons.com/2007/12/spot-the-fakes.html), Press the Buttons, December 2007
- [A guide to authentic Game Boy cartridges](https://visualfoodie.com/a-guide-to-authentic-game-boy-game-cartridges), Visual Foodie
- [gb-hardware-db: opened and recorded cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), Joonas Javanainen (Gekkio) and contributors, CC BY-SA 4.0, as of 14 February 2026
- [A genuine Advance cartridge with a flat save cell](http://projectrepair.blogspot.com/2011/02/project-gameboy-advance-cartridge.html), Project Repair, February 2011
- [EZ-Flash Omega kernel: save type table](https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h), EZ-Flash
- [GBATEK on Advance memories and FRAM](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md), mGBA edition, 2021
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000008', '2025-08-23T09:00:00Z', '2026-11-24T09:00:00Z',
   'How the Game Boy Color paints old games', 'how-game-boy-color-paints-old-games', 'tech', '/images/blog/how-game-boy-color-paints-old-games.svg',
   'Handheld Legacy', '2025-08-23', '7 min', true,
   'The Game Boy Color adds up the letters of an old game''s title and looks the sum up in a table of palettes. Here''s how to follow it, and overrule it.',
   $post$Put *Pokémon Red* into a [Game Boy Color](/consoles/game-boy-color) and it comes up red, with a green palette for sprites. *Pokémon Blue* comes up blue. Both are monochrome games for the first [Game Boy](/consoles/game-boy). The colours are stored in the console, which adds up the letters of the title and looks for the result in a table.

You can do the sum on paper, or let the [palette finder](/tools/palettes) do it. To overrule the result you need the console, an old cartridge and a button or two.

## Ten places to fill

A Game Boy game draws with four shades. It sorts them into three small palettes: one for the background, with four places, and two for the sprites, with three places each. That makes ten places, and on the first Game Boy each holds one of the same four shades of grey-green.

Colour was possible in 1989. Gunpei Yokoi [chose black and white](/blog/why-the-game-boy-stayed-grey) against resistance inside Nintendo. Price played a part in the machine as a whole. Satoru Okada, who developed it with him, said in 2000:

> "we had price constraints, so I significantly cut down the device's specifications"
>
> *Satoru Okada, Nintendo Online Magazine, 2000, translated twice, [gbasp.ru](https://gbasp.ru/gbainterview-en.html)*

Some of the ideas left over, he said, went into the Color.

The Color has 32,768 colours and shows up to 56 at once: eight background palettes of four and eight sprite palettes of three. An old game needs ten of those places. The console stores its paint as set-ups of three palettes with four colours each. The first colour of a sprite palette is never seen, because that value is transparent, so the count is ten again. The game's drawings stay as they were.

## The sum, step by step

![Sixteen boxes with the letters of TETRIS and ten zeros, added up to $DB, which leads to a palette](/images/drawings/palette-sum.svg)
*TETRIS adds up to $DB. The letters of POKEMON RED give 788, of which the console keeps the lowest eight bits: 20, or $14.*

The console reads the cartridge's header, where the title and the publisher's code are stored. Then it goes through these steps:

1. **Does the game bring its own colours?** If bit 7 of the byte at $0143 is set, it does. No stored palette is used.
2. **Is Nintendo the licensee?** The byte at $014B must be $01. If it's $33, the console reads the two bytes at $0144 and $0145 instead, and they must spell 01. Anybody else's game gets the default, a set-up that players call Dark Green.
3. **Add up.** The 16 bytes from $0134 to $0143 are added, and only the lowest eight bits are kept. Unused places are normally zero.
4. **Look up.** The console searches a list of 79 sums, numbered from 0. Number 0 is a dummy. No hit means the default.
5. **Positions 1 to 64** lead straight to an entry.
6. **Positions 65 to 78** are shared by several titles. Here the fourth letter of the title decides, by three rows of letters. No match means the default.

Try it with `POKEMON RED`. The values of its letters, with 32 for the space, are 80 + 79 + 75 + 69 + 77 + 79 + 78 + 32 + 82 + 69 + 68 = 788. Take away 256 three times and 20 is left, which is $14. That's position 22, and position 22 needs no fourth letter.

Mind the spaces. A few titles are padded with one at the end, `GALAGA&GALAXIAN` among them, and that changes the sum.

The console does all this before it checks the cartridge. It draws the logo and sets up the palettes, and only after the animation does it look at the cartridge's own copy of the logo and the header sum.

## When two titles make one number

Eight bits give 256 different sums, and titles collide. Some ties are settled by the fourth letter, some aren't settled at all:

| Sum | Titles in the header | What decides |
| --- | --- | --- |
| $46 | `SUPER MARIOLAND`, `METROID2` | fourth letter: E or R |
| $61 | `POKEMON BLUE`, `VEGAS STAKES` | E or A |
| $28 | `GOLF`, `GALAGA&GALAXIAN` | F or A |
| $BF | `KID ICARUS`, `SOCCER` | space or C |
| $B3 | `KIRBY2`, `MOGURANYA`, `TETRIS ATTACK` | B, U or R |
| $14 | `POKEMON RED`, `GAMEBOYCAMERA G` | nothing: same colours |
| $AA | `POKEMON GREEN`, `JAMES  BOND  007` | nothing: same colours |

Sixty-four entries are found directly. The three rows of letters add 14, 14 and one. Together that's 93 entries besides the default, and they lead to 45 different set-ups. You'll often read that 93 games are recognised. That's the number of entries. At least five of them serve two known titles, so more than 93 titles are painted.

Four known titles have an entry that leads back to the default anyway: *Tetris Plus*, *Ken Griffey Jr. Presents Major League Baseball*, *Wario Blast* and *Arcade Classic No. 2*.

Because of the licensee test, one game can come up in two ways. *Mega Man*, *Street Fighter II* and *Battletoads* are coloured only in releases whose header names Nintendo, mostly European ones, as far as the emulators' tables show. The same title from another publisher gets the default.

With two sums, $43 (known from *The Chessmaster*) and $58 (from *X*), the start program also writes the large monochrome Nintendo logo into the tile map.

These are the raw colours that some well-known titles receive. The reflective screen of 1998 showed them paler.

| Title | Sum | Background, four shades | First sprite palette, three shades |
| --- | --- | --- | --- |
| `TETRIS` | $DB | #FFFFFF #FFFF00 #FF0000 #000000 | #FFFF00 #FF0000 #000000 |
| `SUPER MARIOLAND` | $46, E | #B5B5FF #FFFF94 #AD5A42 #000000 | #FFFFFF #FF8484 #943939 |
| `METROID2` | $46, R | #FFFFFF #63A5FF #0000FF #000000 | #FF0000 #630000 #000000 |
| `ZELDA` | $70 | #FFFFFF #FF8484 #943939 #000000 | #00FF00 #318400 #004A00 |
| `POKEMON RED` | $14 | #FFFFFF #FF8484 #943939 #000000 | #7BFF31 #008400 #000000 |
| `POKEMON BLUE` | $61, E | #FFFFFF #63A5FF #0000FF #000000 | #FF8484 #943939 #000000 |
| `SPACE INVADERS` | $E8 | #000000 #008484 #FFDE00 #FFFFFF | #008484 #FFDE00 #FFFFFF |

`ZELDA` is [*Link's Awakening*](/blog/review-links-awakening). In the last row the order is turned round: black comes first and white last.

## Twelve palettes under your thumbs

If you don't like the choice, switch on and press a direction while the logo is shown, alone or together with A or B. Every new choice keeps the logo on screen for at least another 30 frames, so you can change your mind. The names come from players and emulators. The start program has none.

| | Alone | With A | With B |
| --- | --- | --- | --- |
| **Up** | Brown | Red | Dark Brown |
| **Down** | Pastel Mix | Orange | Yellow |
| **Left** | Blue | Dark Blue | Grayscale |
| **Right** | Green | Dark Green | Inverted |

Left and B is the one for a grey picture. Right and A is the default. Down and A is exactly what [*Tetris*](/blog/review-tetris-game-boy) gets by itself, and Right and B is what *Space Invaders* gets.

Six of the twelve also occur in the automatic choice. The other six you only see by hand: Up with A or B, Down alone or with B, Left alone, Right alone. Added to the 45, they make 51 set-ups.

## Cartridges that bring their own colours

The stored palettes are for monochrome games. Cartridges made for both machines, or for the Color alone, choose their own colours. Shell colour is a weak guide to which is which. Usually grey means Game Boy, black means both and clear means Color only, but *Pokémon Red*, *Blue*, *Yellow*, *Gold* and *Silver* and the *Donkey Kong Land* games have shells of their own colour. Check these instead:

- **The box.** Read the logo on it.
- **The top of the shell.** By report, a cartridge for the Color alone has a raised top with its logo. The older kinds have a recessed one.
- **The corner notch.** Older kinds have it. Cartridges marked 'Only for Game Boy Color' don't, so the power switch of a first Game Boy can't move. In a [Game Boy Pocket](/consoles/game-boy-pocket) they go in, show a notice and stop.

*Link's Awakening DX* is a cartridge for both. On a first Game Boy the guards of its colour dungeon send you away. The [compatibility table](/compatibility) has the other combinations. How the Color came about is told in [the colour Game Boy of 1992](/blog/the-colour-game-boy-of-1992).

## Sources

- [Pan Docs: Power-Up Sequence](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Power_Up_Sequence.md), gbdev, 9 June 2026
- [Pan Docs: Specifications](https://github.com/gbdev/pandocs/blob/master/src/Specifications.md), gbdev
- [SameBoy: the palette tables of its free start program](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), SameBoy, 15 June 2026
- [gambatte-libretro: palettes by title](https://github.com/libretro/gambatte-libretro/blob/fc59959a30b40d74875f18ac4bc617d81b42d782/libgambatte/libretro/gbcpalettes.h), libretro
- [mGBA: palettes per game](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gb/overrides.c), mGBA
- [The twelve button combinations and their names](http://www.gamehiker.com/wiki/index.php?title=Game_Boy_Color), Gamehiker Wiki
- [Okada in Nintendo Online Magazine, 2000](https://gbasp.ru/gbainterview-en.html), gbasp.ru, translation
- [Yokoi remembers: interview of 1997](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy), Game Developer
- [Game Boy Color modes and cartridge types](https://gbstudiocentral.com/tips/game-boy-color-modes/), GB Studio Central
- [An overview of specially coloured cartridges](https://www.oldschoolgamermagazine.com/an-overview-of-special-colored-game-cartridges/), Old School Gamer
- [Nintendo Game Boy Color (1998-2003)](http://www.obsoletemedia.org/nintendo-game-boy-color/), Museum of Obsolete Media
- [Short guide on Game Boy backwards compatibility](https://www.geeksrepublika.com/2020/10/feature-short-guide-on-game-boy.html), Geeks Republika, October 2020
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000009', '2025-09-27T09:00:00Z', '2026-11-24T09:00:00Z',
   'Half a year, a third off: how the 3DS was rescued', 'how-the-3ds-was-rescued', 'history', '/images/blog/how-the-3ds-was-rescued.svg',
   'Handheld Legacy', '2025-09-27', '6 min', true,
   'Nintendo shipped 3.61 million 3DS consoles in five weeks and 0.7 million in the next three months. Then it cut the price and apologised to early buyers.',
   $post$By 31 March 2011, less than five weeks after the first one was sold in Japan, Nintendo had shipped 3.61 million units of the [Nintendo 3DS](/consoles/nintendo-3ds). From April to June it shipped 710,000 more.

The second number is easily misread, and an earlier version of this article misread it. It counts the consoles that Nintendo sent to shops, and says nothing of how many were bought.

| Shipped, in millions | To 31 March 2011 | April to June 2011 |
| --- | --- | --- |
| Japan | 1.06 | 0.21 |
| The Americas | 1.32 | 0.11 |
| Elsewhere | 1.23 | 0.40 |
| Total | 3.61 | 0.71 (Reuters), 0.72 (sum of the regions) |

The Americas got 110,000 consoles in those three months. In April alone, shoppers in the United States are reported to have bought about 194,000. The figure was called unofficial at the time, since NPD had stopped publishing hardware numbers. If it's near the truth, American shops sold more in one month than Nintendo sent to the whole of the Americas in three, and so they were still selling from the first delivery. This last step is our inference.

## Records and warnings in the same spring

The first days were good ones. Japan's launch weekend, from 26 February, brought 374,764 sales. Europe started on 25 March and sold 303,000 in two days, 113,000 of them in the United Kingdom. North America followed on 27 March, and just under 400,000 were sold in the first week in the United States. The three figures cover periods of different length and add up to just over a million. In April Nintendo Life reported records around the world, and in Europe the fastest sales of any Nintendo handheld.

The same weeks brought worse numbers. Nintendo had aimed at 4.0 million by the end of March and missed by 390,000. In the United States the 3DS sold about 100,000 fewer than the [Nintendo DS](/consoles/nintendo-ds) had in its own launch month. The older DS models, with 460,000, outsold it there in March, in a count that took in only seven days of the 3DS.

The earthquake of 11 March had come between the Japanese launch and the European one. On 25 or 26 April Satoru Iwata told investors that sales hadn't met expectations after the second week. He named the earthquake as a factor and refused to use it as the only excuse. Andriasang, reporting that month, had him expecting no recovery before the autumn.

## What ¥25,000 bought

The DS had opened at ¥15,000 and $149.99. The 3DS cost ¥25,000 and $249.99. No earlier handheld in our catalogue had cost so much at its start in either country. For Britain we've found no official price; before the launch shops announced £219.99 to £229.99.

![Chart of American launch prices, then and in today's dollars, by model](/images/charts/launch-prices.svg)
*Of the later handhelds only the [Nintendo Switch](/consoles/nintendo-switch) opened at a higher American price than the 3DS. [Numbers and sources](/charts#launch-prices)*

For that the buyer got a 3.53-inch screen that showed [depth without glasses](/blog/glasses-free-3d-explained), with a slider to weaken the effect or switch it off. There were motion sensors and cameras. The battery was rated at 3 to 5 hours in 3DS games; in the GeekDad test of September 2012 it lasted [3 hours 55 minutes](/blog/how-long-do-they-really-last). Game cards had [a region lock](/blog/region-locks-explained), unlike those of the first DS.

Japan's buyers had eight games to choose from at launch. Kotaku counted sixteen in the United States and five in Australia.

![Drawing of the Nintendo 3DS, open](/images/consoles/nintendo-3ds.svg)
*The Nintendo 3DS of 2011 weighs 235 g. Closed it measures 134 × 74 × 21 mm.*

## 28 July 2011

Nintendo announced the cut on 28 July, five months after the Japanese launch and four after the American one. It took ¥10,000 off in Japan from 11 August, which is 40 per cent, and $80 off in the United States from 12 August, which is 32. The third in this article's title is the American figure, rounded up. In Japan the 3DS now cost what the DS had cost in December 2004, to the yen.

In dollars of May 2026 the American price fell from about $375 to about $251. ([What they cost, then and now](/blog/what-they-cost-then-and-now) has the sums.)

Iwata took a cut of 50 per cent in his own pay, and apologised to the early buyers in a letter. It called the price cut the first of its kind at Nintendo:

> "never before has Nintendo chosen to issue such a dramatic price drop less than 6 months after a system release"
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, translation by Giant Bomb, [Nintendo Life, August 2011](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry)*

To those who had bought early it said:

> "there is nothing we can do to completely make up for the feeling that you are being punished for buying the system early"
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, in translation, [Engadget, 3 August 2011](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/)*

Under the Ambassador Program those buyers were given 20 games, ten from the NES and ten from the [Game Boy Advance](/consoles/game-boy-advance), whose cartridges a 3DS doesn't take.

## What came after the cut

| Date | What changed | Japan | United States |
| --- | --- | --- | --- |
| 26 February and 27 March 2011 | launch | ¥25,000 | $249.99 |
| 11 and 12 August 2011 | price cut | ¥15,000 | $169.99 |
| 28 July and 19 August 2012 | [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) | ¥18,900 | $199.99 |
| 12 October 2013 | [Nintendo 2DS](/consoles/nintendo-2ds) | not sold there until 2016 | $129.99 |

Reuters compared the thin quarter with the same one a year later: 710,000 shipped from April to June 2011, 1.86 million from April to June 2012. The 3DS XL wasn't on sale yet in either quarter. Its screens, 90 per cent larger in area, reached Japan and Europe on 28 July 2012, a year to the day after the announcement of the cut, and North America on 19 August.

The 2DS of 12 October 2013 left out the depth and the hinge. In North America it cost $120 less than the first 3DS had at its launch.

These figures don't separate the work of the price from that of the new games, which helped too. The best seller was *Mario Kart 7*, with 18.71 million copies by March 2020, or about one for every four consoles of the family.

Production of the whole family ended in September 2020. By 31 December of that year Nintendo counted 75.94 million, a little under half of the [154.02 million](/blog/two-screens-nobody-asked-for) of the DS. By then the 3DS family had been on sale for nine years and ten months.

## Sources

- [Quarter by region, with the year before](http://www.nintendolife.com/news/2012/07/nintendo_financial_results_console_and_software_sales), Nintendo Life, July 2012
- [1.86 million 3DS against 710,000](http://www.reuters.com/article/nintendo-earnings-idUST9E8I900020120725), Reuters, 25 July 2012
- [3.61 million, by region](https://www.nintendo-insider.com/nintendo-3ds-achieves-3-61-million-unit-sales-since-launch-software-hits-9-43-million/), Nintendo Insider
- [3DS launch sales worldwide](http://3ds.nintendolife.com/news/2011/04/3ds_launch_sales_have_been_breaking_records_worldwide) and [3DS the fastest-selling Nintendo handheld in Europe](http://www.nintendolife.com/news/2011/04/3ds_is_the_fastest_selling_nintendo_handheld_in_europe_too), Nintendo Life, April 2011
- [194,000 in April](http://www.computerandvideogames.com/301514/3ds-wii-record-heavy-sales-drop-in-april/), CVG
- [April 2011 NPD](https://www.thesixthaxis.com/2011/05/13/april-npd-numbers-arrive/), The Sixth Axis, 13 May 2011
- [March 2011 NPD](https://www.shacknews.com/article/68130/march-npd-3ds-launch-o), Shacknews
- [3DS launch sales below expectations](https://www.engadget.com/2011/04/26/iwata-3ds-launch-sales-below-expectations/), Engadget, 26 April 2011
- [No recovery before the autumn](https://andriasang.com/comv8d/iwata_no_recovery_until_fall/), Andriasang, April 2011
- [3DS launch line-ups by region](https://kotaku.com/and-you-thought-your-3ds-launch-lineup-was-lacking-5767879), Kotaku, 2011
- [3DS price drop](https://zeldauniverse.net/2011/07/28/nintendo-to-drop-prices-on-the-3ds/), Zelda Universe, 28 July 2011
- [Iwata's letter and pay cut](http://www.warpzoned.com/2011/08/satoru-iwata-apologizes-to-3ds-early-adopters-for-price-drop/), Warp Zoned, August 2011
- [Iwata's letter to 3DS owners](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry), Nintendo Life, August 2011
- [Iwata apologises to early adopters](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/), Engadget, 3 August 2011
- [Nintendo announces 3DS XL](http://blog.zagg.com/nintendo-announces-3ds-xl/), ZAGG, 2012
- [Switch 79.87 million, 3DS 75.94 million](https://nintendofuse.com/nintendo-switch-surpasses-3ds-sales-with-79-million-units/), NintendoFuse, 2021
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000010', '2025-10-25T09:00:00Z', '2026-11-24T09:00:00Z',
   'Switch Lite or Switch: what the smaller one leaves out', 'switch-lite-or-switch', 'reviews', '/images/blog/switch-lite-or-switch.svg',
   'Handheld Legacy', '2025-10-25', '5 min', true,
   'A hundred dollars and 123 grams apart, with a third console in between. Which Switch of 2020 to choose, judged by the data sheets.',
   $post$If you'll ever want the picture on a television, buy the [Switch](/consoles/nintendo-switch). If you won't, don't rush to the Lite: the revised Switch lasts longer away from a socket. The [Nintendo Switch Lite](/consoles/nintendo-switch-lite) saves $100 at launch prices and 123 g, and against the revised Switch it costs an hour and a half of *Breath of the Wild*.

That's a choice among three consoles. The Switch of 2017 was joined by a revised one in August 2019, and the Lite, announced in July, followed on 20 September 2019 in Japan, North America and Europe. China wasn't part of that day. We compare all three as they stood in 2020, from published specifications and without having used them for this.

| | Switch (2017) | Switch, revised (2019) | Switch Lite (2019) |
| --- | --- | --- | --- |
| Model | HAC-001 | HAC-001(-01) | HDH-001 |
| Screen | 6.2 inches, 1280 × 720 | the same | 5.5 inches, 1280 × 720 |
| Size in mm | 239 × 102 × 13.9 with Joy-Con | the same | 208 × 91.1 × 13.9 |
| Weight | 398 g with Joy-Con | the same | 275 g |
| Hours by Nintendo | 2.5 to 6.5 | 4.5 to 9 | 3 to 7 |
| *Breath of the Wild* | about 3 h | about 5.5 h | about 4 h |
| Television | yes, by dock | yes, by dock | no |
| US price at launch | $299.99 | not in our sources | $199.99 |

Our catalogue keeps one data sheet for both Switch models, so 'the same' in the middle column rests on that sheet.

## Hours: the revised Switch wins in the hand

Ranges like 3 to 7 hours decide nothing. Nintendo's example does. With *Breath of the Wild* running, the Switch of 2017 lasts about three hours, the Lite about four and the revised Switch about five and a half.

So the console that can do nothing except be held is beaten, in the hand, by one that also serves as a living-room machine. The Lite's only win is against the first model. Anybody who shops for used consoles should take that to heart, because a Switch of 2017 and one of 2019 differ by two and a half hours in the same game and wear the same name.

The safe way to tell them apart is the model number on the back: the revised one reads HAC-001(-01). The serial number helps as well. Its second letter gives the model (A for the first Switch, K for the revised one, J for the Lite) and its third the region of sale. W is the Americas, J stands for Japan and Europe, K for Korea and C for China, with more in later lists. An American hunts for XKW, a European for XKJ. [Which one do I have?](/tools/identify) goes through the signs.

We know of no published test of these hours. How Nintendo's figures for older machines stood up to a test is told in [How long do they really last?](/blog/how-long-do-they-really-last)

## Size: a smaller picture of the same thing

A Switch with its Joy-Con on weighs 398 g, the Lite 275 g. Even with both Joy-Con left at home the bare Switch comes to 297 g, which is still 22 g more than the complete Lite. Both data sheets say 13.9 mm for the thickness, but take that with care: the Switch reaches 28.4 mm at the sticks and the rear shoulder buttons.

![Drawing of the Nintendo Switch Lite, a one-piece console with a D-pad under the left stick](/images/consoles/nintendo-switch-lite.svg)
*The Lite: 208 × 91.1 × 13.9 mm, and a true D-pad.*

The picture shrinks as well. From 6.2 to 5.5 inches, about 21 per cent of the area goes. The dots don't: 1280 × 720 on both, so they sit closer, at 267 to the inch against 237. If small print is hard for you, the sharper dots won't make up for the smaller letters.

## What's been taken out, and what hasn't

No television, no dock, no kickstand. No HD Rumble and no infrared camera, and the controls don't come off. That's a long list for a third off the price. A game that can't be played in handheld mode needs separate Joy-Con, which the Lite can pair with but can't charge, and without a kickstand you'll have to prop the screen up yourself. Labo kits are reported not to fit at all. Every title that supports handheld mode runs.

Much survives. The Lite still senses motion, reads amiibo, takes a microSD card and has a headphone socket. One thing is better. Where the Switch has four separate direction buttons, the Lite has a real D-pad, as the [Game Boy](/consoles/game-boy) had. For old-fashioned games in two dimensions we'd call that the best reason to buy one.

The games are the same cards, and they're free of regions with one exception: since January 2020 there are cards published by Tencent for mainland China, and those run only on the Chinese console. [Imports, regions and closed shops](/blog/imports-regions-and-closed-shops) and [region locks explained](/blog/region-locks-explained) have the rest.

## Who should buy which

- **A household with a television and several players:** either full Switch. The Lite has no television output.
- **One player, on long trips:** the revised Switch. It's 123 g heavier and, by Nintendo's example, runs ninety minutes longer.
- **One player, short trips, a socket at both ends:** the Lite. It's two thirds of the price.
- **Somebody offered a cheap Switch of 2017:** check the back first. Plain HAC-001 means the shortest hours of the three.

In money: $199.99 against $299.99 in North America, ¥19,980 against ¥29,980 in Japan, £199.99 against £279.99 in Britain. The British discount is the smallest, a good quarter where the others give a third. [What they cost, then and now](/blog/what-they-cost-then-and-now) sets those prices beside the others, and the [comparison page](/consoles/compare?c=nintendo-switch,nintendo-switch-lite) has every line of both data sheets.

Most buyers took the big one. By 31 December 2020 there were 79.87 million Switch consoles sold, of which 13.53 million were the Lite, about 17 per cent. It had been on sale for some 15 of the 46 months since March 2017. The Lite started in yellow, grey and turquoise. A Zacian and Zamazenta edition came in November 2019, and coral on 20 March 2020 in Japan, on 3 April in North America and on 23 or 24 April in Europe.

None of that changes the advice above: a full Switch if there's a television, the revised one for long trips, the Lite for short ones.

## Sources

- [Switch Lite tech specs breakdown](https://www.videogameschronicle.com/news/nintendo-offers-switch-lite-tech-specs-breakdown/), VGC, 2019
- [Nintendo Switch Lite revealed](https://www.thedigitalfix.com/gaming/news/nintendo-switch-lite-confirmed/), The Digital Fix, July 2019
- [Switch Lite price, release date and specifications](https://themakoreactor.com/news/nintendo-switch-lite-price-release-date-specifications-announced/2015/), The Mako Reactor, 2019
- [Switch Lite to deploy this week](https://news.punchjump.com/2019/09/16/nintendo-switch-lite-to-deploy-this-week/), PunchJump, 16 September 2019
- [New model Switch with battery upgrade](https://www.nintendotimes.com/2019/07/17/new-model-nintendo-switch-getting-battery-upgrade-mid-august/), Nintendo Times, 17 July 2019
- [Nintendo reveals Switch price and date](https://www.bbc.co.uk/news/technology-38592678), BBC, January 2017
- [Coral Switch Lite at £199.99](https://metro.co.uk/2020/02/18/nintendo-switch-lite-new-coral-pink-colour-console-12260209/?ito=article.desktop.share.bottom.link), Metro, 18 February 2020
- [Switch Lite in Australia](https://junkee.com/switch-lite-australia-release/213295), Junkee, 2019
- [Switch launches in China on 10 December](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), VGC, 2019
- [Chinese Tencent cartridges](https://nintendowire.com/news/2020/01/07/report-global-nintendo-switch-consoles-cant-play-chinese-tencent-switch-cartridges/), Nintendo Wire, 7 January 2020
- [Product information, August 2019](https://switchbrew.org/w/index.php?title=Product_Information&diff=prev&oldid=7325&mobileaction=toggle_view_mobile), Switchbrew
- [Product information, March 2020](https://switchbrew.org/w/index.php?title=Product_Information&diff=next&oldid=8973&mobileaction=toggle_view_mobile), Switchbrew
- [Switch totals at 31 December 2020](https://www.gamepur.com/news/nintendo-switch-global-sales-reach-80m-units-officially-surpasses-3ds-lifetime-sales), Gamepur
- [Coral Switch Lite announced](https://videogameschronicle.com/news/coral-coloured-switch-lite-announced-for-japan), VGC, 2020
- [Coral Switch Lite in Europe and Australia](https://www.nintendo.destructoid.com/pre-orders-for-coral-switch-lite-open-for-eu-au-launches-4-23/), Destructoid, 2020
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000011', '2025-11-22T09:00:00Z', '2026-11-24T09:00:00Z',
   'Imports, region locks and closed shops', 'imports-regions-and-closed-shops', 'collecting', '/images/blog/imports-regions-and-closed-shops.svg',
   'Handheld Legacy', '2025-11-22', '6 min', true,
   'What to check before you pay for a handheld from abroad: release dates, the letters of a serial number, product codes, and a shop that has closed.',
   $post$You've found it abroad: the console that never reached your country, or the game that reached it late. Look at a few letters and dates before you pay. Whether a given cartridge fits and runs is a question for [Will it run?](/blog/region-locks-explained), which goes through it machine by machine.

Ask the seller for two photographs, one of the console's serial number and one of the game's product code, sharp enough to read every letter.

## What came late, and what never came

Dates tell you in which country to look first, and how long buyers elsewhere had to wait.

| Console | Japan | North America | Europe | Days, first to last |
| --- | --- | --- | --- | --- |
| [Game Boy](/consoles/game-boy) | 21 April 1989 | 31 July 1989 | 28 September 1990 | 525 |
| [Game Boy Light](/consoles/game-boy-light) | 14 April 1998 | never | never | - |
| [Nintendo DS](/consoles/nintendo-ds) | 2 December 2004 | 21 November 2004 | 11 March 2005 | 110 |
| [Nintendo DSi](/consoles/nintendo-dsi) | 1 November 2008 | 5 April 2009 | 3 April 2009 | 155 |
| [Nintendo 3DS](/consoles/nintendo-3ds) | 26 February 2011 | 27 March 2011 | 25 March 2011 | 29 |
| [Nintendo 2DS](/consoles/nintendo-2ds) | 27 February 2016 | 12 October 2013 | 12 October 2013 | 868 |
| [New Nintendo 3DS](/consoles/new-nintendo-3ds) | 11 October 2014 | 25 September 2015 | 13 February 2015 | 349 |
| [Nintendo Switch](/consoles/nintendo-switch) | 3 March 2017 | 3 March 2017 | 3 March 2017 | 0 |

For the Game Boy in America, August and September 1989 are printed as well.

Three rows need a closer look. The Light was sold in Japan only, at ¥6,800. For its special editions, see [collecting the Game Boy Light](/blog/collecting-the-game-boy-light). The 2DS went the other way. When Japan got it in February 2016 it came as a limited *Pokémon* bundle, and the standard model followed on 15 September 2016 at ¥9,800 before tax. The small New 3DS reached the United States only in bundles, the first with *Animal Crossing: Happy Home Designer* at $219.99. Americans had been able to buy the large [New 3DS XL](/consoles/new-nintendo-3ds-xl) since 13 February 2015.

The Switch row holds for those three markets. South Korea and Taiwan waited until 1 December 2017 and mainland China until 10 December 2019.

## Game Boy to DS Lite: no region to match

From the first Game Boy to the [DS Lite](/consoles/nintendo-ds-lite) the console takes cartridges from anywhere. There's one exception: games made for the Chinese iQue DS ran only on Chinese systems.

Two other things can spoil the purchase. A cell inside the cartridge may be keeping the save, and cells die: [Will my save survive?](/tools/saves) looks up the game, and [Why old saves vanish](/blog/why-old-saves-vanish) explains the rest. And a cheap Advance cartridge may be a copy, so have [Real or fake?](/blog/spotting-fake-gba-cartridges) open while you study the photographs.

If you mean to play Advance cartridges too, the DS Lite is the last Nintendo handheld with a slot for them.

## 3DS family: match the letters

Here the card and the console must belong together. An e-mail from Nintendo support, in translation, is blunt about it:

> "if you play a Korean 3DS game with a Japanese 3DS system (or vice versa), you won't be able to play at all"
>
> *Nintendo support, Japan, e-mail in translation, January 2011, [Engadget](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/)*

Age ratings were among the reasons Nintendo gave for the lock:

> "Different regions have different ratings systems."
>
> *Bill Trinen, Nintendo of America, January 2011, [CVG](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/?site=aus)*

A console that comes without its box still tells you where it belongs. The first letter of the serial number is the model: C for the 3DS, S for the [3DS XL](/consoles/nintendo-3ds-xl), A for the 2DS, Y for the New 3DS, Q for the New 3DS XL. For the [New 2DS XL](/consoles/new-nintendo-2ds-xl) we have no confirmed letter. The letters after it give the place of sale. Don't take that for the lock, because in two rows of this list they differ:

| After the model letter | Sold in | Lock |
| --- | --- | --- |
| JF, JH or JM | Japan | Japanese |
| W | North America | American |
| S | Middle East, South-East Asia | American |
| EF, EH or EM | Europe | European |
| AH | Australia | European |

The list is 3dbrew's, as it stood in December 2015. As we have it, it gives no letters for South Korea, Taiwan or mainland China.

Mind the S. In first place it's a 3DS XL. In second place it's a console for the Middle East or South-East Asia, with the American lock.

![Drawing of the Nintendo 3DS, open, with its two screens](/images/consoles/nintendo-3ds.svg)
*The first Nintendo 3DS carries the model code CTR-001, and its serial number starts with C.*

After the letters come nine digits, and the ninth is a check digit. You can test a number from a photograph with a pencil:

1. Set the ninth digit aside.
2. Add the 1st, 3rd, 5th and 7th.
3. Add the 2nd, 4th, 6th and 8th, and multiply by 3.
4. Add both results and keep the last figure. If that isn't 0, take it from 10. What you get must match the ninth digit.

Take CW404567772. The odd places give 4 + 4 + 6 + 7 = 21. The even places give 0 + 5 + 7 + 7 = 19, times 3 is 57. Together that's 78, the last figure is 8, and 10 - 8 is 2. The number ends in 2, so it's plausible: a 3DS sold in North America. Older versions of the 3dbrew page print another formula, which is wrong and happens to fit this very example.

Ordinary DS cards need none of this. iQue games apart, they're free of regions in the DSi and in the whole 3DS family. For cards with DSi functions, whose codes begin with TWL, reports differ; [the details are here](/blog/region-locks-explained).

## Switch: three letters to look for

Buy a Switch card from anywhere, with one check. If the code ends in CHN, the card was published by Tencent for mainland China and runs only on the Chinese console. Codes ending in CHT are from Hong Kong or Taiwan, and Siliconera reports no trouble with those.

The Chinese console has a box in simplified Chinese and a Tencent mark. On any Switch or [Switch Lite](/consoles/nintendo-switch-lite), the third letter of the serial number gives the place of sale: W for the Americas, J for Japan and Europe, K for Korea, C for China. If you end up with a Chinese one, it plays cards from elsewhere, but without their online services.

## When the shop has closed

The 3DS eShop closed in three steps:

- **After 23 May 2022:** no payment by card.
- **After 29 August 2022:** no eShop cards.
- **27 March 2023** (28 March in Japan): closed.

In Japan that was twelve years and a month after the 3DS had gone on sale. At the closure, games already paid for could still be downloaded again. Check with Nintendo whether that still works.

Downloads for the 3DS were tied to a region just as its cards were, and so was the DSi Shop before it. If the game you want was sold on a card, get the card, and match the letters.

## Sources

- [The Game Boy takes Europe by storm](http://home.bt.com/news/on-this-day/september-28-1990-nintendos-game-boy-takes-europe-by-storm-11364007131453), BT
- [DSi date in Europe](https://kotaku.com/dsi-european-release-date-price-announced-5156255), Kotaku, 2009
- [3DS will be region locked](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/), Engadget, 11 January 2011
- [3DS region lock and parental controls](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/?site=aus), CVG, January 2011
- [Serials, version of December 2015](https://www.3dbrew.org/w/index.php?title=Serials&direction=next&oldid=15042), 3dbrew
- [Serials, later version with the check digit](https://www.3dbrew.org/w/index.php?title=Serials&oldid=20483&mobileaction=toggle_view_mobile), 3dbrew
- [Product information, 1 August 2019](https://switchbrew.org/w/index.php?title=Product_Information&diff=prev&oldid=7325&mobileaction=toggle_view_mobile), Switchbrew
- [iQue DS and iQue 3DS](https://kotaku.com/the-3ds-will-not-be-banned-in-china-5730208), Kotaku, January 2011
- [Tencent Switch games on other Switches](https://www.siliconera.com/tencent-nintendo-switch-games-will-not-work-on-international-nintendo-switches/), Siliconera
- [Tencent cards and other consoles](https://nintendowire.com/news/2020/01/07/report-global-nintendo-switch-consoles-cant-play-chinese-tencent-switch-cartridges/), Nintendo Wire, 7 January 2020
- [Game Boy Light anniversary](http://www.famitsu.com/news/202004/14196543.html), Famitsu, 14 April 2020
- [2DS in Japan](https://news.yahoo.co.jp/articles/377eee4e1e9733c9a23ef0dfa068daea92077dde), Famitsu via Yahoo Japan
- [New 3DS coming to North America](https://www.pressthebuttons.com/2015/08/new-nintendo-3ds-coming-to-north-america.html), Press the Buttons, August 2015
- [Switch in South Korea and Taiwan](http://itechnews.co/switch-launches-in-south-korea-and-taiwan-on-dec-1/), iTechNews, 2017
- [Switch in China on 10 December](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), VGC, 2019
- [End of purchases in the 3DS eShop](https://tweakers.net/nieuws/199216/aankopen-doen-via-eshop-op-wii-u-en-3ds-vanaf-27-maart-2023-niet-meer-mogelijk.html), Tweakers
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000012', '2025-12-13T09:00:00Z', '2026-11-24T09:00:00Z',
   '3D without glasses: from parallax barrier to 2DS', 'glasses-free-3d-explained', 'tech', '/images/blog/glasses-free-3d-explained.svg',
   'Handheld Legacy', '2025-12-13', '4 min', true,
   'How the 3DS sends each eye its own picture, which of the six models do it, how to tell them apart at a glance, and what the battery tests leave open.',
   $post$On paper the top screen of the [Nintendo 3DS](/consoles/nintendo-3ds) has an odd shape: 800 × 240 points, more than three times as many across as down. It holds two pictures, one for each of your eyes, and each is 400 points wide and 240 high. The hardware has to keep them apart without glasses.

## iFixit's picket fence, and the slider

What keeps them apart is a parallax barrier, a layer of fine slits that lets each eye see only its own points. The best picture of it comes from iFixit's teardown of a [New Nintendo 3DS XL](/consoles/new-nintendo-3ds-xl), which compares it with

> "a very small picket fence in front of your screen"
>
> *iFixit, no date given, [teardown of the New Nintendo 3DS XL](https://www.ifixit.com/Teardown/New+Nintendo+3DS+XL+Teardown/36346)*

Your eyes, as iFixit puts it, "peer around the fence boards".

![Drawing of a parallax barrier: two eyes look through a row of slits at a screen, and each eye reaches its own columns of points](/images/drawings/parallax-barrier.svg)
*Of the 800 points across, 400 are for the left eye and 400 for the right.*

The lower screen has no part in this. It shows 320 × 240 points, and its touch layer is resistive: it answers to pressure.

The slider on the 3DS weakens the effect or switches it off. Nikkei Electronics took a console apart in 2011 and reported that the barrier itself goes on and off with the slider. By that account there's no fence in front of your screen while the effect is off.

Nikkei also suspected Sharp of making the part. We've found nothing that confirms it.

## Which models have it

Six models play 3DS cards. Four of them have the barrier.

| Model | First sold | Upper screen | 3D | Follows your face |
| --- | --- | --- | --- | --- |
| Nintendo 3DS | 26 February 2011 | 3.53 inches | yes | no |
| [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) | 28 July 2012 | 4.88 inches | yes | no |
| [Nintendo 2DS](/consoles/nintendo-2ds) | 12 October 2013 | 3.53 inches | no | - |
| [New Nintendo 3DS](/consoles/new-nintendo-3ds) | 11 October 2014 | 3.88 inches | yes | yes |
| New Nintendo 3DS XL | 11 October 2014 | 4.88 inches | yes | yes |
| [New Nintendo 2DS XL](/consoles/new-nintendo-2ds-xl) | 2017 | 4.88 inches | no | - |

To tell them apart on a shop table, go by what you can see and feel:

1. One flat wedge without a hinge: it's the 2DS.
2. It folds and has a 3D slider: it has 3D.
3. It folds, has the small second stick (the C Stick) and the ZL and ZR buttons, but no slider: it's the New 2DS XL.
4. Slider and C Stick together: one of the two New 3DS models, with face tracking.

[Which one do I have?](/tools/identify) covers the rest of the family and the codes on the label. [The four models with a barrier](/consoles/compare?c=nintendo-3ds,nintendo-3ds-xl,new-nintendo-3ds,new-nintendo-3ds-xl) stand side by side on the comparison page. If you're buying any of them from abroad, [read the serial number first](/blog/imports-regions-and-closed-shops).

## A camera that watches you

The New 3DS went on sale in Japan on 11 October 2014. Its inner camera follows your face and uses what it sees to keep the 3D image stable. For the dark there's an infrared lamp. Some pages credit the first 3DS with this; it came with the New models.

If you're buying a used New 3DS for its 3D, that's the part to try. Turn the effect on, move your head a little from side to side, and see whether the picture holds. Then do the same with the light out.

## The 2DS does without

A year before the New models, on 12 October 2013, Nintendo had brought out a model without the barrier. The 2DS plays the same library and shows all of it flat. Its upper screen has 400 × 240 points, what one eye gets on a 3DS.

Inside there aren't two screens. A teardown reported by Polygon on 15 October 2013 found one LCD panel behind the casing, which only looks like two from the front.

The cameras stayed. You can take 3D photos with a 2DS, but it can't show them to you in 3D.

The New 2DS XL of 2017 has the same 4.88 and 4.18 inch screens as the New 3DS XL and a hinge, in 2D only.

## What the battery tests leave open

Nintendo's figures look as if leaving out the barrier saved power: 3 to 5 hours of 3DS games for the 3DS and 3.5 to 5.5 for the 2DS, on batteries of the same 1,300 mAh.

| Test, October 2013 | 3DS | 2DS |
| --- | --- | --- |
| *Mario Kart 7* loaded | 3 h 56 | 4 h 25 |
| No game, 3D off | 3 h 51 | 4 h 07 |

Andy Robertson ran both tests, and Nintendo Life printed both. The first doesn't say whether 3D was on. In the second it was off, and the 2DS still lasted 16 minutes longer. The age of the batteries may explain that, as Nintendo Life remarked. Neither test tells you what the barrier costs. For the other handhelds against the clock, see [How long do they really last?](/blog/how-long-do-they-really-last)

## Sources

- [New Nintendo 3DS XL teardown](https://www.ifixit.com/Teardown/New+Nintendo+3DS+XL+Teardown/36346), iFixit
- [Note on the 800-pixel panel](https://gbatemp.net/members/kadupse.377791/recent-content), GBAtemp
- [Nikkei Electronics teardown of the 3DS](http://nintendo-ds.dcemu.co.uk/3ds-disassembled-put-under-the-microscope-353828.html), reported by DCEmu, 2011
- [New 3DS announcement notes](http://denpairuka.ldblog.jp/archives/2014-08.html), denpairuka, August 2014
- [2DS teardown: one screen](https://www.polygon.com/2013/10/15/4843366/nintendo-2ds-teardown-reveals-its-big-single-screen-construction), Polygon, 15 October 2013
- [Nintendo 2DS announced](https://gamezone.dev.playwire.com/news/nintendo-2ds-announced-removes-the-3ds-third-dimension), GameZone, 2013
- [New 2DS XL announced](https://www.theguardian.com/technology/2017/apr/28/nintendo--2ds-xl-handheld-larger-display-clamshell-design), The Guardian, 28 April 2017
- [Battery figures of the 3DS](https://www.engadget.com/2011-01-08-nintendo-3ds-good-for-only-3-to-8-hours-of-play-time-per-charge.html), Engadget, 8 January 2011
- [2DS battery of 1,300 mAh](https://www.nintendolife.com/news/2013/10/we_opened_up_the_nintendo_2ds_and_found_a_1300mah_battery_inside), Nintendo Life, October 2013
- [2DS family stress test](https://www.nintendolife.com/news/2013/10/parent_trap_nintendo_2ds_family_stress_test), Nintendo Life, October 2013
- [2DS against other handhelds](http://www.nintendolife.com/news/2013/10/video_heres_how_the_2ds_stacks_up_against_other_handhelds_when_it_comes_to_stamina), Nintendo Life, October 2013
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000013', '2026-01-10T09:00:00Z', '2026-01-10T09:00:00Z',
   'Eighty grams: the last console called Game Boy', 'game-boy-micro-the-last-of-the-name', 'history', '/images/family.svg',
   'Handheld Legacy', '2026-01-10', '1 min', false,
   'Sixteen years after the first Game Boy came one a fifth of its size. The Micro closed the line in 2005, and it is not clear that anyone meant it to.',
   $post$The first [Game Boy](/consoles/game-boy) of 1989 weighed 220 g before anyone put batteries in it. The last console to carry the name, sixteen years later, weighed 80 g. Multiply out the measurements and the [Game Boy Micro](/consoles/game-boy-micro) fills about a fifth of the space: 101 × 50 × 17.2 mm, with a face that could be changed for another.

It was announced at E3 on 17 May 2005 and reached the shops that autumn, on 13 September in Japan, 19 September in North America and 4 November in Europe. Japan paid ¥12,000 with tax, North America $99.99. By then the [Nintendo DS](/consoles/nintendo-ds) had been on sale for the better part of a year.

![Drawing of the Game Boy Micro](/images/consoles/game-boy-micro.svg)
*The Game Boy Micro of 2005: 101 × 50 × 17.2 mm.*

## A very small window

The screen is the best argument for the Micro and also the best against it. It measures two inches, less than half the area of the 2.9-inch panel in the [Game Boy Advance SP](/consoles/game-boy-advance-sp), and it shows the same 240 by 160 pixels. Packed that tightly, they come to about 144 per inch where the SP has roughly 99. There is a backlight with five levels, and the headphone socket that the SP lacked is here again.

Other things went. The link port is the Micro's own. Cartridges for the Game Boy and the Game Boy Color, which every earlier Advance model had accepted, do not run. A console named Game Boy could no longer play the games the name was made for.

## A name at the end

Nintendo's figure as of March 2007 is 2.42 million, about three per cent of the Advance family. Sources disagree on when production stopped; some say 2008, others later. No successor took the name.

What remains to be settled is whether that was ever a decision. Did somebody choose the Micro as a farewell, or did
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000014', '2026-02-07T09:00:00Z', '2026-02-07T09:00:00Z',
   'Forty Game Boys on one Switch: screens in numbers', 'forty-game-boys-on-one-switch', 'tech', '/images/family.svg',
   'Handheld Legacy', '2026-02-07', '2 min', false,
   'Eight across and five down, without a pixel left over. What a small coincidence of arithmetic can tell us about three decades of handheld screens.',
   $post$Some divisions come out so neatly that they look intended. The screen of the [Nintendo Switch](/consoles/nintendo-switch) is 1280 pixels wide and 720 high. That of the first [Game Boy](/consoles/game-boy) is 160 wide and 144 high. Eight Game Boy pictures fit side by side across the newer one and five fit on top of each other, which makes forty, and there is not a single pixel left over.

It is presumably a coincidence, since 28 years lie between the two. But it provides a handy unit. Measured in Game Boys, the [Game Boy Advance](/consoles/game-boy-advance) of 2001 shows one and two thirds. Each screen of the Nintendo DS comes to a little over two, so that the pair of them offers more than four. The upper screen of the [Nintendo 3DS](/consoles/nintendo-3ds) has slightly more than four for each eye. Then comes the leap to forty.

![Drawing of the Nintendo Switch](/images/consoles/nintendo-switch.svg)
*The Nintendo Switch of 2017: 239 × 102 × 13.9 mm with Joy-Con.*

## Smaller, not only more

Counting pixels is one thing and seeing them is another. On the first Game Boy a pixel occupies about 0.29 mm, going by an image 47 mm wide. On the Switch, with its 6.2 inches, it is close to 0.11 mm. Each of our forty pictures would be some 17 mm wide there, about the width of a fingertip.

The way from one to the other was not straight. The Game Boy Micro of 2005 packed 144 pixels into an inch. The first DS, a year older, has roughly 107, and the DSi XL, which followed four years after the Micro, only about 76. Nintendo enlarged the screens of the XL and left the resolution as it was, so the pixels simply grew. On that scale the DSi XL is coarser than the Game Boy, which has around 86.

## A fairer yardstick?

Density, then, does not climb steadily, while the plain count of pixels does across the machines named at the start. Colours tell a third story: four shades, then 32,768, then 262,144, then about 16.77 million. Which of these did players notice first? Any answer would have to take the light into account, and on that the figures above are silent. Does a lit screen with few pixels count for more than an unlit one with many?
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000015', '2026-03-21T09:00:00Z', '2026-03-21T09:00:00Z',
   'Two screens, twice: from Game & Watch to DS', 'from-game-and-watch-to-ds', 'history', '/images/blog/from-game-and-watch-to-ds.svg',
   'Handheld Legacy', '2026-03-21', '4 min', true,
   'In 1982 the order was to use two screens, and nobody knew how. The same wish came back two decades later, and by Satoru Okada''s account nobody liked it.',
   $post$On 3 June 1982 Nintendo put an orange case with a hinge and two screens on sale. It was a Game & Watch called *Donkey Kong*, model DK-52, and it played that one game.

In 2010 Satoru Iwata talked about it with Takehiro Izushi and Makoto Kano for the series *Iwata Asks*. Two years after the first Game & Watch, the order had simply been to use two screens, and nobody knew how. It reminded Iwata of the [Nintendo DS](/consoles/nintendo-ds).

> "That's just like with the development for Nintendo DS system!"
>
> *Satoru Iwata, 2010, [Iwata Asks: Game & Watch Ball](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

## A man on a train, and a machine too big

The first Game & Watch was *Ball*, of 28 April 1980. One story of how the series began puts Gunpei Yokoi on a train, where he saw a man kill time with a calculator.

Satoru Okada, who was to develop the [Game Boy](/consoles/game-boy) with Yokoi, called that story incomplete. In *Retro Gamer* 163, of December 2016, he added a second origin, the Microvision. The team had played it and found it too big. From there came the decision to build one game into each machine, with good drawings, on the display of a calculator. He and Yokoi [differed over the Game Boy](/blog/why-the-game-boy-stayed-grey) too.

The series sold 43.4 million. Japan bought 12.87 million of them, so seven in ten went to other countries. How many models there were depends on what a list does with special editions: 59 by one way of counting, 60 by another.

## Two screens, a hinge and a pad

*Donkey Kong* was the second model of the Multi Screen series. To study hinges for it, Kano went out and [bought make-up compacts](/blog/gba-sp-second-look), and he kept them in his desk.

*Donkey Kong* was also the first Nintendo product with the cross-shaped pad. Yokoi sent back one prototype after another. The pad had to work without being looked at, hence the hollow in its middle.

> "Yokoi-san was really particular that players be able to operate it without looking at their hands"
>
> *Takehiro Izushi, 2010, [Iwata Asks: Game & Watch Ball](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

How many of the *Donkey Kong* were sold is uncertain. One list gives a range from 250,000 to a million. The Victoria and Albert Museum, which keeps a DK-52 in its collections, says more than a million.

The pad turned up again on the Game Boy of 1989 and on every Game Boy after it. The second screen didn't. From the first Game Boy to the [Game Boy Micro](/consoles/game-boy-micro) there was one screen each time.

## The wish of a former president

What follows is Okada's account, most of it from the same interview of 2016. None of our sources has Yamauchi's own.

After the [Game Boy Advance SP](/consoles/game-boy-advance-sp), the folding Game Boy of 2003, his team was working on a normal successor, code-named IRIS. Then a wish arrived. Hiroshi Yamauchi, who was no longer president, wanted two screens and had the Multi Screen Game & Watch in mind. Iwata passed it on.

Everybody [disliked the idea](/blog/two-screens-nobody-asked-for), Okada said, and he counted Iwata among them. By one report of the interview, on the German site 4Players, he wanted to talk Yamauchi out of it, and Iwata asked him to give it a try. The Italian site Everyeye has the project change its name from IRIS to Nitro. The machine that came out of it has the model number NTR-001.

Nintendo announced the DS on 20 January 2004. It was first sold on 21 November of that year, in North America.

![Drawing of the Nintendo DS, open, with its two screens one above the other](/images/consoles/nintendo-ds.svg)
*Both screens of the DS measure three inches across the diagonal and show 256 × 192 dots.*

## The same idea, side by side

| | Donkey Kong, 1982 | Nintendo DS, 2004 |
| --- | --- | --- |
| Who asked for two screens | the management | Hiroshi Yamauchi, no longer president |
| First reaction, as remembered | nobody knew how | everybody disliked it |
| What the screens show | fixed pictures | 256 × 192 dots each |
| Hinge | studied on make-up compacts | the SP had had one since 2003 |
| First Nintendo product or handheld with | the cross-shaped pad | a touch screen |
| Games | one, built in | DS cards, and [Game Boy Advance](/consoles/game-boy-advance) cartridges in a second slot |
| Sold | 250,000 to over 1 million | 154.02 million, the whole family |

Both machines had something new for the hands as well. In 1982 it was a pad to be used without looking, in 2004 a screen to be touched, and the DS kept the pad.

## What Okada said in 2017

According to a copy of an encyclopedia article, Okada said in 2017 that Iwata had been right. In the interview of 2016 he'd counted Iwata among those who disliked the idea. Iwata had passed it on all the same, and by 4Players' report he'd asked for a try.

The DS family ended at 154.02 million, in four models. The 59 or 60 models of Game & Watch had come to 43.4 million, a little over a quarter of that.

## Sources

- [Iwata Asks: Game & Watch Ball, page 5](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4), Nintendo, 2010
- [Iwata Asks on the hinge, quoted](https://archive.vgfacts.com/thread-1767-nextoldest.html), VGFacts
- [Okada on three machines](https://nintendoeverything.com/former-nintendo-designer-on-the-creation-of-game-watch-game-boy-ds/), Nintendo Everything, December 2016
- [The Retro Gamer quotation](https://gamrconnect.vgchartz.com/post.php?id=9636920), VGChartz forum
- [How the two screens came about](http://www.4players.de/4players.php/spielinfonews/Allgemein/326/2164284/Nintendo-Konzern-Veteran_erklaert_Entstehung_der_zwei_Bildschirme_des_DS_alle_hassten_diese_Idee_selbst_Iwata.html?ref=newsfeed), 4Players
- [IRIS became Nitro](http://www.everyeye.it/notizie/satoru-okada-svela-alcuni-retroscena-sulla-progettazione-del-nintendo-ds-281153.html), Everyeye
- [How the Nintendo DS came to be](https://www.techtimes.com/articles/190980/20170102/how-the-nintendo-ds-came-to-be-explained-by-the-man-who-helped-create-the-first-game-boy.htm), Tech Times, January 2017
- [Nintendo Research & Engineering](https://wikisum.wiki/wiki/Nintendo_RED), Wikisum, copy of an encyclopedia article
- [Donkey Kong DK-52](http://collections.vam.ac.uk/item/O1262873/donkey-kong-handheld-games-console-nintendo), Victoria and Albert Museum
- [Donkey Kong](https://nintendogameandwatch.com/multi-screen/donkey-kong/), nintendogameandwatch.com
- [Game & Watch list](https://nindb.net/gw/index.html), NinDB
- [Game & Watch, 39 years](https://nintendosoup.com/happy-39th-birthday-game-watch/), NintendoSoup
- [Game & Watch](https://web-production-4e80b.up.railway.app/page/Game_&_Watch), copy of an encyclopedia article
- [Foreshadowing the DS](https://www.retrothing.com/2011/02/a-nintendo-ds-from-1983.html), Retro Thing, 2011
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000016', '2026-05-16T09:00:00Z', '2026-05-16T09:00:00Z',
   'What they cost then, and what that is today', 'what-they-cost-then-and-now', 'history', '/images/blog/what-they-cost-then-and-now.svg',
   'Handheld Legacy', '2026-05-16', '6 min', true,
   'Eighteen American launch prices from the Game Boy to the Switch Lite, put into dollars of May 2026, with yen, price cuts and gaps.',
   $post$On 31 July 1989, by most accounts, Americans could buy a [Game Boy](/consoles/game-boy) for $89.99. On 3 March 2017 they could buy a [Nintendo Switch](/consoles/nintendo-switch) for $299.99. The number on the tag had more than tripled. In dollars of May 2026 the first price comes to $242 and the second to $412, and the step shrinks to 1.7 times.

The sum rests on the American consumer price index, all items, not seasonally adjusted. It stood at 124.4 in July 1989 and at 335.123 in May 2026, so prices rose by a factor of 2.69. Each launch price below is carried forward from the month of its launch. Sales tax is left out.[^1]

[^1]: The choice of dates moves the result. From the average of 1989 to the average of 2025, the Game Boy comes to $233.70.

![Bar chart of eighteen Nintendo handhelds with their American launch price and its value in dollars of May 2026](/images/charts/launch-prices.svg)
*The lowest launch price in real money is that of the [Game Boy Pocket](/consoles/game-boy-pocket), $149. The highest is the Switch's, $412. [Numbers and sources](/charts#launch-prices)*

## Eighteen tags

| Model | US launch | Price then | In May 2026 | Japan at launch |
| --- | --- | --- | --- | --- |
| Game Boy | July 1989 | $89.99 | $242 | ¥12,500 |
| Game Boy Pocket | September 1996 | $69.99 | $149 | ¥6,800 |
| [Game Boy Color](/consoles/game-boy-color) | November 1998 | $79.95 | $163 | ¥8,900 |
| [Game Boy Advance](/consoles/game-boy-advance) | June 2001 | $99.99 | $188 | ¥9,800 |
| [Game Boy Advance SP](/consoles/game-boy-advance-sp) | March 2003 | $99.99 | $182 | ¥12,500 |
| [Nintendo DS](/consoles/nintendo-ds) | November 2004 | $149.99 | $263 | ¥15,000 |
| [Game Boy Micro](/consoles/game-boy-micro) | September 2005 | $99.99 | $169 | ¥12,000 with tax |
| [Nintendo DS Lite](/consoles/nintendo-ds-lite) | June 2006 | $129.99 | $215 | ¥16,800 |
| [Nintendo DSi](/consoles/nintendo-dsi) | April 2009 | $169.99 | $267 | ¥18,900 |
| [Nintendo DSi XL](/consoles/nintendo-dsi-xl) | March 2010 | $189.99 | $293 | ¥20,000 |
| [Nintendo 3DS](/consoles/nintendo-3ds) | March 2011 | $249.99 | $375 | ¥25,000 |
| [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) | August 2012 | $199.99 | $291 | ¥18,900 |
| [Nintendo 2DS](/consoles/nintendo-2ds) | October 2013 | $129.99 | $187 | ¥9,800 before tax (standard model, 2016) |
| [New Nintendo 3DS XL](/consoles/new-nintendo-3ds-xl) | February 2015 | $199.99 | $286 | ¥18,800 before tax |
| [New Nintendo 3DS](/consoles/new-nintendo-3ds) | September 2015 | $219.99 in a bundle | $310 | ¥16,000 before tax |
| Nintendo Switch | March 2017 | $299.99 | $412 | ¥29,980 |
| [New Nintendo 2DS XL](/consoles/new-nintendo-2ds-xl) | July 2017 | $149.99 | $205 | ¥14,980 before tax |
| [Nintendo Switch Lite](/consoles/nintendo-switch-lite) | September 2019 | $199.99 | $261 | ¥19,980 |

Some tags are printed in two ways. The Game Boy is also listed at $89.95, the Pocket at $59.95, the Color at $79.99, the Advance and the SP at $99.95. The [Game Boy Light](/consoles/game-boy-light) is missing because America never got it; in Japan it cost ¥6,800, the same as the Pocket.

## A name that got cheaper

No later console with Game Boy in its name cost as much in real money as the first one. The Pocket came to $149, the lowest start of any in the table. The Color added $15 to that and the Advance $25 more.

Then the tag stood still. The Advance in June 2001, the SP in March 2003 and the Micro in September 2005 all cost $99.99. In today's money that one number was worth $188, then $182, then $169. Four years of inflation had taken off about $20.

A rival cost far more. The Atari Lynx of 1989 is listed at about $180, which would be about $483 now: twice the Game Boy, and more than any Nintendo handheld in the table ([what the Lynx gave for it](/blog/why-the-game-boy-stayed-grey)).

## Two screens, and then a third dimension

The DS of November 2004 was the first to pass the Game Boy in real money, at $263. The DS Lite went down to $215. After that the prices climbed with each model, over the DSi and the DSi XL to the 3DS of March 2011, at $249.99 then and $375 now.

In its American launch month the 3DS stayed about 100,000 units below what the DS had sold in its own. It took more money all the same, as Anita Frazier of NPD pointed out.

> "Because of the price differential, the 3DS generated greater revenues than did the DS in its launch month in November 2004"
>
> *Anita Frazier, NPD, April 2011, [VG247](https://www.vg247.com/2011/04/15/march-npd-3ds-fails-to-beat-ds-record-crack-top-ten/)*

## Eighty dollars off

On 28 July 2011 Nintendo announced the end of that price. Japan's fell from ¥25,000 to ¥15,000 on 11 August, a cut of 40 per cent, and landed on what the DS had cost there in 2004. America's fell by $80, or 32 per cent, to $169.99 on 12 August. The console had been on sale for 166 days in Japan and 138 in America. Satoru Iwata wrote to those who'd paid the full price.

> "never before has Nintendo chosen to issue such a dramatic price drop less than 6 months after a system release"
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, translation by Giant Bomb, [Nintendo Life, August 2011](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry)*

They got ten NES and ten Game Boy Advance games. The same letter admitted that the early buyers would still feel punished ([the letter's words](/blog/how-the-3ds-was-rescued)).

Even at $169.99 the 3DS was dearer in real money than the first Game Boy: $251 against $242 ([what the cut did for it](/blog/how-the-3ds-was-rescued)). The family's lowest launch price came in 2013 with the 2DS, at $187 in today's money.

Earlier cuts had taken their time. The Advance was at $70 by early 2003, according to USA Today, when the SP arrived at $99. The SP fell to £69.99 in Britain in September 2004. The DS Lite went to $99 in June 2011, five years after its American launch.

## Yen, pounds and gaps

The yen column isn't carried forward, because we have no Japanese index. In yen of the day, the SP of 2003 had the same tag as the Game Boy of 1989. In between, the Game Boy Bros. of 1994, sold in six colours, had cost ¥8,000, and the Color had come at ¥8,900 after a newspaper expected about ¥9,000. It was cut to ¥6,800 on 14 May 1999.

Britain's first price is a muddle: £69.99, £67.40 and £99 are all printed for the Game Boy. Later ones are firmer, with £99 for the DS (£99.99 is printed too), £279.99 for the Switch and £199.99 for the Switch Lite. Prices on the Continent before 2004 are largely missing. According to KULT Underground, Nintendo said in 2002 that it set no retail prices in Europe, so a single one may never have existed.

In South Korea the Switch cost ₩360,000 and in Taiwan NT$9,780, both in December 2017. Mainland China followed in December 2019, at 2,099 renminbi. We haven't carried these three forward either.

## Sources

- [Consumer price index, all items](https://github.com/datasets/cpi-us/blob/a1f785a433e22924ef9a438f8996130b1d00374f/data/cpiai.csv), US Bureau of Labor Statistics, data package cpi-us
- [Game Boy](https://www.wikiwand.com/en/Game_Boy), Wikiwand copy of Wikipedia
- [Game Boy Pocket](https://ithistory.org/db/hardware/nintendo/nintendo-game-boy-pocket), IT History Society
- [Game Boy million sellers and Japanese launch prices](http://www.gamegyokai.com/rank/gb.htm) and [Game Boy Advance history](http://gamegyokai.com/history/gba.htm), gamegyokai.com
- [Game Boy series](https://asobigokoro.work/gameboy-series-matome/), Asobigokoro, on the Game Boy Bros.
- [Game Boy Color](https://www.search.com.vn/wiki/ja/%E3%82%B2%E3%83%BC%E3%83%A0%E3%83%9C%E3%83%BC%E3%82%A4%E3%82%AB%E3%83%A9%E3%83%BC), copy of the Japanese Wikipedia, and [newspaper report](https://zddgame.com/nintendo-to-launch-color-game-boy-116485.htm), ZDDGame, 1998
- [Atari Lynx](https://code198x.stevehill.xyz/vault/systems/atari-lynx), code198x
- [Flip-up model advances Game Boy](https://gamecubicle.com/news-nintendo_gamecube_backlit_backlight_game_boy_advance_gba_cnn_copy(1).htm), USA Today text at GameCubicle, 2003
- [GBA SP sells over one million units](https://www.videogamer.com/news/gba-sp-sells-over-one-million-units-in-2004), VideoGamer
- [DS Lite drops to $99](http://www.gamingbus.com/2011/06/01/nintendo-ds-lite-drops-to-99/), Gaming Bus, 1 June 2011
- [March NPD: 3DS fails to beat DS record](https://www.vg247.com/2011/04/15/march-npd-3ds-fails-to-beat-ds-record-crack-top-ten/), VG247, 15 April 2011
- [Iwata's letter to 3DS owners](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry), Nintendo Life, August 2011, and [his apology](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/), Engadget, 3 August 2011
- [3DS price drop in Japan and America](https://zeldauniverse.net/2011/07/28/nintendo-to-drop-prices-on-the-3ds/), Zelda Universe, 28 July 2011
- [Switch price and date](https://www.bbc.co.uk/news/technology-38592678), BBC, 2017, and [Switch Lite at £199.99](https://metro.co.uk/2020/02/18/nintendo-switch-lite-new-coral-pink-colour-console-12260209/?ito=article.desktop.share.bottom.link), Metro, February 2020
- [Switch in Korea and Taiwan](http://itechnews.co/switch-launches-in-south-korea-and-taiwan-on-dec-1/), iTechNews, 2017, and [in China](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), VGC, 2019
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000017', '2026-06-13T09:00:00Z', '2026-06-13T09:00:00Z',
   'Tetris on the Game Boy: the review', 'review-tetris-game-boy', 'reviews', '/images/blog/review-tetris-game-boy.svg',
   'Handheld Legacy', '2026-06-13', '5 min', true,
   'Endless or 25 lines, alone or by cable, and every score gone at switch-off: why we would still put Tetris first on the grey Game Boy.',
   $post$We'd put *Tetris* first among Game Boy cartridges, because game and machine fit. The [Game Boy](/consoles/game-boy) shows four shades and has a socket for a cable. *Tetris* gets by on the four shades and puts a second player at the other end of the cable. Its one real fault is that it forgets every score you ever made.

This review rests on published accounts and on records of opened cartridges. How the pieces answer the buttons is for those with a console in hand to say, so there's no mark out of ten at the end.

## One game without an end, and one with

Seven pieces of four squares fall into a well ten squares wide and 18 high. That makes 180 squares, or 45 pieces' worth. You pick a starting speed from 0 to 9 and one of two games. Type A never ends. Type B asks for 25 lines, which is 250 squares, and lets you go.

We prefer B. A game without an end can only be lost or switched off. One with 25 lines can be finished, and a machine made to be carried about needs something that can be finished before the bus stops.

According to one player's review, holding Up while choosing the one-player game makes a heart appear and the game run faster.

| | *Tetris*, 1989 |
| --- | --- |
| Released | Japan 14 June 1989, North America 31 July 1989, Europe 28 September 1990 (one page prints 1989) |
| Developer | Nintendo R&D1, by one account |
| Players | 1, or 2 with a cable |
| Modes | A: endless; B: 25 lines |
| Starting speeds | 0 to 9 |
| Tunes | 3 to choose from |
| Save | none |

Henk Rogers found *Tetris* in Las Vegas in January 1988 and queued for it four times. Thirty years later he described the game by its gaps:

> "It was missing a whole bunch of things that we all thought were part of the formula of success for games."
>
> *Henk Rogers to IGN Japan, 2018, [quoted by Nintendo Life](http://www.nintendolife.com/news/2018/11/henk_rogers_on_his_first_impressions_of_tetris_and_persuading_nintendo_to_bundle_it_with_the_game_boy)*

## The box made the second player possible

For two players, *Tetris* wants two consoles, a cable and a cartridge each. As a purchase, that's a lot to ask. All the same it was the first reason to link two Game Boys ([the cable has its own story](/blog/the-cable-that-made-pokemon)). Mario and Luigi appear only in this game for two.

![Drawing of the first Game Boy, a grey upright console with a screen above a D-pad and two buttons](/images/consoles/game-boy.svg)
*The Game Boy of 1989. In North America and Europe, Tetris came with it.*

In North America and Europe the second cartridge was there already, because *Tetris* was packed with the console. In Japan it wasn't. There the game came out 54 days after the Game Boy, and each of the two players had to buy it.

In February 1989 Rogers stood in Moscow to get the rights. It was also he who talked Minoru Arakawa of Nintendo of America into *Tetris* when a Mario game could have gone into the box. His argument, as he remembers it, had two halves. The second said that *Tetris* was for everybody. The first went like this:

> "If you want little boys to buy your Game Boy, pack in Mario."
>
> *Henk Rogers to IGN Japan, 2018, [quoted by Destructoid](https://www.nintendo.destructoid.com/how-did-tetris-get-bundled-with-game-boy-systems-henk-rogers-explains/)*

Whatever it did for the sales, the packing made a better game of *Tetris*. A two-player mode that wants two cartridges is a poor deal in a shop. Once the game is in the box, all it wants is a cable and a friend with the same box.

## Why your best score is gone

Switch the console off and the high scores vanish. A player's review of 2006 still brings it up. Nothing in the program could have saved them: the board inside, a DMG-AAA, carries a single ROM chip, with no memory to write to and no cell to keep it. Fourteen copies are on record in the hardware database, and none has a save chip.

We hold that against it, but not for long. *Tetris DX*, which was on sale with the [Game Boy Color](/consoles/game-boy-color) in Japan, does have save memory and a CR1616 cell on its recorded boards. When such a cell is flat the save is lost, though the game still starts ([why old saves vanish](/blog/why-old-saves-vanish)). The plain *Tetris* has nothing that can go flat. Other cartridges can be looked up in [Will my save survive?](/tools/saves).

## A coat of paint on the Color

On a Game Boy Color, *Tetris* turns white, yellow, red and black. Those colours are one of 45 set-ups that the console can choose by itself. It finds them by adding up the letters of the title.

![Diagram of the sixteen letter spaces of a game's header being added up to one checksum](/images/drawings/palette-sum.svg)
*For the title TETRIS the sum is $DB. Down and A at power-on give the same colours by hand.*

The choice is a weak one. The Color stores three sets of four colours for a game, one for the background and two for the objects on top of it. Here all three are the same, so the picture has four tones on the Color just as it had on the grey machine. Two shades have become yellow and red, and nothing can be told apart that couldn't be before. [*Link's Awakening*](/blog/review-links-awakening) gets three different sets out of the same trick. Left and B at power-on bring greys instead, and we'd use them. Try other titles in the [palette finder](/tools/palettes), or read [how the Color paints old games](/blog/how-game-boy-color-paints-old-games).

## What 26 points out of 40 didn't see

By one account Famitsu gave *Tetris* 26 points of 40 in 1989. Its readers put it among their hundred favourite games in 2006. We side with the readers.

The sales prove less than they seem to. The usual industry figure is 30.26 million copies; about 35 million is printed too. Set the lower one against the 118.69 million Game Boys sold, Color included, and there's about one *Tetris* for every four consoles. But in North America and Europe the game came with the console, so nobody can read from the figure how many would have paid for it alone.

So get the cartridge of 1989, and get a second one if there's somebody to play against. It runs on every console from the Game Boy to the [Game Boy Advance SP](/consoles/game-boy-advance-sp). A [Game Boy Micro](/consoles/game-boy-micro) or a [Nintendo DS](/consoles/nintendo-ds) won't take it; the [compatibility table](/compatibility) has the rest.

## Sources

- [Tetris: straight outta Moscow](https://8bitperspective.substack.com/p/straight-outta-moscow), 8-bit Perspective
- [Tetris for the Game Boy, review](http://www.game-art-hq.com/140590/tetris-for-the-game-boy-review/), Game-Art-HQ
- [Interview with Henk Rogers](https://www.redbull.com/pl-pl/red-bull-tetris-henk-rogers-wywiad-z-legenda), Red Bull, October 2025
- [Henk Rogers on his first impressions of Tetris](http://www.nintendolife.com/news/2018/11/henk_rogers_on_his_first_impressions_of_tetris_and_persuading_nintendo_to_bundle_it_with_the_game_boy), Nintendo Life, November 2018
- [How did Tetris get bundled with Game Boy systems?](https://www.nintendo.destructoid.com/how-did-tetris-get-bundled-with-game-boy-systems-henk-rogers-explains/), Destructoid, on the interview of 2018
- [Game Boy game review: Tetris](https://retroram.blogspot.com/2016/05/gameboy-game-review-tetris.html), RetroRAM, May 2016
- [Mario's cameos: Tetris](https://www.oldschoolgamermagazine.com/mario-mania-game-cameos-for-the-fans-complete-collection-tetris/), Old School Gamer
- [Player's review of Tetris](http://www.mobygames.com/game/gameboy/tetris________/reviews/reviewerId,34893/), MobyGames, 2006
- [Player's review of Tetris](http://members.tripod.com/cgb001/reviews/tetrisrev1.txt), Avardancer, Tripod
- [Opened cartridges DMG-TRA-1](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges/DMG-TRA-1), gb-hardware-db (data CC BY-SA 4.0)
- [Hands on: Game Boy Color](https://zddgame.com/hands-on-game-boy-color-87182.htm), zddgame, November 1998
- [Palette tables of the Game Boy Color](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), SameBoy
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000018', '2026-07-18T09:00:00Z', '2026-07-18T09:00:00Z',
   'Will it run? Region locks and slots, machine by machine', 'region-locks-explained', 'tech', '/images/blog/region-locks-explained.svg',
   'Handheld Legacy', '2026-07-18', '5 min', true,
   'Does it fit the slot, and does the console ask where it was sold? Nineteen Nintendo handhelds in one table, with the exceptions our sources name.',
   $post$Two questions decide whether a game runs on your handheld. Does the cartridge fit the slot? Does the console ask where the game was sold? Take them in that order.

Have two things in hand: the exact name of your console and the product code of the game. If you aren't sure about the first, start at [Which one do I have?](/tools/identify) Of the product code you need only a few letters: TWL stands for [DSi](/consoles/nintendo-dsi) functions, and CHN at the end of a [Switch](/consoles/nintendo-switch) code for mainland China.

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

- **Color-only cartridges.** They lack the notch that the first Game Boy needs, so its power switch can't move. The Pocket does take them, but the game shows a notice and stops. Don't go by the plastic: [shell colour is no sure mark](/blog/how-game-boy-color-paints-old-games).
- **Advance cartridges.** They're shaped to stay out of the older machines. A DS or DS Lite runs them for one player only. There's no link port, so [trading by cable](/blog/the-cable-that-made-pokemon) is out.
- **Anything older, in a Micro.** It takes Advance cartridges and no others.
- **Advance cartridges, from the DSi on.** The second slot is gone. DS games that need an add-on in it, such as *Guitar Hero: On Tour*, don't work there either.
- **3DS cards in a DS or DSi.** A tab stops them. Don't cut it off: 3dbrew records that the console refuses the card all the same.
- **Cards for New models, in an older 3DS.** The card is recognised and an error comes up. There's a handful of such titles, *Xenoblade Chronicles 3D* first.
- **Switch Lite.** Games without a handheld mode, *1-2-Switch* for one, need separate Joy-Con. Nintendo Labo kits don't work ([Lite or Switch?](/blog/switch-lite-or-switch)).

## The lock arrives with the DSi

There are no region codes in the DS and DS Lite: Nintendo support said so in January 2011, as Engadget reported. The DSi has them. In October 2008 Nintendo told Eurogamer that software made for it would be tied to a region,

> "because DSi embeds net communication functionality within itself and we are intending to provide net services specifically tailored for each region"
>
> *Nintendo to Eurogamer, October 2008, quoted second-hand [on the MacRumors forum](https://forums.macrumors.com/threads/nintendo-to-announce-a-new-ds-with-camera-and-music-player.571921/page-2)*

Sort what you want to run on a DSi into three piles:

1. **Ordinary DS cards.** Free of regions.
2. **Software for the DSi alone, and the DSi Shop.** Tied to the region. Web browsing and photo sharing, Eurogamer was told, work everywhere.
3. **DS cards with DSi functions.** Disputed. Engadget had them locked. CVG and Game Rant called cartridges on the DSi free, and Gaming Nexus wrote that only a few retail titles were locked.

Either can be true of a given card. GBATEK, a technical reference, describes a field in the header for six regions (Japan, USA, Europe, Australia, China, Korea) and one value that means free, so a game's maker could choose. We know of no full list of who chose what. *Pokémon Black* and *White* belong in this pile: a fan site has recorded TWL codes for both.

In a DS or DS Lite these cards run as ordinary DS games, without the camera and other DSi functions, so that's where an imported one is safest. Cards for the DSi alone carry TWL codes too, and a DS doesn't run them at all.

![Drawing of the Nintendo DSi, open, with its two screens](/images/consoles/nintendo-dsi.svg)
*The Nintendo DSi came out in Japan on 1 November 2008. It has an SD card slot and no Advance slot.*

## The 3DS: three versions, seven regions

In January 2011 Nintendo said that the 3DS came in a Japanese, an American and a European/Australian version. The reasons it gave were languages, age ratings, parental controls, local laws and network services. Bill Trinen of Nintendo of America pointed to ratings systems that differ by region, and to parental controls:

> "The region-locking allows us to provide the different parental controls to deal with the ratings in each territory."
>
> *Bill Trinen, Nintendo of America, January 2011, [CVG](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/?site=aus)*

The lock inside a 3DS title is finer than those three versions. Its field knows seven regions: Japan, USA, Europe, Australia, China, Korea and Taiwan. Here too one value means free. The New models of 2014 reportedly kept the lock.

Ordinary DS cards stay free of regions in every 3DS and 2DS. For DSi software in a 3DS we've found no firm source, so buy it for your console's own region.

To learn which version you have in front of you, read the letters of the serial number. [Imports, region locks and closed shops](/blog/imports-regions-and-closed-shops) lists them.

## China, twice

The iQue DS was the Chinese DS. Games made for it ran only on Chinese systems, while the console played cartridges from elsewhere. The header of a DS game has a region byte, with values for China and Korea.

The Switch has a Chinese exception too. Reports of January 2020 say that cards published by Tencent for mainland China, with codes ending in CHN, run only on the Chinese console. That console plays cards from elsewhere, without their online services. Cards for Hong Kong and Taiwan end in CHT and aren't affected, according to Siliconera.

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
- [Switch games that don't work with the Lite](https://www.nintendolife.com/guides/which-switch-games-dont-work-with-nintendo-switch-lite), Nintendo Life
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000019', '2026-08-22T09:00:00Z', '2026-08-22T09:00:00Z',
   'The cable that made Pokémon', 'the-cable-that-made-pokemon', 'history', '/images/blog/the-cable-that-made-pokemon.svg',
   'Handheld Legacy', '2026-08-22', '5 min', true,
   'Satoru Okada''s colleagues doubted that anyone would use the Game Boy''s link cable. It carried Tetris duels and the trades of Pokémon.',
   $post$Satoru Okada wanted the [Game Boy](/consoles/game-boy) to have a cable that joined two of them. He was assistant head of R&D1, the Nintendo department where the console was being developed, and the idea had been tried: an older Nintendo handheld, Computer Mah-jong Yakuman, linked two machines by cable, and Okada had worked on that too. His colleagues thought it complicated. They doubted that anybody would use it.

That's how the Wikipedia article on the cable tells it. Whether Okada built the thing alone is open, since only his side is told.

He got his port. In 1989 the first Game Link Cable, DMG-04, was sold with the console, with a large plug at each end. Early boxes call it *Video Link*.

## One byte each way

The socket is a plain two-way serial port. It carries data out, data in, a clock and ground, and it was never meant for more than two machines. One Game Boy gives the beat, the other follows, and one byte goes each way at a time.

The first Game Boy sends 8,192 bits a second, about one kilobyte. A Game Boy that follows takes a beat as slow as the other side likes, and by some reports one of up to 500 kHz.

The [Game Boy Color](/consoles/game-boy-color) had three faster settings: 16,384 bits a second in its double-speed mode, 262,144 with its fast clock, and 524,288 with both.

![Bar chart of link cable speeds in bits a second, from the first Game Boy to the Game Boy Color at its fastest](/images/charts/link-speed.svg)
*At its fastest the Game Boy Color sends 64 times as many bits a second as the first Game Boy. [Numbers and sources](/charts#link-speed)*

## Two players, four, and nearly sixteen

The first reason to link two Game Boys was *Tetris*. A match took two players, two consoles and two cartridges, and Mario and Luigi turn up only in that two-player game ([our review](/blog/review-tetris-game-boy)).

The Four-Player Adapter of 1990, DMG-07, made room for four. It takes its power from player 1 and gives the beat for everybody, so no Game Boy has to lead. In America it came with *F-1 Race*. Only player 1 must have a first Game Boy, and the others can join on later models with a converter. Few games used it.

*Faceball 2000*, of 1991, was designed for up to sixteen linked Game Boys, although fifteen and thirty-two are also printed. In the shops it offered two players, or four with the adapter. In 2023 enthusiasts linked seven Game Boys through a home-made hub, and by 2024 a repaired version with the sixteen-player mode was out.

## Tajiri's chunk of information

With *Tetris* the cable was for a duel. *Pokémon* turned it into a trade, and Satoshi Tajiri described the picture he'd had in mind.

> "I imagined a chunk of information being transferred by connecting two Game Boys with special cables"
>
> *Satoshi Tajiri, before 2010, exact date not given, in translation, [Wikipedia extract on Pokémon Red and Blue](https://www.altsci.com/3/p/Pok%C3%A9mon%20Red%20and%20Blue/14)*

Junichi Masuda admired the thought of trading through the cable, with a reservation.

> "I thought it was an interesting, fantastic idea. However, you then have to realize it, and make it into a game."
>
> *Junichi Masuda, date not given, [The Oral Histories: Pokémon Red and Green](http://www.theoralhistories.com/pokemon-red-and-green-1637558000.html)*

Mew, creature number 151, [could only be had through other players](/blog/why-old-saves-vanish), as TIME reported in November 1999.

## Four shapes of plug

Anyone who wanted to trade needed the right plug, and by 2005 there were three sizes and four shapes of it. The [Game Boy Pocket](/consoles/game-boy-pocket) of 1996 shrank the port. The [Game Boy Light](/consoles/game-boy-light) and the Color kept the smaller one. The [Game Boy Advance](/consoles/game-boy-advance) added a notch, which the [Game Boy Advance SP](/consoles/game-boy-advance-sp) shares, and the [Game Boy Micro](/consoles/game-boy-micro) had a tiny port of its own.

| Port | Machines | Own cable | Links Game Boy games | Links Advance games |
| --- | --- | --- | --- | --- |
| Large | Game Boy | DMG-04 | yes | no |
| Small | Pocket, Light, Color | MGB-008, CGB-003 | yes | no |
| Small, with notch | Advance, SP | AGB-005 | with a small plain plug | with AGB-005 |
| Tiny | Micro | its own | the Micro takes none | with Micro cable or converter |
| None | [DS](/consoles/nintendo-ds) and later | by radio | no | no |

The notch keeps an Advance plug out of the older machines. Their small plugs do go into an Advance, for the old games. The cables can't stand in for each other: an old one won't link two Advance games, and an Advance cable won't link old ones.

Three accessories joined the first two sizes. MGB-004 put an old cable on a newer machine, DMG-14 put a newer cable on the first Game Boy, and the cable MGB-010 had a large and a small plug at one end. Which cartridges each console takes is in our [compatibility table](/compatibility).

The port served other things as well. The Game Boy Printer plugs into it and brings along a processor and 8 KB of memory. The Color gained a second way to talk, by infrared at its top. There was no common protocol, so each game did its own.

The Advance's own cable, AGB-005, has a socket in the middle. Plug further cables into it and up to four machines play.

## By radio, and then no socket

In 2004 *Pokémon FireRed* and *LeafGreen* came with the Wireless Adapter, AGB-015. Nintendo advised a distance of three metres at most. Up to five could play together by radio, and up to 39 could stand in the Union Room of those two games. In all, 46 games know the adapter. It didn't replace the cable in games older than itself.

The same year the Nintendo DS arrived with radio built in ([how that machine came about](/blog/two-screens-nobody-asked-for)). It has a slot for Advance cartridges and no link port at all. An Advance game put into a DS can be played alone only: no multiplayer, no trading by cable.

## Sources

- [Game Link Cable](https://en.wikipedia.org/wiki/Game_Link_Cable), Wikipedia
- [Game Boy link ports, cables and peripherals](https://nerdlypleasures.blogspot.com/2021/04/game-boy-link-ports-cables.html), Nerdly Pleasures, 2021
- [Serial data transfer](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Serial_Data_Transfer_(Link_Cable).md), [4-Player Adapter](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Four_Player_Adapter.md), [Game Boy Printer](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Gameboy_Printer.md) and [infrared](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/IR.md), Pan Docs, gbdev
- [Edge of Emulation: 4-Player Adapter](https://shonumi.github.io/articles/art9.html), Shonumi
- [Four Player Adapter](https://www.oldschoolgamermagazine.com/a-closer-look-at-nintendos-official-game-boy-peripherals-four-player-adapter/) and [Tetris](https://www.oldschoolgamermagazine.com/mario-mania-game-cameos-for-the-fans-complete-collection-tetris/), Old School Gamer
- [16-player Faceball 2000](https://retronews.com/mythical-16-player-game-boy-game-fixed), RetroNews
- [Faceball panel at PAX West 2023](https://cohost.org/meanderbot/post/2715333-pax-west-retronauts), Cohost
- [Pokémon Red and Blue](https://www.altsci.com/3/p/Pok%C3%A9mon%20Red%20and%20Blue/14), Wikipedia extract
- [Pokémon Red and Green](http://www.theoralhistories.com/pokemon-red-and-green-1637558000.html), The Oral Histories
- [Pokémon story, part 5 of 7](https://content.time.com/time/subscriber/article/0,33009,992625-5,00.html), TIME, November 1999
- [Game Link Cable, second generation](https://www.primidi.com/game_link_cable/second_generation), Primidi, and [third generation](https://www.liquisearch.com/game_link_cable/third_generation), Liquisearch
- [Link cables](https://www.fallinsideahole.com/collections/video%20games/game%20boy/cable/linkcable.html), Fall Inside a Hole
- [Game Boy Advance Wireless Adapter](https://en.wikipedia.org/wiki/Game_Boy_Advance_Wireless_Adapter), Wikipedia
- [GBATEK](https://github.com/mgba-emu/gbatek), Martin Korth, mGBA edition
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000020', '2026-09-19T09:00:00Z', '2026-09-19T09:00:00Z',
   'How long do they really last? Nintendo against the stopwatch', 'how-long-do-they-really-last', 'tech', '/images/blog/how-long-do-they-really-last.svg',
   'Handheld Legacy', '2026-09-19', '7 min', true,
   'In 2012 a family ran nearly every Nintendo handheld flat in front of a camera. We set the hours against those that were printed.',
   $post$Take the lowest hours printed for a Nintendo handheld, and you won't be far wrong. That's our reading of the one big public test of these machines, run in September 2012. Add a smaller test of 2013, and there are eleven models with both a published figure and a measured one. Nine beat the lowest figure published for them. The other two are the front-lit [Game Boy Advance SP](/consoles/game-boy-advance-sp), where two machines out of three fell short, and the [DS Lite](/consoles/nintendo-ds-lite), where both did. The highest figures are another matter. Only two of the eleven reached those, and both run on AA cells.

## What the family's clock could show

The test was the work of Andy Robertson, a writer for GeekDad, and his children. They set nearly every Nintendo handheld running and had a camera take a picture every 90 seconds. There were 1,725 pictures, which at that pace is 43 hours. The last machine had stopped after 35 hours and 45 minutes.

It was one household with used machines of different ages, and you should read it that way. Which games ran, and how loud, isn't fully documented. One player says on a forum that everything ran at full brightness, and one result bears that out: the DS Lite stopped close to Nintendo's range for the brightest setting, and nowhere near the range for the dimmest. A worn battery explains part of the spread, though we can't say how much.

| Model | Power | Hours printed | Measured (2012 unless marked) |
| --- | --- | --- | --- |
| [Game Boy](/consoles/game-boy) | 4 AA | 15 in the manual; 30 (Europe); 35 (Japan) | 15 h 30, disturbed by a child: doesn't count |
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

The DS came closest to its low figure. Nintendo gave six to ten hours in one list, and the test got six hours and one minute. Nintendo also gave ten to fourteen in another, and that list shouldn't be used to plan a journey.

The DSi did better than its modest figure, by two minutes: 4 h 02 against three to four hours at full brightness. The Micro landed inside its five to eight. The DS Lite missed its five hours by 22 minutes in one case and by half an hour in the other, which we'd forgive in used hardware. ([Our second look at the DS Lite](/blog/ds-lite-revisited) weighs that against what the redesign gained.)

The low figure of the 3DS was no secret. It was announced in January 2011, before the console was on sale: three to five hours in 3DS games, set beside the figures of the DS family. It lasted 3 h 55 in the test. A second test, published by Nintendo Life in October 2013 with *Mario Kart 7* loaded, gave 3 h 56 for the 3DS, 4 h 25 for the 2DS and 4 h 58 for the 3DS XL. Two runs a year apart and one minute between them: for the 3DS we'd trust the number, with the reservation that both tests are Robertson's and it may have been the same console twice. It's also low. Of the Nintendo machines in the results of 2012, none stopped sooner than the 3DS with its own pack. A PSP on the same table did, after 3 h 45.

With packs from other makers, a 3DS in the test of 2012 went on for 9 h 11 and for 13 h 50. What else was wrong with the console's first year is told in [how the 3DS was rescued](/blog/how-the-3ds-was-rescued).

The SP shows how far two machines of one model can lie apart. Three front-lit ones stopped after 8 h 02, 8 h 05 and 11 h 56, which leaves nearly four hours between the best and the worst. Nintendo's figure of ten with the light on sits in the middle.

## AA machines: one run, far over the sheet

The winner needs no charger. Damien McFerran put it like this when he reported the results:

> "The winner is the Game Boy Color, which is powered by just two AA batteries"
>
> *Damien McFerran, September 2012, [Nintendo Life](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy)*

The Color's 35 h 45 is more than three times what Nintendo of Europe promised, and well over the 20 hours named in Japan. It's also nine times what the 3DS managed. The Advance, with 29 h 32, came close to doubling Nintendo's 15. Per AA cell that's about 18 hours for the Color and 15 for the Advance.

Don't plan on it. Each of these is a single run of a single machine, and for the Advance some fan pages report no more than five to ten hours. One household can't settle which is nearer the rule. The game matters too: a blogger who went through the figures for the 8-bit machines points out that consumption depends on it, and that the first Game Boy's simple launch games asked little.

For that first Game Boy the test settles nothing, because of the child. Its manual said about 15 hours; Nintendo of Europe said up to 30, and Japanese sources 35. Where one maker's figures for one console differ by a factor of two, we'd take the manual's. [Why the Game Boy stayed grey](/blog/why-the-game-boy-stayed-grey) tells what those hours were worth against its rivals.

## What the light costs

On two consoles the light costs eight hours. The [Game Boy Light](/consoles/game-boy-light) of 1998 is listed with 20 hours unlit and 12 lit ([more about it here](/blog/collecting-the-game-boy-light)). The SP of 2003 goes from 18 to 10. In both cases the owner can switch the light off.

On the later machines it's the brightness. On the DS Lite the dimmest setting is worth ten or eleven hours more than the brightest. On the DSi it's the difference between three to four hours and nine to fourteen. Turn it down.

The backlit SP is the hard case. Its 4 h 50 is about three fifths of the worst front-lit one. Of seven hours, ten and 13 that have been printed for it, none rests on a source we trust, and the test agrees with none of them. Whether the picture is worth it is the subject of [a second look at two screens](/blog/gba-sp-second-look).

## For the Switch there's only Nintendo's word

The test is older than the [Nintendo Switch](/consoles/nintendo-switch), and we have no comparable run of one. Nintendo gives 2.5 to 6.5 hours for the console of 2017, 4.5 to 9 for the revised one of 2019, and 3 to 7 for the [Switch Lite](/consoles/nintendo-switch-lite). Those are wide ranges, but here Nintendo names a game as well. In *Breath of the Wild* the three last about 3, 5.5 and 4 hours.

That's the best kind of figure on this page, and we'd like one for every console: one named game, one number. Note where it falls. Three hours is near the bottom of 2.5 to 6.5, and four is near the bottom of 3 to 7. The low end again. [Switch Lite or Switch](/blog/switch-lite-or-switch) draws the consequences.

If you're choosing a used handheld by its hours, then, start from the lowest figure in the table and take something off for the age of the pack. Machines side by side are on [the comparison page](/consoles/compare?c=game-boy-color,nintendo-3ds).

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

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000021', '2026-10-17T09:00:00Z', '2026-10-17T09:00:00Z',
   'The colour Game Boy of 1992, and why it took until 1998', 'the-colour-game-boy-of-1992', 'history', '/images/blog/the-colour-game-boy-of-1992.svg',
   'Handheld Legacy', '2026-10-17', '4 min', true,
   'Nintendo had a working colour Game Boy in 1992. One went on sale in 1998, once Sharp''s panel was cheap and about ten months of work were done.',
   $post$In 1992 Nintendo had a colour [Game Boy](/consoles/game-boy) that worked. Two Japanese histories of the console and the site gbasp.ru record the prototype. Six years went by before anyone could buy a Game Boy in colour: the [Game Boy Color](/consoles/game-boy-color) went on sale in Japan on 21 October 1998.

Colour hadn't been beyond Nintendo even three years earlier, when Gunpei Yokoi turned it down for the first Game Boy.

> "The technology was there to do color."
>
> *Gunpei Yokoi, interview of 1997 with Yukihito Morikawa, shmuplations translation, [Game Developer](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy)*

His reasons are in [Why the Game Boy stayed grey](/blog/why-the-game-boy-stayed-grey). The colour machine was built all the same, and then dropped.

## Size, batteries, price

Satoru Okada, who had developed the first Game Boy with Yokoi, is said to have put the prototype's battery life at about one hour. The figure is second-hand, from gbasp.ru and a copy of an encyclopedia article on Nintendo Research & Engineering. The manual of the grey Game Boy promised about 15 hours.

Battery life was one of the reasons given for dropping the project. The others were size and price. On size the accounts differ over what was too large, the screen or the whole machine.

Price had already shaped the first Game Boy. Okada said so in 2000, and added that some of the ideas left over at that time went into the Color.

> "we had price constraints, so I significantly cut down the device's specifications"
>
> *Satoru Okada, Nintendo Online Magazine, 2000, translated twice, [gbasp.ru](https://gbasp.ru/gbainterview-en.html)*

## A patent and a name that may not belong

One site, gbasp.ru, points to a Nintendo patent of 10 December 1992 that shows an unknown handheld with three buttons. That it's the colour Game Boy is a guess.

Some English pages call the prototype of the early 1990s *Project Atlantis* and give it a 32-bit processor. Others treat Atlantis as a separate machine, so we leave it out.

## Sharp's news of October 1997

Five years passed. In October 1997 Sharp reported that its reflective colour panel had become cheap. Reflective means that no lamp sits behind the picture. Such a screen draws less current, and it can be read outdoors. The grey Game Boy's panel was reflective too, in four shades.

SNK and Bandai, meanwhile, were preparing handhelds of their own, and Bandai's, the WonderSwan, became known in that same October. Nintendo hurried, and gbasp.ru reports two reasons. Hiroshi Yamauchi named the rivals. Okada named the Game Boy's tenth birthday, due on 21 April 1999.

## Ten months, counted twice

Developing the new machine took about ten months, and the prototype of 1992 helped. The accounts don't agree on which ten. One counts from October 1997, and then they end in August 1998. The other counts from early 1998, and then they run to about the day of sale.

Either way, Nintendo had the Color under development when it put the [Game Boy Light](/consoles/game-boy-light) on sale in Japan on 14 April 1998, with four shades and a lamp. The Light had 190 days before its replacement arrived ([its collectors' story is here](/blog/collecting-the-game-boy-light)).

Word got out. Before the announcement a newspaper reported a Game Boy with a colour screen by Sharp and two AA cells, at about ¥9,000, around August. Nintendo announced the Game Boy Color on 1 September 1998 and sold it in Japan from 21 October. The two AA cells were right, and the price came out at ¥8,900.

| Date | What happened |
| --- | --- |
| 21 April 1989 | Game Boy, four shades |
| 1992 | Nintendo's colour prototype; about one hour on its batteries, by Okada's reported word |
| 21 July 1996 | [Game Boy Pocket](/consoles/game-boy-pocket), four shades |
| October 1997 | Sharp's reflective colour panel becomes affordable; Bandai's WonderSwan becomes known |
| 14 April 1998 | Game Boy Light, Japan only |
| 1 September 1998 | Game Boy Color announced |
| 21 October 1998 | Game Boy Color on sale in Japan |
| March 1999 | WonderSwan |

## What reached the shops

The Color could show 56 colours at once, out of 32,768, on the 160 × 144 points its predecessor had. It coloured many older games from [palettes stored in the console](/blog/how-game-boy-color-paints-old-games). Nintendo in Japan gave about 20 hours for the two cells, Nintendo of Europe up to 10. In [a test of 2012](/blog/how-long-do-they-really-last) one ran for 35 hours 45 minutes. Even the lowest of those figures is ten times the prototype's hour.

![Drawing of the Game Boy Color with its screen above the direction pad and the two buttons](/images/consoles/game-boy-color.svg)
*Famitsu counts it as the first Nintendo handheld with a hole for a strap.*

The best-liked shell, by Famitsu's account, was Clear Purple, and the proposal was Yamauchi's own. North America got the Color on 18 November 1998 for $79.95 and Europe on 23 November. The WonderSwan followed in March 1999, and on 14 May that year the Japanese price of the Color fell to ¥6,800.

The Color's screen had no light: Sharp's panel was a reflective one.

## Sources

- [History of the Game Boy: Game Boy Color](https://gameboy123.web.fc2.com/ep.gameboycolor.html), in Japanese
- [Game Boy episodes: the plan of 1992](http://outdoor.geocities.jp/twnfh640/gbep4.html), in Japanese
- [History of the Game Boy Color](https://gbasp.ru/historygbc-en.html), gbasp.ru
- [Okada in Nintendo Online Magazine, 2000](https://gbasp.ru/gbainterview-en.html), gbasp.ru, translation
- [Okada on the Game Boy Advance](https://www.eurogamer.net/article-29191), Eurogamer
- [Nintendo Research & Engineering](https://wikisum.wiki/wiki/Nintendo_RED) and [Game Boy Color](https://wikisum.wiki/wiki/Game_Boy_Color), Wikisum copies
- [Yokoi remembers Nintendo's struggle to understand his Game Boy](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy), Game Developer, on the interview of 1997
- [Game Boy Color](https://w.atwiki.jp/nitendo/pages/7563.html), Atwiki, in Japanese
- [Nintendo to launch Color Game Boy](https://zddgame.com/nintendo-to-launch-color-game-boy-116485.htm), ZDDGame, 1998
- [Twenty facts on the Game Boy Color](https://www.famitsu.com/news/201810/21165694.html?page=2), Famitsu, 21 October 2018
- [Game Boy Color](https://game.watch.impress.co.jp/docs/news/1360065.html), Game Watch, 21 October 2021
- [Game Boy Color](https://www.search.com.vn/wiki/ja/%E3%82%B2%E3%83%BC%E3%83%A0%E3%83%9C%E3%83%BC%E3%82%A4%E3%82%AB%E3%83%A9%E3%83%BC), copy of the Japanese Wikipedia
- [Battery test results](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000022', '2026-11-14T09:00:00Z', '2026-11-14T09:00:00Z',
   'Link''s Awakening on the Game Boy: the review', 'review-links-awakening', 'reviews', '/images/blog/review-links-awakening.svg',
   'Handheld Legacy', '2026-11-14', '6 min', true,
   'An after-hours project with a likeness of Mario and no Princess Zelda: the cartridge of 1993 and the DX of 1998, on the published record.',
   $post$*Link's Awakening* is the Zelda we'd hand to somebody who thinks the series takes itself too seriously. It's also, as Eiji Aonuma tells it in Nintendo's Iwata Asks, the first in the series with a proper story. Its limits are the console's, and the worst of them is the number of buttons.

The game came out for the [Game Boy](/consoles/game-boy) in Japan on 6 June 1993, in North America that August and in Europe in December. It was the fourth Zelda and the first on a handheld. What follows rests on interviews, reviews of the time as later summed up, and records of opened cartridges. None of it settles whether the swordplay feels right, so we give no score.

## Nobody had ordered it

There was no official project at first. In the Iwata Asks conversation of January 2010 the work is likened to a school club: it was done after hours. One account names the starter, programmer Kazuaki Morita, who was trying out something like Zelda on a Game Boy kit when Takashi Tezuka joined in. The first plan was *A Link to the Past* for the Game Boy. Tezuka ended up as director and Shigeru Miyamoto as producer, with story and script by Yoshiaki Koizumi and Kensuke Tanabe.

It shows, and we mean that kindly. Mario, Luigi and Yoshi have likenesses here, Kirby too, and there's a Chain Chomp. Whether HAL was ever asked is a running joke in the same conversation. Tezuka explained the borrowing like this:

> "It was for the Game Boy system, so we thought, 'Oh, it'll be fine.'"
>
> *Takashi Tezuka, director of the game, January 2010, [Iwata Asks](https://iwataasks.nintendo.com/interviews/ds/zelda/1/1/)*

What was left out counts for more. Hyrule is missing, and so are Princess Zelda and the Triforce. In their place are an island, an owl, a fish in an egg and eight instruments. A side project could do without Hyrule, and we think that's where the game's character comes from. The man in charge has a blunter word:

> "It was like we were making a parody of The Legend of Zelda."
>
> *Takashi Tezuka, director of the game, January 2010, [Iwata Asks](https://iwataasks.nintendo.com/interviews/ds/zelda/1/1/)*

## A small town full of suspects

*Twin Peaks* ran in Japan in 1991, according to the Dutch edition of the interview. Tezuka wanted the same feel: a small place with few people in it, all of them suspicious.

That's a better fit for a handheld than any number of kingdoms. Leave the console in a drawer for a week, and you'll still remember a small cast on one island. Here the limits of the machine and the wish of the director pull the same way.

![Drawing of the first Game Boy, the console that Link's Awakening was made for in 1993](/images/consoles/game-boy.svg)
*Four shades, a D-pad and two action buttons: what the makers had to work with.*

Eiji Aonuma, speaking in Iwata Asks in January 2010, drew a line through the series at this cartridge:

> "It wasn’t until Link’s Awakening that the Zelda titles started having a proper plot."
>
> *Eiji Aonuma, January 2010, [Iwata Asks](http://www.nintendo.co.uk/Iwata-Asks/Iwata-Asks-The-Legend-of-Zelda-Spirit-Tracks/Iwata-Asks-Zelda-Handheld-History-/3-Make-All-Characters-Suspicious-Types/3-Make-All-Characters-Suspicious-Types-233845.html)*

Nakago, in the same conversation, agreed that a story running through a whole Zelda began here. Both were talking in Nintendo's own interview series. It's still a precise claim, and for us it's the best reason to play the game today.

## Two buttons for everything you own

The Game Boy has A and B for action. *Link's Awakening* puts every item on those two, the sword included, so whatever you carry competes for two places. Critics named that as a fault, along with the missing colour.

We take the first complaint more seriously. Colour could be added later, and was. The buttons couldn't: the [Game Boy Color](/consoles/game-boy-color) has the same two. If you don't care to swap the sword for whatever else you need, this isn't your Zelda.

The critics were won over even so. An encyclopedia copy lists it as Electronic Gaming Monthly's best Game Boy game of 1993, with 91.23 per cent at GameRankings. One anniversary article puts sales at 3.83 million, with 2.2 million more for the version in colour.

## Grey or black: which cartridge

That version is *Link's Awakening DX* of December 1998. It runs on both the old and the new console.

| | 1993 | DX, 1998 |
| --- | --- | --- |
| Code on the label | DMG-ZL | DMG-AZL |
| Shell | grey | black |
| Recorded board | DMG-DECN: MBC1, 8 KB of memory, CR1616 cell | DMG-A02: MBC5, memory, CR1616 cell |
| On a Game Boy Color | one of the console's stored sets | colours of its own |
| Colour dungeon | no | yes, on a Color |
| Game Boy Printer | no | yes |

DX adds colour, a book of photographs for the Game Boy Printer, and a dungeon that needs colour. Put the black cartridge into a first Game Boy and the guards of that dungeon send you away. So it answers one of the two old complaints in full.

![Drawing of the Game Boy Color](/images/consoles/game-boy-color.svg)
*On this console even the game of 1993 is shown in colour.*

The grey original isn't colourless on a Color either. The console adds up the letters of its title, ZELDA, to $70 and picks a set for it: a reddish background, green figures, blue objects. Of the titles identified in that table, no other gets this set, and unlike the one for [*Tetris*](/blog/review-tetris-game-boy) it sets figures and objects off from the background. An emulator's list gives the French, German and Canadian cartridges the same treatment. You can see it in the [palette finder](/tools/palettes); [how the Game Boy Color paints old games](/blog/how-game-boy-color-paints-old-games) explains it.

Our choice is simple. With a Color, buy DX. If you own nothing but a first Game Boy, the grey one will do: the colour and the colour dungeon are closed to you either way.

## A copy that forgets needn't be a fake

Both versions keep your progress in memory that needs a cell. One European cartridge on record has the board DMG-DECN-02, made in June 1993, with an MBC1B chip and 8 KB of Hyundai memory, and that type of board is built for a CR1616. DX is no safer: its recorded boards take the same cell.

A cell from 1993 that has given up takes the save with it. So a cartridge of 1993 that forgets needn't be broken or counterfeit. Ask about the cell before you buy, and don't take a lost save for a reason to send the game back. Others can be looked up under [Will my save survive?](/tools/saves); [why old saves vanish](/blog/why-old-saves-vanish) has the background.

A [Switch](/consoles/nintendo-switch) game of the same name appeared on 20 September 2019, the day the [Switch Lite](/consoles/nintendo-switch-lite) went on sale. We haven't considered it here.

## Sources

- [Iwata Asks: the history of handheld Zelda, part 1](https://iwataasks.nintendo.com/interviews/ds/zelda/1/1/), Nintendo, January 2010
- [Iwata Asks: make all characters suspicious types](http://www.nintendo.co.uk/Iwata-Asks/Iwata-Asks-The-Legend-of-Zelda-Spirit-Tracks/Iwata-Asks-Zelda-Handheld-History-/3-Make-All-Characters-Suspicious-Types/3-Make-All-Characters-Suspicious-Types-233845.html), Nintendo, January 2010
- [Iwata Asks in Dutch: like a hobby club](https://www.nintendo.nl/Iwata-Vraagt-The-Legend-of-Zelda-Spirit-Tracks/Iwata-vraagt-De-geschiedenis-van-de-Zelda-spellen-voor-draagbare-spelsystemen/1-Als-een-hobbyclub/1-Als-een-hobbyclub-233712.html), Nintendo
- [Link's Awakening turns 20 years old](https://www.nintendolife.com/news/2013/06/links_awakening_turns_20_years_old), Nintendo Life, June 2013
- [The story of Zelda](https://00h45.com/the-story-of-zelda/), 00h45
- [Link's Awakening: credits, scores, awards](http://piglix.com/piglix/The_Legend_of_Zelda:_Link%27s_Awakening), encyclopedia copy
- [Link's Awakening](https://www.hobbydb.com/catalog_items/the-legend-of-zelda-link-s-awakening), HobbyDB
- [Link's Awakening](https://www.linkshideaway.com/links-awakening/), Links Hideaway
- [Anniversary of Link's Awakening](https://p1-start.com/legend-zelda-links-awakening-anni/), P1-Start
- [Game Boy Color modes](https://gbstudiocentral.com/tips/game-boy-color-modes/), GB Studio Central
- [Opened cartridge DMG-ZLE-0](https://github.com/Gekkio/gb-hardware-db/blob/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges/DMG-ZLE-0/gekkio-1/metadata.json), gb-hardware-db (data CC BY-SA 4.0)
- [Palette tables of the Game Boy Color](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), SameBoy
- [Colours per game](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gb/overrides.c), mGBA
- [Switch Lite sales figures](https://www.polygon.com/nintendo-switch/2019/10/31/20941730/nintendo-switch-lite-sales-figures-best-selling-games-legend-of-zelda-super-mario-maker), Polygon, October 2019
$post$)
on conflict do nothing;
