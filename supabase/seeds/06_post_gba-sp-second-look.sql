-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000002', '2025-02-15T09:00:00Z', '2026-11-24T09:00:00Z',
   'Game Boy Advance SP: a second look at two screens', 'gba-sp-second-look', 'reviews', '/images/blog/gba-sp-second-look.svg',
   'Handheld Legacy', '2025-02-15', '6 min', true,
   'One name, two lamps. The AGS-001 lights its screen from the front, the AGS-101 from behind, and the better screen runs down sooner.',
   $post$Get the AGS-101. If you’ve come to this page to be told which [Game Boy Advance SP](/consoles/game-boy-advance-sp) to look for, that’s our answer, and it holds unless you play for long hours away from a socket. Two machines carry the name. The first, AGS-001 of 2003, lights its screen from the front; the AGS-101 of autumn 2005 does it from behind.

We judge them here by data sheets, reports and one published test. We haven’t held the two side by side.

## What the hinge got right

The SP was announced on 7 January 2003 and went on sale in Japan on 14 February for ¥12,500. North America followed on 23 March, or the 24th in some lists, at $99.99. One report has its predecessor, the [Game Boy Advance](/consoles/game-boy-advance), down to $70 by then, so the new one asked about $30 more.

Nintendo had folded a machine before. *Donkey Kong*, a Game & Watch of 1982, had two screens and a hinge. To study hinges, Makoto Kano told *Iwata Asks*, [he’d bought make-up compacts](/blog/from-game-and-watch-to-ds):

