-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000022', '2026-11-14T09:00:00Z', '2026-11-14T09:00:00Z',
   'Link’s Awakening on the Game Boy: the review', 'review-links-awakening', 'reviews', '/images/blog/review-links-awakening.svg',
   'Handheld Legacy', '2026-11-14', '6 min', true,
   'An after-hours project with a likeness of Mario and no Princess Zelda: the cartridge of 1993 and the DX of 1998, on the published record.',
   $post$*Link’s Awakening* is the Zelda we’d hand to somebody who thinks the series takes itself too seriously. It’s also, as Eiji Aonuma tells it in Nintendo’s Iwata Asks, the first in the series with a proper story. Its limits are the console’s, and the worst of them is the number of buttons.

The game came out for the [Game Boy](/consoles/game-boy) in Japan on 6 June 1993, in North America that August and in Europe in December. It was the fourth Zelda and the first on a handheld. What follows rests on interviews, reviews of the time as later summed up, and records of opened cartridges. None of it settles whether the swordplay feels right, so we give no score.

## Nobody had ordered it

There was no official project at first. In the Iwata Asks conversation of January 2010 the work is likened to a school club: it was done after hours. One account names the starter, programmer Kazuaki Morita, who was trying out something like Zelda on a Game Boy kit when Takashi Tezuka joined in. The first plan was *A Link to the Past* for the Game Boy. Tezuka ended up as director and Shigeru Miyamoto as producer, with story and script by Yoshiaki Koizumi and Kensuke Tanabe.

It shows, and we mean that kindly. Mario, Luigi and Yoshi have likenesses here, Kirby too, and there’s a Chain Chomp. Whether HAL was ever asked is a running joke in the same conversation. Tezuka explained the borrowing like this:

