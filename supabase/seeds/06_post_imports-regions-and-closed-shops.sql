-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000011', '2025-11-22T09:00:00Z', '2026-11-28T09:00:00Z',
   'Imports, region locks and closed shops', 'imports-regions-and-closed-shops', 'collecting', '/images/blog/imports-regions-and-closed-shops.svg',
   'Handheld Legacy staff', '2025-11-22', '6 min', true,
   'What to check before you pay for a handheld from abroad: where it came out first, what its serial number says, and which shops no longer answer.',
   $post$Nintendo once kept its own country waiting for 868 days. The [2DS](/consoles/nintendo-2ds) went on sale in America and Europe on 12 October 2013. Japan got it on 27 February 2016, and then only in *Pokémon* bundles.

That’s one good reason to import. Others are the console that never left Japan, or the colour that never came near you. Before you pay a stranger abroad, ask for two photographs sharp enough to read: the serial number of the console and the product code of the game. This article tells you what the letters say. Whether the cartridge fits and runs is the business of [Will it run?](/blog/region-locks-explained), machine by machine.

## What came late, and what never came

The dates tell you in which country to look first.

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

The Light is the collector’s case: Japan only, ¥6,800 new, and [worth four checks](/blog/collecting-the-game-boy-light) before you buy. Japan’s plain 2DS followed the bundles on 15 September 2016, at ¥9,800 before tax. The small New 3DS had its own trap for Americans, who could have it only in a bundle. The first came with *Animal Crossing: Happy Home Designer* at $219.99, seven months after the large [New 3DS XL](/consoles/new-nintendo-3ds-xl).

The Switch row holds for those three markets. South Korea and Taiwan waited until 1 December 2017 and mainland China until 10 December 2019.

## Up to the DS Lite: buy anywhere

From the original Game Boy to the [DS Lite](/consoles/nintendo-ds-lite) the console takes cartridges from every country, with [one Chinese exception](/blog/region-locks-explained). So two other things decide whether you’ve bought well. The battery in an old cartridge may be keeping the save, and batteries die: look the game up in [Will my save survive?](/tools/saves) And a cheap Advance cartridge may be a copy, so keep [Real or fake?](/blog/spotting-fake-gba-cartridges) open while you study the photographs.

## 3DS family: read the serial number

Here the card and the console must belong together. An e-mail from Nintendo’s support is blunt about it:

> “if you play a Korean 3DS game with a Japanese 3DS system (or vice versa), you won’t be able to play at all”
>
> *Nintendo support, Japan, e-mail in translation, January 2011, [Engadget](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/)*

A console without its box still tells you where it belongs. The first letter is the model: C for the 3DS, S for the [3DS XL](/consoles/nintendo-3ds-xl), A for the 2DS, Y for the New 3DS, Q for the New 3DS XL. The letters after it give the place of sale. That isn’t always the lock:

| After the model letter | Sold in | Lock |
| --- | --- | --- |
| JF, JH or JM | Japan | Japanese |
| W | North America | American |
| S | Middle East, South-East Asia | American |
| EF, EH or EM | Europe | European |
| AH | Australia | European |

Watch the S. As the first letter it means 3DS XL; as the second, a console sold in the Middle East or South-East Asia, with the American lock. The list is 3dbrew’s of December 2015 and has no letters for South Korea, Taiwan or mainland China, nor for the [New 2DS XL](/consoles/new-nintendo-2ds-xl), which came later.

After the letters come nine digits. The ninth checks the others, so you can test a number from a photograph with a pencil:

1. Set the ninth digit aside.
2. Add the 1st, 3rd, 5th and 7th.
3. Add the 2nd, 4th, 6th and 8th, and multiply by 3.
4. Add both results. What it takes to reach the next multiple of ten must match the ninth digit.

