-- The consoles that the articles are about.
-- Ids and times are fixed, and each insert skips existing rows, so a second run changes nothing.

insert into public.post_consoles (id, created_at, updated_at, post_id, console_id)
select md5('post ' || post.slug || ' ' || console.slug)::uuid, post.created_at, post.created_at, post.id, console.id
from (values
  ('why-the-game-boy-stayed-grey', 'game-boy'),
  ('why-the-game-boy-stayed-grey', 'game-boy-color'),
  ('gba-sp-second-look', 'game-boy-advance-sp'),
  ('collecting-the-game-boy-light', 'game-boy-light'),
  ('why-old-saves-vanish', 'game-boy'),
  ('why-old-saves-vanish', 'game-boy-color'),
  ('why-old-saves-vanish', 'game-boy-advance'),
  ('two-screens-nobody-asked-for', 'nintendo-ds'),
  ('ds-lite-revisited', 'nintendo-ds'),
  ('ds-lite-revisited', 'nintendo-ds-lite'),
  ('spotting-fake-gba-cartridges', 'game-boy-advance'),
  ('spotting-fake-gba-cartridges', 'game-boy-advance-sp'),
  ('how-game-boy-color-paints-old-games', 'game-boy-color'),
  ('how-the-3ds-was-rescued', 'nintendo-3ds'),
  ('switch-lite-or-switch', 'nintendo-switch'),
  ('switch-lite-or-switch', 'nintendo-switch-lite'),
  ('imports-regions-and-closed-shops', 'nintendo-dsi'),
  ('imports-regions-and-closed-shops', 'nintendo-3ds'),
  ('imports-regions-and-closed-shops', 'nintendo-switch'),
  ('glasses-free-3d-explained', 'nintendo-3ds'),
  ('glasses-free-3d-explained', 'nintendo-3ds-xl'),
  ('glasses-free-3d-explained', 'nintendo-2ds'),
  ('glasses-free-3d-explained', 'new-nintendo-3ds'),
  ('glasses-free-3d-explained', 'new-nintendo-3ds-xl'),
  ('from-game-and-watch-to-ds', 'nintendo-ds'),
  ('what-they-cost-then-and-now', 'game-boy'),
  ('what-they-cost-then-and-now', 'game-boy-pocket'),
  ('what-they-cost-then-and-now', 'nintendo-3ds'),
  ('what-they-cost-then-and-now', 'nintendo-switch'),
  ('review-tetris-game-boy', 'game-boy'),
  ('review-tetris-game-boy', 'game-boy-color'),
  ('region-locks-explained', 'nintendo-ds'),
  ('region-locks-explained', 'nintendo-dsi'),
  ('region-locks-explained', 'nintendo-3ds'),
  ('region-locks-explained', 'nintendo-switch'),
  ('the-cable-that-made-pokemon', 'game-boy'),
  ('the-cable-that-made-pokemon', 'game-boy-color'),
  ('the-cable-that-made-pokemon', 'game-boy-advance'),
  ('the-cable-that-made-pokemon', 'nintendo-ds'),
  ('how-long-do-they-really-last', 'game-boy-color'),
  ('how-long-do-they-really-last', 'game-boy-advance-sp'),
  ('how-long-do-they-really-last', 'nintendo-ds-lite'),
  ('how-long-do-they-really-last', 'nintendo-3ds'),
  ('the-colour-game-boy-of-1992', 'game-boy-light'),
  ('the-colour-game-boy-of-1992', 'game-boy-color'),
  ('review-links-awakening', 'game-boy'),
  ('review-links-awakening', 'game-boy-color')
) as about (post, console)
join public.blog_posts as post on post.slug = about.post
join public.consoles as console on console.slug = about.console
on conflict do nothing;
