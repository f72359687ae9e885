/** What Rolldown tells of a module. */
interface ChunkingContext {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry: boolean } | null;
}

/**
 * Puts everything the first page needs into one chunk. Left alone, Rolldown splits off
 * what lazy screens share with it, and several files compress worse than one.
 */
export const entryChunk = {
  groups: [
    { debugName: 'site', name: (id: string, context: ChunkingContext) => (isReached(id, context) ? 'site' : null) },
  ],
};

/** Does the entry import this module, directly or by way of others, without `import()`? */
function isReached(id: string, context: ChunkingContext): boolean {
  const importers = new Set([id]);
  for (const importer of importers) {
    const info = context.getModuleInfo(importer);
    if (info?.isEntry) return true;
    for (const next of info?.importers ?? []) importers.add(next);
  }
  return false;
}