![The serial number CW404567772 taken apart into model, place of sale and check digit, with the sum 21 + 57 = 78 and the 2 that leads to 80](/images/drawings/serial-number.svg)
*A 3DS sold in North America, and a number that holds. [Our serial check](/tools/identify#serial-check) does the sum for you.*

Older versions of the 3dbrew page print another formula. It’s wrong, and happens to fit this very example.

Ordinary DS cards need none of this; they run in the DSi and in the whole 3DS family wherever they were sold. Take care with codes that begin with TWL. Those are [DS cards with DSi functions](/blog/region-locks-explained), and the ones we know of are locked.

## Switch: the third letter

Buy a Switch card from anywhere, unless its code ends in CHN. Those three letters mark a card published by Tencent for mainland China, and [only the Chinese console takes it](/blog/region-locks-explained).

The console gives itself away too. On any Switch or [Switch Lite](/consoles/nintendo-switch-lite) the third letter of the serial number names the place of sale: W for the Americas, J for Japan and Europe, K for Korea, C for China. The Chinese box is in simplified Chinese and bears a Tencent mark.

Leave the C alone unless you collect them. In November 2024 Tencent announced the end of its shop: no sales after 31 March 2026, and from 15 May 2026 no downloads, no codes and no online services at all. It plays cards from elsewhere.

## When the shop has closed

The rest of the world knows that feeling from the 3DS, whose eShop closed by degrees:

- **From 23 May 2022:** no more money by credit card.
- **From 29 August 2022:** no more money by eShop card.
- **27 March 2023** (28 March in Japan): no more purchases.
- **8 April 2024:** no more online play. Pokémon Bank and StreetPass were spared.

In Japan the shop had lasted twelve years and a month from the launch of the 3DS. What you paid for you can still download again, and updates with it, for what Nintendo calls the foreseeable future. It sets no date. Downloads were tied to a region just as the cards were, and so was the DSi Shop before them.

So a used 3DS from abroad comes with whatever its last owner left on it, and with nothing you can add but cards. Choose the region for the cards you want to play, have the seller photograph the number, and do the sum before you send the money. It takes a pencil and a minute, and it’s cheaper than the postage back.

## Sources

- [The Game Boy takes Europe by storm](http://home.bt.com/news/on-this-day/september-28-1990-nintendos-game-boy-takes-europe-by-storm-11364007131453), BT
- [DSi date in Europe](https://kotaku.com/dsi-european-release-date-price-announced-5156255), Kotaku, 2009
- [3DS will be region locked](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/), Engadget, 11 January 2011
- [Serials, version of December 2015](https://www.3dbrew.org/w/index.php?title=Serials&direction=next&oldid=15042), 3dbrew
- [Serials, later version with the check digit](https://www.3dbrew.org/w/index.php?title=Serials&oldid=20483&mobileaction=toggle_view_mobile), 3dbrew
- [Product information, 1 August 2019](https://switchbrew.org/w/index.php?title=Product_Information&diff=prev&oldid=7325&mobileaction=toggle_view_mobile), Switchbrew
- [Tencent Switch games on other Switches](https://www.siliconera.com/tencent-nintendo-switch-games-will-not-work-on-international-nintendo-switches/), Siliconera
- [Switch online services will end in China in 2026](https://www.nintendolife.com/news/2024/11/nintendo-switch-online-services-will-end-in-china-in-2026), Nintendo Life, November 2024
- [Game Boy Light anniversary](http://www.famitsu.com/news/202004/14196543.html), Famitsu, 14 April 2020
- [2DS in Japan](https://news.yahoo.co.jp/articles/377eee4e1e9733c9a23ef0dfa068daea92077dde), Famitsu via Yahoo Japan
- [The small New 3DS and its American bundles](https://nintendolife.com/features/10-years-ago-nintendo-launched-the-very-best-3ds), Nintendo Life, October 2024, and [the first of them](https://www.pressthebuttons.com/2015/08/new-nintendo-3ds-coming-to-north-america.html), Press the Buttons, August 2015
- [Switch in South Korea and Taiwan](http://itechnews.co/switch-launches-in-south-korea-and-taiwan-on-dec-1/), iTechNews, 2017
- [Switch in China on 10 December](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), VGC, 2019
- [The first step of the eShop’s end](https://comicbook.com/gaming/news/nintendo-eshop-3ds-wii-u-switch-wallet/), ComicBook, 21 May 2022, with Nintendo’s words, and [the last](https://tweakers.net/nieuws/199216/aankopen-doen-via-eshop-op-wii-u-en-3ds-vanaf-27-maart-2023-niet-meer-mogelijk.html), Tweakers
- [Online services close on 8 April 2024](https://www.gameshub.com/news/news/nintendo-wii-u-3ds-online-services-closure-date-2636072/), GamesHub, and [what goes on](http://engadget.com/nintendo-will-take-3ds-and-wii-u-services-offline-in-early-april-2024-091001733.html), Engadget, October 2023
$post$)
on conflict do nothing;
