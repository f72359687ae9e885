/** A static host with a format of its own for `_redirects`. */
export type Host = 'netlify' | 'cloudflare';

/** The host that a build runs on: Cloudflare Pages says so in the environment, any other is taken for Netlify. */
export function hostOf(environment: Readonly<Record<string, string | undefined>>): Host {
  return environment.CF_PAGES === '1' ? 'cloudflare' : 'netlify';
}

const netlify = `# What has no file gets the site's shell: the staff area, and pages newer than the build. Files that exist win.
/blog/:slug      /app.html  200
/consoles/:slug  /app.html  200
/login           /app.html  200
/admin           /app.html  200
/admin/*         /app.html  200
# What is newer than the build has no picture for sharing yet.
/share/*         /og-image.png  302
`;

// Rules hold here even where a file exists, so only what never has one may be listed.
const cloudflare = `# Pages newer than the build get the site's shell from blog/404.html and consoles/404.html.
/login    /app  200
/admin    /app  200
/admin/*  /app  200
`;

/** The `_redirects` file as this host reads it. */
export function redirectsFor(host: Host): string {
  return host === 'cloudflare' ? cloudflare : netlify;
}

/**
 * The files of a build that are the site's shell: it draws, in the browser, a page that has no
 * file. Cloudflare shows the nearest 404.html for an address it does not know.
 */
export function shellFilesFor(host: Host): string[] {
  return host === 'cloudflare' ? ['app.html', 'blog/404.html', 'consoles/404.html'] : ['app.html'];
}
