import type { Rolldown } from 'vite';

/** What the browser build tells the pages. */
export interface ClientBuild {
  /** index.html with the tags that load the site's code. */
  html: string;
  css: string;
  /** Addresses of all code that each public screen needs, in the order it is to run, by the name of its file without `-screen.tsx`. */
  code: Record<string, string[]>;
}

const publicScreen = /\/src\/screens\/public\/([\w-]+)-screen\.tsx$/;

/** Reads that off a bundle. @throws Error when it has more than one style sheet. */
export function readClientBuild(bundle: Rolldown.OutputBundle): ClientBuild {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const code: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const kind = publicScreen.exec(chunk.facadeModuleId ?? '')?.[1];
    if (kind) code[kind] = withImports(chunk, chunks).map(({ fileName }) => `/${fileName}`);
  }
  return { html: textOf(bundle, /^index\.html$/), css: textOf(bundle, /\.css$/), code };
}

/** A chunk behind all that it imports. */
function withImports(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [...new Set([...imported.flatMap((each) => withImports(each, chunks)), chunk])];
}

function textOf(bundle: Rolldown.OutputBundle, name: RegExp): string {
  const [asset, ...others] = Object.values(bundle).filter(({ fileName }) => name.test(fileName));
  if (asset?.type !== 'asset' || others.length > 0)
    throw new Error(`the build should have one file like ${String(name)}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}

/** What Rolldown tells of a module. */
interface ChunkingContext {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry: boolean } | null;
}

/** What of the query library writes: only pages with a form need it, but all of it comes through one file. */
const writing = /\/(useMutation|mutationObserver)\.js$/;

/**
 * Puts into one chunk what the first page needs, whichever it is: what the entry needs, and
 * what more than one public screen does. Left alone, Rolldown makes a file of each module
 * that screens share, and many small files compress worse than one. Two have a file of their own: what only pages
 * with a search need, and React, which is set up in a step of its own so that a slow phone is not held up so long.
 */
export const entryChunk = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
    {
      debugName: 'site',
      name: (id: string, context: ChunkingContext) => {
        if (id.includes('@tanstack/') && writing.test(id)) return null;
        const users = usersOf(id, context);
        const shared = screensOf(users).length > 1 && !isForSearch(users) && !isForOneKind(users);
        return shared || users.some((user) => context.getModuleInfo(user)?.isEntry) ? 'site' : null;
      },
      priority: 1,
    },
    {
      debugName: 'search',
      name: (id: string, context: ChunkingContext) => (isForSearch(usersOf(id, context)) ? 'search' : null),
    },
  ],
};

/** Do both lists with a search need it, and neither the home page nor the timeline? */
function isForSearch(users: readonly string[]): boolean {
  const screens = screensOf(users);
  const needed = (screen: string) => screens.includes(screen);
  return needed('blog-list') && needed('console-catalogue') && !needed('home') && !needed('timeline');
}

/** Pages about consoles share more with each other than others should load. */
const consoleScreens = /^(console-|compatibility$|open-data$|past-consoles$|how-we-know$)/;

/** As do the tools. */
const toolScreens = /^tool/;

/** And the guides with claims and their sources. */
const guideScreens = /^(buying-guide|repair|editions|how-we-know)$/;

function isForOneKind(users: readonly string[]): boolean {
  const screens = screensOf(users);
  return [consoleScreens, toolScreens, guideScreens].some((kind) => screens.every((screen) => kind.test(screen)));
}

/** Visitors do not sign in, and hardly any has a link to a draft. */
const seldomSeen = ['login', 'password', 'shared-draft'];

function screensOf(users: readonly string[]): string[] {
  return users.flatMap((user) => publicScreen.exec(user)?.[1] ?? []).filter((screen) => !seldomSeen.includes(screen));
}

/** A module and all that need it, directly or by way of others, without `import()`. */
function usersOf(id: string, context: ChunkingContext): string[] {
  const users = new Set([id]);
  for (const user of users) {
    for (const next of context.getModuleInfo(user)?.importers ?? []) users.add(next);
  }
  return [...users];
}
