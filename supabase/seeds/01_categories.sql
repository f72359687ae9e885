-- The categories of the blog.
-- Ids and times are fixed, and each insert skips existing rows, so a second run changes nothing.

insert into public.blog_categories (id, created_at, updated_at, name, slug, position) values
  ('c0000000-0000-4000-8000-000000000001', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'Hardware History', 'history', 3),
  ('c0000000-0000-4000-8000-000000000002', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'Game Reviews', 'reviews', 2),
  ('c0000000-0000-4000-8000-000000000003', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'Collecting Tips', 'collecting', 1),
  ('c0000000-0000-4000-8000-000000000004', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 'Tech Preservation', 'tech', 4)
on conflict do nothing;
