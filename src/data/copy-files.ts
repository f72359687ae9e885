import { createCopy, type CopyFiles } from './copy';

/** A copy that is not there soon is as good as none: what is built in stands in then. */
const patienceMilliseconds = 5_000;

/** The copy beside the pages: `data/site.json`, `data/posts.json` and one file for each post. */
const files: CopyFiles = {
  site: () => readFile('/data/site.json'),
  cards: () => readFile('/data/posts.json'),
  post: (slug) => readFile(`/data/posts/${encodeURIComponent(slug)}.json`),
};

/** The copy that the build of this site made. */
export const storedCopy = createCopy(files);

const read = new Map<string, Promise<unknown>>();

/** @throws when there is no such file: also a host's page in its place is no JSON. */
function readFile<Content>(address: string): Promise<Content> {
  const known = read.get(address);
  if (known) return known as Promise<Content>;
  const content = fetch(address, { signal: AbortSignal.timeout(patienceMilliseconds) }).then((answer) => {
    if (!answer.ok) throw new Error(`no copy at ${address}: ${answer.status}`);
    return answer.json() as Promise<Content>;
  });
  read.set(address, content);
  content.catch(() => read.delete(address));
  return content;
}
