import { passwordPath, type MailLinkState, type WithMailLink } from '@/site/mail-link';

/**
 * Tokens, codes and errors of mails leave the address and the history at once, wherever a link leads; its page says what to do.
 * Only the link of our own mails is used: others have been in the log of a server.
 * @returns whether another page is on its way
 */
export function takeMailLink(): boolean {
  const { pathname, search, hash } = location;
  const words = search + hash;
  if (!/[?#&](access_token|token_hash|code|error)=/.test(words)) return false;
  const usr: MailLinkState = { link: /otp_expired|token_hash/.exec(words)?.[0] ?? '' };
  // As React Router keeps the state of an entry.
  history.replaceState({ usr }, '', passwordPath);
  const isThere = pathname.endsWith(passwordPath);
  if (isThere) (globalThis as WithMailLink).mailLink = hash;
  else location.reload();
  return !isThere;
}

/** Before React Router hears of it: an address that somebody puts into the tab of an open page loads none. */
export function takeMailLinksOfOpenPage(): void {
  addEventListener('popstate', takeMailLink);
}
