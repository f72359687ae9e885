export interface PlayNote {
  note: string | null;
  title: string | null;
  url: string | null;
}

/** Gives numbers to notes, in the order of the calls. The same note of the same source keeps its number. */
export function numberNotes() {
  const listed: PlayNote[] = [];
  const numbers = new Map<string, number>();
  const numberOf = ({ note, title, url }: PlayNote): number | null => {
    if (note === null && title === null) return null;
    const key = JSON.stringify([note, title, url]);
    const recorded = numbers.get(key);
    if (recorded !== undefined) return recorded;
    listed.push({ note, title, url });
    numbers.set(key, listed.length);
    return listed.length;
  };
  return { listed, numberOf };
}
