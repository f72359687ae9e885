import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A message for each field that is not as it should be. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** Shows what the database rejected at its fields, and takes the person to the first of them. */
export function applyServerErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  errors: FieldErrors<Values> | null,
): void {
  for (const [name, message] of Object.entries<string | undefined>(errors ?? {}))
    setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: true });
}
