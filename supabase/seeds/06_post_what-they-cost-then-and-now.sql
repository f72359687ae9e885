-- An article. A second run changes nothing.

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
*The lowest launch price in real money is that of the [Game Boy Pocket](/consoles/game-boy-pocket), $149. The highest is the Switch’s, $412. [Numbers and sources](/charts#launch-prices)*

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

Then the tag stood still. The Advance in June 2001, the SP in March 2003 and the Micro in September 2005 all cost $99.99. In today’s money that one number was worth $188, then $182, then $169. Four years of inflation had taken off about $20.

A rival cost far more. The Atari Lynx of 1989 is listed at about $180, which would be about $483 now: twice the Game Boy, and more than any Nintendo handheld in the table ([what the Lynx gave for it](/blog/why-the-game-boy-stayed-grey)).

## Two screens, and then a third dimension

The DS of November 2004 was the first to pass the Game Boy in real money, at $263. The DS Lite went down to $215. After that the prices climbed with each model, over the DSi and the DSi XL to the 3DS of March 2011, at $249.99 then and $375 now.

In its American launch month the 3DS stayed about 100,000 units below what the DS had sold in its own. It took more money all the same, as Anita Frazier of NPD pointed out.

> “Because of the price differential, the 3DS generated greater revenues than did the DS in its launch month in November 2004”
>
> *Anita Frazier, NPD, April 2011, [VG247](https://www.vg247.com/2011/04/15/march-npd-3ds-fails-to-beat-ds-record-crack-top-ten/)*

## Eighty dollars off

On 28 July 2011 Nintendo announced the end of that price. Japan’s fell from ¥25,000 to ¥15,000 on 11 August, a cut of 40 per cent, and landed on what the DS had cost there in 2004. America’s fell by $80, or 32 per cent, to $169.99 on 12 August. The console had been on sale for 166 days in Japan and 138 in America. Satoru Iwata wrote to those who’d paid the full price.

> “never before has Nintendo chosen to issue such a dramatic price drop less than 6 months after a system release”
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, translation by Giant Bomb, [Nintendo Life, August 2011](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry)*

They got ten NES and ten Game Boy Advance games. The same letter admitted that the early buyers would still feel punished ([the letter’s words](/blog/how-the-3ds-was-rescued)).

Even at $169.99 the 3DS was dearer in real money than the first Game Boy: $251 against $242 ([what the cut did for it](/blog/how-the-3ds-was-rescued)). The family’s lowest launch price came in 2013 with the 2DS, at $187 in today’s money.

Earlier cuts had taken their time. The Advance was at $70 by early 2003, according to USA Today, when the SP arrived at $99. The SP fell to £69.99 in Britain in September 2004. The DS Lite went to $99 in June 2011, five years after its American launch.

## Yen, pounds and gaps

The yen column isn’t carried forward, because we have no Japanese index. In yen of the day, the SP of 2003 had the same tag as the Game Boy of 1989. In between, the Game Boy Bros. of 1994, sold in six colours, had cost ¥8,000, and the Color had come at ¥8,900 after a newspaper expected about ¥9,000. It was cut to ¥6,800 on 14 May 1999.

Britain’s first price is a muddle: £69.99, £67.40 and £99 are all printed for the Game Boy. Later ones are firmer, with £99 for the DS (£99.99 is printed too), £279.99 for the Switch and £199.99 for the Switch Lite. Prices on the Continent before 2004 are largely missing. According to KULT Underground, Nintendo said in 2002 that it set no retail prices in Europe, so a single one may never have existed.

In South Korea the Switch cost ₩360,000 and in Taiwan NT$9,780, both in December 2017. Mainland China followed in December 2019, at 2,099 renminbi. We haven’t carried these three forward either.

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
- [Iwata’s letter to 3DS owners](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry), Nintendo Life, August 2011, and [his apology](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/), Engadget, 3 August 2011
- [3DS price drop in Japan and America](https://zeldauniverse.net/2011/07/28/nintendo-to-drop-prices-on-the-3ds/), Zelda Universe, 28 July 2011
- [Switch price and date](https://www.bbc.co.uk/news/technology-38592678), BBC, 2017, and [Switch Lite at £199.99](https://metro.co.uk/2020/02/18/nintendo-switch-lite-new-coral-pink-colour-console-12260209/?ito=article.desktop.share.bottom.link), Metro, February 2020
- [Switch in Korea and Taiwan](http://itechnews.co/switch-launches-in-south-korea-and-taiwan-on-dec-1/), iTechNews, 2017, and [in China](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), VGC, 2019
$post$)
on conflict do nothing;
