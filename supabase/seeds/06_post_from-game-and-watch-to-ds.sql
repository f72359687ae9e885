-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000015', '2026-03-21T09:00:00Z', '2026-03-21T09:00:00Z',
   'Two screens, twice: from Game & Watch to DS', 'from-game-and-watch-to-ds', 'history', '/images/blog/from-game-and-watch-to-ds.svg',
   'Handheld Legacy', '2026-03-21', '4 min', true,
   'In 1982 the order was to use two screens, and nobody knew how. The same wish came back two decades later, and by Satoru Okada’s account nobody liked it.',
   $post$On 3 June 1982 Nintendo put an orange case with a hinge and two screens on sale. It was a Game & Watch called *Donkey Kong*, model DK-52, and it played that one game.

In 2010 Satoru Iwata talked about it with Takehiro Izushi and Makoto Kano for the series *Iwata Asks*. Two years after the first Game & Watch, the order had simply been to use two screens, and nobody knew how. It reminded Iwata of the [Nintendo DS](/consoles/nintendo-ds).

> “That’s just like with the development for Nintendo DS system!”
>
> *Satoru Iwata, 2010, [Iwata Asks: Game & Watch Ball](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

## A man on a train, and a machine too big

The first Game & Watch was *Ball*, of 28 April 1980. One story of how the series began puts Gunpei Yokoi on a train, where he saw a man kill time with a calculator.

Satoru Okada, who was to develop the [Game Boy](/consoles/game-boy) with Yokoi, called that story incomplete. In *Retro Gamer* 163, of December 2016, he added a second origin, the Microvision. The team had played it and found it too big. From there came the decision to build one game into each machine, with good drawings, on the display of a calculator. He and Yokoi [differed over the Game Boy](/blog/why-the-game-boy-stayed-grey) too.

The series sold 43.4 million. Japan bought 12.87 million of them, so seven in ten went to other countries. How many models there were depends on what a list does with special editions: 59 by one way of counting, 60 by another.

## Two screens, a hinge and a pad

*Donkey Kong* was the second model of the Multi Screen series. To study hinges for it, Kano went out and [bought make-up compacts](/blog/gba-sp-second-look), and he kept them in his desk.

*Donkey Kong* was also the first Nintendo product with the cross-shaped pad. Yokoi sent back one prototype after another. The pad had to work without being looked at, hence the hollow in its middle.

> “Yokoi-san was really particular that players be able to operate it without looking at their hands”
>
> *Takehiro Izushi, 2010, [Iwata Asks: Game & Watch Ball](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4)*

How many of the *Donkey Kong* were sold is uncertain. One list gives a range from 250,000 to a million. The Victoria and Albert Museum, which keeps a DK-52 in its collections, says more than a million.

The pad turned up again on the Game Boy of 1989 and on every Game Boy after it. The second screen didn’t. From the first Game Boy to the [Game Boy Micro](/consoles/game-boy-micro) there was one screen each time.

## The wish of a former president

What follows is Okada’s account, most of it from the same interview of 2016. None of our sources has Yamauchi’s own.

After the [Game Boy Advance SP](/consoles/game-boy-advance-sp), the folding Game Boy of 2003, his team was working on a normal successor, code-named IRIS. Then a wish arrived. Hiroshi Yamauchi, who was no longer president, wanted two screens and had the Multi Screen Game & Watch in mind. Iwata passed it on.

Everybody [disliked the idea](/blog/two-screens-nobody-asked-for), Okada said, and he counted Iwata among them. By one report of the interview, on the German site 4Players, he wanted to talk Yamauchi out of it, and Iwata asked him to give it a try. The Italian site Everyeye has the project change its name from IRIS to Nitro. The machine that came out of it has the model number NTR-001.

Nintendo announced the DS on 20 January 2004. It was first sold on 21 November of that year, in North America.

![Drawing of the Nintendo DS, open, with its two screens one above the other](/images/consoles/nintendo-ds.svg)
*Both screens of the DS measure three inches across the diagonal and show 256 × 192 dots.*

## The same idea, side by side

| | Donkey Kong, 1982 | Nintendo DS, 2004 |
| --- | --- | --- |
| Who asked for two screens | the management | Hiroshi Yamauchi, no longer president |
| First reaction, as remembered | nobody knew how | everybody disliked it |
| What the screens show | fixed pictures | 256 × 192 dots each |
| Hinge | studied on make-up compacts | the SP had had one since 2003 |
| First Nintendo product or handheld with | the cross-shaped pad | a touch screen |
| Games | one, built in | DS cards, and [Game Boy Advance](/consoles/game-boy-advance) cartridges in a second slot |
| Sold | 250,000 to over 1 million | 154.02 million, the whole family |

Both machines had something new for the hands as well. In 1982 it was a pad to be used without looking, in 2004 a screen to be touched, and the DS kept the pad.

## What Okada said in 2017

According to a copy of an encyclopedia article, Okada said in 2017 that Iwata had been right. In the interview of 2016 he’d counted Iwata among those who disliked the idea. Iwata had passed it on all the same, and by 4Players’ report he’d asked for a try.

The DS family ended at 154.02 million, in four models. The 59 or 60 models of Game & Watch had come to 43.4 million, a little over a quarter of that.

## Sources

- [Iwata Asks: Game & Watch Ball, page 5](https://iwataasks.nintendo.com/interviews/clubn/game-and-watch-ball-reward/0/4), Nintendo, 2010
- [Iwata Asks on the hinge, quoted](https://archive.vgfacts.com/thread-1767-nextoldest.html), VGFacts
- [Okada on three machines](https://nintendoeverything.com/former-nintendo-designer-on-the-creation-of-game-watch-game-boy-ds/), Nintendo Everything, December 2016
- [The Retro Gamer quotation](https://gamrconnect.vgchartz.com/post.php?id=9636920), VGChartz forum
- [How the two screens came about](http://www.4players.de/4players.php/spielinfonews/Allgemein/326/2164284/Nintendo-Konzern-Veteran_erklaert_Entstehung_der_zwei_Bildschirme_des_DS_alle_hassten_diese_Idee_selbst_Iwata.html?ref=newsfeed), 4Players
- [IRIS became Nitro](http://www.everyeye.it/notizie/satoru-okada-svela-alcuni-retroscena-sulla-progettazione-del-nintendo-ds-281153.html), Everyeye
- [How the Nintendo DS came to be](https://www.techtimes.com/articles/190980/20170102/how-the-nintendo-ds-came-to-be-explained-by-the-man-who-helped-create-the-first-game-boy.htm), Tech Times, January 2017
- [Nintendo Research & Engineering](https://wikisum.wiki/wiki/Nintendo_RED), Wikisum, copy of an encyclopedia article
- [Donkey Kong DK-52](http://collections.vam.ac.uk/item/O1262873/donkey-kong-handheld-games-console-nintendo), Victoria and Albert Museum
- [Donkey Kong](https://nintendogameandwatch.com/multi-screen/donkey-kong/), nintendogameandwatch.com
- [Game & Watch list](https://nindb.net/gw/index.html), NinDB
- [Game & Watch, 39 years](https://nintendosoup.com/happy-39th-birthday-game-watch/), NintendoSoup
- [Game & Watch](https://web-production-4e80b.up.railway.app/page/Game_&_Watch), copy of an encyclopedia article
- [Foreshadowing the DS](https://www.retrothing.com/2011/02/a-nintendo-ds-from-1983.html), Retro Thing, 2011
$post$)
on conflict do nothing;
