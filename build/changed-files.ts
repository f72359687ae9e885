import type { Stamps } from './output-folder.ts';

/** What differs between two builds: file names below their folder, sorted. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

export function changesBetween(before: Stamps, now: Stamps): Changes {
  const files = Object.keys(now);
  return {
    added: files.filter((file) => !before[file]),
    changed: files.filter((file) => before[file] && before[file].hash !== now[file]?.hash),
    removed: Object.keys(before).filter((file) => !now[file]),
  };
}

/** What there is to upload, a line for each file. */
export function uploadList({ added, changed, removed }: Changes): string {
  const lines = [
    ...added.map((file) => `added ${file}`),
    ...changed.map((file) => `changed ${file}`),
    ...removed.map((file) => `removed ${file}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** The first few names are enough to see what it is about. */
const mostNames = 5;

/** The same in a few lines. @param all how many files the build has @param list the file with the whole list */
export function uploadSummary(changes: Changes, all: number, list: string): string {
  const { added, changed, removed } = changes;
  const counts = `${added.length} files added, ${changed.length} changed, ${removed.length} removed`;
  const lines = [`to upload: ${counts}, of ${all} (${list})`];
  for (const [kind, files] of Object.entries(changes) as [string, string[]][]) {
    const others = files.length - mostNames;
    const names = files.slice(0, mostNames).join(', ');
    if (files.length > 0) lines.push(`  ${kind}: ${names}${others > 0 ? ` and ${others} more` : ''}`);
  }
  return lines.join('\n');
}
