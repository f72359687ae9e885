import { expect, test } from 'vitest';
import { mailTo } from '@/lib/safe-url';

test.each([
  ['team@test.example', 'mailto:team@test.example'],
  ["o'hara+news@test.example", "mailto:o'hara%2Bnews@test.example"],
  ['a?bcc=c@b.example', 'mailto:a%3Fbcc%3Dc@b.example'],
  ['a%0d%0abcc:c@b', 'mailto:a%250d%250abcc%3Ac@b'],
  ['Ä@Ö.example', 'mailto:%C3%84@%C3%96.example'],
])('mailTo turns %s into %s, and no part becomes a header', (email, address) => {
  expect(mailTo(email)).toBe(address);
});
