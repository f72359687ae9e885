import { expect, test } from 'vitest';
import { momentOf } from '@/lib/dates';
import { replyAddress } from '@/features/messages/reply';
import { aMessage } from '../../support/builders';

/** Splits the address into its parts, like a mail program. */
function read(address: string) {
  const { protocol, pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  const [subject, body] = [searchParams.get('subject'), searchParams.get('body')];
  return { to: `${protocol}${decodeURIComponent(pathname)}`, subject, body, names: [...searchParams.keys()] };
}

test('a reply goes to the sender, with the subject and the quoted message', () => {
  const message = aMessage({ subject: 'Other', message: 'One\nTwo\r\n\nThree' });
  expect(read(replyAddress(message))).toEqual({
    to: 'mailto:ada@reader.example',
    subject: 'Re: Other',
    body: `\r\n\r\nOn ${momentOf(message.created_at)}, Ada Reader wrote:\r\n> One\r\n> Two\r\n> \r\n> Three`,
    names: ['subject', 'body'],
  });
});

test('the text of a sender adds no recipient and no header', () => {
  const attack = 'a?cc=eve@evil.example&bcc=x\r\nBcc: eve@evil.example#';
  const { to, subject, body, names } = read(
    replyAddress(
      aMessage({ email: "o'neil&cc=x?y%0d%0a@reader.example", name: attack, subject: attack, message: attack }),
    ),
  );
  expect(to).toBe("mailto:o'neil&cc=x?y%0d%0a@reader.example");
  expect(names).toEqual(['subject', 'body']);
  expect(subject).toBe(`Re: ${attack.slice(0, 40)}`);
  expect(body).toContain('> a?cc=eve@evil.example&bcc=x\r\n> Bcc: eve@evil.example#');
});

test.each(['x', '🕹', 'é', '\n', '"', '日'])(
  'the address stays short when a message repeats %j 10,000 times',
  (sign) => {
    const address = replyAddress(
      aMessage({
        email: `${'!'.repeat(240)}@a.example`,
        name: '🕹'.repeat(200),
        subject: '🕹'.repeat(100),
        message: sign.repeat(10_000),
      }),
    );
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(read(address).body).toMatch(/\r\n> \[\.\.\.\]$/);
  },
);
