import {
  useCallback,
  useId,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { insertTextIntoField } from 'text-field-edit';
import { linkTo, nextItem, type Edit, type Passage } from '@/lib/markdown-edits';
import { isLinkTarget } from '@/lib/safe-url';
import { Field, fieldAttributes, fieldClass } from './field';
import { isComposing, isLetterKey } from './keys';
import { MarkdownToolbar, toolOf } from './markdown-toolbar';

interface MarkdownFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  hint?: ReactNode;
  rows: number;
  className?: string;
  areaRef: RefObject<HTMLTextAreaElement | null>;
  onScroll?: () => void;
  /** Shown below the text. */
  children?: ReactNode;
}

/**
 * A text area for Markdown with a toolbar and shortcuts. Enter continues a list, and a pasted address becomes a link.
 * Undo reverts each of these edits.
 */
export function MarkdownField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  rows,
  className = '',
  areaRef,
  onScroll,
  children,
}: MarkdownFieldProps<Values>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const { ref: fieldRef } = field;
  const setArea = useCallback(
    (area: HTMLTextAreaElement | null) => {
      areaRef.current = area;
      fieldRef(area);
    },
    [areaRef, fieldRef],
  );
  /** True while the user pastes with Shift: the pasted text then stays plain. */
  const pastesPlain = useRef(false);
  const error = fieldState.error?.message;

  const run = (command: (passage: Passage) => Edit | null): boolean => {
    const area = areaRef.current;
    const edit = area && command({ text: area.value, start: area.selectionStart, end: area.selectionEnd });
    if (!edit) return false;
    applyEdit(area, edit);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    pastesPlain.current = event.shiftKey && isLetterKey('V', event);
    if (isComposing(event)) return;
    const tool = toolOf(event);
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (tool) event.preventDefault();
    if (tool) run(tool.command);
    else if (isEnter && run(nextItem)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (pastesPlain.current || !/^(?:https?:|mailto:)/i.test(pasted) || !isLinkTarget(pasted)) return;
    if (run((passage) => linkTo(pasted, passage))) event.preventDefault();
  };

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <MarkdownToolbar controls={id} onUse={run} />
      <textarea
        {...fieldAttributes(id, { hint, error })}
        ref={setArea}
        name={field.name}
        value={field.value}
        required
        rows={rows}
        className={`${fieldClass} rounded-t-none ${className}`}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onKeyDown={press}
        onPaste={paste}
        onScroll={onScroll}
      />
      {children}
    </Field>
  );
}

/** Applies an edit like typing: the form gets the change, and undo reverts it. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (from !== to || insert !== '') insertTextIntoField(area, insert);
  area.setSelectionRange(...select);
}
