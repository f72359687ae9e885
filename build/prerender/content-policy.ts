import { createHash } from 'node:crypto';

interface PolicySources {
  /** Source of the inline script. */
  script: string;
  /**
   * The sources of the style elements. `unsafeInline` is for the host's policy, because each page has a policy with the
   * hash of its style.
   */
  styles: readonly string[] | typeof unsafeInline;
  /** Addresses of other services that the site sends requests to. */
  services: readonly string[];
}

/** Allows any style in the page. */
export const unsafeInline = "'unsafe-inline'";

/**
 * Writes a content security policy that allows only the site's code and styles, by address or by hash. Each page has a
 * policy, and the host sends another policy for all pages: content has to pass both. Pictures may come from the site's
 * services. They may also come from any site with HTTPS, because authors enter addresses of pictures. Text becomes code
 * only through the policy of src/before-hydration/trusted-types.ts.
 */
export function contentPolicy({ script, styles, services }: PolicySources): string {
  const origins = new Set(services.map((address) => new URL(address).origin));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes([script])].join(' '),
    ["style-src 'self'", ...(styles === unsafeInline ? [styles] : hashes(styles))].join(' '),
    ["img-src 'self' https: data:", ...[...origins].filter((origin) => origin.startsWith('http:'))].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

function hashes(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
