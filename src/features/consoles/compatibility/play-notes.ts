/** What is said about a cell of the matrix, and where it is from. */
export interface PlayNote {
  note: string | null;
  title: string | null;
  url: string | null;
}

/** Numbers notes in the order in which they are asked for; the same note of the same source is one. */
export function numberNotes() {
  const listed: PlayNote[] = [];
  const numbers = new Map<string, number>();
  const numberOf = ({ note, title, url }: PlayNote): number | null => {
    if (note === null && title === null) return null;
    const key = JSON.stringify([note, title, url]);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    listed.push({ note, title, url });
    numbers.set(key, listed.length);
    return listed.length;
  };
  return { listed, numberOf };
}
