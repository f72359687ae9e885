-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000011', '2025-11-22T09:00:00Z', '2026-11-24T09:00:00Z',
   'Imports, region locks and closed shops', 'imports-regions-and-closed-shops', 'collecting', '/images/blog/imports-regions-and-closed-shops.svg',
   'Handheld Legacy', '2025-11-22', '6 min', true,
   'What to check before you pay for a handheld from abroad: release dates, the letters of a serial number, product codes, and a shop that has closed.',
   $post$You’ve found it abroad: the console that never reached your country, or the game that reached it late. Look at a few letters and dates before you pay. Whether a given cartridge fits and runs is a question for [Will it run?](/blog/region-locks-explained), which goes through it machine by machine.

Ask the seller for two photographs, one of the console’s serial number and one of the game’s product code, sharp enough to read every letter.

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

From the first Game Boy to the [DS Lite](/consoles/nintendo-ds-lite) the console takes cartridges from anywhere. There’s one exception: games made for the Chinese iQue DS ran only on Chinese systems.

Two other things can spoil the purchase. A cell inside the cartridge may be keeping the save, and cells die: [Will my save survive?](/tools/saves) looks up the game, and [Why old saves vanish](/blog/why-old-saves-vanish) explains the rest. And a cheap Advance cartridge may be a copy, so have [Real or fake?](/blog/spotting-fake-gba-cartridges) open while you study the photographs.

If you mean to play Advance cartridges too, the DS Lite is the last Nintendo handheld with a slot for them.

## 3DS family: match the letters

Here the card and the console must belong together. An e-mail from Nintendo support, in translation, is blunt about it:

> “if you play a Korean 3DS game with a Japanese 3DS system (or vice versa), you won’t be able to play at all”
>
> *Nintendo support, Japan, e-mail in translation, January 2011, [Engadget](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/)*

Age ratings were among the reasons Nintendo gave for the lock:

> “Different regions have different ratings systems.”
>
> *Bill Trinen, Nintendo of America, January 2011, [CVG](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/?site=aus)*

A console that comes without its box still tells you where it belongs. The first letter of the serial number is the model: C for the 3DS, S for the [3DS XL](/consoles/nintendo-3ds-xl), A for the 2DS, Y for the New 3DS, Q for the New 3DS XL. For the [New 2DS XL](/consoles/new-nintendo-2ds-xl) we have no confirmed letter. The letters after it give the place of sale. Don’t take that for the lock, because in two rows of this list they differ:

| After the model letter | Sold in | Lock |
| --- | --- | --- |
| JF, JH or JM | Japan | Japanese |
| W | North America | American |
| S | Middle East, South-East Asia | American |
| EF, EH or EM | Europe | European |
| AH | Australia | European |

The list is 3dbrew’s, as it stood in December 2015. As we have it, it gives no letters for South Korea, Taiwan or mainland China.

Mind the S. In first place it’s a 3DS XL. In second place it’s a console for the Middle East or South-East Asia, with the American lock.

![Drawing of the Nintendo 3DS, open, with its two screens](/images/consoles/nintendo-3ds.svg)
*The first Nintendo 3DS carries the model code CTR-001, and its serial number starts with C.*

After the letters come nine digits, and the ninth is a check digit. You can test a number from a photograph with a pencil:

1. Set the ninth digit aside.
2. Add the 1st, 3rd, 5th and 7th.
3. Add the 2nd, 4th, 6th and 8th, and multiply by 3.
4. Add both results and keep the last figure. If that isn’t 0, take it from 10. What you get must match the ninth digit.

Take CW404567772. The odd places give 4 + 4 + 6 + 7 = 21. The even places give 0 + 5 + 7 + 7 = 19, times 3 is 57. Together that’s 78, the last figure is 8, and 10 - 8 is 2. The number ends in 2, so it’s plausible: a 3DS sold in North America. Older versions of the 3dbrew page print another formula, which is wrong and happens to fit this very example.

Ordinary DS cards need none of this. iQue games apart, they’re free of regions in the DSi and in the whole 3DS family. For cards with DSi functions, whose codes begin with TWL, reports differ; [the details are here](/blog/region-locks-explained).

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
