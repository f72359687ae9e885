import type { ReactNode } from 'react';
import { ExternalLink } from '@/ui/external-link';
import { lockWords, playWords } from '@/features/consoles/fact-labels';
import type { PlayNote } from './play-notes';

const words: Readonly<Record<string, string>> = { ...playWords, ...lockWords };
const signs: Readonly<Record<string, string>> = {
  ...{ yes: '●', partly: '◐', no: '–' },
  ...{ full: '●', partial: '◐', none: '–' },
};

/** Shows the answer as a word. A sign and the weight of the letters repeat the answer. */
export function Answer({ answer }: { answer: string | null }) {
  const sign = signs[answer ?? ''] ?? '?';
  const quiet = sign === '–' || sign === '?';
  return (
    <span className={quiet ? 'text-muted' : 'font-semibold'}>
      <span aria-hidden="true">{`${sign} `}</span>
      <span>{words[answer ?? ''] ?? 'Unknown'}</span>
    </span>
  );
}

interface NoteMarksProps {
  numbers: readonly (number | null)[];
  /** A known value without numbers gets the mark 'no source'. */
  known: boolean;
}

export function NoteMarks({ numbers, known }: NoteMarksProps): ReactNode {
  const marks = [...new Set(numbers.filter((number) => number !== null))];
  if (marks.length === 0) return known && <span className="block text-xs text-muted">no source</span>;
  return (
    <sup className="text-xs">
      {marks.map((number) => (
        <a key={number} href={`#note-${number}`} aria-label={`Note ${number}`} className="px-1 py-2 text-muted">
          {number}
        </a>
      ))}
    </sup>
  );
}

export function NoteText({ note, title, url }: PlayNote) {
  return (
    <>
      {note !== null && <span>{`${note} `}</span>}
      <span className="text-muted">
        {title === null ? (
          'no source'
        ) : (
          <>
            <span>Source: </span>
            {url ? (
              <ExternalLink href={url} className="underline decoration-line hover:text-accent">
                {title}
              </ExternalLink>
            ) : (
              <span>{title}</span>
            )}
          </>
        )}
      </span>
    </>
  );
}
