import { flatten, safeParse, type GenericSchema } from 'valibot';

/** Returns the first error message for each field, from the schema of a form. */
export function errorsOf<Values extends object>(
  schema: GenericSchema<Values, Values>,
  values: Values,
): { [Field in keyof Values]?: string } {
  const { issues } = safeParse(schema, values, { abortPipeEarly: true });
  const nested = issues ? flatten(issues).nested : {};
  const first = Object.entries(nested ?? {}).map(([field, messages]) => [field, (messages as string[])[0]]);
  return Object.fromEntries(first) as { [Field in keyof Values]?: string };
}
