-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000017', '2026-06-13T09:00:00Z', '2026-06-13T09:00:00Z',
   'Tetris on the Game Boy: the review', 'review-tetris-game-boy', 'reviews', '/images/blog/review-tetris-game-boy.svg',
   'Handheld Legacy', '2026-06-13', '5 min', true,
   'Endless or 25 lines, alone or by cable, and every score gone at switch-off: why we would still put Tetris first on the grey Game Boy.',
   $post$We’d put *Tetris* first among Game Boy cartridges, because game and machine fit. The [Game Boy](/consoles/game-boy) shows four shades and has a socket for a cable. *Tetris* gets by on the four shades and puts a second player at the other end of the cable. Its one real fault is that it forgets every score you ever made.

This review rests on published accounts and on records of opened cartridges. How the pieces answer the buttons is for those with a console in hand to say, so there’s no mark out of ten at the end.

## One game without an end, and one with

Seven pieces of four squares fall into a well ten squares wide and 18 high. That makes 180 squares, or 45 pieces’ worth. You pick a starting speed from 0 to 9 and one of two games. Type A never ends. Type B asks for 25 lines, which is 250 squares, and lets you go.

We prefer B. A game without an end can only be lost or switched off. One with 25 lines can be finished, and a machine made to be carried about needs something that can be finished before the bus stops.

According to one player’s review, holding Up while choosing the one-player game makes a heart appear and the game run faster.

| | *Tetris*, 1989 |
| --- | --- |
| Released | Japan 14 June 1989, North America 31 July 1989, Europe 28 September 1990 (one page prints 1989) |
| Developer | Nintendo R&D1, by one account |
| Players | 1, or 2 with a cable |
| Modes | A: endless; B: 25 lines |
| Starting speeds | 0 to 9 |
| Tunes | 3 to choose from |
| Save | none |

Henk Rogers found *Tetris* in Las Vegas in January 1988 and queued for it four times. Thirty years later he described the game by its gaps:

