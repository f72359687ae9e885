-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000014', '2026-02-07T09:00:00Z', '2026-11-28T09:00:00Z',
   'Forty Game Boys on one Switch: screens in numbers', 'forty-game-boys-on-one-switch', 'tech', '/images/family.svg',
   'Handheld Legacy staff', '2026-02-07', '2 min', false,
   'Three decades of handheld screens, measured in the only unit that everybody has held in both hands.',
   $post$Tile the screen of a [Switch](/consoles/nintendo-switch) with pictures from a [Game Boy](/consoles/game-boy). Eight fit across, five fit down, and not a single pixel is left over.

It’s a fluke. The one screen is 1280 × 720 pixels and the other 160 × 144, and 28 years lie between them. But forty to one is too good a rate of exchange to waste. Here is what the others come to.

| Screen | Pixels | In Game Boys | Pixels to the inch |
| --- | --- | --- | --- |
| Game Boy, 1989 | 160 × 144 | 1 | about 86 |
| [Game Boy Advance](/consoles/game-boy-advance), 2001 | 240 × 160 | 1.67 | 99 |
| [Game Boy Micro](/consoles/game-boy-micro), 2005 | 240 × 160 | 1.67 | 144 |
| [Nintendo DS](/consoles/nintendo-ds), 2004, each | 256 × 192 | 2.13 | 107 |
| [DSi XL](/consoles/nintendo-dsi-xl), 2009, each | 256 × 192 | 2.13 | 76 |
| [Nintendo 3DS](/consoles/nintendo-3ds), 2011, above, for each eye | 400 × 240 | 4.17 | 132 |
| Switch, 2017 | 1280 × 720 | 40 | 237 |
| [Switch Lite](/consoles/nintendo-switch-lite), 2019 | 1280 × 720 | 40 | 267 |

For 22 years Nintendo crept. It took until the 3DS to show four Game Boys, and half of what that screen had went to the other eye. Then came one leap to forty.

![Drawing of the Nintendo Switch](/images/consoles/nintendo-switch.svg)
*The Switch of 2017: 239 × 102 × 13.9 mm with Joy-Con. Each of its forty Game Boy pictures would be 17 mm wide.*

## Finer, then coarser

The last column tells another story, and it doesn’t climb. The DSi XL, twenty years younger than the Game Boy, has the coarser screen of the two. Nintendo had stretched the picture of the DS over more glass and left the pixels to grow. The Micro did the opposite: it squeezed the screen of the Advance to two inches, and by this count no Nintendo handheld was as sharp again until the Switch.

On a Game Boy a pixel is about 0.29 mm wide, on a Switch 0.11. That’s the difference between grains of sugar and something that you can’t see at all.

## The unit breaks

The Switch 2 of 2025 has 1920 × 1080 pixels, which is exactly ninety Game Boys. Try to lay them out, though. Twelve fit across, and seven and a half down. You get 84 whole pictures and a row of twelve cut off at the waist.

So enjoy the forty while they last. If you have a Switch within reach, hold your thumb in front of its screen and look: pixel for pixel, one picture would be about as wide as the nail.

## Sources

- The sizes are those of [our catalogue](/consoles), each with its source on the page of its console; the last column is worked out from them.
- [Switch 2: 1920 × 1080 pixels](https://www.ghacks.net/2025/04/03/nintendo-switch-2-launches-on-june-5-starting-at-449/), gHacks, April 2025
$post$)
on conflict do nothing;
