import { STATUS_CODES } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import { ask, type Answer, type AskOptions, type Sought } from './ask.ts';
import type { Kind } from './findings.ts';

/** A finding about an address; null for an address that leads to a page. */
export type Verdict = { kind: Kind; detail: string } | null;

const sideBySide = 8;

const mostRedirects = 5;

/**
 * Requests each address once. A host gets one request at a time, and no request that its robots.txt forbids.
 * @throws Error when no host answered, because then the network is probably down
 */
export async function askAddresses(addresses: readonly string[], options: AskOptions): Promise<Map<string, Verdict>> {
  const asker = askerOf(options);
  const verdicts = new Map<string, Verdict>();
  const hosts = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const host = URL.canParse(address) ? new URL(address).host : '';
    if (host) hosts.set(host, [...(hosts.get(host) ?? []), address]);
    else verdicts.set(address, { kind: 'broken-link', detail: 'It is no address.' });
  }
  const waiting = [...hosts.values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      for (const address of next) verdicts.set(address, await asker.judge(address));
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  if (hosts.size > 1 && !asker.wasAnswered())
    throw new Error('No host answered: is there a network? "npm run content -- check --no-network" asks none.');
  return verdicts;
}

function askerOf(options: AskOptions) {
  const turns = new Map<string, Promise<unknown>>();
  const rules = new Map<string, Promise<Rules>>();
  const answers = new Map<string, Promise<Answer>>();
  let answered = false;

  /** Sends a request after the previous request to the same host has ended. */
  function inTurn(url: URL, sought: Sought): Promise<Answer> {
    const turn = (turns.get(url.host) ?? Promise.resolve()).then(() => ask(url, sought, options));
    turns.set(
      url.host,
      turn.then(() => sleep(options.pause)),
    );
    return turn;
  }

  async function headOrGet(url: URL): Promise<Answer> {
    const head = await inTurn(url, 'head');
    const rejected =
      'failure' in head ? head.failure === 'unreachable' : head.status >= 400 && ![401, 429].includes(head.status);
    const answer = rejected ? await inTurn(url, 'get') : head;
    if ('status' in answer) {
      answered = true;
      // After 429 the host gets no more requests.
      if (answer.status === 429) rules.set(url.host, Promise.resolve({ verdict: verdictOn(429) }));
    }
    return answer;
  }

  /** Reads the robots.txt of a host, and follows redirects. */
  async function rulesAt(url: URL, redirects = 0): Promise<Rules> {
    const answer = await inTurn(url, 'text');
    if ('failure' in answer) return { verdict: redirects === 0 ? unanswered(answer) : withoutRules };
    answered = true;
    const next = redirects < mostRedirects && redirectOf(answer, url);
    if (next) return rulesAt(next, redirects + 1);
    if (answer.status >= 500) return { verdict: withoutRules };
    if (answer.status === 429) return { verdict: verdictOn(429) };
    return { verdict: null, text: answer.status < 300 ? answer.text : '' };
  }

  /** Returns the reason not to request an address, or null. */
  async function obstacleAt(url: URL): Promise<Verdict> {
    const file = new URL('/robots.txt', url);
    const { verdict, text = '' } = await cached(rules, url.host, () => rulesAt(file));
    const allowed = robotsParser(file.href, text).isAllowed(url.href, options.userAgent);
    return verdict ?? (allowed === false ? { kind: 'link-not-asked', detail: 'Its host forbids it to robots.' } : null);
  }

  async function judge(address: string): Promise<Verdict> {
    const path: string[] = [];
    let next: URL | null = new URL(withoutHash(address));
    let moved: string | null = null;
    for (;;) {
      const url = next;
      const withRedirect = (verdict: Verdict) => (path.length > 0 ? afterRedirect(url, verdict) : verdict);
      if (path.includes(url.href)) return broken(`It redirects in a loop: ${[...path, url.href].join(', ')}.`);
      if (path.length > mostRedirects) return broken(`It redirects more than ${mostRedirects} times.`);
      const obstacle = await obstacleAt(url);
      if (obstacle) return withRedirect(obstacle);
      const answer = await cached(answers, url.href, () => headOrGet(url));
      if ('failure' in answer) return withRedirect(unanswered(answer));
      next = redirectOf(answer, url);
      if (!next) return withRedirect(verdictOn(answer.status)) ?? movedTo(moved);
      // The target of a temporary redirect may change tomorrow.
      const lasts = answer.status === 301 || answer.status === 308;
      if (lasts && (path.length === 0 || moved === url.href)) moved = next.href;
      path.push(url.href);
    }
  }

  return { judge, wasAnswered: () => answered };
}

/** The robots.txt of a host, or the reason not to request anything from the host. */
interface Rules {
  verdict: Verdict;
  text?: string;
}

/** An unreadable robots.txt forbids everything. */
const withoutRules: Verdict = { kind: 'link-not-asked', detail: 'Its host does not say what robots may ask for.' };

function cached<Value>(cache: Map<string, Promise<Value>>, key: string, find: () => Promise<Value>): Promise<Value> {
  const found = cache.get(key) ?? find();
  cache.set(key, found);
  return found;
}

/** Returns an address without its hash, because hosts never see the hash. */
export function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? address;
}

function redirectOf(answer: Extract<Answer, { status: number }>, from: URL): URL | null {
  const { status, location } = answer;
  if (![301, 302, 303, 307, 308].includes(status) || !location || !URL.canParse(location, from.href)) return null;
  const to = new URL(withoutHash(new URL(location, from).href));
  return to.protocol === 'http:' || to.protocol === 'https:' ? to : null;
}

function verdictOn(status: number): Verdict {
  if (status >= 200 && status < 300) return null;
  if ([401, 403, 429].includes(status))
    return { kind: 'link-not-asked', detail: `Its host answers ${statusText(status)}: it lets no robots in.` };
  return broken(`Its host answers ${statusText(status)}.`);
}

function unanswered({ failure, reason }: Extract<Answer, { failure: string }>): Verdict {
  const kinds = { unreachable: 'broken-link', slow: 'slow-link', private: 'link-not-asked' } as const;
  return { kind: kinds[failure], detail: reason };
}

function broken(detail: string): Verdict {
  return { kind: 'broken-link', detail };
}

function movedTo(address: string | null): Verdict {
  return address === null ? null : { kind: 'moved-link', detail: `It has moved for good to ${address}` };
}

function afterRedirect(url: URL, verdict: Verdict): Verdict {
  return verdict ? { ...verdict, detail: `It leads to ${url.href}. ${verdict.detail}` } : verdict;
}

/** Formats a status, for example "404 (Not Found)". */
function statusText(status: number): string {
  const name = STATUS_CODES[status];
  return name ? `${status} (${name})` : String(status);
}
