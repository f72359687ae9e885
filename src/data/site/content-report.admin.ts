import * as v from 'valibot';
import type { ServiceResponse } from '@/data/service/errors';
import { firstRowOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';

const contentReportSchema = v.object({
  checked_at: v.string(),
  /** The number of checked addresses outside the site. */
  addresses: v.number(),
  findings: v.array(
    v.object({
      /** A key of `findingKinds`. */
      kind: v.string(),
      thing: v.picklist(['post', 'console', 'link', 'social', 'site']),
      /** Null for the site itself. */
      id: v.nullable(v.string()),
      title: v.string(),
      detail: v.string(),
      address: v.nullable(v.string()),
    }),
  ),
});

export type ContentReport = v.InferOutput<typeof contentReportSchema>;

export type Finding = ContentReport['findings'][number];

/** Reads the report of the content check; null before the first check. */
export function contentReport() {
  return staffQuery(['content-report', staffKey], async (signal) => {
    const query = staffSupabase.from('content_reports').select('checked_at, addresses, findings').limit(1);
    // In the generated types, `findings` is any JSON. The schema checks this JSON.
    return firstRowOf<ContentReport>(
      (await withoutRetries(query, signal)) as ServiceResponse<ContentReport>,
      contentReportSchema,
    );
  });
}
