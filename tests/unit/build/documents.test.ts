// Documents name files instead of repeating the code, so each name in a document has to exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitHubSlug } from '@/features/blog/article/outline';

const projectRoot = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const below = (folder: string) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const folders = ['.ci', '.github', 'build', 'docs', 'public', 'src', 'supabase', 'tests', 'tools'];
const files = [...readdirSync(projectRoot), ...folders.flatMap(below)];
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSES.md', 'tools/bench/README.md'].concat(
  files.filter((file) => /^docs\/.+\.md$/.test(file)),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const fences = /^ *```.*\n([^]*?)^ *```$/gm;

/** Returns each word inside backticks and fences, without the surrounding quotation marks and punctuation. */
function codeWords(text: string): string[] {
  const blocks = Array.from(text.matchAll(fences), ([, block = '']) => block);
  const spans = Array.from(text.replace(fences, '').matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  return [...blocks, ...spans]
    .flatMap((code) => code.split(/\s+/))
    .map((word) => word.replace(/^['"(]+|['"),;:]+$/g, ''));
}

/** Says whether a word is a path from the project's root, or the end of a path to a source file. */
function isPath(word: string): boolean {
  // Vite writes the local database while the development server runs.
  if (word.includes('://') || word.startsWith('supabase/.temp')) return false;
  return (
    folders.some((folder) => word.startsWith(`${folder}/`)) || /^[\w<*{][^=$]*\.(tsx?|sql|css|ya?ml|toml)$/.test(word)
  );
}

/** Returns the paths of a pattern such as `src/{main,prerender}.tsx`. */
function alternatives(word: string): string[] {
  const [braces, names] = /\{([^}]*)\}/.exec(word) ?? [];
  if (braces === undefined || names === undefined) return [word];
  return names.split(',').flatMap((name) => alternatives(word.replace(braces, name)));
}

/** Says whether each alternative of a path names a file. `*` and `<slug>` stand for any name. */
function exists(word: string): boolean {
  return alternatives(word).every((one) => {
    const isWhole = folders.some((folder) => one.startsWith(`${folder}/`));
    const name = one.replace(/\/$/, '').replace(/[.+()[\]]/g, '\\$&');
    const pattern = new RegExp(`${isWhole ? '^' : '(^|/)'}${name.replace(/\*+|<\w+>/g, '[^/]*')}$`);
    return files.some((file) => pattern.test(file));
  });
}

/** Returns the anchors that GitHub gives the headings of a document. */
function anchorsOf(text: string): string[] {
  return Array.from(text.replace(fences, '').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => gitHubSlug(heading));
}

/** Returns the links between documents that lead nowhere. */
function brokenLinks(document: string): string[] {
  const links = read(document).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#?([^)\s]*)\)/g);
  return Array.from(links).flatMap(([link, target = '', anchor = '']) => {
    const file = target === '' ? document : path.join(path.dirname(document), target);
    const leads = existsSync(path.join(projectRoot, file)) && (anchor === '' || anchorsOf(read(file)).includes(anchor));
    return leads ? [] : [link];
  });
}

/** Returns the quoted titles that no test has. Documents write path and title: `tests/unit/x.test.ts`, "does this". */
function missingTests(text: string): string[] {
  const quotes = text.matchAll(/`(tests\/[^`]+\.test\.tsx?)`,\s+"([^"]+)"/g);
  const isMissing = (file: string, name: string) => {
    const code = read(file).replace(/\(\s+/g, '(');
    return !["'", '"', '`'].some((mark) => code.includes(`(${mark}${name}${mark}`));
  };
  return Array.from(quotes).flatMap(([, file = '', name = '']) => (isMissing(file, name) ? [name] : []));
}

/** Returns the cells of all tables. */
function cells(text: string): string[] {
  const rows = text.replace(fences, '').match(/^ *\|.*\|$/gm) ?? [];
  return rows.flatMap((row) => row.split(/(?<!\\)\|/)).map((cell) => cell.trim());
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names files that exist', () => {
    expect(codeWords(text).filter((word) => isPath(word) && !exists(word))).toEqual([]);
  });

  test('names npm scripts that exist', () => {
    const names = Array.from(text.matchAll(/\bnpm (?:run |(?=test\b))([\w:]+)/g), ([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    expect(brokenLinks(document)).toEqual([]);
  });

  test('quotes names of tests that exist', () => {
    expect(missingTests(text)).toEqual([]);
  });

  test('runs test files that exist', () => {
    const commands = Array.from(text.matchAll(/npx vitest run ([^`\n#]+)/g), ([, words = '']) => words);
    const filters = commands.flatMap((words) => words.replace(/ -.*/, '').trim().split(/\s+/));
    const tests = files.filter((file) => file.startsWith('tests/'));
    expect(filters.filter((filter) => !tests.some((file) => file.includes(filter)))).toEqual([]);
  });

  test('keeps each cell of a table within 100 characters', () => {
    expect(cells(text).filter((cell) => cell.length > 100)).toEqual([]);
  });
});

test('README.md has at most 100 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

test('docs/architecture.md has at most 150 lines of 120 columns', () => {
  const lines = read('docs/architecture.md').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

test('the check of documents tells existing names from missing names', () => {
  expect(codeWords(read('SECURITY.md')).filter(isPath).length).toBeGreaterThan(10);
  expect(exists('supabase/migrations/*_accounts.sql')).toBe(true);
  expect(exists('src/{main,prerender}.tsx')).toBe(true);
  expect(exists('src/{main,nowhere}.tsx')).toBe(false);
  expect(exists('tools/art/consoles/<slug>.ts')).toBe(true);
  expect(exists('size-budget.ts')).toBe(true);
  expect(exists('src/nowhere/*.ts')).toBe(false);
  expect(missingTests('`tests/unit/build/documents.test.ts`, "names no test"')).toEqual(['names no test']);
  expect(missingTests('`tests/unit/build/documents.test.ts`, "names files that exist"')).toEqual([]);
  expect(anchorsOf('# What `a` is, and why?')).toEqual(['what-a-is-and-why']);
});
