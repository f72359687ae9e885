/** The origin in the pages of a local build, which does not know the host. */
export const unknownOrigin = 'http://localhost';

/** Local builds get values from `build/environment.ts`; `.env.example` explains the names. */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL ?? unknownOrigin,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  /** Empty when the site has no configured address. The site then uses `location.origin`. */
  siteUrl: import.meta.env.VITE_SITE_URL ?? '',
  email: {
    origin: import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com',
    serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
    templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
    publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '',
  },
  /** The addresses of policies outside the site. An empty address means the site's privacy page. */
  policies: {
    cookies: import.meta.env.VITE_COOKIE_POLICY_URL ?? '',
    privacy: import.meta.env.VITE_PRIVACY_POLICY_URL ?? '',
  },
};
