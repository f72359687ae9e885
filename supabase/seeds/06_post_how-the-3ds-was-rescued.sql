-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000009', '2025-09-27T09:00:00Z', '2026-11-28T09:00:00Z',
   'Half a year, a third off: how the 3DS was rescued', 'how-the-3ds-was-rescued', 'history', '/images/blog/how-the-3ds-was-rescued.svg',
   'Handheld Legacy staff', '2025-09-27', '6 min', true,
   'Japan bought about 4,000 of them in the last full week before the price cut, and 207,000 in the four days after it. What saved the 3DS, the price or the plumber?',
   $post$In June 2011 the shops of America were still selling the [Nintendo 3DS](/consoles/nintendo-3ds) that had arrived in March. The arithmetic gives them away. By the end of March Nintendo had sent 1.32 million to the Americas. As of July the United States had bought about 830,000. In between came a trickle: 110,000 for two continents from April to June, fewer than the 194,000 that Americans bought in April alone, by an unofficial count. The shelves were full.

You could have seen it coming on the first Monday. On 28 March, the day after the American launch, *Game Informer* rang 25 shops in 25 states and asked for a 3DS. Three had sold out. Most had five to ten left, and a few had twenty or more.

![Bar chart of 3DS consoles shipped: 3.61 million by March 2011, then by quarter 0.71, 2.36, 8.36, 2.09 and 1.86 million](/images/drawings/three-ds-by-quarter.svg)
*What Nintendo shipped from the launch to June 2012. The price fell in August 2011. The 8.36 million are its total since April less that to September.*

## A record that hid a warning

The launch itself had gone well. Japan’s first weekend, from 26 February, brought 374,764 sales. Europe followed on 25 March with 303,000 in two days, 113,000 of them in the United Kingdom, faster than any Nintendo handheld before. The United States bought just under 400,000 in the week from 27 March.

Look closer and the cracks show. Nintendo had aimed to ship 4.0 million by the end of March, and missed by 390,000. The 3DS sold about 100,000 fewer in the United States than the [Nintendo DS](/consoles/nintendo-ds) had in its own launch month. In March’s figures, which caught seven days of the 3DS, its predecessors outsold it there with 460,000.

Between the Japanese launch and the European one came the earthquake of 11 March. In late April Satoru Iwata told investors that sales had fallen short of expectations after the second week. He named the earthquake as a factor and refused to hide behind it. He expected no recovery before the autumn.

| Shipped, in millions | To 31 March 2011 | April to June 2011 |
| --- | --- | --- |
| Japan | 1.06 | 0.21 |
| The Americas | 1.32 | 0.11 |
| Elsewhere | 1.23 | 0.40 |
| Total | 3.61 | 0.71 (Reuters), 0.72 (sum of the regions) |

## ¥25,000 worth of depth

The DS had opened at ¥15,000 and $149.99. The 3DS asked ¥25,000 and $249.99, more than any earlier handheld in our catalogue. British shops announced £219.99 to £229.99.

