import type { QueryClient } from '@tanstack/react-query';
import { AccountError, accountSentence, oldLink } from './account-error';
import { requestMail, signOut } from './session';
import { storedSession } from '@/data/service/session-record';
import { joinTeam, ownAccess, type OwnAccess } from '@/data/staff/accounts.admin';
import { mailToken, type MailLinkState } from '@/site/mail-link';

export type MailStep =
  | { at: 'ask'; note?: string; email?: string }
  | { at: 'sent'; email: string; isSecond?: boolean }
  | { at: 'link'; token: string }
  /** The link is used, and the database has not yet said whether its account is on the team. */
  | { at: 'join' }
  | { at: 'in'; access: OwnAccess };

const askHere = 'Ask for a new link here.';

/** Returns the first step. @param state the state of the history entry, when the link of a mail led here */
export function firstStep(state: Partial<MailLinkState> | null): MailStep {
  const token = mailToken();
  if (token !== null) return { at: 'link', token };
  if (state?.link === undefined) return { at: 'ask' };
  return { at: 'ask', note: notes[state.link] ?? `This link isn’t one of ours, so it wasn’t used. ${askHere}` };
}

/** Returns the step after a link that is used, replaced or expired; null for any other error. */
export function stepAfterOldLink(error: unknown): MailStep | null {
  const isOld = error instanceof AccountError && error.kind === 'old-link';
  return isOld ? { at: 'ask', note: notes.otp_expired } : null;
}

const notes: Record<string, string> = {
  otp_expired: `${oldLink} ${askHere}`,
  token_hash: `You reloaded this page, so it no longer has your link. Open the link in the email again, or ask for a new one here.`,
};

const refusals = {
  taken:
    'Another account has your place on the team. Ask an admin to reset your sign-in under Users, then ask for a new link.',
  other: 'Your account belongs to a team member with another address. Ask an admin to check both under Users.',
  nobody: 'Nobody on the team has this address. Ask an admin to add you, or use the address the team has for you.',
  account: 'This account can’t join: it has a phone number, comes from another service, or is blocked. Ask an admin.',
  mail: `More than 15 minutes passed between your link and this step. ${askHere}`,
  gate: 'This site can’t sign anyone in by email yet. Its owner has to switch on two hooks of the sign-in service first. Then ask for a new link.',
};

/**
 * Joins the signed-in account to the row with the account's address, and reads the account's rights. A mail began this
 * session.
 * @throws WriteError, ReadError
 */
export async function stepAfterJoining(client: QueryClient): Promise<MailStep> {
  const email = storedSession()?.user.email ?? '';
  const outcome = await joinTeam();
  if (outcome === 'joined' || outcome === 'member') return stepAfterSignIn(client);
  // This session gives no rights.
  signOut();
  if (outcome !== 'again') return { at: 'ask', note: refusals[outcome] };
  try {
    await requestMail(email);
    return { at: 'sent', email, isSecond: true };
  } catch (error) {
    console.error(error);
    return {
      at: 'ask',
      note: `You need one more email, and we couldn’t send it automatically. ${accountSentence(error)}`,
      email,
    };
  }
}

/** Reads the rights of the signed-in account. @throws ReadError */
export async function stepAfterSignIn(client: QueryClient): Promise<MailStep> {
  const accountId = storedSession()?.user.id ?? '';
  return { at: 'in', access: await client.query({ ...ownAccess(accountId), staleTime: 0 }) };
}
