-- Visitors read the columns that a page shows, filters by or sorts by, and no others: not who
-- wrote a row, when it was made, or what the staff's search looks in. A request for more
-- (`select=*` too) is refused as a whole.

revoke select on
  public.blog_categories, public.blog_posts, public.console_of_month, public.consoles, public.links,
  public.post_slugs, public.site_settings, public.social_media_links
from anon;

grant select (id, name, slug) on public.blog_categories to anon;
grant select (id, slug, title, excerpt, content, image, category, author, date, read_time, published, updated_at)
  on public.blog_posts to anon;
grant select (id, console_id, featured) on public.console_of_month to anon;
grant select (id, slug, name, description, full_description, year, color, image, processor, display, controls,
    battery, dimensions, weight, games, specs, search, updated_at)
  on public.consoles to anon;
grant select (id, title, url, description, image, category, "order", active) on public.links to anon;
grant select (slug, post_id) on public.post_slugs to anon;
grant select (id, "siteName", "siteDescription", "contactEmail", "maintenanceMode", "itemsPerPage", "metaTitle",
    "metaDescription", "metaKeywords", "ogImage", "twitterHandle")
  on public.site_settings to anon;
grant select (id, platform, url, active) on public.social_media_links to anon;
