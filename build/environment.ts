import { withoutEndSlashes } from '../src/site/paths.ts';
import { demoVerifier, localPublishableKey } from './local-backend/local-keys.ts';

/** The target of a build or server. Only environment variables decide it. */
interface SiteEnvironment {
  /** True when the site talks to a hosted Supabase project. */
  hosted: boolean;
  /** Origin of the site; '' in development. */
  siteUrl: string;
  /** Origins of other services that the site sends requests to. */
  services: string[];
  /** The address of the folder of uploaded pictures; relative with the embedded backend. */
  picturesUrl: string;
  /** Replacements for `import.meta.env.*`, in the form of Vite's `define`. */
  define: Record<string, string>;
  /** Messages for the person who runs the build. */
  notices: string[];
}

const emailIds = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_PUBLIC_KEY'] as const;
/** The origin as code, because a page has no origin during the build. */
const ownOrigin = 'globalThis.location?.origin';
/** The address of `vite preview`. The pages of a local build name this address as the site's address. */
const previewAddress = 'http://localhost:4173';
/** The format of a verifier: at least 600,000 rounds, a salt of at least 16 bytes, and a hash of 32 bytes. */
const verifierPattern = /^pbkdf2-sha256\.([6-9]\d{5}|[1-9]\d{6,})\.[\w-]{22,}\.[\w-]{43}$/;

/**
 * Reads the target of a build or server. Without a Supabase project the site sends requests to its own origin, where
 * `dev` and `preview` serve the embedded backend.
 * @throws Error for a missing or malformed value
 */
export function readEnvironment(env: Record<string, string>, command: 'build' | 'serve'): SiteEnvironment {
  const hosted = Boolean(env.VITE_SUPABASE_URL && env.VITE_SUPABASE_ANON_KEY);
  if (!hosted && (env.VITE_SUPABASE_URL || env.VITE_SUPABASE_ANON_KEY)) {
    throw new Error('Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, or neither for the embedded backend.');
  }
  if (hosted && command === 'build' && !/^https?:\/\/[^/]+/.test(env.VITE_SITE_URL ?? '')) {
    throw new Error('A hosted build needs VITE_SITE_URL, the http(s) address the site will be served at.');
  }
  const verifier = env.VITE_OFFLINE_VERIFIER || (command === 'serve' && !hosted ? demoVerifier : '');
  if (verifier !== '' && !verifierPattern.test(verifier)) {
    throw new Error('VITE_OFFLINE_VERIFIER is not what `npm run offline:verifier` prints.');
  }
  // An empty constant removes the offline viewer from the build.
  const define: Record<string, string> = { 'import.meta.env.VITE_OFFLINE_VERIFIER': JSON.stringify(verifier) };
  // The pages of a local build have no origin yet, so this address is relative.
  const picturesUrl = `${hosted ? withoutEndSlashes(env.VITE_SUPABASE_URL ?? '') : ''}/storage/v1/object/public/images/`;
  define['import.meta.env.VITE_PICTURES_URL'] = JSON.stringify(picturesUrl);
  const notices: string[] = [];
  if (!hosted) {
    define['import.meta.env.VITE_SUPABASE_URL'] = ownOrigin;
    define['import.meta.env.VITE_SUPABASE_ANON_KEY'] = JSON.stringify(localPublishableKey);
    if (command === 'build') notices.push('local build, not for hosting');
  }
  const mailConfigured = emailIds.every((name) => env[name]);
  if (!mailConfigured && !(hosted && command === 'build')) {
    for (const name of emailIds) define[`import.meta.env.${name}`] = JSON.stringify('local');
    define['import.meta.env.VITE_EMAILJS_ORIGIN'] = ownOrigin;
  } else if (!mailConfigured) {
    notices.push(`contact form: ${emailIds.join(', ')} are not all set, so messages cannot be sent`);
  }
  const services = hosted ? [env.VITE_SUPABASE_URL ?? '', env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com'] : [];
  const siteUrl = env.VITE_SITE_URL || (command === 'build' ? previewAddress : '');
  define['import.meta.env.VITE_SITE_URL'] = JSON.stringify(siteUrl);
  return { hosted, siteUrl, services, picturesUrl, define, notices };
}
