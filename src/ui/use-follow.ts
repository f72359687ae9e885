import { useState } from 'react';
import type { useForm } from './use-form';
import { differs } from './use-kept-changes';

/** Has a form follow what is saved, also when somebody else saved it, unless something else is typed in it. */
export function useFollow<Values extends object>(form: ReturnType<typeof useForm<Values>>, saved: Values): void {
  const [known, setKnown] = useState(saved);
  if (!differs(saved, known)) return;
  setKnown(saved);
  if (!form.dirty || !differs(saved, form.values)) form.open(saved, { values: saved, base: '' });
}