> “It was for the Game Boy system, so we thought, ‘Oh, it’ll be fine.’”
>
> *Takashi Tezuka, director of the game, January 2010, [Iwata Asks](https://iwataasks.nintendo.com/interviews/ds/zelda/1/1/)*

What was left out counts for more. Hyrule is missing, and so are Princess Zelda and the Triforce. In their place are an island, an owl, a fish in an egg and eight instruments. A side project could do without Hyrule, and we think that’s where the game’s character comes from. The man in charge has a blunter word:

> “It was like we were making a parody of The Legend of Zelda.”
>
> *Takashi Tezuka, director of the game, January 2010, [Iwata Asks](https://iwataasks.nintendo.com/interviews/ds/zelda/1/1/)*

## A small town full of suspects

*Twin Peaks* ran in Japan in 1991, according to the Dutch edition of the interview. Tezuka wanted the same feel: a small place with few people in it, all of them suspicious.

That’s a better fit for a handheld than any number of kingdoms. Leave the console in a drawer for a week, and you’ll still remember a small cast on one island. Here the limits of the machine and the wish of the director pull the same way.

![Drawing of the first Game Boy, the console that Link’s Awakening was made for in 1993](/images/consoles/game-boy.svg)
*Four shades, a D-pad and two action buttons: what the makers had to work with.*

Eiji Aonuma, speaking in Iwata Asks in January 2010, drew a line through the series at this cartridge:

> “It wasn’t until Link’s Awakening that the Zelda titles started having a proper plot.”
>
> *Eiji Aonuma, January 2010, [Iwata Asks](http://www.nintendo.co.uk/Iwata-Asks/Iwata-Asks-The-Legend-of-Zelda-Spirit-Tracks/Iwata-Asks-Zelda-Handheld-History-/3-Make-All-Characters-Suspicious-Types/3-Make-All-Characters-Suspicious-Types-233845.html)*

Nakago, in the same conversation, agreed that a story running through a whole Zelda began here. Both were talking in Nintendo’s own interview series. It’s still a precise claim, and for us it’s the best reason to play the game today.

## Two buttons for everything you own

The Game Boy has A and B for action. *Link’s Awakening* puts every item on those two, the sword included, so whatever you carry competes for two places. Critics named that as a fault, along with the missing colour.

We take the first complaint more seriously. Colour could be added later, and was. The buttons couldn’t: the [Game Boy Color](/consoles/game-boy-color) has the same two. If you don’t care to swap the sword for whatever else you need, this isn’t your Zelda.

The critics were won over even so. An encyclopedia copy lists it as Electronic Gaming Monthly’s best Game Boy game of 1993, with 91.23 per cent at GameRankings. One anniversary article puts sales at 3.83 million, with 2.2 million more for the version in colour.

## Grey or black: which cartridge

That version is *Link’s Awakening DX* of December 1998. It runs on both the old and the new console.

| | 1993 | DX, 1998 |
| --- | --- | --- |
| Code on the label | DMG-ZL | DMG-AZL |
| Shell | grey | black |
| Recorded board | DMG-DECN: MBC1, 8 KB of memory, CR1616 cell | DMG-A02: MBC5, memory, CR1616 cell |
| On a Game Boy Color | one of the console’s stored sets | colours of its own |
| Colour dungeon | no | yes, on a Color |
| Game Boy Printer | no | yes |

DX adds colour, a book of photographs for the Game Boy Printer, and a dungeon that needs colour. Put the black cartridge into a first Game Boy and the guards of that dungeon send you away. So it answers one of the two old complaints in full.

![Drawing of the Game Boy Color](/images/consoles/game-boy-color.svg)
*On this console even the game of 1993 is shown in colour.*

The grey original isn’t colourless on a Color either. The console adds up the letters of its title, ZELDA, to $70 and picks a set for it: a reddish background, green figures, blue objects. Of the titles identified in that table, no other gets this set, and unlike the one for [*Tetris*](/blog/review-tetris-game-boy) it sets figures and objects off from the background. An emulator’s list gives the French, German and Canadian cartridges the same treatment. You can see it in the [palette finder](/tools/palettes); [how the Game Boy Color paints old games](/blog/how-game-boy-color-paints-old-games) explains it.

Our choice is simple. With a Color, buy DX. If you own nothing but a first Game Boy, the grey one will do: the colour and the colour dungeon are closed to you either way.

## A copy that forgets needn’t be a fake

Both versions keep your progress in memory that needs a cell. One European cartridge on record has the board DMG-DECN-02, made in June 1993, with an MBC1B chip and 8 KB of Hyundai memory, and that type of board is built for a CR1616. DX is no safer: its recorded boards take the same cell.

A cell from 1993 that has given up takes the save with it. So a cartridge of 1993 that forgets needn’t be broken or counterfeit. Ask about the cell before you buy, and don’t take a lost save for a reason to send the game back. Others can be looked up under [Will my save survive?](/tools/saves); [why old saves vanish](/blog/why-old-saves-vanish) has the background.

A [Switch](/consoles/nintendo-switch) game of the same name appeared on 20 September 2019, the day the [Switch Lite](/consoles/nintendo-switch-lite) went on sale. We haven’t considered it here.

## Sources

- [Iwata Asks: the history of handheld Zelda, part 1](https://iwataasks.nintendo.com/interviews/ds/zelda/1/1/), Nintendo, January 2010
- [Iwata Asks: make all characters suspicious types](http://www.nintendo.co.uk/Iwata-Asks/Iwata-Asks-The-Legend-of-Zelda-Spirit-Tracks/Iwata-Asks-Zelda-Handheld-History-/3-Make-All-Characters-Suspicious-Types/3-Make-All-Characters-Suspicious-Types-233845.html), Nintendo, January 2010
- [Iwata Asks in Dutch: like a hobby club](https://www.nintendo.nl/Iwata-Vraagt-The-Legend-of-Zelda-Spirit-Tracks/Iwata-vraagt-De-geschiedenis-van-de-Zelda-spellen-voor-draagbare-spelsystemen/1-Als-een-hobbyclub/1-Als-een-hobbyclub-233712.html), Nintendo
- [Link’s Awakening turns 20 years old](https://www.nintendolife.com/news/2013/06/links_awakening_turns_20_years_old), Nintendo Life, June 2013
- [The story of Zelda](https://00h45.com/the-story-of-zelda/), 00h45
- [Link’s Awakening: credits, scores, awards](http://piglix.com/piglix/The_Legend_of_Zelda:_Link%27s_Awakening), encyclopedia copy
- [Link’s Awakening](https://www.hobbydb.com/catalog_items/the-legend-of-zelda-link-s-awakening), HobbyDB
- [Link’s Awakening](https://www.linkshideaway.com/links-awakening/), Links Hideaway
- [Anniversary of Link’s Awakening](https://p1-start.com/legend-zelda-links-awakening-anni/), P1-Start
- [Game Boy Color modes](https://gbstudiocentral.com/tips/game-boy-color-modes/), GB Studio Central
- [Opened cartridge DMG-ZLE-0](https://github.com/Gekkio/gb-hardware-db/blob/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges/DMG-ZLE-0/gekkio-1/metadata.json), gb-hardware-db (data CC BY-SA 4.0)
- [Palette tables of the Game Boy Color](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), SameBoy
- [Colours per game](https://github.com/mgba-emu/mgba/blob/afd6f14eaf8bd35214ed3fb9dc69a92bfc3877a9/src/gb/overrides.c), mGBA
- [Switch Lite sales figures](https://www.polygon.com/nintendo-switch/2019/10/31/20941730/nintendo-switch-lite-sales-figures-best-selling-games-legend-of-zelda-super-mario-maker), Polygon, October 2019
$post$)
on conflict do nothing;
