/** Types for the used parts of Mozilla's analyser, which has no types. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  interface ObservedResponse {
    status: number;
    headers: Record<string, string>;
    /** Whether the certificate was valid. */
    verified: boolean;
    httpEquiv?: Map<string, string[]>;
  }

  export class Requests {
    constructor(hostname: string);
    session: { url: URL } | null;
    resources: { path: string | null };
    responses: Record<'auto' | 'http' | 'https' | 'cors', ObservedResponse | null>;
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
  export const NUM_TESTS: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}
