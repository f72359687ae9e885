import type { Message } from '@/data/site/messages.admin';
import { momentOf } from '@/lib/dates';
import { mailTo } from '@/lib/safe-url';

/** Some systems hand no longer address on to their mail program. */
const longestAddress = 2000;

/** The address that opens a mail to the sender, with the message quoted as far as there is room for it. */
export function replyAddress({ name, email, subject, message, created_at }: Message): string {
  const head = `${mailTo(email)}?subject=${encodeURIComponent(`Re: ${shortened(subject)}`)}&body=`;
  const intro = encoded(`\n\nOn ${momentOf(created_at)}, ${shortened(name)} wrote:\n`);
  const room = longestAddress - head.length - intro.length;
  return head + intro + quoteWithin(room, message);
}

/** Whatever the signs are: one of them may be twelve characters of an address. */
function shortened(text: string): string {
  return Array.from(text).slice(0, 40).join('');
}

/** What does not fit is left out, and a line says so. */
function quoteWithin(room: number, text: string): string {
  const quote = `> ${text.replace(/\r\n?|\n/g, '\n> ')}`;
  if (encoded(quote).length <= room) return encoded(quote);
  const end = encoded('\n> [...]');
  let fitting = '';
  // By characters: half of one cannot be encoded.
  for (const character of quote) {
    const longer = fitting + encoded(character);
    if (longer.length + end.length > room) break;
    fitting = longer;
  }
  return fitting + end;
}

/** Line ends as a mail has them. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
