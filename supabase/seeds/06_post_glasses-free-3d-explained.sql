-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000012', '2025-12-13T09:00:00Z', '2026-11-28T09:00:00Z',
   '3D without glasses: from parallax barrier to 2DS', 'glasses-free-3d-explained', 'tech', '/images/blog/glasses-free-3d-explained.svg',
   'Handheld Legacy staff', '2025-12-13', '6 min', true,
   'A very small fence sends each eye its own picture. Four of the six models have one, and here’s how to tell before you pay.',
   $post$Every GameCube that Nintendo sold could have shown 3D without glasses. The circuits were inside, and Nintendo had *Luigi’s Mansion* running in depth on a small screen of about four inches. It even put that screen on show at E3 in 2002, without a word about its secret. The price killed it.

> “We couldn’t have done it without selling it for a price far above that of the Nintendo GameCube system, itself!”
>
> *Satoru Iwata, Iwata Asks, 2011, [quoted by Press The Buttons](http://www.pressthebuttons.com/2011/01/nintendo-created-luigis-mansion-3d-ten-years-ago.html)*

Another try went into a [Game Boy Advance SP](/consoles/game-boy-advance-sp) and looked blurred, because its screen had too few pixels to share between two eyes. The [Nintendo 3DS](/consoles/nintendo-3ds) of 2011 had enough. On paper its upper screen has an odd shape: 800 × 240 pixels, more than three times as many across as down. It holds two pictures of 400 × 240, one for each eye. All the hardware has to do is keep them apart.

## A very small picket fence

It keeps them apart with a parallax barrier, a layer of fine slits through which each eye sees only its own columns of pixels. iFixit found the best picture for it in the teardown of a [New Nintendo 3DS XL](/consoles/new-nintendo-3ds-xl):

> “a very small picket fence in front of your screen”
>
> *iFixit, [teardown of the New Nintendo 3DS XL](https://www.ifixit.com/Teardown/New+Nintendo+3DS+XL+Teardown/36346)*

Your eyes, it goes on, “peer around the fence boards”.

![Drawing of a parallax barrier: two eyes look through a row of slits at a screen, and each eye reaches its own columns of pixels](/images/drawings/parallax-barrier.svg)
*Of the 800 columns of pixels, 400 are for the left eye and 400 for the right.*

How small is very small? We can work it out from the data sheet. A 3.53-inch screen of these proportions is 76.9 mm wide, so each of its 800 columns is 0.096 mm wide, about as much as a sheet of paper is thick. On the 4.88 inches of the XL models it’s 0.133 mm. The fence must line up with those columns, and your two eyes with the fence. Tilt the console, and the columns end up in the wrong eye.

You can take the fence down. Nikkei Electronics opened a 3DS within days of the launch and found that the barrier goes on and off with the slider. It suspected Sharp of making the part. Sharp had shown a screen of that kind in April 2010, with slits that liquid crystals open and close, to be viewed from about 30 cm. Nintendo hadn’t named its supplier.

The lower screen has no part in this. It shows 320 × 240 pixels, flat, and answers to pressure.

## Which models have it

Six models play 3DS cards, and four of them have the barrier.

| Model | First sold | Upper screen | 3D | Follows your face |
| --- | --- | --- | --- | --- |
| Nintendo 3DS | 26 February 2011 | 3.53 inches | yes | no |
| [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) | 28 July 2012 | 4.88 inches | yes | no |
| [Nintendo 2DS](/consoles/nintendo-2ds) | 12 October 2013 | 3.53 inches | no | - |
| [New Nintendo 3DS](/consoles/new-nintendo-3ds) | 11 October 2014 | 3.88 inches | yes | yes |
| New Nintendo 3DS XL | 11 October 2014 | 4.88 inches | yes | yes |
| [New Nintendo 2DS XL](/consoles/new-nintendo-2ds-xl) | 2017 | 4.88 inches | no | - |

On a shop table, go by what you can see and feel:

1. One flat wedge without a hinge: it’s the 2DS.
2. It folds and has a 3D slider: it has 3D.
3. It folds, has the small second stick (the C Stick) and the ZL and ZR buttons, but no slider: it’s the New 2DS XL.
4. Slider and C Stick together: one of the two New 3DS models, with face tracking.

[Which one do I have?](/tools/identify) covers the rest of the family and the codes on the label. If you’re buying from abroad, [read the serial number first](/blog/imports-regions-and-closed-shops).

## A table upended

The fence had one weakness: you had to hold still. The cure nearly missed the console that it’s known for. The New 3DS was all but finished, and its engineers were about to ask for permission to build it, when Shigeru Miyamoto was shown a steadier kind of 3D, a week before the meeting. It wasn’t in the new console.

> “Why aren’t we putting that in this system? If we don’t put this in it, there’s no point in making the system.”
>
> *Shigeru Miyamoto, as told by Satoru Iwata to Time, March 2015, [quoted by mmanuts](https://mmanuts.com/gaming/super-stable-3d-wasnt-part-of-the-new-nintendo-3dss-original-design/)*

The engineers kept asking Iwata whether they were really going to do this. They were. The New 3DS of October 2014 has a camera that watches your face and keeps the picture steady, with an infrared lamp for the dark. Some pages credit the first 3DS with it. It came with the New models only.

So that’s the part to try on a used one. Turn the effect on, move your head a little from side to side, and see whether the picture holds. Then put the light out and do it again.

## The 2DS does without

A year before, on 12 October 2013, Nintendo had gone the other way. The 2DS plays the same library, all of it flat, for $129.99. Its upper screen has 400 × 240 pixels, exactly what one eye gets on a 3DS. Even the two screens are one: behind the case a teardown found a single panel with a frame across it.

Its cameras still come in a pair. You can take photographs in 3D with a 2DS, which can’t show them to you. The New 2DS XL of 2017 has a hinge again, and the 4.88 and 4.18-inch screens of the New 3DS XL in 2D.

## Does depth eat the battery?

It looks that way on paper: 3 to 5 hours for the 3DS, 3.5 to 5.5 for the 2DS, on batteries of the same 1,300 mAh.

| Test, October 2013 | 3DS | 2DS |
| --- | --- | --- |
| *Mario Kart 7* loaded | 3 h 56 | 4 h 25 |
| No game, 3D off | 3 h 51 | 4 h 07 |

Andy Robertson ran both, and Nintendo Life printed them. The first doesn’t say whether the 3D was on. In the second it was off, and the 2DS still won by 16 minutes, perhaps because its battery was new, as Nintendo Life remarked. So at least part of the gap isn’t the barrier’s doing. ([How long do they really last?](/blog/how-long-do-they-really-last) has the other handhelds.)

Which one, then? If you want the depth, want it steady: a New 3DS or New 3DS XL, tried with the light out. If you never touch the slider, a 2DS plays every game that a 3DS of its generation does and has nothing to line up. And if you have a GameCube in the loft, give it a kind look. It was ready for this ten years early.

## Sources

- [Iwata reveals early 3D on GameCube and Game Boy Advance SP](https://www.gamedeveloper.com/pc/nintendo-s-iwata-reveals-early-3d-on-gamecube-gameboy-advance-sp), Game Developer, January 2011
- [More on Luigi’s Mansion 3D](https://www.pressthebuttons.com/2011/01/more-on-luigis-mansion-3d-and-the-3dss-mad-rush-to-e3.html) and [the first part](http://www.pressthebuttons.com/2011/01/nintendo-created-luigis-mansion-3d-ten-years-ago.html), Press The Buttons, January 2011, with the passages of Iwata Asks
- [New Nintendo 3DS XL teardown](https://www.ifixit.com/Teardown/New+Nintendo+3DS+XL+Teardown/36346), iFixit
- [Note on the 800-pixel panel](https://gbatemp.net/members/kadupse.377791/recent-content), GBAtemp
- [Nikkei Electronics teardown of the 3DS](http://nintendo-ds.dcemu.co.uk/3ds-disassembled-put-under-the-microscope-353828.html), reported by DCEmu, 2011
- [Sharp’s 3D screen](http://techon.nikkeibp.co.jp/english/NEWS_EN/20100405/181629/), Nikkei Electronics, 5 April 2010
- [Miyamoto upends the tea table](https://www.gameinformer.com/b/news/archive/2015/03/23/new-3ds-enhanced-3d-was-a-last-minute-case-of-miyamoto-upending-the-tea-table.aspx), Game Informer, 23 March 2015
- [New 3DS announcement notes](http://denpairuka.ldblog.jp/archives/2014-08.html), denpairuka, August 2014
- [2DS teardown: one screen](https://www.polygon.com/2013/10/15/4843366/nintendo-2ds-teardown-reveals-its-big-single-screen-construction), Polygon, 15 October 2013
- [2DS announced](http://www.nbcnews.com/technology/nintendo-announces-new-2ds-mobile-gaming-console-wii-u-price-8C11020758), NBC News, August 2013, and [its cameras](https://gamezone.dev.playwire.com/news/nintendo-2ds-announced-removes-the-3ds-third-dimension), GameZone
- [New 2DS XL announced](https://www.theguardian.com/technology/2017/apr/28/nintendo--2ds-xl-handheld-larger-display-clamshell-design), The Guardian, 28 April 2017
- [Battery figures of the 3DS](https://www.engadget.com/2011-01-08-nintendo-3ds-good-for-only-3-to-8-hours-of-play-time-per-charge.html), Engadget, 8 January 2011
- [2DS battery of 1,300 mAh](https://www.nintendolife.com/news/2013/10/we_opened_up_the_nintendo_2ds_and_found_a_1300mah_battery_inside), Nintendo Life, October 2013
- [2DS family stress test](https://www.nintendolife.com/news/2013/10/parent_trap_nintendo_2ds_family_stress_test) and [2DS against other handhelds](http://www.nintendolife.com/news/2013/10/video_heres_how_the_2ds_stacks_up_against_other_handhelds_when_it_comes_to_stamina), Nintendo Life, October 2013
$post$)
on conflict do nothing;
