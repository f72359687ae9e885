/** Where the link of a mail leads. */
export const passwordPath = '/login/password';

/**
 * The state of the entry that the link of any mail leads to, by what stood in its address: 'token_hash', 'otp_expired' (the
 * service calls the link used, replaced or run out), or '' for anything else, such as a mail without our template.
 */
export interface MailLinkState {
  link: string;
}

/** The token is in no address, no history and no storage: it is gone with the page. */
export interface WithMailLink {
  /** What stood behind the `#`, as the page script found it (src/before-hydration/take-mail-link.ts). */
  mailLink?: string;
}

const page = globalThis as WithMailLink;

/** The token of the link of a mail of ours that was opened in this page; null without one. */
export function mailToken(): string | null {
  return /[#&]token_hash=([\w-]+)/.exec(page.mailLink ?? '')?.[1] ?? null;
}

/** It works once: neither this page nor a reload of it offers the link again. */
export function forgetMailToken(): void {
  delete page.mailLink;
  history.replaceState({ ...(history.state as object | null), usr: null }, '');
}
