import type { Message } from '@/data/site/messages.admin';
import { momentOf } from '@/lib/dates';
import { mailTo } from '@/lib/safe-url';

/** The longest address that every system passes to its mail program. */
const longestAddress = 2000;

/** Returns the address that opens a mail to the sender. The mail quotes the message as far as the length allows. */
export function replyAddress({ name, email, subject, message, created_at }: Message): string {
  const head = `${mailTo(email)}?subject=${encodeURIComponent(`Re: ${shortened(subject)}`)}&body=`;
  const intro = encoded(`\n\nOn ${momentOf(created_at)}, ${shortened(name)} wrote:\n`);
  const room = longestAddress - head.length - intro.length;
  return head + intro + quoteWithin(room, message);
}

/** Shortens a text, because one character may take twelve characters in an address. */
function shortened(text: string): string {
  return Array.from(text).slice(0, 40).join('');
}

/** Quotes the text up to the limit. A line marks an omission. */
function quoteWithin(room: number, text: string): string {
  const quote = `> ${text.replace(/\r\n?|\n/g, '\n> ')}`;
  if (encoded(quote).length <= room) return encoded(quote);
  const end = encoded('\n> [...]');
  let fitting = '';
  // Counts by characters, because half a character cannot be encoded.
  for (const character of quote) {
    const longer = fitting + encoded(character);
    if (longer.length + end.length > room) break;
    fitting = longer;
  }
  return fitting + end;
}

/** Encodes a text with the line ends of a mail. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