![Chart of American launch prices, then and in today’s dollars, by model](/images/charts/launch-prices.svg)
*Of the models here only the [Switch](/consoles/nintendo-switch) opened higher than the 3DS. Its relatives went further: $349.99 for the Switch OLED of 2021, $449.99 for the Switch 2 of 2025. [Numbers and sources](/charts#launch-prices)*

The money bought a 3.53-inch screen that showed [depth without glasses](/blog/glasses-free-3d-explained), a slider to turn it down, motion sensors and cameras. It also bought a battery rated at 3 to 5 hours, which ran for [3 hours 55 minutes](/blog/how-long-do-they-really-last) in the GeekDad test of 2012, and [a region lock](/blog/region-locks-explained) that the first DS hadn’t had.

Above all it bought little to play. Japan’s buyers had eight games to choose from on the first day. Kotaku counted sixteen in the United States and five in Australia. There was no new Mario among them.

## 28 July 2011

The cut came five months after the Japanese launch and four after the American one. Japan’s price fell by ¥10,000 from 11 August, which is 40 per cent. America’s fell by $80 from 12 August, which is 32: the third of our title, rounded up. In Japan the 3DS now cost what the DS had cost in December 2004, to the yen. In dollars of May 2026 the American price dropped from about $375 to about $251 ([what they cost, then and now](/blog/what-they-cost-then-and-now)).

The next day Iwata faced his shareholders, whose shares had fallen by as much as 21 per cent, and halved his own salary. Other executives gave up 30 or 20 per cent. To the people who had paid the full price he wrote a letter:

> “never before has Nintendo chosen to issue such a dramatic price drop less than 6 months after a system release”
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, translation by Giant Bomb, [Nintendo Life, August 2011](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry)*

And to those who felt cheated:

> “there is nothing we can do to completely make up for the feeling that you are being punished for buying the system early”
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, in translation, [Engadget, 3 August 2011](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/)*

The early buyers became Ambassadors and got 20 games for nothing, ten from the NES and ten from the [Game Boy Advance](/consoles/game-boy-advance), whose cartridges a 3DS doesn’t take.

## Four days in August

Japan stopped buying at once. Weekly sales halved with the announcement, from 31,826 to 16,415, and dwindled to about 4,000 in the last full week at the old price. In the four days from 11 August the country bought 207,000.

America answered more quietly. Of the 235,000 consoles sold there in August, 185,000 went in the 19 days after the cut, 3.6 times as many as in the same days of July. By the end of the year the United States had passed four million. Four fifths of them had bought after July.

## The price or the plumber?

Here the chart at the top earns its place. The third bar has the cheaper console on sale for little more than half the quarter: 2.36 million, better than spring and still short of the launch. The fourth has the same price, Christmas, *Super Mario 3D Land* in November and *Mario Kart 7* in December: 8.36 million. In those three months Nintendo shipped more than in the seven before them.

Nintendo knew which was which. In October, with the cut in full force, it told investors that the console “has yet to have many hit titles”. Then it had two. *Mario Kart 7* stood at 18.26 million copies by March 2019, about one for every four consoles of the family.

So the cut didn’t rescue the 3DS by itself. It bought the time in which the games could.

| Date | What changed | Japan | United States |
| --- | --- | --- | --- |
| 26 February and 27 March 2011 | launch | ¥25,000 | $249.99 |
| 11 and 12 August 2011 | price cut | ¥15,000 | $169.99 |
| 28 July and 19 August 2012 | [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) | ¥18,900 | $199.99 |
| 12 October 2013 | [Nintendo 2DS](/consoles/nintendo-2ds) | not sold there until 2016 | $129.99 |

The 3DS XL, with screens 90 per cent larger in area, reached Japan and Europe a year to the day after the announcement. The 2DS left out the depth and the hinge and cost $120 less than the first 3DS had at launch. Production of the family ended in September 2020. By that December Nintendo had counted 75.94 million, a little under half of the [154.02 million](/blog/two-screens-nobody-asked-for) of the DS.

The Ambassadors still have their games. If you ever pick up a second-hand 3DS and find ten Game Boy Advance games on its menu, you’re holding an apology.

## Sources

- [How is the 3DS selling?](https://gameinformer.com/b/news/archive/2011/03/28/how-is-the-3ds-selling.aspx), Game Informer, 28 March 2011
- [Quarter by region, with the year before](http://www.nintendolife.com/news/2012/07/nintendo_financial_results_console_and_software_sales), Nintendo Life, July 2012
- [1.86 million 3DS against 710,000](http://www.reuters.com/article/nintendo-earnings-idUST9E8I900020120725), Reuters, 25 July 2012
- [3.61 million, by region](https://www.nintendo-insider.com/nintendo-3ds-achieves-3-61-million-unit-sales-since-launch-software-hits-9-43-million/), Nintendo Insider
- [6.68 million by September 2011](http://n4g.com/news/874772/nintendo-3ds-sales-hit-6-68m), Gamasutra text at N4G, also on the missing hits
- [11.43 million since April](https://www.nintendolife.com/news/2012/01/nintendo_3ds_hits_15_million_sold_worldwide), January 2012, and [17.13 million](https://www.nintendolife.com/news/2012/04/worldwide_3ds_sales_reach_17_million), April 2012, Nintendo Life
- [3DS launch sales worldwide](http://3ds.nintendolife.com/news/2011/04/3ds_launch_sales_have_been_breaking_records_worldwide) and [3DS the fastest-selling Nintendo handheld in Europe](http://www.nintendolife.com/news/2011/04/3ds_is_the_fastest_selling_nintendo_handheld_in_europe_too), Nintendo Life, April 2011
- [194,000 in April](http://www.computerandvideogames.com/301514/3ds-wii-record-heavy-sales-drop-in-april/), CVG, and [April 2011 NPD](https://www.thesixthaxis.com/2011/05/13/april-npd-numbers-arrive/), The Sixth Axis
- [March 2011 NPD](https://www.shacknews.com/article/68130/march-npd-3ds-launch-o), Shacknews
- [3DS launch sales below expectations](https://www.engadget.com/2011/04/26/iwata-3ds-launch-sales-below-expectations/), Engadget, 26 April 2011, and [No recovery before the autumn](https://andriasang.com/comv8d/iwata_no_recovery_until_fall/), Andriasang
- [3DS launch line-ups by region](https://kotaku.com/and-you-thought-your-3ds-launch-lineup-was-lacking-5767879), Kotaku, 2011
- [3DS price drop](https://zeldauniverse.net/2011/07/28/nintendo-to-drop-prices-on-the-3ds/), Zelda Universe, 28 July 2011
- [Iwata halves his salary](http://www.vg247.com/2011/07/29/iwata-owns-3ds-issues-halves-his-salary-in-the-process/), VG247, 29 July 2011, also on the shares
- [Iwata’s letter to 3DS owners](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry), Nintendo Life, and [to early adopters](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/), Engadget, August 2011
- [Japanese sales halved](https://www.gamesindustry.biz/articles/2011-08-04-japanese-3ds-sales-drop-50-per-cent), GamesIndustry.biz, 4 August 2011, and [4,000, then 207,000](http://www.tendoproject.com/uncategorized/japanese-nintendo-3ds-sales-jump-50-times-following-price-drop), Tendo Project
- [American sales after the cut](http://www.computerandvideogames.com/318270/us-3ds-sales-jump-260-following-price-cut/), CVG, September 2011, and [four million by the end of 2011, 830,000 as of July](https://www.engadget.com/2012/01/03/3ds-past-4-million-in-us-mario-sells-another-2-million/), Engadget
- [Dates of the two Mario games](https://themushroomkingdom.net/news/13984), The Mushroom Kingdom, and [Mario Kart 7 at 18.26 million](http://www.nintendolife.com/news/2019/04/mario_kart_7_is_still_selling_like_hotcakes), Nintendo Life, April 2019
- [Prices of the Switch OLED and the Switch 2](https://gamesradar.com/hardware/nintendo-switch-2-release-date-price-confirmed), GamesRadar, April 2025
- [Nintendo announces 3DS XL](http://blog.zagg.com/nintendo-announces-3ds-xl/), ZAGG, 2012
- [3DS at 75.94 million](https://nintendofuse.com/nintendo-switch-surpasses-3ds-sales-with-79-million-units/), NintendoFuse, 2021
$post$)
on conflict do nothing;
