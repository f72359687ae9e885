-- The useful links, and the icons in the footer.
-- Ids and times are fixed, and each insert skips existing rows, so a second run changes nothing.

insert into public.links (id, created_at, updated_at, title, url, description, category, "order", active) values
  ('d0000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'Pan Docs', 'https://gbdev.io/pandocs/',
   'The most complete description of how the Game Boy works inside, kept up by the people who write software for it.',
   'Documentation', 10, true),
  ('d0000000-0000-4000-8000-000000000002', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'GBATEK', 'https://problemkaputt.de/gbatek.htm',
   'One very long page on the hardware of the Game Boy Advance and Nintendo DS, register by register.',
   'Documentation', 20, true),
  ('d0000000-0000-4000-8000-000000000003', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'iFixit: Nintendo handhelds', 'https://www.ifixit.com/Device/Nintendo_Handheld',
   'Repair guides with pictures, from opening a shell to changing a screen.',
   'Repair', 30, true),
  ('d0000000-0000-4000-8000-000000000004', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'devkitPro', 'https://devkitpro.org/',
   'Toolchains for writing your own programs for the Game Boy Advance, DS and 3DS.',
   'Development', 40, true),
  ('d0000000-0000-4000-8000-000000000005', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'GB Studio', 'https://www.gbstudio.dev/',
   'Make a game for the original Game Boy without writing code.',
   'Development', 50, true),
  ('d0000000-0000-4000-8000-000000000006', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'Video Game History Foundation', 'https://gamehistory.org/',
   'A non-profit library that collects, keeps and teaches the history of video games.',
   'Archives', 60, true),
  ('d0000000-0000-4000-8000-000000000007', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'The Strong National Museum of Play', 'https://www.museumofplay.org/',
   'A museum of play in Rochester, New York, with a large collection of electronic games.',
   'Archives', 70, true),
  ('d0000000-0000-4000-8000-000000000008', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'shmuplations', 'https://shmuplations.com/',
   'Translations of Japanese developer interviews, several with the people behind the Game Boy.',
   'Archives', 80, true),
  ('d0000000-0000-4000-8000-000000000009', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'Nerdly Pleasures', 'https://nerdlypleasures.blogspot.com/',
   'Long, careful articles on old hardware, among them the battery life of the 8-bit Game Boys.',
   'Documentation', 90, true),
  ('d0000000-0000-4000-8000-000000000010', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z',
   'gb-hardware-db', 'https://github.com/Gekkio/gb-hardware-db',
   'Records of opened cartridges and consoles, board by board: the data behind two of our tools.',
   'Documentation', 100, true)
on conflict do nothing;

-- The icons are inactive, because some accounts may not be ours. An editor activates our accounts.
insert into public.social_media_links (id, created_at, updated_at, platform, url, active) values
  ('e0000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'facebook', 'https://www.facebook.com/handheldlegacy', false),
  ('e0000000-0000-4000-8000-000000000002', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'github', 'https://github.com/handheld-legacy', false),
  ('e0000000-0000-4000-8000-000000000003', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'instagram', 'https://www.instagram.com/handheldlegacy', false),
  ('e0000000-0000-4000-8000-000000000004', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'tiktok', 'https://www.tiktok.com/@handheldlegacy', false),
  ('e0000000-0000-4000-8000-000000000005', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'twitter', 'https://twitter.com/handheldlegacy', false),
  ('e0000000-0000-4000-8000-000000000006', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'youtube', 'https://www.youtube.com/@handheldlegacy', false)
on conflict do nothing;
