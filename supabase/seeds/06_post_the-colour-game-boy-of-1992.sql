-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000021', '2026-10-17T09:00:00Z', '2026-11-28T09:00:00Z',
   'The colour Game Boy of 1992, and why it took until 1998', 'the-colour-game-boy-of-1992', 'history', '/images/blog/the-colour-game-boy-of-1992.svg',
   'Handheld Legacy staff', '2026-10-17', '5 min', true,
   'Nintendo had a working colour Game Boy six years before it sold one. It all turned in a single month, October 1997, when the man who had kept the machine grey was killed.',
   $post$Gunpei Yokoi died on the Hokuriku Expressway on 4 October 1997. The car he was in had run into a truck; he got out to look at the damage, and another car hit him. He was 56. For as long as he worked at Nintendo he had kept colour off the [Game Boy](/consoles/game-boy); in his last year he had been designing a rival to it.

The same month brought two pieces of news. Bandai’s coming handheld became known, and it was his: the WonderSwan. And word came from Sharp that a colour screen that needs no lamp had become cheap. A year later Nintendo had a Game Boy in colour on the shelves. Back in 1992 it had already built one that worked.

## A machine that ran for an hour

The prototype of 1992 is on record in two Japanese histories of the console and on the site gbasp.ru. Colour was nothing new to Nintendo: Yokoi had already turned it down for the very first Game Boy.

> “The technology was there to do color.”
>
> *Gunpei Yokoi, interview of 1997 with Yukihito Morikawa, shmuplations translation, [Game Developer](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy)*

His reasons are in [Why the Game Boy stayed grey](/blog/why-the-game-boy-stayed-grey). What sank the prototype was a number. Satoru Okada, who had developed the Game Boy with him, is said to have put its battery life at about one hour. The manual of the grey machine promised about fifteen.

Size and price counted against it as well. Price, Okada said in 2000, had already shaped the original, and some of the ideas left over from then went into the Color.

