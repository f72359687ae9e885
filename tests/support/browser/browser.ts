import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { baseUrl } from './base-url';
import { settled } from './settled';

declare global {
  /** Stands in every page that is watched. */
  function noteViolation(violation: string): void;
}

/** The window of a phone. */
export const phone = { width: 390, height: 844 };

export interface VisitOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** A finger instead of a mouse. */
  touch?: boolean;
  /** Pixels of the screen for one of CSS. */
  deviceScaleFactor?: number;
  javaScriptEnabled?: boolean;
  /** Lines of the console's log that belong to what is tested; every other one fails the test. */
  expectedErrors?: RegExp[];
}

/** A page in a browser context of its own, with everything it asked for and complained about. */
export interface Visit {
  page: Page;
  requests: Request[];
  /** Errors in the console's log, in the order they came. */
  errors: string[];
  /** See `VisitOptions`. */
  expectedErrors: RegExp[];
  /** Errors that nothing caught, rejected promises included. Nothing that a test does is a reason for one. */
  uncaught: string[];
  /** What a page did against its Content-Security-Policy, Trusted Types included. */
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

// Holds for every test.
afterEach(async () => {
  const finished = visits.splice(0);
  await Promise.all(finished.map(({ context }) => closeQuietly(context)));
  for (const visitor of finished) expectInOrder(visitor);
});

/** Fails when something unexpected happened in a visit, or somebody else was asked for anything. */
export function expectInOrder({ violations, uncaught, errors, expectedErrors, requests }: Visit): void {
  expect(violations, 'what the content security policy forbids').toEqual([]);
  expect(uncaught, 'errors that nothing caught').toEqual([]);
  expect(
    errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))),
    'unexpected errors in the browser',
  ).toEqual([]);
  expect(
    requests.map((request) => request.url()).filter((url) => !staysHere(url)),
    'requests that left the origin',
  ).toEqual([]);
}

/** A fresh visitor; `page.goto` takes addresses of the site, such as '/blog'. */
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

/** A visitor who has opened an address of the site. */
export async function open(address: string, options?: VisitOptions): Promise<Visit> {
  const visitor = await visit(options);
  await visitor.page.goto(address);
  return visitor;
}

/** A visitor before whom an address of the site is all there. */
export async function openSettled(address: string, options?: VisitOptions): Promise<Visit> {
  const visitor = await open(address, options);
  await settled(visitor.page);
  return visitor;
}

/** Has every page tell what it does against its policy, from before its first script. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding('noteViolation', (_source, violation: string) => void violations.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, documentURI }) =>
      noteViolation(`${effectiveDirective}: ${blockedURI} ${sample} (${documentURI})`),
    );
  });
}

/** Closes a browser context; what a route is still fetching then is nobody's error. */
async function closeQuietly(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** A hosted site asks its project, too. */
function staysHere(url: string): boolean {
  const project = inject('stack')?.url;
  return (
    url.startsWith(`${baseUrl}/`) ||
    (project !== undefined && url.startsWith(`${project}/`)) ||
    /^(data|blob|about):/.test(url)
  );
}
