-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000001', '2025-01-18T09:00:00Z', '2026-11-28T09:00:00Z',
   'Why the Game Boy stayed grey', 'why-the-game-boy-stayed-grey', 'history', '/images/blog/why-the-game-boy-stayed-grey.svg',
   'Handheld Legacy staff', '2025-01-18', '5 min', true,
   'Atari, Sega and NEC sold handhelds in colour. Nintendo kept four shades for nine and a half years, and sixty hours of play show why that was right.',
   $post$Somebody had given Gunpei Yokoi a pocket television with a colour screen. It was a marvel for an hour. Then the batteries were flat. A Japanese history of the [Game Boy](/consoles/game-boy) has him tell that story when people asked why the console he was building had no colour.

He got his way for a long time. From 21 April 1989, when the Game Boy went on sale in Japan, to 21 October 1998, when the [Game Boy Color](/consoles/game-boy-color) did, is nine and a half years to the day. Atari, Sega and NEC all put colour on the shelf next to it. Nintendo sold four shades and outsold them all.

## An argument inside Nintendo

Colour was within reach in 1989; the engineers had discussed it. Yokoi weighed the price and the drawbacks and said no.

> “But I wanted us to do black and white anyway”
>
> *Gunpei Yokoi, interview of 1997 with Yukihito Morikawa, shmuplations translation, [Game Developer](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy)*

Once you start playing, he went on, the colours don’t matter; you’re drawn into the world of the game. It was difficult to get Nintendo to understand, and he partly used his rank to push it through. Somebody in the company proposed a colour Game Boy that would run off the mains. Indoors, Yokoi answered, the Famicom had the better picture.

Hiroshi Yamauchi, the president, had two reasons of his own, according to Forbes Japan: a colour screen was hard to see in sunlight, and its batteries lasted about a tenth as long.

![Front view drawing of the grey Game Boy of 1989](/images/consoles/game-boy.svg)
*The screen shows 160 × 144 pixels and has no light of its own: daylight goes in, and a mirror sends it back out.*

## Sixty hours

How Yamauchi’s tenth compares with the printed hours is a matter of arithmetic. The manual of the Game Boy says about 15 hours on four AA batteries; Japanese sources say 35. The Atari Lynx took six of them and lasted four or five hours, the Sega Game Gear six for three to five.

Now play for sixty hours: ten a week, through six weeks of summer holiday.

![Small batteries in rows, one for each AA that sixty hours of play take: 8 to 16 for the Game Boy, 72 to 90 for the Atari Lynx, 72 to 120 for the Sega Game Gear](/images/drawings/sixty-hours.svg)
*Solid: by the best figure printed for each console. Pale: what the worst figure adds.*

Against the manual’s 15 hours the rivals managed between a fifth and a third. Against Japan’s 35 the Game Gear comes to between a twelfth and a seventh. Yamauchi’s tenth is fair, then, by the hours that Japan went by, and the picture above holds either way. The rivals’ batteries had a lamp to feed as well: the Lynx was the first handheld with both colour and a light behind the screen.

The Lynx also cost about $180 to the Game Boy’s $89.99, so you could have two Game Boys for one Lynx ([more on the prices](/blog/what-they-cost-then-and-now)). For two people who wanted to play [*Tetris* against each other](/blog/review-tetris-game-boy), that’s the whole argument.

## “Then we’re fine”

After the launch one of Yokoi’s people came to him looking grim. There was a new handheld out, similar to theirs. Yokoi asked whether its screen was colour or monochrome. Colour, he was told.

