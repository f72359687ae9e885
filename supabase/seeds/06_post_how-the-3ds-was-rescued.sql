-- An article. A second run changes nothing.

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

The Americas got 110,000 consoles in those three months. In April alone, shoppers in the United States are reported to have bought about 194,000. The figure was called unofficial at the time, since NPD had stopped publishing hardware numbers. If it’s near the truth, American shops sold more in one month than Nintendo sent to the whole of the Americas in three, and so they were still selling from the first delivery. This last step is our inference.

## Records and warnings in the same spring

The first days were good ones. Japan’s launch weekend, from 26 February, brought 374,764 sales. Europe started on 25 March and sold 303,000 in two days, 113,000 of them in the United Kingdom. North America followed on 27 March, and just under 400,000 were sold in the first week in the United States. The three figures cover periods of different length and add up to just over a million. In April Nintendo Life reported records around the world, and in Europe the fastest sales of any Nintendo handheld.

The same weeks brought worse numbers. Nintendo had aimed at 4.0 million by the end of March and missed by 390,000. In the United States the 3DS sold about 100,000 fewer than the [Nintendo DS](/consoles/nintendo-ds) had in its own launch month. The older DS models, with 460,000, outsold it there in March, in a count that took in only seven days of the 3DS.

The earthquake of 11 March had come between the Japanese launch and the European one. On 25 or 26 April Satoru Iwata told investors that sales hadn’t met expectations after the second week. He named the earthquake as a factor and refused to use it as the only excuse. Andriasang, reporting that month, had him expecting no recovery before the autumn.

## What ¥25,000 bought

The DS had opened at ¥15,000 and $149.99. The 3DS cost ¥25,000 and $249.99. No earlier handheld in our catalogue had cost so much at its start in either country. For Britain we’ve found no official price; before the launch shops announced £219.99 to £229.99.

![Chart of American launch prices, then and in today’s dollars, by model](/images/charts/launch-prices.svg)
*Of the later handhelds only the [Nintendo Switch](/consoles/nintendo-switch) opened at a higher American price than the 3DS. [Numbers and sources](/charts#launch-prices)*

For that the buyer got a 3.53-inch screen that showed [depth without glasses](/blog/glasses-free-3d-explained), with a slider to weaken the effect or switch it off. There were motion sensors and cameras. The battery was rated at 3 to 5 hours in 3DS games; in the GeekDad test of September 2012 it lasted [3 hours 55 minutes](/blog/how-long-do-they-really-last). Game cards had [a region lock](/blog/region-locks-explained), unlike those of the first DS.

Japan’s buyers had eight games to choose from at launch. Kotaku counted sixteen in the United States and five in Australia.

![Drawing of the Nintendo 3DS, open](/images/consoles/nintendo-3ds.svg)
*The Nintendo 3DS of 2011 weighs 235 g. Closed it measures 134 × 74 × 21 mm.*

## 28 July 2011

Nintendo announced the cut on 28 July, five months after the Japanese launch and four after the American one. It took ¥10,000 off in Japan from 11 August, which is 40 per cent, and $80 off in the United States from 12 August, which is 32. The third in this article’s title is the American figure, rounded up. In Japan the 3DS now cost what the DS had cost in December 2004, to the yen.

In dollars of May 2026 the American price fell from about $375 to about $251. ([What they cost, then and now](/blog/what-they-cost-then-and-now) has the sums.)

Iwata took a cut of 50 per cent in his own pay, and apologised to the early buyers in a letter. It called the price cut the first of its kind at Nintendo:

> “never before has Nintendo chosen to issue such a dramatic price drop less than 6 months after a system release”
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, translation by Giant Bomb, [Nintendo Life, August 2011](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry)*

To those who had bought early it said:

> “there is nothing we can do to completely make up for the feeling that you are being punished for buying the system early”
>
> *Satoru Iwata, letter to 3DS owners, late July 2011, in translation, [Engadget, 3 August 2011](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/)*

Under the Ambassador Program those buyers were given 20 games, ten from the NES and ten from the [Game Boy Advance](/consoles/game-boy-advance), whose cartridges a 3DS doesn’t take.

## What came after the cut

| Date | What changed | Japan | United States |
| --- | --- | --- | --- |
| 26 February and 27 March 2011 | launch | ¥25,000 | $249.99 |
| 11 and 12 August 2011 | price cut | ¥15,000 | $169.99 |
| 28 July and 19 August 2012 | [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) | ¥18,900 | $199.99 |
| 12 October 2013 | [Nintendo 2DS](/consoles/nintendo-2ds) | not sold there until 2016 | $129.99 |

Reuters compared the thin quarter with the same one a year later: 710,000 shipped from April to June 2011, 1.86 million from April to June 2012. The 3DS XL wasn’t on sale yet in either quarter. Its screens, 90 per cent larger in area, reached Japan and Europe on 28 July 2012, a year to the day after the announcement of the cut, and North America on 19 August.

The 2DS of 12 October 2013 left out the depth and the hinge. In North America it cost $120 less than the first 3DS had at its launch.

These figures don’t separate the work of the price from that of the new games, which helped too. The best seller was *Mario Kart 7*, with 18.71 million copies by March 2020, or about one for every four consoles of the family.

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
- [Iwata’s letter and pay cut](http://www.warpzoned.com/2011/08/satoru-iwata-apologizes-to-3ds-early-adopters-for-price-drop/), Warp Zoned, August 2011
- [Iwata’s letter to 3DS owners](http://www.nintendolife.com/news/2011/08/iwata_writes_open_letter_to_3ds_owners_to_say_sorry), Nintendo Life, August 2011
- [Iwata apologises to early adopters](https://www.engadget.com/2011/08/03/iwata-apologizes-to-early-nintendo-3ds-adopters/), Engadget, 3 August 2011
- [Nintendo announces 3DS XL](http://blog.zagg.com/nintendo-announces-3ds-xl/), ZAGG, 2012
- [Switch 79.87 million, 3DS 75.94 million](https://nintendofuse.com/nintendo-switch-surpasses-3ds-sales-with-79-million-units/), NintendoFuse, 2021
$post$)
on conflict do nothing;
