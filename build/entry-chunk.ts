/** What Rolldown tells of a module. */
interface ChunkingContext {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry: boolean } | null;
}

const publicScreen = /\/src\/screens\/public\/[\w-]+\.tsx$/;

/**
 * Puts into one chunk what the first page needs, whichever it is: what the entry needs, and
 * what more than one public screen does. Left alone, Rolldown makes a file of each module
 * that screens share, and many small files compress worse than one.
 */
export const entryChunk = {
  groups: [
    {
      debugName: 'site',
      name: (id: string, context: ChunkingContext) => {
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
