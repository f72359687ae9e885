-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000010', '2025-10-25T09:00:00Z', '2026-11-28T09:00:00Z',
   'Switch Lite or Switch: what the smaller one leaves out', 'switch-lite-or-switch', 'reviews', '/images/blog/switch-lite-or-switch.svg',
   'Handheld Legacy staff', '2025-10-25', '6 min', true,
   'The Switch made only for the hand isn’t the one that lasts longest in it. Three consoles, two of which look the same, and how to pick between them.',
   $post$In February 2017 GameXplain turned everything on a new [Switch](/consoles/nintendo-switch) up to full, screen, sound and Wi-Fi, started *Breath of the Wild* and waited for it to die. It took 2 hours and 28 minutes. In August 2019 they did the same with a console that had the same name, the same case and the same price. That one took 3 hours and 53 minutes.

So there are two Switches under one name. In between sits the [Switch Lite](/consoles/nintendo-switch-lite), which can’t be connected to a television, costs two thirds of the price and ought, being made for nothing else, to be the best of the three in the hand. It isn’t.

Our verdict, for those with a train to catch: a full Switch if there’s any chance of a television, and the revised one for long trips. The Lite is for short trips and small bags.

| | Switch (2017) | Switch, revised (2019) | Switch Lite (2019) |
| --- | --- | --- | --- |
| Model | HAC-001 | HAC-001(-01) | HDH-001 |
| Screen | 6.2 inches, 1280 × 720 | the same | 5.5 inches, 1280 × 720 |
| Size in mm | 239 × 102 × 13.9 with Joy-Con | the same | 208 × 91.1 × 13.9 |
| Weight | 398 g with Joy-Con | the same | 275 g |
| Hours by Nintendo | 2.5 to 6.5 | 4.5 to 9 | 3 to 7 |
| *Breath of the Wild*, by Nintendo | about 3 h | about 5.5 h | about 4 h |
| The same, measured | 2 h 28 to 3 h 15 | 3 h 53 to 5 h 36 | no test with its settings named |
| Television | yes, by dock | yes, by dock | no |
| US price at launch | $299.99 | $299.99 | $199.99 |

## Hours: the stopwatch agrees with Nintendo

Ranges such as 3 to 7 hours decide nothing. One game does, and for once the maker’s promise and the clock agree. Nintendo gives the first Switch about three hours of *Breath of the Wild*. CNET measured 3 h 15 at the brightness that the console sets by itself, GameSpot 3 h 03, and 2 h 50 with the screen turned up. Siliconera got 2 h 48, and at the lowest brightness 3 h 05. For the revised one Nintendo promises five and a half, and a test at about half brightness ran for 5 h 36.

Both at full brightness, the newer lasts 57 per cent longer. Tom’s Guide set eight fighters on each other in *Super Smash Bros. Ultimate* without end: 2 h 45 on a Switch two years old, 4 h 50 on a new one.

The Lite’s four hours are Nintendo’s word. They beat the first model by an hour and lose to the revised one by an hour and a half, in the only kind of play that the Lite has. [How long do they really last?](/blog/how-long-do-they-really-last) puts all of them beside the older handhelds.

## Tell them apart

Two consoles differ by hours and wear one name, so turn a used one over. The revised model reads HAC-001(-01) on its back, the first plain HAC-001.

The serial number says so too. Its second letter gives the model: A for the first Switch, K for the revised one, J for the Lite. Its third gives the region of sale, W for the Americas, J for Japan and Europe, K for Korea and C for China. An American hunts for XKW, a European for XKJ. [Which one do I have?](/tools/identify) reads it for you.

## Size: a smaller picture of the same thing

![Scale drawing of the Switch and the Switch Lite: 239 and 208 mm wide, with screens of 6.2 and 5.5 inches that have the same 1280 × 720 pixels](/images/drawings/switch-and-lite.svg)
*Both at one scale. The Lite takes 21 per cent off the area of the picture and no pixels.*

A Switch with its Joy-Con weighs 398 g, the Lite 275. Leave both Joy-Con at home, and the bare tablet at 297 g still outweighs the complete Lite. Both data sheets give a thickness of 13.9 mm, but the Switch reaches 28.4 mm at the sticks and the rear shoulder buttons.

The pixels move closer, 267 to the inch instead of 237, so the picture is sharper and everything in it is smaller. If small print is hard for you, that’s a bad trade.

## What’s gone, and what isn’t

No television, no dock, no kickstand. No HD Rumble and no infrared camera, and the controls don’t come off. A game without a handheld mode needs separate Joy-Con, which the Lite can pair with but can’t charge, and something to lean the console against. Labo kits don’t fit. Every game that supports handheld mode runs.

It keeps the motion sensors, amiibo, the microSD slot and the headphone socket. And one thing is better. Where the Switch has four separate direction buttons, the Lite has a real D-pad, as the [Game Boy](/consoles/game-boy) had. For 2D games that’s the best reason to buy one.

The cards are the same, and free of regions but for one case: those that Tencent has published for mainland China since January 2020 run only on the Chinese console. ([Imports, regions and closed shops](/blog/imports-regions-and-closed-shops) has the rest.)

## Who should buy which

- **A household with a television and several players:** either full Switch.
- **One player, long trips:** the revised Switch. It’s 123 g heavier and runs ninety minutes longer.
- **One player, short trips, a socket at both ends:** the Lite.
- **Anyone offered a cheap Switch of 2017:** check the back, then haggle. It has the shortest hours of the three, and by now the oldest battery.

