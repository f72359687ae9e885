-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000010', '2025-10-25T09:00:00Z', '2026-11-24T09:00:00Z',
   'Switch Lite or Switch: what the smaller one leaves out', 'switch-lite-or-switch', 'reviews', '/images/blog/switch-lite-or-switch.svg',
   'Handheld Legacy', '2025-10-25', '5 min', true,
   'A hundred dollars and 123 grams apart, with a third console in between. Which Switch of 2020 to choose, judged by the data sheets.',
   $post$If you’ll ever want the picture on a television, buy the [Switch](/consoles/nintendo-switch). If you won’t, don’t rush to the Lite: the revised Switch lasts longer away from a socket. The [Nintendo Switch Lite](/consoles/nintendo-switch-lite) saves $100 at launch prices and 123 g, and against the revised Switch it costs an hour and a half of *Breath of the Wild*.

That’s a choice among three consoles. The Switch of 2017 was joined by a revised one in August 2019, and the Lite, announced in July, followed on 20 September 2019 in Japan, North America and Europe. China wasn’t part of that day. We compare all three as they stood in 2020, from published specifications and without having used them for this.

| | Switch (2017) | Switch, revised (2019) | Switch Lite (2019) |
| --- | --- | --- | --- |
| Model | HAC-001 | HAC-001(-01) | HDH-001 |
| Screen | 6.2 inches, 1280 × 720 | the same | 5.5 inches, 1280 × 720 |
| Size in mm | 239 × 102 × 13.9 with Joy-Con | the same | 208 × 91.1 × 13.9 |
| Weight | 398 g with Joy-Con | the same | 275 g |
| Hours by Nintendo | 2.5 to 6.5 | 4.5 to 9 | 3 to 7 |
| *Breath of the Wild* | about 3 h | about 5.5 h | about 4 h |
| Television | yes, by dock | yes, by dock | no |
| US price at launch | $299.99 | not in our sources | $199.99 |

Our catalogue keeps one data sheet for both Switch models, so ‘the same’ in the middle column rests on that sheet.

## Hours: the revised Switch wins in the hand

Ranges like 3 to 7 hours decide nothing. Nintendo’s example does. With *Breath of the Wild* running, the Switch of 2017 lasts about three hours, the Lite about four and the revised Switch about five and a half.

So the console that can do nothing except be held is beaten, in the hand, by one that also serves as a living-room machine. The Lite’s only win is against the first model. Anybody who shops for used consoles should take that to heart, because a Switch of 2017 and one of 2019 differ by two and a half hours in the same game and wear the same name.

The safe way to tell them apart is the model number on the back: the revised one reads HAC-001(-01). The serial number helps as well. Its second letter gives the model (A for the first Switch, K for the revised one, J for the Lite) and its third the region of sale. W is the Americas, J stands for Japan and Europe, K for Korea and C for China, with more in later lists. An American hunts for XKW, a European for XKJ. [Which one do I have?](/tools/identify) goes through the signs.

We know of no published test of these hours. How Nintendo’s figures for older machines stood up to a test is told in [How long do they really last?](/blog/how-long-do-they-really-last)

## Size: a smaller picture of the same thing

A Switch with its Joy-Con on weighs 398 g, the Lite 275 g. Even with both Joy-Con left at home the bare Switch comes to 297 g, which is still 22 g more than the complete Lite. Both data sheets say 13.9 mm for the thickness, but take that with care: the Switch reaches 28.4 mm at the sticks and the rear shoulder buttons.

![Drawing of the Nintendo Switch Lite, a one-piece console with a D-pad under the left stick](/images/consoles/nintendo-switch-lite.svg)
*The Lite: 208 × 91.1 × 13.9 mm, and a true D-pad.*

The picture shrinks as well. From 6.2 to 5.5 inches, about 21 per cent of the area goes. The dots don’t: 1280 × 720 on both, so they sit closer, at 267 to the inch against 237. If small print is hard for you, the sharper dots won’t make up for the smaller letters.

## What’s been taken out, and what hasn’t

No television, no dock, no kickstand. No HD Rumble and no infrared camera, and the controls don’t come off. That’s a long list for a third off the price. A game that can’t be played in handheld mode needs separate Joy-Con, which the Lite can pair with but can’t charge, and without a kickstand you’ll have to prop the screen up yourself. Labo kits are reported not to fit at all. Every title that supports handheld mode runs.

