import type { ReactNode } from 'react';
import { SourceLink } from '@/ui/source-link';
import { Badge } from '@/ui/card';
import { isRecorded, type Cartridge } from './cartridges';
import { saveNotes, saveSources } from './save-facts';
import { platforms, saveTypes } from './save-words';

export function SaveCard({ cartridge }: { cartridge: Cartridge }) {
  const { id, title, platform, save, headerCodes, headerTitle, codes, boards, copies, confidence } = cartridge;
  const { label, verdict } = saveTypes[save];
  const header = [...headerCodes, headerTitle].filter(Boolean).join(', ');
  return (
    <article className="h-full rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <Badge tone="bg-sunken text-ink">{platforms[platform]}</Badge>
      <h3 className="mt-3 text-heading">{title}</h3>
      {!isRecorded(cartridge) && (
        <p className="mt-1.5 text-sm font-semibold text-history">
          Known from software only, no opened cartridge recorded
        </p>
      )}
      <p className="mt-3 text-lg font-semibold">{verdict.label}</p>
      <p className="text-pretty">{verdict.text}</p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
        <Fact name="Save type">{label}</Fact>
        <Fact name="Chip">{chipWords(cartridge)}</Fact>
        <Fact name="Battery">{cellWords(cartridge)}</Fact>
        {codes.length > 0 && <Fact name="Codes">{codes.join(', ')}</Fact>}
        {header && <Fact name="In the header">{header}</Fact>}
        {boards.length > 0 && <Fact name="Boards">{boards.join(', ')}</Fact>}
        {copies > 0 && <Fact name="Copies recorded">{copies}</Fact>}
        {confidence !== 'high' && <Fact name="Confidence">{confidence}</Fact>}
        <Fact name="Source">{sources()}</Fact>
      </dl>
      {cartridge.notes.map((number) => (
        <NoteText key={number} number={number} className="mt-3 text-sm text-pretty" />
      ))}
    </article>
  );

  function sources() {
    if (isRecorded(cartridge)) {
      return <SourceLink title={`${id} in ${saveSources.database.title}`} url={cartridge.source} />;
    }
    return (
      <>
        <SourceLink {...saveSources.ezFlash} />
        {cartridge.mgba && (
          <>
            <span>{`; ${cartridge.mgba} in `}</span>
            <SourceLink {...saveSources.mgba} />
          </>
        )}
      </>
    );
  }
}

function cellWords(cartridge: Cartridge): string {
  const { cell, save } = cartridge;
  if (cell) return `${cell}, which the board is built for. Read the print on your battery before you buy a new one.`;
  if (!isRecorded(cartridge)) return 'not recorded';
  return save === 'tama5' ? 'there is one, its size is not recorded' : 'none';
}

function chipWords({ chip, save }: Cartridge): string {
  if (chip) return `${chip}, as printed in a recorded copy`;
  if (save === 'mbc2') return 'inside the MBC2';
  return save === 'none' ? 'none' : 'no print recorded';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface NoteTextProps {
  /** Starts at 1. */
  number: number;
  className?: string;
}

export function NoteText({ number, className }: NoteTextProps) {
  const note = saveNotes[number - 1];
  if (!note) return null;
  return (
    <p className={className}>
      <span>{note.text}</span>
      {note.source && (
        <>
          <span> Source: </span>
          <SourceLink {...note.source} />
        </>
      )}
    </p>
  );
}