In money, the Lite opened at $199.99 against $299.99, at ¥19,980 against ¥29,980 and at £199.99 against £279.99. Since 3 August 2025 the American prices are $229.99 and $339.99. Above them stand two consoles outside this comparison, the Switch OLED, which began at $349.99 in 2021, and the Switch 2 of 2025 at $449.99. [What they cost, then and now](/blog/what-they-cost-then-and-now) has the older ones.

The Lite arrived on 20 September 2019 in Japan, North America and Europe, though not in China, in yellow, grey and turquoise. An edition for Zacian and Zamazenta followed that November, and coral in the spring of 2020, first in Japan on 20 March.

Most people chose the big one. By the end of 2020 Nintendo had sold 79.87 million Switches, 13.53 million of them Lites, about 17 per cent. Five years later the family stood at 155.37 million, [more than any other that Nintendo has made](/blog/two-screens-nobody-asked-for), and of those sold from spring 2021 to the end of 2022 fewer than one in six was a Lite.

It remains the odd one out: the only Switch that doesn’t switch, and for a certain kind of player the only one that gets the D-pad right. If that’s you, put it [at its true size beside the others](/consoles/compare?c=nintendo-switch,nintendo-switch-lite,game-boy-advance) before you decide. It’s still bigger than you think.

## Sources

- [Improved battery subjected to punishing test](https://www.usgamer.net/articles/nintendo-switchs-improved-battery-life-subjected-to-punishing-test), USgamer, August 2019: both of GameXplain’s runs
- [First tests of the Switch battery](https://multiplayer.it/notizie/180299-dopo-i-primi-test-confermata-la-durata-della-batteria-di-nintendo-switch.html), Multiplayer.it, February 2017, in Italian: GameSpot and Siliconera
- [How long does the battery last?](https://www.cnet.com/tech/gaming/how-long-does-the-nintendo-switch-battery-last/), CNET, 2017
- [First battery test of the new Switch](https://press-start.com.au/news/nintendo/2019/08/05/heres-the-first-new-nintendo-switch-first-battery-life-test/), Press Start, 5 August 2019
- [New Switch battery life tested](https://www.tomsguide.com/news/new-nintendo-switch-battery-life-tested-how-much-better-is-it), Tom’s Guide, 2019
- [Switch Lite or the new Switch?](https://www.imore.com/does-nintendo-switch-lite-have-better-battery-life-original), iMore, 2019: both full models at one price
- [Switch Lite tech specs breakdown](https://www.videogameschronicle.com/news/nintendo-offers-switch-lite-tech-specs-breakdown/), VGC, 2019
- [Nintendo Switch Lite revealed](https://www.thedigitalfix.com/gaming/news/nintendo-switch-lite-confirmed/), The Digital Fix, July 2019
- [Switch Lite price, release date and specifications](https://themakoreactor.com/news/nintendo-switch-lite-price-release-date-specifications-announced/2015/), The Mako Reactor, 2019
- [Switch Lite to deploy this week](https://news.punchjump.com/2019/09/16/nintendo-switch-lite-to-deploy-this-week/), PunchJump, 16 September 2019, and [Switch launches in China](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), VGC, 2019
- [Coral Switch Lite announced](https://videogameschronicle.com/news/coral-coloured-switch-lite-announced-for-japan), VGC, 2020
- [New model Switch with battery upgrade](https://www.nintendotimes.com/2019/07/17/new-model-nintendo-switch-getting-battery-upgrade-mid-august/), Nintendo Times, 17 July 2019
- [Nintendo reveals Switch price and date](https://www.bbc.co.uk/news/technology-38592678), BBC, January 2017
- [Coral Switch Lite at £199.99](https://metro.co.uk/2020/02/18/nintendo-switch-lite-new-coral-pink-colour-console-12260209/?ito=article.desktop.share.bottom.link), Metro, 18 February 2020
- [American prices since August 2025](https://gamelegends.it/videogiochi/nintendo-switch-aumenta-di-prezzo-negli-usa-ma-switch-2-e-al-sicuro), GameLegends, in Italian
- [Prices of the Switch OLED and the Switch 2](https://gamesradar.com/hardware/nintendo-switch-2-release-date-price-confirmed), GamesRadar, April 2025
- [Chinese Tencent cartridges](https://nintendowire.com/news/2020/01/07/report-global-nintendo-switch-consoles-cant-play-chinese-tencent-switch-cartridges/), Nintendo Wire, 7 January 2020
- [Product information, August 2019](https://switchbrew.org/w/index.php?title=Product_Information&diff=prev&oldid=7325&mobileaction=toggle_view_mobile) and [March 2020](https://switchbrew.org/w/index.php?title=Product_Information&diff=next&oldid=8973&mobileaction=toggle_view_mobile), Switchbrew
- [Switch totals at 31 December 2020](https://www.gamepur.com/news/nintendo-switch-global-sales-reach-80m-units-officially-surpasses-3ds-lifetime-sales), Gamepur
- [155.37 million](https://www.videogameschronicle.com/news/switch-is-officially-nintendos-best-selling-console-ever-overtaking-ds/), VGC, 3 February 2026
- [The Lite remains the least-selling version](https://skywaypost.net/cheaper-nintendo-switch-lite-remains-least-selling-version/), Skyway Post, 2023
$post$)
on conflict do nothing;
