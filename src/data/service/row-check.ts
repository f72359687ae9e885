import * as v from 'valibot';
import { ReadError, type ServiceResponse, type FailureKind } from './errors';

/** A schema of the columns that a screen needs. */
export type RowSchema<Row> = v.GenericSchema<unknown, Partial<Row>>;

/** Returns the rows of a response. @throws ReadError for a failure, a captive portal's page or a truncated body */
export function rowsOf<Row extends object>(
  { data, error, status }: ServiceResponse<Row>,
  schema: RowSchema<Row>,
): Row[] {
  if (error || status >= 400) {
    // A gateway's error is JSON too, with other fields.
    const { message, code, hint } = (error ?? {}) as Record<string, unknown>;
    const text = typeof message === 'string' ? message : JSON.stringify(error);
    const errorCode = typeof code === 'string' ? code : '';
    throw new ReadError(kindOf(status, hint), `${status} ${errorCode} ${text.slice(0, 300)}`, errorCode);
  }
  const checked = v.safeParse(v.array(schema), data);
  if (checked.success && data) return data;
  const [issue] = checked.issues ?? [];
  throw new ReadError('malformed', `${status} ${issue?.path?.map(({ key }) => key).join('.')} ${issue?.message}`);
}

/** Returns the first row, or null. @throws ReadError as `rowsOf` */
export function firstRowOf<Row extends object>(response: ServiceResponse<Row>, schema: RowSchema<Row>): Row | null {
  return rowsOf(response, schema)[0] ?? null;
}

function kindOf(status: number, hint: unknown): FailureKind {
  if (status === 0) return typeof hint === 'string' && hint.includes('aborted') ? 'timeout' : 'network';
  if (status >= 500) return 'server';
  return status >= 400 ? 'rejected' : 'malformed';
}
