import * as v from 'valibot';
import { rowsOf, supabase } from '@/data/service/for-visitors';
import type { ContactMessage } from './contact-email';

/** What tells people from robots. */
export interface Press {
  /** The field that people do not see. */
  website: string;
  /** How long the page has been open. */
  seconds: number;
}

/**
 * Keeps a message in the database, where the team reads it. The same id again keeps nothing more.
 * @throws ReadError when it was refused, or when nobody knows whether it is kept
 */
export async function keepMessage(
  id: string,
  { name, email, subject, message }: ContactMessage,
  { website, seconds }: Press,
): Promise<void> {
  const answer = await supabase.rpc('keep_message', { id, name, email, subject, message, website, seconds });
  // A function that returns nothing is answered with 204: a web page in its place is not.
  rowsOf({ ...answer, data: answer.status === 204 ? [] : null }, v.never());
}
