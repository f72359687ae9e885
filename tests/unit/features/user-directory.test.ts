import { expect, test } from 'vitest';
import { filterUsers } from '@/features/users/user-directory';

const users = [
  { name: 'Alex Admin', email: 'alex@first.example', role: 'admin' },
  { name: 'Edith Editor', email: 'edith@second.example', role: 'editor' },
  { name: 'Zo\u00eb [Guest]', email: 'zoe+news@first.example', role: 'reader' },
];

test.each([
  ['', ['Alex Admin', 'Edith Editor', 'Zo\u00eb [Guest]']],
  ['   ', ['Alex Admin', 'Edith Editor', 'Zo\u00eb [Guest]']],
  ['edith', ['Edith Editor']],
  ['  EDITH  ', ['Edith Editor']],
  ['first.example', ['Alex Admin', 'Zo\u00eb [Guest]']],
  ['reader', ['Zo\u00eb [Guest]']],
  ['EDITOR', ['Edith Editor']],
  ['zoe\u0308', ['Zo\u00eb [Guest]']],
  ['zoe', ['Zo\u00eb [Guest]']],
  ['[guest]', ['Zo\u00eb [Guest]']],
  ['zoe+news', ['Zo\u00eb [Guest]']],
  ['.*', []],
  ['%', []],
  ['admin edith', []],
  ['Admin\nalex', []],
])('a search for %j finds %j', (text, names) => {
  expect(filterUsers(users, text).map(({ name }) => name)).toEqual(names);
});
