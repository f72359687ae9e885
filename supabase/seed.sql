-- The content a new site starts with: categories, consoles, articles, links.
-- Ids and times are fixed, and every insert steps aside for a row that is there,
-- so running this again changes nothing. The settings row comes from its migration.

insert into public.blog_categories (id, created_at, updated_at, name, slug, position) values
  ('c0000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'Hardware History', 'history', 3),
  ('c0000000-0000-4000-8000-000000000002', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'Game Reviews', 'reviews', 2),
  ('c0000000-0000-4000-8000-000000000003', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'Collecting Tips', 'collecting', 1),
  ('c0000000-0000-4000-8000-000000000004', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'Tech Preservation', 'tech', 4)
on conflict do nothing;

-- Facts checked against several sources; where they disagree, the text says so.
insert into public.consoles
  (id, created_at, updated_at, slug, name, year, color, image, description, full_description,
   processor, display, controls, battery, dimensions, weight, games)
values
  ('a0000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'game-boy', 'Game Boy', '1989', 'gameboy', '/images/consoles/game-boy.svg',
   'Four shades of grey-green, four AA cells and games on cartridges: the 1989 handheld with which Nintendo’s Game Boy line began.',
   'On Nintendo’s Game & Watch, the games were built in. A team at R&D1, with Gunpei Yokoi and Satoru Okada in charge, built a handheld that took cartridges instead, so that one device could serve a library that eventually passed 1,000 titles.

Japan came first, on 21 April 1989, and the initial 300,000 units were gone in about two weeks. North America followed that summer (31 July, according to most sources), with 40,000 sold in the United States on the opening day; Europe had to wait until 28 September 1990. In both western regions Tetris came with the console.

The reflective screen shows 160 × 144 dots in four shades and has no backlight. How long a set of batteries lasts depends on whom one asks: the manual says about 15 hours, Nintendo of Europe up to 30, Japanese material about 35. Anyone fond of colour may look for the Play It Loud! shells sold in North America from March 1995. Nintendo’s total of 118.69 million also covers the Pocket, Light and Color; the share of this model was not published.',
   'Sharp LR35902 (8-bit SM83 core), 4.19 MHz',
   '2.6-inch (nominal) reflective STN LCD, 160 × 144, 4 shades of grey-green',
   'D-pad, A, B, Start, Select; volume and contrast dials',
   '4 × AA, about 15 hours (owner manual), up to 30 (Nintendo of Europe), about 35 (Japanese material, MCV)',
   '90 × 148 × 32 mm', '220 g without batteries', '1,000+ Game Boy titles'),
  ('a0000000-0000-4000-8000-000000000002', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'game-boy-pocket', 'Game Boy Pocket', '1996', 'gameboy', '/images/consoles/game-boy-pocket.svg',
   'A 1996 redesign that ran on two AAA cells instead of four AAs and gave the Game Boy a clearer black-and-white picture in a smaller case.',
   'Seven years after the original, Nintendo put the same kind of 8-bit hardware into a much smaller case. Without batteries the Pocket weighs 125 g against 220 g, and by its outer measurements it takes up roughly 40 per cent less space. Two AAA cells do the work of four AAs; a pair lasts about 10 hours.

The screen changed too. Its resolution is still 160 × 144, but the green tint has given way to neutral greys and moving objects leave less of a ghost behind. Sales began in Japan in July 1996, on the 21st by most accounts, and in North America in early September.

Early units can be told from later ones by the power lamp: the first version had none, and it came back in the course of 1997. The link port shrank along with the case, so joining a Pocket to an original Game Boy calls for an adapter. For the rest it plays the full Game Boy library, which makes it a light and simple way into those games.',
   'Nintendo CPU MGB (8-bit SM83 core), 4.19 MHz',
   '2.56-inch reflective FSTN LCD, 160 × 144, 4 shades of grey',
   'D-pad, A, B, Start, Select; volume and contrast dials',
   '2 × AAA, about 10 hours',
   '77.6 × 127.6 × 25.3 mm', '125 g without batteries (148 g with)', '1,000+ (the Game Boy library)'),
  ('a0000000-0000-4000-8000-000000000003', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'game-boy-light', 'Game Boy Light', '1998', 'gameboy', '/images/consoles/game-boy-light.svg',
   'Sold only in Japan, this 1998 model added an electroluminescent light to the monochrome Game Boy. No other Game Boy was backlit until 2005.',
   'Here is a monochrome Game Boy that can be played in the dark. Its electroluminescent light turns the picture blue-green and is worked by a switch with three positions. Processor and memory appear to match those of the Game Boy Pocket, yet two AA cells take the place of the AAAs. They give about 20 hours unlit, or 12 with the light on.

Nintendo sold it in Japan alone, from 14 April 1998, for ¥6,800. Some pages date it to 1997, but the 1998 date is the consistent one. Compared with the Pocket the case grew slightly, to about 80 × 135 mm at the front.

Its moment was short: some six months later the Game Boy Color arrived. Gold and silver were the standard colours, and the Famitsu Skeleton edition of July 1998 came to 5,000 pieces for an event, plus 500 or 1,000 by mail order. For seven years it was the only Game Boy to leave the factory with a backlight, and that is what sets it apart today.',
   'Nintendo CPU MGB (8-bit SM83 core), 4.19 MHz',
   'About 2.5-inch FSTN LCD with electroluminescent light, 160 × 144, 4 shades (blue-green when lit)',
   'D-pad, A, B, Start, Select; three-position power and light switch',
   '2 × AA, about 20 hours unlit, 12 hours lit',
   '80 × 135 × 29 mm (depth 27 mm in one source)', 'about 190 g with batteries (single source)', '1,000+ (the Game Boy library)'),
  ('a0000000-0000-4000-8000-000000000004', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'game-boy-color', 'Game Boy Color', '1998', 'gameboy', '/images/consoles/game-boy-color.svg',
   'In late 1998 the Game Boy Color brought a range of 32,768 colours to the 8-bit line and still accepted the cartridges of its predecessors.',
   'Colour reached the Game Boy in the autumn of 1998: on 21 October in Japan, 18 November in North America and 23 November in Europe. The reflective TFT screen keeps the familiar 160 × 144 grid but shows up to 56 colours at once out of 32,768. The processor can double its speed from 4.19 to 8.39 MHz, and main memory rose from 8 KB to 32 KB.

Older cartridges were not left behind. Many of them receive colours from palettes stored in the console, and some of the Color’s own releases run on the original Game Boy in return. An infrared port was part of the design, as was a strap hole, the first on a Nintendo handheld.

In Japan it cost ¥8,900 at first and ¥6,800 from 14 May 1999. Statements on battery life differ widely: for two AA cells Nintendo of Europe says up to 10 hours, Nintendo in Japan about 20. Its appeal today lies in its reach: one machine plays the Color titles, more than 900 by the longest counts, as well as the monochrome library before them.',
   'Nintendo CPU CGB (8-bit SM83 core), 4.19 / 8.39 MHz',
   '2.3-inch reflective TFT LCD, 160 × 144, up to 56 of 32,768 colours at once',
   'D-pad, A, B, Start, Select; volume dial',
   '2 × AA, about 20 hours (Nintendo Japan), up to 10 (Nintendo of Europe); 35 h 45 measured in 2012',
   '78 × 133.5 × 27.4 mm', '138 g without batteries', '900+ Game Boy Color titles (Wikipedia; counts vary, an older list has 576), plus the Game Boy library'),
  ('a0000000-0000-4000-8000-000000000005', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'game-boy-advance', 'Game Boy Advance', '2001', 'gameboy', '/images/consoles/game-boy-advance.svg',
   'The 2001 Game Boy turned sideways: an ARM-based handheld with shoulder buttons and a wider screen that also runs Game Boy and Game Boy Color cartridges.',
   'Turned to landscape format for the first time, the Game Boy also gained a new processor, a wider picture and two shoulder buttons. An ARM7TDMI at 16.78 MHz runs the Advance games, while an 8-bit core remains for Game Boy and Game Boy Color cartridges. The screen went from 160 × 144 to 240 × 160 pixels. Gwénaël Nicolas and Curiosity Inc. of Tokyo designed the shape.

Japanese sales started on 21 March 2001 at ¥9,800, North America followed on 11 June and Europe on 22 June. In the UK 81,000 were sold over the first weekend, a record at the time.

The display has no light of its own and depends on its surroundings. Two AA cells are rated at about 15 hours, though some fan pages say 5 to 10. Subtracting the SP and the Micro from Nintendo’s 81.51 million for the family leaves about 35.5 million for this model. It remains the only Advance that runs on ordinary AA cells, and a cable links it to the GameCube.',
   'ARM7TDMI, 16.78 MHz, plus an 8-bit SM83 core for older games',
   '2.9-inch reflective TFT LCD, 240 × 160, 32,768 colours; no light',
   'D-pad, A, B, L, R, Start, Select',
   '2 × AA, about 15 hours (Nintendo), 5 to 10 on some fan pages; 29 h 32 measured in 2012',
   '144.5 × 82 × 24.5 mm', '140 g without batteries (Nintendo)', 'about 1,500 Game Boy Advance titles (counts vary)'),
  ('a0000000-0000-4000-8000-000000000006', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'game-boy-advance-sp', 'Game Boy Advance SP', '2003', 'gameboy', '/images/consoles/game-boy-advance-sp.svg',
   'Folding, lit and rechargeable, the 2003 SP rebuilt the Game Boy Advance around a hinge and kept its support for older cartridges.',
   'Two firsts for the Game Boy arrived with the SP: a case that folds and a battery that recharges. The 2.9-inch screen of the Advance, 240 × 160 pixels as before, gained a front light with a button of its own. A charge takes three hours and lasts 10 with the light on, 18 without. Headphones, on the other hand, now needed an adapter.

Japan had it from 14 February 2003 for ¥12,500; North America and Europe followed in late March. The design earned a Good Design Award in Japan the same year. With 43.57 million sold, the SP accounts for more than half of the Advance family’s 81.51 million.

Not every SP is alike. AGS-001 is the front-lit original; AGS-101, which reached North American shops in the autumn of 2005 at $79.99 and with no announcement, has a backlight with two levels. Its box text advertises the brighter screen; on a loose console today, the model code is the first thing to check.',
   'ARM7TDMI, 16.78 MHz, plus an 8-bit SM83 core for older games',
   '2.9-inch front-lit TFT LCD, 240 × 160, 32,768 colours; AGS-101 (2005) backlit',
   'D-pad, A, B, L, R, Start, Select; light button',
   'Rechargeable lithium-ion, about 600 mAh, about 10 hours lit, 18 unlit; 3 hours to charge',
   '82 × 84.6 × 24.3 mm closed', 'about 143 g', 'about 1,500 Game Boy Advance titles (counts vary)'),
  ('a0000000-0000-4000-8000-000000000007', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'game-boy-micro', 'Game Boy Micro', '2005', 'gameboy', '/images/consoles/game-boy-micro.svg',
   'The last console to carry the Game Boy name: an 80 g player for Game Boy Advance cartridges with a small backlit screen and interchangeable faceplates.',
   'Just over ten centimetres wide and only 80 g in weight, the Game Boy Micro is the smallest and lightest model in this catalogue. Its 2.0-inch screen holds all 240 × 160 pixels of the Advance and is backlit at five brightness levels. What it gives up is compatibility: unlike the Advance and the SP, it does not run Game Boy or Game Boy Color cartridges, and the link port is a smaller one of its own.

Announced at E3 on 17 May 2005, it was in Japanese shops by 13 September, in North American ones on 19 September at $99.99 and in European ones on 4 November. The Nintendo DS had then been out for the better part of a year. Nintendo counted 2.42 million by March 2007, about 3 per cent of the Advance family.

A headphone socket, missing on the SP, is back, and the faceplate can be exchanged. Battery figures run from 5 to 8 hours internationally and 6 to 10 in Japanese material. After the Micro no further console bore the Game Boy name.',
   'ARM7TDMI, 16.78 MHz',
   '2.0-inch backlit TFT LCD, 240 × 160, 32,768 colours; five brightness levels',
   'D-pad, A, B, L, R, Start, Select; volume and brightness rocker',
   'Rechargeable lithium-ion, about 460 mAh, about 5 to 8 hours (6 to 10 in Japanese material)',
   '101 × 50 × 17.2 mm', '80 g', 'about 1,500 Game Boy Advance titles (counts vary)'),
  ('a0000000-0000-4000-8000-000000000008', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-ds', 'Nintendo DS', '2004', 'ds', '/images/consoles/nintendo-ds.svg',
   'Two screens, the lower one sensitive to touch: the 2004 DS began a family of 154.02 million units, the largest in this catalogue.',
   'Why two screens? Satoru Okada has credited Hiroshi Yamauchi with the idea. What reached the shops was a folding handheld with two displays of 3.0 inches and 256 × 192 pixels each, the lower one a touch screen with a stylus. A microphone and local wireless play for up to 16 consoles were further departures from the Game Boy Advance.

Unusually for Nintendo, North America went first, on 21 November 2004 at $149.99, with the demo Metroid Prime Hunters: First Hunt in the package. Japan came eleven days later, Europe on 11 March 2005 at €149 or £99. PictoChat is built in.

A second slot takes Game Boy Advance cartridges for single-player use, though not those of the Game Boy or Color. Nintendo’s own battery figures range from 6 to 10 hours in 2004 to 10 to 14 in a later list. Of the 154.02 million consoles in the family, roughly 18.8 million appear to be this first model; the DS Lite outsold it about five to one.',
   'ARM946E-S, 67 MHz, and ARM7TDMI, 33 MHz',
   'Two 3.0-inch TFT LCDs, 256 × 192 each, 262,144 colours; lower one touch-sensitive',
   'D-pad, A, B, X, Y, L, R, Start, Select; touch screen and stylus; microphone',
   'Rechargeable lithium-ion, 850 mAh, about 6 to 10 hours (10 to 14 in a later Nintendo list)',
   '148.7 × 84.7 × 28.9 mm closed', '275 g', '2,100+ packaged DS titles (Nintendo count reported 2022)'),
  ('a0000000-0000-4000-8000-000000000009', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-ds-lite', 'Nintendo DS Lite', '2006', 'ds', '/images/consoles/nintendo-ds-lite.svg',
   'In 2006 the DS shed 42 per cent of its volume and about a fifth of its weight. The result became the best-selling model of the family, at 93.86 million.',
   'Smaller by 42 per cent in volume, lighter by about 21 per cent, the DS Lite is the first DS in a neater shell. Processors and memory are unchanged, and so are the two 3.0-inch displays in size and resolution; they can be set to four brightness levels. The battery grew from 850 to 1,000 mAh, enough for 5 to 8 hours at the highest level and 15 to 19 at the lowest.

Within four months it was out in three regions: Japan on 2 March 2006 for ¥16,800, North America on 11 June for $129.99, Europe on 23 June. In the summer of the same year cracks at the hinge were reported.

No other DS sold as well. Nintendo counted 93.86 million by the end of March 2014, about 61 per cent of the whole family. One detail keeps it useful to owners of older cartridges: no later Nintendo handheld has a slot for Game Boy Advance games. Two libraries thus fit in 218 g, though Advance games are limited to one player.',
   'ARM946E-S, 67 MHz, and ARM7TDMI, 33 MHz',
   'Two 3.0-inch TFT LCDs, 256 × 192 each, 262,144 colours; four brightness levels',
   'D-pad, A, B, X, Y, L, R, Start, Select; touch screen and stylus; microphone',
   'Rechargeable lithium-ion, 1,000 mAh, 15 to 19 hours (lowest brightness), 5 to 8 (highest)',
   '133 × 73.9 × 21.5 mm closed', '218 g', '2,100+ packaged DS titles (Nintendo count reported 2022)'),
  ('a0000000-0000-4000-8000-000000000010', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-dsi', 'Nintendo DSi', '2008', 'ds', '/images/consoles/nintendo-dsi.svg',
   'Cameras, an SD card slot and downloads came to the DS with this 2008 model, 12 per cent thinner than the Lite and without its Game Boy Advance slot.',
   'Where the DS Lite had changed the shell, the DSi also changed what was inside. Its main processor runs at about 133 MHz, twice the earlier speed, and memory rose from 4 to 16 MB. Two cameras of 0.3 megapixels and an SD card slot were new to the family. The displays are a little larger at 3.25 inches, still with 256 × 192 pixels, and the case is 12 per cent thinner than the Lite’s.

It started in Japan on 1 November 2008 at ¥18,900. Europe followed on 3 April 2009 and North America two days later; on the launch weekend 300,000 were sold in each of the two.

Missing is the Game Boy Advance slot. Ordinary DS cards work as before, whereas the DSi Shop and software made only for the DSi are tied to a region. So, by report, are some cards with DSi functions, though a DS or DS Lite runs them. Brightness matters a good deal: 9 to 14 hours at the lowest setting become 3 to 4 at the highest. Sales are known only together with the DSi XL, at about 41.4 million.',
   'ARM946E-S, about 133 MHz, and ARM7TDMI, 33 MHz',
   'Two 3.25-inch TFT LCDs, 256 × 192 each, 262,144 colours',
   'D-pad, A, B, X, Y, L, R, Start, Select; touch screen and stylus; two 0.3 MP cameras; microphone',
   'Rechargeable lithium-ion, 840 mAh, 9 to 14 hours (lowest brightness), 3 to 4 (highest)',
   '137 × 74.9 × 18.9 mm closed (as announced)', '214 g (as announced)', '2,100+ packaged DS titles (Nintendo count reported 2022), plus DSiWare'),
  ('a0000000-0000-4000-8000-000000000011', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-dsi-xl', 'Nintendo DSi XL', '2009', 'ds', '/images/consoles/nintendo-dsi-xl.svg',
   'The DSi of 2009 for those who wanted to see more: two 4.2-inch displays, a wider viewing angle and a longer-lasting battery around familiar hardware.',
   'Size is the point of the DSi XL, called DSi LL in Japan. Each display measures 4.2 inches where the DSi has 3.25, and the picture can be seen from a wider angle. The resolution stayed at 256 × 192, so the image is larger rather than finer. Cameras, processor and the 16 MB of memory were taken over from the smaller model.

Japan saw it first, on 21 November 2009, for ¥20,000. Europe had it from March 2010, North America from the 28th of that month at $189.99. By June 2010 it had reached 3.6 million; the later total of about 41.4 million is known only for the DSi and DSi XL together.

With 314 g it weighs exactly 100 g more than the DSi. The stylus in the box is 129.3 mm long and shaped like a pen, and at the lowest brightness the battery is rated at 13 to 17 hours. DS cards run, Game Boy Advance cartridges do not. For DS games it still has the largest displays in the DS family.',
   'ARM946E-S, about 133 MHz, and ARM7TDMI, 33 MHz',
   'Two 4.2-inch TFT LCDs, 256 × 192 each, 262,144 colours',
   'D-pad, A, B, X, Y, L, R, Start, Select; touch screen and stylus; two 0.3 MP cameras; microphone',
   'Rechargeable lithium-ion, about 1,050 mAh, 13 to 17 hours (lowest brightness), highest not given here; 5 h 45 measured in 2012',
   '161 × 91.4 × 21.2 mm closed', '314 g', '2,100+ packaged DS titles (Nintendo count reported 2022), plus DSiWare'),
  ('a0000000-0000-4000-8000-000000000012', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-3ds', 'Nintendo 3DS', '2011', '3ds', '/images/consoles/nintendo-3ds.svg',
   'Depth without glasses set the 2011 Nintendo 3DS apart. A Circle Pad, StreetPass and the eShop came with it, and DS cards still fit.',
   'Glasses are not needed: a parallax barrier gives the 3.53-inch upper screen its depth, and a slider regulates the effect. Each eye receives 400 × 240 pixels; the touch screen below has 320 × 240. Compared with the DSi, the 3DS adds a Circle Pad, motion sensors, PICA200 graphics and eight times the main memory, 128 MB instead of 16.

It went on sale on 26 February 2011 in Japan for ¥25,000, on 25 March in Europe and on 27 March in North America for $249.99. A steep cut came in August, to ¥15,000 and $169.99, and early owners received 20 free games through the Ambassador Program.

DS cards and DSi software still run. Unlike the Game Boy and the DS, however, the console is region-locked, which matters when buying from abroad today. Its 1,300 mAh battery lasts 3 to 5 hours in 3DS games. Nintendo’s 75.94 million, as of 31 December 2020, counts every 3DS, 2DS and New model together.',
   'Dual-core ARM11 MPCore, about 268 MHz; PICA200 graphics',
   '3.53-inch glasses-free 3D LCD, 800 × 240 (400 × 240 per eye); 3.02-inch touch LCD, 320 × 240',
   'Circle Pad, D-pad, A, B, X, Y, L, R, Start, Select, Home; touch; 3D slider; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, 1,300 mAh, 3 to 5 hours (3DS games), 5 to 8 (DS games)',
   '134 × 74 × 21 mm closed', '235 g', '1,250+ (Nintendo US site, August 2018)'),
  ('a0000000-0000-4000-8000-000000000013', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-3ds-xl', 'Nintendo 3DS XL', '2012', '3ds', '/images/consoles/nintendo-3ds-xl.svg',
   'Nearly twice the screen area marks the 2012 XL version of the 3DS. The games and the hardware are the same, and the battery lasts somewhat longer.',
   'Seventeen months after the 3DS came a larger sibling, named 3DS LL in Japan. Its upper screen grew from 3.53 to 4.88 inches and the touch screen from 3.02 to 4.18, which makes 90 per cent more area on each. The number of pixels did not change, nor did processor and memory; a battery of about 1,750 mAh lifts the range in 3DS games to between 3.5 and 6.5 hours.

Both Japan and Europe had it on 28 July 2012. North America followed on 19 August, together with New Super Mario Bros. 2. At ¥18,900 and $199.99 it stayed well below the first prices of the 3DS. A 4 GB SD card was included, but buyers in Japan and Europe got no AC adapter.

That last point still deserves a glance when a boxed example turns up. At 336 g the console is about 100 g heavier than the 3DS and plays the same library, DS cards and DSi software included. A sales figure of its own is not available here; Nintendo’s 75.94 million stands for the whole family.',
   'Dual-core ARM11 MPCore, about 268 MHz; PICA200 graphics',
   '4.88-inch glasses-free 3D LCD, 800 × 240 (400 × 240 per eye); 4.18-inch touch LCD, 320 × 240',
   'Circle Pad, D-pad, A, B, X, Y, L, R, Start, Select, Home; touch; 3D slider; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, about 1,750 mAh, 3.5 to 6.5 hours (3DS games), 6 to 10 (DS games)',
   '156 × 93 × 22 mm closed', '336 g', '1,250+ (Nintendo US site, August 2018)'),
  ('a0000000-0000-4000-8000-000000000014', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-2ds', 'Nintendo 2DS', '2013', '3ds', '/images/consoles/nintendo-2ds.svg',
   'A slate without hinge or 3D display: the 2DS of 2013 plays the library of the 3DS in two dimensions and cost $129.99 in North America.',
   'Take the hinge and the 3D effect away from a 3DS, and something close to the 2DS remains. Processor, memory, screen sizes and the 1,300 mAh battery are those of the 3DS, but the body is a single slate with a sleep switch. What look like two screens are two windows on a single LCD panel.

North America and Europe received it on 12 October 2013, with Pokémon X and Y as company. In North America it cost $129.99, which was $40 less than the 3DS after its 2011 price cut. Japan waited much longer: a special Pokémon pack appeared on 27 February 2016, the ordinary model in September of that year.

Sound comes from a single speaker, and stereo only through headphones. Battery life is slightly above that of the 3DS, at 3.5 to 5.5 hours in 3DS games. DS cards work too, so the 2DS shows a broad library without the third dimension. Nothing else among the DS and 3DS models in this catalogue does without a hinge, and that alone makes it easy to recognise.',
   'Dual-core ARM11 MPCore, about 268 MHz; PICA200 graphics',
   '3.53-inch LCD, 400 × 240 (2D only); 3.02-inch touch LCD, 320 × 240; one panel behind the casing',
   'Circle Pad, D-pad, A, B, X, Y, L, R, Start, Select, Home; touch screen; motion sensor, gyro sensor; inner and outer cameras (3D photos, not shown in 3D); microphone; sleep switch',
   'Rechargeable lithium-ion, 1,300 mAh, 3.5 to 5.5 hours (3DS games), about 5 to 9 (DS games)',
   '144 × 127 × 20.3 mm', 'about 260 g', '1,250+ (Nintendo US site, August 2018), shown in 2D'),
  ('a0000000-0000-4000-8000-000000000015', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'new-nintendo-3ds', 'New Nintendo 3DS', '2014', '3ds', '/images/consoles/new-nintendo-3ds.svg',
   'A faster processor, more memory, a C Stick and steadier 3D define this 2014 model, the smaller of the New pair and the one with exchangeable cover plates.',
   '“New” is part of the name, and there was reason for it. Four processor cores at up to about 804 MHz replace two at about 268, and main memory doubles to 256 MB. Face tracking steadies the 3D image, a C Stick and the ZL and ZR buttons extend the controls, and NFC reads amiibo figures. The screens, at 3.88 and 3.33 inches, are a little larger than on the 3DS of 2011.

Japan began on 11 October 2014 at ¥16,000 before tax, Australia on 21 November, Europe on 13 February 2015. North America had to be patient until 25 September 2015, when the console arrived in a bundle with Animal Crossing: Happy Home Designer for $219.99.

Cover plates that can be exchanged belong to this size only; the New 3DS XL has none. A few titles run solely on New models, alongside the 3DS and DS libraries. Nintendo states 3.5 to 6 hours of battery life in 3DS games, and the 75.94 million sold by the end of 2020 cover the entire family.',
   'Quad-core ARM11 MPCore, about 804 MHz (about 268 in its slower mode); PICA200 graphics',
   '3.88-inch glasses-free 3D LCD, 800 × 240 (400 × 240 per eye); 3.33-inch touch LCD, 320 × 240',
   'Circle Pad, C Stick, D-pad, A, B, X, Y, L, R, ZL, ZR, Start, Select, Home; touch; 3D slider; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, about 1,400 mAh, about 3.5 to 6 hours (3DS games), 6.5 to 10.5 (DS games)',
   '142 × 80.6 × 21.6 mm closed (approximate)', '253 g', '1,250+ (Nintendo US site, August 2018), plus a few for New models only'),
  ('a0000000-0000-4000-8000-000000000016', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'new-nintendo-3ds-xl', 'New Nintendo 3DS XL', '2014', '3ds', '/images/consoles/new-nintendo-3ds-xl.svg',
   'Large screens meet the faster New hardware in this 2014 model. For its first months in North America it was the only size of New 3DS on offer.',
   'Large and new at once, the New 3DS XL pairs the 4.88-inch and 4.18-inch screens of the 3DS XL with the hardware of the New 3DS: four cores at up to about 804 MHz, 256 MB of memory, face tracking for a steadier 3D image, C Stick, ZL and ZR, and NFC for amiibo. Memory cards are microSD, no longer SD.

As the New 3DS LL it came out in Japan on 11 October 2014 for ¥18,800 before tax. Europe and North America followed on 13 February 2015, in the latter case at $199.99. North American buyers had no choice of size at first, as the smaller New 3DS came only that September.

More hardware did not mean more weight: at 329 g it is 7 g lighter than the 3DS XL. In 3DS games the battery is given as about 3.5 to 7 hours, though one article says 3 to 7. Cover plates cannot be exchanged. What recommends it today is the combination: among the 3D models here none has larger screens, and it also runs the few titles reserved for New consoles.',
   'Quad-core ARM11 MPCore, about 804 MHz (about 268 in its slower mode); PICA200 graphics',
   '4.88-inch glasses-free 3D LCD, 800 × 240 (400 × 240 per eye); 4.18-inch touch LCD, 320 × 240',
   'Circle Pad, C Stick, D-pad, A, B, X, Y, L, R, ZL, ZR, Start, Select, Home; touch; 3D slider; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, about 1,750 mAh, about 3.5 to 7 hours (3DS games), 7 to 12 (DS games)',
   '160 × 93.5 × 21.5 mm closed', '329 g', '1,250+ (Nintendo US site, August 2018), plus a few for New models only'),
  ('a0000000-0000-4000-8000-000000000017', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'new-nintendo-2ds-xl', 'New Nintendo 2DS XL', '2017', '3ds', '/images/consoles/new-nintendo-2ds-xl.svg',
   'Last of the 3DS family, this 2017 model folds, leaves out the 3D effect and keeps the screen sizes and the processor of the New 3DS XL.',
   'On 28 April 2017, eight weeks into the life of the Switch, Nintendo announced one more member of the 3DS family. It was to be the last. The New 2DS XL has the quad-core processor, the 256 MB of memory and the 4.88-inch and 4.18-inch screen sizes of the New 3DS XL, but shows everything in two dimensions.

Unlike the slate-shaped 2DS it has a hinge, and the inner camera sits in it. Australia seems to have been first, in June 2017; Japan followed on 13 July at ¥14,980 before tax, North America and Europe on 28 July. In North America the price was $149.99, $50 under that of the New 3DS XL, and an AC adapter came with the console.

At about 260 g it is roughly a fifth lighter than the New 3DS XL. C Stick, ZL, ZR and amiibo support are on board, and so are the few games for New models only. Anyone content without 3D finds here the end of a line that still accepts DS cards.',
   'Quad-core ARM11 MPCore, about 804 MHz (about 268 in its slower mode); PICA200 graphics',
   '4.88-inch LCD, 400 × 240 (2D only); 4.18-inch touch LCD, 320 × 240',
   'Circle Pad, C Stick, D-pad, A, B, X, Y, L, R, ZL, ZR, Start, Select, Home; touch; motion sensors; cameras; microphone',
   'Rechargeable lithium-ion, about 1,300 mAh, about 3.5 to 7 hours (3DS games); DS games not given here',
   '160 × 86.4 × 20.8 mm closed (approximate)', 'about 260 g', '1,250+ (Nintendo US site, August 2018) in 2D, plus a few for New models only'),
  ('a0000000-0000-4000-8000-000000000018', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-switch', 'Nintendo Switch', '2017', '3ds', '/images/consoles/nintendo-switch.svg',
   'Handheld, tabletop or television: the 2017 Switch is a hybrid with detachable Joy-Con, a 6.2-inch screen and, Chinese cards apart, no region lock.',
   'Known as NX while in development, the Switch is a hybrid. It can be held in the hands, stood on a table or connected to a television by its dock, and the pair of Joy-Con controllers comes off. After years of paired screens there is one again, a 6.2-inch touch display of 1280 × 720 pixels; on a television the picture goes up to 1920 × 1080.

It was launched on 3 March 2017 in Japan, North America, Europe and Australia, at ¥29,980, $299.99 or £279.99; South Korea and Taiwan followed on 1 December, mainland China on 10 December 2019. The break with the past is clear, since neither 3DS nor Wii U cards fit. The region lock of the 3DS is gone too, with one exception: cards that Tencent has published for mainland China since January 2020 run only on the Chinese console.

A revised version from August 2019 raised Nintendo’s stated battery life from 2.5–6.5 hours to 4.5–9; its back says HAC-001(-01), and its serial number begins with XK instead of XA. (The third letter is the sales region.) By 31 December 2020 the standard model had reached 66.34 million and the Switch family 79.87 million. At 398 g with its controllers, it is the heaviest console in this catalogue.',
   'NVIDIA custom Tegra (X1 family); CPU 1,020 MHz, GPU 307.2 to 768 MHz (Digital Foundry)',
   '6.2-inch capacitive touch LCD, 1280 × 720; up to 1920 × 1080 on TV',
   'Detachable Joy-Con: two sticks, direction buttons, A, B, X, Y, L, R, ZL, ZR, motion sensors, HD Rumble',
   'Rechargeable lithium-ion, 4,310 mAh, about 2.5 to 6.5 hours; 4.5 to 9 (2019 revision)',
   '239 × 102 × 13.9 mm with Joy-Con (28.4 mm at the sticks)', '398 g with Joy-Con (297 g without)', '1,400+ packaged titles (Nintendo, by March 2022)'),
  ('a0000000-0000-4000-8000-000000000019', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'nintendo-switch-lite', 'Nintendo Switch Lite', '2019', '3ds', '/images/consoles/nintendo-switch-lite.svg',
   'Made for the hands alone, the 2019 Switch Lite has fixed controls, a real D-pad and a 5.5-inch screen, and gives up the connection to a television.',
   'Reduced to one of its three uses, the Switch becomes the Switch Lite: a handheld and nothing else. Dock, TV output, kickstand, HD Rumble and IR camera are left out, and the controls are fixed to the body. In exchange there is a real D-pad where the Joy-Con has four direction buttons. The screen measures 5.5 inches instead of 6.2, with the same 1280 × 720 pixels.

It appeared on 20 September 2019, though not in China, in yellow, grey and turquoise, for ¥19,980 in Japan and $199.99 in North America, there $100 less than the Switch at launch. Around 275 g in weight, it is over 120 g lighter than the larger model with Joy-Con attached.

Nintendo gave 13.53 million for the Lite at 31 December 2020, about one in six of all Switch consoles. It plays Switch titles that support handheld mode, for between 3 and 7 hours on a charge. As the most recent entry in this catalogue it also closes a circle, back to a console meant simply for carrying about.',
   'NVIDIA custom Tegra (X1 revision)',
   '5.5-inch capacitive touch LCD, 1280 × 720',
   'Fixed: two sticks, D-pad, A, B, X, Y, L, R, ZL, ZR, motion sensors; no HD Rumble',
   'Rechargeable lithium-ion, about 3,570 mAh, 3 to 7 hours',
   '208 × 91.1 × 13.9 mm', 'about 275 g', 'Switch titles that support handheld mode, out of 1,400+ packaged ones (Nintendo, by March 2022)')
on conflict do nothing;

insert into public.console_of_month (id, created_at, updated_at, console_id, start_date, end_date, featured) values
  ('f0000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'a0000000-0000-4000-8000-000000000004', '2026-11-01', '2026-11-30', true)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000001', '2025-01-18T09:00:00Z', '2025-01-18T09:00:00Z',
   'Why the Game Boy stayed grey', 'why-the-game-boy-stayed-grey', 'history', '/images/blog/why-the-game-boy-stayed-grey.svg',
   'Mara Lindqvist', '2025-01-18', '4 min', true,
   'Colour rivals came from Atari, Sega and NEC, and Nintendo kept to four shades for nine and a half years. A small sum with batteries helps to explain why.',
   $post$From 21 April 1989 to 21 October 1998 is nine and a half years to the day. The first date is when the [Game Boy](/consoles/game-boy) went on sale in Japan; the second belongs to the [Game Boy Color](/consoles/game-boy-color). In between, Atari, Sega and, with the PC Engine GT of 1990, NEC offered handhelds in colour, and Nintendo went on selling a screen with four shades. It is tempting to read that as slowness. What the people involved have said about it points to a choice.

On paper the choice looks severe. The display is nominally 2.6 inches across, 160 by 144 pixels, grey-green in all four of its shades. It is a reflective panel, so it borrows its brightness from the room. In return there is no lamp to feed and no colour to drive.

![Drawing of the Game Boy](/images/consoles/game-boy.svg)
*The Game Boy of 1989: 90 × 148 × 32 mm.*

## Counting cells

The owner manual promised about 15 hours from four AA cells. Other lists are more generous, with up to 30 hours in one table and 35 in Japanese sources, and no single figure deserves to be called the right one. For the rivals the reported numbers sit much lower. The Atari Lynx of 1989, often called the first handheld with colour and a light behind the screen, is listed at roughly four to five hours on six AA cells (the Lynx II could switch the light off). Sega's Game Gear, with colour and a light as well, is given about three to five on the same six.

Suppose, then, that somebody plays for sixty hours. By Nintendo's own cautious manual the Game Boy gets through sixteen cells; by the 30-hour figure, eight. The Lynx, at its best reported five hours, needs 72. The Game Gear at three hours needs 120.

The purchase price told a similar story. The Game Boy cost ¥12,500 in Japan and $89.99 in the United States, or $89.95 in some lists. A Lynx is listed at about $180, the price of two Game Boys.

## Two engineers, two memories

Gunpei Yokoi told his side in 1997 to the developer Yukihito Morikawa, in an interview that shmuplations translated in 2015. Once the Game Boy was out, a gloomy colleague reported a rival. Yokoi asked only whether its screen was in colour. It was, and his answer was "Then we're fine." By the transcript he laughed.

Satoru Okada, who worked on the machine with him at Nintendo's R&D1, sets the emphasis elsewhere. In *Retro Gamer* 163 in 2016, and again for 4Gamer in 2022, he described arguing for a longer-lived machine than the one Yokoi had in mind. Of the screen he remembered talks with both Citizen and Sharp, and a plan agreed in the end with Sharp. The two memories can stand side by side. They do make it hard to credit the Game Boy to a single inventor.

## How it sold

Reported early sales were brisk: 300,000 units in about two weeks in Japan, 40,000 on the first American day, and a US launch stock of one million gone in under two months. Europe waited until 28 September 1990. The Game Gear reached Japan in October of that year, so Europeans were meeting their four-shade handheld at almost the moment when the Japanese could buy one with a lit colour screen.

North American and European buyers found *Tetris* supplied with the console. Its total on the system is usually given as 30.26 million copies, sometimes as about 35 million, and it is difficult to think of a game with less need of a fifth shade.

Nintendo's total for the line is 118.69 million, against about 11 million for the Game Gear. The gap is wide, but the first number needs a footnote: it covers the Color as well, and Nintendo publishes no split by model.

## When colour came

Colour reached the outside first. Japan had the Game Boy Bros. from 21 November 1994 (June, says one blog), six colours at ¥8,000; the *Play It Loud!* shells followed in North America in March 1995.

Inside, it had been tried. Nintendo had a colour prototype in 1992. Size, price and batteries are the reasons given for stopping it; Okada is reported to have said that it ran for about an hour. The [Game Boy Pocket](/consoles/game-boy-pocket) of 1996 kept four shades and made them clearer. The [Game Boy Light](/consoles/game-boy-light) of April 1998, sold only in Japan, kept them too and put a lamp behind them. In October 1997 Sharp had offered a cheaper reflective colour LCD, and in about ten months the Game Boy Color was made: 32,768 colours, up to 56 at once, again without a light. It ran on two AA cells and cost ¥8,900, less than the original had in 1989. Nintendo had nothing against colour. It waited until colour no longer meant a larger machine, a higher price and short-lived batteries.

Sources: [VGChartz on the launch dates](https://www.vgchartz.com/article/450018/game-boy-turns-32-top-10-best-selling-game-boy-games/), [Game Developer](https://gamedeveloper.com/business/yokoi-remembers-nintendo-s-struggle-to-understand-his-game-boy) and [GoNintendo, quoting Yokoi](http://www.gonintendo.com/stories/237964-yokoi-on-dislike-of-rpgs-realistic-graphics-why-the-game-boy-la), [History of the Game Boy on the screen](https://gameboy123.web.fc2.com/gameboy.spec3.html) and [on the Color](https://gameboy123.web.fc2.com/ep.gameboycolor.html), [shmuplations, Okada in 2022](https://shmuplations.com/okada2022/), [Nerdly Pleasures on battery life](https://nerdlypleasures.blogspot.com/2014/10/battery-life-in-8-bit-game-boy-line.html), [KidzSearch](https://wiki.kidzsearch.com/wiki/Atari_Lynx), [Retro Thing](https://www.retrothing.com/2005/12/atari_lynx_colo.html) and [cchaven on the Lynx](http://cchaven.com/LYNX.HTML), [Destructoid on Tetris](https://www.nintendo.destructoid.com/how-did-tetris-get-bundled-with-game-boy-systems-henk-rogers-explains/), [Retorotoro](https://retorotoro.com/2019/02/01/gameboybros) and [Asobigokoro on the Game Boy Bros.](https://asobigokoro.work/gameboy-series-matome/), [GB episodes](http://outdoor.geocities.jp/twnfh640/gbep4.html), [gbasp.ru](https://gbasp.ru/historygbc-en.html) and [Wikisum on the prototype](https://wikisum.wiki/wiki/Nintendo_RED)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000002', '2025-02-15T09:00:00Z', '2025-02-15T09:00:00Z',
   'Game Boy Advance SP: a second look at two screens', 'gba-sp-second-look', 'reviews', '/images/blog/gba-sp-second-look.svg',
   'Tomás Reyes', '2025-02-15', '4 min', true,
   'The same name and the same folding shell, but two different lights. The data sheets of AGS-001 and AGS-101 show how much a model number can hide.',
   $post$Two consoles share the name [Game Boy Advance SP](/consoles/game-boy-advance-sp). The first, model AGS-001, lights its screen from the front. The second, AGS-101, appeared in the autumn of 2005 and lights it from behind. This retrospective works from specifications and reports rather than from a test bench, and asks what the paper can tell us about a machine that is often remembered as one thing.

## What folding bought

The SP was announced on 7 January 2003 and sold in Japan from 14 February, just over five weeks later. North America followed on 23 March, or the 24th in some lists. The Japanese price was ¥12,500, by coincidence or by design the same as that of the first Game Boy in 1989; the American price of $99.99 matched that of the [Game Boy Advance](/consoles/game-boy-advance) at its own launch.

According to Satoru Okada, whose team made it, the first pitch was rejected, and a thin mock-up changed minds. The measurements make it easy to see how an object might persuade where a pitch had failed. Closed, the SP is 82 by 84.6 millimetres, 24.3 millimetres thick, and weighs 143 g. Multiplied out, it takes up about 42 per cent less space than its predecessor, although it carries a screen of the same 2.9 inches and the same 240 by 160 pixels. When it is shut, the lid covers that screen. It is listed as a winner of Japan's Good Design Award for 2003.

It was the first Game Boy to fold and the first with a rechargeable battery. Three hours on the charger give ten hours of play with the light on and eighteen with it off. The Game Boy Advance, which has no light, is listed at about 15 hours on two AA cells. In daylight, then, the newcomer lasts longer than the machine it followed, and the light is a cost that the player can choose to pay.

![Drawing of the Game Boy Advance SP](/images/consoles/game-boy-advance-sp.svg)
*The Game Boy Advance SP of 2003, open. Closed it measures 82 × 84.6 × 24.3 mm.*

## What folding cost

There is no headphone socket. Anyone who wants to listen in private needs an adapter cable, a strange omission on a machine made to be carried, and one that Nintendo reversed on the [Game Boy Micro](/consoles/game-boy-micro) two years later. On a score sheet it is the clearest mark against the design.

The other reservation concerns the lamp, which lights the screen from the front. Nintendo had already done it the other way, since the [Game Boy Light](/consoles/game-boy-light) had offered Japanese buyers a backlight in 1998. Neither point seems to have troubled customers much. Nintendo counted 6.5 million SPs sold in North America within the first year.

## The quiet second version

In the autumn of 2005 the answer to the lighting question arrived in North American shops, and it arrived without an announcement. The AGS-101 has a true backlight. Its light button no longer decides between lit and unlit; it switches between two levels of brightness. The first American colours were Graphite and Pearl Blue, and the price was $79.99. That was $20 less than in 2003, but no advantage over the front-lit model, which is reported to have come down to the same price in September 2004. In Britain it fell that month too, to £69.99.

The better light has its price in hours. Figures of about seven hours at the bright setting and ten at the dim one are in circulation, without a firm source, but there is a measurement. In 2012 GeekDad ran used consoles at full brightness until they stopped. The AGS-101 lasted 4 hours 50 minutes; three front-lit ones managed 8:02, 8:05 and 11:56. Old batteries make that one test and not a rule. What disappears in any case is the long eighteen-hour figure for playing unlit.

Because nothing was announced, the packaging had to do the telling: its text advertises the brighter backlit screen. The model code does the same job on the console. A folded shell and the letters SP prove nothing, and the claim that every SP is backlit is simply wrong.

## Two verdicts

Judged by the sheet, the AGS-001 is the better traveller. It offers the longest listed playing time of the two and asks for light only when light is short. The AGS-101 has, on paper, the better screen, and it asked no more money for it. Both play Game Boy, Game Boy Color and Game Boy Advance cartridges, which neither the Micro nor the first DS can say. Together they sold 43.57 million, a little over half of the whole Advance family. The later model is the one we would look for first; the earlier one is the reason there was anything to improve.

Sources: [Famitsu on the SP anniversary](https://www.famitsu.com/news/202002/14192638.html), [Everything2 on the specifications](https://everything2.com/user/Servo5678/writeups/Game+Boy+Advance+SP), [Nintendo's 2004 press release at NWR](https://www.nintendoworldreport.com/forums/index.php?action=printpage&topic=8562.0), [GameSpy on the backlit model](http://gba.gamespy.com/articles/654/654407p1.html), [Vomitron on its price](https://www.vomitron.com/2005/09/21/1575/), [VideoGamer on the British price](https://www.videogamer.com/news/gba-sp-sells-over-one-million-units-in-2004), [GeekDad on the battery test](https://geekdad.com/2012/09/battery-test/?share=email), [Nintendo Life on its results](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000003', '2025-03-15T09:00:00Z', '2025-03-15T09:00:00Z',
   'The Game Boy Light: Japan''s glowing rarity', 'collecting-the-game-boy-light', 'collecting', '/images/blog/collecting-the-game-boy-light.svg',
   'Ines Okafor', '2025-03-15', '4 min', true,
   'Same resolution, same price, but one of them glows. How to tell a Game Boy Light from a Pocket, which editions are known, and where the numbers run out.',
   $post$Read down the data sheet of the [Game Boy Light](/consoles/game-boy-light) and for several lines you could be reading about the [Game Boy Pocket](/consoles/game-boy-pocket). The processor appears to be the same, the screen has the same 160 by 144 pixels in four greys, and it takes the same cartridges. Even the launch price of ¥6,800 matches the one recorded for the Pocket in Japan. Then comes the line that explains the name. This Game Boy has a light of its own, and it was sold in Japan only.

It went on sale there on 14 April 1998. The year 1997, which turns up on some pages, is a mistake, and a useful one to know: a description that repeats it may well be copied, and its other details deserve a second look.

![Drawing of the Game Boy Light](/images/consoles/game-boy-light.svg)
*The Game Boy Light of 1998: 80 × 135 × 29 mm.*

## Telling it from a Pocket

The battery compartment settles most doubts. A Light takes two AA cells, a Pocket two AAA. (One German page lists AAA for the Light as well. There it is wrong, and yet it is the page we follow for size, weight and price.) The model codes differ too, MGB-101 for the Light and MGB-001 for the Pocket. And there is the power switch, which on the Light has a third position for the lamp.

Size helps if you have a ruler at hand. The Light is given as about 80 × 135 × 29 mm, the Pocket as 77.6 × 127.6 × 25.3 mm. The depth is the figure to trust least, because one list puts the Light at 27 mm. The height is the one to use, with a difference of some seven millimetres that no rounding can hide. On the scales, 190 g with batteries stands against 148 g for a loaded Pocket, although the first number rests on the German page alone.

## What the glow costs

The light is electroluminescent. Moving the switch to its third position turns the picture blue-green, in a tint that belongs to the lamp, since the screen itself still knows only greys. Reported running time drops from about 20 hours to about 12, so the glow costs two fifths of the playing time. That sounds steep until it is set beside the Pocket, which manages about ten hours with no light at all. Lit, the Light still lasts longer. The larger cells are presumably the reason, and they explain part of the larger case.

For a buyer, the switch is therefore the thing to ask about. A picture of the screen glowing tells you more than a picture of the shell.

## Gold, silver and the others

Two colours were regular, gold and silver. The special editions are best remembered by the shop or title attached to them. Toys "R" Us had a translucent yellow version. The Tezuka Osamu World Shop had a translucent red one. There was also a clear Astro Boy edition.

### Numbered and estimated

The edition with the most figures attached is the Famitsu Skeleton, made for issue 500 of the magazine, dated 17 July 1998. According to collectors' accounts there were 5,000 numbered pieces in the version for an event. A mail-order version existed as well, and here the sources part ways: some say 500, others 1,000. A Pikachu version from Pokémon Center Tokyo is put at about 1,000 units, which is an estimate and should be quoted as one.

Beyond that the numbers stop. Nintendo's published total of 118.69 million covers the Game Boy, Pocket, Light and Color together, and it does not say how much of it glowed. Rarity is in this case a reasonable inference, from a single country and about half a year before a successor arrived, rather than a figure anyone can look up.

## A hundred and ninety days

The successor was not long in coming. On 21 October 1998, six months and one week after the Light, the [Game Boy Color](/consoles/game-boy-color) appeared in Japan and took its place. It cost ¥8,900 at first, and came down to the Light's ¥6,800 in May 1999. It offered thousands of colours on a reflective screen, which means that in exchange for colour the light was gone again.

Players elsewhere had never had it. The next lit Game Boy, and the first to be sold worldwide, was the [Game Boy Advance SP](/consoles/game-boy-advance-sp), which reached Japan on 14 February 2003 with a lamp at the front of the screen. Seen from there, the Light looks like an early answer to a question that the rest of the world would go on asking for almost five years.

Sources: [Game Boy Wiki on the Light](https://gameboy.fandom.com/wiki/Game_Boy_Light), [Gameboyland on size, weight and price, the German page with the wrong cells](https://www.gameboyland.de/?page_id=295), [Seppatoni, its author, on the Skeleton edition](https://seppatoni.ch/game-boy-light-skeleton-edition/)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000004', '2025-04-12T09:00:00Z', '2025-04-12T09:00:00Z',
   'Why old saves vanish: the battery in the cartridge', 'why-old-saves-vanish', 'tech', '/images/blog/why-old-saves-vanish.svg',
   'Mara Lindqvist', '2025-04-12', '4 min', true,
   'A cartridge can be in perfect health and still forget everything. The cause is a coin cell, and on some Pokémon games it has a second job that wears it out.',
   $post$An old cartridge that starts up without complaint and has forgotten everything is not necessarily broken. The game is intact. What has gone is the part that belonged to the player: the name, the badges, the forty hours. In many cartridges for the [Game Boy](/consoles/game-boy) and the [Game Boy Color](/consoles/game-boy-color) that part was never stored as firmly as the rest. It sits in a memory that holds its contents only as long as something supplies it with current, and while the console is off, that something is a coin cell soldered to the board.

This is a perfectly reasonable design for a toy. It becomes a problem through sheer lapse of time. The Game Boy is almost 36 years old as this is written, the Game Boy Color 26, and it seems unlikely that a battery chosen for a game in those years was chosen with the 2020s in mind.

## A clock that never rests

Not all cells are asked to do the same amount of work. In Pokémon Gold, Silver and Crystal the battery runs a clock in addition to keeping the save. The clock goes on while the cartridge lies in a drawer, and so it draws on the cell in every hour of its life. These three games therefore run dry sooner than their predecessors.

How much sooner is hard to say. Owners report ten to fifteen years for Gold, Silver and Crystal, and twenty to thirty for Red, Blue and Yellow. Those are impressions gathered in forums, with no laboratory behind them, and a given cartridge may do better or worse. As a rough guide to which games to worry about first, they will serve.

There is a small irony in the parts list. A database of opened cartridges knows two cells: the CR1616, on most Game Boy boards and every Advance board with a cell, and the CR2025, on boards with a clock and on the board family KFDN, KGDU. Gold, Silver and Crystal take the second, 20 millimetres wide and 2.5 thick against 16 and 1.6. Even with the bigger cell, they are the ones reported to give up first.

## Reading the numbers

The codes explain themselves once you know those two sizes. The first pair of digits is the diameter in millimetres, the second pair the thickness in tenths. Both supply 3 volts. That does not make them interchangeable, since a board is laid out for one size. Which one sits in a given Pokémon Red or Blue differs from guide to guide, so read the cell, or the print on the board, and use that.

![Drawing of the Game Boy Color](/images/consoles/game-boy-color.svg)
*The Game Boy Color of 1998: 78 × 133.5 × 27.4 mm.*

## Before anyone reaches for a tool

A replacement is possible. Three circumstances deserve some thought beforehand.

The first is that removing the old cell ends the save just as surely as letting it run empty does. Whatever is on the cartridge has to be copied off before the work begins. By the same logic, a fresh battery brings nothing back. It will look after the next save; the old one is gone.

The second is the case. Game Boy cartridges are closed with a security screw, which calls for a 3.8 mm bit rather than whatever is in the kitchen drawer.

The third is the cell itself, which does not clip in. It is attached by metal tabs that are soldered to the board. Replacement cells with tabs already fitted are said to make the job easier, but soldering it remains. A discussion among owners offers the sensible warning that a valuable game is the wrong place for a first attempt.

## Four kinds of Advance cartridge

On the [Game Boy Advance](/consoles/game-boy-advance) it depends on the cartridge, and there are four kinds.

In the first the cell keeps the save, and everything above applies. Its recorded boards, AGB-E06, date from April to September 2001: *F-Zero: Maximum Velocity*, *Castlevania: Circle of the Moon*, *Mega Man Battle Network*, *Wario Land 4*.

In the second it runs only a clock: Pokémon Ruby, Sapphire and Emerald, the *Boktai* series, *Rockman EXE 4.5*. When it is empty, Pokémon berries stop growing, for example, but the trainer, the team and the hours are still there.

The third saves to EEPROM or Flash and has no cell at all.

The fourth is of the same type as the first, SRAM, but built with FRAM, which needs no current to remember. Its recorded boards, AGB-E11, Y11 and ARC, date from March 2003 to October 2006: *Castlevania: Aria of Sorrow*, *Kirby: Nightmare in Dream Land*, *Metroid: Zero Mission*, *Fire Emblem: The Sacred Stones*, *Final Fantasy VI Advance*, *Drill Dozer* and others.

Lists made from the software cannot tell the first kind from the fourth. So look through the seam, or open the case: a round cell means the first kind or the second. Where it keeps the save, the kindest thing an owner can do is to copy it while the cell still has something in it.

Sources: [Robert Hawdon on replacing cartridge batteries](https://robert.hawdon.net/2013/03/21/replacing-the-battery-in-gameboy-game-cartridges/), [Jephso on new save batteries](http://jephso.blogspot.com/2012/05/new-save-batteries-for-game-boy-games.html), [PokeCommunity on battery types](https://www.pokecommunity.com/threads/metal-color-generation-help-thread.164728/post-7103558), [gb-hardware-db on opened cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), [GBATEK on Advance memories](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md), [mGBA](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gba/overrides.c) and [EZ-Flash on save types](https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h), [Kinja on battery games](https://taptwoproductions.kinja.com/feed-your-cartridges-batteries-or-they-will-forget-to-1835928903)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000005', '2025-05-10T09:00:00Z', '2025-05-10T09:00:00Z',
   'Two screens nobody asked for: the Nintendo DS', 'two-screens-nobody-asked-for', 'history', '/images/blog/two-screens-nobody-asked-for.svg',
   'Tomás Reyes', '2025-05-10', '4 min', true,
   'By one insider account even the team that built it disliked the idea at first. Five years later the Nintendo DS had outsold the whole Game Boy line.',
   $post$On 13 November 2003, according to a chronology kept by fans, Nintendo promised a new product for the following year. On 20 January 2004 the promise received a name and an oddity: Nintendo DS, with two screens of three inches each. One screen had been enough for every Game Boy. Why a portable should need a second was not obvious, and it seems that it was not obvious inside the company either.

## A wish, passed on

Satoru Okada, the engineer whose career also runs through the Game Boy, has told the story in interviews. The two screens, he says, were the wish of Hiroshi Yamauchi. Satoru Iwata passed the wish on, and the team disliked it at first, Iwata included. This is one man's recollection, yet it fits the odd silhouette of the result. If a second screen is the condition of the job, the interesting work begins with deciding what it is for.

The specification of the [Nintendo DS](/consoles/nintendo-ds) reads like a set of replies. The lower screen is sensitive to touch and comes with a stylus. There is a microphone. Wireless is built in, with local play among as many as 16 units. A second slot accepts Game Boy Advance cartridges for a single player, although the older Game Boy and Color cartridges are left behind.

That slot deserves a moment, because it is easy to tell this history backwards and make the DS the planned end of the Game Boy. Nintendo called it a third pillar. The older line was still being fed, too: the [Game Boy Micro](/consoles/game-boy-micro) went on sale in September 2005, almost ten months after the first DS.

![Drawing of the Nintendo DS](/images/consoles/nintendo-ds.svg)
*The Nintendo DS of 2004, open. Closed it measures 148.7 × 84.7 × 28.9 mm.*

## West before East

The DS was first sold on 21 November 2004 in North America, at $149.99. Japan followed eleven days later, on 2 December, at ¥15,000, and Europe on 11 March 2005, at €149 or £99. Reports of the time called the order a first for Nintendo. Strictly speaking it was not, since the small Pokémon mini of 2001 had already been sold in North America before Japan; but for one of the company's principal machines it was certainly rare.

The American box gave its owner two things to do before any game had been bought. PictoChat was in the system itself, and *Metroid Prime Hunters: First Hunt* came along as a demo. It is a neat pair: one asks what a stylus and a wireless link might be for, the other starts from a name that players already knew.

## The Japanese year

Japan took about a year and three weeks to pass five million. To reach the same mark the [Game Boy Advance](/consoles/game-boy-advance) had needed 14 months and the PlayStation 2 had needed 17, so the doubted machine was ahead of both.

The shipments at the end of 2005 suggest what was carrying it. *Brain Training* stood at 1.38 million in Japan, *Animal Crossing* at 1.27 million, *Nintendogs* and *Big Brain Academy* at 1.08 million each. Together that makes 4.81 million copies, from four titles of which, to judge by the names alone, two promise exercise for the brain and one a dog. Worldwide, *Nintendogs* alone was reported at 16 million by September 2007. A hand that has never held a controller can still find its way to a touch screen, and touch was the work the second screen had been given.

## Past the Game Boy

The hundred-millionth unit was shipped in March 2009, less than four and a half years after the American launch. By 31 March 2010 the count was 128.89 million, roughly ten million above the 118.69 million of the Game Boy line with the Color included. When the last tally was made the family stood at 154.02 million, and no other handheld of the period sold more.

One detail in that sum belongs to a later chapter. The [Nintendo DS Lite](/consoles/nintendo-ds-lite) of 2006 accounts for 93.86 million of the total, about three in every five. The first model, wider and heavier, proved the idea; the second took it to most of its owners. The second screen itself survived every revision, and for that, if Okada remembers correctly, the credit goes to the one person in the story who had wanted it from the start.

Sources: [Nintendo Everything, Okada interview excerpts](https://nintendoeverything.com/former-nintendo-designer-on-the-creation-of-game-watch-game-boy-ds/), [GamesIndustry.biz on five million in Japan](https://gamesindustry.biz/ds-topped-five-million-units-in-japan-last-year), [GameSpot on the 100 millionth unit](https://www.gamespot.com/articles/nintendo-ships-100-millionth-ds-mario-kart-ds-tops-10-million/1100-6205891/), [VG247 on passing the Game Boy](http://www.vg247.com/2010/05/06/ltd-nintendo-ds-hardware-numbers-surpass-game-boy-sales/)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000006', '2025-06-14T09:00:00Z', '2025-06-14T09:00:00Z',
   'DS Lite revisited: small changes, big difference', 'ds-lite-revisited', 'reviews', '/images/blog/ds-lite-revisited.svg',
   'Ines Okafor', '2025-06-14', '4 min', true,
   'Same chips, same screen size, same games. With a ruler, a scale and the battery table we look at what the redesign of 2006 changed, hinge included.',
   $post$Compare the internal specifications of the first [Nintendo DS](/consoles/nintendo-ds) and the [Nintendo DS Lite](/consoles/nintendo-ds-lite) and there is almost nothing to report. Both have the same two processors, the same 4 MB of memory, two 3-inch screens of 256 by 192 pixels, a slot for DS cards and another for Game Boy Advance cartridges. Any game for one is a game for the other. Yet the Lite became the model that most people bought, and the reasons have to be looked for on the outside. What follows is a reading of measurements and contemporary reports, with no claim to a fresh test.

## By the ruler

Closed, the first DS measures 148.7 × 84.7 × 28.9 mm. The Lite is 133 × 73.9 × 21.5 mm. Taken one at a time the savings are modest: some 16 mm of width, 11 mm of depth, 7 mm of thickness. Multiplied together they come to 42 per cent less volume, from about 364 cubic centimetres down to 211.

The scale moves less than the ruler. The Lite weighs 218 g against 275 g, a reduction of about a fifth. An object that loses less weight than volume becomes denser, and here the step is clear: about 0.76 g per cubic centimetre for the first DS, 1.03 for the Lite. More machine and less air, one might say, although the arithmetic alone cannot tell how that feels.

![Drawing of the Nintendo DS Lite](/images/consoles/nintendo-ds-lite.svg)
*The Nintendo DS Lite of 2006, open. Closed it measures 133 × 73.9 × 21.5 mm.*

## By the light

The screens kept their size and resolution and gained four levels of brightness. A hands-on report of 2006 found that the lowest of them was already brighter than the first DS. That is one writer's impression, but it changes how the battery table should be read.

Nintendo listed 15 to 19 hours at the lowest setting and five to eight at the highest. The first DS is harder to pin down, because Nintendo itself has published six to ten hours and, elsewhere, ten to fourteen. Whichever one prefers, the Lite at its dimmest outlasts it, from a battery of 1,000 mAh in place of 850. At its brightest the Lite may well run shorter. If the hands-on is right, an owner who was content with the old screen could have that much light and more, and many extra hours with it.

## By the hand

The remaining changes are small and sensible. According to reports of the time the stylus grew longer and thicker, the microphone moved to a place between the screens, and a removable cover was supplied to keep dust out of the Game Boy Advance slot. The last is a modest part with a certain poignancy. The Lite was the final Nintendo handheld to have that slot, and the [Nintendo DSi](/consoles/nintendo-dsi) of 2008 did away with it.

The price moved in two directions. In Japan, where the Lite was announced on 26 January 2006 and sold from 2 March, it cost ¥16,800, some ¥1,800 above the launch price of the first DS. In North America, from 11 June, it cost $129.99, or $20 below. Europe followed on 23 June. Japan is reported to have started with white only, joined on 11 March by two more colours.

## The hinge

No look back at the Lite can leave out July 2006, when owners reported cracks in the hinge. Nintendo of America described the matter as cosmetic and put it at fewer than 0.02 per cent of American units, which would be less than one console in 5,000. An unofficial poll on a website arrived at 14 per cent.

The two numbers differ by a factor of 700, and neither measures what one would like to know. The company was counting within weeks of the American launch. The poll was answered by those who chose to answer it, and people with a cracked hinge presumably had the better reason. It tells us that the complaint was real and shared. It does not tell us how common it was, and nearly two decades later we see no honest way to work that out.

## What the sheet says

The Lite asked its buyers to give up nothing on the first DS's list of abilities, and returned a smaller body, a better light and a longer life for those who kept the light low. It sold 93.86 million by 31 March 2014, the most of any DS model and about 61 per cent of the family. For a redesign that left the electronics nearly untouched, that is a generous reward for attention to pockets, eyes and fingers.

Sources: [Nintendo World Report hands-on](http://www.nintendoworldreport.com/hands-on-preview/11190/nintendo-ds-lite-nintendo-ds), [SlashGear on battery life](https://www.slashgear.com/nintendo-dsi-battery-life-drops-up-to-50-from-ds-lite-2818027/), [MegaGames on Nintendo's hinge statement](http://mail.megagames.com/news/ds-lite-cracking-under-pressure-update), [SlashGear on the unofficial poll](https://www.slashgear.com/14-of-ds-lites-broken-13765/)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000007', '2025-07-12T09:00:00Z', '2025-07-12T09:00:00Z',
   'Real or fake? Checking a Game Boy Advance cartridge', 'spotting-fake-gba-cartridges', 'collecting', '/images/blog/spotting-fake-gba-cartridges.svg',
   'Tomás Reyes', '2025-07-12', '4 min', true,
   'A pressed number you can barely see, a seam, a screw, a clock that ticks or does not. No single sign decides the matter, but together they say a good deal.',
   $post$About 1,500 titles were released for the [Game Boy Advance](/consoles/game-boy-advance), and most of them seem to be of little interest to forgers. Copies concentrate on expensive names: Pokémon, Fire Emblem, Zelda, Final Fantasy. The audience for them is certainly large enough. The three Advance models sold 81.51 million, and the [Nintendo DS Lite](/consoles/nintendo-ds-lite), the last Nintendo handheld with a slot for these cartridges, another 93.86 million. That makes more than 175 million machines that will accept a Game Boy Advance game, before the first DS is even counted.

The checks that follow are collected from guides published online. They run from the outside in, which is also the order in which a buyer gets to make them. None of them is proof alone. A worn label can look like a bad one, and a careful copy may pass a test or two.

## From a photograph

The label comes first, because it is what an advertisement shows. Copies tend to betray themselves in the artwork: blurred, stretched out of proportion, or cut so badly that the edges do not sit straight. A picture of the genuine label for comparison is better than memory.

The better sign is harder to photograph. Genuine labels carry a small two-digit number pressed into the surface. It is an impression, not ink, and it shows when light falls across the label at an angle. On copies it is missing or merely printed. A picture taken in slanting light is a modest thing to ask for.

![Drawing of the Game Boy Advance](/images/consoles/game-boy-advance.svg)
*The Game Boy Advance of 2001: 144.5 × 82 × 24.5 mm.*

## In the hand

The next two signs concern the shell, and they are best used by comparison. The lettering moulded into the plastic is reported to differ between real and fake cartridges. Laying a doubtful cartridge beside one you are sure of is a great help, and for that purpose any genuine title will do.

The same guides mention the seam and the screw. A real cartridge is said to close neatly and to be held by a tri-wing screw, with a three-pointed star in its head. An ordinary screw head would mean, at best, that someone has been inside.

## Under the shell

Where a seller is willing to show the board, there is one more thing to read. By these accounts, real boards carry the Nintendo name and a year. A buyer can hardly insist on seeing that.

## In the console

Last comes the game itself, and here Pokémon Ruby, Sapphire and Emerald are a special case. Genuine cartridges of all three contain a battery, but not for the purpose one might expect. The saved game is kept without it; the cell only runs the clock. When it is exhausted the game says so, and play goes on. Copies often have neither battery nor clock.

A Ruby that reports an empty battery may simply be an honest cartridge of a certain age, so the message is no ground for suspicion. Nor does it clear the cartridge, since a copy without any cell might conceivably report the same. A Ruby that loses its *save*, on the other hand, is not explained by an empty battery, and lost saves are a reported weakness of copies.

Nor should the rule be carried over to other games, because genuine cartridges save in several ways. Of 2,756 game codes in one table, 699 save nothing, 1,329 use EEPROM, 207 Flash and 521 the SRAM type, about 19 per cent of all and a quarter of those that save. (A list of 2006 counts 468 of about 2,400.) Only the last may need a cell for the save, and part of it was built with FRAM, which needs none.

Early ones do need it: *F-Zero: Maximum Velocity*, *Castlevania: Circle of the Moon*, *Mega Man Battle Network* and *Wario Land 4* are recorded with SRAM and a CR1616 cell. Flat cell, no save, genuine cartridge. A look through the seam, or into the case, shows whether there is one.

## Adding it up, and the last test

A retailer who warned customers in 2016 also pointed to the legal side: dealing in counterfeits infringes copyright and trademark.

So take the signs in order and keep a tally. Clean artwork, a pressed number, lettering that matches a known cartridge and a tidy seam make a reassuring set. One miss calls for a question to the seller, and three or four call for a different cartridge. A [Game Boy Advance SP](/consoles/game-boy-advance-sp) or any other console with the right slot can then be used for the last test: save, switch off, switch on again. A lost save is suspicious only where the genuine cartridge needs no cell for it: in Ruby, Sapphire and Emerald and all games with EEPROM, Flash or FRAM. A pass, like every other sign in this list, is only one more mark on the tally.

Sources: [guide to counterfeit Pokémon, Fire Emblem and Zelda cartridges, 2016](http://toolazytofail.com/2016/09/05/spotting-counterfeit-pokemon-fire-emblem-and-zelda-gba-games/), [Press the Buttons: Spot the Fakes](https://www.pressthebuttons.com/2007/12/spot-the-fakes.html), [kskillo on fake GBA games](https://kskillo.blogg.se/2022/february/how-to-spot-fake-gameboy-advance-games.html), [gb-hardware-db on opened cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), [mGBA](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gba/overrides.c) and [EZ-Flash on save types](https://github.com/ez-flash/omega-kernel/blob/ea5cc4efd23fb03d7bc718dbbc471b85b50ca457/source/saveMODE.h), [GBAtemp, 2006](https://gbatemp.net/threads/gba-cartridge-internal-battery.35302/), [GBATEK on FRAM](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/gba.md), [Project Repair on a flat cell](http://projectrepair.blogspot.com/2011/02/project-gameboy-advance-cartridge.html), [Kinja on battery games](https://taptwoproductions.kinja.com/feed-your-cartridges-batteries-or-they-will-forget-to-1835928903)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000008', '2025-08-23T09:00:00Z', '2025-08-23T09:00:00Z',
   'How the Game Boy Color paints old games', 'how-game-boy-color-paints-old-games', 'tech', '/images/blog/how-game-boy-color-paints-old-games.svg',
   'Tomás Reyes', '2025-08-23', '4 min', true,
   'Pokémon Red opens in red, Blue in blue, and neither cartridge contains a single colour. The paint is kept in the console, which finds the right pot by a sum done on the title.',
   $post$Put Pokémon Red into a [Game Boy Color](/consoles/game-boy-color) and it begins in a red tint. Pokémon Blue begins in a blue one. Neither was written for a colour screen. The colours come out of the console, which has recognised the game and reached for a palette that it carries for the purpose. How it does so, in the moment after the switch is moved, is worth following step by step.

## Ten empty places

The trick works because the first [Game Boy](/consoles/game-boy) never dealt in colours. A game on that machine has four shades at its disposal and arranges them through three small tables: one palette for the background and two for the moving figures, the sprites, with three shades each. Four plus three plus three makes ten places to be filled. On the original screen they can only be filled with grey-green. A different machine is free to fill them with something else.

The Game Boy Color has plenty to offer. It knows 32,768 colours and can show up to 56 of them at once, in eight background palettes of four and eight sprite palettes of three. For a monochrome game it needs a small corner of that. Since the shapes of the game are left untouched, nothing is redrawn; the same picture appears with other paint in the pots.

## Recognition by name

At power-on a short boot program runs before the game does. It draws the logo and sets up the palettes first; only after the animation does it check the cartridge's own copy of the logo and the sum of its header. If the game is a monochrome one issued under Nintendo's own licence code, it takes the title recorded in the cartridge and reduces it to a checksum, a short number calculated from the letters. Then it searches for that number in a table. A hit leads to a stored palette. For 14 of the sums two or three titles collide, and then the fourth letter of the title decides: the E of SUPER MARIOLAND, for example, against the R of METROID2.

It is worth noticing how little the console actually knows. It has no idea what the game looks like or what ought to be green. It knows a name, or rather a number made from a name, and somebody at some point decided which paint goes with it.

How many games are on the list is less certain than one would expect of a thing fixed in a chip. The table has 93 entries besides the default, and they lead to 45 different palette set-ups. Some entries serve two titles, since POKEMON RED and GAMEBOYCAMERA G come to the same sum, and so do BASEBALL and Game and Watch 2. So more than 93 titles are coloured. An older forum post arrived at 54; the table has more weight.

![Drawing of the Game Boy Color](/images/consoles/game-boy-color.svg)
*The Game Boy Color of 1998: 78 × 133.5 × 27.4 mm.*

## Choosing your own

A player who disagrees has twelve palettes to choose from while the logo is shown: each of the four directions, alone, with A or with B. Six of them the automatic choice uses too, which makes 51 set-ups in all. The effect is a kind of hidden paintbox, open while the console starts.

## Real colour, and how to tell

Games written for the newer machine are another matter. They choose their own colours, and they have more to work with: a processor that can run at 8.39 MHz instead of 4.19, 32 KB of working memory in place of 8, and 16 KB of video memory in place of 8. The processor is still a core of the Sharp SM83 type, as in the first Game Boy, which goes some way towards explaining how the older games run at all.

The plastic gives a hint which kind you hold. Usually grey means a Game Boy game, black a game for both machines, in monochrome on the one and in colour on the other, and clear a game for the Game Boy Color alone. The exceptions are many: Pokémon Red, Blue, Yellow, Gold and Silver and the Donkey Kong Land games have shells of their own colour. Safer are the logo on the box and the shape: by report, a cartridge for the Color alone has a raised top with its logo, the older kinds a recessed one and a notch in the corner.

*Link's Awakening DX* shows what the middle way could mean. It runs on both consoles, but its colour dungeon stays closed on a monochrome Game Boy. Here the cartridge asks which machine it is in and opens a door accordingly. In the old games it is the other way round. The cartridge knows nothing, the console looks it up in a list, and a game that was finished without a thought of colour is dressed for the occasion by its host.

Sources: [gbdev Pan Docs: Specifications](https://github.com/gbdev/pandocs/blob/master/src/Specifications.md), [TCRF on the boot program](https://www.tcrf.net/Game_Boy_Color_Bootstrap_ROM), [Retrocomputing on the title checksum](https://retrocomputing.stackexchange.com/questions/25493/), [Pan Docs: Power-Up Sequence](https://github.com/gbdev/pandocs/blob/fe246067b695b5404a4a6a47efb4fd6d921ececb/src/Power_Up_Sequence.md), [SameBoy, the palette tables](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), [gambatte, palettes by title](https://github.com/libretro/gambatte-libretro/blob/fc59959a30b40d74875f18ac4bc617d81b42d782/libgambatte/libretro/gbcpalettes.h), [GB Studio Central on cartridge types](https://gbstudiocentral.com/tips/game-boy-color-modes/), [Old School Gamer on coloured cartridges](https://www.oldschoolgamermagazine.com/an-overview-of-special-colored-game-cartridges/)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000009', '2025-09-27T09:00:00Z', '2025-09-27T09:00:00Z',
   'Half a year, a third off: how the 3DS was rescued', 'how-the-3ds-was-rescued', 'history', '/images/blog/how-the-3ds-was-rescued.svg',
   'Ines Okafor', '2025-09-27', '4 min', true,
   'Nintendo shipped 3.61 million 3DS consoles in five weeks and 0.7 million in the next three months. Then came a price cut, an apology and twenty old games.',
   $post$Two numbers from 2011 are worth setting next to each other. By 31 March, five weeks after the first sale, Nintendo had shipped 3.61 million units of the [Nintendo 3DS](/consoles/nintendo-3ds): 1.06 million in Japan, 1.32 in the Americas, 1.23 elsewhere. From April to June it shipped 0.71 or 0.72 million more.

Shipped is not bought, and shops sold from stock. The second shipment sent 0.21 million to Japan, 0.40 to other regions and only 0.11 to the Americas. Yet shoppers in the United States alone are reported to have bought about 194,000 in April, an unofficial figure. That the shelves were still full is our inference.

## A start with warning signs

The machine came out on 26 February in Japan for ¥25,000, on 25 March in Europe and on 27 March in North America for $249.99. Japan bought 374,764 on the launch weekend, Europe 303,000 in two days (113,000 in the United Kingdom), the United States just under 400,000 in a week. That is just over a million, for periods of different length.

There were signs of trouble at once. Nintendo had aimed at 4.0 million by the end of March. In the United States the 3DS sold about 100,000 fewer than the DS in its launch month, and the older DS models outsold it in March with 460,000, though it had only seven days. On 25 or 26 April Satoru Iwata told investors that sales had not met expectations after the second week. He named the earthquake of 11 March as a factor, and refused to make it the only excuse.

The price may be part of the explanation for what followed. The [Nintendo DS](/consoles/nintendo-ds) had opened at ¥15,000 and $149.99, so its successor asked for ¥10,000 and $100 more. It offered a good deal in exchange: a 3.53-inch screen that shows depth without glasses, a slider to adjust it, motion sensors, cameras. Against that stood a battery listed at three to five hours in 3DS games, and a region lock that the DS and the Game Boy had done without. Early enthusiasts accepted the terms, and it appears that the next group of customers did not.

![Drawing of the Nintendo 3DS](/images/consoles/nintendo-3ds.svg)
*The Nintendo 3DS of 2011, open. Closed it measures 134 × 74 × 21 mm.*

## 28 July

The reply was announced on 28 July 2011, about five months after the Japanese launch and four after the American. From 11 August the 3DS would cost ¥15,000 in Japan, and from 12 August $169.99 in the United States.

The headline figure of a third off is a fair rounding for America, where the reduction comes to 32 per cent. Japan went further. Its new price was three fifths of the old one, and to the yen what the first DS had cost in December 2004.

A cut of this size, this soon, leaves one awkward group behind: the people who trusted the product first and paid the most for it. Satoru Iwata addressed them in a letter of apology, and he is reported to have taken a cut of 50 per cent in his own pay. Public regret over a discount is rare enough. Attaching the head of the company's salary to it is rarer still.

## Twenty old games

The early owners were also given a title, that of ambassadors, and something to go with it. The Ambassador Program brought them 20 games, ten from the NES and ten from the Game Boy Advance. The choice has a certain charm on a machine sold for its novelty. It also did something the hardware could not do by itself, because the 3DS has no place for a Game Boy Advance cartridge.

Whether twenty games were worth $80 or ¥10,000 is a matter of taste. As a gesture it had one clear merit. It was addressed to early owners, the very people whom the cut had put at a disadvantage.

## A year to the day

On 28 July 2012, exactly one year after the announcement, the [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) went on sale in Japan and Europe; North America followed on 19 August. It had screens 90 per cent larger in area and cost $199.99, less than the small model had cost at its own launch. In October 2013 the [Nintendo 2DS](/consoles/nintendo-2ds) lowered the American entrance price to $129.99 by doing without the third dimension altogether.

It would be too simple to say that the price cut saved the console. Games did their share, above all *Mario Kart 7*, the best seller of the system with 18.71 million copies by March 2020. New models did theirs. What the summer of 2011 bought, at a visible cost, was time for all of that to arrive.

Production of the whole family ended in September 2020. By 31 December of that year Nintendo counted 75.94 million, a little under half of what the DS family had managed.

Sources: [Nintendo Life on the launch sales](http://3ds.nintendolife.com/news/2011/04/3ds_launch_sales_have_been_breaking_records_worldwide) and [on the quarter](http://www.nintendolife.com/news/2012/07/nintendo_financial_results_console_and_software_sales), [Reuters on the quarter](http://www.reuters.com/article/nintendo-earnings-idUST9E8I900020120725), [Nintendo Insider on the 3.61 million](https://www.nintendo-insider.com/nintendo-3ds-achieves-3-61-million-unit-sales-since-launch-software-hits-9-43-million/), [CVG](http://www.computerandvideogames.com/301514/3ds-wii-record-heavy-sales-drop-in-april/) and [The Sixth Axis on April](https://www.thesixthaxis.com/2011/05/13/april-npd-numbers-arrive/), [Shacknews](https://www.shacknews.com/article/68130/march-npd-3ds-launch-o) and [VG247 on March](https://www.vg247.com/2011/04/15/march-npd-3ds-fails-to-beat-ds-record-crack-top-ten/), [Engadget](https://www.engadget.com/2011/04/26/iwata-3ds-launch-sales-below-expectations/) and [Andriasang on Iwata](https://andriasang.com/comv8d/iwata_no_recovery_until_fall/), [CNET on the apology](https://www.cnet.com/home/smart-home/nintendo-apologizes-to-early-adopters-for-3ds-price-cut/), [Zelda Universe on the new prices](https://zeldauniverse.net/2011/07/28/nintendo-to-drop-prices-on-the-3ds/), [Anime News Network on the end of production](https://animenewsnetwork.com/news/2020-09-17/nintendo-discontinues-production-of-3ds-series-of-handheld-consoles/.164132)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000010', '2025-10-25T09:00:00Z', '2025-10-25T09:00:00Z',
   'Switch Lite or Switch: what the smaller one leaves out', 'switch-lite-or-switch', 'reviews', '/images/blog/switch-lite-or-switch.svg',
   'Mara Lindqvist', '2025-10-25', '4 min', true,
   'A hundred dollars and 123 grams separate two consoles with almost the same library. The data sheets of 2020 show what each owner gains and gives up.',
   $post$The question sounds like a choice between two machines. By the end of 2019 it was a choice among three. Nintendo revised the standard [Nintendo Switch](/consoles/nintendo-switch) in August of that year, and on 20 September the [Nintendo Switch Lite](/consoles/nintendo-switch-lite), announced in July, went on sale, though not in China. This comparison looks at them as they stood in 2020, and it relies on published specifications, not on time spent with the consoles.

## The easy part: size

The Lite measures 208 × 91.1 × 13.9 mm and weighs 275 g. A Switch with its Joy-Con attached is 239 × 102 × 13.9 mm and 398 g. The difference in weight is 123 g, close to a third of the larger machine. In thickness the sheets agree to the decimal, but the Switch reaches 28.4 mm at its sticks and rear shoulder buttons, so the shared figure describes the body alone.

The screen shrinks from 6.2 to 5.5 inches, a loss of about 21 per cent in area. The resolution stays at 1280 × 720. The same pixels in less space make a denser picture, roughly 267 to the inch against 237. Small lettering therefore has the same number of dots to be drawn with and less room to be read in, and whether that is a gain depends on the eyes.

![Drawing of the Nintendo Switch Lite](/images/consoles/nintendo-switch-lite.svg)
*The Nintendo Switch Lite of 2019: 208 × 91.1 × 13.9 mm.*

## The missing half

The Switch is a hybrid, meant for the hand, the tabletop and the television. The Lite keeps the first of the three. It has no TV output and no dock, no kickstand, no HD Rumble and no infrared camera. Its controls are part of the body.

Fixed controls bring one improvement that can be seen in any photograph. Where the left Joy-Con has four separate direction buttons, the Lite has a true D-pad. For anyone who came to Nintendo's handhelds by way of the [Game Boy](/consoles/game-boy), that cross is a familiar thing to find under the left thumb.

Games come with a condition attached. The Lite runs every title that supports handheld mode. For others, separate Joy-Con can be paired, but the Lite cannot charge them, so their charger becomes another purchase or another borrowing. With no kickstand, something also has to prop the screen up. The Labo kits are reported not to fit at all.

## Hours, and one example

Battery life is where the third machine matters. Nintendo gives 2.5 to 6.5 hours for the first Switch, 3 to 7 for the Lite and 4.5 to 9 for the revised Switch. Ranges as wide as these are hard to use, so it helps that Nintendo also named a game. In *Breath of the Wild* the first Switch is said to last about three hours, the Lite about four and the revised model about five and a half.

The order is not what the sizes would lead one to expect. The machine built only to be held is beaten by the revised one built to do everything, by an hour and a half in this example. Only against the Switch as it was sold in 2017 does the Lite come out ahead.

For a buyer looking at a used or boxed Switch, the label is therefore worth reading. The safe mark is on the back: the revised model is HAC-001(-01). Its serial number helps too. The second letter is the model (A first Switch, K revised, J Lite), the third the sales region (W Americas, J Japan and Europe, K Korea, C China, more in later lists). So Americans look for XKW, Europeans for XKJ.

## Who is which

In North America the Lite cost $199.99 against $299.99 for the Switch at its launch; in Japan it was ¥19,980 against ¥29,980. For two thirds of the price it keeps one of the three ways in which the Switch was meant to be used. Whether that is a poor bargain depends on habit, because a function that an owner never touches costs nothing to lose.

A household with a television and several players has little reason to look at the Lite as its only console. Someone who travels, plays alone and already has a large screen occupied by other people has good reason. And the person who plays by hand but far from a socket should look first at the revised Switch, heavier by 123 g and ahead by those ninety minutes.

By 31 December 2020 the Lite had sold 13.53 million of 79.87 million Switch consoles in all, or about 17 per cent, but the share needs its calendar beside it: of the 46 months since March 2017 the Lite had been on sale for some 15. It came in yellow, grey or turquoise, in a Zacian and Zamazenta edition of November 2019, and in coral from 20 March 2020 in Japan, 3 April in North America and 23 or 24 April in Europe. In every colour it is for those who have already decided where they play.

Sources: [VGC on the Lite specifications](https://www.videogameschronicle.com/news/nintendo-offers-switch-lite-tech-specs-breakdown/), [Nintendo Times on the revised battery](https://www.nintendotimes.com/2019/07/17/new-model-nintendo-switch-getting-battery-upgrade-mid-august/), [Mako Reactor on compatibility](https://themakoreactor.com/news/nintendo-switch-lite-price-release-date-specifications-announced/2015/), [Gamepur on sales to December 2020](https://www.gamepur.com/news/nintendo-switch-global-sales-reach-80m-units-officially-surpasses-3ds-lifetime-sales), [VGC on the Switch in China](https://videogameschronicle.com/news/nintendo-switch-launches-in-china-on-december-10), [Switchbrew on serial numbers, 2019](https://switchbrew.org/w/index.php?title=Product_Information&diff=prev&oldid=7325&mobileaction=toggle_view_mobile), [the same, 2020](https://switchbrew.org/w/index.php?title=Product_Information&diff=next&oldid=8973&mobileaction=toggle_view_mobile), [VGC on coral](https://videogameschronicle.com/news/coral-coloured-switch-lite-announced-for-japan), [Destructoid on coral](https://www.nintendo.destructoid.com/pre-orders-for-coral-switch-lite-open-for-eu-au-launches-4-23/)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000011', '2025-11-22T09:00:00Z', '2025-11-22T09:00:00Z',
   'Imports, region locks and closed shops', 'imports-regions-and-closed-shops', 'collecting', '/images/blog/imports-regions-and-closed-shops.svg',
   'Mara Lindqvist', '2025-11-22', '4 min', true,
   'For two decades Nintendo''s handhelds hardly asked where a cartridge came from. Then came the 3DS. A guide to what plays where, and what was sold where.',
   $post$Anyone buying a handheld game from abroad has two questions to answer, and they are easily confused. Will the console take the cartridge at all? And if it does, will it care where the cartridge was sold? The first is a matter of slots and generations, the second of policy, and for a long time Nintendo's policy for its handhelds was, with few exceptions, not to ask.

## The open years

Cartridges for the [Game Boy](/consoles/game-boy), the Game Boy Advance and the Nintendo DS are not tied to a region, with one exception: games for the Chinese iQue DS ran only on Chinese systems, while the iQue DS itself played cartridges from elsewhere. A game bought in Osaka runs on a console bought in Oslo, and the main border left is the language on the screen. For collectors this was worth a lot, because dates were far apart. The Game Boy itself came out in Japan on 21 April 1989 and in Europe on 28 September 1990, more than seventeen months later.

What did change from model to model was the slot. The Game Boy Micro takes Advance cartridges and none of the older ones. The first DS and the DS Lite accept Advance cartridges too, for a single player, but not those of the Game Boy or Game Boy Color. The DSi has no Advance slot. None of that has to do with geography.

## A line drawn through the DSi

The [Nintendo DSi](/consoles/nintendo-dsi) is where the two questions meet. Ordinary DS cartridges, Nintendo told Eurogamer in 2008, would play on it regardless of origin. Software made only for the DSi is tied to its region, and so is the DSi Shop. Between them stand cartridges with DSi functions, whose codes begin with TWL. They run on any DS or DS Lite, but some are reported to be locked on a DSi. Pokémon Black and White carry such codes. As the header also has a value for region-free, not every such game need be locked, and reports differ.

The importer of a DSi therefore needs to look at the game too. The wait made importing tempting: Japan had the machine on 1 November 2008, Europe five months later, on 3 April 2009, and North America two days after that.

## One machine in many versions

With the [Nintendo 3DS](/consoles/nintendo-3ds) the exception became the rule. In January 2011 Nintendo named Japanese, American and European/Australian versions, each for its own market. South Korea, mainland China (iQue) and Taiwan were further regions: Nintendo support called Korean and Japanese 3DS incompatible, and the lock field of a title knows seven regions, Europe and Australia counted apart. The reason given, according to reports of the time, was that age ratings and parental controls belong to a region. In 2014 the New 3DS reportedly kept the lock.

Anyone collecting for this system should accordingly treat the region as part of the model name.

![Drawing of the Nintendo 3DS](/images/consoles/nintendo-3ds.svg)
*The Nintendo 3DS of 2011, open. Closed it measures 134 × 74 × 21 mm.*

## The ones that stayed away

Some hardware never left home, or took its time. The Game Boy Light of 1998 was sold in Japan and nowhere else. Traffic in the other direction could be slow. The Nintendo 2DS, in North American and European shops since 12 October 2013, did not reach Japan until 27 February 2016, more than two years later, and then in a Pokémon bundle.

The smaller New 3DS shows how uneven one release can be. Japan had it on 11 October 2014, Europe on 13 February 2015, though members of Club Nintendo could, it is said, buy an Ambassador Edition in early January. The United States had to wait until 25 September 2015, nearly a year after Japan, and received it as an *Animal Crossing* bundle.

## When the shop shuts

A region lock at least leaves you with a cartridge. A shop that closes takes its stock along, and the 3DS eShop closed in three steps. Payment by card ended after 23 May 2022, and the shop's own cards followed after 29 August of the same year. Purchases ended on 27 March 2023, or 28 March in Japan, twelve years and a month after the 3DS had first gone on sale there. At the closure, games already paid for could still be downloaded again.

The collector's conclusion is a sober one. What exists only as a download cannot be hunted at a flea market, and owning the right regional console no longer helps.

## The border opens again

In January 2017 Nintendo announced the [Nintendo Switch](/consoles/nintendo-switch) without a region lock. It appeared on 3 March in Japan, North America and Europe alike, so that one old reason for importing, getting a thing sooner, was gone too. The Switch takes Switch cards, with one exception: those published by Tencent for mainland China since January 2020, with a code ending in CHN, run only on the Chinese console. That console plays other cards, without their online functions.

Sources: [CVG on the 3DS region lock](http://www.computerandvideogames.com/284577/3ds-region-locked-for-parental-controls/), [VentureBeat on the Switch announcement](https://venturebeat-com-develop.go-vip.co/2017/01/12/nintendo-switch-releases-on-march-3-on-for-300), [VG247 on the eShop closure](https://www.vg247.com/nintendo-confirms-3ds-and-wii-u-eshop-closure-dates), [GBATEK on DS headers](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/ds.md) and [3DS regions](https://github.com/mgba-emu/gbatek/blob/92435c15fc5e3dafdd1b132c0e57e40376f01054/3ds.md), [Kotaku](https://kotaku.com/the-3ds-will-not-be-banned-in-china-5730208) and [Todojuegos on iQue](https://todojuegos.com/noticia-13860/Nintendo-3DS-saldr-en-China-como-iQue-3DS), [Engadget](https://www.engadget.com/2011/01/11/report-3ds-will-be-region-locked/), [LegendaryPKMN](https://legendarypkmn.net/2010/07/19/in-anticipation-of-pokemon-black-and-white-by-melkor/) and [Gaming Nexus on the DSi](https://www.gamingnexus.com/FullNews/3DS-region-locked/Item21117.aspx), [Shacknews on Korea](http://www.shacknews.com/article/67084/nintendos-3ds-apparently-region-locked), [Pokémon Millennium on Taiwan](https://pokemonmillennium.net/nintendo/125274-nintendo-switch-sara-rilasciata-breve-corea-del-sud-taiwan), [Kotaku](https://kotaku.com/it-appears-that-chinese-switch-consoles-are-locked-ten-1840984528), [Siliconera](https://www.siliconera.com/tencent-nintendo-switch-games-will-not-work-on-international-nintendo-switches/) and [Nintendo Wire on Tencent](https://nintendowire.com/news/2020/01/07/report-global-nintendo-switch-consoles-cant-play-chinese-tencent-switch-cartridges/)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000012', '2025-12-13T09:00:00Z', '2025-12-13T09:00:00Z',
   '3D without glasses: from parallax barrier to 2DS', 'glasses-free-3d-explained', 'tech', '/images/blog/glasses-free-3d-explained.svg',
   'Ines Okafor', '2025-12-13', '4 min', true,
   'Eight hundred points across, four hundred for each eye, and a fence of slits in between. How the 3DS makes depth, and what Nintendo did with the idea in the models that followed.',
   $post$The top screen of the [Nintendo 3DS](/consoles/nintendo-3ds) has a strange shape on paper. It is listed with 800 by 240 points, more than three times as wide as it is high. The explanation is that it holds two pictures. Each is 400 points wide, each is meant for one eye, and both are on the panel at the same time. Everything else about the effect follows from the need to keep them apart.

## A fence with narrow gaps

Glasses would be the usual way of sorting two images. The 3DS uses a barrier, a layer of fine slits. The repairers of iFixit compare it with a tiny picket fence in front of the screen, and we borrow the picture from them. Because the two eyes look from different places, each sees past the boards to a different set of points. Left and right receive their own 400, and two views of one scene are what depth is made of.

The principle is called parallax, and it has one consequence that anybody can work out from the geometry. The slits are right for eyes in a certain position. Move the head, and the fence no longer hides quite what it should.

A slider weakens the effect or removes it. According to a teardown reported by Nikkei in 2011, the barrier itself goes on and off with it, so that with the effect switched off there is no fence at all. The same report suspected Sharp of supplying the part. We have found nothing that confirms it.

The lower screen stays out of all this. It has 320 by 240 points and resistive touch, which reacts to pressure.

![Drawing of the Nintendo 3DS](/images/consoles/nintendo-3ds.svg)
*The Nintendo 3DS of 2011, open. Closed it measures 134 × 74 × 21 mm.*

## First answer: follow the face

The [New Nintendo 3DS](/consoles/new-nintendo-3ds), in Japanese shops from 11 October 2014, dealt with the moving head directly. Its inner camera follows the face of the player, and the console uses what it sees to keep the image stable. For dark rooms there is an infrared lamp. Pages that credit the first 3DS with this ability are mistaken; it arrived with the New models.

It is an elaborate solution. A camera and a lamp are enlisted so that a row of slits can go on doing its work while the player shifts about on a sofa.

## Second answer: leave it out

A year earlier, on 12 October 2013, Nintendo had taken the opposite course. The [Nintendo 2DS](/consoles/nintendo-2ds) plays the same library and shows none of it in depth. Its screens have the same listed sizes as those of the first 3DS, 3.53 and 3.02 inches, but the upper one has 400 by 240 points, one eye's share.

The construction is bolder than the specification. There are not two displays in the 2DS. A single LCD panel lies behind the casing, and the front of the case covers whatever falls between the two windows. Without a hinge nothing stood in the way of a single sheet, and without a barrier over the upper half there was less reason to divide it. One omission seems to have invited the other.

## What it does for the battery

Does the third dimension cost energy? Nintendo's own figures for 3DS games are 3 to 5 hours for the 3DS and 3.5 to 5.5 for the 2DS, half an hour more at both ends, with batteries of the same capacity. A test with *Mario Kart 7* points the same way: 3 hours 56 minutes against 4 hours 25. The [Nintendo 3DS XL](/consoles/nintendo-3ds-xl), with its larger battery, lasted 4 hours 58 in the same test.

The gain of 29 minutes says nothing about the barrier, though, because the test does not tell whether 3D was on. In a follow-up by the same author 3D was off and no game ran, and the 2DS still lasted longer, 4 hours 7 minutes against 3 hours 51. Nintendo Life thought of the fresher battery. What the barrier costs, we do not know.

## The longer run

The last word in the family came in 2017, and it was flat. The New Nintendo 2DS XL has the 4.88 and 4.18 inch screens of the New 3DS XL, folds like it, and is restricted to 2D. So the final machine kept the size and the hinge and let go of the feature that had given the 3DS its name.

That need not be read as a verdict on the barrier. The slider had left the decision to the player, and a console without depth only makes it in advance. What the sequence does show is a useful property of the games. They had been made in such a way that the second picture could be taken away, by a finger or by a factory, and the first still stood up by itself.

Sources: [iFixit on the parallax barrier](https://www.ifixit.com/Teardown/New+Nintendo+3DS+XL+Teardown/36346), [Nikkei teardown, reported by DCEmu](http://nintendo-ds.dcemu.co.uk/3ds-disassembled-put-under-the-microscope-353828.html), [Polygon on the single 2DS panel](https://www.polygon.com/2013/10/15/4843366/nintendo-2ds-teardown-reveals-its-big-single-screen-construction), [Nintendo Life stress test](https://www.nintendolife.com/news/2013/10/parent_trap_nintendo_2ds_family_stress_test), [its follow-up](http://www.nintendolife.com/news/2013/10/video_heres_how_the_2ds_stacks_up_against_other_handhelds_when_it_comes_to_stamina), [The Guardian on the New 2DS XL](https://www.theguardian.com/technology/2017/apr/28/nintendo--2ds-xl-handheld-larger-display-clamshell-design)
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000013', '2026-01-10T09:00:00Z', '2026-01-10T09:00:00Z',
   'Eighty grams: the last console called Game Boy', 'game-boy-micro-the-last-of-the-name', 'history', '/images/blog/game-boy-micro-the-last-of-the-name.svg',
   'Ines Okafor', '2026-01-10', '2 min', false,
   'Sixteen years after the first Game Boy came one a fifth of its size. The Micro closed the line in 2005, and it is not clear that anyone meant it to.',
   $post$The first [Game Boy](/consoles/game-boy) of 1989 weighed 220 g before anyone put batteries in it. The last console to carry the name, sixteen years later, weighed 80 g. Multiply out the measurements and the [Game Boy Micro](/consoles/game-boy-micro) fills about a fifth of the space: 101 × 50 × 17.2 mm, with a face that could be changed for another.

It was announced at E3 on 17 May 2005 and reached the shops that autumn, on 13 September in Japan, 19 September in North America and 4 November in Europe. Japan paid ¥12,000 with tax, North America $99.99. By then the [Nintendo DS](/consoles/nintendo-ds) had been on sale for the better part of a year.

![Drawing of the Game Boy Micro](/images/consoles/game-boy-micro.svg)
*The Game Boy Micro of 2005: 101 × 50 × 17.2 mm.*

## A very small window

The screen is the best argument for the Micro and also the best against it. It measures two inches, less than half the area of the 2.9-inch panel in the [Game Boy Advance SP](/consoles/game-boy-advance-sp), and it shows the same 240 by 160 pixels. Packed that tightly, they come to about 144 per inch where the SP has roughly 99. There is a backlight with five levels, and the headphone socket that the SP lacked is here again.

Other things went. The link port is the Micro's own. Cartridges for the Game Boy and the Game Boy Color, which every earlier Advance model had accepted, do not run. A console named Game Boy could no longer play the games the name was made for.

## A name at the end

Nintendo's figure as of March 2007 is 2.42 million, about three per cent of the Advance family. Sources disagree on when production stopped; some say 2008, others later. No successor took the name.

What remains to be settled is whether that was ever a decision. Did somebody choose the Micro as a farewell, or did
$post$)
on conflict do nothing;

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000014', '2026-02-07T09:00:00Z', '2026-02-07T09:00:00Z',
   'Forty Game Boys on one Switch: screens in numbers', 'forty-game-boys-on-one-switch', 'tech', '/images/blog/forty-game-boys-on-one-switch.svg',
   'Mara Lindqvist', '2026-02-07', '2 min', false,
   'Eight across and five down, without a pixel left over. What a small coincidence of arithmetic can tell us about three decades of handheld screens.',
   $post$Some divisions come out so neatly that they look intended. The screen of the [Nintendo Switch](/consoles/nintendo-switch) is 1280 pixels wide and 720 high. That of the first [Game Boy](/consoles/game-boy) is 160 wide and 144 high. Eight Game Boy pictures fit side by side across the newer one and five fit on top of each other, which makes forty, and there is not a single pixel left over.

It is presumably a coincidence, since 28 years lie between the two. But it provides a handy unit. Measured in Game Boys, the [Game Boy Advance](/consoles/game-boy-advance) of 2001 shows one and two thirds. Each screen of the Nintendo DS comes to a little over two, so that the pair of them offers more than four. The upper screen of the [Nintendo 3DS](/consoles/nintendo-3ds) has slightly more than four for each eye. Then comes the leap to forty.

![Drawing of the Nintendo Switch](/images/consoles/nintendo-switch.svg)
*The Nintendo Switch of 2017: 239 × 102 × 13.9 mm with Joy-Con.*

## Smaller, not only more

Counting pixels is one thing and seeing them is another. On the first Game Boy a pixel occupies about 0.29 mm, going by an image 47 mm wide. On the Switch, with its 6.2 inches, it is close to 0.11 mm. Each of our forty pictures would be some 17 mm wide there, about the width of a fingertip.

The way from one to the other was not straight. The Game Boy Micro of 2005 packed 144 pixels into an inch. The first DS, a year older, has roughly 107, and the DSi XL, which followed four years after the Micro, only about 76. Nintendo enlarged the screens of the XL and left the resolution as it was, so the pixels simply grew. On that scale the DSi XL is coarser than the Game Boy, which has around 86.

## A fairer yardstick?

Density, then, does not climb steadily, while the plain count of pixels does across the machines named at the start. Colours tell a third story: four shades, then 32,768, then 262,144, then about 16.77 million. Which of these did players notice first? Any answer would have to take the light into account, and on that the figures above are silent. Does a lit screen with few pixels count for more than an unlit one with many?
$post$)
on conflict do nothing;

insert into public.links (id, created_at, updated_at, title, url, description, category, "order", active) values
  ('d0000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'Pan Docs', 'https://gbdev.io/pandocs/',
   'The most complete description of how the Game Boy works inside, kept up by the people who write software for it.',
   'Documentation', 10, true),
  ('d0000000-0000-4000-8000-000000000002', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'GBATEK', 'https://problemkaputt.de/gbatek.htm',
   'One very long page on the hardware of the Game Boy Advance and Nintendo DS, register by register.',
   'Documentation', 20, true),
  ('d0000000-0000-4000-8000-000000000003', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'iFixit: Nintendo handhelds', 'https://www.ifixit.com/Device/Nintendo_Handheld',
   'Repair guides with pictures, from opening a shell to changing a screen.',
   'Repair', 30, true),
  ('d0000000-0000-4000-8000-000000000004', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'devkitPro', 'https://devkitpro.org/',
   'Toolchains for writing your own programs for the Game Boy Advance, DS and 3DS.',
   'Development', 40, true),
  ('d0000000-0000-4000-8000-000000000005', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'GB Studio', 'https://www.gbstudio.dev/',
   'Make a game for the original Game Boy without writing code.',
   'Development', 50, true),
  ('d0000000-0000-4000-8000-000000000006', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'Video Game History Foundation', 'https://gamehistory.org/',
   'A non-profit library that collects, keeps and teaches the history of video games.',
   'Archives', 60, true),
  ('d0000000-0000-4000-8000-000000000007', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'The Strong National Museum of Play', 'https://www.museumofplay.org/',
   'A museum of play in Rochester, New York, with a large collection of electronic games.',
   'Archives', 70, true),
  ('d0000000-0000-4000-8000-000000000008', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'shmuplations', 'https://shmuplations.com/',
   'Translations of Japanese developer interviews, several with the people behind the Game Boy.',
   'Archives', 80, true),
  ('d0000000-0000-4000-8000-000000000009', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'Nerdly Pleasures', 'https://nerdlypleasures.blogspot.com/',
   'Long, careful articles on old hardware, among them the battery life of the 8-bit Game Boys.',
   'Documentation', 90, true),
  ('d0000000-0000-4000-8000-000000000010', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'Handheld parts exchange', 'https://parts.handheld-legacy.example/',
   'A swap list for shells, screens and battery doors. Hidden until it opens.',
   'Repair', 100, false)
on conflict do nothing;

insert into public.social_media_links (id, created_at, updated_at, platform, url, active) values
  ('e0000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'facebook', 'https://www.facebook.com/handheldlegacy', true),
  ('e0000000-0000-4000-8000-000000000002', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'github', 'https://github.com/handheld-legacy', true),
  ('e0000000-0000-4000-8000-000000000003', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'instagram', 'https://www.instagram.com/handheldlegacy', true),
  ('e0000000-0000-4000-8000-000000000004', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'tiktok', 'https://www.tiktok.com/@handheldlegacy', true),
  ('e0000000-0000-4000-8000-000000000005', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'twitter', 'https://twitter.com/handheldlegacy', false),
  ('e0000000-0000-4000-8000-000000000006', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'youtube', 'https://www.youtube.com/@handheldlegacy', true)
on conflict do nothing;

-- The typed facts of the consoles with their sources, and which post is about which console.
select private.fill_catalogue();
