-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000021', '2026-10-17T09:00:00Z', '2026-10-17T09:00:00Z',
   'The colour Game Boy of 1992, and why it took until 1998', 'the-colour-game-boy-of-1992', 'history', '/images/blog/the-colour-game-boy-of-1992.svg',
   'Handheld Legacy', '2026-10-17', '4 min', true,
   'Nintendo had a working colour Game Boy in 1992. One went on sale in 1998, once Sharp’s panel was cheap and about ten months of work were done.',
   $post$In 1992 Nintendo had a colour [Game Boy](/consoles/game-boy) that worked. Two Japanese histories of the console and the site gbasp.ru record the prototype. Six years went by before anyone could buy a Game Boy in colour: the [Game Boy Color](/consoles/game-boy-color) went on sale in Japan on 21 October 1998.

Colour hadn’t been beyond Nintendo even three years earlier, when Gunpei Yokoi turned it down for the first Game Boy.

> “The technology was there to do color.”
>
> *Gunpei Yokoi, interview of 1997 with Yukihito Morikawa, shmuplations translation, [Game Developer](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy)*

His reasons are in [Why the Game Boy stayed grey](/blog/why-the-game-boy-stayed-grey). The colour machine was built all the same, and then dropped.

## Size, batteries, price

Satoru Okada, who had developed the first Game Boy with Yokoi, is said to have put the prototype’s battery life at about one hour. The figure is second-hand, from gbasp.ru and a copy of an encyclopedia article on Nintendo Research & Engineering. The manual of the grey Game Boy promised about 15 hours.

Battery life was one of the reasons given for dropping the project. The others were size and price. On size the accounts differ over what was too large, the screen or the whole machine.

Price had already shaped the first Game Boy. Okada said so in 2000, and added that some of the ideas left over at that time went into the Color.

> “we had price constraints, so I significantly cut down the device’s specifications”
>
> *Satoru Okada, Nintendo Online Magazine, 2000, translated twice, [gbasp.ru](https://gbasp.ru/gbainterview-en.html)*

## A patent and a name that may not belong

One site, gbasp.ru, points to a Nintendo patent of 10 December 1992 that shows an unknown handheld with three buttons. That it’s the colour Game Boy is a guess.

Some English pages call the prototype of the early 1990s *Project Atlantis* and give it a 32-bit processor. Others treat Atlantis as a separate machine, so we leave it out.

## Sharp’s news of October 1997

Five years passed. In October 1997 Sharp reported that its reflective colour panel had become cheap. Reflective means that no lamp sits behind the picture. Such a screen draws less current, and it can be read outdoors. The grey Game Boy’s panel was reflective too, in four shades.

SNK and Bandai, meanwhile, were preparing handhelds of their own, and Bandai’s, the WonderSwan, became known in that same October. Nintendo hurried, and gbasp.ru reports two reasons. Hiroshi Yamauchi named the rivals. Okada named the Game Boy’s tenth birthday, due on 21 April 1999.

## Ten months, counted twice

Developing the new machine took about ten months, and the prototype of 1992 helped. The accounts don’t agree on which ten. One counts from October 1997, and then they end in August 1998. The other counts from early 1998, and then they run to about the day of sale.

Either way, Nintendo had the Color under development when it put the [Game Boy Light](/consoles/game-boy-light) on sale in Japan on 14 April 1998, with four shades and a lamp. The Light had 190 days before its replacement arrived ([its collectors’ story is here](/blog/collecting-the-game-boy-light)).

Word got out. Before the announcement a newspaper reported a Game Boy with a colour screen by Sharp and two AA cells, at about ¥9,000, around August. Nintendo announced the Game Boy Color on 1 September 1998 and sold it in Japan from 21 October. The two AA cells were right, and the price came out at ¥8,900.

| Date | What happened |
| --- | --- |
| 21 April 1989 | Game Boy, four shades |
| 1992 | Nintendo’s colour prototype; about one hour on its batteries, by Okada’s reported word |
| 21 July 1996 | [Game Boy Pocket](/consoles/game-boy-pocket), four shades |
| October 1997 | Sharp’s reflective colour panel becomes affordable; Bandai’s WonderSwan becomes known |
| 14 April 1998 | Game Boy Light, Japan only |
| 1 September 1998 | Game Boy Color announced |
| 21 October 1998 | Game Boy Color on sale in Japan |
| March 1999 | WonderSwan |

## What reached the shops

The Color could show 56 colours at once, out of 32,768, on the 160 × 144 points its predecessor had. It coloured many older games from [palettes stored in the console](/blog/how-game-boy-color-paints-old-games). Nintendo in Japan gave about 20 hours for the two cells, Nintendo of Europe up to 10. In [a test of 2012](/blog/how-long-do-they-really-last) one ran for 35 hours 45 minutes. Even the lowest of those figures is ten times the prototype’s hour.

![Drawing of the Game Boy Color with its screen above the direction pad and the two buttons](/images/consoles/game-boy-color.svg)
*Famitsu counts it as the first Nintendo handheld with a hole for a strap.*

The best-liked shell, by Famitsu’s account, was Clear Purple, and the proposal was Yamauchi’s own. North America got the Color on 18 November 1998 for $79.95 and Europe on 23 November. The WonderSwan followed in March 1999, and on 14 May that year the Japanese price of the Color fell to ¥6,800.

The Color’s screen had no light: Sharp’s panel was a reflective one.

## Sources

- [History of the Game Boy: Game Boy Color](https://gameboy123.web.fc2.com/ep.gameboycolor.html), in Japanese
- [Game Boy episodes: the plan of 1992](http://outdoor.geocities.jp/twnfh640/gbep4.html), in Japanese
- [History of the Game Boy Color](https://gbasp.ru/historygbc-en.html), gbasp.ru
- [Okada in Nintendo Online Magazine, 2000](https://gbasp.ru/gbainterview-en.html), gbasp.ru, translation
- [Okada on the Game Boy Advance](https://www.eurogamer.net/article-29191), Eurogamer
- [Nintendo Research & Engineering](https://wikisum.wiki/wiki/Nintendo_RED) and [Game Boy Color](https://wikisum.wiki/wiki/Game_Boy_Color), Wikisum copies
- [Yokoi remembers Nintendo’s struggle to understand his Game Boy](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy), Game Developer, on the interview of 1997
- [Game Boy Color](https://w.atwiki.jp/nitendo/pages/7563.html), Atwiki, in Japanese
- [Nintendo to launch Color Game Boy](https://zddgame.com/nintendo-to-launch-color-game-boy-116485.htm), ZDDGame, 1998
- [Twenty facts on the Game Boy Color](https://www.famitsu.com/news/201810/21165694.html?page=2), Famitsu, 21 October 2018
- [Game Boy Color](https://game.watch.impress.co.jp/docs/news/1360065.html), Game Watch, 21 October 2021
- [Game Boy Color](https://www.search.com.vn/wiki/ja/%E3%82%B2%E3%83%BC%E3%83%A0%E3%83%9C%E3%83%BC%E3%82%A4%E3%82%AB%E3%83%A9%E3%83%BC), copy of the Japanese Wikipedia
- [Battery test results](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
$post$)
on conflict do nothing;