Much survives. The Lite still senses motion, reads amiibo, takes a microSD card and has a headphone socket. One thing is better. Where the Switch has four separate direction buttons, the Lite has a real D-pad, as the [Game Boy](/consoles/game-boy) had. For old-fashioned games in two dimensions we’d call that the best reason to buy one.

The games are the same cards, and they’re free of regions with one exception: since January 2020 there are cards published by Tencent for mainland China, and those run only on the Chinese console. [Imports, regions and closed shops](/blog/imports-regions-and-closed-shops) and [region locks explained](/blog/region-locks-explained) have the rest.

## Who should buy which

- **A household with a television and several players:** either full Switch. The Lite has no television output.
- **One player, on long trips:** the revised Switch. It’s 123 g heavier and, by Nintendo’s example, runs ninety minutes longer.
- **One player, short trips, a socket at both ends:** the Lite. It’s two thirds of the price.
- **Somebody offered a cheap Switch of 2017:** check the back first. Plain HAC-001 means the shortest hours of the three.

In money: $199.99 against $299.99 in North America, ¥19,980 against ¥29,980 in Japan, £199.99 against £279.99 in Britain. The British discount is the smallest, a good quarter where the others give a third. [What they cost, then and now](/blog/what-they-cost-then-and-now) sets those prices beside the others, and the [comparison page](/consoles/compare?c=nintendo-switch,nintendo-switch-lite) has every line of both data sheets.

Most buyers took the big one. By 31 December 2020 there were 79.87 million Switch consoles sold, of which 13.53 million were the Lite, about 17 per cent. It had been on sale for some 15 of the 46 months since March 2017. The Lite started in yellow, grey and turquoise. A Zacian and Zamazenta edition came in November 2019, and coral on 20 March 2020 in Japan, on 3 April in North America and on 23 or 24 April in Europe.

None of that changes the advice above: a full Switch if there’s a television, the revised one for long trips, the Lite for short ones.

## Sources

- [Switch Lite tech specs breakdown](https://www.videogameschronicle.com/news/nintendo-offers-switch-lite-tech-specs-breakdown/), VGC, 2019
- [Nintendo Switch Lite revealed](https://www.thedigitalfix.com/gaming/news/nintendo-switch-lite-confirmed/), The Digital Fix, July 2019
- [Switch Lite price, release date and specifications](https://themakoreactor.com/news/nintendo-switch-lite-price-release-date-specifications-announced/2015/), The Mako Reactor, 2019
- [Switch Lite to deploy this week](https://news.punchjump.com/2019/09/16/nintendo-switch-lite-to-deploy-this-week/), PunchJump, 16 September 2019
- [New model Switch with battery upgrade](https://www.nintendotimes.com/2019/07/17/new-model-nintendo-switch-getting-battery-upgrade-mid-august/), Nintendo Times, 17 July 2019
- [Nintendo reveals Switch price and date](https://www.bbc.co.uk/news/technology-38592678), BBC, January 2017
- [Coral Switch Lite at £199.99](https://metro.co.uk/2020/02/18/nintendo-switch-lite-new-coral-pink-colour-console-12260209/?ito=article.desktop.share.bottom.link), Metro, 18 February 2020
- [Switch Lite in Australia](https://junkee.com/switch-lite-australia-release/213295), Junkee, 2019
- [Switch launches in China on 10 December](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), VGC, 2019
- [Chinese Tencent cartridges](https://nintendowire.com/news/2020/01/07/report-global-nintendo-switch-consoles-cant-play-chinese-tencent-switch-cartridges/), Nintendo Wire, 7 January 2020
- [Product information, August 2019](https://switchbrew.org/w/index.php?title=Product_Information&diff=prev&oldid=7325&mobileaction=toggle_view_mobile), Switchbrew
- [Product information, March 2020](https://switchbrew.org/w/index.php?title=Product_Information&diff=next&oldid=8973&mobileaction=toggle_view_mobile), Switchbrew
- [Switch totals at 31 December 2020](https://www.gamepur.com/news/nintendo-switch-global-sales-reach-80m-units-officially-surpasses-3ds-lifetime-sales), Gamepur
- [Coral Switch Lite announced](https://videogameschronicle.com/news/coral-coloured-switch-lite-announced-for-japan), VGC, 2020
- [Coral Switch Lite in Europe and Australia](https://www.nintendo.destructoid.com/pre-orders-for-coral-switch-lite-open-for-eu-au-launches-4-23/), Destructoid, 2020
$post$)
on conflict do nothing;
