-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000016', '2026-05-16T09:00:00Z', '2026-11-28T09:00:00Z',
   'What they cost then, and what that is today', 'what-they-cost-then-and-now', 'history', '/images/blog/what-they-cost-then-and-now.svg',
   'Handheld Legacy staff', '2026-05-16', '7 min', true,
   'Eighteen American launch prices, from the Game Boy to the Switch Lite, in dollars of May 2026, and the price cuts that the launch prices hide.',
   $post$Take a [Game Boy](/consoles/game-boy) of 1989 to today’s checkout and it costs almost as much as a [Switch Lite](/consoles/nintendo-switch-lite). The $89.99 that Americans paid for four shades of grey come to $242 in dollars of May 2026. The Lite’s $199.99 of 2019 come to $261. Thirty years lie between them, and a screen in colour, and the whole of Hyrule, and $19.

The sum rests on the American consumer price index, all items, not seasonally adjusted. It stood at 124.4 in July 1989 and at 335.123 in May 2026, so prices rose by a factor of 2.69. Each launch price below is carried forward from the month of its launch. Sales tax is left out.

![Chart of eighteen Nintendo handhelds with their American launch price and its value in dollars of May 2026](/images/charts/launch-prices.svg)
*The lowest launch price in real money is that of the [Game Boy Pocket](/consoles/game-boy-pocket), $149. The highest of the eighteen is the Switch’s, $412. [Numbers and sources](/charts#launch-prices)*

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
| [Nintendo Switch](/consoles/nintendo-switch) | March 2017 | $299.99 | $412 | ¥29,980 |
| [New Nintendo 2DS XL](/consoles/new-nintendo-2ds-xl) | July 2017 | $149.99 | $205 | ¥14,980 before tax |
| Nintendo Switch Lite | September 2019 | $199.99 | $261 | ¥19,980 |

Some tags are printed in two ways. The Game Boy is also listed at $89.95, the Pocket at $59.95, the Color at $79.99, the Advance and the SP at $99.95. America never got the [Game Boy Light](/consoles/game-boy-light); in Japan it cost ¥6,800, the same as the Pocket.

The table stops where this site does. After it the prices climbed: the Switch with an OLED screen came at $349.99 in October 2021, $424 today, and the Switch 2 at $449.99 on 5 June 2025, $468 today.

## A name that got cheaper

In real money nothing called Game Boy ever cost as much again as the first. The Pocket came to $149, the lowest start in the table. The Color added $15 to that and the Advance $25 more.

Then the tag stood still. The Advance in June 2001, the SP in March 2003 and the Micro in September 2005 all cost $99.99. In today’s money that one number was worth $188, then $182, then $169. Inflation alone had taken about $20 off the tag.

The rival of 1989 cost far more. The Atari Lynx at $179.99 would be about $483 now: twice the Game Boy, and more than Nintendo asked for any handheld since, the Switch 2 included ([what the Lynx gave for it](/blog/why-the-game-boy-stayed-grey)).

## The cuts between the launches

Launch prices alone mislead. Set the DS of November 2004 ($149.99) beside the DS Lite of June 2006 ($129.99) and the Lite looks like a bargain. It wasn’t. The DS had itself come down to $129.99 on 21 August 2005, nine months after its launch and one day before *Nintendogs*. So the Lite cost exactly what the machine beside it cost: “the same price as the current DS”, as GameSpot put it in May 2006.

Do the same with the other pairs:

| New model | At launch | The older one beside it |
| --- | --- | --- |
| SP, March 2003 | $99.99 | Advance, $70 by early 2003 |
| Micro, September 2005 | $99.99 | SP, $79.99 since September 2004 |
| DS Lite, June 2006 | $129.99 | DS, $129.99 since August 2005 |
| 3DS XL, August 2012 | $199.99 | 3DS, $169.99 since August 2011 |

In none of the four did the newcomer undercut the machine it stood beside. It matched it once and cost $20 to $30 more three times.

The DSi went to $149.99 in September 2010 and the DSi XL to $169.99, $20 off each. The DS Lite waited five years for its cut, to $99 in June 2011.

## Eighty dollars off

The 3DS got its cut in less than five months. It had come to America in March 2011 at $249.99, $375 in today’s money, and in its launch month it stayed about 100,000 units below the DS of 2004. It took more money all the same.

> “Because of the price differential, the 3DS generated greater revenues than did the DS in its launch month in November 2004”
>
> *Anita Frazier, NPD, April 2011, [VG247](https://www.vg247.com/2011/04/15/march-npd-3ds-fails-to-beat-ds-record-crack-top-ten/)*

On 28 July 2011 Nintendo announced the end of that price. Japan’s fell from ¥25,000 to ¥15,000 on 11 August, a cut of 40 per cent, and landed on what the DS had cost there in 2004. America’s fell by $80, or 32 per cent, to $169.99 on 12 August. The console had been on sale for 166 days in Japan and 138 in America. Satoru Iwata wrote to those who’d paid in full.

> “never before has Nintendo chosen to issue such a dramatic price drop less than 6 months after a system release”
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, translation by Giant Bomb, [Nintendo Life, August 2011](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry)*

They got ten NES and ten Game Boy Advance games, and [an admission that they’d still feel punished](/blog/how-the-3ds-was-rescued). Even at $169.99 the 3DS was dearer in real money than the Game Boy of 1989: $251 against $242. The family’s lowest launch price came in 2013 with the 2DS, at $187 in today’s money.

## Yen, pounds and gaps

The yen stay as they were printed, because we have no Japanese index. In yen of the day, the SP of 2003 had the same tag as the Game Boy of 1989. In between, the Game Boy Bros. of 1994, in six colours, had cost ¥8,000, and the Color had come at ¥8,900 after a newspaper expected about ¥9,000. It was cut to ¥6,800 on 14 May 1999.

Britain’s first price is a muddle: £69.99, £67.40 and £99 are all printed for the Game Boy. The SP fell to £69.99 in September 2004. Later tags are firmer, with £99 for the DS (£99.99 is printed too), £279.99 for the Switch and £199.99 for the Switch Lite. On the Continent few early tags survive: DM 169 for the Game Boy in Germany, 250,000 lire for the Advance in Italy.

In South Korea the Switch cost ₩360,000 and in Taiwan NT$9,780, both in December 2017. Mainland China followed in December 2019, at 2,099 renminbi.

So which launch day was the one to have cash on? Going by the table, 2 September 1996: a new Pocket for $149 of today’s money, and seven years of games waiting for it. No later machine in it opened so low. To see what each of them weighed, lasted and played for the price, [put up to four side by side](/consoles/compare).

## Sources

- [Consumer price index, all items](https://github.com/datasets/cpi-us/blob/a1f785a433e22924ef9a438f8996130b1d00374f/data/cpiai.csv), US Bureau of Labor Statistics, data package cpi-us
- [Game Boy](https://www.wikiwand.com/en/Game_Boy), Wikiwand copy of Wikipedia
- [Game Boy Pocket](https://ithistory.org/db/hardware/nintendo/nintendo-game-boy-pocket), IT History Society
- [Game Boy turns 25](http://www.theindychannel.com/news/daily-extras/game-boy-turns-25), ABC News text at The Indy Channel: Game Boy and Lynx
- [Game Boy million sellers and Japanese launch prices](http://www.gamegyokai.com/rank/gb.htm) and [Game Boy Advance history](http://gamegyokai.com/history/gba.htm), gamegyokai.com
- [Game Boy series](https://asobigokoro.work/gameboy-series-matome/), Asobigokoro, on the Game Boy Bros.
- [Game Boy Color on sale at ¥8,900](https://nlab.itmedia.co.jp/games/news/9810/21/news01.html), ITmedia, 21 October 1998, [newspaper report](https://zddgame.com/nintendo-to-launch-color-game-boy-116485.htm), ZDDGame, 1998, and [the cut of May 1999](https://www.search.com.vn/wiki/ja/%E3%82%B2%E3%83%BC%E3%83%A0%E3%83%9C%E3%83%BC%E3%82%A4%E3%82%AB%E3%83%A9%E3%83%BC), copy of the Japanese Wikipedia
- [Flip-up model advances Game Boy](https://gamecubicle.com/news-nintendo_gamecube_backlit_backlight_game_boy_advance_gba_cnn_copy(1).htm), USA Today text at GameCubicle, 2003
- [Game Boy Advance SP](https://en.wikipedia.org/wiki/Game_Boy_Advance_SP), Wikipedia, on the American cut of 2004, and [GBA SP sells over one million units](https://www.videogamer.com/news/gba-sp-sells-over-one-million-units-in-2004), VideoGamer, on the British one
- [The DS drops to $130](https://www.courant.com/2005/08/22/the-411-2/), Hartford Courant, 22 August 2005
- [DS Lite at the price of the current DS](https://www.gamespot.com/articles/e3-06-ds-lite-hits-us-june-11-for-12999/1100-6148928/), GameSpot, May 2006
- [DSi and DSi XL cheaper](http://www.giantbomb.com/articles/hey-the-dsi-and-dsi-xl-will-be-cheaper-september-1/1100-2495/), Giant Bomb, 2010
- [DS Lite drops to $99](http://www.gamingbus.com/2011/06/01/nintendo-ds-lite-drops-to-99/), Gaming Bus, 1 June 2011
- [March NPD: 3DS fails to beat DS record](https://www.vg247.com/2011/04/15/march-npd-3ds-fails-to-beat-ds-record-crack-top-ten/), VG247, 15 April 2011
- [Iwata’s letter to 3DS owners](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry), Nintendo Life, August 2011, and [his apology](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/), Engadget, 3 August 2011
- [3DS price drop in Japan and America](https://zeldauniverse.net/2011/07/28/nintendo-to-drop-prices-on-the-3ds/), Zelda Universe, 28 July 2011
- [Switch price and date](https://www.bbc.co.uk/news/technology-38592678), BBC, 2017, and [Switch Lite at £199.99](https://metro.co.uk/2020/02/18/nintendo-switch-lite-new-coral-pink-colour-console-12260209/?ito=article.desktop.share.bottom.link), Metro, February 2020
- [Prices of the OLED model and the Switch 2](https://gamesradar.com/hardware/nintendo-switch-2-release-date-price-confirmed), GamesRadar, April 2025
- [Switch in Korea and Taiwan](http://itechnews.co/switch-launches-in-south-korea-and-taiwan-on-dec-1/), iTechNews, 2017, and [in China](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), VGC, 2019
$post$)
on conflict do nothing;
