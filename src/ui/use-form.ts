import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { KeptChanges } from '@/lib/kept-changes';
import { isStorable } from '@/lib/text-rules';
import { useUnsavedChanges } from './unsaved-changes-context';
import { differs, useKeptChanges } from './use-kept-changes';

/** A sentence for each field that is not as it should be. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

interface FormOptions<Values> {
  /** What is saved; the form is dirty while its values differ. */
  initial: Values;
  /** What the form opens with, when that is not what is saved. */
  start?: Values;
  /** What the database did not take of `start`. */
  refused?: FieldErrors<Values>;
  /** The version of the saved row. */
  base?: string;
  /** What is wrong with values; asked on submit, and from then on as the person types. */
  check: (values: Values) => FieldErrors<Values>;
  /** Under which name the device keeps what is typed. */
  keepAs: string;
  onSubmit: (values: Values) => void;
  /** It was sent although something is wrong with it. */
  onRefused?: (values: Values) => void;
}

/**
 * The state of a form: values, what is wrong with them, and what makes sure that
 * nothing typed is lost: the question before leaving, and the copy on this device.
 */
export function useForm<Values extends object>({
  initial,
  start = initial,
  refused: refusedBefore = {},
  base = '',
  check,
  keepAs,
  onSubmit,
  onRefused,
}: FormOptions<Values>) {
  const [saved, setSaved] = useState({ values: initial, base });
  const [values, setValues] = useState(start);
  const [refused, setRefused] = useState<FieldErrors<Values>>(refusedBefore);
  const [attempts, setAttempts] = useState(0);
  const [outcomeUnknown, setOutcomeUnknown] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const dirty = differs(values, saved.values);
  const release = useUnsavedChanges(dirty);
  const kept = useKeptChanges({ form: keepAs, initial: saved.values, values, dirty, base: saved.base });
  const errors: FieldErrors<Values> = attempts === 0 ? refused : { ...checked(values, check), ...refused };

  // Who sent the form, or had it refused, goes on at the first field that needs it.
  useEffect(() => {
    if (attempts > 0) firstInvalid(element.current)?.focus();
  }, [attempts]);

  const set = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setRefused((before) => without(before, changes));
  };

  // The button that was pressed goes away.
  const focusFirst = () => element.current?.querySelector<HTMLElement>('input, textarea')?.focus();

  return {
    values,
    saved: saved.values,
    base: saved.base,
    dirty,
    errors,
    kept,
    set,
    /** What a control of this field needs. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
    }),
    /** What the form element needs. Messages stand at the fields, so the browser's own stay away. */
    element: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        setRefused({});
        setOutcomeUnknown(false);
        setAttempts((before) => before + 1);
        if (Object.keys(checked(values, check)).length === 0) onSubmit(values);
        else onRefused?.(values);
      },
    },
    /** True after a save that ended without an answer, until the next one. */
    outcomeUnknown,
    /** It was not saved: what the database did not take, or null, and whether nobody knows. */
    refuse: (reasons: FieldErrors<Values> | null, unknown: boolean) => {
      setRefused(reasons ?? {});
      setOutcomeUnknown(unknown);
      if (reasons) setAttempts((before) => before + 1);
    },
    /** These values were saved. What was typed while they were on their way stays unsaved. */
    settle: (nowSaved: Values, version = '') => {
      if (kept.forget(nowSaved)) release();
      setSaved({ values: nowSaved, base: version });
      setAttempts(0);
    },
    /** `sent` was saved. The form is there for the next one, unless something else was typed since. */
    clear: (sent: Values, nextBase: string) => {
      setSaved((before) => ({ ...before, base: nextBase }));
      if (!kept.forget(sent)) return;
      release();
      setValues(saved.values);
      setAttempts(0);
    },
    /** Takes back changes that the device kept. */
    restore: (changes: KeptChanges<Values>) => {
      setValues(changes.values);
      setSaved((before) => ({ ...before, base: changes.base }));
      setRefused({});
      kept.takeBack(changes);
      focusFirst();
    },
    /** Gives up changes that the device kept. */
    discard: (changes: KeptChanges<Values>) => {
      kept.discard(changes);
      focusFirst();
    },
    /** Shows other values, and what they are compared with from now on. */
    open: (next: Values, compared: { values: Values; base: string }) => {
      setSaved(compared);
      setValues(next);
      setRefused({});
      setAttempts(0);
    },
  };
}

/** What stands against values as they are typed: what the form's own check says, and what no field can hold. */
export function checked<Values extends object>(
  values: Values,
  check: (values: Values) => FieldErrors<Values>,
): FieldErrors<Values> {
  const broken = Object.entries(values)
    .filter(([, value]) => typeof value === 'string' && !isStorable(value))
    .map(([field]) => [field, 'This holds a character that cannot be stored. Please remove it.']);
  const wrong = Object.entries<string | undefined>(check(values)).filter(([, error]) => error !== undefined);
  return Object.fromEntries([...wrong, ...broken]) as FieldErrors<Values>;
}

function without<Values>(errors: FieldErrors<Values>, changes: Partial<Values>): FieldErrors<Values> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes))) as FieldErrors<Values>;
}

/** Also where a control stands elsewhere and names its form, as in the cells of a table row. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | undefined {
  const isInvalid = (control: Element): control is HTMLElement => control.matches('[aria-invalid="true"]');
  return Array.from(form?.elements ?? []).find(isInvalid);
}
