import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { usePicturePicker, type PickedPicture, type PictureRequest } from './picture-picker';

interface PictureDropProps {
  /** The label of the text area in `children`. */
  label: string;
  children: ReactNode;
}

/** Surrounds a text area for Markdown. A dropped, pasted or chosen picture becomes a line of the text. */
export function PictureDrop({ label, children }: PictureDropProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picker = usePicturePicker();
  const [over, setOver] = useState(false);
  if (!picker) return children;

  const add = async (requests: PictureRequest[]) => {
    for (const request of requests) {
      const picked = await picker.pick(request);
      const area = frame.current?.querySelector('textarea');
      if (picked && area) insertLine(area, pictureLine(picked));
    }
  };
  const addFiles = (transfer: DataTransfer | null): boolean => {
    const files = picker.reason === null ? Array.from(transfer?.files ?? []) : [];
    void add(files.map((file) => ({ from: 'file', label, file })));
    return files.length > 0;
  };
  return (
    <div
      ref={frame}
      className={over ? 'rounded-xl outline-2 outline-offset-4 outline-accent' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (addFiles(event.dataTransfer)) event.preventDefault();
      }}
      onPaste={(event) => {
        // An office program copies text together with a picture of the text.
        if (!event.clipboardData.types.includes('text/plain') && addFiles(event.clipboardData)) event.preventDefault();
      }}
    >
      {children}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          kind="quiet"
          size="small"
          disabled={picker.reason !== null}
          onClick={() => void add([{ from: 'file', label }])}
        >
          Add picture to text
        </Button>
        <Button kind="quiet" size="small" onClick={() => void add([{ from: 'library', label }])}>
          Add from library to text
        </Button>
      </div>
    </div>
  );
}

/** Returns the Markdown of a picture. The alternative text loses the characters that would end the text. */
function pictureLine({ address, alt }: PickedPicture): string {
  return `![${alt
    .replace(/[[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}](${address})`;
}

/** Inserts a separate line at the caret. The browser's undo reverts it. */
function insertLine(area: HTMLTextAreaElement, line: string): void {
  const { value, selectionStart, selectionEnd } = area;
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  const start = before === '' || before.endsWith('\n') ? '' : '\n';
  const end = after.startsWith('\n') ? '' : '\n';
  area.focus();
  area.setSelectionRange(selectionStart, selectionEnd);
  const typing: Typing = document;
  if (typing.execCommand?.('insertText', false, start + line + end)) return;
  area.setRangeText(start + line + end, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** `execCommand` is deprecated and has no successor. Only its changes enter the field's undo history. */
interface Typing {
  execCommand?: (command: 'insertText', showUi: false, text: string) => boolean;
}
