import { ReadError, requireShape } from './answers';
import { createCopy, type CopyFiles } from './copy';
import { articleShape, cardShape } from './posts';

/** A copy that is not there soon is as good as none: what is built in stands in then. */
const patienceMilliseconds = 5_000;

/** The copy beside the pages: `data/site.json`, `data/posts.json` and one file for each post. */
const files: CopyFiles = {
  site: () => readFile('/data/site.json', (content) => requireShape(content, { day: 'text' })),
  cards: () => readFile('/data/posts.json', requireCards),
  post: (slug) =>
    readFile(`/data/posts/${encodeURIComponent(slug)}.json`, (content) => requireShape(content, articleShape)),
};

/** The copy that the build of this site made. */
export const storedCopy = createCopy(files);

const read = new Map<string, Promise<unknown>>();

/**
 * @param check throws when the content is not that of such a file
 * @throws when there is no such file: also a host's page in its place is none.
 */
function readFile<Content>(address: string, check: (content: unknown) => void): Promise<Content> {
  const known = read.get(address);
  if (known) return known as Promise<Content>;
  const content = fetchFile<Content>(address, check);
  read.set(address, content);
  content.catch(() => read.delete(address));
  return content;
}

async function fetchFile<Content>(address: string, check: (content: unknown) => void): Promise<Content> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMilliseconds) });
  if (!answer.ok) throw new Error(`no copy at ${address}: ${answer.status}`);
  const content: unknown = await answer.json();
  check(content);
  return content as Content;
}

function requireCards(content: unknown): void {
  if (!Array.isArray(content)) throw new ReadError('unusable', 'the cards are no list');
  for (const card of content) requireShape(card, cardShape);
}