> “Then we’re fine.”
>
> *Gunpei Yokoi, same interview, 1997, shmuplations translation, [copied at NeoGAF](https://www.neogaf.com/threads/shmuplations-gamasutra-yokoi-remembers-nintendo-struggle-to-understand-game-boy.1077790/latest)*

Not everything about the Game Boy was his doing. Satoru Okada, assistant head of R&D1, told *Retro Gamer* in 2016 that Yokoi had wanted a cheap toy for a season or two, in the line of the Game & Watch, and that he himself fought for a machine built to last. They argued until Yokoi told him to do what he wanted. It was Okada, too, who negotiated with Citizen and Sharp over the screen, and settled with Sharp. A long-lived machine with a plain screen: it took both of them.

## Four shades sell out

Japan’s first 300,000 were gone in about two weeks. In North America sales began on 31 July 1989 by most accounts, 40,000 are said to have gone on the first day, and the launch stock of a million lasted under two months.

Europe waited until 28 September 1990. The following month the Game Gear reached Japan, so Europeans were unpacking four shades while Japanese shops put out a lit colour screen. It made no difference. Nintendo counts 118.69 million for the whole Game Boy line, and the Game Gear is put at about 11 million. (The 118.69 million include the Color. A Japanese encyclopaedia credits the Color with 49.27 million of them, without saying where the number comes from.)

## Colour on the outside, a lamp on the inside

Colour reached the shell first. On 21 November 1994 Japan got the Game Boy Bros., in six colours at ¥8,000; one blog says 6 June. North America followed on 20 March 1995 with *Play It Loud!*

Inside, the shades got better and stayed four. The [Game Boy Pocket](/consoles/game-boy-pocket) of 21 July 1996 made do with two AAA batteries instead of four AA, for eight to ten hours. The [Game Boy Light](/consoles/game-boy-light) came out on 14 April 1998, in Japan only, and shows exactly what a lamp costs: about 20 hours with it off, 12 with it on.

![Bar chart of battery life by model, with the printed range of hours and the hours measured in 2012 and 2013](/images/charts/battery-life.svg)
*In the test of 2012 the Game Boy Color ran longer than any other machine: 35 hours 45 minutes on two AA batteries. [Numbers and sources](/charts#battery-life)*

When colour came at last, it had no lamp to feed. Nintendo had tried it in 1992, in a prototype that is said to have lasted an hour, as long as Yokoi’s television ([its story](/blog/the-colour-game-boy-of-1992)). In October 1997 Sharp had a colour panel that worked by daylight and was cheap, and a year later it was in the shops for ¥8,900, ¥3,600 less than the grey machine had cost in 1989. It runs for about 20 hours by Nintendo’s figure and for nearly twice that by the stopwatch ([the whole test](/blog/how-long-do-they-really-last)).

That’s the secret of the grey years. Nintendo had nothing against colour. It waited until colour could last a day out of doors on two batteries, and let everybody else find out what happened if you didn’t.

## Sources

- [Yokoi remembers Nintendo’s struggle to understand his Game Boy](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy), Game Developer, on the interview of 1997, and [more of its text](https://www.neogaf.com/threads/shmuplations-gamasutra-yokoi-remembers-nintendo-struggle-to-understand-game-boy.1077790/latest), NeoGAF, after [shmuplations](http://shmuplations.com/yokoi/)
- [History of the Game Boy: the screen](https://gameboy123.web.fc2.com/gameboy.spec3.html) and [the Game Boy Color](https://gameboy123.web.fc2.com/ep.gameboycolor.html), in Japanese
- [The monochrome screen](https://forbesjapan.com/articles/detail/47077), Forbes Japan
- [Okada’s 2022 retrospective for 4Gamer](https://shmuplations.com/okada2022/), shmuplations
- [Satoru Okada’s interview with Retro Gamer](http://www.pomelopictures.com/home/2017/1/9/satoru-okadas-controversial-interview-with-retrogamer-magazine), Pomelo Pictures, 2017
- [Battery life in the 8-bit Game Boy line](https://nerdlypleasures.blogspot.com/2014/10/battery-life-in-8-bit-game-boy-line.html), Nerdly Pleasures, 2014
- [Atari Lynx](http://www.redorbit.com/reference/atari-lynx/), redOrbit: hours and screen, and [Lynx II](http://cchaven.com/LYNX.HTML), cchaven
- [Game Boy Battery Pack](https://www.oldschoolgamermagazine.com/a-closer-look-at-nintendos-official-game-boy-peripherals-game-boy-battery-pack/), Old School Gamer: hours of the Game Gear
- [Game Boy vs Lynx vs Game Gear](https://retrogamingposts.blogspot.com/2014/03/game-boy-vs-lynx-vs-game-gear.html), Retro Gaming Posts, 2014
- [Battery test results](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [Game Boy turns 32](https://www.vgchartz.com/article/450018/game-boy-turns-32-top-10-best-selling-game-boy-games/), VGChartz, and [Game Boy Color](https://w.atwiki.jp/nitendo/pages/7563.html), Atwiki, in Japanese: sales
- [Game Boy Bros.](https://retorotoro.com/2019/02/01/gameboybros), Retorotoro, 2019
- [Game Boy: US launch](https://www.thelogbook.com/1989/nintendo-game-boy/), theLogBook
$post$)
on conflict do nothing;
