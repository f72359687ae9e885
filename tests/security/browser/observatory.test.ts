import fs from 'node:fs';
import { ALL_TESTS, NUM_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { filedAddresses } from '../../support/browser/screens.ts';
import { proves } from '../../support/evidence.ts';

/**
 * Runs Mozilla's Observatory on the responses of `vite preview`. Its scanner needs a public host with HTTPS, and
 * preview has neither. So Observatory's tests and grader get the responses as responses by HTTPS with a valid
 * certificate. They get no response by plain HTTP, because the host decides about plain HTTP.
 */
const [baseUrl = ''] = inject('baseUrls');
const hostname = 'handheld-legacy.example';

interface Answer {
  status: number;
  headers: Record<string, string>;
  html: string;
}

interface Verdict {
  grade: string;
  score: number;
  passed: number;
  failed: string[];
}

const realRead = fs.readFileSync;

beforeAll(() => {
  // An empty list replaces the HSTS preload list, which the package's install script fetches. No list has this host.
  vi.spyOn(fs, 'readFileSync').mockImplementation((file: fs.PathOrFileDescriptor, ...rest: []) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : realRead(file, ...rest),
  );
  return () => vi.restoreAllMocks();
});

async function answerOf(address: string): Promise<Answer> {
  const response = await fetch(baseUrl + address);
  return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
}

/** Returns the scanner's verdict on a response. Source: `src/scanner/index.js` of the package. */
function verdictOn({ status, headers, html }: Answer, address: string): Verdict {
  const url = new URL(address, `https://${hostname}`);
  const response = { status, headers, verified: true, httpEquiv: parseHttpEquivHeaders(html, url.href) };
  const requests = new Requests(hostname);
  requests.session = { url };
  requests.resources.path = html;
  Object.assign(requests.responses, { auto: response, https: response, cors: response });
  const results = ALL_TESTS.map((each) => each(requests));
  const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 100);
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
  const { grade, score } = getGradeForScore(uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved);
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return { grade, score, passed: results.length - failed.length, failed };
}

describe("Mozilla's Observatory", () => {
  test.for([...filedAddresses, '/login', '/login/password', '/admin', '/admin/settings'])(
    'gives %s an A+ with at least 130 points, and every test passes',
    async (address, context) => {
      proves(context, {
        category: 'hardening',
        surface: address,
        challenge: "Mozilla's Observatory",
        expected: 'A+, at least 130, every test passed',
      });
      const answer = await answerOf(address);
      expect(answer.status).toBe(200);
      expect(answer.html).toContain('<div id="root">');
      const verdict = verdictOn(answer, address);
      expect(verdict).toMatchObject({ grade: 'A+', passed: NUM_TESTS, failed: [] });
      expect(verdict.score).toBeGreaterThanOrEqual(130);
    },
  );

  const weaker: Record<string, (answer: Answer) => Partial<Answer>> = {
    'csp-header-invalid': ({ headers, html }) => ({
      headers: { ...headers, 'content-security-policy': '' },
      html: html.replace(/<meta http-equiv[^>]*>/, ''),
    }),
    'hsts-not-implemented': without('strict-transport-security'),
    'x-content-type-options-not-implemented': without('x-content-type-options'),
    'sri-not-implemented-and-external-scripts-not-loaded-securely': ({ html }) => ({
      html: html.replace('<head>', '<head><script src="//cdn.example.com/a.js"></script>'),
    }),
  };

  test.each(Object.entries(weaker))('reports %s for a weakened home page', async (result, change) => {
    const answer = await answerOf('/');
    const verdict = verdictOn({ ...answer, ...change(answer) }, '/');
    expect(verdict.failed).toEqual([result]);
    expect(verdict.score).toBeLessThan(130);
  });

  test('gives fewer points for a page without Cross-Origin-Resource-Policy', async () => {
    const answer = await answerOf('/');
    const changed = { ...answer, ...without('cross-origin-resource-policy')(answer) };
    expect(verdictOn(changed, '/').score).toBeLessThan(130);
  });
});

/** Returns a function that removes a header from a response. */
function without(name: string): (answer: Answer) => Partial<Answer> {
  return ({ headers }) => ({ headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)) });
}
