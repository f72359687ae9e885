-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000015', '2026-03-21T09:00:00Z', '2026-11-28T09:00:00Z',
   'Two screens, twice: from Game & Watch to DS', 'from-game-and-watch-to-ds', 'history', '/images/blog/from-game-and-watch-to-ds.svg',
   'Handheld Legacy staff', '2026-03-21', '5 min', true,
   'An orange toy of 1982 had a D-pad, a hinge and two screens. The Game Boy kept the D-pad. The second screen took 22 years to come back.',
   $post$Use two screens: that was the whole order. It came down to the designers of Nintendo’s Game & Watch two years after the first of these pocket toys, and nobody knew what to do with it. Almost three decades later Takehiro Izushi and Makoto Kano told the story to their president, Satoru Iwata, who broke in:

> “That’s just like with the development for Nintendo DS system!”
>
> *Satoru Iwata, 2010, [Iwata Asks: Game & Watch Ball](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

He had handed down such an order himself. Both times the order came from above, both times the engineers were baffled, and both times the result was a bestseller. The second time is [a story of its own](/blog/two-screens-nobody-asked-for). This is the first.

## A man on a train, and a machine too big

The first Game & Watch was *Ball*, of 28 April 1980. The legend has Gunpei Yokoi on a train, watching a bored man play with a calculator.

Satoru Okada, who was to build the [Game Boy](/consoles/game-boy) with Yokoi and [quarrel with him over it](/blog/why-the-game-boy-stayed-grey), thought the legend left out the important half. The other parent was the Microvision, an American handheld with cartridges. Okada loved it, played its *Breakout* a great deal and couldn’t understand why it had to be so big. Its screen was so coarse that every cartridge looked like the last.

> “Why not have just one game per machine but with good graphics at least.”
>
> *Satoru Okada, Retro Gamer 163, December 2016, [excerpt at Nintendo Everything](https://nintendoeverything.com/former-nintendo-designer-on-the-creation-of-game-watch-game-boy-ds/)*

For that, the display of a calculator would do. Its pictures were fixed: every pose of every figure was etched into the glass, and the game switched them on and off. The series sold 43.4 million in 59 models, or 60 with one that could only be won. Japan bought 12.87 million of them. Seven in ten went abroad.

Fixed pictures had a limit, too. A game could be no larger than its glass, and the glass no larger than a pocket. That’s what the second screen was good for, once somebody had seen it.

## Compacts and a cross

*Oil Panic* had two screens in May 1982. *Donkey Kong*, on 3 June, made them famous. It was an orange case for ¥6,000, model DK-52, in which Mario climbed from one screen into the other.

To learn about hinges Kano went shopping for [make-up compacts](/blog/gba-sp-second-look). The other novelty lay under the left thumb. A game of ladders and girders needs four directions, and Yokoi sent back one cross after another until there was one with a hollow in the middle, which a thumb finds by itself.

> “Yokoi-san was really particular that players be able to operate it without looking at their hands”
>
> *Takehiro Izushi, 2010, [Iwata Asks: Game & Watch Ball](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

It’s the first cross-shaped pad on anything that Nintendo sold, and its descendants are on the desk in front of you. The Victoria and Albert Museum keeps a DK-52 for that reason and says that more than a million were sold. Other estimates run from 250,000 to eight million. A Japanese collector remembers the summer better than the figures: no new Game & Watch came out for nearly five months, because Nintendo couldn’t keep up with the demand for this one.

## Twenty-two years to the next

More Game & Watch with two screens followed. After them the pad went into everything, and the second screen went nowhere. From the Game Boy of 1989 to the [Game Boy Micro](/consoles/game-boy-micro) of 2005, every model in our catalogue but the DS has one screen.

![Timeline of first sales. Two screens: a Game & Watch in 1982, and 22 years later the first of nine models, up to 2017, beside the 2DS with its one panel. One screen: a Game & Watch in 1980, and nine models between 1989 and 2019](/images/drawings/screens-counted.svg)
*The 19 consoles of our catalogue in the years in which they were first sold, and the first Game & Watch with one screen and with two.*

Then came the DS, and for thirteen years nearly everything had two. Count them and the score is level: of the 19 consoles in [our catalogue](/consoles), nine have one screen and nine have two. The nineteenth is the [2DS](/consoles/nintendo-2ds), which shows two windows in front of a single panel. It’s the only one that pretends.

## The same idea, side by side

| | Donkey Kong, 1982 | Nintendo DS, 2004 |
| --- | --- | --- |
| Who asked for two screens | the management | Hiroshi Yamauchi, no longer president |
| First reaction | nobody knew how | everybody hated it |
| What the screens show | fixed pictures | 256 × 192 pixels each |
| What the second one is for | more room for the game | anything, and one can be touched |
| Hinge | studied on make-up compacts | the [SP](/consoles/game-boy-advance-sp) had had one since 2003 |
| First on a Nintendo product or handheld | the cross-shaped pad | a touch screen |
| Games | one, built in | DS cards, and [Game Boy Advance](/consoles/game-boy-advance) cartridges in a second slot |
| Sold | perhaps a million, perhaps several | 154.02 million, the whole family |

All 59 models of Game & Watch together come to a little over a quarter of the DS. But the small print of the table has it the other way round. The hinge, the pad, the idea of looking up for the rest of the picture: the DS inherited each of them from an orange toy with two button cells.

Nintendo repaid the debt in kind. Its *Game & Watch Collection* for the DS, a gift for members of Club Nintendo, contained *Donkey Kong* of 1982. At last there was a machine again that could show it as it was, the girders below and the gorilla above. If you own a DS, that’s the card to look for.

## Sources

- [Iwata Asks: Game & Watch Ball, page 5](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4), Nintendo, 2010, and [the passage on the compacts](https://archive.vgfacts.com/thread-1767-nextoldest.html), copied at VGFacts
- [Okada on three machines](https://nintendoeverything.com/former-nintendo-designer-on-the-creation-of-game-watch-game-boy-ds/), Nintendo Everything, December 2016
- [How the two screens of the DS came about](http://www.4players.de/4players.php/spielinfonews/Allgemein/326/2164284/Nintendo-Konzern-Veteran_erklaert_Entstehung_der_zwei_Bildschirme_des_DS_alle_hassten_diese_Idee_selbst_Iwata.html?ref=newsfeed), 4Players, in German, also on what they were for in 1982
- [Donkey Kong DK-52](http://collections.vam.ac.uk/item/O1262873/donkey-kong-handheld-games-console-nintendo), Victoria and Albert Museum
- [Donkey Kong](https://nintendogameandwatch.com/multi-screen/donkey-kong/), nintendogameandwatch.com, also on the collection for the DS
- [DK-52 Donkey Kong](https://sugidown.hatenablog.com/entry/2020/02/15/234500) and [the months after it](https://sugidown.hatenablog.com/entry/2020/02/15/235602), sugidown, in Japanese
- [Game & Watch Multi Screen](http://blog.beforemario.com/2012/05/nintendo-game-watch-multi-screen-1982.html?m=1), beforemario, May 2012
- [Game & Watch](https://gameplaza.ch/exhibition/handhelds/game-watch/?lang=en), GamePlaza, after Wikipedia: totals, and the eight million
- [59 models and a prize](https://www.consolevariations.com/nintendo/game-watch/), Console Variations
- [Game & Watch list](https://nindb.net/gw/index.html), NinDB
- [Donkey Kong on the two screens of the DS](https://nintendo.fandom.com/wiki/Donkey_Kong_%28Game_%26_Watch%29), Nintendo Wiki
- [Foreshadowing the DS](https://www.retrothing.com/2011/02/a-nintendo-ds-from-1983.html), Retro Thing, 2011
$post$)
on conflict do nothing;
