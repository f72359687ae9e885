import { keepPreviousData } from '@tanstack/react-query';
import * as v from 'valibot';
import { containsFilter, fold } from '@/lib/search-text';
import { isStorable } from '@/lib/text-rules';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { pageOrLast, rangeOf } from '@/data/service/table-page.admin';
import { changedUnlessGone, idOnly } from '@/data/service/writes.admin';

const message = v.object({
  id: v.string(),
  created_at: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  /** A `MessageState`. */
  state: v.string(),
});
const messageSelect = 'id, created_at, name, email, subject, message, state' as const;

/** What somebody has sent by the contact form. */
export type Message = v.InferOutput<typeof message>;

export type MessageState = 'unread' | 'read' | 'archived';

/** Which messages a list shows: the inbox is what is not archived. */
export type MessageShow = 'inbox' | 'unread' | 'archived' | 'all';

interface MessageRows {
  messages: Message[];
  total: number;
  page: number;
}

export const messagesKey = ['messages', staffKey] as const;
/** Visitors send messages at any time. */
const alwaysFresh = { staleTime: 0 };

/** In characters: of a longer search the beginning is looked for. A message may be longer than a server lets an address be. */
const longestSearched = 500;

/** Newest first. A page past the end gives the last one. */
export function messageRows({ page, search, show }: { page: number; search: string; show: MessageShow }) {
  const text = fold(Array.from(search).slice(0, longestSearched).join(''));
  const readPage = async (wanted: number, signal: AbortSignal): Promise<MessageRows> => {
    let query = staffSupabase.from('contact_messages').select(messageSelect, { count: 'exact' });
    if (show === 'inbox') query = query.neq('state', 'archived');
    else if (show !== 'all') query = query.eq('state', show);
    if (text) query = query.filter('staff_search', ...containsFilter(text));
    const newest = query.order('created_at', { ascending: false }).order('id', { ascending: false });
    const answer = await withoutRetries(newest.range(...rangeOf(wanted)), signal);
    const messages = rowsOf<Message>(answer, message);
    return { messages, total: answer.count ?? messages.length, page: wanted };
  };
  return {
    ...staffQuery([...messagesKey, 'table', { page, text, show }], async (signal): Promise<MessageRows> => {
      if (!isStorable(text)) return { messages: [], total: 0, page: 1 };
      return pageOrLast(page, (wanted) => readPage(wanted, signal));
    }),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  };
}

/** Null when there is none, or none that this user may read. */
export function oneMessage(id: string) {
  const read = staffQuery([...messagesKey, 'one', id], async (signal): Promise<Message | null> => {
    // The database rejects anything else as malformed.
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
    const query = staffSupabase.from('contact_messages').select(messageSelect).eq('id', id).limit(1);
    return firstRowOf<Message>(await withoutRetries(query, signal), message);
  });
  // Opened again it may be unread again.
  return { ...read, ...alwaysFresh, gcTime: 0 };
}

/** How many nobody has read, as far as this user may know. */
export function unreadMessages() {
  const read = staffQuery([...messagesKey, 'unread'], async (signal): Promise<number> => {
    const query = staffSupabase
      .from('contact_messages')
      .select('id', { count: 'exact' })
      .eq('state', 'unread')
      .limit(1);
    const answer = await withoutRetries(query, signal);
    const rows = rowsOf<{ id: string }>(answer, idOnly);
    return answer.count ?? rows.length;
  });
  return { ...read, ...alwaysFresh };
}

/** @throws WriteError */
export async function markMessage(id: string, state: MessageState): Promise<void> {
  const answer = await staffSupabase.from('contact_messages').update({ state }).eq('id', id).select('id');
  await changedUnlessGone('contact_messages', answer, idOnly, () => readId(id));
}

/** @throws WriteError */
export async function deleteMessage(id: string): Promise<void> {
  const answer = await staffSupabase.from('contact_messages').delete().eq('id', id).select('id');
  await changedUnlessGone('contact_messages', answer, idOnly, () => readId(id));
}

function readId(id: string) {
  return withoutRetries(staffSupabase.from('contact_messages').select('id').eq('id', id).limit(1));
}
