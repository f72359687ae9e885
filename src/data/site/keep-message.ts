import { loadService } from '@/data/reads/public-query';
import type { ContactMessage } from './contact-email';

/** The facts about a sent form that tell people from robots. */
export interface Press {
  /** The text of a field that people do not see. */
  website: string;
  /** The time since the page opened. */
  seconds: number;
}

/**
 * Stores a message in the database, where the team reads it. A retry with the same id stores nothing more.
 * @throws Error when the database refused the message, or nobody knows whether the message is stored
 */
export async function keepMessage(
  id: string,
  { name, email, subject, message }: ContactMessage,
  { website, seconds }: Press,
): Promise<void> {
  const { supabase } = await loadService();
  const response = await supabase.rpc('keep_message', { id, name, email, subject, message, website, seconds });
  // A function that returns nothing responds with 204. A web page in its place has another status.
  if (response.status !== 204) throw new Error(`keep_message: ${response.status} ${response.error?.message ?? ''}`);
}
