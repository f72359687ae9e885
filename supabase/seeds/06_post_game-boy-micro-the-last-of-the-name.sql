-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000013', '2026-01-10T09:00:00Z', '2026-01-10T09:00:00Z',
   'Eighty grams: the last console called Game Boy', 'game-boy-micro-the-last-of-the-name', 'history', '/images/family.svg',
   'Handheld Legacy', '2026-01-10', '1 min', false,
   'Sixteen years after the first Game Boy came one a fifth of its size. The Micro closed the line in 2005, and it is not clear that anyone meant it to.',
   $post$The first [Game Boy](/consoles/game-boy) of 1989 weighed 220 g before anyone put batteries in it. The last console to carry the name, sixteen years later, weighed 80 g. Multiply out the measurements and the [Game Boy Micro](/consoles/game-boy-micro) fills about a fifth of the space: 101 × 50 × 17.2 mm, with a face that could be changed for another.

It was announced at E3 on 17 May 2005 and reached the shops that autumn, on 13 September in Japan, 19 September in North America and 4 November in Europe. Japan paid ¥12,000 with tax, North America $99.99. By then the [Nintendo DS](/consoles/nintendo-ds) had been on sale for the better part of a year.

![Drawing of the Game Boy Micro](/images/consoles/game-boy-micro.svg)
*The Game Boy Micro of 2005: 101 × 50 × 17.2 mm.*

## A very small window

The screen is the best argument for the Micro and also the best against it. It measures two inches, less than half the area of the 2.9-inch panel in the [Game Boy Advance SP](/consoles/game-boy-advance-sp), and it shows the same 240 by 160 pixels. Packed that tightly, they come to about 144 per inch where the SP has roughly 99. There is a backlight with five levels, and the headphone socket that the SP lacked is here again.

Other things went. The link port is the Micro’s own. Cartridges for the Game Boy and the Game Boy Color, which every earlier Advance model had accepted, do not run. A console named Game Boy could no longer play the games the name was made for.

## A name at the end

Nintendo’s figure as of March 2007 is 2.42 million, about three per cent of the Advance family. Sources disagree on when production stopped; some say 2008, others later. No successor took the name.

What remains to be settled is whether that was ever a decision. Did somebody choose the Micro as a farewell, or did
$post$)
on conflict do nothing;
