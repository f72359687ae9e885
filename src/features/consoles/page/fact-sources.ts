import type { ConsolePage } from '@/data/consoles/consoles';

type Source = Pick<ConsolePage['sources'][number], 'field' | 'title' | 'url' | 'note'>;

export interface ListedSource {
  number: number;
  title: string;
  url: string | null;
}

/** The evidence for a fact: the numbers of its sources in the list, and its notes. */
interface Evidence {
  numbers: number[];
  notes: string[];
}

/** Gives numbers to the sources, in the order of the page. Sources with the same title and address share a number. */
export function numberSources(sources: readonly Source[], fields: readonly string[]) {
  const listed: ListedSource[] = [];
  const evidence = new Map<string, Evidence>();
  for (const field of fields) {
    if (evidence.has(field)) continue;
    const found: Evidence = { numbers: [], notes: [] };
    for (const { title, url, note } of sources.filter((source) => source.field === field)) {
      if (note) found.notes.push(note);
      if (title === null) continue;
      let same = listed.find((each) => each.title === title && each.url === url);
      if (!same) listed.push((same = { number: listed.length + 1, title, url }));
      if (!found.numbers.includes(same.number)) found.numbers.push(same.number);
    }
    evidence.set(field, found);
  }
  return { listed, evidenceOf: (field: string) => evidence.get(field) ?? { numbers: [], notes: [] } };
}
