/** The page that the link of a mail opens. */
export const passwordPath = '/login/password';

/**
 * The state of the history entry that the link of any mail opens. `link` is 'token_hash' when the address had a token.
 * It is 'otp_expired' when the service calls the link used, replaced or expired. It is '' for anything else, such as a
 * mail without our template.
 */
export interface MailLinkState {
  link: string;
}

/** The global object. It holds the token until the page closes: address, history and storage lack the token. */
export interface WithMailLink {
  /** The text behind the `#`, from the page script (src/before-hydration/take-mail-link.ts). */
  mailLink?: string;
}

const page = globalThis as WithMailLink;

/** Returns the token when the link of one of our mails opened this page; otherwise null. */
export function mailToken(): string | null {
  return /[#&]token_hash=([\w-]+)/.exec(page.mailLink ?? '')?.[1] ?? null;
}

/** Removes the token, which works once. Neither this page nor its reload offers the link again. */
export function forgetMailToken(): void {
  delete page.mailLink;
  history.replaceState({ ...(history.state as object | null), usr: null }, '');
}
