import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { baseUrl } from './base-url';
import { settled } from './settled';

declare global {
  /** Records a policy violation. Every watched page can call this function. */
  function noteViolation(violation: string): void;
}

export const phone = { width: 390, height: 844 };

export interface VisitOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  touch?: boolean;
  /** Device pixels per CSS pixel. */
  deviceScaleFactor?: number;
  javaScriptEnabled?: boolean;
  /** Expected errors in the console. Every other error fails the test. */
  expectedErrors?: RegExp[];
}

export interface Visit {
  page: Page;
  requests: Request[];
  /** Errors in the console, in order. */
  errors: string[];
  expectedErrors: RegExp[];
  /** Uncaught errors, including rejected promises. No test allows one. */
  uncaught: string[];
  /** Violations of the Content-Security-Policy, including Trusted Types. */
  violations: string[];
}

interface Watched extends Visit {
  context: BrowserContext;
}

let browser: Browser;
const visits: Watched[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

afterEach(async () => {
  const finished = visits.splice(0);
  await Promise.all(finished.map(({ context }) => closeQuietly(context)));
  for (const visitor of finished) expectCleanVisit(visitor);
});

/** Fails after an unexpected error in a visit, or after a request to another origin. */
export function expectCleanVisit({ violations, uncaught, errors, expectedErrors, requests }: Visit): void {
  expect(violations, 'what the content security policy forbids').toEqual([]);
  expect(uncaught, 'errors that nothing caught').toEqual([]);
  expect(
    errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
    'unexpected errors in the browser',
  ).toEqual([]);
  expect(
    requests.map((request) => request.url()).filter((url) => !isToSite(url)),
    'requests that left the origin',
  ).toEqual([]);
}

/** Starts a visit in a new browser context. `page.goto` takes addresses of the site, such as '/blog'. */
export async function visit({
  width = 1280,
  height = 800,
  colorScheme = 'light',
  reducedMotion = 'no-preference',
  touch = false,
  deviceScaleFactor,
  javaScriptEnabled = true,
  expectedErrors = [],
}: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    hasTouch: touch,
    deviceScaleFactor,
    isMobile: touch,
    javaScriptEnabled,
  });
  context.setDefaultTimeout(15_000);
  const requests: Request[] = [];
  const errors: string[] = [];
  const uncaught: string[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('weberror', (error) => uncaught.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  const violations: string[] = [];
  await watchPolicy(context, violations);
  const page = await context.newPage();
  const watched: Watched = { page, requests, errors, uncaught, violations, context, expectedErrors };
  visits.push(watched);
  return watched;
}

export async function open(address: string, options?: VisitOptions): Promise<Visit> {
  const visitor = await visit(options);
  await visitor.page.goto(address);
  return visitor;
}

export async function openSettled(address: string, options?: VisitOptions): Promise<Visit> {
  const visitor = await open(address, options);
  await settled(visitor.page);
  return visitor;
}

/** Records the policy violations of every page. The listener starts before the first script. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding('noteViolation', (_source, violation: string) => void violations.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, documentURI }) =>
      noteViolation(`${effectiveDirective}: ${blockedURI} ${sample} (${documentURI})`),
    );
  });
}

/** Closes a browser context. Ignores errors of routes that are still fetching. */
async function closeQuietly(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Says whether a request goes to the site, or to the project of a hosted site. */
function isToSite(url: string): boolean {
  const project = inject('stack')?.url;
  return (
    url.startsWith(`${baseUrl}/`) ||
    (project !== undefined && url.startsWith(`${project}/`)) ||
    /^(data|blob|about):/.test(url)
  );
}
