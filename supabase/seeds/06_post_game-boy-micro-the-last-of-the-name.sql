-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000013', '2026-01-10T09:00:00Z', '2026-11-28T09:00:00Z',
   'Eighty grams: the last console called Game Boy', 'game-boy-micro-the-last-of-the-name', 'history', '/images/family.svg',
   'Handheld Legacy staff', '2026-01-10', '3 min', false,
   'The man who announced the Game Boy Micro thought that it should never have been made. It ended the most famous name in handhelds, and nobody had planned it that way.',
   $post$On 17 May 2005 Reggie Fils-Aimé walked on stage at E3 and showed the world the smallest Game Boy ever made. Seventeen years later he published what he’d thought of it.

> “From my perspective, the concept of Game Boy Micro was a nonstarter.”
>
> *Reggie Fils-Aimé, Disrupting the Game, 2022, [quoted by Nintendo Life](https://www.nintendolife.com/news/2022/05/reggie-thought-game-boy-micro-was-a-nonstarter-but-was-forced-to-launch-it)*

He’d heard of the [Game Boy Micro](/consoles/game-boy-micro) late. Kyoto had gone ahead, some of his colleagues in America had heard of it long before him, and their plan for that autumn was to sell off the last Advances and put everything behind the [Nintendo DS](/consoles/nintendo-ds). “Now we were forced to launch the system,” he writes.

## A fifth of a Game Boy

What he was forced to launch is a jewel. The original [Game Boy](/consoles/game-boy) weighs 220 g before anyone puts batteries in it. The Micro weighs 80 g with its battery. Multiply out the measurements, and at 101 × 50 × 17.2 mm it fills a fifth of the space: five in the room of one.

![Drawing of the Game Boy Micro](/images/consoles/game-boy-micro.svg)
*The Game Boy Micro of 2005: 101 × 50 × 17.2 mm, with a face that comes off for another.*

It reached Japan on 13 September 2005 at ¥12,000 with tax, North America on the 19th at $99.99 and Europe on 4 November. By then the DS had been out for the better part of a year, and cost $129.99 in America. In the same weeks the [Game Boy Advance SP](/consoles/game-boy-advance-sp) got its [best screen](/blog/gba-sp-second-look) for $79.99.

## A very small window

The screen is the best argument for the Micro and the best one against it. It measures two inches, less than half the area of the 2.9-inch panel in the SP, and shows the same 240 × 160 pixels: about 144 to the inch where the SP has 99. It has a backlight with five levels. The headphone socket that the SP had lost is back.

Other things went. The link port is the Micro’s own, and cartridges for the Game Boy and the [Game Boy Color](/consoles/game-boy-color) don’t run. A console named Game Boy could no longer play the games that had made the name.

## Who killed the Game Boy?

Nintendo sold 2.42 million by March 2007, about three per cent of the Advance family. Asked why, in June 2006, Satoru Iwata answered as presidents of companies seldom do:

> “In the end, we failed to explain to consumers its unique value and they concluded that Micro is not worth the price they have to invest.”
>
> *Satoru Iwata, answering investors, June 2006, [quoted by Curmudgeon Gamer](http://www.curmudgeongamer.com/2006/06/nintendo-honesty-on-gameboy-micro.html)*

It was a bad moment, he went on. Nintendo had to sell the DS just then, and every effort for the DS was one that didn’t go into the Micro. That’s the answer to the question of who chose it as a farewell. Nobody did. In 2004 the DS had been [a third pillar](/blog/two-screens-nobody-asked-for), so that the Game Boy could go on beside it. Two years later there was only one of them worth the trouble, and the name that had sold 200 million consoles was put in a drawer.

It’s a good thing to find in a drawer. If you’ve a shelf of Advance cartridges and small hands, nothing plays them more prettily. See [how little room it takes](/consoles/compare?c=game-boy,game-boy-advance-sp,game-boy-micro) beside the first of the name.

## Sources

- [Reggie on the Micro](https://www.nintendolife.com/news/2022/05/reggie-thought-game-boy-micro-was-a-nonstarter-but-was-forced-to-launch-it), Nintendo Life, May 2022, and [the passage at more length](https://nintendo-town.fr/2022/05/04/reggie-ne-pensait-pas-que-le-game-boy-micro-etait-une-bonne-idee), Nintendo-Town, in French
- [Nintendo honesty on the Game Boy Micro](http://www.curmudgeongamer.com/2006/06/nintendo-honesty-on-gameboy-micro.html), Curmudgeon Gamer, 22 June 2006
- [Game Boy Micro](https://en.wikipedia.org/wiki/Game_Boy_Micro), Wikipedia: who announced it
- [Game Boy Micro](http://www.redorbit.com/reference/game-boy-micro/), redOrbit: unveiling and dates
- [Game Boy micro](https://nintendowiki.wiki/wiki/Game_Boy_micro), Nintendo Wiki: 2.42 million
- [Pokémon GB Micro planned](https://www.eurogamer.net/news121005pokemonmicro), Eurogamer, October 2005: the Japanese price
- [DS falls to $129.99](https://www.courant.com/2005/08/22/the-411-2/), Hartford Courant, 22 August 2005, also on the Micro
$post$)
on conflict do nothing;