> “I went to buy compacts for reference.”
>
> *Makoto Kano, Iwata Asks, 2010, [quoted by VGFacts](https://archive.vgfacts.com/thread-1767-nextoldest.html)*

The SP took some persuading. The first pitch of Satoru Okada’s team is reported to have been rejected; a thin mock-up did what the pitch couldn’t. Closed, the SP is 82 × 84.6 × 24.3 mm. That’s 42 per cent less volume than the Advance, round a screen of the same 2.9 inches and the same 240 × 160 dots. It weighs 143 g. The older console comes to 140 g before you put its cells in. The SP won a Good Design Award in Japan in 2003.

It was also the first Game Boy that could be recharged. Three hours on the charger bought ten hours of play with the light on, or 18 with it off, against about 15 on two AA cells for the Advance. On paper the AGS-001 has one fault: there’s no headphone socket. You need an adapter, sold separately, to hear your own game in private, and that’s a poor economy on a portable machine. The [Game Boy Micro](/consoles/game-boy-micro) of 2005 has the socket, so it wasn’t beyond Nintendo.

Buyers don’t seem to have minded. Nintendo counted more than 6.5 million SPs in North America in the first year.

## Two lamps, one shell

![Cross-sections of two Game Boy Advance SP screens, one lit from the front and one from behind](/images/drawings/two-sp-screens.svg)
*AGS-001 above, AGS-101 below. The light button on the first switches the lamp off; on the second it only dims it.*

In Japan the [Game Boy Light](/consoles/game-boy-light) had lit its screen in 1998 ([its story](/blog/collecting-the-game-boy-light)). Elsewhere the front-lit SP was the first Game Boy with a light, and that light could be turned off.

The backlit one slipped into North American shops in the autumn of 2005 without an announcement. The text on the box advertised the brighter screen. First colours were Graphite and Pearl Blue.

| | AGS-001 (2003) | AGS-101 (2005) |
| --- | --- | --- |
| Light | from the front | from behind |
| Light button | on and off | brighter and dimmer |
| Hours by Nintendo | 10 lit, 18 unlit | no figure with a firm source |
| Hours measured in 2012 | 8 h 02, 8 h 05, 11 h 56 | 4 h 50 |
| US price | $99.99 at launch; reported at $79.99 from September 2004 | $79.99 |
| Cartridges | Game Boy, Color, Advance | the same |
| Headphone socket | no | no |

About the price there’s an old error, which this page once shared. $79.99 looks like $20 off. It wasn’t, because the front-lit model is reported to have come down to the same price in September 2004. In Britain it fell that month too, to £69.99. So there was no discount, and no surcharge either for the better screen.

## What the better light costs

Hours. In September 2012 GeekDad ran used Nintendo handhelds until they stopped. The AGS-101 managed 4 h 50. Three front-lit machines lasted 8 h 02, 8 h 05 and 11 h 56, so the backlit one got three fifths of the worst of them and two fifths of the best. It’s a single second-hand AGS-101, and by one player’s account everything ran at full brightness. Still, the gap is too wide to blame on age alone, in our view.

Printed figures don’t help. Seven hours at the bright setting and ten at the dim one go round without a firm source, and one page of 2005 has Nintendo claiming 13 at full brightness. One loss is certain: the AGS-101 can’t be played unlit, so the older model’s 18 hours are gone. [How long do they really last?](/blog/how-long-do-they-really-last) puts all these runs in one table.

## The rival was the Micro

The AGS-101’s real competitor stood on the same shelf that autumn. The Micro came out in North America on 19 September 2005 at $99.99, with a backlit screen too, five brightness levels, and a weight of 80 g. In a pocket it wins.

On most other counts the SP does. It cost $20 less. Its screen is 2.9 inches against 2.0, with the same number of dots. It takes [Game Boy](/consoles/game-boy) and [Game Boy Color](/consoles/game-boy-color) cartridges, which the Micro refuses. In the test of 2012 the Micro ran 40 minutes longer, 5 h 30. For those, for the size and for a headphone socket we wouldn’t give up two libraries.

The [Nintendo DS](/consoles/nintendo-ds), on sale since 2004, plays Advance cartridges as well, but for one player only, and it takes nothing older. Of all Nintendo’s handhelds, only the SPs and the first Advance run Game Boy, Color and Advance cartridges alike, and of those only the SPs have a light.

## Which one have you got?

Turn it over. The label on the underside says AGS-001 or AGS-101. Then switch it on, because shells are often swapped: if the light button can make the screen go dark, it’s front-lit, whatever the label says. If it only switches between two brightnesses, you have the backlit model.

Don’t go by colour. Pearl Blue was sold with the backlight in America and Australia, but a Japanese one with the front-light board of 2003 is on record. There’s no need to open anything. Our [identification page](/tools/identify) takes you through it, and [Advance, SP and Micro](/consoles/compare?c=game-boy-advance,game-boy-advance-sp,game-boy-micro) stand side by side on the comparison page.

We’d still take an AGS-001 for a long journey, for the hours and for the lamp that goes off. Both versions together sold 43.57 million, a little over half of the 81.51 million of the whole Advance family. If you find a front-lit one cheaply, keep it as the second machine.

## Sources

- [Game Boy Advance SP, anniversary](https://www.famitsu.com/news/202002/14192638.html), Famitsu, February 2020 (in Japanese)
- [Game Boy Advance SP](https://everything2.com/user/Servo5678/writeups/Game+Boy+Advance+SP), Everything2
- [Game Boy Advance SP](https://en.wikipedia.org/wiki/Game_Boy_Advance_SP), Wikipedia
- [Nintendo press release, 23 March 2004](https://www.nintendoworldreport.com/forums/index.php?action=printpage&topic=8562.0), in the Nintendo World Report forum
- [Flip-up model advances Game Boy](https://gamecubicle.com/news-nintendo_gamecube_backlit_backlight_game_boy_advance_gba_cnn_copy%281%29.htm), USA Today text, 2003, GameCubicle copy
- [Updated backlit Game Boy Advance SP](http://gba.gamespy.com/articles/654/654407p1.html), GameSpy, 2005
- [The new SP costs $80](https://www.vomitron.com/2005/09/21/1575/), Vomitron, 21 September 2005
- [GBA SP sells over one million units](https://www.videogamer.com/news/gba-sp-sells-over-one-million-units-in-2004), VideoGamer, on the British price
- [Backlit SP sneaks out](https://spong.com/article/9148/The-Nintendo-Game-Boy-New-Micro-Outsells-PSP-as-Backlit-SP-Sneaks-Out), SPOnG, 2005
- [Battery test](https://geekdad.com/2012/09/battery-test/?share=email), GeekDad, September 2012
- [Results of the battery test](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [Game Boy Micro](https://en.wikipedia.org/wiki/Game_Boy_Micro), Wikipedia
- [Two SPs side by side](https://knaru.com/en/posts/4541), knaru
- [Iwata Asks on the hinge, quoted](https://archive.vgfacts.com/thread-1767-nextoldest.html), VGFacts
- [Opened SP consoles](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/consoles/AGS), gb-hardware-db (data CC BY-SA 4.0)
$post$)
on conflict do nothing;
