import { service } from '@/data/reads/public-query';
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
 * @throws Error when it was refused, or when nobody knows whether it is kept
 */
export async function keepMessage(
  id: string,
  { name, email, subject, message }: ContactMessage,
  { website, seconds }: Press,
): Promise<void> {
  const { supabase } = await service();
  const answer = await supabase.rpc('keep_message', { id, name, email, subject, message, website, seconds });
  // A function that returns nothing is answered with 204: a web page in its place is not.
  if (answer.status !== 204) throw new Error(`keep_message: ${answer.status} ${answer.error?.message ?? ''}`);
}
