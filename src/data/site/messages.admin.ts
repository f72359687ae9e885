import { keepPreviousData } from '@tanstack/react-query';
import * as v from 'valibot';
import { containsFilter, fold } from '@/lib/search-text';
import { isStorable } from '@/lib/text-rules';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { readPageOrLast, rangeOf } from '@/data/service/table-page.admin';
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

export type Message = v.InferOutput<typeof message>;

export type MessageState = 'unread' | 'read' | 'archived';

/** The messages that a list shows. The inbox has all messages except archived ones. */
export type MessageShow = 'inbox' | 'unread' | 'archived' | 'all';

interface MessageRows {
  messages: Message[];
  total: number;
  page: number;
}

export const messagesKey = ['messages', staffKey] as const;
/** Visitors send messages at any time. */
const alwaysFresh = { staleTime: 0 };

/** The site cuts a search to this many characters. A message may be longer than an address that servers accept. */
const longestSearched = 500;

/** Reads a page of messages, newest first. A page past the end gives the last page. */
export function messageRows({ page, search, show }: { page: number; search: string; show: MessageShow }) {
  const text = fold(Array.from(search).slice(0, longestSearched).join(''));
  const readPage = async (pageNumber: number, signal: AbortSignal): Promise<MessageRows> => {
    let query = staffSupabase.from('contact_messages').select(messageSelect, { count: 'exact' });
    if (show === 'inbox') query = query.neq('state', 'archived');
    else if (show !== 'all') query = query.eq('state', show);
    if (text) query = query.filter('staff_search', ...containsFilter(text));
    const newest = query.order('created_at', { ascending: false }).order('id', { ascending: false });
    const response = await withoutRetries(newest.range(...rangeOf(pageNumber)), signal);
    const messages = rowsOf<Message>(response, message);
    return { messages, total: response.count ?? messages.length, page: pageNumber };
  };
  return {
    ...staffQuery([...messagesKey, 'table', { page, text, show }], async (signal): Promise<MessageRows> => {
      if (!isStorable(text)) return { messages: [], total: 0, page: 1 };
      return readPageOrLast(page, (pageNumber) => readPage(pageNumber, signal));
    }),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  };
}

/** Reads a message; null when it is missing, or this user may not read it. */
export function oneMessage(id: string) {
  const read = staffQuery([...messagesKey, 'one', id], async (signal): Promise<Message | null> => {
    // The database rejects a malformed id.
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
    const query = staffSupabase.from('contact_messages').select(messageSelect).eq('id', id).limit(1);
    return firstRowOf<Message>(await withoutRetries(query, signal), message);
  });
  // A message may become unread between two visits.
  return { ...read, ...alwaysFresh, gcTime: 0 };
}

/** Counts the unread messages that this user may read. */
export function unreadMessages() {
  const read = staffQuery([...messagesKey, 'unread'], async (signal): Promise<number> => {
    const query = staffSupabase
      .from('contact_messages')
      .select('id', { count: 'exact' })
      .eq('state', 'unread')
      .limit(1);
    const response = await withoutRetries(query, signal);
    const rows = rowsOf<{ id: string }>(response, idOnly);
    return response.count ?? rows.length;
  });
  return { ...read, ...alwaysFresh };
}

/** @throws WriteError */
export async function markMessage(id: string, state: MessageState): Promise<void> {
  const response = await staffSupabase.from('contact_messages').update({ state }).eq('id', id).select('id');
  await changedUnlessGone('contact_messages', response, idOnly, () => readId(id));
}

/** @throws WriteError */
export async function deleteMessage(id: string): Promise<void> {
  const response = await staffSupabase.from('contact_messages').delete().eq('id', id).select('id');
  await changedUnlessGone('contact_messages', response, idOnly, () => readId(id));
}

function readId(id: string) {
  return withoutRetries(staffSupabase.from('contact_messages').select('id').eq('id', id).limit(1));
}
