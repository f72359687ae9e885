import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const projectRoot = path.join(import.meta.dirname, '../../..');
const inDocs = readdirSync(path.join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'tools/bench/README.md'].concat(
  inDocs.map((name) => `docs/${name}`),
);
const ownFolders = /^(\.github|build|docs|public|src|supabase|tests|tools)\/[\w./*-]+$/;

/** Paths within backticks that begin in a folder of the project; those with a star stand for some file. */
function namedPaths(text: string): string[] {
  const words = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, word = '']) => word);
  // The local database is there only while somebody works.
  return words.filter((word) => ownFolders.test(word) && !word.startsWith('supabase/.temp'));
}

function isThere(named: string): boolean {
  if (!named.includes('*')) return existsSync(path.join(projectRoot, named));
  const pattern = new RegExp(`^${path.basename(named).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return readdirSync(path.join(projectRoot, path.dirname(named))).some((name) => pattern.test(name));
}

test.each(documents)('every file that %s names is there', (document) => {
  const text = readFileSync(path.join(projectRoot, document), 'utf8');
  const links = Array.from(text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g), ([, link = '']) =>
    path.join(path.dirname(document), link),
  );
  expect([...namedPaths(text), ...links].filter((named) => !isThere(named))).toEqual([]);
});

test('some are named', () => {
  expect(namedPaths(readFileSync(path.join(projectRoot, 'SECURITY.md'), 'utf8')).length).toBeGreaterThan(10);
});
