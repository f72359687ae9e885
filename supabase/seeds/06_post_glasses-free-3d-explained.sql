-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000012', '2025-12-13T09:00:00Z', '2026-11-24T09:00:00Z',
   '3D without glasses: from parallax barrier to 2DS', 'glasses-free-3d-explained', 'tech', '/images/blog/glasses-free-3d-explained.svg',
   'Handheld Legacy', '2025-12-13', '4 min', true,
   'How the 3DS sends each eye its own picture, which of the six models do it, how to tell them apart at a glance, and what the battery tests leave open.',
   $post$On paper the top screen of the [Nintendo 3DS](/consoles/nintendo-3ds) has an odd shape: 800 × 240 points, more than three times as many across as down. It holds two pictures, one for each of your eyes, and each is 400 points wide and 240 high. The hardware has to keep them apart without glasses.

## iFixit’s picket fence, and the slider

What keeps them apart is a parallax barrier, a layer of fine slits that lets each eye see only its own points. The best picture of it comes from iFixit’s teardown of a [New Nintendo 3DS XL](/consoles/new-nintendo-3ds-xl), which compares it with

> “a very small picket fence in front of your screen”
>
> *iFixit, no date given, [teardown of the New Nintendo 3DS XL](https://www.ifixit.com/Teardown/New+Nintendo+3DS+XL+Teardown/36346)*

Your eyes, as iFixit puts it, “peer around the fence boards”.

![Drawing of a parallax barrier: two eyes look through a row of slits at a screen, and each eye reaches its own columns of points](/images/drawings/parallax-barrier.svg)
*Of the 800 points across, 400 are for the left eye and 400 for the right.*

The lower screen has no part in this. It shows 320 × 240 points, and its touch layer is resistive: it answers to pressure.

The slider on the 3DS weakens the effect or switches it off. Nikkei Electronics took a console apart in 2011 and reported that the barrier itself goes on and off with the slider. By that account there’s no fence in front of your screen while the effect is off.

Nikkei also suspected Sharp of making the part. We’ve found nothing that confirms it.

## Which models have it

Six models play 3DS cards. Four of them have the barrier.

| Model | First sold | Upper screen | 3D | Follows your face |
| --- | --- | --- | --- | --- |
| Nintendo 3DS | 26 February 2011 | 3.53 inches | yes | no |
| [Nintendo 3DS XL](/consoles/nintendo-3ds-xl) | 28 July 2012 | 4.88 inches | yes | no |
| [Nintendo 2DS](/consoles/nintendo-2ds) | 12 October 2013 | 3.53 inches | no | - |
| [New Nintendo 3DS](/consoles/new-nintendo-3ds) | 11 October 2014 | 3.88 inches | yes | yes |
| New Nintendo 3DS XL | 11 October 2014 | 4.88 inches | yes | yes |
| [New Nintendo 2DS XL](/consoles/new-nintendo-2ds-xl) | 2017 | 4.88 inches | no | - |

To tell them apart on a shop table, go by what you can see and feel:

1. One flat wedge without a hinge: it’s the 2DS.
2. It folds and has a 3D slider: it has 3D.
3. It folds, has the small second stick (the C Stick) and the ZL and ZR buttons, but no slider: it’s the New 2DS XL.
4. Slider and C Stick together: one of the two New 3DS models, with face tracking.

[Which one do I have?](/tools/identify) covers the rest of the family and the codes on the label. [The four models with a barrier](/consoles/compare?c=nintendo-3ds,nintendo-3ds-xl,new-nintendo-3ds,new-nintendo-3ds-xl) stand side by side on the comparison page. If you’re buying any of them from abroad, [read the serial number first](/blog/imports-regions-and-closed-shops).

## A camera that watches you

The New 3DS went on sale in Japan on 11 October 2014. Its inner camera follows your face and uses what it sees to keep the 3D image stable. For the dark there’s an infrared lamp. Some pages credit the first 3DS with this; it came with the New models.

If you’re buying a used New 3DS for its 3D, that’s the part to try. Turn the effect on, move your head a little from side to side, and see whether the picture holds. Then do the same with the light out.

## The 2DS does without

A year before the New models, on 12 October 2013, Nintendo had brought out a model without the barrier. The 2DS plays the same library and shows all of it flat. Its upper screen has 400 × 240 points, what one eye gets on a 3DS.

Inside there aren’t two screens. A teardown reported by Polygon on 15 October 2013 found one LCD panel behind the casing, which only looks like two from the front.

The cameras stayed. You can take 3D photos with a 2DS, but it can’t show them to you in 3D.

The New 2DS XL of 2017 has the same 4.88 and 4.18 inch screens as the New 3DS XL and a hinge, in 2D only.

## What the battery tests leave open

Nintendo’s figures look as if leaving out the barrier saved power: 3 to 5 hours of 3DS games for the 3DS and 3.5 to 5.5 for the 2DS, on batteries of the same 1,300 mAh.

| Test, October 2013 | 3DS | 2DS |
| --- | --- | --- |
| *Mario Kart 7* loaded | 3 h 56 | 4 h 25 |
| No game, 3D off | 3 h 51 | 4 h 07 |

Andy Robertson ran both tests, and Nintendo Life printed both. The first doesn’t say whether 3D was on. In the second it was off, and the 2DS still lasted 16 minutes longer. The age of the batteries may explain that, as Nintendo Life remarked. Neither test tells you what the barrier costs. For the other handhelds against the clock, see [How long do they really last?](/blog/how-long-do-they-really-last)

## Sources

- [New Nintendo 3DS XL teardown](https://www.ifixit.com/Teardown/New+Nintendo+3DS+XL+Teardown/36346), iFixit
- [Note on the 800-pixel panel](https://gbatemp.net/members/kadupse.377791/recent-content), GBAtemp
- [Nikkei Electronics teardown of the 3DS](http://nintendo-ds.dcemu.co.uk/3ds-disassembled-put-under-the-microscope-353828.html), reported by DCEmu, 2011
- [New 3DS announcement notes](http://denpairuka.ldblog.jp/archives/2014-08.html), denpairuka, August 2014
- [2DS teardown: one screen](https://www.polygon.com/2013/10/15/4843366/nintendo-2ds-teardown-reveals-its-big-single-screen-construction), Polygon, 15 October 2013
- [Nintendo 2DS announced](https://gamezone.dev.playwire.com/news/nintendo-2ds-announced-removes-the-3ds-third-dimension), GameZone, 2013
- [New 2DS XL announced](https://www.theguardian.com/technology/2017/apr/28/nintendo--2ds-xl-handheld-larger-display-clamshell-design), The Guardian, 28 April 2017
- [Battery figures of the 3DS](https://www.engadget.com/2011-01-08-nintendo-3ds-good-for-only-3-to-8-hours-of-play-time-per-charge.html), Engadget, 8 January 2011
- [2DS battery of 1,300 mAh](https://www.nintendolife.com/news/2013/10/we_opened_up_the_nintendo_2ds_and_found_a_1300mah_battery_inside), Nintendo Life, October 2013
- [2DS family stress test](https://www.nintendolife.com/news/2013/10/parent_trap_nintendo_2ds_family_stress_test), Nintendo Life, October 2013
- [2DS against other handhelds](http://www.nintendolife.com/news/2013/10/video_heres_how_the_2ds_stacks_up_against_other_handhelds_when_it_comes_to_stamina), Nintendo Life, October 2013
$post$)
on conflict do nothing;
