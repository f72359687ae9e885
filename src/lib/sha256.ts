/** The SHA-256 of a text, as 64 hexadecimal digits. @throws Error where the browser lacks it, as on a page without HTTPS */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers have it on HTTPS and on the own machine only. */
export function hasSha256(): boolean {
  // The types know no page without it.
  return 'subtle' in crypto && Boolean(crypto.subtle);
}
