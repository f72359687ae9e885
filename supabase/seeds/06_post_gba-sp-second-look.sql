-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000002', '2025-02-15T09:00:00Z', '2026-11-28T09:00:00Z',
   'Game Boy Advance SP: a second look at two screens', 'gba-sp-second-look', 'reviews', '/images/blog/gba-sp-second-look.svg',
   'Handheld Legacy staff', '2025-02-15', '6 min', true,
   'Two machines share one name and one shell. The AGS-001 lights its screen from the front, the AGS-101 from behind, and the better picture costs you about three hours.',
   $post$In the autumn of 2005 Nintendo put the best screen that a Game Boy ever had into American shops and told nobody. There was no announcement. The name was the old one, [Game Boy Advance SP](/consoles/game-boy-advance-sp); so were the shell, the price and the cartridges. Only a line on the box mentioned that the screen was brighter.

That machine is the AGS-101, and it’s the one to get. The first SP, the AGS-001 of 2003, lights its screen from the front. The AGS-101 does it from behind. Look for the second, unless you play for long hours away from a socket.

## Folded like a compact

The hinge began with make-up. Makoto Kano was to fold a Game & Watch in two for *Donkey Kong* in 1982, and had nothing to copy.

> “I went to buy compacts for reference.”
>
> *Makoto Kano, 2010, [Iwata Asks](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

They were still in a drawer at the office, he said ([from Game & Watch to DS](/blog/from-game-and-watch-to-ds)). Twenty years later the SP nearly didn’t get its hinge. Nintendo’s management turned down Satoru Okada’s idea of a small, thin Advance. He had a mock-up made without asking whether it could be built, and the mock-up won them over.

It was announced on 7 January 2003 and sold in Japan from 14 February for ¥12,500, in North America from 23 March at $99.99. Closed, it measures 82 × 84.6 × 24.3 mm, 42 per cent less volume than the [Advance](/consoles/game-boy-advance) round the very same screen of 2.9 inches. It weighs 143 g; the Advance comes to 140 before you put its batteries in.

It’s also the first Game Boy with a built-in rechargeable battery. (Nintendo had sold a Battery Pack for $30 in 1989, a block on a cable that you clipped to your belt: eight hours on the charger, ten of play.) The SP wants three hours for ten with the light on, or 18 with it off. The Advance did about 15 on two AA.

The AGS-001 has one real fault, and the AGS-101 shares it. There’s no headphone socket. To hear your own game in private you need an adapter, sold separately, which on a portable is a poor economy. Nintendo counted more than 6.5 million sold in North America in the first year all the same.

## Two lamps, one shell

![Cross-sections of two Game Boy Advance SP screens, one lit from the front and one from behind](/images/drawings/two-sp-screens.svg)
*AGS-001 above, AGS-101 below. The light button on the first switches the lamp off; on the second it only dims it.*

In the AGS-001 the light crosses the picture twice: in from the front, off a mirror, and out again. In the AGS-101 it comes straight through. Nothing is washed out any more. If anything it’s too much: makers had mixed their colours for the dim screens, and one owner of the first days found some games overdone. In return you lose the switch. The [Game Boy Light](/consoles/game-boy-light) of 1998 and the AGS-001 can both be played unlit. The AGS-101 can’t.

| | AGS-001 (2003) | AGS-101 (2005) |
| --- | --- | --- |
| Light | from the front | from behind |
| Light button | on and off | brighter and dimmer |
| Hours by Nintendo | 10 lit, 18 unlit | no figure with a firm source |
| Hours measured in 2012 | 8 h 02, 8 h 05, 11 h 56 | 4 h 50, 5 h 17 |
| US price | $99.99; $79.99 from September 2004 | $79.99 |
| Cartridges | Game Boy, Color, Advance | the same |
| Headphone socket | no | no |

The price fools people. $79.99 looks like $20 off, but the front-lit model had come down to it a year earlier, in September 2004; in Britain it fell to £69.99 the same month. So the better screen was neither a discount nor an extra.

## What the better light costs

Nearly three hours, at the least. In September 2012 GeekDad ran Nintendo’s handhelds until they stopped. The AGS-101 managed 4 h 50; the three front-lit ones 8 h 02, 8 h 05 and 11 h 56. That’s three fifths of the worst of them and two fifths of the best. In a first test that July an AGS-101, perhaps the same one, had lasted 5 h 17 at full brightness. Age alone won’t explain a gap of that size.

Printed figures don’t help. Seven hours at the bright setting and ten at the dim one go round without a source, and a page of 2005 has Nintendo claiming 13. The stopwatch is the only witness worth having ([how long do they really last?](/blog/how-long-do-they-really-last)).

## The rival on the same shelf

The AGS-101’s real competitor stood next to it that autumn. The [Game Boy Micro](/consoles/game-boy-micro) came out in North America on 19 September 2005 at $99.99, with a backlit screen of five brightness levels, a headphone socket and a weight of 80 g. In a pocket it wins.

Everywhere else the SP does. It cost $20 less. It spreads the same 240 × 160 pixels over 2.9 inches instead of 2.0, which makes about 99 to the inch against 144: a softer picture, and one you can read on a train. And it takes [Game Boy](/consoles/game-boy) and [Game Boy Color](/consoles/game-boy-color) cartridges, which the Micro refuses. In the test the Micro ran 5 h 30. Forty more minutes, a smaller case and a headphone socket aren’t worth two libraries.

The [Nintendo DS](/consoles/nintendo-ds) plays Advance cartridges too, for one player, and nothing older. Of all Nintendo’s handhelds only the SPs and the first Advance run Game Boy, Color and Advance cartridges alike, and of those only the SPs have a light.

## Which one have you got?

Turn it over: the label says AGS-001 or AGS-101. Then switch it on and press the light button, because shells are swapped. If the screen can go dark, it’s front-lit, whatever the label says. If it only changes between two brightnesses, you have the good one.

Don’t go by colour. The first backlit ones were Graphite and Pearl Blue, but a Japanese Pearl Blue with the front-light board of 2003 is among the consoles that collectors have opened. You needn’t open yours. [Which one do I have?](/tools/identify) takes you through it, and the [true-size comparison](/consoles/compare?c=game-boy-advance,game-boy-advance-sp,game-boy-micro) puts Advance, SP and Micro side by side.

Both versions together sold 43.57 million, more than half of the 81.51 million of the Advance family, so there are plenty about. If you come across a front-lit one cheaply, keep it for the long flight. For every other evening you’ll want the one that Nintendo forgot to mention.

## Sources

- [Iwata Asks: Game & Watch](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4), Nintendo, 2010, and [the passage on the compacts](https://archive.vgfacts.com/thread-1767-nextoldest.html), copied at VGFacts
- [Game Boy Advance SP, anniversary](https://www.famitsu.com/news/202002/14192638.html), Famitsu, February 2020, in Japanese
- [Game Boy Advance SP](https://everything2.com/user/Servo5678/writeups/Game+Boy+Advance+SP), Everything2
- [Game Boy Advance SP](https://en.wikipedia.org/wiki/Game_Boy_Advance_SP) and [Game Boy Micro](https://en.wikipedia.org/wiki/Game_Boy_Micro), Wikipedia
- [Game Boy Battery Pack](https://www.oldschoolgamermagazine.com/a-closer-look-at-nintendos-official-game-boy-peripherals-game-boy-battery-pack/), Old School Gamer
- [Nintendo press release, 23 March 2004](https://www.nintendoworldreport.com/forums/index.php?action=printpage&topic=8562.0), in the Nintendo World Report forum
- [Updated backlit Game Boy Advance SP](http://gba.gamespy.com/articles/654/654407p1.html), GameSpy, 2005
- [Game Boy Advance SP (backlit)](http://paleface.net/cgi-bin/gdb/n.pl?c=918), Paleface, September 2005: first days with the new screen
- [The new SP costs $80](https://www.vomitron.com/2005/09/21/1575/), Vomitron, 21 September 2005
- [GBA SP sells over one million units](https://www.videogamer.com/news/gba-sp-sells-over-one-million-units-in-2004), VideoGamer, on the British price
- [Backlit SP sneaks out](https://spong.com/article/9148/The-Nintendo-Game-Boy-New-Micro-Outsells-PSP-as-Backlit-SP-Sneaks-Out), SPOnG, 2005
- [Battery test](https://geekdad.com/2012/09/battery-test/?share=email), GeekDad, and [its results](http://www.nintendolife.com/news/2012/09/ever_wondered_how_your_3ds_battery_life_compares_to_the_original_game_boy), Nintendo Life, September 2012
- [The first test](https://geekdad.com/2012/07/3ds-xl-real-time-battery-test/), GeekDad, July 2012
- [Two SPs side by side](https://knaru.com/en/posts/4541), knaru
- [Opened SP consoles](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/consoles/AGS), gb-hardware-db (data CC BY-SA 4.0)
$post$)
on conflict do nothing;
