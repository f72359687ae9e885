import { passwordPath, type MailLinkState, type WithMailLink } from '@/site/mail-link';

/**
 * Removes tokens, codes and errors of mails from the address and the history at once, whatever page a link opens. The
 * password page says what to do next. It accepts only links of the site's own mails, because any other link is in the
 * log of a server.
 * @returns whether another page is loading
 */
export function takeMailLink(): boolean {
  const { pathname, search, hash } = location;
  const words = search + hash;
  if (!/[?#&](access_token|token_hash|code|error)=/.test(words)) return false;
  const usr: MailLinkState = { link: /otp_expired|token_hash/.exec(words)?.[0] ?? '' };
  // React Router keeps the state of an entry under `usr`.
  history.replaceState({ usr }, '', passwordPath);
  const isPasswordPage = pathname.endsWith(passwordPath);
  if (isPasswordPage) (globalThis as WithMailLink).mailLink = hash;
  else location.reload();
  return !isPasswordPage;
}

/**
 * Handles a mail link that a person pastes into an open page: the browser then loads no page. The listener runs before
 * React Router's.
 */
export function takeMailLinksOfOpenPage(): void {
  addEventListener('popstate', takeMailLink);
}
