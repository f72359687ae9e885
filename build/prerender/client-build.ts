import type { Rolldown } from 'vite';

/** The parts of the browser build that the pages need. */
export interface ClientBuild {
  /** index.html with the tags that load the site's code. */
  html: string;
  css: string;
  /**
   * Maps a public screen to the addresses of all its code, in the order of execution. The name of the screen is the
   * file name without `-screen.tsx`.
   */
  code: Record<string, string[]>;
}

const publicScreen = /\/src\/screens\/public\/([\w-]+)-screen\.tsx$/;

/** Reads the browser build from a bundle. @throws Error unless the bundle has one index.html and one style sheet */
export function readClientBuild(bundle: Rolldown.OutputBundle): ClientBuild {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const code: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const kind = publicScreen.exec(chunk.facadeModuleId ?? '')?.[1];
    if (kind) code[kind] = withImports(chunk, chunks).map(({ fileName }) => `/${fileName}`);
  }
  return { html: textOf(bundle, /^index\.html$/), css: textOf(bundle, /\.css$/), code };
}

/** Returns all chunks that a chunk imports, and finally the chunk. */
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

/** The part of Rolldown's context that the groups read. */
interface ChunkingContext {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry: boolean } | null;
}

/**
 * Matches the query library's modules for writes. Only pages with a form need these modules, but one file exports the
 * whole library.
 */
const writeModules = /\/(useMutation|mutationObserver)\.js$/;

/**
 * The groups of modules for Rolldown. One chunk has the code that any first page needs: the imports of the entry, and
 * the modules of several public screens. By default Rolldown makes a file of each shared module, and many small files
 * compress worse than one. Two other groups have a file each: the code of pages with a search, and React. React starts
 * in a separate step, which blocks a slow phone for a shorter time.
 */
export const entryChunk = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
    {
      debugName: 'site',
      name: (id: string, context: ChunkingContext) => {
        if (id.includes('@tanstack/') && writeModules.test(id)) return null;
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

/** Says whether both lists with a search need a module that neither the home page nor the timeline needs. */
function isForSearch(users: readonly string[]): boolean {
  const screens = screensOf(users);
  const needed = (screen: string) => screens.includes(screen);
  return needed('blog-list') && needed('console-catalogue') && !needed('home') && !needed('timeline');
}

/** Pages about consoles share modules that other pages should not load. */
const consoleScreens = /^(console-|compatibility$|open-data$|past-consoles$|how-we-know$)/;

const toolScreens = /^tool/;

const guideScreens = /^(buying-guide|repair|editions|how-we-know)$/;

function isForOneKind(users: readonly string[]): boolean {
  const screens = screensOf(users);
  return [consoleScreens, toolScreens, guideScreens].some((kind) => screens.every((screen) => kind.test(screen)));
}

/** These screens do not count: visitors do not sign in, and few visitors have a link to a draft. */
const rareScreens = ['login', 'password', 'shared-draft'];

function screensOf(users: readonly string[]): string[] {
  return users.flatMap((user) => publicScreen.exec(user)?.[1] ?? []).filter((screen) => !rareScreens.includes(screen));
}

/** Returns a module and all modules that import it, directly or indirectly, without `import()`. */
function usersOf(id: string, context: ChunkingContext): string[] {
  const users = new Set([id]);
  for (const user of users) {
    for (const next of context.getModuleInfo(user)?.importers ?? []) users.add(next);
  }
  return [...users];
}
