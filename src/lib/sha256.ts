/** Returns the hash as 64 hexadecimal digits. @throws Error when `hasSha256` returns false */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Says whether the browser has SHA-256: only on HTTPS and on the local machine. */
export function hasSha256(): boolean {
  // The types promise `subtle` on every page.
  return 'subtle' in crypto && Boolean(crypto.subtle);
}
