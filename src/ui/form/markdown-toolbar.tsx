import { useRef, useState, type KeyboardEvent } from 'react';
import * as edits from '@/lib/markdown-edits';
import { isLetterKey } from './keys';

type Command = (passage: edits.Passage) => edits.Edit | null;

export interface Tool {
  name: string;
  command: Command;
  /**
   * The key to press with Ctrl, or with Command on a Mac. A digit is found by its place on the keyboard, because Shift
   * changes the typed sign.
   */
  shortcut: { key: string; shift?: boolean };
  /** A letter with its font, or the path of a drawing 24 wide and high. */
  icon: { letter: string; font: string } | string;
}

export const tools: readonly Tool[] = [
  { name: 'Bold', command: edits.bold, shortcut: { key: 'B' }, icon: { letter: 'B', font: 'font-extrabold' } },
  { name: 'Italic', command: edits.italic, shortcut: { key: 'I' }, icon: { letter: 'I', font: 'font-serif italic' } },
  {
    name: 'Heading',
    command: edits.heading,
    shortcut: { key: 'H', shift: true },
    icon: { letter: 'H', font: 'font-display' },
  },
  {
    name: 'Link',
    command: edits.link,
    shortcut: { key: 'K' },
    icon: 'M9 15l6-6M10.5 7.5l2-2a4.2 4.2 0 0 1 6 6l-2 2M13.5 16.5l-2 2a4.2 4.2 0 0 1-6-6l2-2',
  },
  {
    name: 'Bulleted list',
    command: edits.bulletedList,
    shortcut: { key: '8', shift: true },
    icon: 'M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  },
  {
    name: 'Numbered list',
    command: edits.numberedList,
    shortcut: { key: '7', shift: true },
    icon: 'M10.5 6H20M10.5 12H20M10.5 18H20M4 4.5l1.5-.8V9M3.8 15.3c.4-1.4 2.9-1.2 2.7.3-.2 1-1.7 2-2.7 3.4h3',
  },
  {
    name: 'Quotation',
    command: edits.quote,
    shortcut: { key: '9', shift: true },
    icon: 'M4.5 17c3-1 4.5-3 4.5-7H5v4h4M14 17c3-1 4.5-3 4.5-7h-4v4h4',
  },
  {
    name: 'Code',
    command: edits.code,
    shortcut: { key: 'E' },
    icon: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5',
  },
  {
    name: 'Picture',
    command: edits.picture,
    shortcut: { key: 'G', shift: true },
    icon: 'M4 5h16v14H4zM4 16l5-5 5 5 2.5-2.5L20 17M15.5 9h.01',
  },
  {
    name: 'Table',
    command: edits.table,
    shortcut: { key: 'L', shift: true },
    icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  },
];

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

export function toolOf(event: KeyboardEvent): Tool | undefined {
  const held = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!held || event.altKey) return undefined;
  return tools.find(({ shortcut: { key, shift = false } }) => {
    const pressed = /\d/.test(key) ? event.code === `Digit${key}` : isLetterKey(key, event);
    return pressed && shift === event.shiftKey;
  });
}

interface MarkdownToolbarProps {
  /** The id of the text area. */
  controls: string;
  onUse: (command: Command) => void;
}

/** A toolbar by the ARIA pattern. Tab stops at one button. Arrow keys, Home and End move between the buttons. */
export function MarkdownToolbar({ controls, onUse }: MarkdownToolbarProps) {
  const [stop, setStop] = useState(0);
  const toolbar = useRef<HTMLDivElement>(null);
  const moves: Record<string, number> = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: -1 };
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const buttons = toolbar.current?.querySelectorAll('button') ?? [];
    Array.from(buttons)
      .at(to % tools.length)
      ?.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className="flex flex-wrap gap-0.5 rounded-t-xl border border-b-0 border-control bg-canvas p-1"
      onKeyDown={move}
    >
      {tools.map(({ name, command, shortcut, icon }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={`${name} (${shortcutText(shortcut)})`}
          aria-keyshortcuts={`${isMac ? 'Meta' : 'Control'}+${shortcut.shift ? 'Shift+' : ''}${shortcut.key}`}
          tabIndex={index === stop ? 0 : -1}
          className="inline-grid size-9 place-items-center rounded-lg text-muted hover:bg-line hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:size-touch"
          onFocus={() => setStop(index)}
          onClick={() => onUse(command)}
        >
          <ToolIcon icon={icon} />
        </button>
      ))}
    </div>
  );
}

function ToolIcon({ icon }: Pick<Tool, 'icon'>) {
  if (typeof icon !== 'string') {
    return (
      <span aria-hidden className={`text-base ${icon.font}`}>
        {icon.letter}
      </span>
    );
  }
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icon} />
    </svg>
  );
}

function shortcutText({ key, shift }: Tool['shortcut']): string {
  return isMac ? `${shift ? '⇧' : ''}⌘${key}` : `Ctrl+${shift ? 'Shift+' : ''}${key}`;
}
