-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000022', '2026-11-14T09:00:00Z', '2026-11-28T09:00:00Z',
   'Link’s Awakening: Twin Peaks on a Game Boy', 'review-links-awakening', 'reviews', '/images/blog/review-links-awakening.svg',
   'Handheld Legacy staff', '2026-11-14', '5 min', true,
   'An after-hours project with a likeness of Mario and no Princess Zelda: the cartridge of 1993 has two buttons, one great idea and a coin cell to ask about before you buy.',
   $post$The co-creator of *Twin Peaks* once gave Nintendo notes on *Zelda*. It was a single conversation, Mark Frost says, between the first season and the second. The visitors had come about a game of the series, and asked how a story can be driven by sideways associations, since they were thinking about where *Zelda* might go next. He told them:

> “Don’t be afraid to use dreamlike, Jungian symbolism. Things can connect thematically without having to connect concretely.”
>
> *Mark Frost to The Verge, March 2024, [quoted by Nintendo Everything](https://nintendoeverything.com/twin-peaks-co-creator-recalls-talking-with-nintendo-about-zelda-links-awakening/)*

The *Zelda* that followed on the [Game Boy](/consoles/game-boy) is called *The Dreaming Island* in Japan. Frost had never tried it, he wrote in May 2023. *Link’s Awakening* came out there on 6 June 1993, in North America that August and in Europe in December. It’s the fourth *Zelda*, the first on a handheld, and the one to hand to anybody who thinks the series takes itself too seriously.

## Nobody had ordered it

It began as a school club. That’s how the makers put it to Satoru Iwata in January 2010: a few of them stayed behind after hours, with nothing commissioned. Kazuaki Morita, a programmer, had been trying out something like *Zelda* on a Game Boy kit, and Takashi Tezuka joined in. The first plan was to bring *A Link to the Past* to the small screen. Tezuka ended up as director and Shigeru Miyamoto as producer; Yoshiaki Koizumi and Kensuke Tanabe wrote the story and the script.

You can tell that nobody was watching. Mario, Luigi and Yoshi turn up in likeness, Kirby too, and a Chain Chomp is kept as a pet. Whether anybody asked HAL about Kirby is a running joke of the same conversation. Tezuka’s excuse is the best line in it:

> “It was for the Game Boy system, so we thought, ‘Oh, it’ll be fine.’”
>
> *Takashi Tezuka, January 2010, [Iwata Asks](https://iwataasks.nintendo.com/interviews/ds/zelda/1/1/)*

The omissions are bolder still. There is no Hyrule, no Triforce and no Princess Zelda. There’s an island instead, and an owl, a fish asleep in an egg, and eight instruments to wake it. “It was like we were making a parody of The Legend of Zelda,” Tezuka said in the same interview.

## A small town full of suspects

Then there is the television. *Twin Peaks* ran in Japan in 1991, and Tezuka wanted its feel: few people, in a small place, each of them slightly suspect. Aonuma remembers thinking that he just wanted to be trendy.

It suits a handheld better than any kingdom could. A small cast on one island is something you can put in a drawer for a week and pick up again without notes. For once the limits of the machine and the taste of the director pull the same way.

It also changed the series. Eiji Aonuma, who went on to run it, draws the line at this cartridge:

> “It wasn’t until Link’s Awakening that the Zelda titles started having a proper plot.”
>
> *Eiji Aonuma, January 2010, [Iwata Asks](http://www.nintendo.co.uk/Iwata-Asks/Iwata-Asks-The-Legend-of-Zelda-Spirit-Tracks/Iwata-Asks-Zelda-Handheld-History-/3-Make-All-Characters-Suspicious-Types/3-Make-All-Characters-Suspicious-Types-233845.html)*

## Two buttons for everything you own

The bill comes with the controls. The Game Boy has two action buttons, and *Link’s Awakening* puts every item on them, the sword included. Whatever you carry competes for two places, so you open the menu, swap, close it, jump, and open it again. Critics named that as a fault in 1993, along with the missing colour.

They were right about the first. Colour could be added later, and was; a third button couldn’t, and the [Game Boy Color](/consoles/game-boy-color) has the same two. If a sword that needs unpacking would drive you mad, this isn’t your *Zelda*.

It won them over all the same: *Electronic Gaming Monthly* made it the best Game Boy game of 1993. One anniversary article puts its sales at 3.83 million, with 2.2 million more for the version in colour. Six million buyers coped with two buttons.

## Red ground, green hero

Even the grey cartridge isn’t grey on a Color. The console adds up the letters of the title, looks for the sum in a list of its own, and dresses the game accordingly.

![The stored colours for two titles, side by side. TETRIS, with the sum DB, has white, yellow, red and black three times. ZELDA, with the sum 70, has a reddish background, a first set of objects in green and a second in blue](/images/drawings/two-titles.svg)
*What the Game Boy Color holds for Tetris and for Link’s Awakening. Only the second gets a hero who stands out from the ground.*

ZELDA comes to $70, and its set is the most thoughtful of the lot: reddish ground, green figures, blue objects. Of all the titles identified in the list, no other has it. Compare what happens to [*Tetris*](/blog/review-tetris-game-boy), or try your own cartridges in the [palette finder](/tools/palettes).

## Grey or black

*Link’s Awakening DX* followed in December 1998, in a black shell, and runs on old consoles and new.

| | 1993 | DX, 1998 |
| --- | --- | --- |
| Code on the label | DMG-ZL | DMG-AZL |
| Board | DMG-DECN: MBC1, 8 KB of save memory | DMG-A02: MBC5, save memory |
| Save battery | CR1616 | CR1616 |
| On a Game Boy Color | the set for ZELDA | colours of its own |
| Colour dungeon | no | yes, on a Color |
| Game Boy Printer | no | yes |

DX adds a photograph album for the Printer and a dungeon whose puzzles are made of colour. Put it into an original Game Boy, and the guards of that dungeon turn you away.

If you have a Color, then, buy DX. If you own nothing but an original Game Boy, the grey one will do: everything DX adds in colour is closed to you.

## Seventeen cartridges, seventeen batteries

Either way, ask one question before you pay. Our [cartridge records](/tools/saves) hold 17 opened copies of the game, eight of 1993 and nine of DX, from Japan and the West. All seventeen keep the save alive with a CR1616 coin cell.

A 1993 *Link’s Awakening* that loses its save isn’t necessarily broken or fake. Its coin cell may simply have come to its end, and a new one can be soldered in ([repair and care](/repair-and-care)), at the price of whatever save was left ([why old saves vanish](/blog/why-old-saves-vanish)).

Then play it in short sittings, the way it was made: after hours, with nobody watching. Put it away for a week. When you switch it on again you’ll have forgotten where you left the sword, and you’ll remember every name in the village.

## Sources

- [Twin Peaks co-creator recalls talking with Nintendo](https://nintendoeverything.com/twin-peaks-co-creator-recalls-talking-with-nintendo-about-zelda-links-awakening/), Nintendo Everything, March 2024, after The Verge
- [Twin Peaks co-creator ‘gave some ideas’ for Link’s Awakening](https://www.kotaku.com.au/2023/05/twin-peaks-co-creator-says-he-gave-some-ideas-for-links-awakening/), Kotaku Australia, May 2023
- [Iwata Asks: the history of handheld Zelda, part 1](https://iwataasks.nintendo.com/interviews/ds/zelda/1/1/), Nintendo, January 2010
- [Iwata Asks: make all characters suspicious types](http://www.nintendo.co.uk/Iwata-Asks/Iwata-Asks-The-Legend-of-Zelda-Spirit-Tracks/Iwata-Asks-Zelda-Handheld-History-/3-Make-All-Characters-Suspicious-Types/3-Make-All-Characters-Suspicious-Types-233845.html), Nintendo, January 2010
- [Iwata Asks in Dutch: like a hobby club](https://www.nintendo.nl/Iwata-Vraagt-The-Legend-of-Zelda-Spirit-Tracks/Iwata-vraagt-De-geschiedenis-van-de-Zelda-spellen-voor-draagbare-spelsystemen/1-Als-een-hobbyclub/1-Als-een-hobbyclub-233712.html), Nintendo
- [How Twin Peaks influenced the Zelda series](https://www.nintendolife.com/news/2019/12/feature_how_david_lynchrs_twin_peaks_influenced_the_legend_of_zelda_series), Nintendo Life, December 2019
- [Link’s Awakening turns 20 years old](https://www.nintendolife.com/news/2013/06/links_awakening_turns_20_years_old), Nintendo Life, June 2013
- [The story of Zelda](https://00h45.com/the-story-of-zelda/), 00h45
- [Link’s Awakening](https://www.hobbydb.com/catalog_items/the-legend-of-zelda-link-s-awakening), HobbyDB, and [Link’s Awakening](https://www.linkshideaway.com/links-awakening/), Links Hideaway
- [Anniversary of Link’s Awakening](https://p1-start.com/legend-zelda-links-awakening-anni/), P1-Start
- [Link’s Awakening: credits and awards](https://enacademic.com/dic.nsf/enwiki/11517270/The), a copy of Wikipedia
- [Game Boy Color modes](https://gbstudiocentral.com/tips/game-boy-color-modes/), GB Studio Central
- [Opened cartridges](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges), gb-hardware-db (data CC BY-SA 4.0)
- [Palette tables of the Game Boy Color](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), SameBoy
$post$)
on conflict do nothing;
