-- An article. A second run changes nothing.

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
*The Game Boy’s screen shows 160 × 144 dots. It’s a reflective panel with no light of its own.*

## An argument inside Nintendo

Colour was within reach in 1989. Yokoi said so in 1997, in an interview with Yukihito Morikawa that shmuplations translated in 2015. The engineers had discussed it; he weighed the price and the drawbacks and refused.

> “But I wanted us to do black and white anyway”
>
> *Gunpei Yokoi, interview of 1997 with Yukihito Morikawa, shmuplations translation, [Game Developer](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy)*

Not everyone inside Nintendo agreed with him. The same Japanese history records a proposal from inside the company: a colour Game Boy, run from a mains adapter. Yokoi’s answer was that indoors the Famicom had the better picture.

Hiroshi Yamauchi gave two reasons as well, which Forbes Japan reports. A colour screen was hard to see in sunlight, and its batteries lasted about a tenth as long.

## Counting cells

How Yamauchi’s tenth compares with the printed hours depends on whose figure you take for the Game Boy. The manual said about 15 hours, a table attributed to Nintendo of Europe says up to 30, and Japanese sources say about 35.

| | Game Boy | Atari Lynx | Sega Game Gear |
| --- | --- | --- | --- |
| First sold | April 1989, Japan | 1989 | October 1990, Japan |
| Screen | four shades, no light | colour, lit from behind | colour, lit from behind |
| Cells | 4 AA | 6 AA | 6 AA |
| Hours on one set | 15 to 35 | about 4 to 5 | about 3 to 5 |
| Cells for sixty hours | 8 to 16 | 72 to 90 | 72 to 120 |

Against the manual’s 15 hours, the rivals managed between a fifth and a third. A tenth needs one of the longer figures: the Game Gear’s three hours are a tenth of Europe’s 30 and about a twelfth of Japan’s 35. A test of September 2012 doesn’t help, because a child disturbed the Game Boy during its run, and the 15 hours 30 it reached don’t count ([the whole test is here](/blog/how-long-do-they-really-last)).

The rivals’ cells had a lamp to feed as well. The Lynx is often called the first handheld with both colour and a light behind the screen; the Lynx II could switch the light off.

The Lynx also cost twice as much. It’s listed at about $180; the Game Boy was $89.99 in the United States, or $89.95 in some lists, so two of them came to $179.98. In Japan a Game Boy cost ¥12,500 ([more on the prices](/blog/what-they-cost-then-and-now)).

## Two engineers, two memories

A rival appeared with a colour screen. By his own account Yokoi found the news reassuring.

> “Then we’re fine.”
>
> *Gunpei Yokoi, same interview, 1997, shmuplations translation, [copied at NeoGAF](https://www.neogaf.com/threads/shmuplations-gamasutra-yokoi-remembers-nintendo-struggle-to-understand-game-boy.1077790/latest)*

Yokoi wasn’t alone in charge. The Game Boy was developed at Nintendo’s R&D1 under him and Satoru Okada, who told *Retro Gamer* 163 in 2016, and 4Gamer in 2022, that he’d argued for a longer-lived machine than the one Yokoi had in mind. Of the screen he remembered talks with both Citizen and Sharp, and a plan agreed with Sharp. On Okada’s telling, the Game Boy had more than one author.

## Four shades sell out

Japan’s first 300,000 units were reported gone in about two weeks. In North America, where sales began on 31 July 1989 by most accounts and in August by older lists, 40,000 are said to have sold on the first day. The American launch stock of one million lasted under two months.

Europe waited until 28 September 1990. The Game Gear reached Japan the following month, so Europeans were unpacking four shades while Japanese shops put out a lit colour screen.

American and European boxes held *Tetris*, and it’s hard to think of a game with less need of a fifth shade. The usual industry figure for it on this system is 30.26 million copies; about 35 million is also printed. Among the consoles the gap was wide: Nintendo gives 118.69 million for the whole Game Boy line, and the Game Gear is put at about 11 million. The 118.69 million include the Color, and Nintendo publishes no split by model.

## Colour on the outside, a lamp on the inside

Colour reached the shell first. On 21 November 1994 Japan got the Game Boy Bros., in six colours at ¥8,000 (one blog says 6 June). North America followed on 20 March 1995 with the recoloured *Play It Loud!* models.

Inside, four shades held on for longer. The [Game Boy Pocket](/consoles/game-boy-pocket) of 21 July 1996 showed them more clearly and took two AAA cells where the original took four AA. It ran for about ten hours by Western sources, about eight by Japanese ones. The [Game Boy Light](/consoles/game-boy-light) came out on 14 April 1998, in Japan only, and its lamp shows what light cost: about 20 hours with it off, 12 with it on.

![Bar chart of battery life by model, with the printed range of hours and the hours measured in 2012 and 2013](/images/charts/battery-life.svg)
*In the test of 2012 the Game Boy Color ran longer than any other machine: 35 hours 45 minutes on two AA cells. [Numbers and sources](/charts#battery-life)*

When colour came, it had no lamp to feed. The Game Boy Color ran on two AA cells for about 20 hours according to Nintendo in Japan and up to 10 according to Nintendo of Europe; the 2012 test beat both. Nintendo had tried colour in 1992, in a prototype that’s reported to have lasted about an hour ([its story](/blog/the-colour-game-boy-of-1992)). In October 1997 Sharp reported that its reflective colour panel had become cheap, and the new machine was developed in about ten months. It cost ¥8,900 in Japan, ¥3,600 less than the grey one in 1989.

## Sources

- [Yokoi remembers Nintendo’s struggle to understand his Game Boy](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy), Game Developer, on the interview of 1997
- [Yokoi interview text](https://www.neogaf.com/threads/shmuplations-gamasutra-yokoi-remembers-nintendo-struggle-to-understand-game-boy.1077790/latest), NeoGAF, after shmuplations
- [History of the Game Boy: the screen](https://gameboy123.web.fc2.com/gameboy.spec3.html) and [the Game Boy Color](https://gameboy123.web.fc2.com/ep.gameboycolor.html), in Japanese
- [The monochrome screen](https://forbesjapan.com/articles/detail/47077), Forbes Japan
- [Okada’s 2022 retrospective for 4Gamer](https://shmuplations.com/okada2022/), shmuplations
- [Satoru Okada’s interview with Retro Gamer](http://www.pomelopictures.com/home/2017/1/9/satoru-okadas-controversial-interview-with-retrogamer-magazine), Pomelo Pictures, 2017
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
