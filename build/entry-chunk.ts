/** What Rolldown tells of a module. */
interface ChunkingContext {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry: boolean } | null;
}

/** Visitors do not sign in. */
const publicScreen = /\/src\/screens\/public\/(?!login)[\w-]+\.tsx$/;

/** What of the query library writes: only pages with a form need it, but all of it comes through one file. */
const writing = /\/(useMutation|mutationObserver)\.js$/;

/**
 * Puts into one chunk what the first page needs, whichever it is: what the entry needs, and
 * what more than one public screen does. Left alone, Rolldown makes a file of each module
 * that screens share, and many small files compress worse than one. React is apart: set up
 * in a step of its own, it does not hold up a slow phone so long.
 */
export const entryChunk = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 1 },
    {
      debugName: 'site',
      name: (id: string, context: ChunkingContext) => {
        if (id.includes('@tanstack/') && writing.test(id)) return null;
        const users = usersOf(id, context);
        const screens = users.filter((user) => publicScreen.test(user));
        return screens.length > 1 || users.some((user) => context.getModuleInfo(user)?.isEntry) ? 'site' : null;
      },
    },
  ],
};

/** A module and all that need it, directly or by way of others, without `import()`. */
function usersOf(id: string, context: ChunkingContext): string[] {
  const users = new Set([id]);
  for (const user of users) {
    for (const next of context.getModuleInfo(user)?.importers ?? []) users.add(next);
  }
  return [...users];
}