> “It was missing a whole bunch of things that we all thought were part of the formula of success for games.”
>
> *Henk Rogers to IGN Japan, 2018, [quoted by Nintendo Life](http://www.nintendolife.com/news/2018/11/henk_rogers_on_his_first_impressions_of_tetris_and_persuading_nintendo_to_bundle_it_with_the_game_boy)*

## The box made the second player possible

For two players, *Tetris* wants two consoles, a cable and a cartridge each. As a purchase, that’s a lot to ask. All the same it was the first reason to link two Game Boys ([the cable has its own story](/blog/the-cable-that-made-pokemon)). Mario and Luigi appear only in this game for two.

![Drawing of the first Game Boy, a grey upright console with a screen above a D-pad and two buttons](/images/consoles/game-boy.svg)
*The Game Boy of 1989. In North America and Europe, Tetris came with it.*

In North America and Europe the second cartridge was there already, because *Tetris* was packed with the console. In Japan it wasn’t. There the game came out 54 days after the Game Boy, and each of the two players had to buy it.

In February 1989 Rogers stood in Moscow to get the rights. It was also he who talked Minoru Arakawa of Nintendo of America into *Tetris* when a Mario game could have gone into the box. His argument, as he remembers it, had two halves. The second said that *Tetris* was for everybody. The first went like this:

> “If you want little boys to buy your Game Boy, pack in Mario.”
>
> *Henk Rogers to IGN Japan, 2018, [quoted by Destructoid](https://www.nintendo.destructoid.com/how-did-tetris-get-bundled-with-game-boy-systems-henk-rogers-explains/)*

Whatever it did for the sales, the packing made a better game of *Tetris*. A two-player mode that wants two cartridges is a poor deal in a shop. Once the game is in the box, all it wants is a cable and a friend with the same box.

## Why your best score is gone

Switch the console off and the high scores vanish. A player’s review of 2006 still brings it up. Nothing in the program could have saved them: the board inside, a DMG-AAA, carries a single ROM chip, with no memory to write to and no cell to keep it. Fourteen copies are on record in the hardware database, and none has a save chip.

We hold that against it, but not for long. *Tetris DX*, which was on sale with the [Game Boy Color](/consoles/game-boy-color) in Japan, does have save memory and a CR1616 cell on its recorded boards. When such a cell is flat the save is lost, though the game still starts ([why old saves vanish](/blog/why-old-saves-vanish)). The plain *Tetris* has nothing that can go flat. Other cartridges can be looked up in [Will my save survive?](/tools/saves).

## A coat of paint on the Color

On a Game Boy Color, *Tetris* turns white, yellow, red and black. Those colours are one of 45 set-ups that the console can choose by itself. It finds them by adding up the letters of the title.

![Diagram of the sixteen letter spaces of a game’s header being added up to one checksum](/images/drawings/palette-sum.svg)
*For the title TETRIS the sum is $DB. Down and A at power-on give the same colours by hand.*

The choice is a weak one. The Color stores three sets of four colours for a game, one for the background and two for the objects on top of it. Here all three are the same, so the picture has four tones on the Color just as it had on the grey machine. Two shades have become yellow and red, and nothing can be told apart that couldn’t be before. [*Link’s Awakening*](/blog/review-links-awakening) gets three different sets out of the same trick. Left and B at power-on bring greys instead, and we’d use them. Try other titles in the [palette finder](/tools/palettes), or read [how the Color paints old games](/blog/how-game-boy-color-paints-old-games).

## What 26 points out of 40 didn’t see

By one account Famitsu gave *Tetris* 26 points of 40 in 1989. Its readers put it among their hundred favourite games in 2006. We side with the readers.

The sales prove less than they seem to. The usual industry figure is 30.26 million copies; about 35 million is printed too. Set the lower one against the 118.69 million Game Boys sold, Color included, and there’s about one *Tetris* for every four consoles. But in North America and Europe the game came with the console, so nobody can read from the figure how many would have paid for it alone.

So get the cartridge of 1989, and get a second one if there’s somebody to play against. It runs on every console from the Game Boy to the [Game Boy Advance SP](/consoles/game-boy-advance-sp). A [Game Boy Micro](/consoles/game-boy-micro) or a [Nintendo DS](/consoles/nintendo-ds) won’t take it; the [compatibility table](/compatibility) has the rest.

## Sources

- [Tetris: straight outta Moscow](https://8bitperspective.substack.com/p/straight-outta-moscow), 8-bit Perspective
- [Tetris for the Game Boy, review](http://www.game-art-hq.com/140590/tetris-for-the-game-boy-review/), Game-Art-HQ
- [Interview with Henk Rogers](https://www.redbull.com/pl-pl/red-bull-tetris-henk-rogers-wywiad-z-legenda), Red Bull, October 2025
- [Henk Rogers on his first impressions of Tetris](http://www.nintendolife.com/news/2018/11/henk_rogers_on_his_first_impressions_of_tetris_and_persuading_nintendo_to_bundle_it_with_the_game_boy), Nintendo Life, November 2018
- [How did Tetris get bundled with Game Boy systems?](https://www.nintendo.destructoid.com/how-did-tetris-get-bundled-with-game-boy-systems-henk-rogers-explains/), Destructoid, on the interview of 2018
- [Game Boy game review: Tetris](https://retroram.blogspot.com/2016/05/gameboy-game-review-tetris.html), RetroRAM, May 2016
- [Mario’s cameos: Tetris](https://www.oldschoolgamermagazine.com/mario-mania-game-cameos-for-the-fans-complete-collection-tetris/), Old School Gamer
- [Player’s review of Tetris](http://www.mobygames.com/game/gameboy/tetris________/reviews/reviewerId,34893/), MobyGames, 2006
- [Player’s review of Tetris](http://members.tripod.com/cgb001/reviews/tetrisrev1.txt), Avardancer, Tripod
- [Opened cartridges DMG-TRA-1](https://github.com/Gekkio/gb-hardware-db/tree/f65dd84aa5cb9a17abf83f1e7bc3b109ad4ead34/data/cartridges/DMG-TRA-1), gb-hardware-db (data CC BY-SA 4.0)
- [Hands on: Game Boy Color](https://zddgame.com/hands-on-game-boy-color-87182.htm), zddgame, November 1998
- [Palette tables of the Game Boy Color](https://github.com/LIJI32/SameBoy/blob/eb4c47ebf58cf93261620bfe138b650979f94049/BootROMs/cgb_boot.asm), SameBoy
$post$)
on conflict do nothing;
