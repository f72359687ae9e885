import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff';

export interface DiffPart {
  text: string;
  kind: 'same' | 'added' | 'removed' | 'skipped';
}

/** A comparison that takes longer returns whole lines, or the two texts one after the other. */
const longestMilliseconds = 500;
/** The number of unchanged lines beside a change. */
const context = 2;

/** Compares two texts: first by lines, then by words within changed lines. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const whole: DiffPart[] = [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ];
  const end = Date.now() + longestMilliseconds;
  const lines = diffLines(before, after, { timeout: longestMilliseconds });
  if (!lines) return whole.filter(({ text }) => text !== '');
  const parts = lines.flatMap((line, index): DiffPart[] => {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    if (line.removed && next?.added) return wordsOf(line.value, next.value, end - Date.now());
    if (line.added && previous?.removed) return [];
    return [partOf(line)];
  });
  return parts.flatMap((part, index) =>
    part.kind === 'same' ? shortened(part.text, index === 0, index === parts.length - 1) : [part],
  );
}

function wordsOf(before: string, after: string, timeout: number): DiffPart[] {
  const words = timeout > 0 ? diffWordsWithSpace(before, after, { timeout }) : undefined;
  if (words) return words.map(partOf);
  return [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ];
}

function partOf({ value, added, removed }: ChangeObject<string>): DiffPart {
  return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' };
}

/** Skips unchanged whole lines far from any change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): DiffPart[] {
  const lines = text.split(/(?<=\n)/);
  const before = isFirst ? 0 : context;
  const after = isLast ? 0 : context;
  const skipped = lines.length - before - after;
  if (skipped < 3) return [{ text, kind: 'same' }];
  const parts: DiffPart[] = [
    { text: lines.slice(0, before).join(''), kind: 'same' },
    { text: `${skipped} unchanged lines`, kind: 'skipped' },
    { text: lines.slice(lines.length - after).join(''), kind: 'same' },
  ];
  return parts.filter(({ text: shown }) => shown !== '');
}