> “we had price constraints, so I significantly cut down the device’s specifications”
>
> *Satoru Okada, Nintendo Online Magazine, 2000, translated twice, [gbasp.ru](https://gbasp.ru/gbainterview-en.html)*

So the colour Game Boy went into a drawer. Some English pages call it *Project Atlantis* and give it a 32-bit processor; that name seems to belong to another machine.

![A vertical bar from 1989 to 1999, to scale. Four green shades run from the Game Boy of April 1989 to October 1998. Marked along it are the colour prototype of 1992, Yokoi’s departure in August 1996 and death in October 1997, and the Game Boy Light of April 1998. The last stretch, from the Game Boy Color on, is in colour; the WonderSwan of March 1999 falls there](/images/drawings/ten-years.svg)
*Drawn to scale. Only the year of the prototype is known, so it stands in the middle of 1992.*

## The man who left

Yokoi retired from Nintendo in August 1996, after more than thirty years, having finished the [Game Boy Pocket](/consoles/game-boy-pocket). The Virtual Boy had failed the year before. In September he founded Koto Laboratory in Kyoto, a small firm for small ideas, and Bandai came to him for a competitor to the Game Boy.

SNK was preparing a handheld too, and the Game Boy was eight years old. Nintendo meant its next machine to be the Advance, but software makers were pressing for a portable with a colour screen sooner. Hiroshi Yamauchi, the president, named the rivals as the reason to hurry. Okada named the Game Boy’s tenth birthday, due on 21 April 1999.

## Sharp’s news

The screen settled the matter. Sharp’s new panel was reflective: it has no lamp behind the picture and lets daylight do the work, so it draws little current and can be read outdoors. The objections of 1989, that colour was dear, ate batteries and was hard to see in the sun, fell away together.

Development took about ten months, and the work of 1992 helped. By one account the ten months ran from October 1997 to August 1998; by another, from early 1998 almost to the day of sale. Either way, Nintendo was building the Color while it sold the [Game Boy Light](/consoles/game-boy-light), which reached Japanese shops on 14 April 1998 in four shades, with a lamp. The Light had 190 days before its replacement arrived ([its collectors’ story is here](/blog/collecting-the-game-boy-light)).

The secret didn’t keep. Earlier that year the *Asahi Shimbun* told its readers of a Game Boy with a colour screen by Sharp and two AA batteries, due around August at about ¥9,000. Nintendo of America neither confirmed nor denied it. On 1 September Nintendo named the day of release, 21 October. The paper had the batteries right, and the price came out at ¥8,900.

| Date | What happened |
| --- | --- |
| 21 April 1989 | Game Boy, four shades |
| 1992 | Colour prototype; about one hour on its batteries |
| 21 July 1996 | Game Boy Pocket, Yokoi’s last Nintendo machine |
| August 1996 | Yokoi leaves Nintendo |
| 4 October 1997 | Yokoi dies |
| October 1997 | Sharp’s reflective colour panel is affordable; the WonderSwan becomes known |
| 14 April 1998 | Game Boy Light, Japan only |
| 1 September 1998 | Nintendo announces the day of release |
| 21 October 1998 | [Game Boy Color](/consoles/game-boy-color) on sale in Japan |
| 4 March 1999 | WonderSwan |

## What reached the shops

The Color shows up to 56 colours at once, out of 32,768, on the same 160 × 144 pixels as before. It colours many older games from [palettes stored in the console](/blog/how-game-boy-color-paints-old-games). Nintendo in Japan gave about 20 hours for the two batteries, and in [a test of 2012](/blog/how-long-do-they-really-last) one ran for 35 hours 45 minutes. The prototype’s hour had become nearly a day and a half.

![Drawing of the Game Boy Color with its screen above the D-pad and the two buttons](/images/consoles/game-boy-color.svg)
*Famitsu counts it as the first Nintendo handheld with a hole for a strap.*

The best-liked shell, by *Famitsu*’s account, was Clear Purple, which Yamauchi himself had proposed. North America got the Color on 18 November 1998 for $79.95, Europe on 23 November.

## The last grey machine

Yokoi’s WonderSwan came out on 4 March 1999, seventeen months after his death. It cost ¥4,800, little more than half a Color, and ran for up to 40 hours on a single AA battery. Bandai gave it a puzzle game called *Gunpey*, after him. Ten weeks later Nintendo cut the Color to ¥6,800.

The WonderSwan’s screen had eight shades of grey. In 1989 one of Yokoi’s staff had come to him with a grim face, because a competitor’s machine was out. Yokoi asked whether it was in colour, and it was. “Then we’re fine,” he said. Ten years on, his last machine gave the same answer.

## Sources

- [History of the Game Boy: Game Boy Color](https://gameboy123.web.fc2.com/ep.gameboycolor.html), in Japanese
- [Game Boy episodes: the plan of 1992](http://outdoor.geocities.jp/twnfh640/gbep4.html), in Japanese
- [History of the Game Boy Color](https://gbasp.ru/historygbc-en.html) and [Okada in Nintendo Online Magazine, 2000](https://gbasp.ru/gbainterview-en.html), gbasp.ru
- [Okada on the Game Boy Advance](https://www.eurogamer.net/article-29191), Eurogamer
- [Yokoi remembers Nintendo’s struggle to understand his Game Boy](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy), Game Developer, on the interview of 1997, and [more of its text](https://www.neogaf.com/threads/shmuplations-gamasutra-yokoi-remembers-nintendo-struggle-to-understand-game-boy.1077790/latest), NeoGAF, after [shmuplations](http://shmuplations.com/yokoi/)
- [Gunpei Yokoi’s final two games](http://blog.beforemario.com/2014/04/), Before Mario, April 2014: retirement, Koto, death
- [Gunpei Yokoi](https://wiki.stringtranslate.com/wiki/Gunpei_Yokoi), a copy of Wikipedia: the accident
- [WonderSwan](https://www.retrogamer.net/blog_post/wonderswan/?theme=spectrum), Retro Gamer, and [Hardware classics: Bandai WonderSwan](https://www.nintendolife.com/news/2014/03/hardware_classics_bandai_wonderswan), Nintendo Life
- [Remember the WonderSwan](https://www.pressthebuttons.com/2014/05/remember-the-wonderswan.html), Press the Buttons, after USgamer: shades, hours, price
- [Game Boy Color](https://w.atwiki.jp/nitendo/pages/7563.html), Atwiki, and [Game Boy Color](https://pedia.3rd-in.co.jp/wiki/ゲームボーイカラー), 3rd-in Pedia, in Japanese: Sharp’s news, the software makers
- [Game Boy Color](https://wikisum.wiki/wiki/Game_Boy_Color), a copy of Wikipedia: news of the WonderSwan in October 1997
- [Nintendo to launch Color Game Boy](https://zddgame.com/nintendo-to-launch-color-game-boy-116485.htm), ZDDGame, 1998, after the Asahi Shimbun
- [Game Boy Color](http://mobile.seisyun.net/wgate/%E3%82%B2%E3%83%BC%E3%83%A0%E3%83%9C%E3%83%BC%E3%82%A4%E3%82%AB%E3%83%A9%E3%83%BC/), a copy of the Japanese Wikipedia: the announcement
- [Twenty facts on the Game Boy Color](https://www.famitsu.com/news/201810/21165694.html?page=2), Famitsu, 21 October 2018
- [Game Boy Color](https://game.watch.impress.co.jp/docs/news/1360065.html), Game Watch, 21 October 2021
- [Battery test results](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
$post$)
on conflict do nothing;
