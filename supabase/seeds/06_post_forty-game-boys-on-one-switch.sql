-- An article. A second run changes nothing.

insert into public.blog_posts
  (id, created_at, updated_at, title, slug, category, image, author, date, read_time, published, excerpt, content)
values
  ('b0000000-0000-4000-8000-000000000014', '2026-02-07T09:00:00Z', '2026-02-07T09:00:00Z',
   'Forty Game Boys on one Switch: screens in numbers', 'forty-game-boys-on-one-switch', 'tech', '/images/family.svg',
   'Handheld Legacy', '2026-02-07', '2 min', false,
   'Eight across and five down, without a pixel left over. What a small coincidence of arithmetic can tell us about three decades of handheld screens.',
   $post$Some divisions come out so neatly that they look intended. The screen of the [Nintendo Switch](/consoles/nintendo-switch) is 1280 pixels wide and 720 high. That of the first [Game Boy](/consoles/game-boy) is 160 wide and 144 high. Eight Game Boy pictures fit side by side across the newer one and five fit on top of each other, which makes forty, and there is not a single pixel left over.

It is presumably a coincidence, since 28 years lie between the two. But it provides a handy unit. Measured in Game Boys, the [Game Boy Advance](/consoles/game-boy-advance) of 2001 shows one and two thirds. Each screen of the Nintendo DS comes to a little over two, so that the pair of them offers more than four. The upper screen of the [Nintendo 3DS](/consoles/nintendo-3ds) has slightly more than four for each eye. Then comes the leap to forty.

![Drawing of the Nintendo Switch](/images/consoles/nintendo-switch.svg)
*The Nintendo Switch of 2017: 239 × 102 × 13.9 mm with Joy-Con.*

## Smaller, not only more

Counting pixels is one thing and seeing them is another. On the first Game Boy a pixel occupies about 0.29 mm, going by an image 47 mm wide. On the Switch, with its 6.2 inches, it is close to 0.11 mm. Each of our forty pictures would be some 17 mm wide there, about the width of a fingertip.

The way from one to the other was not straight. The Game Boy Micro of 2005 packed 144 pixels into an inch. The first DS, a year older, has roughly 107, and the DSi XL, which followed four years after the Micro, only about 76. Nintendo enlarged the screens of the XL and left the resolution as it was, so the pixels simply grew. On that scale the DSi XL is coarser than the Game Boy, which has around 86.

## A fairer yardstick?

Density, then, does not climb steadily, while the plain count of pixels does across the machines named at the start. Colours tell a third story: four shades, then 32,768, then 262,144, then about 16.77 million. Which of these did players notice first? Any answer would have to take the light into account, and on that the figures above are silent. Does a lit screen with few pixels count for more than an unlit one with many?
$post$)
on conflict do nothing;
